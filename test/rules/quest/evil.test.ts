/** The Evil Lord variant (PQ-EVIL). */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import { BOSSES } from '../../../src/engine/quest/data/cards.ts';
import type { CardKind } from '../../../src/engine/quest/data/words.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import {
  acts,
  eventsOf,
  game,
  moveTo,
  pass,
  strike,
  table,
  until,
  untilRound,
  world,
} from '../../kit/quest.ts';

const pay = (...kinds: CardKind[]) => ({ cards: kinds, xp: 0, wild: false });
const evil = { lord: { handicap: 'none' } } as const;

describe('set-up', () => {
  test('EX-PQ-60 PQ-EVIL-01 PQ-EVIL-02 PQ-EVIL-03 PQ-EVIL-13 R-PQ-72 R-PQ-73 three heroes and a lord: 5 cards for him, 9 for each of them, monsters for three', () => {
    const g = game(3, { ...evil, decks: { worlds: ['icy'] } });
    expect(g.s.setup.seats).toBe(4);
    expect(g.s.lord?.hand).toHaveLength(5);
    expect(g.s.heroes.map((hero) => hero.hand?.length)).toEqual([9, 9, 9]);
    g.place([1, 1], [2, 1], [3, 1]);
    expect(g.s.halves.foes.map((column) => column.length)).toEqual([3, 0, 0, 0, 1]);
    expect(questEngine.rules.seats(g.s.setup)).toEqual([
      ...[0, 1, 2].map(() => ({ role: 'hero', team: 0 })),
      { role: 'lord', team: 1 },
    ]);
  });

  test('PQ-EVIL-01 one to five heroes beside him', () => {
    expect(questEngine.rules.checkSetup(questSetup(5, evil))).toBeNull();
    expect(questEngine.rules.checkSetup(questSetup(6, evil))?.code).toBe('wrongSeats');
    expect(questEngine.rules.checkSetup({ ...questSetup(1, evil), seats: 1 })?.code).toBe('wrongSeats');
  });

  test('EX-PQ-61 PQ-EVIL-04 R-PQ-74 he keeps his cards and draws as many again for the next World', () => {
    const t = world({
      heroes: { bravepug: { at: 1 }, pugtor: { at: 2 }, elpug: { at: 3 } },
      foes: [['mimic.1', 5]],
      lord: ['magic', 'speed'],
      round: 10,
    });
    untilRound(t, 2, 1);
    expect(t.s.lord?.hand).toHaveLength(7);
    expect(t.s.lord?.hand?.slice(0, 2)).toEqual(['magic', 'speed']);
  });
});

describe('movement and attack', () => {
  const turn = (id: string, at: number, lord: CardKind[] = []) =>
    table({ heroes: { elpug: { at: 2 }, pugtor: { at: 4 } }, foes: [[id, at]], lord }).turn(id);

  test('EX-PQ-62 PQ-EVIL-05 up to the number of arrows, left or right, or not at all', () => {
    const t = turn('vampoodle.1', 1);
    expect([t.asked, t.seat]).toEqual(['quest.lordMove', 2]);
    expect(t.options).toEqual([-2, -1, 0, 1, 2]);
    t.answer(1);
    expect([t.spot('vampoodle.1'), t.damage('h0')]).toEqual(['c2r1', 2]);
    expect(turn('vampoodle.1', 1).answer(-2).spot('vampoodle.1')).toBe('c4r1');
  });

  test('R-PQ-10 R-PQ-80 without arrows, or entangled, it stays', () => {
    expect(turn('mimic.1', 3).countOf('quest.moved')).toBe(0);
    const t = table({ heroes: { elpug: { at: 2 } }, foes: [['ogre.1', 1]], lord: [] });
    t.foe('ogre.1').marks = [{ tag: 'root', v: 0, until: 'world', by: 'h0', card: 'entangle' }];
    t.turn('ogre.1');
    expect([t.asked, t.countOf('quest.moved'), t.countOf('quest.missed')]).toEqual(['test.idle', 0, 1]);
  });

  test('R-PQ-81 PQ-MONSTER-09 he names the targets; the attack is carried out if there is one', () => {
    const t = turn('hellhuahua.1', 3).answer(0);
    expect([t.asked, t.seat]).toEqual(['quest.aim', 2]);
    expect(t.options).toEqual([['h0'], ['h1']]);
    t.answer(['h1']);
    expect([t.damage('h0'), t.damage('h1')]).toEqual([0, 2]);
  });

  test('EX-PQ-63 PQ-EVIL-06 R-PQ-77 one card of the target’s type, or a joker, adds 1 before the hero defends', () => {
    const t = table({
      heroes: { elpug: { at: 3, hand: ['magic'] } },
      foes: [['mimic.1', 3]],
      lord: ['magic', 'magic', 'speed', 'joker'],
    }).attack('mimic.1');
    expect(t.options).toEqual([null, { target: 'h0', card: 'magic' }, { target: 'h0', card: 'joker' }]);
    t.answer({ target: 'h0', card: 'magic' });
    expect(t.asked).toBe('quest.defend');
    t.answer(null);
    expect(t.damage('h0')).toBe(3);
    expect(t.s.lord?.hand).toEqual(['magic', 'speed', 'joker']);
    expect(eventsOf(t, 'quest.boosted')).toHaveLength(1);
  });

  test('EX-PQ-64 R-PQ-75 on several targets for one of them, declared before ripostes', () => {
    const t = table({
      heroes: { elpug: { at: 1 }, pugpin: { at: 2 }, pugayaga: { at: 3 } },
      foes: [['dachshydra.1', 2]],
      lord: ['magic'],
    }).attack('dachshydra.1');
    expect(t.options).toEqual([null, { target: 'h0', card: 'magic' }, { target: 'h2', card: 'magic' }]);
    t.answer({ target: 'h2', card: 'magic' });
    expect(t.s.heroes.map((hero) => hero.damage)).toEqual([1, 1, 2]);
  });
});

describe('protection', () => {
  const hit = (lord: CardKind[], foe = 'ogre.1', deck: CardKind[] = ['magic', 'magic', 'magic']) =>
    table({
      heroes: { bravepug: { at: 3, hand: ['strength', 'strength', 'strength', 'joker'] } },
      foes: [
        [foe, 3],
        ['mimic.1', 5],
      ],
      lord,
      deck,
    }).turn('h0');

  test('EX-PQ-65 PQ-EVIL-07 each card of the creature’s type prevents 1, without limit', () => {
    const t = hit(['strength', 'strength', 'strength', 'magic']).play('powerSlash');
    expect([t.asked, t.seat]).toEqual(['quest.shield', 1]);
    t.answer({ n: 2, pay: pay('strength', 'strength') });
    expect(t.damage('ogre.1')).toBe(1);
    const none = hit(['strength', 'strength', 'strength']).play('powerSlash');
    none.answer({ n: 3, pay: pay('strength', 'strength', 'strength') });
    expect(none.damage('ogre.1')).toBe(0);
  });

  test('R-PQ-76 the Defend draw first, then he may protect; a sure attack shuts out both', () => {
    const stopped = hit(['strength'], 'dachshydra.1', ['strength', 'magic']).play('powerSlash');
    expect([stopped.asked, stopped.damage('dachshydra.1')]).toEqual(['quest.act', 0]);
    const open = hit(['strength'], 'dachshydra.1', ['magic', 'magic']).play('powerSlash');
    expect(open.countOf('quest.drewDefence')).toBe(1);
    expect(open.asked).toBe('quest.shield');
    const sure = table({
      heroes: { pugpin: { at: 3, hand: ['speed', 'speed'] } },
      foes: [
        ['mummy.1', 3],
        ['mimic.1', 5],
      ],
      lord: ['spirit'],
      deck: ['spirit'],
    })
      .turn('h0')
      .play('backstab');
    expect([sure.asked, sure.damage('mummy.1'), sure.countOf('quest.drewDefence')]).toEqual([
      'quest.act',
      3,
      0,
    ]);
  });
});

describe('rewards', () => {
  const fallen = () =>
    table({
      heroes: {
        pugtor: {
          at: 3,
          damage: 4,
          hand: ['magic'],
          treasures: ['goodboymedal.1', 'pizza.1'],
          prizes: ['slime.2'],
        },
        bravepug: { at: 1, hand: ['strength', 'strength', 'strength'] },
      },
      foes: [
        ['ogre.1', 3],
        ['ogre.2', 5],
      ],
      lord: [],
      deck: ['speed', 'joker', 'magic', 'magic', 'magic', 'magic', 'magic'],
    }).attack('ogre.1');

  test('PQ-EVIL-08 R-PQ-78 two cards from the deck, or one treasure, or nothing; Prizes are not among them', () => {
    const t = until(fallen(), 'quest.reward');
    expect([t.seat, t.hero(0).status]).toEqual([2, 'in']);
    expect(t.options).toEqual(['cards', { treasure: 'goodboymedal.1' }, { treasure: 'pizza.1' }, null]);
    t.answer('cards');
    expect(t.s.lord?.hand).toEqual(['speed', 'joker']);
    expect(t.hero(0)).toMatchObject({ status: 'down', treasures: [] });
    expect(until(fallen(), 'quest.reward').answer(null).s.lord?.hand).toEqual([]);
  });

  test('EX-PQ-66 PQ-EVIL-08 PQ-EVIL-09 PQ-EVIL-10 PQ-DEFEAT-01 R-PQ-78 a treasure under the creature helps it, and drops with it', () => {
    const t = until(fallen(), 'quest.reward').answer({ treasure: 'goodboymedal.1' });
    expect(t.foe('ogre.1').treasures).toEqual(['goodboymedal.1']);
    expect(t.s.gone.treasures).toContain('pizza.1');
    expect(t.s.gone.treasures).not.toContain('goodboymedal.1');
    t.s.halves.foes = [['ogre.1'], [], [], [], ['ogre.2']];
    t.attack('ogre.1');
    until(t, 'test.idle');
    expect(t.damage('h1')).toBe(4);
    t.foe('ogre.1').damage = 5;
    t.hero(1).hand = ['strength', 'strength', 'strength'];
    strike(t.turn('h1'), 'ogre.1', 'strength');
    while (t.asked === 'quest.shield') pass(t);
    expect(t.s.open).toHaveLength(2);
    expect(t.s.open).toContain('goodboymedal.1');
    t.answer(pay('strength'));
    expect(t.asked).toBe('quest.loot');
    t.answer(pay('strength'));
    expect(t.hero(1).treasures).toContain('goodboymedal.1');
    expect(t.hero(1).treasures).toHaveLength(2);
  });

  test('PQ-EVIL-08 PQ-EVIL-11 R-PQ-78 R-PQ-102 no reward is asked for the last hero: the game is won already', () => {
    const alone = () => {
      const t = table({
        heroes: { pugtor: { at: 3, damage: 4, treasures: ['pizza.1'] }, bravepug: { at: 3, damage: 5 } },
        foes: [['ogre.1', 3]],
        lord: [],
      });
      return t;
    };
    const last = alone();
    last.s.halves.heroes[2] = ['h0'];
    last.hero(1).status = 'down';
    last.attack('ogre.1');
    expect([last.asked, last.countOf('quest.rewarded')]).toEqual(['', 0]);
    expect(last.s.outcome).toMatchObject({ reason: 'allDefeated', winners: [2] });
    // Nor for the first of those that fall together.
    const both = alone().do((c) => hurt(c, ['h0', 'h1'], 9, { by: 'ogre.1', cause: 'card' }));
    expect([both.countOf('quest.fell'), both.s.outcome?.reason]).toEqual([2, 'allDefeated']);
  });

  test('PQ-EVIL-08 R-PQ-78 R-PQ-102 nor where there is neither a card to draw nor a treasure to take', () => {
    const t = table({
      heroes: { pugtor: { at: 3, damage: 4 }, bravepug: { at: 1 } },
      foes: [['ogre.1', 3]],
      lord: [],
      deck: [],
    }).attack('ogre.1');
    expect([t.hero(0).status, t.asked]).toEqual(['down', 'test.idle']);
  });

  test('R-PQ-78 no reward for a defeat by the toll', () => {
    const t = table({ heroes: { pugtor: { at: 3 }, elpug: { at: 1 } }, foes: [['ogre.1', 3]], lord: [] });
    t.do((c) => hurt(c, ['h0'], 9, { by: null, cause: 'toll' }));
    expect([t.countOf('quest.rewarded'), t.hero(0).status, t.asked]).toEqual([0, 'down', 'test.idle']);
  });

  test('R-PQ-78 R-PQ-81 PQ-MONSTER-05 a Weapon takes the place of the attack, and so comes after the move', () => {
    const t = table({ heroes: { elpug: { at: 3 } }, foes: [['ogre.1', 3]], lord: ['strength'] });
    t.foe('ogre.1').treasures = ['femurblade.1', 'pizza.1'];
    t.turn('ogre.1');
    expect([t.asked, t.options]).toEqual(['quest.lordPlay', [null, { id: 'pizza.1', pay: pay() }]]);
    expect(t.answer(null).asked).toBe('quest.lordMove');
    t.answer(0).answer({ id: 'femurblade.1', pay: pay('strength') });
    expect(eventsOf(until(t, 'test.idle'), 'quest.struck').map(({ card }) => card)).toEqual(['femurblade.1']);
  });

  test('R-PQ-78 a Weapon under it may replace its attack, a Consumable works once; he pays', () => {
    const armed = (treasure: string, lord: CardKind[]) => {
      const t = table({ heroes: { elpug: { at: 3 }, pugtor: { at: 1 } }, foes: [['mimic.1', 3]], lord });
      t.foe('mimic.1').treasures = [treasure];
      t.foe('mimic.1').damage = 3;
      return t.turn('mimic.1');
    };
    const blade = armed('femurblade.1', ['strength']);
    expect(blade.options).toEqual([null, { id: 'femurblade.1', pay: pay('strength') }]);
    blade.answer({ id: 'femurblade.1', pay: pay('strength') });
    until(blade, 'test.idle');
    expect(eventsOf(blade, 'quest.struck').map((event) => event.card)).toEqual(['femurblade.1']);
    expect(blade.s.lord?.hand).toEqual([]);
    const pizza = armed('pizza.1', []);
    pizza.answer({ id: 'pizza.1', pay: pay() });
    expect(pizza.damage('mimic.1')).toBe(0);
    expect(pizza.foe('mimic.1').treasures).toEqual([]);
    expect(pizza.s.gone.treasures).toContain('pizza.1');
    until(pizza, 'test.idle');
    expect(pizza.damage('h0')).toBe(2);
  });
});

describe('how it ends', () => {
  const three = (plan: Partial<Parameters<typeof world>[0]> = {}) =>
    world({
      heroes: { bravepug: { at: 1 }, pugtor: { at: 2 }, elpug: { at: 3 } },
      foes: [['mimic.1', 5]],
      lord: [],
      ...plan,
    });

  test('EX-PQ-67 PQ-EVIL-11 R-PQ-79 no hero left in the same World: he wins at once, in any World, by any cause', () => {
    for (const number of [1, 2, 3]) {
      const foes: [string, number][] = number === 3 ? [['badger', 5]] : [['mimic.1', 5]];
      const t = three({ number, foes, round: 2 });
      t.do((c) => hurt(c, ['h0', 'h1'], 9, { by: null, cause: 'card' }));
      expect(t.s.outcome).toBeNull();
      t.do((c) => hurt(c, ['h2'], 9, { by: null, cause: 'toll' }));
      expect(t.s.outcome).toEqual({ reason: 'allDefeated', scores: [0, 0, 0, 1], winners: [3] });
    }
  });

  test('PQ-EVIL-11 R-PQ-79 a hero that was defeated in an earlier World and came back does not count', () => {
    const t = three({ round: 10 });
    t.do((c) => hurt(c, ['h0', 'h1'], 9, { by: null, cause: 'card' }));
    t.s.turn = null;
    untilRound(t, 2, 1);
    until(t, 'quest.act');
    t.do((c) => hurt(c, ['h2'], 9, { by: null, cause: 'card' }));
    expect(t.s.outcome).toBeNull();
  });

  test('EX-PQ-68 PQ-EVIL-12 PQ-ROUND-06 Round 10 of World 1: World 2 starts, without a market', () => {
    const t = untilRound(three({ round: 10 }), 2, 1);
    expect([t.s.number, t.countOf('quest.market'), t.s.outcome]).toEqual([2, 0, null]);
  });

  test('R-PQ-82 Round 10 of World 3 is over: he wins', () => {
    const t = three({ number: 3, foes: [['mimic.1', 5]], round: 10, world: 'ember' });
    until(t, 'never');
    expect(t.s.outcome).toMatchObject({ reason: 'time', winners: [3] });
  });

  test('PQ-EVIL-12 PQ-EVIL-13 the heroes still win by the Boss; market and toll are theirs alone', () => {
    const t = three({ number: 3, foes: [['badger', 5]], round: 2 });
    t.do((c) => hurt(c, ['badger'], 99, { by: 'h0', cause: 'card' }));
    expect(t.s.outcome).toEqual({ reason: 'bossDefeated', scores: [1, 1, 1, 0], winners: [0, 1, 2] });
    const toll = three({ number: 2, lord: ['strength', 'strength'], foes: [['mimic.1', 5]] });
    expect(eventsOf(toll, 'quest.tolled').map((event) => event.seat)).toEqual([2, 0, 1]);
    const cleared = three({ lord: ['strength', 'joker'] });
    cleared.foe('mimic.1').marks = [{ tag: 'robbed', v: 0, until: 'world', by: 'h0', card: 'x' }];
    for (const hero of cleared.s.heroes) hero.hand = ['joker'];
    cleared.do((c) => hurt(c, ['mimic.1'], 9, { by: null, cause: 'card' }));
    const asked: number[] = [];
    while (cleared.s.number === 1) {
      asked.push(cleared.seat);
      pass(cleared);
    }
    expect(asked).not.toContain(3);
    expect(eventsOf(cleared, 'quest.market')[0]?.treasures).toHaveLength(3);
  });
});

describe('handicaps', () => {
  const at = (handicap: 'none' | 'refill' | 'even', first = 'ember') => {
    const g = game(3, { lord: { handicap }, decks: { worlds: [first] } }, 'help').place(
      [1, 1],
      [2, 1],
      [3, 1],
    );
    for (const [seat, hero] of g.s.heroes.entries()) {
      hero.damage = seat === 0 ? 3 : 0;
      g.s.gone.energy.push(...(hero.hand ?? []).splice(0, 5));
    }
    g.s.round = 10;
    for (const foe of g.s.foes) foe.marks = [{ tag: 'stun', v: 1, until: 'next', by: 'h0', card: 'lullaby' }];
    for (let i = 0; i < 60 && g.s.number === 1; i++) {
      g.answer(g.asked === 'quest.act' ? { do: 'end' } : (g.options[0] ?? null));
    }
    return g.s;
  };

  test('R-PQ-97 heroes refill: survivors draw up to the limit; even match: they also heal 2', () => {
    const [none, refill, even] = [at('none'), at('refill'), at('even')];
    expect(none.heroes.map((hero) => hero.hand?.length)).toEqual([4, 4, 4]);
    expect(refill.heroes.map((hero) => hero.hand?.length)).toEqual([9, 9, 9]);
    expect(even.heroes.map((hero) => hero.hand?.length)).toEqual([9, 9, 9]);
    expect([none, refill, even].map((s) => s.heroes[0]?.damage)).toEqual([3, 3, 1]);
  });

  test('R-PQ-97 PQ-WORLD-02 the rest after the Whispering Woods heals 1: they hold until the next World is revealed', () => {
    expect(at('even', 'woods').heroes[0]?.damage).toBe(2);
  });

  test.each([
    [1, 70],
    [2, 75],
    [3, 75],
    [4, 90],
    [5, 100],
  ])(
    'R-PQ-97 even match, %i heroes: each Boss has %i hundredths of its Life, rounded up',
    (heroes, percent) => {
      const revealed = (boss: string, handicap: 'none' | 'even') => {
        const g = game(
          heroes,
          { lord: { handicap }, decks: { bosses: [boss] }, start: { number: 3 } },
          'boss',
        );
        while (g.asked === 'quest.place') g.answer(g.options[0] ?? null);
        const foe = g.s.foes.find((one) => one.boss);
        expect([foe?.card, g.s.number]).toEqual([boss, 3]);
        return foe?.life ?? 0;
      };
      for (const boss of Object.keys(BOSSES)) {
        const life = Math.ceil((revealed(boss, 'none') * percent) / 100);
        expect([boss, revealed(boss, 'even')]).toEqual([boss, life]);
      }
    },
  );
});

test('PQ-EVIL-12 turn order, actions and movement of the heroes stay as they are', () => {
  const t = table({ heroes: { bravepug: { at: 3 } }, foes: [['ogre.1', 5]], lord: ['magic'] }).turn('h0');
  moveTo(t, 2);
  expect([t.spot('h0'), acts(t, 'draw').length, t.s.turn?.actions]).toEqual(['c2r1', 1, 1]);
});
