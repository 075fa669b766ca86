/** docs/how-to/bot.md: its bot and its test, in a copy of the source. */
import { afterAll, describe } from 'vitest';
import { follow } from '../kit/guide.ts';

const shop = follow('how-to/bot.md', ['src/cli/playing.ts']);
afterAll(() => shop.close());

describe('the bot of the guide', async () => {
  await shop.load('test/bots/penny.test.ts');
});
