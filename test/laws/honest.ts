/** Honesty: one position, three tables that look the same to a seat; every bot must answer the same at each of them. */

import { BOT_NAMES, CHARACTERS } from '../../src/bots/names.ts';
import { think } from '../../src/bots/roster.ts';
import type { StateOf } from '../../src/engine/games.ts';
import { hash } from '../../src/engine/kernel/data.ts';
import { pickOne, type Rng } from '../../src/engine/kernel/rng.ts';
import type { BaseState, Seat } from '../../src/engine/kernel/state.ts';
import type { SeatBot } from '../../src/session/game/seats.ts';
import { questionIn } from '../../src/session/game/thinker.ts';
import { sent } from '../../src/session/game/worker-thinker.ts';
import { dealtOtherwise, type GameUnderLaws } from './game.ts';

/** Everybody who may sit at a table: each strength plain and with each character. */
export const MINDS: readonly SeatBot[] = [undefined, ...CHARACTERS].flatMap((character) =>
  BOT_NAMES.map((strength) => ({ strength, character })),
);

/** How long a bot thinks: the mistake would be in what it looks at, not in how well it plays. */
const BUDGET = 0.05;

/**
 * Lets a bot think with the same dice at the true table, at one put together from the seat's view alone, and at the true
 * one with everything hidden dealt otherwise. What is wrong, or null.
 */
export function honest(
  game: GameUnderLaws,
  s: BaseState,
  seat: Seat,
  rng: Rng,
  mind: SeatBot = pickOne(MINDS, rng),
): string | null {
  const { engine, bots } = game;
  if (bots === null) return null;
  const tables = [s, engine.imagine(engine.view(s, seat), rng), dealtOtherwise(game, s, seat, rng)];
  const seed = String(rng.next());
  const questions = tables.flatMap(
    (state) => questionIn(bots, state as StateOf<typeof bots>, seat, mind, seed) ?? [],
  );
  const name = [mind.strength, mind.character].filter((part) => part !== undefined).join(':');
  if (questions.length !== 3 || new Set(questions.map((one) => hash(sent(one)))).size !== 1)
    return `${name} is asked something else`;
  const choices = questions.map((question) => think({ ...sent(question), budget: BUDGET }).choice);
  return new Set(choices.map((choice) => hash({ choice }))).size === 1
    ? null
    : `${name} answers ${choices.map((choice) => JSON.stringify(choice)).join(' or ')}`;
}
