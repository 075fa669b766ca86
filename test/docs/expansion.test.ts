/** docs/how-to/expansion.md: a third box in a copy of the source; games without it are what they were. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hash } from '../../src/engine/kernel/data.ts';
import type * as Index from '../../src/engine/petz/index.ts';
import type * as Words from '../../src/engine/petz/words.ts';
import type * as Saves from '../../src/session/saves/save-format.ts';
import { follow, root } from '../kit/guide.ts';

const shop = follow('how-to/expansion.md', ['src/engine', 'src/bots', 'src/session', 'src/cli/playing.ts']);
afterAll(() => shop.close());

describe('the expansion of the guide', async () => {
  await shop.load('test/rules/moon/moon-fair.test.ts');

  test('has its names listed for the texts', async () => {
    const { THINGS } = await shop.load<typeof Words>('src/engine/petz/words.ts');
    expect(THINGS.space).toContain('moonWell');
    expect(THINGS.artifact).toContain('lunarAlmanac');
  });

  test.each(['basic-3-a', 'alleys-3-n1258'])('leaves the recorded game %s as it was', async (name) => {
    const { petzEngine } = await shop.load<typeof Index>('src/engine/petz/index.ts');
    const game = JSON.parse(readFileSync(join(root, 'test/golden/petz', `${name}.json`), 'utf8'));
    const { state } = petzEngine.start(game.setup, game.seed);
    for (const [seat, choice] of game.log) petzEngine.applyTo(state, seat, choice);
    expect(hash(state as never)).toBe(game.hash);
  });

  test('can be saved', async () => {
    const { checkSave } = await shop.load<typeof Saves>('src/session/saves/save-format.ts');
    const save = JSON.parse(readFileSync(join(root, 'test/golden/petz/basic-3-a.json'), 'utf8'));
    const withFair = (coins: unknown) => ({
      ...save,
      log: [],
      setup: { ...save.setup, expansions: { moonFair: { coins } } },
    });
    expect(checkSave(withFair(3))).toMatchObject({ ok: true });
    expect(checkSave(withFair('many'))).toMatchObject({ ok: false });
  });
});
