/** Clauses that rarely meet: treasures under his creatures, the hard mode without anything to give, armor, copies. */

import { describe, expect, test } from 'vitest';
import { type CardTable, cards, type Plan } from '../../kit/quest-cards.ts';

const under = (t: CardTable, foe: string, ...treasures: string[]): CardTable => {
  t.foe(foe).treasures.push(...treasures);
  return t;
};
const bent = (t: CardTable, id: string, tag: 'weak' | 'bless' | 'shield', v = 1): CardTable => {
  t.marks(id).push({ tag, v, until: 'world', by: 'x', card: `${tag}${v}` });
  return t;
};
/** Lets everything come that is still asked, up to the end. */
function letCome(t: CardTable): CardTable {
  for (let i = 0; i < 30 && t.asked !== 'test.idle'; i++)
    t.answer(t.options.includes(null) ? null : (t.options[0] ?? null));
  return t;
}

describe('R-PQ-78 treasures under a creature of the Evil Lord', () => {
  test('R-PQ-74 the Water Bowl draws him two from the deck, unasked, once in a turn', () => {
    const t = under(
      cards({ heroes: { puggab: { at: 1 } }, foes: [['ogre.1', 3]], lord: ['magic', 'magic'] }),
      'ogre.1',
      'waterbowl.1',
    );
    const display = [...t.s.display];
    t.turn('ogre.1').play('waterbowl.1');
    expect(t.s.lord?.hand).toHaveLength(3);
    expect([t.countOf('quest.drew'), t.s.display]).toEqual([2, display]);
    expect(t.asked).toBe('quest.lordMove');
  });

  test('PQ-TREASURE-06 a Cupcake is free with an empty hand, and gone', () => {
    const t = under(
      cards({ heroes: { puggab: { at: 1 } }, foes: [['ogre.1', 3]], lord: [] }),
      'ogre.1',
      'cupcake.1',
    );
    t.turn('ogre.1').play('cupcake.1');
    expect(t.s.lord?.hand).toHaveLength(3);
    expect([t.foe('ogre.1').treasures, t.s.gone.treasures]).toEqual([[], ['cupcake.1']]);
  });

  test('PQ-WORLD-02 the Whispering Woods lower heals on heroes, not on who eats a Pizza under the Ogre', () => {
    const t = under(
      cards({ heroes: { puggab: { at: 1 } }, foes: [['ogre.1', 3]], lord: [], world: 'woods' }),
      'ogre.1',
      'pizza.1',
    );
    t.foe('ogre.1').damage = 4;
    expect(t.turn('ogre.1').play('pizza.1').damage('ogre.1')).toBe(1);
  });

  test('R-PQ-33 the Blanket is for itself or who stands beside it, and he chooses', () => {
    const t = under(
      cards({
        heroes: { puggab: { at: 1 } },
        foes: [
          ['ogre.1', 3],
          ['mummy.1', 4],
          ['skeleton.1', 1],
          ['slime.1', 4],
        ],
        lord: ['spirit'],
      }),
      'ogre.1',
      'blanket.1',
    );
    t.foe('mummy.1').damage = 2;
    t.foe('skeleton.1').damage = 2;
    t.turn('ogre.1').play('blanket.1');
    expect([t.asked, [...t.options].sort()]).toEqual(['quest.target', ['mummy.1', 'ogre.1']]);
    expect(t.answer('mummy.1').damage('mummy.1')).toBe(1);
  });

  test('PQ-EVIL-06 PQ-COMBAT-04 Medal and weakness meet on all three targets of a Dachshydra, his card on one', () => {
    const t = under(
      cards({
        heroes: { puggab: { at: 2 }, pugtor: { at: 3 }, elpug: { at: 4 } },
        foes: [['dachshydra.1', 3]],
        lord: ['spirit'],
      }),
      'dachshydra.1',
      'goodboymedal.1',
    );
    bent(t, 'dachshydra.1', 'weak').attack('dachshydra.1');
    expect(t.asked).toBe('quest.bonus');
    t.answer({ target: 'h1', card: 'spirit' });
    letCome(t);
    expect(['h0', 'h1', 'h2'].map((id) => t.damage(id))).toEqual([1, 2, 1]);
  });

  test('R-PQ-109 the Chainmail answers once in each turn, of any creature', () => {
    const t = under(
      cards({
        heroes: {
          puggab: { at: 3, hand: ['strength', 'strength', 'strength', 'strength'] },
          pugtor: { at: 3, hand: ['spirit', 'strength'] },
        },
        foes: [['danegon', 3]],
        number: 3,
        lord: ['strength', 'strength'],
      }),
      'danegon',
      'chainmail.1',
    );
    const answer = () => {
      while (t.asked === 'quest.riposte' || t.asked === 'quest.shield')
        t.answer(t.asked === 'quest.riposte' ? (t.options[1] ?? null) : null);
    };
    t.turn('h0').play('recklessChomp');
    answer();
    // 4 less 1 for its scales, 2 by the Chainmail.
    expect(t.damage('danegon')).toBe(1);
    t.play('recklessChomp');
    answer();
    // The second bite finds it used: 3 more.
    expect(t.damage('danegon')).toBe(4);
    t.end().turn('h1').play('hammerOfFaith');
    answer();
    expect(t.damage('danegon')).toBe(4);
  });
});

describe('PQ-HARD-03 R-PQ-84 what cannot be given hurts', () => {
  const bag = (treasures: string[], prizes: string[], mode: 'hard' | 'normal') => {
    const t = cards({
      heroes: { puggab: { at: 3, treasures, prizes } },
      foes: [['vacuum', 3]],
      number: 3,
      round: 2,
      mode,
    }).at('bossAttacked', 'vacuum');
    return [t.damage('h0'), t.hero(0).treasures, t.hero(0).prizes];
  };

  test('R-PQ-96 the Full Bag finds no treasure: 1 damage in the hard mode, a Prize is none', () => {
    expect(bag([], [], 'hard')).toEqual([1, [], []]);
    expect(bag([], ['skeleton.2'], 'hard')).toEqual([1, [], ['skeleton.2']]);
    expect(bag(['zoomies.1'], [], 'hard')).toEqual([0, [], []]);
    expect(bag([], [], 'normal')).toEqual([0, [], []]);
  });

  test('R-PQ-32 PQ-DEFEAT-01 the Rat King’s bite: who has no card falls by the penalty, the next one still discards', () => {
    const t = cards({
      heroes: { puggab: { at: 3, damage: 3 }, pugtor: { at: 4, hand: ['magic'] }, elpug: { at: 1 } },
      foes: [['ratking', 3]],
      number: 3,
      mode: 'hard',
    }).attack('ratking');
    letCome(t);
    expect([t.spot('h0'), t.damage('h1'), t.hero(1).hand]).toEqual(['', 2, []]);
  });

  test('R-PQ-84 Mind Spike that is defended takes no card, and what is not taken hurts nobody', () => {
    const t = cards({
      heroes: { elpug: { at: 3, hand: ['magic'] } },
      foes: [['feline', 3]],
      number: 3,
      round: 2,
      mode: 'hard',
    }).at('bossAttacked', 'feline');
    expect(t.asked).toBe('quest.defend');
    t.answer(t.options.find((option) => option !== null) ?? null);
    expect([t.damage('h0'), t.hero(0).hand]).toEqual([0, []]);
  });
});

describe('R-PQ-26 what raises and lowers, in its order', () => {
  const nips = (weak: number[]) => {
    const t = cards({
      heroes: { pugpin: { at: 3, hand: ['speed', 'speed', 'speed'], xp: 5 } },
      foes: [['danegon', 3]],
      number: 3,
    });
    for (const v of weak) bent(t, 'h0', 'weak', v);
    t.turn('h0').play('thousandNips');
    return t.damage('danegon');
  };

  test('Thick Scales: three Nips of 2 are three of 1, weak ones too; of nothing nothing is left', () => {
    expect([nips([]), nips([1]), nips([1, 2])]).toEqual([3, 3, 0]);
  });

  test('R-PQ-105 a weak Ogre deals 2; Mimic Magic repeats the printed 3, with Elpug’s own two blessings', () => {
    const t = cards({
      heroes: { puggab: { at: 3 }, elpug: { at: 4, hand: ['magic', 'intellect'], xp: 2 } },
      foes: [
        ['ogre.1', 3],
        ['ogre.2', 4],
      ],
    });
    bent(t, 'ogre.1', 'weak');
    bent(bent(t, 'h1', 'bless'), 'h1', 'bless', 2).attack('ogre.1');
    expect(t.damage('h0')).toBe(2);
    // 3 + 1 + 2 are its whole Life.
    t.play('mimicMagic');
    expect(t.spot('ogre.2')).toBe('');
    expect(t.hero(1).xp).toHaveLength(3);
  });

  test('R-PQ-27 R-PQ-33 shield, Chainmail and a neighbour’s Smoke Bomb leave nothing to defend', () => {
    const t = cards({
      heroes: {
        bravepug: { at: 3, hand: ['strength', 'strength'], treasures: ['chainmail.1'] },
        pugracelsus: { at: 4, hand: ['intellect', 'speed'] },
      },
      foes: [['ogre.1', 3]],
    });
    bent(bent(t, 'ogre.1', 'bless'), 'ogre.1', 'bless', 2);
    bent(t, 'h0', 'shield', 2).attack('ogre.1');
    // 3 + 3 less 2 are 4: 2 by the Chainmail, 2 by the Bomb.
    t.play('chainmail.1');
    expect([t.asked, t.seat]).toEqual(['quest.riposte', 1]);
    t.play('smokeBomb');
    expect([t.damage('h0'), t.countOf('quest.defended'), t.asked]).toEqual([0, 0, 'test.idle']);
  });

  test('PQ-PRIZE-02 Bauserker makes the Prize of a Hellhuahua bite harder too', () => {
    const t = cards({
      heroes: { puggab: { at: 1, damage: 2, hand: ['magic'], prizes: ['hellhuahua.1'] } },
      foes: [['mummy.1', 4]],
    }).turn('h0');
    t.play('hellhuahua.1');
    while (t.asked !== 'quest.act') t.answer(t.options[0] ?? null);
    // It may draw a card of its type against it.
    const stopped = t.events.some((event) => event.type === 'quest.drewDefence' && event.stopped);
    expect(t.damage('mummy.1')).toBe(stopped ? 0 : 3);
    expect(t.events.find((event) => event.type === 'quest.struck')).toMatchObject({ n: [3] });
  });
});

describe('healing', () => {
  const hurt = (heroes: Plan['heroes'], foes: Plan['foes'] = []) => cards({ heroes, foes, world: 'woods' });

  test('PQ-WORLD-02 the Woods take 1 off every heal, but never the last one', () => {
    const t = hurt({
      pugtor: {
        at: 3,
        damage: 4,
        hand: ['spirit', 'spirit', 'spirit'],
        treasures: ['pizza.1', 'treats.1', 'blanket.1'],
      },
      puggab: { at: 5, damage: 5, prizes: ['slime.1'] },
    }).turn('h0');
    const played = (id: string, on?: string) => {
      t.play(id);
      if (t.asked === 'quest.target') t.answer(on ?? 'h0');
      return [t.damage('h0'), t.damage('h1')];
    };
    expect(played('prayer', 'h1')).toEqual([4, 3]);
    expect(played('cure', 'h1')).toEqual([4, 2]);
    expect(played('pizza.1')).toEqual([2, 2]);
    expect(played('treats.1')).toEqual([1, 2]);
    expect(played('blanket.1')).toEqual([0, 2]);
    t.end().turn('h1');
    expect(played('slime.1', 'h1')).toEqual([0, 1]);
  });

  test('PQ-PRIZE-01 Circle of Paws heals for a Monster that becomes a Prize as well', () => {
    const t = hurt({ pugramix: { at: 3, hand: ['spirit', 'speed'] }, puggab: { at: 1, damage: 2 } }, [
      ['hellhuahua.1', 3],
      ['ogre.1', 1],
    ]);
    t.foe('hellhuahua.1').damage = 1;
    t.turn('h0').play('thornWhip');
    expect(t.asked).toBe('quest.prize');
    t.answer(true);
    expect(t.asked).toBe('quest.target');
    t.answer('h1');
    expect([t.damage('h1'), t.hero(0).prizes, t.hero(0).xp, t.countOf('quest.dropped')]).toEqual([
      1,
      ['hellhuahua.1'],
      [],
      0,
    ]);
  });
});

describe('paying', () => {
  test('PQ-DEFEND-01 Arcane Thrift: two cards of one type defend Elpug for 1, once in a turn', () => {
    const t = cards({
      heroes: { elpug: { at: 3, hand: ['strength', 'strength', 'speed', 'speed', 'magic'] } },
      foes: [['ogre.1', 3]],
    }).attack('ogre.1');
    expect(t.asked).toBe('quest.defend');
    const most = Math.max(...t.options.map((option) => (option as { n: number } | null)?.n ?? 0));
    expect(most).toBe(2);
    const both = t.options.find((option) => (option as { n: number } | null)?.n === 2);
    expect(t.answer(both ?? null).damage('h0')).toBe(1);
    expect(t.hero(0).hand).toHaveLength(2);
  });

  test('R-PQ-47 PQ-XP-05 with 7 XP and no card a Hero defends for 2, and its level stays', () => {
    const t = cards({ heroes: { puggab: { at: 3, xp: 7 } }, foes: [['ogre.1', 3]] }).attack('ogre.1');
    const ns = t.options.map((option) => (option as { n: number } | null)?.n ?? 0);
    expect(ns).toEqual([0, 1, 2]);
    t.answer(t.options.at(-1) ?? null);
    expect([t.damage('h0'), t.hero(0).xp.length]).toEqual([1, 5]);
  });

  test('PQ-ACTION-ATTACK-03 Marching Song gives a third action, not a second Standard Attack', () => {
    const t = cards({
      heroes: { pugarotti: { at: 3, hand: ['intellect', 'strength', 'strength'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('marchingSong');
    if (t.asked === 'quest.target') t.answer('h0');
    const attacks = () => t.options.filter((option) => (option as { do?: string }).do === 'attack').length;
    t.answer(t.options.find((option) => (option as { do?: string }).do === 'attack') ?? null);
    expect([attacks(), t.s.turn?.actions]).toEqual([0, 2]);
  });
});

describe('attacks and moves in one', () => {
  const damage = (t: CardTable, heroes: number) =>
    Array.from({ length: heroes }, (_, seat) => t.damage(`h${seat}`));

  test('PQ-MOVE-08 R-PQ-19 the Badger pushes over the side, follows over the side, and fires where it stands then', () => {
    const t = cards({
      heroes: { puggab: { at: 4 }, pugtor: { at: 4 }, elpug: { at: 1 } },
      foes: [['badger', 1]],
      number: 3,
      round: 2,
    }).turn('badger');
    expect([t.spot('h2'), t.spot('badger')]).toEqual(['c5r1', 'c4r1']);
    // The front of columns 4 and 5 for 1, then all of column 4 for 2.
    expect(damage(t, 3)).toEqual([3, 2, 1]);
  });

  test('R-PQ-22 a Corgyphon looks to the side with more to hit, of two alike to the lower column', () => {
    const hit = (puggab: number, pugtor: number) =>
      damage(
        cards({
          heroes: { puggab: { at: puggab }, pugtor: { at: pugtor } },
          foes: [['corgyphon.1', 3]],
        }).attack('corgyphon.1'),
        2,
      );
    expect([hit(2, 4), hit(4, 3), hit(4, 5)]).toEqual([
      [2, 0],
      [2, 2],
      [2, 0],
    ]);
  });

  test('PQ-MOVE-06 Hexchange makes the first and the last of one column trade places round who stands between', () => {
    const t = cards({
      heroes: { pugayaga: { at: 1, hand: ['magic', 'magic', 'intellect'], xp: 2 } },
      foes: [
        ['ogre.1', 3],
        ['ogre.2', 3],
        ['skeleton.1', 3],
      ],
    });
    t.turn('h0').play('hexchange').answer(['ogre.1', 'skeleton.1']);
    expect(['ogre.1', 'ogre.2', 'skeleton.1'].map((id) => t.spot(id))).toEqual(['c3r3', 'c3r2', 'c3r1']);
  });

  test('R-PQ-105 once Hellmouth is open, Mimic Magic repeats three fronts', () => {
    const t = cards({
      heroes: { puggab: { at: 3 }, elpug: { at: 4, hand: ['magic', 'intellect'], xp: 2 } },
      foes: [
        ['demon', 3],
        ['ogre.1', 4],
        ['slime.1', 5],
      ],
      number: 3,
    });
    t.foe('demon').shape = 'triple:wide';
    t.attack('demon');
    while (t.asked === 'quest.defend') t.answer(null);
    expect(damage(t, 2)).toEqual([3, 3]);
    t.play('mimicMagic');
    expect(['demon', 'ogre.1', 'slime.1'].map((id) => t.damage(id))).toEqual([3, 3, 3]);
  });
});
