/** The story of a quest in lines: each answer's events, said by the voice of that moment. */

import '../styles/news.css';
import { useMemo } from 'preact/hooks';
import type { Entry } from '../../../session/game/log.ts';
import type { Session } from '../../../session/game/session.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { questSignOf } from '../../../text/quest/signs.ts';
import { questNewsLines, questStoryLines } from '../../../text/quest/story-lines.ts';
import { useApp, useChanges } from '../context.ts';
import { lastOpened, type Openable, opener, useOpenable } from '../insight/why.tsx';
import { questWording } from '../insight/wording.ts';
import { Page } from '../parts/page.tsx';
import { ArtImage } from '../parts/pieces.tsx';

function QuestLines({
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

/** The story of a quest to be read, the newest first: since one's last turn, then World by World, Round by Round. */
export function QuestLog({ session }: { session: Session<'quest'> }) {
  const { words, back } = useApp();
  useChanges(session);
  const { viewer } = session.device();
  const view = session.view(viewer);
  const speech = useMemo(
    () => new QuestSpeech(words, session.players, view),
    [words.language, session.players, view],
  );
  const { t } = speech;
  const story = session.story(viewer);
  const recap = viewer === null ? [] : session.recap(viewer);
  const n = questNewsLines(speech, recap).length;
  const about = useOpenable(session, questWording(speech));
  const opened = lastOpened(about?.past ?? null);
  const step = opened === null ? null : (about?.past.step(opened) ?? null);
  const last = step === null ? null : chapterOf(step.when);
  const chapters = [...new Set(story.map(chapterOf))].reverse();
  return (
    <Page kind="log-page" title={t('ui.log.title')} back={back}>
      {n === 0 ? null : (
        <section class="panel latest" aria-labelledby="latest">
          <h2 id="latest">{t('ui.recap.button', { n })}</h2>
          <QuestNews speech={speech} entries={recap} />
        </section>
      )}
      {chapters.length === 0 ? <p class="panel">{t('ui.log.nothing')}</p> : null}
      {chapters.map((chapter, at) => (
        <Chapter
          key={chapter}
          speech={speech}
          entries={story.filter((entry) => chapterOf(entry) === chapter)}
          about={about}
          isOpen={last === null ? at === 0 : chapter === last}
        />
      ))}
    </Page>
  );
}

const chapterOf = ({ number, round }: Pick<Entry<'quest'>, 'number' | 'round'>): string =>
  `${number}.${round}`;

function Chapter({
  speech,
  entries,
  about,
  isOpen,
}: {
  speech: QuestSpeech;
  entries: readonly Entry<'quest'>[];
  about: Openable<'quest'> | null;
  isOpen: boolean;
}) {
  const first = entries[0];
  if (first === undefined) return null;
  const { number, round } = first;
  return (
    <details class="panel fold story-round" open={isOpen}>
      <summary>
        <h2>{speech.t('ui.title.savedQuest', { number: Math.max(1, number), round })}</h2>
      </summary>
      <QuestLines speech={speech} entries={entries} newestFirst about={about} />
    </details>
  );
}
