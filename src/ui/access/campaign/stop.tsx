/** A level as a stop: on the road a sign, elsewhere a row. What is locked says so, and why. */

import type { JSX } from 'preact';
import { goalsOfParts, type Level } from '../../../session/campaign/levels.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Button } from '../parts/pieces.tsx';
import { type CampaignState, useLevels } from './hooks.tsx';
import { StarRow } from './stars.tsx';
import { StepWon } from './steps.tsx';
import { vignetteFigures } from './vignette.tsx';

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

/** What a level is locked by, in a line. */
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

interface StopProps {
  level: Level;
  isHere: boolean;
  /** Where it stands on the road. */
  style?: JSX.CSSProperties;
}

export function Stop({ level, isHere, style }: StopProps) {
  const { go } = useApp();
  const campaign = useLevels();
  const { words, levels, book, t } = campaign;
  const state = levels.state(level.id);
  const isLocked = state === 'locked';
  const isNext = levels.next()?.id === level.id;
  const won = levels.record(level.id)?.goals.length ?? 0;
  const of = goalCount(book, level);
  const figures = vignetteFigures(level);
  const about = words.about(level);
  const twists = words.twists(level);
  return (
    <li
      class="stop"
      data-level={level.id}
      data-state={state}
      data-next={isNext}
      data-kind={level.kind}
      style={style}
    >
      <Button
        class={isNext ? 'gold row apart full' : 'row apart full'}
        data-spot
        aria-disabled={isLocked}
        {...(isHere ? { autofocus: true } : {})}
        tap={() => (isLocked ? undefined : go('briefing', level.id))}
      >
        <span class="medallion rigid anchor">
          <img class="block" src={isLocked ? iconArt('ui-lock') : figures[0]} alt="" width={64} height={64} />
          <b class="tag centre" aria-hidden="true">
            {words.number(level, book)}
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
          <strong class="name">
            {words.title(level)}
            {style === undefined || twists === '' ? null : (
              <small class="block" aria-hidden="true">
                {twists}
              </small>
            )}
          </strong>
          {isLocked ? null : (
            <StarRow won={won} of={of} size={28} words={t('ui.campaign.starsOf', { won, of })} />
          )}
          <span class={style === undefined ? 'stop-more' : 'stop-more tailed'}>
            <b class="stop-title" aria-hidden="true">
              {words.title(level)}
            </b>
            {isLocked ? <small class="aside">{whyLocked(campaign, level)}</small> : null}
            <StepWon id={level.id} />
            {about === '' ? null : <small class="block aside">{about}</small>}
            {isNext ? <small class="here">{t('ui.campaign.next')}</small> : null}
          </span>
        </span>
      </Button>
    </li>
  );
}
