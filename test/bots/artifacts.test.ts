/** An artifact with a rule of its own is worth something of its own to the bots. */
import { expect, test } from 'vitest';
import { ARTIFACT_A_ROUND } from '../../src/bots/petz/artifacts.ts';
import { ARTIFACTS } from '../../src/engine/petz/data/cards.ts';

test('bots know what every artifact that is no book does in a round', () => {
  const ruled = Object.values(ARTIFACTS).filter(({ book }) => book === undefined);
  expect(ruled.length).toBeGreaterThan(5);
  expect(ruled.map(({ id }) => id).filter((id) => ARTIFACT_A_ROUND[id] === undefined)).toEqual([]);
});
