/** The story of a quest in lines: each answer's events, said by the voice of that moment. */

import type { Entry } from '../../../session/log.ts';
import { type Openable, opener } from '../insight/why.tsx';
import { type QuestSpeech, tellQuest } from '../text/quest/index.ts';

export function QuestLines({
  speech,
  entries,
  newestFirst = false,
  about = null,
}: {
  speech: QuestSpeech;
  entries: readonly Entry<'quest'>[];
  newestFirst?: boolean;
  /** What may be laid open. */
  about?: Openable<'quest'> | null;
}) {
  const open = opener(about);
  const lines = entries.flatMap((entry) =>
    entry.events.flatMap((event, at) => {
      const words = tellQuest(speech, event);
      const id = `${entry.id}.${at}`;
      return words === null ? (
        []
      ) : (
        <li key={id} data-line={id}>
          <p>{words}</p>
          {open(entry.seat, entry.id)}
        </li>
      );
    }),
  );
  return (
    <ol class="entries quest-entries" reversed={newestFirst}>
      {newestFirst ? lines.reverse() : lines}
    </ol>
  );
}

/** What happened since one's own last answer. */
export function QuestRecap({
  speech,
  entries,
  open = false,
}: {
  speech: QuestSpeech;
  entries: readonly Entry<'quest'>[];
  open?: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <details class="recap" open={open}>
      <summary>{speech.t('ui.log.recap', { count: entries.length })}</summary>
      <QuestLines speech={speech} entries={entries} />
    </details>
  );
}
