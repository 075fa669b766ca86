import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG } from './long-first.ts';

test('what begins first is there', () => {
  const root = join(import.meta.dirname, '..', '..');
  expect(LONG.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
