/**
 * What each of several answers is expected to bring: hidden things are imagined, the answer is given, and played on. The
 * one place to put better raters in: `weigh`, and with it every explanation, hint and turning point, asks here.
 */

import type { Engine } from '../engine/kernel/engine.ts';
import { dice, type Rng } from '../engine/kernel/rng.ts';
import type { BaseView } from '../engine/kernel/rules.ts';
import type { BaseSetup, BaseState, GameEvent, Json, Seat } from '../engine/kernel/state.ts';
import type { Petz } from '../engine/petz/state.ts';
import type { Quest } from '../engine/quest/state.ts';
import type { Weighed } from './bot.ts';
import { valueFor } from './quest/value.ts';
import { type BotGame, botFor, ENGINES, type Question } from './roster.ts';

type Round = BaseState & { setup: BaseSetup; round: number };
type AnyEngine = Engine<BaseSetup, Round, BaseView, GameEvent>;

/** Worlds that are imagined with a budget of 1. */
const WORLDS = 8;
/** Whoever plays on, quickly. */
const POLICY = 'apprentice';

/** The same worlds for every choice, so that luck falls alike on all of them. */
export function rate<G extends BotGame>(
  question: Question<G>,
  choices: readonly Json[],
  rng: Rng,
  budget: number,
): Weighed[] {
  const { game, view } = question;
  const engine = ENGINES[game] as unknown as AnyEngine;
  const seat = view.seat ?? 0;
  const count = Math.max(2, Math.round(WORLDS * budget));
  const worths = choices.map((): number[] => []);
  for (let i = 0; i < count; i++) {
    const world = engine.imagine(view as BaseView, rng);
    for (const [at, choice] of choices.entries()) {
      const state = engine.rules.clone(world);
      engine.applyTo(state, seat, choice);
      playOn(game, engine, state, world.round, dice(`${question.seed}/world ${i}`));
      worths[at]?.push(worthFor(game, state, seat));
    }
  }
  return choices.map((choice, at) => ({ choice, ...meanOf(worths[at] ?? []) }));
}

/** To the end of the round. */
function playOn(game: BotGame, engine: AnyEngine, state: Round, round: number, rng: Rng): void {
  const bot = botFor(game, POLICY) as unknown as {
    decide(view: BaseView, ask: unknown, domain: unknown, tools: unknown): { choice: Json };
  };
  while (state.outcome === null && state.round === round) {
    const [seat] = engine.waiting(state);
    const domain = seat === undefined ? null : engine.domain(state, seat);
    if (seat === undefined || domain === null) return;
    const view = engine.view(state, seat);
    const { choice } = bot.decide(view, view.ask, domain, { engine, rng, budget: 0.2 });
    engine.applyTo(state, seat, choice);
  }
}

/** A quest is a little better for its side when its value grows by so much. */
const STRIDE = 40;

/** Points, less the best rival's; in a quest hundredths of the chance to win. */
function worthFor(game: BotGame, state: unknown, seat: Seat): number {
  if (game === 'quest') return 100 / (1 + Math.exp(-valueFor(state as Quest, seat) / STRIDE));
  const { outcome, shops } = state as Petz;
  const points = outcome?.scores ?? shops.map((shop) => shop.reputation);
  const rivals = points.filter((_, owner) => owner !== seat);
  return (points[seat] ?? 0) - Math.max(...rivals);
}

function meanOf(list: readonly number[]): { worth: number; error: number } {
  const worth = list.reduce((sum, x) => sum + x, 0) / list.length;
  const spread = list.reduce((sum, x) => sum + (x - worth) ** 2, 0) / Math.max(1, list.length - 1);
  return { worth, error: Math.sqrt(spread / list.length) };
}
