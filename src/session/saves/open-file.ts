/** The door for files: a game, a profile, or nothing of ours. Its code is loaded when a file is opened. */

import * as v from 'valibot';
import { progressSchema } from '../../campaign/progress-schema.ts';
import { plain } from '../../engine/kernel/data.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { type AnyProgress, type ProgressKind, storedProgress } from '../campaign/progress-kind.ts';
import { type ReadFile, readFile } from '../profiles/backup.ts';
import { readResults } from '../profiles/rival-results.ts';

/** Progress from elsewhere: read to the bottom, for what is let in is put together with what one has. */
const foreignProgress: ProgressKind<AnyProgress> = {
  ...storedProgress,
  check: (data) => {
    const found = readResults(data);
    const rivals = Object.keys(found).length === 0 ? {} : { rivals: found };
    // A player who has never played a level has none.
    const isPlayed =
      typeof data !== 'object' || data === null || Object.keys(data).some((key) => key !== 'rivals');
    if (!isPlayed) return rivals;
    const parsed = v.safeParse(progressSchema, data);
    return parsed.success ? plain({ ...parsed.output, ...rivals } as Json) : null;
  },
};

/** Never throws, for any text. */
export function openFile(text: string): ReadFile<AnyProgress> {
  return readFile(text, foreignProgress);
}
