/** What is different in this game, in words: the twists in play, the wish of the hour, what holds groups back. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import type { Speech } from '../../../text/speech.ts';
import { formedInWords, limitsInWords, twistsInWords } from '../../../text/twists.ts';
import { Lines } from '../../panels/lines.tsx';
import { Fold } from '../parts/pieces.tsx';

/** A card for every twist in play; nothing in a game as printed. */
export function Twists({ speech, view, seat }: { speech: Speech; view: PetzView; seat: Seat | null }) {
  const twists = twistsInWords(speech, view, seat ?? 0);
  if (twists.length === 0) return null;
  return (
    <Fold title={speech.t('ui.inPlay.title')} open>
      <ul class="twists-now list">
        {twists.map(({ id, name, lines }, i) => (
          <li class="tile pad" key={i} data-mod={id}>
            <strong>{name}</strong>
            {lines.map((line) => (
              <span key={line}> {line}</span>
            ))}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Above the groups: how many may go, who is on strike, and what others have formed in the open. */
export function GroupNotes({ speech, view, seat }: { speech: Speech; view: PetzView; seat: Seat }) {
  const lines = [...limitsInWords(speech, view, seat), ...formedInWords(speech, view)];
  if (lines.length === 0) return null;
  return (
    <ul class="twists-now list" data-group-notes>
      <Lines of={lines} as="li" look="tile pad" />
    </ul>
  );
}
