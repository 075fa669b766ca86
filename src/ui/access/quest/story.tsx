/** The story of a quest in lines: each answer's events, said by the voice of that moment. */

import { questNews } from '../../../session/advice/quest-news.ts';
import type { Entry } from '../../../session/game/log.ts';
import type { QuestSpeech } from '../../../text/quest/index.ts';
import { toldLines } from '../../../text/quest/told.ts';
import { type Openable, opener } from '../insight/why.tsx';

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
  const lines = toldLines(speech, entries).map(({ entry, at, words }) => {
    const id = `${entry.id}.${at}`;
    return (
      <li key={id} data-line={id}>
        <p>{words}</p>
        {open(entry.seat, entry.id)}
      </li>
    );
  });
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
  const news = questNews(entries);
  const { length } = toldLines(speech, news);
  if (length === 0) return null;
  return (
    <details class="recap" open={open}>
      <summary>{speech.t('ui.recap.button', { n: length })}</summary>
      <QuestLines speech={speech} entries={news} />
    </details>
  );
}
