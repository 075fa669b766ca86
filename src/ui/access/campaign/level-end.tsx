/** What a level has brought: won or lost, the stars, what came with it, what it hung on, and where to go from here. */

import '../styles/level-end.css';
import { useState } from 'preact/hooks';
import type { EventOf } from '../../../engine/games.ts';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import { firstPartOf, type GoalState, type Level, partsOf } from '../../../session/campaign/levels.ts';
import { petArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Button, Fold, Panel } from '../parts/pieces.tsx';
import { ShareGame } from '../parts/share.tsx';
import { campaignArt } from './art.ts';
import { DailyEnd } from './daily-end.tsx';
import { extraWords } from './extras.tsx';
import { EndPage, EndTurning } from './frame.tsx';
import { type CampaignState, NoLevel, useCampaign, useLevels, useWays, Waiting } from './hooks.tsx';
import { homeOf } from './level-ways.tsx';
import { PartBrings } from './next-part.tsx';
import { LazyLesson, LazyLines, LazyTrainerEnd } from './puzzle-lazy.ts';
import { GoalList, Star } from './stars.tsx';
import { StoryScene, storyLines } from './story.tsx';

export function LevelEndScreen() {
  const { go, trainer } = useApp();
  const { book, levels, words } = useCampaign();
  const { run } = levels;
  const serving = trainer();
  const back = () => go('table');
  if (book === null) return <Waiting kind="campaign-page" title={words.t('ui.campaign.title')} back={back} />;
  if (run === null || (run.end === null && run.level.kind !== 'puzzle'))
    return <NoLevel words={words.t('ui.campaign.noLevel', { id: levels.lost ?? '' })} back={back} />;
  if (run.level.chapter === 'daily') return <DailyEnd run={run} />;
  if (serving?.isOf(run)) return <LazyTrainerEnd run={run} trainer={serving} />;
  return <LevelEnd key={run.level.id} run={run} />;
}

function LevelEnd({ run }: { run: LevelRun }) {
  const { levels, words } = useLevels();
  const { level, end } = run;
  const isWon = end?.won === true;
  const moment = isWon ? 'after' : 'lost';
  const choices = isWon ? levels.outcomes.asked(level, 'after') : [];
  const hasStory = storyLines(words, level, moment).length > 0 || choices.length > 0;
  const [isStoryOpen, setStoryOpen] = useState(hasStory && !storiesShown.has(run));
  const [isAtLines, setAtLines] = useState(false);
  if (isStoryOpen) {
    const stop = () => {
      storiesShown.add(run);
      setStoryOpen(false);
    };
    return (
      <StoryScene
        level={level}
        moment={moment}
        choices={choices}
        onChoose={(choice, option) => levels.choose(choice.id, option)}
        onEnd={stop}
      />
    );
  }
  if (isAtLines) return <LazyLines run={run} back={() => setAtLines(false)} />;
  return (
    <Result run={run} onTell={hasStory ? () => setStoryOpen(true) : null} onLines={() => setAtLines(true)} />
  );
}

/** Runs whose last scene was shown: it is not shown again on the way back from the turning points. */
const storiesShown = new WeakSet<LevelRun>();

function Result({ run, onTell, onLines }: Way & { onLines(): void }) {
  const campaign = useLevels();
  const { levels, words, t } = campaign;
  const { level, end } = run;
  const isWon = end?.won === true;
  // After a lesson there is what was gained and the way on; all else is folded away.
  const isLearnt = isWon && level.kind === 'lesson';
  const stars = starsOfParts(campaign, run);
  const second = isWon ? campaign.book?.level(`${level.id}b`) : undefined;
  const pictures = levels.brought?.pictures ?? [];
  return (
    <EndPage
      marks={{ 'data-chapter': level.chapter, 'data-won': isWon, 'data-level-end': level.id }}
      where={
        level.chapter === 'shared'
          ? t('ui.shared.title')
          : t('ui.level.where', {
              chapter: words.chapter(level.chapter),
              n: words.number(level, campaign.book),
            })
      }
      title={t(isWon ? 'ui.level.won' : 'ui.level.lost', { level: words.title(level) })}
      stars={stars.map((state, i) => (
        <Star key={i} size={i === 0 && stars.length > 1 ? 96 : 80} state={state} />
      ))}
      ways={<Ways run={run} onTell={onTell} />}
    >
      <Panel class="end-goals" title={t('ui.level.goals')} id="end-goals">
        <GoalList level={level} goals={run.goals} hasCount isLost={!isWon} />
        {(end?.forfeited.length ?? 0) > 0 ? <p class="note tile">{t('ui.level.forfeited')}</p> : null}
        {isWon && run.isBranched && end?.forfeited.length === 0 ? (
          <p class="note tile">{t('ui.level.branchedWon')}</p>
        ) : null}
        <p class="soft below">{t('ui.level.best', { won: bestOf(campaign, level), of: stars.length })}</p>
        {isLearnt ? null : <ShareGame session={run.session} />}
      </Panel>
      <div class="end-gifts far stack">
        {second === undefined ? null : <PartBrings next={second} />}
        {level.kind === 'puzzle' ? <LazyLesson run={run} onLines={onLines} /> : null}
        {isLearnt ? <LessonGain run={run} /> : null}
        <Unlocked />
        {pictures.length === 0 ? null : (
          <Panel title={t('ui.level.pictures', { count: pictures.length })} id="end-pictures">
            <p class="end-pictures wrap">
              {pictures.map(({ pet, customer }) => (
                <img key={`${pet}${customer}`} src={petArt(pet)} alt="" width={72} height={72} />
              ))}
            </p>
          </Panel>
        )}
        {isLearnt ? (
          <Fold title={t('ui.level.more')} open={false}>
            <Others run={run} onTell={onTell} />
            <ShareGame session={run.session} />
          </Fold>
        ) : null}
        {level.kind === 'puzzle' || isLearnt ? null : (
          <EndTurning run={run} title={t(isWon ? 'ui.insight.turning' : 'ui.level.why')} open={!isWon} />
        )}
      </div>
    </EndPage>
  );
}

const bestOf = ({ levels }: CampaignState, { id }: Level): number =>
  levels.record(firstPartOf(id) ?? id)?.goals.length ?? 0;

/** The stars of this game; where the level has another part, those that were ever won in that one too. */
function starsOfParts({ book, levels }: CampaignState, { level, end }: LevelRun): GoalState['state'][] {
  const first = book?.level(firstPartOf(level.id) ?? '') ?? level;
  return (book === null ? [level] : partsOf(book, first)).flatMap(({ id, goals }) =>
    goals.map((_, i) => {
      if (id === level.id) return end?.stars.includes(i) ? 'done' : end?.won ? 'open' : 'failed';
      return levels.progress.levels[id]?.goals.includes(i) ? 'done' : 'open';
    }),
  );
}

interface Way {
  run: LevelRun;
  onTell: (() => void) | null;
}

/** What comes next, if this was won. */
const nextOf = ({ levels }: CampaignState, { level, end }: LevelRun) =>
  end?.won === true ? levels.after(level.id) : null;

/** Where else to go from here. */
function Others({ run, onTell }: Way) {
  const { go } = useApp();
  const { again, leave } = useWays();
  const campaign = useLevels();
  const { t } = campaign;
  const { level } = run;
  const home = homeOf(level);
  return (
    <div class="stretch cluster close">
      <Button data-map tap={() => leave(home.screen, home.at)} words={t(home.words)} />
      {onTell === null ? null : <Button data-tell tap={onTell} words={t('ui.level.story')} />}
      {level.kind === 'puzzle' ? null : (
        <Button data-table tap={() => go('table')} words={t('ui.level.table')} />
      )}
      {nextOf(campaign, run) === null ? null : <Button data-again tap={again} words={t('ui.level.again')} />}
    </div>
  );
}

/** Where to go from here. */
function Ways({ run, onTell }: Way) {
  const { again, leave } = useWays();
  const campaign = useLevels();
  const { t } = campaign;
  const { level, end } = run;
  const next = nextOf(campaign, run);
  return (
    <nav class="foot end-ways plank cluster" aria-label={t('ui.level.ways')}>
      {level.kind === 'lesson' && end?.won === true ? null : <Others run={run} onTell={onTell} />}
      {next === null ? (
        <Button class="gold big" data-again tap={again} words={t('ui.level.again')} />
      ) : (
        <Button class="gold big" data-next-level tap={() => leave('briefing', next.id)}>
          {firstPartOf(next.id) === level.id ? t(`ui.level.part.go.${next.game}`) : t('ui.level.next')}
        </Button>
      )}
    </nav>
  );
}

/** What a lesson has brought: the pets that live in the shop at its end, and how they grew. Nothing in Pug Quest. */
function LessonGain({ run }: { run: LevelRun }) {
  const { t } = useApp();
  const { view, events: story } = run.look;
  const pets = 'shops' in view ? (view.shops[run.seat]?.plots ?? []).flatMap(({ pet }) => pet ?? []) : [];
  if (pets.length === 0) return null;
  const events = story as readonly EventOf<'petz'>[];
  const wasOf = (id: string, size: number) => {
    const grown = events.find(
      (event) => event.type === 'petz.grew' && event.seat === run.seat && event.pet === id,
    );
    return grown?.type === 'petz.grew' ? grown.from : size;
  };
  return (
    <Panel class="lesson-gain" title={t('ui.level.pets', { count: pets.length })} id="lesson-gain">
      <ul class="wrap below">
        {pets.map(({ id, size }) => (
          <li class="row apart" key={id} data-pet={id}>
            <img src={petArt(id)} alt="" width={96} height={96} />
            <span>
              {t(wasOf(id, size) < size ? 'ui.level.grew' : 'ui.level.size', {
                pet: t(`petz.pet.${id}.name`),
                from: wasOf(id, size),
                size,
              })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What a game has unlocked: hats, signs, outfits, and the levels that may be played now. */
function Unlocked() {
  const { book, levels, words, t } = useLevels();
  const { brought } = levels;
  const things = (brought?.unlocked ?? []).filter((name) => !name.startsWith('level:'));
  const opened = (brought?.levels ?? []).flatMap((id) => book?.level(id) ?? []);
  const { step = 0, extras = [] } = brought ?? {};
  const news: { name: string; sign?: 'star-empty'; words: string }[] = [
    ...things.map((name) => ({ name, words: t(`cosmetic.${name}`) })),
    ...extras.map((extra) => ({ name: 'extra', words: t('ui.extra.earned', extraWords(words, extra)) })),
    ...(step === 0 ? [] : [{ name: `step.${step}`, words: t('ui.step.opened', { n: step }) }]),
    ...opened.map((level) => ({
      name: level.id,
      sign: 'star-empty' as const,
      words: t('ui.level.opens', { chapter: words.chapter(level.chapter), title: words.title(level) }),
    })),
  ];
  if (news.length === 0) return null;
  return (
    <Panel class="unlocked" title={t('ui.level.unlocked')} id="unlocked">
      <ul class="list below">
        {news.map(({ name, sign = 'medal-gold', words }) => (
          <li class="row apart label" key={words} data-unlocked={name}>
            <img src={campaignArt(sign)} alt="" width={40} height={40} />
            {words}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
