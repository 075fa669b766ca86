/** The signs of what happened are drawings that there are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import questSigns from '../../src/text/quest/signs.json' with { type: 'json' };
import signs from '../../src/text/signs.json' with { type: 'json' };

const ART = join(import.meta.dirname, '..', '..', 'assets', 'art');

test.each([
  ...Object.entries({ ...signs.ofType, ...signs.ofPet }),
  ...Object.entries(questSigns).map(([type, sign]) => [type, `icons/quest-${sign}`]),
])('%s: %s', (_type, path) => {
  expect(existsSync(join(ART, `${path}.svg`))).toBe(true);
});
