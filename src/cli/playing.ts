/** Whole games between bots, without a screen. */

import type { PetzBot } from '../bots/bot.ts';
import { botNamed } from '../bots/roster.ts';
import type { Domain } from '../engine/kernel/domain.ts';
import { dice, type Rng } from '../engine/kernel/rng.ts';
import type { Json, Seat } from '../engine/kernel/state.ts';
import { petzEngine } from '../engine/petz/index.ts';
import type { Petz, PetzSetup } from '../engine/petz/state.ts';
import type { LogLine } from '../session/replay.ts';

export interface Played {
  state: Petz;
  log: LogLine[];
}

/** One answer, before it is applied. */
export interface Moment {
  state: Petz;
  seat: Seat;
  domain: Domain;
  choice: Json;
}

export interface PlayOptions {
  /** See `Tools.budget`. */
  budget?: number;
  /** Called with every answer before it is applied. */
  watch?: (moment: Moment) => void;
  /** Called after every answer, and once at the start. */
  after?: (state: Petz, step: number) => void;
}

/** Each seat's bot with dice of its own, which never touch the game's. */
export function seated(names: readonly string[], seed: string): { bot: PetzBot; rng: Rng }[] {
  return names.map((name, seat) => ({ bot: botNamed(name), rng: dice(`${seed}|bot ${seat}`) }));
}

/** Plays one game to its end. The same setup, names and seed give the same game. */
export function playGame(
  setup: PetzSetup,
  names: readonly string[],
  seed: string,
  { budget = 1, watch, after }: PlayOptions = {},
): Played {
  const { state } = petzEngine.start(setup, seed);
  const bots = seated(names, seed);
  const log: LogLine[] = [];
  after?.(state, 0);
  while (state.outcome === null) {
    const [seat] = petzEngine.waiting(state);
    const player = seat === undefined ? undefined : bots[seat];
    const domain = seat === undefined ? null : petzEngine.domain(state, seat);
    if (seat === undefined || player === undefined || domain === null || state.ask === null) {
      throw new Error('nobody is asked, but the game is not over');
    }
    const choice = choose(player, state, seat, domain, budget);
    watch?.({ state, seat, domain, choice });
    log.push([seat, choice]);
    petzEngine.applyTo(state, seat, choice);
    after?.(state, log.length);
  }
  return { state, log };
}

/** A blind bot is spared the view, which takes longer to make than its answer. */
function choose(
  { bot, rng }: { bot: PetzBot; rng: Rng },
  state: Petz,
  seat: Seat,
  domain: Domain,
  budget: number,
): Json {
  const view = bot.blind ? null : petzEngine.view(state, seat);
  const ask = view?.ask ?? state.ask;
  if (ask === null) throw new Error('nothing is asked');
  // A blind bot never looks at the view it is not given.
  return bot.decide(view as never, ask, domain, { engine: petzEngine, rng, budget }).choice;
}
