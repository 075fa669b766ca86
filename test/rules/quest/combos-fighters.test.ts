/** The combos and specials of Sir Bravepug, Puggab, Pugtor, Pugramix and Pugpin. */

import { describe, expect, test } from 'vitest';
import { copyOfHero } from '../../../src/engine/quest/workshop.ts';
import { strike } from '../../kit/quest.ts';
import { cards } from '../../kit/quest-cards.ts';

describe('Sir Bravepug', () => {
  test('PQ-CARD-03 Old Campaigner: a fresh Slime takes 1 from his standard attack, a hurt one 2', () => {
    const t = cards({
      heroes: { bravepug: { hand: ['intellect', 'intellect'] } },
      foes: [['slime.1', 3]],
    }).turn('h0');
    const hit = (): unknown => t.options.find((x) => (x as { do?: string }).do === 'attack');
    t.answer(hit() as never);
    expect(t.damage('slime.1')).toBe(1);
    t.end().turn('h0');
    t.answer(hit() as never);
    expect(t.damage('slime.1')).toBe(3);
  });

  test('EX-PQ-38 PQ-RIPOSTE-01 PQ-RIPOSTE-02 PQ-RIPOSTE-04 R-PQ-28 Parry and Riposte: no damage, then 1 back', () => {
    const t = cards({
      heroes: { bravepug: { hand: ['strength', 'speed'] } },
      foes: [['mimic.1', 3]],
    }).attack('mimic.1');
    t.play('parryAndRiposte');
    expect([t.damage('h0'), t.damage('mimic.1'), t.hero(0).hand]).toEqual([0, 1, []]);
    const order = t.events.map(({ type }) => type);
    expect(order.indexOf('quest.prevented')).toBeLessThan(order.lastIndexOf('quest.struck'));
  });

  test('Shield Bash: 2, a push of one column by choice, weak for a turn', () => {
    const t = cards({
      heroes: { bravepug: { hand: ['strength', 'intellect'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('shieldBash');
    expect([t.asked, t.options]).toEqual(['quest.shift', [0, -1, 1]]);
    t.answer(1);
    expect([t.spot('ogre.1'), t.damage('ogre.1'), t.tags('ogre.1')]).toEqual(['c4r1', 2, ['weak:1']]);
    t.end().turn('h0');
    expect(t.tags('ogre.1')).toEqual([]);
  });

  test('Whirling Blade hits three fronts; Blade of the Goodest Boy cannot be defended against', () => {
    const t = cards({
      heroes: { bravepug: { hand: ['strength', 'strength', 'speed'], xp: 2 } },
      foes: [
        ['ogre.1', 2],
        ['ogre.2', 3],
        ['slime.1', 4],
        ['slime.2', 3],
      ],
    }).turn('h0');
    t.play('whirlingBlade');
    expect(['ogre.1', 'ogre.2', 'slime.1', 'slime.2'].map((id) => t.damage(id))).toEqual([2, 2, 2, 0]);
    const sure = cards({
      heroes: { bravepug: { hand: ['strength', 'strength', 'strength'], xp: 5 } },
      foes: [
        ['mummy.1', 3],
        ['slime.1', 1],
      ],
    }).turn('h0');
    sure.s.piles.energy = ['spirit', 'spirit'];
    sure.play('bladeOfTheGoodestBoy');
    expect([sure.spot('mummy.1'), sure.countOf('quest.drewDefence')]).toEqual(['', 0]);
  });
});

describe('Puggab', () => {
  test('Bauserker: from 2 damage on all her attacks deal 1 more; Reckless Chomp costs her 1', () => {
    const t = cards({
      heroes: { puggab: { damage: 1, hand: ['strength', 'strength', 'strength', 'strength'] } },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 3],
      ],
    }).turn('h0');
    t.play('recklessChomp');
    expect([t.damage('ogre.1'), t.damage('h0')]).toEqual([4, 2]);
    t.s.foes.forEach((foe) => {
      foe.life = 20;
    });
    t.play('recklessChomp');
    expect([t.damage('ogre.1'), t.damage('h0')]).toEqual([9, 3]);
  });

  test('R-PQ-99 what she does to herself is no attack: not raised, not defended, not answered', () => {
    const t = cards({
      heroes: {
        puggab: { damage: 3, hand: ['strength', 'strength', 'strength'] },
        pugtor: { at: 4, hand: ['spirit', 'magic'] },
      },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 1],
      ],
    }).turn('h0');
    t.play('recklessChomp');
    expect([t.asked, t.seat, t.damage('h0')]).toEqual(['quest.act', 0, 4]);
  });

  test('R-PQ-24 Leaping Paws may be played if the leap can bring a target', () => {
    const t = cards({
      heroes: { puggab: { at: 1, hand: ['strength', 'speed'] } },
      foes: [['ogre.1', 4]],
    }).turn('h0');
    t.play('leapingPaws');
    // Two to the left from column 1 is column 4.
    expect(t.options).toEqual([0, -1, 1, -2, 2]);
    t.answer(-2);
    expect([t.spot('h0'), t.damage('ogre.1')]).toEqual(['c4r1', 3]);
    const far = cards({
      heroes: { puggab: { at: 1, hand: ['strength', 'speed'] } },
      foes: [['ogre.1', 1]],
    }).turn('h0');
    far.play('leapingPaws').answer(1);
    expect([far.spot('h0'), far.damage('ogre.1')]).toEqual(['c2r1', 0]);
  });

  test('PQ-ACTIVATION-01 War Howl weakens the whole facing column to the end of the World', () => {
    const t = cards({
      heroes: { puggab: { hand: ['strength', 'spirit'] } },
      foes: [
        ['ogre.1', 3],
        ['slime.1', 3],
        ['ogre.2', 2],
      ],
    }).turn('h0');
    t.play('warHowl');
    expect(['ogre.1', 'slime.1', 'ogre.2'].map((id) => t.tags(id))).toEqual([['weak:1'], ['weak:1'], []]);
    t.end().attack('ogre.1');
    expect(t.damage('h0')).toBe(2);
    t.turn('h0');
    expect(t.tags('ogre.1')).toEqual(['weak:1']);
  });
});

describe('Pugtor', () => {
  test('PQ-ACTIVATION-03 Prayer heals 3 once per World', () => {
    const t = cards({
      heroes: { pugtor: {}, puggab: { at: 5, damage: 4 } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('prayer');
    expect([t.asked, t.options]).toEqual(['quest.target', ['h0', 'h1']]);
    t.answer('h1');
    expect([t.damage('h1'), t.plays]).toEqual([1, []]);
    t.end().turn('h0');
    expect(t.plays).toEqual([]);
  });

  test('PQ-RIPOSTE-04 R-PQ-26 R-PQ-27 Protection keeps any hero from harm, also out of turn', () => {
    const t = cards({
      heroes: { puggab: { at: 3 }, pugtor: { at: 1, hand: ['spirit', 'magic'] } },
      foes: [['ogre.1', 3]],
    }).attack('ogre.1');
    expect([t.asked, t.seat]).toEqual(['quest.riposte', 1]);
    t.play('protection');
    expect(t.damage('h0')).toBe(0);
  });

  test('PQ-DAMAGE-06 Cure heals one hero by 2, never below no damage', () => {
    const t = cards({
      heroes: {
        pugtor: { damage: 1, hand: ['spirit', 'spirit', 'spirit', 'spirit'] },
        puggab: { damage: 5 },
      },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('cure').answer('h1');
    expect(t.damage('h1')).toBe(3);
    t.play('cure').answer('h0');
    expect(t.damage('h0')).toBe(0);
  });

  test('PQ-ACTIVATION-04 PQ-ACTIVATION-05 Blessing: attacks deal 1 more to the World end, each hero once', () => {
    const t = cards({
      heroes: {
        pugtor: { xp: 2, hand: ['spirit', 'spirit', 'intellect', 'spirit', 'spirit', 'intellect'] },
        bravepug: { at: 2, hand: ['strength', 'strength'] },
      },
      foes: [['ogre.1', 2]],
    }).turn('h0');
    t.play('blessing').answer('h1');
    t.play('blessing');
    // Only Pugtor himself is left to be blessed, so no player is asked.
    expect([t.asked, t.tags('h0'), t.tags('h1')]).toEqual(['quest.act', ['bless:1'], ['bless:1']]);
    t.end().turn('h1').play('powerSlash');
    expect(t.damage('ogre.1')).toBe(4);
  });

  test('Holy Howl: 3 to three fronts, and 1 healed for himself and all adjacent heroes', () => {
    const t = cards({
      heroes: {
        pugtor: { at: 3, damage: 2, xp: 5, hand: ['spirit', 'spirit', 'spirit'] },
        puggab: { at: 4, damage: 2 },
        elpug: { at: 5, damage: 2 },
      },
      foes: [
        ['ogre.1', 3],
        ['slime.1', 1],
      ],
    }).turn('h0');
    t.play('holyHowl');
    expect([t.damage('ogre.1'), t.damage('h0'), t.damage('h1'), t.damage('h2')]).toEqual([3, 1, 1, 2]);
  });
});

describe('Pugramix', () => {
  test('EX-PQ-23 PQ-ACTIVATION-04 R-PQ-11 R-PQ-95 Entangle pins monsters, one after the other, never the boss', () => {
    const t = cards({
      heroes: {
        pugramix: { at: 1, hand: ['spirit', 'intellect', 'spirit', 'intellect', 'spirit', 'intellect'] },
      },
      foes: [
        ['ogre.1', 3],
        ['skeleton.1', 2],
        ['badger', 4],
      ],
      number: 3,
    }).turn('h0');
    t.play('entangle');
    expect(t.options).toEqual(['skeleton.1', 'ogre.1']);
    t.answer('skeleton.1').play('entangle');
    expect(t.tags('ogre.1')).toEqual(['root:1']);
    expect(t.plays).toEqual([]);
    t.end().turn('skeleton.1');
    expect(t.spot('skeleton.1')).toBe('c2r1');
  });

  test('R-PQ-11 what is entangled is still pushed, and slides forward', () => {
    const t = cards({
      heroes: { pugramix: { hand: ['spirit', 'intellect'] }, bravepug: { hand: ['strength', 'intellect'] } },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 3],
      ],
    }).turn('h0');
    t.play('entangle').answer('ogre.1').end();
    t.turn('h1').play('shieldBash').answer(-1);
    expect([t.spot('ogre.1'), t.spot('mummy.1')]).toEqual(['c2r1', 'c3r1']);
  });

  test('R-PQ-33 Regeneration heals himself or one adjacent hero by 2', () => {
    const t = cards({
      heroes: {
        pugramix: { at: 1, hand: ['spirit', 'magic'], damage: 2 },
        puggab: { at: 2 },
        elpug: { at: 5 },
        pugpin: { at: 2 },
      },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('regeneration');
    // Column 5 is no neighbour, and a corner does not touch.
    expect(t.options).toEqual(['h0', 'h1']);
    expect(t.answer('h0').damage('h0')).toBe(0);
  });

  test('Circle of Paws: his defeat of a monster heals one hero by 1', () => {
    const t = cards({
      heroes: { pugramix: { hand: ['spirit', 'speed'] }, puggab: { damage: 3 } },
      foes: [
        ['goblin.1', 3],
        ['ogre.1', 1],
      ],
    });
    t.foe('goblin.1').damage = 1;
    t.turn('h0').play('thornWhip').answer(false);
    while (t.asked !== 'quest.target') t.answer(null);
    t.answer('h1');
    expect(t.damage('h1')).toBe(2);
  });

  test('PQ-DAMAGE-06 R-PQ-102 whom to heal is not asked when nobody is hurt', () => {
    const slain = (damage: number) => {
      const heroes = { pugramix: { hand: ['strength' as const] }, puggab: { damage } };
      const t = cards({
        heroes,
        foes: [
          ['ogre.1', 3],
          ['ogre.2', 1],
        ],
      });
      t.foe('ogre.1').damage = 5;
      strike(t.turn('h0'), 'ogre.1', 'strength');
      while (t.asked === 'quest.loot') t.answer(null);
      return t;
    };
    expect([slain(0).asked, slain(0).countOf('quest.triggered')]).toEqual(['quest.act', 1]);
    // The barbarian may rather stay hurt.
    expect(slain(2).options).toEqual(['h0', 'h1']);
    const cure = cards({
      heroes: { pugtor: { hand: ['spirit', 'spirit'] }, elpug: {} },
      foes: [['ogre.1', 3]],
    });
    expect(cure.turn('h0').play('cure').asked).toBe('quest.act');
  });

  test('Bear-Dog Form: hits on him are 1 lower until his next turn', () => {
    const t = cards({
      heroes: { pugramix: { xp: 2, hand: ['spirit', 'spirit', 'strength'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('bearDogForm').end().attack('ogre.1');
    expect(t.damage('h0')).toBe(2);
    t.turn('h0').end().attack('ogre.1');
    expect(t.damage('h0')).toBe(5);
  });
});

describe('Pugpin', () => {
  test('EX-PQ-45 PQ-LOOT-01 Pickpocket: a treasure at once; robbed once only, and no treasure at its defeat', () => {
    const t = cards({
      heroes: { pugpin: { hand: ['speed', 'intellect', 'speed', 'intellect', 'speed', 'speed', 'magic'] } },
      foes: [
        ['mimic.1', 3],
        ['ogre.1', 1],
      ],
    });
    t.foe('mimic.1').damage = 2;
    t.s.piles.treasures = ['femurblade.1', 'pizza.1'];
    t.turn('h0').play('pickpocket');
    expect([t.hero(0).treasures, t.tags('mimic.1')]).toEqual([['pizza.1'], ['robbed:1']]);
    expect(t.plays).not.toContain('pickpocket');
    t.play('backstab');
    expect([t.spot('mimic.1'), t.hero(0).xp, t.asked]).toEqual(['', ['mimic.1'], 'quest.act']);
    expect(t.s.piles.treasures).toEqual(['femurblade.1']);
  });

  test('R-PQ-42 R-PQ-88 what one thief has robbed, another does not rob again', () => {
    const hand = ['speed', 'intellect'] as const;
    const t = cards({
      heroes: { pugpin: { at: 3, hand: [...hand] }, bravepug: { at: 3, hand: [...hand] } },
      foes: [
        ['mimic.1', 3],
        ['ogre.1', 3],
      ],
    });
    t.s.setup = { ...t.s.setup, own: [{ ...copyOfHero('pugpin', 'own1'), name: 'Mops' }] };
    t.hero(1).card = 'own1';
    t.turn('h0').play('pickpocket').answer('mimic.1').end();
    t.turn('h1').play('pickpocket');
    expect([t.tags('mimic.1'), t.tags('ogre.1')]).toEqual([['robbed:1'], ['robbed:1']]);
    expect(t.marks('ogre.1')[0]?.by).toBe('h1');
  });

  test('Vanish: no damage, and up to one column away', () => {
    const t = cards({
      heroes: { pugpin: { hand: ['speed', 'magic'] } },
      foes: [['ogre.1', 3]],
    }).attack('ogre.1');
    t.play('vanish').answer(1);
    expect([t.damage('h0'), t.spot('h0')]).toEqual([0, 'c4r1']);
  });

  test('R-PQ-29 Thousand Nips: three attacks, new targets each; a defending monster draws for each', () => {
    const t = cards({
      heroes: { pugpin: { xp: 5, hand: ['speed', 'speed', 'speed'] } },
      foes: [
        ['mummy.1', 3],
        ['ogre.1', 1],
      ],
    });
    t.s.piles.energy = ['magic', 'magic', 'magic', 'magic'];
    t.turn('h0').play('thousandNips');
    t.answer(['mummy.1']).answer(['ogre.1']).answer(['mummy.1']);
    expect([t.damage('mummy.1'), t.damage('ogre.1'), t.countOf('quest.drewDefence')]).toEqual([4, 2, 2]);
  });

  test('Sticky Paws: any one card picks up a treasure', () => {
    const t = cards({
      heroes: { pugpin: { hand: ['speed', 'speed', 'spirit'] } },
      foes: [
        ['mimic.1', 3],
        ['ogre.1', 1],
      ],
    });
    t.foe('mimic.1').damage = 4;
    t.turn('h0').play('backstab');
    expect(t.asked).toBe('quest.loot');
    expect(t.options).toHaveLength(2);
    t.answer(t.options[1] as never);
    expect([t.hero(0).treasures.length, t.hero(0).hand]).toEqual([1, []]);
  });
});
