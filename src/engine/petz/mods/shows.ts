/** Exhibitions that bring more, or are judged otherwise. */

import { opt, parts, wholeNumber } from '../../kernel/schema-words.ts';
import type { ExhibitionCard, Need, Term } from '../data/schema.ts';
import { exhibitionNow } from '../score.ts';
import { aNeed, isOn, modifier, tellTwist, timed } from './kit.ts';

/** `{ "rounds": [3], "times": 3 }`: every place of an exhibition brings twice the reputation, or so many times. */
export const doubleShows = modifier('doubleShows', parts({ ...timed, times: opt(wholeNumber(2, 5)) }), {
  points: (arg) => ({
    awards({ round }, awards) {
      const { times = 2 } = arg;
      return isOn(arg, round) ? awards.map((points) => points * times) : awards;
    },
  }),
  after: {
    'petz.round/setup'(c, arg) {
      if (!isOn(arg, c.s.round) || exhibitionNow(c.s) === null) return;
      tellTwist(c, 'doubleShows', 'more', arg.times ?? 2);
    },
  },
});

/** What a festival makes of a symbol that asks for its need, alone or in a pair, whichever of the two it is. */
function celebrated(term: Term, need: Need): Term[] {
  if ([term.of, term.with, term.only].includes(need)) return [{ ...term, value: 2 * term.value }];
  // Who names the need of the festival in Freestyle has it counted once more.
  return term.of === 'chosen' && term.only === undefined ? [term, { ...term, only: need }] : [term];
}

/** Made once, so that what is worked out for a tile can be cached for as long as it is judged like this. */
const festivals = new WeakMap<ExhibitionCard, Map<Need, ExhibitionCard>>();

/** The tile as it is judged: the need counts double, or once where the tile does not ask for it. */
export function atFestival(tile: ExhibitionCard, need: Need): ExhibitionCard {
  const known = festivals.get(tile) ?? new Map<Need, ExhibitionCard>();
  festivals.set(tile, known);
  const before = known.get(need);
  if (before !== undefined) return before;
  const asked = tile.terms.some(({ of }) => of === need || of === 'chosen');
  const terms = tile.terms.flatMap((term) => celebrated(term, need));
  const judged = { ...tile, terms: asked ? terms : [...terms, { of: need, value: 1 }] };
  known.set(need, judged);
  return judged;
}

/** `{ "need": "poop", "rounds": [2, 3] }`: this need counts double in exhibitions. */
export const festival = modifier('festival', parts({ need: aNeed, ...timed }), {
  points: (arg) => ({
    judged: ({ round }, tile) => (isOn(arg, round) ? atFestival(tile, arg.need) : tile),
  }),
  after: {
    'petz.round/setup'(c, arg) {
      if (!isOn(arg, c.s.round) || exhibitionNow(c.s) === null) return;
      tellTwist(c, 'festival', arg.need, 2);
    },
  },
});
