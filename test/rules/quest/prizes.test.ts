/** Prizes (PQ-PRIZE): how a monster becomes one, and what each gives. */

import { expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import { exchangeScript, marketScript } from '../../../src/engine/quest/market.ts';
import { movementOf } from '../../../src/engine/quest/turn.ts';
import { type CardTable, cards } from '../../kit/quest-cards.ts';

/** Sir Bravepug defeats the monster in front of him with one blow. */
function blow(monster: string): CardTable {
  const t = cards({
    heroes: { puggab: { at: 3 }, bravepug: { at: 3, hand: ['strength', 'strength'] } },
    foes: [
      [monster, 3],
      ['ogre.2', 1],
    ],
  });
  t.foe(monster).damage = t.foe(monster).life - 1;
  t.s.piles.treasures = ['pizza.1', 'pizza.2'];
  return t.turn('h1').play('powerSlash');
}

test('EX-PQ-44 PQ-PRIZE-01 PQ-PRIZE-02 PQ-PRIZE-03 PQ-XP-07 R-PQ-50 the Slime as a prize: no XP, no treasure', () => {
  const t = blow('slime.1');
  expect([t.asked, t.seat, t.options]).toEqual(['quest.prize', 1, [true, false]]);
  t.answer(true);
  expect([t.hero(1).prizes, t.hero(1).xp]).toEqual([['slime.1'], []]);
  expect([t.spot('slime.1'), t.s.piles.treasures.length, t.s.open]).toEqual(['', 2, []]);
});

test('PQ-PRIZE-04 PQ-FREE-03 refused, it is a defeat like any other: XP and a treasure', () => {
  const t = blow('slime.1').answer(false);
  expect([t.hero(1).prizes, t.hero(1).xp]).toEqual([[], ['slime.1']]);
  expect(t.countOf('quest.dropped')).toBe(1);
});

test('PQ-PRIZE-05 PQ-PRIZE-07 R-PQ-94 only who dealt the last damage is asked; it costs nothing', () => {
  const t = blow('goblin.1');
  expect(t.seat).toBe(1);
  t.answer(true);
  expect(t.hero(0).prizes).toEqual([]);
  expect(t.hero(1).hand).toEqual([]);
});

test('PQ-MONSTER-07 a monster without the Prize symbol is never offered', () => {
  const t = blow('ogre.1');
  expect([t.asked, t.hero(1).xp]).toEqual(['quest.act', ['ogre.1']]);
});

test("PQ-PRIZE-05 R-PQ-49 defeated by no hero, a monster is nobody's prize and nobody's XP", () => {
  const t = cards({
    heroes: { puggab: {} },
    foes: [
      ['slime.1', 3],
      ['ogre.1', 1],
    ],
  });
  t.foe('slime.1').damage = 3;
  t.do((c) => hurt(c, ['slime.1'], 1, { by: null, cause: 'card' }));
  expect([t.asked, t.s.gone.monsters, t.countOf('quest.dropped')]).toEqual(['test.idle', ['slime.1'], 1]);
});

test('PQ-CARD-08 PQ-FREE-01 the Slime heals one hero by 2 and goes to the monster discards', () => {
  const t = cards({
    heroes: { puggab: { damage: 3 }, elpug: { prizes: ['slime.1'] } },
    foes: [['ogre.1', 3]],
  }).turn('h1');
  t.play('slime.1').answer('h0');
  expect([t.damage('h0'), t.hero(1).prizes, t.s.gone.monsters]).toEqual([1, [], ['slime.1']]);
});

test('the Goblin Terrier draws 3, the Hellhuahua bites for 2 once in a turn', () => {
  const t = cards({
    heroes: { puggab: { hand: ['magic', 'magic'], prizes: ['goblin.1', 'hellhuahua.1', 'hellhuahua.2'] } },
    foes: [
      ['ogre.1', 5],
      ['mummy.1', 1],
    ],
  }).turn('h0');
  t.s.piles.energy.push('speed');
  t.play('hellhuahua.1').answer(['ogre.1']);
  expect([t.damage('ogre.1'), t.plays]).toEqual([2, ['goblin.1', 'hellhuahua.2']]);
  t.play('goblin.1').answer('deck').answer('deck').answer('deck');
  expect(t.hero(0).hand).toHaveLength(4);
});

test('the Corgyphon adds to the Movement, the Skeleton Pug to the standard attack', () => {
  const t = cards({
    heroes: { puggab: { hand: ['strength'], prizes: ['corgyphon.1', 'corgyphon.2', 'skeleton.1'] } },
    foes: [['ogre.1', 3]],
  });
  expect(movementOf(t.s, 0)).toBe(4);
  t.turn('h0');
  t.answer(t.options.find((x) => (x as { do?: string }).do === 'attack') as never);
  expect(t.damage('ogre.1')).toBe(2);
});

test('R-PQ-96 prizes are no treasures for what takes treasures away; a defeat discards them', () => {
  const t = cards({
    heroes: { puggab: { damage: 1, prizes: ['slime.1'] }, elpug: { at: 1 } },
    foes: [
      ['warbulldog.1', 3],
      ['ogre.1', 3],
    ],
  }).attack('warbulldog.1');
  expect([t.damage('h0'), t.hero(0).prizes]).toEqual([3, ['slime.1']]);
  t.attack('ogre.1');
  expect([t.hero(0).status, t.hero(0).prizes, t.s.gone.monsters]).toEqual(['down', [], ['slime.1']]);
});

test('PQ-PRIZE-06 PQ-MARKET-07 neither market nor exchange ever moves a prize', () => {
  const t = cards({
    heroes: {
      puggab: { hand: ['magic'], treasures: ['pizza.1'], prizes: ['slime.1'] },
      elpug: { hand: ['speed'] },
    },
    foes: [['ogre.1', 3]],
    world: 'icy',
  });
  t.s.piles.treasures.push('femurblade.1', 'zoomies.1');
  t.do((c) => c.call(marketScript, { left: [] }));
  expect([t.asked, t.seat]).toEqual(['quest.market', 0]);
  expect(JSON.stringify(t.options)).toContain('pizza.1');
  expect(JSON.stringify(t.options)).not.toContain('slime.1');
  t.answer(null).do((c) => c.call(exchangeScript, { left: [] }));
  while (t.asked === 'quest.give' && t.seat !== 0) t.answer(null);
  expect(JSON.stringify(t.options)).toContain('pizza.1');
  expect(JSON.stringify(t.options)).not.toContain('slime.1');
});
