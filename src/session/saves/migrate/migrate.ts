/**
 * Lifts old save files to the format of today. Every format has a file of its own beside this one (`2.ts` lifts
 * format 1 to format 2) that exports one `Migration`; `ALL` lists them.
 */

import { SAVE_FORMAT } from '../save-format.ts';

/** A save file of any age, before it was checked. */
type OldFile = Readonly<Record<string, unknown>>;

interface Migration {
  /** The format that comes out; it takes the one before. */
  to: number;
  lift(file: OldFile): OldFile;
}

/** Format 1 is the first one: nothing to lift yet. */
const ALL: readonly Migration[] = [];

/** The file in today's format; null if it is newer than we are or no step leads there. */
export function migrate(
  file: OldFile,
  migrations: readonly Migration[] = ALL,
  target: number = SAVE_FORMAT,
): OldFile | null {
  let lifted = file;
  while (lifted.format !== target) {
    const { format } = lifted;
    if (typeof format !== 'number' || format > target) return null;
    const step = migrations.find((x) => x.to === format + 1);
    if (step === undefined) return null;
    lifted = { ...step.lift(lifted), format: step.to };
  }
  return lifted;
}
