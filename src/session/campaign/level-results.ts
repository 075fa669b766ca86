/** What a level's game has brought, written into the progress: stars of the campaign, the result of a fair, or nothing. */

import { isMined } from '../../campaign/mined/id.ts';
import type { Book, Progress } from '../../campaign/schema.ts';
import type * as Campaign from './campaign-core.ts';
import type { LevelEnd, LevelRun } from './level-run.ts';

interface Known {
  core: typeof Campaign;
  book: Book | null;
}

/**
 * The progress after a game that is over; the same one if it has been counted before. One that was over when it was opened
 * has been, unless the page was closed in that very moment.
 */
export function afterGame(
  { core, book }: Known,
  before: Progress,
  run: LevelRun,
  end: LevelEnd,
  wasOver: boolean,
): Progress {
  const { level } = run;
  // A shared level has no results; a mined puzzle counts in the rating.
  if (level.chapter === 'shared' || isMined(level.id)) return before;
  const day = core.dayOfFair(level.id);
  if (day !== null)
    return wasOver && hasMedal(before, day, end) ? before : withFair(core, before, run, end, day);
  const record = Object.hasOwn(before.levels, level.id) ? before.levels[level.id] : undefined;
  const step = core.takesStep(level) ? (run.session.level?.picks.step ?? 0) : 0;
  const isCounted = end.won
    ? end.stars.every((at) => record?.goals.includes(at)) && step <= (before.steps[level.id] ?? 0)
    : record !== undefined;
  if (wasOver && isCounted) return before;
  const result = {
    goals: run.goals.map(({ state }) => state),
    stars: end.stars,
    pictures: core.picturesOf(run.look),
    choices: run.session.level?.picks.choices ?? {},
    ...betweenOf(core, book, run),
    step,
    margins: core.marginsOf(run.look, run.session.players),
    fled: core.fledIn(run.look),
  };
  return core.afterLevel(before, level, result, book ?? undefined);
}

/** What the second part of the level, if it has one, is to know of this game. */
function betweenOf(core: typeof Campaign, book: Book | null, run: LevelRun): { between?: string } {
  const second = book?.level(`${run.level.id}b`);
  if (second === undefined) return {};
  const { look } = run;
  return { between: core.heldInFirst(second, (goal) => core.lookAt(look, goal).state === 'done') };
}

function hasMedal({ daily }: Progress, day: string, { stars }: LevelEnd): boolean {
  return Object.hasOwn(daily, day) && (daily[day]?.medal ?? 0) >= stars.length;
}

function withFair(
  core: typeof Campaign,
  before: Progress,
  run: LevelRun,
  { stars }: LevelEnd,
  day: string,
): Progress {
  const points = fairPoints(run);
  return { ...before, daily: core.afterFair(before.daily, day, { points, medal: stars.length }) };
}

/** The points of a fair: what its medals count. */
export function fairPoints({ goals }: LevelRun): number {
  return goals[0]?.state.now ?? 0;
}
