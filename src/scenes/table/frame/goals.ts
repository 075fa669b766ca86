/**
 * The stars of a level in the bar: one a goal, and below them how far the one is that must be reached. A tap opens all
 * about them. The picture may be behind the game, and so are its stars then.
 */
import type { GameId } from '../../../engine/games.ts';
import type { GoalSign } from '../../../ui/access/campaign/board.ts';
import { iconArt } from '../../../ui/art-urls.ts';
import type { BarPart } from '../../../ui/panels/bar.tsx';
import type { TableLink } from '../contract.ts';
import { drawingUrl } from '../drawings.ts';
import type { TableKit } from '../kit.ts';

type AnyLink = Pick<TableLink<GameId>, 'goals' | 'open'>;

/** What of a view says how far the picture is. */
interface Moment {
  ask: { readonly id: number } | null;
  outcome: unknown;
}

export function hasGoals({ goals }: { goals?: AnyLink['goals'] }): boolean {
  return (goals ?? null) !== null;
}

/** What the bar of a game showed last: between two questions it stays. */
const shown = new WeakMap<object, readonly GoalSign[]>();

function signsAt(link: AnyLink, { ask, outcome }: Moment): readonly GoalSign[] {
  const board = link.goals ?? null;
  if (board === null) return [];
  const known = shown.get(link);
  const isBetween = ask === null && outcome === null && known !== undefined;
  const signs = isBetween ? known : board.at(outcome === null ? (ask?.id ?? null) : null);
  shown.set(link, signs);
  return signs;
}

/**
 * The stars, and how far the one is that must be reached: on a phone only its number. Null in a free game. What has just
 * been won or lost lights up.
 */
export function goalsPart(kit: TableKit, link: AnyLink, view: Moment, small: boolean): BarPart | null {
  const before = shown.get(link);
  const signs = signsAt(link, view);
  const [must] = signs;
  if (must === undefined) return null;
  const title = link.goals?.title ?? '';
  queueMicrotask(() => {
    for (const [i, { state }] of signs.entries())
      if (before !== undefined && before[i]?.state !== state) kit.layer.light(`goals.${i}`, kit.ms(700));
  });
  return {
    id: 'goals',
    look: 'tool',
    words: must.count ?? (small ? '' : must.short),
    says: must.words,
    // A lost star is the hollow one with a cross.
    discs: signs.map(({ state }) => ({
      art: drawingUrl(state === 'done' ? 'campaign/star' : 'campaign/star-empty'),
      mark: state === 'failed' ? iconArt('ui-cross') : null,
      look: 'bare',
    })),
    tap: () => link.open('goals'),
    explain: kit.reveal('goals', () => ({ title, lines: signs.map(({ words }) => words) })),
  };
}
