/** What is made out of other things is remembered, but not for ever. */
import { expect, test } from 'vitest';
import { Recent } from '../../src/ui/recent.ts';

test('makes a thing once, and forgets what was not asked for longest', () => {
  const made: string[] = [];
  const recent = new Recent<string>(3);
  const ask = (name: string) =>
    recent.get(name, () => {
      made.push(name);
      return name.toUpperCase();
    });
  expect(['a', 'b', 'c', 'a'].map(ask)).toEqual(['A', 'B', 'C', 'A']);
  expect(made).toEqual(['a', 'b', 'c']);
  ask('d');
  expect(recent.size).toBe(3);
  ask('a');
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});
