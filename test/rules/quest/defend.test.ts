/** Damage and defending (PQ-DAMAGE, PQ-DEFEND). */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import { attack } from '../../../src/engine/quest/combat/strike.ts';
import type { CardKind } from '../../../src/engine/quest/data/words.ts';
import { lifeLeft } from '../../../src/engine/quest/query.ts';
import { eventsOf, strike, table } from '../../kit/quest.ts';

/** Puggab, of type Strength, hit by an Ogre for 3. */
const hit = (hand: CardKind[], damage = 0) =>
  table({ heroes: { puggab: { at: 3, hand, damage }, pugtor: { at: 5 } }, foes: [['ogre.1', 3]] }).attack(
    'ogre.1',
  );

const shield = (n: number, ...cards: CardKind[]) => ({ n, pay: { cards, xp: 0, wild: false } });

describe('heroes defend', () => {
  test('EX-PQ-34 PQ-DEFEND-01 PQ-DEFEND-02 PQ-HERO-04 one card of the own type, or a joker, for each damage', () => {
    const hand: CardKind[] = ['strength', 'strength', 'joker', 'magic', 'magic'];
    const t = hit(hand);
    expect([t.asked, t.seat]).toEqual(['quest.defend', 0]);
    t.answer(shield(2, 'strength', 'strength'));
    expect(t.damage('h0')).toBe(1);
    expect(t.hero(0).hand).toEqual(['joker', 'magic', 'magic']);
    const all = hit(hand).answer(shield(3, 'strength', 'strength', 'joker'));
    expect(all.damage('h0')).toBe(0);
    expect(() => hit(hand).answer(shield(1, 'magic'))).toThrow('notOffered');
  });

  test('PQ-DEFEND-01 PQ-FREE-04 it may be left out, and is not asked for without a card that would do', () => {
    expect(hit(['strength']).answer(null).damage('h0')).toBe(3);
    const t = hit(['magic', 'speed']);
    expect(t.countOf('quest.defended')).toBe(0);
    expect(t.damage('h0')).toBe(3);
  });

  test('PQ-DEFEND-01 PQ-DEFEAT-01 R-PQ-102 nor where it would save nobody: who falls loses its cards in any case', () => {
    expect(hit(['strength'], 4).countOf('quest.fell')).toBe(1);
    const t = hit(['strength', 'joker'], 4);
    expect(t.options).toContainEqual(shield(2, 'strength', 'joker'));
    // With an Evil Lord by the number of cards, which is public, not by what they are.
    const lord = (hand: CardKind[]) =>
      table({
        heroes: { puggab: { at: 3, hand, damage: 4 }, pugtor: { at: 5 } },
        foes: [['ogre.1', 3]],
        lord: [],
        deck: [],
      }).attack('ogre.1');
    expect([lord(['strength']).countOf('quest.fell'), lord(['speed', 'speed']).asked]).toEqual([
      1,
      'quest.defend',
    ]);
  });

  test('PQ-DEFEND-03 for each attack anew, in any turn, without an action', () => {
    const t = hit(['strength', 'strength']).answer(shield(1, 'strength'));
    t.attack('ogre.1');
    expect(t.asked).toBe('quest.defend');
    t.answer(shield(1, 'strength'));
    expect(t.damage('h0')).toBe(4);
    expect(t.s.turn).toBeNull();
  });

  test('PQ-DEFEND-04 R-PQ-31 R-PQ-99 not against damage that is no attack', () => {
    const t = table({ heroes: { bravepug: { at: 3, hand: ['strength', 'speed'] } }, foes: [['ogre.1', 3]] });
    for (const cause of ['toll', 'penalty', 'card'] as const)
      t.do((c) => hurt(c, ['h0'], 1, { by: 'ogre.1', cause }));
    expect(t.damage('h0')).toBe(3);
    expect([t.countOf('quest.defended'), t.asked]).toEqual([0, 'test.idle']);
  });

  test('R-PQ-99 abilities of a boss sheet with a shape are attacks: they can be defended against', () => {
    const t = table({
      heroes: { bravepug: { at: 3, hand: ['strength'] } },
      foes: [['vetlich', 5]],
      number: 3,
      round: 2,
    }).at('bossAttacked', 'vetlich');
    expect(t.asked).toBe('quest.defend');
  });
});

describe('monsters defend', () => {
  const mummy = (...deck: CardKind[]) =>
    table({
      heroes: { pugtor: { at: 3, hand: ['spirit', 'strength', 'spirit'] } },
      foes: [['mummy.1', 3]],
      deck,
    }).turn('h0');

  test('EX-PQ-35 PQ-DEFEND-05 PQ-DEFEND-06 PQ-HIDDEN-06 the drawn card stops all damage if it has the type', () => {
    const stopped = mummy('spirit', 'magic').play('hammerOfFaith');
    expect(stopped.damage('mummy.1')).toBe(0);
    expect(eventsOf(stopped, 'quest.drewDefence')).toEqual([
      { type: 'quest.drewDefence', id: 'mummy.1', card: 'spirit', stopped: true },
    ]);
    const through = mummy('magic', 'spirit').play('hammerOfFaith');
    expect(through.damage('mummy.1')).toBe(3);
    for (const t of [stopped, through])
      expect(t.s.gone.energy).toContain(eventsOf(t, 'quest.drewDefence')[0]?.card);
  });

  test('R-PQ-29 a joker counts as the type; one card an attack; no card, no defence', () => {
    expect(mummy('joker', 'magic').play('hammerOfFaith').damage('mummy.1')).toBe(0);
    expect(mummy('magic', 'magic').play('hammerOfFaith').countOf('quest.drewDefence')).toBe(1);
    const t = mummy();
    t.s.gone.energy = [];
    t.s.piles.energy = [];
    t.do((c) =>
      attack(c, {
        by: 'h0',
        card: 'test',
        kind: 'combo',
        shape: 'melee',
        n: 1,
        sure: false,
        fixed: null,
        copies: [],
        riders: [],
      }),
    );
    expect(t.damage('mummy.1')).toBe(1);
  });

  test('PQ-MONSTER-08 R-PQ-30 without the symbol nothing is drawn, nor against damage that is no attack', () => {
    const t = table({
      heroes: { bravepug: { at: 3, hand: ['strength'] } },
      foes: [['ogre.1', 3]],
      deck: ['strength'],
    });
    strike(t.turn('h0'), 'ogre.1', 'strength');
    expect([t.damage('ogre.1'), t.countOf('quest.drewDefence')]).toEqual([1, 0]);
    const other = mummy('spirit').do((c) => hurt(c, ['mummy.1'], 2, { by: null, cause: 'card' }));
    expect([other.damage('mummy.1'), other.countOf('quest.drewDefence')]).toEqual([2, 0]);
  });
});

describe('damage', () => {
  test('EX-PQ-36 PQ-DAMAGE-01 PQ-DAMAGE-02 PQ-HERO-02 PQ-CARD-02 R-PQ-34 Puggab with Life 6 and 3 damage has 3 left', () => {
    const t = table({ heroes: { puggab: { at: 3 } }, foes: [['ogre.1', 3]] }).attack('ogre.1');
    expect(t.damage('h0')).toBe(3);
    expect(lifeLeft(t.s, 'h0')).toBe(3);
  });

  test('EX-PQ-37 PQ-DAMAGE-03 PQ-DAMAGE-04 PQ-MONSTER-02 damage beyond Life has no effect', () => {
    const t = table({
      heroes: { bravepug: { at: 3, hand: ['strength', 'strength'] } },
      foes: [
        ['goblin.1', 3],
        ['ogre.1', 3],
        ['ogre.2', 1],
      ],
    }).turn('h0');
    t.foe('goblin.1').damage = 2;
    t.play('powerSlash').answer(false);
    expect(t.spot('goblin.1')).toBe('');
    expect([t.damage('ogre.1'), t.spot('ogre.1')]).toEqual([0, 'c3r1']);
  });

  test('PQ-DAMAGE-06 R-PQ-35 tokens without limit stay until something heals them', () => {
    const t = table({ heroes: { bravepug: { at: 3 } }, foes: [['badger', 3]], number: 3 });
    t.foe('badger').life = 90;
    t.do((c) => hurt(c, ['badger'], 60, { by: null, cause: 'card' }));
    t.turn('badger');
    expect(t.damage('badger')).toBe(60);
  });

  test('EX-PQ-77 R-PQ-32 PQ-CARD-08 no damage, no side effect; else the owner chooses what to discard', () => {
    const slime = () =>
      table({
        heroes: { puggab: { at: 3, hand: ['strength', 'magic', 'speed'] } },
        foes: [['slime.1', 3]],
      }).attack('slime.1');
    const shielded = slime().answer(shield(1, 'strength'));
    expect(shielded.damage('h0')).toBe(0);
    expect(shielded.hero(0).hand).toEqual(['magic', 'speed']);
    const lost = slime().answer(null);
    expect([lost.damage('h0'), lost.asked, lost.seat]).toEqual([1, 'quest.drop', 0]);
    lost.answer(['magic']);
    expect(lost.hero(0).hand).toEqual(['strength', 'speed']);
  });
});
