/** One position, three tables that look the same to the seat: every bot must answer the same at each of them. */

import { think } from '../../bots/roster.ts';
import { hash } from '../../engine/kernel/data.ts';
import { dice } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import type { Petz } from '../../engine/petz/state.ts';
import { questEngine } from '../../engine/quest/index.ts';
import type { Quest } from '../../engine/quest/state.ts';
import { sent } from '../../session/bots.ts';
import type { GameId, StateOf } from '../../session/games.ts';
import type { Mind } from '../../session/seats.ts';
import { questionIn } from '../../session/thinker.ts';
import { permutePetz, permuteQuest } from './permute.ts';
import type { Position } from './positions.ts';

/** What went wrong at a position; null if nothing did. */
export interface Difference {
  /** `table`: two tables that should look the same do not, so that the test itself is wrong. */
  what: 'table' | 'choice';
  found: Json;
}

/** The state and two others that its seat cannot tell from it. */
function tables({ game, state, seat }: Position, seed: string): StateOf<GameId>[] {
  const rng = dice(seed);
  if (game === 'quest') {
    const believed = questEngine.imagine(questEngine.view(state, seat), rng);
    return [state, believed, permuteQuest(state, seat, rng)];
  }
  const believed = petzEngine.imagine(petzEngine.view(state, seat), rng);
  return [state, believed, permutePetz(state, seat, rng)];
}

/** How many of the tables differ in truth: where they do not, a position proves nothing. */
export function isTold(position: Position, seed: string): boolean {
  const hidden = tables(position, seed).map(({ rng: _rng, ...rest }: Petz | Quest) => hash(rest));
  return new Set(hidden).size === hidden.length;
}

/** Lets a bot think at each table with the same dice, and compares. */
export function compare(position: Position, mind: Mind, seed: string, budget: number): Difference | null {
  const { game, seat } = position;
  const questions = tables(position, seed).flatMap(
    (state) => questionIn<GameId>(game, state, seat, mind, seed) ?? [],
  );
  const asked = questions.map((question) => hash(sent(question)));
  if (new Set(asked).size !== 1 || asked.length !== 3) return { what: 'table', found: asked };
  const choices = questions.map((question) => think({ ...sent(question), budget }).choice);
  return new Set(choices.map((choice) => hash({ choice }))).size === 1
    ? null
    : { what: 'choice', found: choices };
}
