/** Boss sheets (PQ-BOSS): what each boss does at its turn, at the rounds' ends, when it is hurt and when it kills. */

import { describe, expect, test } from 'vitest';
import { type CardTable, cards, type Plan } from '../../kit/quest-cards.ts';

/** A boss in column 3 of World 3, in round 1 unless the test says otherwise. */
function boss(id: string, plan: Partial<Plan> & Pick<Plan, 'heroes'>): CardTable {
  return cards({ number: 3, world: 'icy', foes: [[id, 3]], ...plan });
}

/** Hits the boss for so much by a hero with nothing else to do. */
function wound(t: CardTable, n: number): CardTable {
  t.hero(0).hand = ['strength', 'strength'];
  t.foe(t.s.foes.find((foe) => foe.boss)?.card ?? '').damage += n - 3;
  return t.turn('h0').play('powerSlash');
}

describe('Badger of the Seven Seas', () => {
  test('PQ-BOSS-03 PQ-BOSS-05 PQ-CARD-09 R-PQ-67 pushes the hero before it, moves two left, then attacks', () => {
    const t = boss('badger', { heroes: { puggab: { at: 4 }, elpug: { at: 1 } }, foes: [['badger', 4]] });
    t.turn('badger');
    expect([t.spot('h0'), t.spot('badger')]).toEqual(['c3r1', 'c2r1']);
    expect([t.damage('h0'), t.damage('h1')]).toEqual([1, 1]);
    const order = t.events.map(({ type }) => type);
    expect(order.indexOf('quest.triggered')).toBeLessThan(order.indexOf('quest.struck'));
  });

  test('Broadside: in even rounds 2 more to its whole facing column, which can be defended', () => {
    const t = boss('badger', {
      heroes: { puggab: { at: 1, hand: ['strength'] }, elpug: { at: 1 }, pugpin: { at: 5 } },
      round: 2,
    }).turn('badger');
    // The triple attack from column 1 has hit Puggab for 1.
    expect(t.asked).toBe('quest.defend');
    t.answer(null);
    expect(t.asked).toBe('quest.defend');
    t.answer(t.options[1] as never);
    expect([t.damage('h0'), t.damage('h1'), t.damage('h2')]).toEqual([2, 2, 0]);
  });

  test('Plunder: it heals 2 when it defeats a hero', () => {
    const t = boss('badger', { heroes: { puggab: { at: 3, damage: 5 }, elpug: { at: 1 } } });
    t.foe('badger').damage = 5;
    t.attack('badger');
    expect([t.hero(0).status, t.damage('badger')]).toEqual(['out', 3]);
  });
});

describe('Rat King', () => {
  test('R-PQ-108 Royal Litter: at set-up half as many monsters as heroes, rounded up, without a cap', () => {
    const t = boss('ratking', { heroes: { puggab: {}, elpug: {}, pugpin: {} } });
    t.at('setUp');
    expect(t.s.foes).toHaveLength(3);
    const full = boss('ratking', {
      heroes: { puggab: {} },
      foes: [
        ['ratking', 3],
        ['ogre.1', 1],
        ['ogre.2', 5],
      ],
    }).at('setUp');
    expect(full.s.foes).toHaveLength(4);
  });

  test('R-PQ-15 Endless Vermin: one monster at a round start with fewer enemies than heroes, acting from the next round', () => {
    const t = boss('ratking', {
      heroes: { puggab: {}, elpug: {} },
      foes: [
        ['ratking', 3],
        ['ogre.1', 1],
      ],
    });
    t.at('roundStart');
    expect(t.s.foes).toHaveLength(3);
    const [, , rat] = t.s.foes.map((foe) => foe.card);
    expect(t.s.acted).toContain(rat);
    // Column 2 is as empty as 4, and the lower one; both are as near to the boss.
    expect(t.spot(rat ?? '')).toBe('c2r1');
    t.at('roundStart');
    expect(t.s.foes).toHaveLength(3);
  });

  test('its hit costs an energy card', () => {
    const t = boss('ratking', { heroes: { puggab: { hand: ['magic', 'speed'] } } }).attack('ratking');
    expect([t.damage('h0'), t.asked, t.options]).toEqual([2, 'quest.drop', ['magic', 'speed']]);
  });
});

describe('Supreme Feline Mind', () => {
  test('Telekinesis: the front heroes of the outermost columns trade places', () => {
    const t = boss('feline', {
      heroes: { puggab: { at: 1 }, elpug: { at: 1 }, pugpin: { at: 5 }, pugtor: { at: 3 } },
    });
    t.at('bossTurn', 'feline');
    expect(['h0', 'h1', 'h2', 'h3'].map((id) => t.spot(id))).toEqual(['c5r1', 'c1r2', 'c1r1', 'c3r1']);
    const one = boss('feline', { heroes: { puggab: { at: 2 }, elpug: { at: 2 } } }).at('bossTurn', 'feline');
    expect([one.spot('h0'), one.countOf('quest.traded')]).toEqual(['c2r1', 0]);
  });

  test('Nine Lives: at half its Life, rounded up, it heals 1 for each hero, once', () => {
    // Life 3 + 5 x 2 = 13: half of it is 7.
    const t = wound(boss('feline', { heroes: { bravepug: {}, elpug: { at: 1 } } }), 6);
    expect(t.damage('feline')).toBe(6);
    t.end();
    wound(t, 3);
    expect(t.damage('feline')).toBe(7);
    t.end();
    wound(t, 3);
    expect(t.damage('feline')).toBe(10);
  });

  test('R-PQ-32 Mind Spike: in even rounds 1 more and a card; it attacks half of the heroes in play', () => {
    const t = boss('feline', {
      heroes: { puggab: { at: 3, hand: ['magic'] }, elpug: { at: 1, hand: ['speed'] }, pugpin: { at: 5 } },
      round: 2,
    }).turn('feline');
    // Telekinesis first brings Pugpin to column 1 and Elpug to 5; targets are Puggab and the weaker Pugpin.
    expect(['h0', 'h1', 'h2'].map((id) => t.damage(id))).toEqual([2, 0, 1]);
    expect([t.hero(0).hand, t.hero(1).hand]).toEqual([[], ['speed']]);
  });

  test('R-PQ-23 R-PQ-81 the Evil Lord names half of the heroes for it, no fewer and no more', () => {
    const heroes = { elpug: { at: 1 }, puggab: { at: 3 }, pugtor: { at: 5 } };
    const t = boss('feline', { heroes, lord: [] }).attack('feline');
    expect(() => t.answer(['h2'])).toThrow('notOffered');
    expect(() => t.answer(['h0', 'h1', 'h2'])).toThrow('notOffered');
    t.answer(['h2', 'h0']);
    expect([t.damage('h0'), t.damage('h1'), t.damage('h2')]).toEqual([1, 0, 1]);
  });
});

describe('Demonic Pug', () => {
  test('Soul Leash: it heals 3 when it defeats a hero', () => {
    const t = boss('demon', { heroes: { elpug: { at: 3, damage: 2 }, puggab: { at: 1 } } });
    t.foe('demon').damage = 6;
    t.attack('demon');
    expect([t.hero(0).status, t.damage('demon')]).toEqual(['out', 3]);
  });

  test('Hellmouth: from half its Life on it attacks three fronts', () => {
    const t = boss('demon', { heroes: { bravepug: { at: 3 }, puggab: { at: 4 } } });
    wound(t, 10);
    expect(t.foe('demon').shape).toBe('triple:wide');
    t.end().attack('demon');
    expect([t.damage('h0'), t.damage('h1')]).toEqual([3, 3]);
  });
});

describe('Vacuumera', () => {
  test('R-PQ-100 Suction: every hero slides one column towards it by the shorter way, not past it', () => {
    const t = boss('vacuum', {
      heroes: { puggab: { at: 1 }, elpug: { at: 2 }, pugpin: { at: 3 }, pugtor: { at: 5 } },
      foes: [['vacuum', 2]],
    }).at('bossTurn', 'vacuum');
    // From column 5 the way over column 1 is the shorter one.
    expect(['h0', 'h1', 'h2', 'h3'].map((id) => t.spot(id))).toEqual(['c2r2', 'c2r1', 'c2r3', 'c1r1']);
  });

  test('PQ-HARD-03 Full Bag: in even rounds the front hero before it loses a treasure of choice', () => {
    const plan = { heroes: { puggab: { treasures: ['pizza.1', 'pizza.2'] } }, round: 2 };
    const t = boss('vacuum', plan).at('bossAttacked', 'vacuum');
    expect([t.asked, t.seat, t.options]).toEqual(['quest.lose', 0, ['pizza.1', 'pizza.2']]);
    t.answer('pizza.2');
    expect([t.hero(0).treasures, t.s.gone.treasures]).toEqual([['pizza.1'], ['pizza.2']]);
    const odd = boss('vacuum', { ...plan, round: 3 }).at('bossAttacked', 'vacuum');
    expect(odd.asked).toBe('test.idle');
    const hard = boss('vacuum', { heroes: { puggab: {} }, round: 2, mode: 'hard' });
    expect(hard.at('bossAttacked', 'vacuum').damage('h0')).toBe(1);
  });
});

describe('Bathtub Kraken', () => {
  test('R-PQ-98 R-PQ-100 Tidal Rinse: at the round end every hero goes one to the right, round the end', () => {
    const t = boss('kraken', {
      heroes: { puggab: { at: 1 }, elpug: { at: 2 }, pugpin: { at: 5 }, pugtor: { at: 1 } },
    }).at('roundEnd');
    expect(['h0', 'h1', 'h2', 'h3'].map((id) => t.spot(id))).toEqual(['c2r1', 'c3r1', 'c1r1', 'c2r2']);
  });

  test('Tentacle: in odd rounds 1 more anywhere, by the fixed order', () => {
    const t = boss('kraken', { heroes: { puggab: { at: 5 }, elpug: { at: 4 } } }).at(
      'bossAttacked',
      'kraken',
    );
    expect([t.damage('h0'), t.damage('h1')]).toEqual([0, 1]);
  });
});

describe('Fireworks Phoenix', () => {
  test('Second Fuse: defeated for the first time it stays with 1 + H life; Big Bang follows', () => {
    // Life 5 + 6 x 2 = 17.
    const t = wound(boss('phoenix', { heroes: { bravepug: {}, puggab: { at: 1 } } }), 17);
    expect(t.s.outcome).toBe(null);
    expect([t.foe('phoenix').life, t.damage('phoenix')]).toEqual([17, 14]);
    expect([t.damage('h0'), t.damage('h1')]).toEqual([1, 1]);
    t.end();
    wound(t, 3);
    expect(t.s.outcome?.reason).toBe('bossDefeated');
  });

  test('R-PQ-25 R-PQ-28 what falls by the same blow is its hero’s; Big Bang comes after that', () => {
    const t = boss('phoenix', {
      heroes: { pugramix: { xp: 5, hand: ['spirit', 'spirit', 'spirit'] } },
      foes: [
        ['phoenix', 3],
        ['ogre.1', 1],
      ],
    });
    t.foe('phoenix').damage = t.foe('phoenix').life - 2;
    t.foe('ogre.1').damage = 4;
    t.turn('h0').play('wrathOfTheWild').answer(null);
    expect([t.spot('ogre.1'), t.hero(0).xp.at(-1), t.damage('h0')]).toEqual(['', 'ogre.1', 1]);
    const effects = t.events.flatMap((event) => (event.type === 'quest.triggered' ? [event.ability] : []));
    expect(effects).toEqual(['circleOfPaws', 'bigBang']);
  });

  test('Big Bang: at half its Life every hero suffers 1, once; it is an attack that can be defended', () => {
    const t = boss('phoenix', { heroes: { bravepug: {}, puggab: { at: 1 } } });
    wound(t, 9);
    expect([t.damage('h0'), t.damage('h1')]).toEqual([1, 1]);
    t.end();
    wound(t, 3);
    expect([t.damage('h0'), t.damage('h1')]).toEqual([1, 1]);
  });

  test('R-PQ-106 Blinding Sparks: in even rounds the front hero before it has one action less, never more than one', () => {
    const t = boss('phoenix', { heroes: { puggab: {}, elpug: {} }, round: 2 });
    t.at('bossAttacked', 'phoenix').at('bossAttacked', 'phoenix');
    expect(t.turn('h0').s.turn?.actions).toBe(1);
    t.end().turn('h1');
    expect(t.s.turn?.actions).toBe(2);
  });
});

describe('Great Danegon', () => {
  test('R-PQ-26 Thick Scales: every hit is 1 lower, never below 1', () => {
    const t = boss('danegon', { heroes: { bravepug: { hand: ['strength', 'strength', 'strength'] } } }).turn(
      'h0',
    );
    t.answer(t.options.find((x) => (x as { do?: string }).do === 'attack') as never);
    expect(t.damage('danegon')).toBe(1);
    t.play('powerSlash');
    expect(t.damage('danegon')).toBe(3);
  });

  test('Tail Sweep: in even rounds 1 more to two fronts, the side with more targets', () => {
    const t = boss('danegon', { heroes: { puggab: { at: 3 }, elpug: { at: 4 } }, round: 4 });
    t.at('bossAttacked', 'danegon');
    expect([t.damage('h0'), t.damage('h1')]).toEqual([1, 1]);
  });
});

describe('Flea Queen', () => {
  test('R-PQ-99 Itch: a Hero whom its attack has hit pays any card or suffers 1 at each round end', () => {
    const t = boss('fleaqueen', {
      heroes: { puggab: { at: 3, hand: ['magic', 'strength'] }, elpug: { at: 1, hand: ['magic'] } },
    }).attack('fleaqueen');
    t.answer(null);
    expect([t.tags('h0'), t.tags('h1')]).toEqual([['flea:1'], []]);
    t.at('roundEnd');
    expect([t.asked, t.seat, t.options.length]).toEqual(['quest.toll', 0, 3]);
    t.answer(null);
    expect([t.damage('h0'), t.asked]).toEqual([2, 'test.idle']);
    t.at('roundEnd').answer(t.options[0] as never);
    expect([t.damage('h0'), t.hero(0).hand?.length]).toEqual([2, 1]);
  });

  test('R-PQ-78 Itch is no toll: a hero that it defeats brings the Evil Lord his reward', () => {
    const t = boss('fleaqueen', {
      heroes: { elpug: { damage: 4, treasures: ['pizza.1'] }, puggab: { at: 1 } },
      lord: [],
    });
    t.hero(0).marks = [{ tag: 'flea', v: 1, until: 'world', by: 'fleaqueen', card: 'attack' }];
    t.at('roundEnd');
    expect([t.asked, t.seat]).toEqual(['quest.reward', 2]);
    t.answer({ treasure: 'pizza.1' });
    expect([t.foe('fleaqueen').treasures, t.hero(0).status]).toEqual([['pizza.1'], 'out']);
  });

  test('PQ-DEFEND-05 it draws to defend', () => {
    const t = boss('fleaqueen', { heroes: { bravepug: { hand: ['strength', 'strength'] } } });
    t.s.piles.energy = ['magic', 'speed'];
    t.turn('h0').play('powerSlash');
    expect([t.damage('fleaqueen'), t.countOf('quest.drewDefence')]).toEqual([0, 1]);
  });

  test('R-PQ-108 Brood: at the start of even rounds one monster, at most one more than the heroes', () => {
    const odd = boss('fleaqueen', { heroes: { puggab: {} }, round: 1 }).at('roundStart');
    expect(odd.s.foes).toHaveLength(1);
    const t = boss('fleaqueen', { heroes: { puggab: {} }, round: 2 })
      .at('roundStart')
      .at('roundStart');
    expect(t.s.foes).toHaveLength(3);
    t.at('roundStart');
    expect(t.s.foes).toHaveLength(3);
  });
});

describe('The Vet Lich', () => {
  test('R-PQ-26 Cone of Shame: attacks of the front hero before it deal 1 less until its next turn', () => {
    const t = boss('vetlich', { heroes: { bravepug: { hand: ['strength', 'strength'] } } });
    t.at('bossTurn', 'vetlich').turn('h0').play('powerSlash');
    expect(t.damage('vetlich')).toBe(2);
  });

  test('its hit roots until its next turn: no Move action', () => {
    const t = boss('vetlich', { heroes: { bravepug: {} } })
      .attack('vetlich')
      .turn('h0');
    expect(t.options.some((x) => (x as { do?: string }).do === 'move')).toBe(false);
    t.end().turn('vetlich').turn('h0');
    expect(t.tags('h0')).not.toContain('root:1');
  });

  test('Booster Shot in even rounds, Back From the Kennel at the start of odd ones', () => {
    const t = boss('vetlich', { heroes: { puggab: { at: 1 } }, round: 2 })
      .at('roundStart')
      .at('bossAttacked', 'vetlich');
    expect([t.s.foes.length, t.damage('h0')]).toEqual([1, 1]);
    const odd = boss('vetlich', { heroes: { puggab: { at: 1 } }, round: 3 });
    odd.at('roundStart').at('bossAttacked', 'vetlich');
    expect([odd.s.foes.length, odd.damage('h0')]).toEqual([2, 0]);
  });
});

test('PQ-BOSS-02 R-PQ-95 a boss is never robbed, stunned or rooted, but moved and weakened', () => {
  const t = boss('demon', {
    heroes: { pugpin: { hand: ['speed', 'intellect'] }, bravepug: { hand: ['strength', 'intellect'] } },
  }).turn('h0');
  expect(t.plays).not.toContain('pickpocket');
  t.end().turn('h1').play('shieldBash').answer(1);
  expect([t.spot('demon'), t.tags('demon')]).toEqual(['c4r1', ['weak:1']]);
});
