/** The story: all of it by rounds and turns, and what happened since one's own last answer. */

import type { Entry } from '../../../session/log.ts';
import { playerArt } from '../art.ts';
import { Art, Fold } from '../parts/pieces.tsx';
import type { Speech } from '../text/speech.ts';
import { tell } from '../text/tell.ts';

/** More is not shown at once: who wants older things reads the file. */
const SHOWN = 60;

function Lines({ speech, entries }: { speech: Speech; entries: readonly Entry[] }) {
  return (
    <ol class="entries">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Art src={entry.seat === null ? null : playerArt(entry.seat)} size={22} />
          <div>
            {entry.events.map((event, at) => (
              <p key={at}>{tell(speech, event)}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The newest first, under the round they happened in. */
export function StoryLog({ speech, entries }: { speech: Speech; entries: readonly Entry[] }) {
  const shown = entries.slice(-SHOWN).reverse();
  const rounds = [...new Set(shown.map((entry) => entry.round))];
  return (
    <Fold title={speech.t('ui.log.title')} open={false}>
      <div class="log">
        {rounds.map((round) => (
          <section key={round}>
            <h3>{speech.t('ui.log.round', { round })}</h3>
            <Lines speech={speech} entries={shown.filter((entry) => entry.round === round)} />
          </section>
        ))}
      </div>
    </Fold>
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
