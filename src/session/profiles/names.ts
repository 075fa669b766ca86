/** Names as they are entered, and as files bring them: screens ask the session, which knows the engine. */

import * as v from 'valibot';
import { cutName } from '../../engine/kernel/names.ts';

export { cutName, seenName } from '../../engine/kernel/names.ts';

/** A name in a file: one that is too long is cut. */
export const nameSchema = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((name) => cutName(name, longest)),
  );
