/** Every state of every level, as chance plays it, has the shape that is asked of one in a file, and goes on from there. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyProgress } from '../../src/campaign/progress.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import type { GameId, SetupOf } from '../../src/engine/games.ts';
import { alleysSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { GameFile } from '../../src/session/saves/game-file.ts';
import { goesOn, isDealable, isSound } from '../../src/session/saves/playable.ts';
import { shippedLevel } from '../kit/level-games.ts';
import { started } from '../kit/started.ts';

const LEVELS = join(import.meta.dirname, '../../levels');
const files = readdirSync(LEVELS, { withFileTypes: true })
  .filter((folder) => folder.isDirectory())
  .flatMap(({ name }) => readdirSync(join(LEVELS, name)).map((file) => `${name}/${file}`))
  .filter((file) => /\/\d+-[^.]+\.json$/.test(file));

function check<G extends GameId>(game: G, setup: SetupOf<G>): void {
  for (const answers of [0, 1, 7, 25, 60]) {
    const save = started<G>(game, answers, setup) as unknown as GameFile<G>;
    expect([answers, isDealable(save), isSound(save), goesOn(save)]).toEqual([answers, true, true, true]);
  }
}

test('there are levels', () => {
  expect(files.length).toBeGreaterThan(50);
});

test.each(files)('%s', (file) => {
  const { game, setup } = levelSetup(shippedLevel(file), emptyProgress());
  check<GameId>(game, setup);
});

describe('free games', () => {
  test.each(['standard', 'extended'] as const)('Dark Alleys, %s', (length) => {
    check('petz', alleysSetup(4, length, fullSetup(4).variants));
  });

  test.each([
    ['five Heroes', questSetup(5)],
    ['the hard mode', questSetup(3, { mode: 'hard' })],
    ['an Evil Lord', questSetup(2, { lord: { handicap: 'even' } })],
  ])('%s', (_, setup) => {
    check('quest', setup);
  });
});
