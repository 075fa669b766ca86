/** docs/how-to/scene.md: its picture is chosen, answers and lies where it should. */
import { afterAll, describe } from 'vitest';
import { follow } from '../kit/guide.ts';

const shop = follow('how-to/scene.md', ['src/scenes/table/questions.ts']);
afterAll(() => shop.close());

describe('the scene of the guide', async () => {
  await shop.load('test/scenes/table/reading.test.ts');
});
