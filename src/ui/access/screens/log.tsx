/** The story of the game to be read, the newest first: since one's last turn, then by rounds; all of it or one shop's. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../../engine/games.ts';
import type { Entry } from '../../../session/game/log.ts';
import type { Session } from '../../../session/game/session.ts';
import { playerArt } from '../../art-urls.ts';
import { useApp, useChanges } from '../context.ts';
import { useWording } from '../insight/turning.tsx';
import { lastOpened, type Openable, useOpenable } from '../insight/why.tsx';
import type { Wording } from '../insight/wording.ts';
import { ChoiceRow } from '../parts/choices.tsx';
import { Page } from '../parts/page.tsx';
import { ArtImage, Button, Fold, Panel } from '../parts/pieces.tsx';
import { StoryLines } from '../parts/story.tsx';

export function LogScreen() {
  const { session } = useApp().sessions;
  const wording = useWording(session);
  if (session === null || wording === null) return null;
  return <Log session={session as Session<GameId>} wording={wording} />;
}

/** What happened since one's turn, all of it, over the picture it was asked for in. */
export function RecapScreen() {
  const { sessions, words, back, go } = useApp();
  const { session } = sessions;
  const wording = useWording(session);
  const { viewer = null } = session?.device() ?? {};
  if (session === null || wording === null) return null;
  return (
    <Page kind="recap-page" title={words.t('ui.recap.title')} back={back}>
      <section class="panel">
        {viewer === null ? null : <StoryLines lines={wording.news(session.recap(viewer), viewer)} />}
      </section>
      <p class="recap-ways row middle apart">
        <Button tap={() => go('log')} icon="ui-log" size={34} words={words.t('ui.recap.log')} />
        <Button class="gold" tap={back} words={words.t('ui.recap.close')} />
      </p>
    </Page>
  );
}

function Log({ session, wording }: { session: Session<GameId>; wording: Wording<GameId> }) {
  const { back, t } = useApp();
  useChanges(session);
  const [seat, setSeat] = useState<number | null>(null);
  useScrollAnchor('.story-round [data-line]', seat);
  const { viewer } = session.device();
  const recap = viewer === null ? [] : wording.news(session.recap(viewer), viewer);
  const news = recap.filter(({ emblem }) => seat === null || emblem?.seat === seat);
  const about = useOpenable(session, wording);
  const opened = lastOpened(about?.past ?? null);
  const step = opened === null ? null : (about?.past.step(opened) ?? null);
  const last = step === null ? null : wording.chapter(step.when);
  const chapters = new Map<string, Entry<GameId>[]>();
  for (const entry of session.story(viewer)) {
    const isHis = seat === null || entry.events.some((event) => 'seat' in event && event.seat === seat);
    const name = wording.chapter(entry);
    if (isHis) chapters.set(name, [...(chapters.get(name) ?? []), entry]);
  }
  return (
    <Page kind="log-page" title={t('ui.log.title')} back={back}>
      {session.game === 'petz' ? (
        <fieldset class="choices filter">
          <legend class="unseen">{t('ui.log.filter')}</legend>
          <ChoiceRow
            look="middle"
            value={seat}
            values={[null, ...session.players.keys()]}
            called={(one) => (one === null ? t('ui.log.everybody') : wording.name(one))}
            art={(one) => (one === null ? undefined : playerArt(one))}
            onChange={setSeat}
          />
        </fieldset>
      ) : null}
      {news.length === 0 ? null : (
        <Panel class="latest" title={t('ui.recap.button', { n: news.length })} id="latest">
          <StoryLines lines={news} />
        </Panel>
      )}
      {chapters.size === 0 ? <p class="panel">{t('ui.log.nothing')}</p> : null}
      {[...chapters].reverse().map(([name, entries], i) => (
        <Chapter
          key={`${name} ${seat}`}
          wording={wording}
          name={name}
          entries={entries}
          seat={seat}
          about={about}
          isOpen={last === null ? i === 0 : name === last}
        />
      ))}
    </Page>
  );
}

interface ChapterProps {
  wording: Wording<GameId>;
  name: string;
  entries: readonly Entry<GameId>[];
  seat: number | null;
  about: Openable<GameId> | null;
  isOpen: boolean;
}

/** A round, the last phase first. */
function Chapter({ name, isOpen, ...of }: ChapterProps) {
  return (
    <Fold look="story-round" title={name} open={isOpen}>
      {() => <Phases {...of} />}
    </Fold>
  );
}

function Phases({ wording, entries, seat, about }: Omit<ChapterProps, 'name' | 'isOpen'>) {
  const phases = new Map<string, Entry<GameId>[]>();
  for (const entry of entries) {
    const phase = wording.phase(entry)?.words ?? '';
    phases.set(phase, [...(phases.get(phase) ?? []), entry]);
  }
  return [...phases].reverse().map(([phase, own]) => (
    <section key={phase}>
      {phase === '' || own[0] === undefined ? null : (
        <h3 class="row">
          <ArtImage src={wording.phase(own[0])?.art ?? null} size={36} /> {phase}
        </h3>
      )}
      <StoryLines
        lines={wording.story(own).filter(({ emblem }) => seat === null || emblem?.seat === seat)}
        newestFirst
        about={about}
      />
    </section>
  ));
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
