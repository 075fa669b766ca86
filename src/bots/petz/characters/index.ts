/**
 * What the characters are fond of, one file of data each. A new one is a file here, its name in `src/bots/names.ts`,
 * and its words; `test/bots/characters.test.ts` asks how it differs from the others.
 */

import * as v from 'valibot';
import { checkFile } from '../../../engine/kernel/schema.ts';
import type { Character } from '../../names.ts';
import butcher from './butcher.json' with { type: 'json' };
import gambler from './gambler.json' with { type: 'json' };
import hoarder from './hoarder.json' with { type: 'json' };
import showman from './showman.json' with { type: 'json' };

const factor = v.exactOptional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(5)));

const fondnessSchema = v.strictObject({
  /** Factors on the expert's weights. */
  times: v.strictObject({
    gold: factor,
    goldAtEnd: factor,
    impRound: factor,
    impAtEnd: factor,
    neededFood: factor,
    spareFood: factor,
    suffering: factor,
    mutation: factor,
    manure: factor,
    wounded: factor,
    potion: factor,
    patience: factor,
    holding: factor,
    shows: factor,
    sales: factor,
    trouble: factor,
  }),
  /** Points more for what a kind of space gives. */
  fancies: v.record(v.string(), v.pipe(v.number(), v.minValue(-5), v.maxValue(5))),
  /** Points more for a pet that eats meat. */
  meatEaters: v.pipe(v.number(), v.minValue(-5), v.maxValue(5)),
});

/** What a character changes: factors on weights, and what it is fond of. */
type Fondness = v.InferOutput<typeof fondnessSchema>;

const FILES: Readonly<Record<Character, unknown>> = { hoarder, showman, butcher, gambler };

const known = new Map<Character, Fondness>();

export function fondnessOf(character: Character): Fondness {
  const before = known.get(character);
  if (before !== undefined) return before;
  const read = checkFile(`characters/${character}.json`, fondnessSchema, FILES[character]);
  known.set(character, read);
  return read;
}
