/** docs/how-to/card.md: its row, its test, its words and its drawing, in a copy of the source. */
import { afterAll, describe, expect, test } from 'vitest';
import type * as Petz from '../../src/engine/petz/words.ts';
import { follow } from '../kit/guide.ts';

const shop = follow('how-to/card.md', ['src/engine', 'src/bots', 'src/cli/playing.ts']);
afterAll(() => shop.close());

describe('the card of the guide', async () => {
  await shop.load('test/rules/petz/bedtime-stories.test.ts');
  await shop.load('test/rules/petz/piggy-bank.test.ts');

  test('is a thing with a name in every language and a drawing', async () => {
    const { THINGS } = await shop.load<typeof Petz>('src/engine/petz/words.ts');
    expect(THINGS.artifact).toContain('bedtimeStories');
    for (const language of ['en', 'fr', 'es']) {
      const words = JSON.parse(shop.text(`src/i18n/parts/things.${language}.json`)) as Record<string, string>;
      expect(words['petz.artifact.bedtimeStories.name']).toBeTruthy();
      expect(words['petz.artifact.bedtimeStories.text']).toContain('1');
    }
    expect(shop.text('assets/art/artifacts/bedtimeStories.svg')).toContain('viewBox="0 0 128 128"');
  });
});
