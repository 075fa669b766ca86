/** The story of a quest in lines: each answer's events, said by the voice of that moment. */

import type { Entry } from '../../../session/game/log.ts';
import type { QuestSpeech } from '../../../text/quest/index.ts';
import { questSignOf } from '../../../text/quest/signs.ts';
import { questNewsLines, questStoryLines } from '../../../text/quest/story-lines.ts';
import { ArtImage } from '../parts/pieces.tsx';
import '../styles/news.css';
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
  const lines = questStoryLines(speech, entries).map(({ entry, at, words }) => {
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

/** What happened since one's turn: a line a deed, with the signs of what came of it and the sentence of where it led. */
export function QuestNews({ speech, entries }: { speech: QuestSpeech; entries: readonly Entry<'quest'>[] }) {
  return (
    <ol class="entries quest-entries news">
      {questNewsLines(speech, entries).map(([deed, ...after], i) =>
        deed === undefined ? null : (
          <li key={i} data-line={i}>
            <ArtImage src={questSignOf(deed.event)} size={32} />
            <p>
              {deed.words}{' '}
              {after.map(({ event, words }, at) => (
                <span key={at} class="step">
                  <ArtImage src={questSignOf(event)} size={30} />
                  <span class={at === after.length - 1 ? '' : 'unseen'}> {words}</span>
                </span>
              ))}
            </p>
          </li>
        ),
      )}
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
  const { length } = questNewsLines(speech, entries);
  if (length === 0) return null;
  return (
    <details class="recap" open={open}>
      <summary>{speech.t('ui.recap.button', { n: length })}</summary>
      <QuestNews speech={speech} entries={entries} />
    </details>
  );
}
