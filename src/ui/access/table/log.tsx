/** The story in lines: who did what, each with the sign of what it is about; and what happened since one's last turn. */

import '../styles/news.css';
import type { PetzEvent } from '../../../engine/petz/events.ts';
import { newsLines } from '../../../session/advice/news.ts';
import type { Entry } from '../../../session/game/log.ts';
import { signOf } from '../../../text/signs.ts';
import type { Speech } from '../../../text/speech.ts';
import { tell } from '../../../text/tell.ts';
import { playerArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { type Openable, opener } from '../insight/why.tsx';
import { ArtImage } from '../parts/pieces.tsx';

/** Whom a line is about; null: everybody. */
export function seatOfEvent(event: PetzEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

/**
 * The events of some entries, a line each; `seat` leaves out what is not about that shop, `newestFirst` begins with
 * the end.
 */
export function Lines({
  speech,
  entries,
  seat = null,
  newestFirst = false,
  about = null,
}: {
  speech: Speech;
  entries: readonly Entry[];
  seat?: number | null;
  newestFirst?: boolean;
  /** What may be laid open. */
  about?: Openable<'petz'> | null;
}) {
  let last = '';
  const open = opener(about);
  const lines = entries.flatMap((entry) =>
    entry.events.flatMap((event, at) => {
      const whose = seatOfEvent(event);
      const id = `${entry.id}.${at}`;
      const words = tell(speech, event);
      // What is nobody's and comes several times in a row, as the cards that are put away, is said once.
      const isSame = whose === null && words === last;
      last = words;
      return isSame || (seat !== null && whose !== seat) ? (
        []
      ) : (
        <li key={id} data-line={id} data-seat={whose}>
          {whose === null ? <span class="nobody" /> : <ArtImage src={playerArt(whose)} size={28} />}
          <p>{words}</p>
          <ArtImage src={signOf(event)} size={32} />
          {open(whose, entry.id)}
        </li>
      );
    }),
  );
  return (
    <ol class="entries" reversed={newestFirst}>
      {newestFirst ? lines.reverse() : lines}
    </ol>
  );
}

/** The way to the whole story. */
export function StoryLink({ speech }: { speech: Speech }) {
  const { go } = useApp();
  return (
    <button type="button" class="story-link" onClick={() => go('log')}>
      {speech.t('ui.log.title')}
    </button>
  );
}

/** What the others did since one's own last answer. */
export function Recap({
  speech,
  entries,
  viewer,
  open = false,
}: {
  speech: Speech;
  entries: readonly Entry[];
  viewer: number;
  open?: boolean;
}) {
  const { length } = newsLines(entries, viewer);
  if (length === 0) return null;
  return (
    <details class="recap" open={open}>
      <summary>{speech.t('ui.recap.button', { n: length })}</summary>
      <News speech={speech} entries={entries} viewer={viewer} />
    </details>
  );
}

/** What others did since one's turn: a line a group, with the signs of all that it did, and the sentence of what came of it. */
export function News({
  speech,
  entries,
  viewer,
}: {
  speech: Speech;
  entries: readonly Entry[];
  viewer: number;
}) {
  return (
    <ol class="entries news">
      {newsLines(entries, viewer).map(({ seat, events }, i) => {
        const before = events.slice(0, -1);
        const last = events.at(-1);
        return last === undefined ? null : (
          <li key={i} data-line={i} data-seat={seat}>
            {seat === null ? <span class="nobody" /> : <ArtImage src={playerArt(seat)} size={28} />}
            <p>
              {before.map((event, at) => (
                <span key={at} class="step">
                  <ArtImage src={signOf(event)} size={30} />
                  <span class="unseen">{tell(speech, event)}</span>
                </span>
              ))}
              {tell(speech, last)}
            </p>
            <ArtImage src={signOf(last)} size={32} />
          </li>
        );
      })}
    </ol>
  );
}
