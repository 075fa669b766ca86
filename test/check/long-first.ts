/** The order of the unit tests: what takes longest begins first, so that no core waits for another at the end. */
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Files of half a minute and more, the longest first; a fresh clone has no times of its own to go by. */
export const LONG = [
  'laws/laws',
  'bots/quest-strength',
  'session/goal-losses',
  'session/state-shape',
  'docs/types',
  'bots/contract',
  'bots/strength',
  'scenes/table/every-question',
  'rules/quest/questions',
  'laws/whole-games',
].map((name) => `/test/${name}.test.ts`);

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? LONG.length : at;
};

export class LongFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
