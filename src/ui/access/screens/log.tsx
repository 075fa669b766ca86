/** The story of the game to be read, the newest first: since one's last turn, then by rounds; all of it or one shop's. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { phaseKey } from '../../../i18n/keys.ts';
import { newsLines } from '../../../session/advice/news.ts';
import type { Entry } from '../../../session/game/log.ts';
import type { Session } from '../../../session/game/session.ts';
import { Speech } from '../../../text/speech.ts';
import { iconArt, playerArt } from '../../art-urls.ts';
import { useApp, useChanges } from '../context.ts';
import { lastOpened, type Openable, useOpenable } from '../insight/why.tsx';
import { petzWording } from '../insight/wording.ts';
import { Page } from '../parts/page.tsx';
import { ArtImage } from '../parts/pieces.tsx';
import { QuestLog } from '../quest/story.tsx';
import { Lines, News, seatOfEvent } from '../table/log.tsx';

export function LogScreen() {
  const { session } = useApp().sessions;
  if (session === null) return null;
  return session.game === 'quest' ? <QuestLog session={session} /> : <PetzLog session={session} />;
}

function PetzLog({ session }: { session: Session }) {
  const { words, back } = useApp();
  useChanges(session);
  const { t } = words;
  const [seat, setSeat] = useState<number | null>(null);
  useScrollAnchor('.story-round [data-line]', seat);
  const speech = new Speech(words, session.players);
  const { viewer } = session.device();
  const isHis = (entry: Entry) => seat === null || entry.events.some((event) => seatOfEvent(event) === seat);
  const story = session.story(viewer).filter(isHis);
  const recap = viewer === null ? [] : session.recap(viewer).filter(isHis);
  const news = viewer === null ? [] : newsLines(recap, viewer);
  const about = useOpenable(session, petzWording(speech));
  const last = lastOpenedRound(session, about);
  const rounds = [...new Set(story.map((entry) => entry.round))].sort((a, b) => b - a);
  return (
    <Page kind="log-page" title={t('ui.log.title')} back={back}>
      <fieldset class="choices filter">
        <legend class="unseen">{t('ui.log.filter')}</legend>
        <div class="choice-row wrap">
          {[null, ...session.players.keys()].map((choice) => (
            <label key={choice} class="choice">
              <input
                type="radio"
                name="whose"
                value={String(choice)}
                checked={choice === seat}
                onChange={() => setSeat(choice)}
              />
              <span class="row tile">
                {choice === null ? null : <ArtImage src={playerArt(choice)} size={28} />}
                {choice === null ? t('ui.log.everybody') : speech.seat(choice)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {viewer === null || news.length === 0 ? null : (
        <section class="panel latest" aria-labelledby="latest">
          <h2 id="latest">{t('ui.recap.button', { n: news.length })}</h2>
          <News speech={speech} entries={recap} viewer={viewer} />
        </section>
      )}
      {rounds.length === 0 ? <p class="panel">{t('ui.log.nothing')}</p> : null}
      {rounds.map((round, i) => (
        <Chapter
          key={`${round} ${seat}`}
          speech={speech}
          round={round}
          entries={story.filter((entry) => entry.round === round)}
          seat={seat}
          about={about}
          isOpen={last === null ? i === 0 : round === last}
        />
      ))}
    </Page>
  );
}

/** Where something was laid open last: the way back from there leads to it. */
function lastOpenedRound(session: Session, about: Openable<'petz'> | null): number | null {
  const id = lastOpened(about?.past ?? null);
  return id === null ? null : (session.past()?.step(id)?.when.round ?? null);
}

interface ChapterProps {
  speech: Speech;
  round: number;
  entries: readonly Entry[];
  seat: number | null;
  about: Openable<'petz'> | null;
  isOpen: boolean;
}

/** A round, the last phase first. What is folded up is not put together at all. */
function Chapter({ speech, round, entries, seat, about, isOpen }: ChapterProps) {
  const [open, setOpen] = useState(isOpen);
  const phases = [...new Set(entries.map((entry) => entry.phase))].reverse();
  return (
    <details
      class="panel fold story-round"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{speech.t('ui.log.round', { round })}</h2>
      </summary>
      {open
        ? phases.map((phase) => (
            <section key={phase}>
              <h3 class="row">
                <ArtImage src={iconArt(`phase-${phase}`)} size={36} /> {speech.t(phaseKey(phase))}
              </h3>
              <Lines
                speech={speech}
                entries={entries.filter((entry) => entry.phase === phase)}
                seat={seat}
                newestFirst
                about={about}
              />
            </section>
          ))
        : null}
    </details>
  );
}

interface Place {
  line: Element;
  top: number;
}

/** The first of these lines that is in sight, and how far down it is; null at the top of the page. */
function placeOf(lines: string): Place | null {
  if (window.scrollY <= 0) return null;
  for (const line of document.querySelectorAll(lines)) {
    const { top, bottom } = line.getBoundingClientRect();
    if (bottom > 0) return top < window.innerHeight ? { line, top } : null;
  }
  return null;
}

/** After every drawing the line that was read lies where it lay; with another `kind` of lines there is none to keep. */
function useScrollAnchor(lines: string, kind: unknown): void {
  const place = useRef<Place | null>(null);
  const shown = useRef(kind);
  useEffect(() => {
    const root = document.documentElement;
    const note = () => {
      place.current = placeOf(lines);
    };
    // What the browser does by itself would count twice.
    root.style.overflowAnchor = 'none';
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      root.style.overflowAnchor = '';
      window.removeEventListener('scroll', note);
    };
  }, [lines]);
  useLayoutEffect(() => {
    const { current } = place;
    if (shown.current === kind && current?.line.isConnected) {
      const by = current.line.getBoundingClientRect().top - current.top;
      if (Math.abs(by) >= 1) window.scrollBy(0, by);
    }
    shown.current = kind;
    place.current = placeOf(lines);
  });
}
