/** Games under the laws: one of random answers walked to its end, and one that others play. */

import { hash } from '../../engine/kernel/data.ts';
import { dice, type Rng } from '../../engine/kernel/rng.ts';
import type { BaseView } from '../../engine/kernel/rules.ts';
import type { BaseSetup, BaseState, GameEvent, Json, Seat } from '../../engine/kernel/state.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import type { Petz, PetzSetup } from '../../engine/petz/state.ts';
import { questEngine } from '../../engine/quest/index.ts';
import type { Quest, QuestSetup } from '../../engine/quest/state.ts';
import type { LogLine } from '../../session/replay.ts';
import { permutePetz, permuteQuest } from '../honest/permute.ts';
import type { Played, Watching } from '../playing.ts';
import { type Kind, Laws, type Looks, noLooks } from './laws.ts';
import type { Deal } from './setups.ts';

/** A game as it went; `problem` is the first law that it broke, or the exception that ended it. */
export interface Walked {
  kind: string;
  game: 'petz' | 'quest';
  setup: PetzSetup | QuestSetup;
  seed: string;
  log: LogLine[];
  /** Fingerprint of the last state. */
  hash: string;
  problem: string | null;
}

export const PETZ: Kind<PetzSetup, Petz, ReturnType<typeof petzEngine.view>, never> = {
  game: 'petz',
  engine: petzEngine as never,
  scores: (s) => s.shops.map((shop) => shop.reputation),
  permute: permutePetz,
  most: 2000,
};

/** Heroes win together where the Boss lies defeated or a story stops as it should. */
function questScores(s: Quest): number[] {
  const felled = s.foes.some((foe) => foe.boss && foe.damage >= foe.life);
  const stopped = s.over === 'cleared' && s.number === s.setup.stop?.number;
  const side = felled || stopped ? 'hero' : 'lord';
  return questEngine.rules.seats(s.setup).map(({ role }) => (role === side ? 1 : 0));
}

export const QUEST: Kind<QuestSetup, Quest, ReturnType<typeof questEngine.view>, never> = {
  game: 'quest',
  engine: questEngine as never,
  scores: questScores,
  permute: permuteQuest,
  most: 6000,
};

/** Walks a game; everything it does hangs on the deal alone. */
export function walkDeal(deal: Deal, looks: Looks): Walked {
  const { kind, game, setup, seed } = deal;
  const walked = game === 'petz' ? walk(PETZ, setup, seed, looks) : walk(QUEST, setup, seed, looks);
  return { kind, game, setup, seed, ...walked };
}

/** Holds the laws against a game that others play: what to watch it with, and everything that was wrong at its end. */
export function watching<
  Setup extends BaseSetup,
  S extends BaseState & { setup: Setup },
  V extends BaseView,
  E extends GameEvent,
>(kind: Kind<Setup, S, V, E>, setup: Setup, seed: string) {
  const laws = new Laws(kind, seed, noLooks());
  const problems: string[] = [];
  let at = 0;
  const note = (problem: string | null) => {
    if (problem !== null) problems.push(`step ${at}: ${problem}`);
  };
  const watch: Watching<S> = {
    watch: (moment) => note(laws.choice(moment)),
    after(s, step) {
      at = step;
      note(laws.at(s, step));
    },
  };
  return {
    watch,
    end({ state, log }: Played<S>): string[] {
      note(ending(kind, laws, setup, seed, log, state, hash(state)));
      return problems;
    },
  };
}

type Way = Pick<Walked, 'log' | 'hash' | 'problem'>;

function walk<
  Setup extends BaseSetup,
  S extends BaseState & { setup: Setup },
  V extends BaseView,
  E extends GameEvent,
>(kind: Kind<Setup, S, V, E>, setup: Setup, seed: string, looks: Looks): Way {
  const { engine } = kind;
  const laws = new Laws(kind, seed, looks);
  const rng = dice(`walk ${seed}`);
  const log: LogLine[] = [];
  let last = '';
  try {
    const { state } = engine.start(setup, seed);
    let problem = laws.at(state, 0);
    while (problem === null && state.outcome === null && log.length < kind.most) {
      const seat = anyOf(engine.waiting(state), rng);
      const choice = engine.sample(state, seat, rng);
      log.push([seat, choice]);
      engine.applyTo(state, seat, choice);
      problem = laws.at(state, log.length);
    }
    last = hash(state);
    if (problem !== null) return { log, hash: last, problem: `step ${log.length}: ${problem}` };
    if (state.outcome === null) return { log, hash: last, problem: `no end after ${log.length} answers` };
    return { log, hash: last, problem: ending(kind, laws, setup, seed, log, state, last) };
  } catch (error) {
    return { log, hash: last, problem: `step ${log.length}: ${told(error)}` };
  }
}

/** Every so many answers of a replay go the long way: checked, and applied to a copy. */
const CHECKED = 3;

/** Plays the log again, some of its answers checked this time. */
function ending<
  Setup extends BaseSetup,
  S extends BaseState & { setup: Setup },
  V extends BaseView,
  E extends GameEvent,
>(
  { engine }: Kind<Setup, S, V, E>,
  laws: Laws<Setup, S, V, E>,
  setup: Setup,
  seed: string,
  log: readonly LogLine[],
  state: S,
  last: Json,
): string | null {
  let again = engine.start(setup, seed).state;
  for (const [i, [seat, choice]] of log.entries()) {
    if (i % CHECKED !== 0) {
      engine.applyTo(again, seat, choice);
      continue;
    }
    const applied = engine.apply(again, { seat, ask: again.ask?.id ?? 0, choice });
    if (!applied.ok) return `the replay is refused at step ${i + 1}: ${applied.refusal.code}`;
    again = applied.state;
  }
  return laws.end(state, again, [last, hash(again)]);
}

function anyOf(seats: readonly Seat[], rng: Rng): Seat {
  const seat = seats[rng.below(seats.length)];
  if (seat === undefined) throw new Error('nobody is asked, but the game is not over');
  return seat;
}

function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where = (error.stack ?? '')
    .split('\n')
    .slice(1, 4)
    .map((line) => line.trim());
  return `${error.message} ${where.join(' ')}`;
}
