/** What customers pay for, and what they will not take. */

import { named, opt, parts, wholeNumber } from '../../kernel/schema-words.ts';
import { refuse } from '../../kernel/state.ts';
import { BOARD } from '../data/cards.ts';
import { needCount } from '../query.ts';
import type { Pet } from '../state.ts';
import { aNeed, isOn, modifier, tellTwist, timed } from './kit.ts';

/** What a mutation is worth where it is welcome, if nothing else is said. */
const MUTANT_WORTH = 2;

/** The discount for a mutated pet is paid back, and every token is paid. */
function mutantBonus(arg: { mode: string; worth?: number }, { mutation }: Pick<Pet, 'mutation'>): number {
  if (mutation === 0 || arg.mode === 'banned') return 0;
  return BOARD.mutationDiscount + mutation * (arg.worth ?? MUTANT_WORTH);
}

const mutantShape = parts({
  mode: named('mode', ['welcome', 'banned']),
  worth: opt(wholeNumber(0, 9)),
  ...timed,
});

/** `{ "mode": "welcome", "worth": 3 }`: mutation pays. `{ "mode": "banned" }`: a mutated pet finds no buyer. */
export const mutants = modifier('mutants', mutantShape, {
  points(arg) {
    const bonus = (round: number, pet: Pick<Pet, 'mutation'>) =>
      isOn(arg, round) ? mutantBonus(arg, pet) : 0;
    return {
      bonus: ({ round }, pet) => bonus(round, pet),
      whyNoSale({ round }, { mutation }) {
        const barred = arg.mode === 'banned' && mutation > 0 && isOn(arg, round);
        return barred ? refuse('mutantsBanned') : null;
      },
      selling(c, seat, pet) {
        const n = bonus(c.s.round, pet);
        if (n > 0) tellTwist(c, 'mutants', 'welcome', n, seat);
      },
      mutates(c, v, _at, tokens) {
        if (arg.mode === 'banned' && isOn(arg, c.s.round)) tellTwist(c, 'mutants', 'banned', tokens, v.seat);
        return false;
      },
    };
  },
});

/** `{ "need": "poop", "worth": 2 }`: customers pay so much gold more for each such need of the pet they buy. */
export const fashion = modifier('fashion', parts({ need: aNeed, worth: wholeNumber(1, 5), ...timed }), {
  points(arg) {
    const { need, worth } = arg;
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
});
