/** The shops' modifiers in words: every name, every explanation, every line they tell, in every language. */

import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { ModUse } from '../../src/engine/kernel/state.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { mods } from '../../src/engine/petz/mods/index.ts';
import { alleysSetup, basicSetup } from '../../src/engine/petz/setup.ts';
import { LANGUAGES, Words } from '../../src/i18n/words.ts';
import type { Player } from '../../src/session/game/seats.ts';
import { petzModBefore } from '../../src/text/mods.ts';
import { Speech } from '../../src/text/speech.ts';
import { tell } from '../../src/text/tell.ts';
import { SCENARIOS } from '../laws/scenarios.ts';

/** With every part of every parameter that has a sentence of its own. */
const USES: ModUse[] = [
  ...SCENARIOS.flatMap(({ setup }) => setup.mods),
  { id: 'meatlessWeek', arg: [3, 2] },
  { id: 'wish', arg: { reward: 2, penalty: 1 } },
  { id: 'allowance', arg: { seat: 0, gold: 2 } },
  { id: 'debt', arg: { gold: 8, round: 4 } },
  { id: 'debt', arg: { gold: 8, round: 4, seat: 1, each: 1 } },
  { id: 'compost', arg: { worth: 1, most: 5 } },
  { id: 'mascot', arg: { pet: 'uni', worth: 2 } },
  { id: 'mutants', arg: { mode: 'banned', rounds: [2] } },
  { id: 'stands', arg: { food: { vegetables: [3, 1], meat: [0, 0] } } },
];

/** Lines that random games seldom come to. */
const RARE: PetzEvent[] = [
  ...['win', 'sell', 'clean', 'meat', 'calm', 'pets'].map((what) => twist('wish', what, 3)),
  ...['praised', 'paid', 'blamed', 'charged'].map((what) => twist('wish', what, 2, 1)),
  ...['fined', 'shamed', 'pleased'].map((what) => twist('inspector', what, 2, 1)),
  ...['welcome', 'banned'].map((what) => twist('mutants', what, 4, 0)),
  ...['more', 'less'].map((what) => twist('allowance', what, 1, 0)),
  twist('debt', 'due', 8),
  ...['charged', 'blamed'].map((what) => twist('debt', what, 2, 1)),
  twist('compost', 'paid', 3, 0),
  ...['praised', 'blamed'].map((what) => twist('mascot', what, 2, 1)),
  twist('fashion', 'poop', 4, 0),
  twist('noPotions', 'none', 1, 0),
  twist('meatlessWeek', 'noMeat', 2),
];

function twist(mod: string, what: string, n: number, seat?: number): PetzEvent {
  return seat === undefined
    ? { type: 'petz.twist', mod, what, n }
    : { type: 'petz.twist', mod, what, n, seat };
}

/** What modifiers tell of in whole games. */
function happened(): PetzEvent[] {
  return SCENARIOS.flatMap(({ setup, name }) => {
    const { state, events } = petzEngine.start(setup, name);
    const rng = dice(name);
    let s = state;
    while (s.outcome === null) {
      const seat = petzEngine.waiting(s)[0] ?? 0;
      const applied = petzEngine.apply(s, {
        seat,
        ask: s.ask?.id ?? 0,
        choice: petzEngine.sample(s, seat, rng),
      });
      if (!applied.ok) throw new Error(applied.refusal.code);
      events.push(...applied.events);
      s = applied.state;
    }
    return events.filter(({ type }) => type === 'petz.twist');
  });
}

const TWISTS = [...RARE, ...happened()];

/** Neither an unknown key, nor a gap, nor an argument that is missing. */
function expectWords(text: string): void {
  expect(text).not.toMatch(/\{\{|mod\.|undefined|null|^\s*$| {2}/);
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every modifier has a name and a text with its numbers', async () => {
    const words = await Words.speak(language);
    for (const use of USES) {
      const { name, text } = petzModBefore(words, basicSetup(3), [null, 'Otso', 'Mirelle'], use);
      expectWords(name);
      expectWords(text);
    }
    const explained = new Set(USES.map(({ id }) => id));
    for (const id of Object.keys(mods)) expect(explained).toContain(id);
  });

  test('everything they do has a sentence', async () => {
    const words = await Words.speak(language);
    const players = ['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => ({ name })) as unknown as Player[];
    const speech = new Speech(words, players);
    for (const event of TWISTS) {
      const line = tell(speech, event);
      expectWords(line);
      // A line about one shop names it.
      if ('seat' in event && event.type === 'petz.twist') expect(line).toMatch(/Ann|Bob|Cleo|Dan/);
    }
  });
});

test('a twist has its own rounds and names', async () => {
  const words = await Words.speak('en');
  const text = (id: string, arg: ModUse['arg'], setup = basicSetup(2)) =>
    petzModBefore(words, setup, [null, 'Otso'], { id, arg }).text;
  expect(text('closed', { spaces: ['hospital', 'cage1', 'cage2'], rounds: [4, 2] })).toBe(
    'Nobody may use these action spaces: Visiting the hospital and Choosing a cage. Only in these rounds: 2 and 4.',
  );
  expect(text('allowance', { seat: 1, gold: -2 })).toBe('Less income every round for Otso: 2 gold less.');
  expect(text('wish', { reward: 3, penalty: 1, in: 'gold' })).toContain('3 gold');
  // A debt is due with the last round at the latest.
  const long = alleysSetup(2, 'extended');
  expect(text('debt', { gold: 8, round: 4 })).toMatch(/^At the end of round 4 /);
  expect(text('debt', { gold: 8, round: 9 })).toMatch(/^At the end of round 6 /);
  expect(text('debt', { gold: 8, round: 9 }, long)).toMatch(/^At the end of round 7 /);
});
