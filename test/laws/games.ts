/** All games that the laws are held against: those of the house, and the toy that shows every kind of question. */

import { toyEngine, toySetup } from '../toy/index.ts';
import type { Toy, ToySetup } from '../toy/state.ts';
import type { GameUnderLaws } from './game.ts';
import { toyHidden } from './hidden-toy.ts';
import { NAMED } from './named.ts';

const KERNEL_CODES = ['gameOver', 'staleAnswer', 'notYourTurn', 'notOffered'];
const erase = <T>(typed: unknown): T => typed as T;

function toy(name: string, setup: ToySetup): GameUnderLaws {
  return {
    name: `toy ${name}`,
    engine: erase(toyEngine),
    setup,
    walks: 4,
    most: 300,
    codes: KERNEL_CODES,
    hidden: erase(toyHidden),
    scored(s) {
      const { gate } = erase<Toy>(s);
      const team = gate > 0 ? 0 : 1;
      const winners = toyEngine.rules
        .seats(setup)
        .flatMap((info, seat) => (info.team === team ? [seat] : []));
      return {
        scores: Array.from({ length: setup.seats }, (_, i) => (winners.includes(i) ? 1 : 0)),
        winners,
      };
    },
    teams: toyEngine.rules.seats(setup),
    fewest: 2,
    bots: null,
  };
}

export const GAMES: readonly GameUnderLaws[] = [
  ...NAMED,
  toy('2 heroes', toySetup(2, false)),
  toy('3 heroes', toySetup(3, false)),
  toy('2 heroes and a lord', toySetup(2, true)),
  toy('3 heroes and a lord', toySetup(3, true)),
  toy('2 heroes in the fog', toySetup(2, false, true)),
  toy('3 heroes and a lord in the fog', toySetup(3, true, true)),
  toy('2 heroes tuned', toySetup(2, true, false, { gate: 20, siege: 20 })),
];
