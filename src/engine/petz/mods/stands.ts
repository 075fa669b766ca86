/** Other food than printed on the stands: named amounts, or more of everything. */

import type { Json } from '../../kernel/state.ts';
import { STANDS, type StandId } from '../data/schema.ts';
import type { Now } from '../expansion.ts';
import { between, fields, isOn, type PetzModifier, read, type Timed, tellTwist, theRounds } from './kit.ts';

/** Vegetables and meat. */
type Pair = [number, number];

interface Stands extends Timed {
  food: Partial<Record<StandId, Pair>>;
}

interface FullStands extends Timed {
  more: number;
}

const MOST = 9;

function aPair(value: Json): string | null {
  const good = Array.isArray(value) && value.length === 2 && value.every((n) => between(0, MOST)(n) === null);
  return good ? null : `must be [vegetables, meat], each from 0 to ${MOST}`;
}

const theFood = (value: Json): string | null =>
  fields(value, {}, { vegetables: aPair, mixed: aPair, meat: aPair }) ??
  (Object.keys(value as object).length === 0 ? 'must name a stand' : null);

/** `{ "food": { "vegetables": [4, 0], "meat": [0, 0] }, "rounds": [2] }`: named stands have this, others what is printed. */
export const stands: PetzModifier = {
  id: 'stands',
  check: (arg) => fields(arg, { food: theFood }, { rounds: theRounds }),
  points: (arg) => ({
    food: ({ round }: Now, printed) =>
      isOn(arg, round) ? { ...printed, ...read<Stands>(arg).food } : printed,
  }),
  after: {
    'petz.round/setup'(c, arg) {
      if (isOn(arg, c.s.round)) tellTwist(c, 'stands', 'food', Object.keys(read<Stands>(arg).food).length);
    },
  },
};

/** What a stand usually sells: it has more of that. */
const SELLS: Record<StandId, Pair> = { vegetables: [1, 0], mixed: [1, 1], meat: [0, 1] };

/** `{ "more": 1 }`: so many tokens more of each kind that a stand sells. */
export const fullStands: PetzModifier = {
  id: 'fullStands',
  check: (arg) => fields(arg, { more: between(1, 5) }, { rounds: theRounds }),
  points: (arg) => ({
    food({ round }: Now, printed) {
      if (!isOn(arg, round)) return printed;
      const { more } = read<FullStands>(arg);
      const full = { ...printed };
      for (const stand of STANDS) {
        const [vegetable, meat] = printed[stand];
        full[stand] = [vegetable + more * SELLS[stand][0], meat + more * SELLS[stand][1]];
      }
      return full;
    },
  }),
  after: {
    'petz.round/setup'(c, arg) {
      if (isOn(arg, c.s.round)) tellTwist(c, 'fullStands', 'full', read<FullStands>(arg).more);
    },
  },
};
