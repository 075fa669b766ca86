/** The map of the campaign in words: chapter by chapter, every level with its state and its stars. */

import { streakOf } from '../../../campaign/daily/results.ts';
import { goalsOfParts, type Level } from '../../../session/campaign/levels.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { campaignArt, mapArt } from './art.ts';
import { type CampaignState, useCampaign, Waiting } from './hooks.tsx';
import { StarRow } from './stars.tsx';
import { climbWords, StepWon } from './steps.tsx';
import { vignetteFigures } from './vignette.tsx';
import '../styles/campaign.css';
import '../styles/goals.css';

const BESIDE = ['puzzles', 'ladder'];

export function CampaignScreen({ at }: { at: string | null }) {
  const { go } = useApp();
  const campaign = useCampaign();
  const { book, levels, words } = campaign;
  const { t } = words;
  const back = () => go('title');
  if (book === null) return <Waiting kind="campaign-page" title={t('ui.campaign.title')} back={back} />;
  const { won, of } = starsIn(campaign, book.all);
  const climb = climbWords(campaign);
  const chapters = book.chapters.filter(({ id, levels }) => !BESIDE.includes(id) && levels.length > 0);
  return (
    <Page kind="campaign-page" title={t('ui.campaign.title')} back={back}>
      <div class="campaign-top wrap apart">
        <p class="campaign-stars heading start row card">
          <img src={campaignArt('star')} alt="" width={40} height={40} />
          {t('ui.campaign.stars', { won, of })}
        </p>
        <button type="button" class="gold" data-road>
          {t('ui.map.road')}
        </button>
        <Places campaign={campaign} />
        {climb === '' ? null : (
          <p class="panel campaign-climb" data-climb={levels.steps.climb.open}>
            {climb}
          </p>
        )}
      </div>
      <div class="chapters columns top far" style="--least: 24rem">
        {chapters.map(({ id, levels }) => (
          <Chapter key={id} campaign={campaign} id={id} levels={levels} at={at} />
        ))}
      </div>
    </Page>
  );
}

/** Stars won in some levels, and how many there are. */
export function starsIn(
  { levels, book }: Pick<CampaignState, 'levels' | 'book'>,
  some: readonly Level[],
): { won: number; of: number } {
  return {
    won: some.reduce((sum, { id }) => sum + (levels.record(id)?.goals.length ?? 0), 0),
    of: some.reduce((sum, level) => sum + goalCount(book, level), 0),
  };
}

/** How many stars there are in a level, in both its parts. */
const goalCount = (book: CampaignState['book'], level: Level): number =>
  (book === null ? level.goals : goalsOfParts(book, level)).length;

/** What stands beside the road. */
function Places({ campaign }: { campaign: CampaignState }) {
  const { go, today } = useApp();
  const { book, words, levels } = campaign;
  const { t } = words;
  const streak = streakOf(levels.progress.daily, today());
  const rungs = book?.all.filter(({ chapter }) => chapter === 'ladder') ?? [];
  const climbed = rungs.filter(({ id }) => levels.state(id) === 'won').length;
  const puzzles = book?.all.filter(({ chapter }) => chapter === 'puzzles') ?? [];
  const solved = puzzles.filter(({ id }) => levels.state(id) === 'won').length;
  return (
    <nav class="campaign-places apart" aria-label={t('ui.campaign.beside')}>
      {puzzles.length === 0 ? null : (
        <button class="inline" type="button" data-place="puzzles" onClick={() => go('puzzles')}>
          <img src={mapArt('place-puzzles')} alt="" width={52} height={52} />
          <span>
            {t('ui.puzzles.title')}
            <small class="about aside">{t('ui.campaign.count', { now: solved, of: puzzles.length })}</small>
          </span>
        </button>
      )}
      <button class="inline" type="button" data-place="daily" onClick={() => go('daily')}>
        <img src={mapArt('place-daily')} alt="" width={52} height={52} />
        <span>
          {t('ui.map.place.daily')}
          {streak === 0 ? null : <small class="about aside">{t('ui.daily.streak', { count: streak })}</small>}
        </span>
      </button>
      {rungs.length === 0 ? null : (
        <button class="inline" type="button" data-place="ladder" onClick={() => go('ladder')}>
          <img src={mapArt('go-ladder')} alt="" width={52} height={52} />
          <span>
            {t('ui.map.place.ladder')}
            <small class="about aside">{t('ui.campaign.count', { now: climbed, of: rungs.length })}</small>
          </span>
        </button>
      )}
      <button class="inline" type="button" data-place="shared" onClick={() => go('shared')}>
        <img src={iconArt('quest-trade')} alt="" width={52} height={52} />
        <span>{t('ui.shared.title')}</span>
      </button>
      <button class="inline" type="button" data-place="lessons" onClick={() => go('lessons')}>
        <img src={iconArt('ui-hint')} alt="" width={52} height={52} />
        <span>{t('ui.lessons.title')}</span>
      </button>
      <button class="inline" type="button" data-place="album" onClick={() => go('album')}>
        <img src={mapArt('album-wall')} alt="" width={52} height={52} />
        <span>
          {t('ui.album.title')}
          <small class="about aside">{t('ui.album.count', { count: levels.progress.album.length })}</small>
        </span>
      </button>
    </nav>
  );
}

function Chapter({
  campaign,
  id,
  levels: ids,
  at,
}: {
  campaign: CampaignState;
  id: string;
  levels: readonly string[];
  at: string | null;
}) {
  const { book, words, levels } = campaign;
  const { t } = words;
  const all = ids.flatMap((level) => book?.level(level) ?? []);
  const { won, of } = starsIn(campaign, all);
  const isOpen = all.some((level) => levels.state(level.id) !== 'locked');
  const needs = book?.chapters.find((chapter) => chapter.id === id)?.stars ?? 0;
  return (
    <section
      class="chapter card shade"
      data-chapter={id}
      data-open={isOpen}
      aria-labelledby={`chapter-${id}`}
    >
      <header class="scenery row apart spread" data-chapter={id}>
        <h2 class="plank outlined heading pad" id={`chapter-${id}`}>
          {words.chapter(id)}
        </h2>
        <span class="card pad rigid label inline">
          <img src={campaignArt(isOpen ? 'star' : 'lock')} alt="" width={30} height={30} />
          {isOpen || needs === 0
            ? t('ui.campaign.count', { now: won, of })
            : t('ui.campaign.needs', { needs })}
        </span>
      </header>
      <ol class="stops list pad">
        {all.map((level) => (
          <Stop key={level.id} campaign={campaign} level={level} isHere={level.id === at} />
        ))}
      </ol>
    </section>
  );
}

/** What keeps a level closed, in a line. */
function whyLocked({ levels, words, book }: CampaignState, level: Level): string {
  const { t } = words;
  const lock = levels.lock(level.id);
  if (lock === null) return t('ui.campaign.state.locked');
  const before = [...lock.levels, ...lock.keys].flatMap((id) => book?.level(id) ?? []);
  const titles = before.map((one) => words.title(one));
  return [
    ...(lock.stars > 0 ? [t('ui.campaign.lock.stars', { count: lock.stars })] : []),
    ...(titles.length > 0 ? [t('ui.campaign.lock.levels', { levels: words.words.list(titles) })] : []),
  ].join(' ');
}

/** One level on the road. What is locked says so, and why. */
export function Stop({
  campaign,
  level,
  isHere,
}: {
  campaign: CampaignState;
  level: Level;
  isHere: boolean;
}) {
  const { go } = useApp();
  const { words, levels } = campaign;
  const { t } = words;
  const state = levels.state(level.id);
  const record = levels.record(level.id);
  const isNext = levels.next()?.id === level.id;
  const won = record?.goals.length ?? 0;
  const of = goalCount(campaign.book, level);
  const figures = vignetteFigures(level);
  const about = words.about(level);
  return (
    <li class="stop" data-level={level.id} data-state={state} data-next={isNext}>
      <button
        class={isNext ? 'gold row apart full' : 'row apart full'}
        type="button"
        disabled={state === 'locked'}
        {...(isHere ? { autofocus: true } : {})}
        onClick={() => go('briefing', level.id)}
      >
        <span class="medallion rigid anchor">
          <img
            class="block"
            src={state === 'locked' ? iconArt('ui-lock') : figures[0]}
            alt=""
            width={64}
            height={64}
          />
          <b class="tag centre" aria-hidden="true">
            {words.number(level, campaign.book)}
          </b>
        </span>
        {figures.length < 2 ? null : (
          <span class="stop-others rigid list" aria-hidden="true">
            {figures.slice(1).map((src) => (
              <img class="block" key={src} src={src} alt="" width={34} height={34} />
            ))}
          </span>
        )}
        <span class="stop-words stretch tight stack">
          <strong class="name">{words.title(level)}</strong>
          {state === 'locked' ? (
            <small class="aside">{whyLocked(campaign, level)}</small>
          ) : (
            <StarRow won={won} of={of} size={28} words={t('ui.campaign.starsOf', { won, of })} />
          )}
          <StepWon levels={levels} words={words} id={level.id} />
          {about === '' ? null : <small class="block aside">{about}</small>}
          {isNext ? <small class="here">{t('ui.campaign.next')}</small> : null}
        </span>
      </button>
    </li>
  );
}
