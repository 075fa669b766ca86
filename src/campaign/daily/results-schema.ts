/** How results of fairs are checked that come from a file or another page. */

import * as v from 'valibot';
import { entryRecord } from '../entries.ts';
import { wholeNumber } from '../ids.ts';

const resultSchema = v.object({
  /** Half points are points too. */
  best: v.pipe(v.number(), v.minValue(-500), v.maxValue(1000)),
  medal: wholeNumber(0, 3),
  tries: wholeNumber(0, 1_000_000),
});

/** By day; what is no day is nobody's result. */
export const resultsSchema = entryRecord(v.pipe(v.string(), v.maxLength(10)), resultSchema);
