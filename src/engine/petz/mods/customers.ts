/** What customers pay for, and what they will not take. */

import { refuse } from '../../kernel/state.ts';
import { BOARD } from '../data/cards.ts';
import type { Need } from '../data/schema.ts';
import { needCount } from '../query.ts';
import type { Pet } from '../state.ts';
import {
  aNeed,
  between,
  fields,
  isOn,
  oneOf,
  type PetzModifier,
  read,
  type Timed,
  tellTwist,
  theRounds,
} from './kit.ts';

interface Mutants extends Timed {
  mode: 'welcome' | 'banned';
  worth?: number;
}

interface Fashion extends Timed {
  need: Need;
  worth: number;
}

/** What a mutation is worth where it is welcome, if nothing else is said. */
const MUTANT_WORTH = 2;

/** The discount for a mutated pet is paid back, and every token is paid. */
function mutantBonus(arg: Mutants, { mutation }: Pick<Pet, 'mutation'>): number {
  if (mutation === 0 || arg.mode === 'banned') return 0;
  return BOARD.mutationDiscount + mutation * (arg.worth ?? MUTANT_WORTH);
}

/** `{ "mode": "welcome", "worth": 3 }`: mutation pays. `{ "mode": "banned" }`: a mutated pet finds no buyer. */
export const mutants: PetzModifier = {
  id: 'mutants',
  check: (arg) =>
    fields(arg, { mode: oneOf(['welcome', 'banned']) }, { worth: between(0, 9), rounds: theRounds }),
  points(arg) {
    const mutant = read<Mutants>(arg);
    const bonus = (round: number, pet: Pick<Pet, 'mutation'>) =>
      isOn(arg, round) ? mutantBonus(mutant, pet) : 0;
    return {
      bonus: ({ round }, pet) => bonus(round, pet),
      whyNoSale({ round }, { mutation }) {
        const barred = mutant.mode === 'banned' && mutation > 0 && isOn(arg, round);
        return barred ? refuse('mutantsBanned') : null;
      },
      selling(c, seat, pet) {
        const n = bonus(c.s.round, pet);
        if (n > 0) tellTwist(c, 'mutants', 'welcome', n, seat);
      },
      mutates(c, v, _at, tokens) {
        if (mutant.mode === 'banned' && isOn(arg, c.s.round))
          tellTwist(c, 'mutants', 'banned', tokens, v.seat);
        return false;
      },
    };
  },
};

/** `{ "need": "poop", "worth": 2 }`: customers pay so much gold more for each such need of the pet they buy. */
export const fashion: PetzModifier = {
  id: 'fashion',
  check: (arg) => fields(arg, { need: aNeed, worth: between(1, 5) }, { rounds: theRounds }),
  points(arg) {
    const { need, worth } = read<Fashion>(arg);
    const bonus = (round: number, pet: Pick<Pet, 'needs'>) =>
      isOn(arg, round) ? worth * needCount(pet, need) : 0;
    return {
      bonus: ({ round }, pet) => bonus(round, pet),
      selling(c, seat, pet) {
        const n = bonus(c.s.round, pet);
        if (n > 0) tellTwist(c, 'fashion', need, n, seat);
      },
    };
  },
};
