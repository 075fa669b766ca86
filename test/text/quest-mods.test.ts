/** Every modifier of Pug Quest has its words in every language: name, meaning with its numbers, what it does. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/engine/kernel/state.ts';
import { GIFT_IDS } from '../../src/engine/quest/data/gifts.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { MODS } from '../../src/engine/quest/mods/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { LANGUAGES, Words } from '../../src/i18n/words.ts';
import { QuestSpeech, questModBefore, questModTold } from '../../src/text/quest/index.ts';
import { players } from '../kit/session.ts';

const OPEN = /\{\{|\}\}|\b(undefined|NaN|null)\b|\[object|mod\.[a-z]|quest\.[a-z]/;

/** Parameters that use everything a modifier knows. */
const ARGS: Record<keyof typeof MODS, readonly Json[]> = {
  waves: [
    { every: 2, count: 1 },
    { every: 1, count: 3 },
  ],
  drought: [{ display: 1 }, { hand: 2, rounds: [3, 5] }, { display: 2, hand: 1, rounds: [1] }],
  carryTime: [null],
  fog: [{ rounds: [6, 2] }],
  companion: GIFT_IDS.map((gift) => ({ name: 'uni', gift, hero: 1 })),
  lordBudget: [{ cards: -2 }, { cards: 0 }, { cards: 1 }],
  hungryMonsters: [{ cards: 1 }, { cards: 3 }],
  ambush: [{ rounds: [4] }],
  treasureHunt: [{ column: 4, count: 2 }],
  guest: [{ hero: 0 }],
  earlyBoss: [{ number: 1, round: 3, stay: 2 }],
  sealed: [null],
};

/** What the modifiers tell, read off their code: `fog` `rose`. */
function twistsInCode(): [string, string][] {
  const folder = join(import.meta.dirname, '../../src/engine/quest/mods');
  const parts = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split(/(?=export const \w+ = twist\()/),
  );
  const found = parts.flatMap((code): [string, string][] => {
    const own = /twist\('(\w+)'/.exec(code)?.[1] ?? '';
    const emitted = [...code.matchAll(/mod: '(\w+)', what: ([^,]*)/g)].flatMap(([, mod = '', what = '']) =>
      [...what.matchAll(/'(\w+)'/g)].map(([, word = '']): [string, string] => [mod, word]),
    );
    const named = [...code.matchAll(/tell\w+\(c, '(\w+)'/g)];
    return [...emitted, ...named.map(([, word = '']): [string, string] => [own, word])];
  });
  return [...found, ...GIFT_IDS.map((gift): [string, string] => ['companion', gift])];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every modifier has a name, and its meaning with the numbers of its parameter', async () => {
    const words = await Words.speak(language);
    const texts = new Set<string>();
    for (const [id, args] of Object.entries(ARGS)) {
      for (const arg of args) {
        const { name, text } = questModBefore(words, ['elpug', 'pugtor'], { id, arg });
        for (const line of [name, text]) expect(line).not.toMatch(OPEN);
        expect(words.has(`mod.${id}.name`) && words.has(`mod.${id}.text`), id).toBe(true);
        expect(text, id).toMatch(/^\p{Lu}.*[.!]$/u);
        texts.add(text);
      }
    }
    // Every parameter has another text.
    expect(texts.size).toBe(Object.values(ARGS).flat().length);
  });

  test('everything a modifier does has a sentence of its own', async () => {
    const view = questEngine.view(questEngine.start(questSetup(3), 'told').state, 0);
    const speech = new QuestSpeech(await Words.speak(language), players('person bot bot'), view);
    const lines = twistsInCode().map(([mod, what]) =>
      questModTold(speech, { type: 'quest.twist', mod, what, seat: 1, id: 'badger', n: 2 }),
    );
    expect(lines.length).toBeGreaterThan(18);
    for (const line of lines) expect(line).toMatch(/^\p{Lu}?.*[.!]$/u);
    for (const line of lines) expect(line).not.toMatch(OPEN);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

test('Heroes still to be dealt are named by their number, a stranger by its own name', async () => {
  const arg = { name: 'Rex', gift: 'snack', hero: 1 };
  const { text } = questModBefore(await Words.speak('en'), 'draw', { id: 'companion', arg });
  expect(text).toMatch(/^Rex comes along with Hero 2\. Shared snack: /);
});

describe('all parameters that make no sense are refused', () => {
  const junk: Json[] = [null, true, 0, 'x', [], [1], {}, { rounds: [] }, { rounds: [0] }, { rounds: [2, 2] }];
  const more: Json[] = [
    { count: 1 },
    { every: 0, count: 1 },
    { hero: -1 },
    { hero: 0, more: 1 },
    { cards: 99 },
  ];
  test.each(Object.entries(MODS))('%s', (id, mod) => {
    for (const arg of [...junk, ...more, { ...(ARGS[id as keyof typeof MODS][0] as object), x: 1 }]) {
      if ((id === 'carryTime' || id === 'sealed') && arg === null) continue;
      const setup = questSetup(2, { lord: { handicap: 'none' }, mods: [{ id, arg }] });
      expect(mod.check(arg, setup), JSON.stringify(arg)).toEqual(expect.any(String));
      const refusal = questEngine.rules.checkSetup(setup);
      expect(refusal).toMatchObject({
        code: 'badModifier',
        data: { name: id, path: 'mods[0].arg', value: arg },
      });
    }
    for (const arg of ARGS[id as keyof typeof MODS]) {
      const setup = questSetup(2, { lord: { handicap: 'none' }, mods: [{ id, arg }] });
      expect(questEngine.rules.checkSetup(setup), JSON.stringify(arg)).toBeNull();
    }
  });
});
