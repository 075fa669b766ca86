/** All guides followed in one house: their steps get along, and the compiler agrees with every line they show. */
import { afterAll, expect, test } from 'vitest';
import { guideText, stepsOf, Workshop } from '../kit/guide.ts';

const GUIDES = ['bot', 'card', 'expansion', 'language', 'question', 'scene'];

const shop = new Workshop('types', ['src']);
afterAll(() => shop.close());

test('the code of the guides compiles with the rest of the source', () => {
  const steps = GUIDES.flatMap((guide) => stepsOf(guideText(`how-to/${guide}.md`)));
  for (const step of steps) shop.take(step);
  const files = steps.flatMap(({ path }) => (path.endsWith('.ts') ? [path] : []));
  expect(files.length).toBeGreaterThan(15);
  expect(shop.typeErrors([...new Set([...files, 'src/main.ts'])])).toBe('');
});
