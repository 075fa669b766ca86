/** The authors' guide to cards: its example is a card that could be printed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { treasureSchema } from '../../../src/engine/quest/data/schema.ts';
import { Words } from '../../../src/i18n/words.ts';
import { cardText, QuestSpeech } from '../../../src/text/quest/index.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/pug-quest.md'), 'utf8');

test('the example of docs/pug-quest.md is a legal treasure whose text makes itself', async () => {
  const code = /```json\n([\s\S]+?)```/.exec(guide)?.[1] ?? '';
  const card = v.parse(treasureSchema, JSON.parse(code));
  const speech = new QuestSpeech(await Words.speak('en'), []);
  expect(cardText(speech, card)).toMatchInlineSnapshot(
    `"Hit one enemy in the column ahead for 2 damage. The target, if hurt, deals 1 less with every attack until your next turn. Once per turn."`,
  );
  expect(v.safeParse(treasureSchema, { ...card, trigger: 'never' }).success).toBe(false);
});
