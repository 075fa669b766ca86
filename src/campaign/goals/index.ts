/** All goals there are. A new one is an entry in its game's table, its words in `goals.*.json`, its row in the docs. */

import * as v from 'valibot';
import type { GameId } from '../../engine/games.ts';
import { parts, unknownName } from '../../engine/kernel/schema-words.ts';
import type { Goal, GoalState, GoalUse, LevelGame } from './goal.ts';
import { PETZ_GOALS } from './petz.ts';
import { QUEST_GOALS } from './quest.ts';

export type { Goal, GoalState, GoalUse, LevelGame as Run } from './goal.ts';

export const GOALS: Readonly<Record<string, Goal<'petz'> | Goal<'quest'>>> = Object.fromEntries(
  [...PETZ_GOALS, ...QUEST_GOALS].map((goal) => [goal.id, goal]),
);

/** What a level of this game may ask for. */
export function goalSchema(game: GameId): v.GenericSchema<GoalUse> {
  return game === 'petz' ? oneOf(PETZ_GOALS, 'goal of the shops') : oneOf(QUEST_GOALS, 'goal of Pug Quest');
}

function oneOf(goals: readonly (Goal<'petz'> | Goal<'quest'>)[], kind: string): v.GenericSchema<GoalUse> {
  const ids = goals.map(({ id }) => id);
  const known = goals.map(({ id, params }) => parts({ id: v.literal(id), ...params }));
  return v.variant('id', known as never, (issue) =>
    unknownName(kind, issue.input, ids),
  ) as v.GenericSchema<GoalUse>;
}

/** A goal of either game. */
export const anyGoal = oneOf([...PETZ_GOALS, ...QUEST_GOALS], 'goal');

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
