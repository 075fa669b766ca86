/** What customers pay for, and what they will not take. */

import type * as v from 'valibot';
import { named, opt, parts, wholeNumber } from '../../kernel/schema-words.ts';
import { refuse } from '../../kernel/state.ts';
import { BOARD } from '../data/cards.ts';
import type { Now } from '../expansion.ts';
import { needCount } from '../query.ts';
import type { Pet } from '../state.ts';
import { aNeed, entriesNow, isOn, modifier, tellTwist, timed } from './kit.ts';

/** What a mutation is worth where it is welcome, if nothing else is said. */
const MUTANT_WORTH = 2;

/** True for the first entry of a setup that welcomes mutants in this round: the discount is paid back once. */
function paysBack(s: Now, arg: MutantArg): boolean {
  return entriesNow<MutantArg>(s, 'mutants').find(({ mode }) => mode === 'welcome') === arg;
}

/** The discount for a mutated pet is paid back, and every token is paid. */
function mutantBonus(s: Now, arg: MutantArg, { mutation }: Pick<Pet, 'mutation'>): number {
  if (mutation === 0 || arg.mode === 'banned' || !isOn(arg, s.round)) return 0;
  return (paysBack(s, arg) ? BOARD.mutationDiscount : 0) + mutation * (arg.worth ?? MUTANT_WORTH);
}

const mutantShape = parts({
  mode: named('mode', ['welcome', 'banned']),
  worth: opt(wholeNumber(0, 9)),
  ...timed,
});
type MutantArg = v.InferOutput<typeof mutantShape>;

/** `{ "mode": "welcome", "worth": 3 }`: mutation pays. `{ "mode": "banned" }`: a mutated pet finds no buyer. */
export const mutants = modifier('mutants', mutantShape, {
  points(arg) {
    return {
      bonus: (s, pet) => mutantBonus(s, arg, pet),
      whyNoSale({ round }, { mutation }) {
        const barred = arg.mode === 'banned' && mutation > 0 && isOn(arg, round);
        return barred ? refuse('mutantsBanned') : null;
      },
      selling(c, seat, pet) {
        const n = mutantBonus(c.s, arg, pet);
        if (n > 0) tellTwist(c, 'mutants', 'welcome', n, seat);
      },
      mutated(c, seat, tokens) {
        if (arg.mode === 'banned' && isOn(arg, c.s.round)) tellTwist(c, 'mutants', 'banned', tokens, seat);
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
