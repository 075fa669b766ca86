/** What a question says of its answers is what comes of them: a Prize or experience, and what Mimic Magic would repeat. */

import { describe, expect, test } from 'vitest';
import { questEngine } from '../../src/engine/quest/index.ts';
import { Words } from '../../src/i18n/words.ts';
import { QuestSpeech, questAsk, questOptions } from '../../src/text/quest/index.ts';
import { cards } from '../kit/quest-cards.ts';

const speech = new QuestSpeech(await Words.speak('en'), []);

interface Kill {
  xp?: number;
  isRobbed?: boolean;
  /** Treasures that the Evil Lord has put under it. */
  under?: string[];
}

/** The Slime is about to be taken as a Prize or not: what is said of the experience, and how many treasures then drop. */
function slime({ xp = 0, isRobbed = false, under = [] }: Kill): {
  said: string[];
  hint: string;
  drops: number;
} {
  const t = cards({
    heroes: { bravepug: { at: 3, xp, hand: ['strength', 'strength'] } },
    foes: [
      ['slime.1', 3],
      ['ogre.1', 5],
    ],
    lord: [],
  });
  t.foe('slime.1').damage = 2;
  t.foe('slime.1').treasures = under;
  if (isRobbed)
    t.foe('slime.1').marks = [{ tag: 'robbed', v: 1, until: 'world', by: 'h0', card: 'pickpocket' }];
  t.turn('h0').play('powerSlash');
  const view = questEngine.view(t.s, 0);
  const domain = questEngine.domain(t.s, 0);
  if (t.s.ask === null || domain === null) throw new Error('no seat is asked');
  const { hint } = questAsk(speech, view, t.s.ask);
  const said = questOptions(speech.at(view), view, t.s.ask, domain)[1]?.details ?? [];
  t.answer(false);
  while (t.asked === 'quest.loot') t.answer(null);
  return { said, hint, drops: t.countOf('quest.dropped') };
}

describe('experience instead of the Prize (PQ-PRIZE-04)', () => {
  test.each([
    [{}, '1 of 5 stars.', 'A treasure drops.', 1],
    [{ isRobbed: true }, '1 of 5 stars.', 'No treasure drops.', 0],
    [{ isRobbed: true, under: ['pizza.1'] }, '1 of 5 stars.', 'What lies under it drops.', 1],
    [{ xp: 5 }, 'One more star, which pays as a Joker.', 'A treasure drops.', 1],
  ] as const)('%j', (kill, star, drop, drops) => {
    const prize = slime({ ...kill, under: 'under' in kill ? [...kill.under] : [] });
    expect(prize.said).toEqual([star, drop]);
    expect(prize.hint).toMatch(new RegExp(`${drop}$`));
    expect(prize.drops).toBe(drops);
  });
});

test('R-PQ-105 Mimic Magic names every attack that it would repeat', () => {
  const t = cards({
    heroes: {
      pugpin: { at: 1, xp: 5, hand: ['speed', 'speed', 'speed'] },
      elpug: { at: 4, xp: 2, hand: ['magic', 'intellect'] },
    },
    foes: [['badger', 1]],
    number: 3,
  }).turn('h0');
  t.play('thousandNips');
  expect(t.asked).toBe('quest.seen');
  const { hint } = questAsk(speech, questEngine.view(t.s, 1), t.s.ask);
  expect(hint).toContain('2 damage, 2 damage, and 2 damage');
});

test('R-PQ-75 the Evil Lord sees whom a blow would hit that deals nothing yet', () => {
  const t = cards({
    heroes: { puggab: { at: 1 }, elpug: { at: 5 } },
    foes: [['slime.1', 1]],
    lord: ['strength'],
  });
  t.foe('slime.1').marks = [{ tag: 'weak', v: 1, until: 'world', by: 'h1', card: 'hex' }];
  t.attack('slime.1');
  expect(t.asked).toBe('quest.bonus');
  const { hint } = questAsk(speech, questEngine.view(t.s, 2), t.s.ask);
  expect(hint).toContain('It hits Puggab for 0 damage.');
});
