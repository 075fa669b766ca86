/** Lessons by topic: what was explained, done right and misread, and the way to the lesson that teaches it. */

import { knowledge, TOPICS, type Topic, wish } from '../../../session/advice/lessons.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { artifactArt, cageArt, customerArt, IMP, iconArt, needArt, petArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { useCampaign, useLevels, Waiting } from './hooks.tsx';
import '../styles/lessons.css';
import { Button } from '../parts/pieces.tsx';

const PICTURES: Readonly<Record<Topic, string>> = {
  pets: petArt('wormie'),
  needs: needArt('hunger'),
  cages: cageArt('c01'),
  groups: IMP,
  spaces: iconArt('icon-town'),
  shows: iconArt('icon-judge'),
  customers: customerArt('dungeonGirl'),
  platform: iconArt('icon-platform'),
  artifacts: artifactArt('crystalBall'),
  moving: iconArt('quest-move'),
  energy: iconArt('energy-strength'),
  combos: iconArt('quest-combo'),
  ripostes: iconArt('quest-riposte'),
  worlds: iconArt('quest-world'),
  treasures: iconArt('quest-treasure'),
};

/** The lesson that says most about a topic; the first of several. */
function lessonOf(all: readonly Level[], topic: Topic): Level | null {
  const said = (level: Level) => (level.coach ?? []).filter((step) => step.topic === topic).length;
  return all.reduce<Level | null>((best, level) => {
    const count = level.kind === 'lesson' ? said(level) : 0;
    return count > (best === null ? 0 : said(best)) ? level : best;
  }, null);
}

export function LessonsScreen() {
  const { back } = useApp();
  const { book, t } = useCampaign();
  const title = t('ui.lessons.title');
  if (book === null) return <Waiting kind="lessons-page" title={title} back={back} />;
  return (
    <Page kind="lessons-page" title={title} back={back}>
      <p class="panel centre">{t('ui.lessons.lead')}</p>
      <div class="lessons columns top apart" style="--least: 30rem">
        {(['petz', 'quest'] as const).map((game) => (
          <section key={game} class="panel" aria-label={t(`ui.lessons.${game}`)}>
            <h2>{t(`ui.lessons.${game}`)}</h2>
            <ul class="list below">
              {TOPICS[game].map((topic) => (
                <TopicRow key={topic} all={book.all} topic={topic} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

function TopicRow({ all, topic }: { all: readonly Level[]; topic: Topic }) {
  const { coach, go } = useApp();
  const { words, t } = useLevels();
  const level = lessonOf(all, topic);
  const state = knowledge(coach.memory, topic);
  const start = (id: string) => {
    coach.save(wish(coach.memory, topic));
    go('briefing', id);
  };
  return (
    <li class="entry gilt" data-topic={topic} data-state={state}>
      <img src={PICTURES[topic]} alt="" width={52} height={52} />
      <div>
        <h3 class="name">{t(`ui.lessons.topic.${topic}`)}</h3>
        <span class="inline aside">
          <img src={iconArt(SIGNS[state])} alt="" width={22} height={22} />
          {t(`ui.lessons.state.${state}`)}
        </span>
      </div>
      {level === null ? null : (
        <Button class={state === 'known' ? 'full' : 'full green'} tap={() => start(level.id)}>
          {t(state === 'new' ? 'ui.lessons.start' : 'ui.lessons.again', { level: words.title(level) })}
        </Button>
      )}
    </li>
  );
}

const SIGNS = { new: 'ui-info', told: 'ui-log', shaky: 'ui-hint', known: 'ui-check' } as const;
