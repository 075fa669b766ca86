/** What the Evil Lord does with his cards: held back for the Boss, spent on what is worth it, and none left over at the end. */

import { expect, test } from 'vitest';
import { lordCard, lordHand } from '../../src/bots/quest/cards.ts';
import { quickAnswer } from '../../src/bots/quest/quick.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { CardKind } from '../../src/engine/quest/data/words.ts';
import { type CardTable, cards } from '../kit/quest-cards.ts';

/** Brave Pug, the ogre and the Rat King are of the type Strength. */
function scene(number: number, lord: CardKind[], damage = 0): CardTable {
  const hand: CardKind[] = ['strength', 'strength', 'strength'];
  const boss: [string, number][] = number === 3 ? [['ratking', 5]] : [];
  return cards({
    heroes: { bravepug: { at: 3, hand, damage }, elpug: { at: 1 } },
    foes: [['ogre.1', 3], ...boss],
    number,
    lord,
  });
}

/** His answer at first sight to the question that is open. */
function answer(t: CardTable): Json {
  expect(['quest.bonus', 'quest.shield']).toContain(t.asked);
  const domain = { type: 'pick', options: t.options } as const;
  return quickAnswer(t.s, t.seat, t.asked, domain, dice('lord'));
}

test('a Joker and a card of the Boss’s type are worth the most in the third World, others next to nothing', () => {
  const worth = (number: number, card: CardKind) => lordCard(scene(number, []).s, card);
  expect(worth(3, 'strength')).toBeGreaterThan(2);
  expect(worth(3, 'joker')).toBeGreaterThan(2);
  expect(worth(3, 'spirit')).toBeLessThan(0.2);
  expect(worth(1, 'spirit')).toBeGreaterThan(1);
  expect(lordHand(scene(3, ['joker', 'spirit']).s)).toBeCloseTo(worth(3, 'joker') + worth(3, 'spirit'));
});

test('before the third World he gives no card for a point of damage, but one to fell a Hero', () => {
  expect(answer(scene(1, ['strength']).attack('ogre.1'))).toBeNull();
  expect(answer(scene(1, ['strength'], 2).attack('ogre.1'))).toEqual({ target: 'h0', card: 'strength' });
});

test('what would hurt the Boss he keeps off with all cards that fit', () => {
  const t = cards({
    heroes: { bravepug: { at: 5, hand: ['strength', 'strength', 'strength', 'joker'] }, elpug: { at: 1 } },
    foes: [['ratking', 5]],
    number: 3,
    lord: ['strength', 'joker', 'spirit'],
  })
    .turn('h0')
    .play('powerSlash');
  expect(answer(t)).toMatchObject({ n: 2 });
});
