/** Positions out of games of every kind, for the test of honesty: bots of all strengths lead there, and chance. */

import { dice } from '../../engine/kernel/rng.ts';
import type { BaseState, Seat } from '../../engine/kernel/state.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import type { Petz, PetzSetup } from '../../engine/petz/state.ts';
import { questEngine } from '../../engine/quest/index.ts';
import { questSetup } from '../../engine/quest/setup.ts';
import { HANDICAPS, type Quest, type QuestSetup } from '../../engine/quest/state.ts';
import { readVariants } from '../game-options.ts';
import { playGame, playQuest } from '../playing.ts';

/** A moment at which a seat has to answer, in a state of its own. */
export type Position =
  | { game: 'petz'; state: Petz; seat: Seat }
  | { game: 'quest'; state: Quest; seat: Seat };

/** One kind of game, and how to play one of it. */
export interface Variety {
  name: string;
  /** Every `every`-th question of a game, the first of them `from`. */
  play(seed: string, every: number, from: number): Position[];
}

/** Who leads to the positions: quick ones, of whom some play well and some anyhow. */
const LEADERS = ['apprentice', 'random', 'hatchling', 'apprentice', 'random', 'apprentice'];

const led = (seats: number): string[] => Array.from({ length: seats }, (_, i) => LEADERS[i] ?? 'random');

/** Notes every so many questions, copied. */
function noting<S extends BaseState>(
  every: number,
  from: number,
  clone: (s: S) => S,
  note: (state: S, seat: Seat) => void,
) {
  let count = 0;
  return ({ state, seat }: { state: S; seat: Seat }) => {
    if (count++ % every === from) note(clone(state), seat);
  };
}

function petz(name: string, setup: PetzSetup): Variety {
  const play: Variety['play'] = (seed, every, from) => {
    const found: Position[] = [];
    const note = (state: Petz, seat: Seat) => void found.push({ game: 'petz', state, seat });
    const watch = noting<Petz>(every, from, petzEngine.rules.clone, note);
    playGame(setup, led(setup.seats), seed, { budget: 0.1, watch });
    return found;
  };
  return { name, play };
}

function quest(name: string, setup: QuestSetup): Variety {
  const play: Variety['play'] = (seed, every, from) => {
    const found: Position[] = [];
    const note = (state: Quest, seat: Seat) => void found.push({ game: 'quest', state, seat });
    const watch = noting<Quest>(every, from, questEngine.rules.clone, note);
    playQuest(setup, led(setup.seats), seed, { budget: 0.1, watch });
    return found;
  };
  return { name, play };
}

const SHOPS = [2, 3, 4];
/** Each length of Dark Alleys where there is one: the compromise is for two or three. */
const LENGTHS = ['dark-alleys', 'dark-alleys,extended', 'dark-alleys,compromise'];

/** All kinds of games there are. */
export const VARIETIES: readonly Variety[] = [
  ...SHOPS.flatMap((seats) => ['', 'full'].map((name) => ({ seats, name }))),
  ...LENGTHS.flatMap((length) =>
    SHOPS.filter((seats) => seats < 4 || !length.endsWith('compromise')).map((seats) => ({
      seats,
      name: seats % 2 === 0 ? `full,${length}` : length,
    })),
  ),
]
  .map(({ seats, name }) => petz(`${seats} shops, ${name === '' ? 'base' : name}`, readVariants(name, seats)))
  .concat(
    [1, 2, 3, 4, 5].map((heroes) => quest(`${heroes} heroes`, questSetup(heroes))),
    [2, 4].map((heroes) => quest(`${heroes} heroes, hard`, questSetup(heroes, { mode: 'hard' }))),
    HANDICAPS.map((handicap, i) => {
      const heroes = (i % 4) + 1;
      return quest(`${heroes} heroes and a lord, ${handicap}`, questSetup(heroes, { lord: { handicap } }));
    }),
  );

/** So many positions, the same ones for the same seed: the kinds of games in turn, a few questions of each game. */
export function* positions(count: number, seed: string): Generator<Position & { kind: string }> {
  let left = count;
  for (let game = 0; left > 0; game++) {
    const variety = VARIETIES[game % VARIETIES.length];
    if (variety === undefined) return;
    const every = 17;
    const from = dice(`${seed}/${game}`).below(every);
    for (const position of variety.play(`${seed}/${game}`, every, from)) {
      if (left-- <= 0) return;
      yield { ...position, kind: variety.name };
    }
  }
}
