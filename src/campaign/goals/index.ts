/** All goals there are. A new one is a file beside its game's, a line here, its words in `goals.*.json`, its row in the docs. */

import * as v from 'valibot';
import type { GameId } from '../../engine/games.ts';
import { parts, unknownName } from '../names.ts';
import type { Goal, GoalState, GoalUse, LevelGame } from './goal.ts';
import { artifacts } from './petz/artifacts.ts';
import { beat } from './petz/beat.ts';
import { cleanGoal } from './petz/clean.ts';
import { gold } from './petz/gold.ts';
import { keepAll } from './petz/keep-all.ts';
import { lead } from './petz/lead.ts';
import { noMutation } from './petz/no-mutation.ts';
import { noSuffering } from './petz/no-suffering.ts';
import { pets } from './petz/pets.ts';
import { platformGoal } from './petz/platform.ts';
import { potions } from './petz/potions.ts';
import { reputation } from './petz/reputation.ts';
import { saleWorth } from './petz/sale-worth.ts';
import { salesGoal } from './petz/sales.ts';
import { showScoreGoal } from './petz/show-score.ts';
import { shows } from './petz/shows.ts';
import { wellFed } from './petz/well-fed.ts';
import { win } from './petz/win.ts';
import { wishes } from './petz/wishes.ts';
import { downed } from './quest/downed.ts';
import { fame } from './quest/fame.ts';
import { felled } from './quest/felled.ts';
import { lordWins } from './quest/lord-wins.ts';
import { noneFalls } from './quest/none-falls.ts';
import { roundsGoal } from './quest/rounds.ts';
import { standingGoal } from './quest/standing.ts';
import { treasures } from './quest/treasures.ts';
import { unhurt } from './quest/unhurt.ts';
import { victory } from './quest/victory.ts';
import { worlds } from './quest/worlds.ts';

export type { Goal, GoalState, GoalUse, LevelGame as Run } from './goal.ts';

const PETZ: readonly Goal<'petz'>[] = [
  ...[
    win,
    lead,
    reputation,
    gold,
    salesGoal,
    saleWorth,
    wishes,
    platformGoal,
    noSuffering,
    wellFed,
    keepAll,
    noMutation,
    potions,
    cleanGoal,
    shows,
    showScoreGoal,
    beat,
    pets,
    artifacts,
  ],
];
const QUEST: readonly Goal<'quest'>[] = [
  ...[
    victory,
    lordWins,
    standingGoal,
    roundsGoal,
    treasures,
    felled,
    downed,
    noneFalls,
    unhurt,
    worlds,
    fame,
  ],
];

export const GOALS: Readonly<Record<string, Goal<'petz'> | Goal<'quest'>>> = Object.fromEntries(
  [...PETZ, ...QUEST].map((goal) => [goal.id, goal]),
);

/** What a level of this game may ask for. */
export function goalSchema(game: GameId): v.GenericSchema<GoalUse> {
  return game === 'petz' ? oneOf(PETZ, 'goal of the shops') : oneOf(QUEST, 'goal of Pug Quest');
}

function oneOf(goals: readonly (Goal<'petz'> | Goal<'quest'>)[], kind: string): v.GenericSchema<GoalUse> {
  const ids = goals.map(({ id }) => id);
  const known = goals.map(({ id, params }) => parts({ id: v.literal(id), ...params }));
  return v.variant('id', known as never, (issue) =>
    unknownName(kind, issue.input, ids),
  ) as v.GenericSchema<GoalUse>;
}

/** A goal of either game. */
export const anyGoal = oneOf([...PETZ, ...QUEST], 'goal');

/** How one goal of a run stands. */
export function goalState<G extends GameId>(run: LevelGame<G>, use: GoalUse): GoalState {
  const goal = GOALS[use.id];
  if (goal === undefined || goal.game !== run.game) throw new Error(`no goal is called '${use.id}'`);
  return (goal as Goal<G>).look(run, use);
}

/** How all goals of a run stand, in the level's order; the first is the one that must be reached. */
export function goalsOf<G extends GameId>(run: LevelGame<G>): GoalState[] {
  return run.level.goals.map((use) => goalState(run, use));
}

/** The goals that give a star when the game is over: none unless the first was reached. */
export function starred(states: readonly GoalState[]): number[] {
  if (states[0]?.state !== 'done') return [];
  return states.flatMap(({ state }, i) => (state === 'done' ? [i] : []));
}
