/** The story of a quest to be read, the newest first: since one's last turn, then World by World, Round by Round. */

import { useMemo } from 'preact/hooks';
import type { Entry } from '../../../session/game/log.ts';
import type { Session } from '../../../session/game/session.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { questNewsLines } from '../../../text/quest/story-lines.ts';
import { useApp, useChanges } from '../context.ts';
import { lastOpened, type Openable, useOpenable } from '../insight/why.tsx';
import { questWording } from '../insight/wording.ts';
import { Page } from '../parts/page.tsx';
import { QuestLines, QuestNews } from './story.tsx';

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
