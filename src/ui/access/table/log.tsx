/** The story in lines: who did what, each with the sign of what it is about; and what happened since one's last turn. */

import type { PetzEvent } from '../../../engine/petz/events.ts';
import type { Entry } from '../../../session/log.ts';
import { playerArt } from '../art.ts';
import { useApp } from '../context.ts';
import { Art } from '../parts/pieces.tsx';
import { signOf } from '../text/signs.ts';
import type { Speech } from '../text/speech.ts';
import { tell } from '../text/tell.ts';

/** Whom a line is about; null: everybody. */
export function seatOf(event: PetzEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

/** The events of some entries, a line each; `seat` leaves out what is not about that shop. */
export function Lines({
  speech,
  entries,
  seat = null,
}: {
  speech: Speech;
  entries: readonly Entry[];
  seat?: number | null;
}) {
  return (
    <ol class="entries">
      {entries.flatMap((entry) =>
        entry.events.flatMap((event, at) => {
          const whose = seatOf(event);
          return seat !== null && whose !== seat ? (
            []
          ) : (
            <li key={`${entry.id}.${at}`} data-seat={whose}>
              {whose === null ? <span class="nobody" /> : <Art src={playerArt(whose)} size={28} />}
              <p>{tell(speech, event)}</p>
              <Art src={signOf(event)} size={32} />
            </li>
          );
        }),
      )}
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
  open = false,
}: {
  speech: Speech;
  entries: readonly Entry[];
  open?: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <details class="recap" open={open}>
      <summary>{speech.t('ui.log.recap', { count: entries.length })}</summary>
      <Lines speech={speech} entries={entries} />
    </details>
  );
}
