/**
 * The chance that a side wins. What a position is worth by itself says where one stands; a small function that games of
 * bots have taught (`src/cli/quest-chance.ts`) makes a chance of it.
 */

import type { Seat } from '../../../engine/kernel/state.ts';
import { LAST_WORLD } from '../../../engine/quest/data/cards.ts';
import { isOneClock } from '../../../engine/quest/end.ts';
import { heroCount, inPlay, lordSeat } from '../../../engine/quest/query.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { clockCost, worthFor } from '../value.ts';
import learned from './chance.json' with { type: 'json' };

const ROUNDS = 10;

/** Kinds of games: normal, hard mode, against the Evil Lord. */
export const KINDS_OF_GAMES = 3;
export function kindOfGame({ setup }: Quest): number {
  return setup.lord !== null ? 2 : setup.mode === 'hard' ? 1 : 0;
}

/** Worlds 1 to 3, and the ways into the second and third, where no Monsters are on the table yet. */
export const STAGES = LAST_WORLD + 2;
export function worldStage(s: Quest): number {
  const between = s.ask?.kind === 'quest.place' || inPlay(s, 'foes').length === 0;
  return s.number > 1 && between ? s.number + 1 : s.number - 1;
}

/** What the chance is read off: the value, how much of the Boss is left for the turns to come, and how late it is. */
export function signsOf(s: Quest): [number, number, number] {
  const n = heroCount(s.setup);
  const rounds = 1 + ROUNDS - s.round;
  const boss = s.foes.find((foe) => foe.boss);
  const left = boss === undefined ? 0 : boss.life - boss.damage;
  const strain = left / (n + inPlay(s, 'heroes').length * (2 + 2 * rounds));
  const last = isOneClock(s) || s.number === LAST_WORLD;
  // Learned before the clock had its price: its price follows from how late it is.
  return [(worthFor(s, 0) + clockCost(s)) / (20 * n), strain, last ? Math.max(0, 4 - rounds) / 4 : 0];
}

/** The logarithm of the Heroes' odds. */
function leaning(s: Quest): number {
  const kind = kindOfGame(s);
  const signs = signsOf(s);
  const [bias = 0, ...weights] = learned.weights[kind * STAGES + worldStage(s)] ?? [];
  const size = learned.sizes[kind]?.[heroCount(s.setup) - 1] ?? 0;
  return weights.reduce((sum, weight, i) => sum + weight * (signs[i] ?? 0), bias + size);
}

const fromLeaning = (x: number): number => 1 / (1 + Math.exp(-x));

/** How much more a position must be worth for the odds to grow by the factor e. */
const steepness = (s: Quest): number => 25 + 25 * heroCount(s.setup);

/**
 * How to rate what an answer leads to: the chance that the side of `seat` wins, from 0 to 1. Where one stands now is
 * read off by what has been learned, and what differs from there by the value, which tells small steps apart better.
 */
export function judge(start: Quest, seat: Seat): (s: Quest) => number {
  const own = seat === lordSeat(start.setup);
  const now = own ? -leaning(start) : leaning(start);
  const before = worthFor(start, seat);
  const scale = steepness(start);
  return (s) => {
    if (s.outcome !== null) return s.outcome.winners.includes(0) === own ? 0 : 1;
    return fromLeaning(now + (worthFor(s, seat) - before) / scale);
  };
}
