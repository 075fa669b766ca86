/** A game that begins in the middle: exactly what its start names, everything else as printed, nothing twice. */

import { describe, expect, test } from 'vitest';
import { hash } from '../../../src/engine/kernel/data.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { cardOf, faceOf, isTurned, POTION } from '../../../src/engine/petz/data/needs.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../../src/engine/petz/setup.ts';
import { START_PHASES } from '../../../src/engine/petz/start/schema.ts';
import { at, idle, scenario, setupWith } from '../../kit/scenario.ts';

const SHOP = {
  gold: 4,
  home: 3,
  hospital: 1,
  platform: 2,
  waiting: [0, 0, 1, 1],
  reputation: 12.5,
  potions: 2,
  hand: ['G.hunger', 'G.hunger', 'P.disease'],
  food: { vegetable: [1, 2], meat: [0, 3] },
  artifacts: ['savageFeasts', 'magicBox'],
  plots: [
    { manure: 0, pet: { id: 'uni', size: 4, suffering: 1 } },
    { cage: 'c05', addon: 'play', manure: 3, pet: { id: 'snakitty', size: 3, mutation: 1 } },
    { pet: { id: 'trollie', size: 2 } },
    { cage: 'c06' },
  ],
  cart: { addons: ['meat'] },
};

describe('a start in the needs of round 3', () => {
  const t = at(3, 'needs', [SHOP, null]);

  test('has the shop that is named', () => {
    const shop = t.shop(0);
    expect(shop).toMatchObject({ gold: 4, home: 3, hospital: 1, platform: 2, reputation: 12.5, potions: 2 });
    expect(shop.waiting).toEqual([0, 0, 1, 1]);
    expect(shop.food).toEqual({ vegetable: [1, 2, 0], meat: [0, 3] });
    expect(shop.plots.map(({ cage, addon, manure, pet }) => [cage, addon, manure, pet?.id ?? null])).toEqual([
      ['printed', null, 0, 'uni'],
      ['c05', 'play', 3, 'snakitty'],
      [null, null, 0, null],
      ['c06', null, 0, null],
    ]);
    expect(t.pet(0, 0)).toMatchObject({ size: 4, suffering: 1, mutation: 0, cards: [], needs: null });
    expect(t.pet(0, 1)).toMatchObject({ size: 3, suffering: 0, mutation: 1 });
  });

  test('lets a pet without a cage wait to be placed, with what else was bought', () => {
    expect(t.shop(0).cart.pets.map(({ id }) => id)).toEqual(['trollie']);
    expect(t.shop(0).cart.addons).toEqual(['meat']);
    expect(t.s.ask).toMatchObject({ kind: 'petz.arrange', seats: [0] });
  });

  test('gives a book its first colour and the Magic Box its vegetable', () => {
    expect(t.shop(0).books).toEqual({ savageFeasts: 'R' });
    expect(t.shop(0).box).toBe('vegetable');
  });

  test('has exactly the hand that is named, and a dealt one where none is', () => {
    expect(t.faces(0)).toEqual(['G hunger', 'G hunger', 'P disease']);
    expect(t.faces(1).map((face) => face[0])).toEqual(['G', 'R', 'Y', 'P']);
  });

  test('leaves the other shop as printed', () => {
    expect(t.shop(1)).toMatchObject({ gold: 2, home: 6, reputation: 0, potions: 0, waiting: [1, 1, 1, 1] });
    expect(t.shop(1).plots[0]).toMatchObject({ cage: 'printed', manure: 1, pet: null });
  });

  test('has a calendar from this round on; what is over has left it, and as much is open as ever', () => {
    expect(t.s.exhibitions.map(({ round }) => round)).toEqual([3, 4, 5, 6]);
    expect(t.s.customers.map(({ round }) => round)).toEqual([3, 4, 5, 6, 6]);
    expect(t.s.gone.exhibitions).toHaveLength(1);
    expect(t.s.gone.customers).toHaveLength(0);
    const open = (tiles: { open: boolean }[]) => tiles.map((tile) => tile.open);
    expect(open(t.s.exhibitions)).toEqual([true, true, false, false]);
    expect(open(t.s.customers)).toEqual([true, true, true, false, false]);
  });

  test('has a history as long as the rounds before it', () => {
    expect(t.shop(0).history).toEqual([12.5, 12.5]);
  });

  test('tells round, token and stock, but gives no income', () => {
    expect(t.eventsOf('petz.round')).toEqual([{ type: 'petz.round', round: 3, starter: 0, order: [0, 1] }]);
    expect(t.eventsOf('petz.stocked')).toHaveLength(1);
    expect(t.eventsOf('petz.income')).toEqual([]);
  });

  test('draws the round’s cards as ever, one for each bar', () => {
    const placed = {
      ...{ addon0: null, addon1: null, addon2: null, addon3: 'meat' },
      ...{ pet0: 'uni', pet1: 'snakitty', pet2: null, pet3: 'trollie' },
    };
    const drawn = idle(t.fork().play(0, placed), 'petz.assign');
    // Uni 4 (Y G P Y), Snakitty 3 (G Y R), Trollie 2 (Y G).
    expect(drawn.eventsOf('petz.drew')[0]).toMatchObject({ seat: 0, counts: [3, 1, 4, 1] });
    expect(drawn.shop(0).hand).toHaveLength(3 + 9);
  });

  test('keeps every piece in its place exactly once, to the end', () => {
    t.fork().expectInventory().toTheEnd().expectInventory();
  });
});

describe('every round and phase', () => {
  const cases = [basicSetup(2), basicSetup(3), fullSetup(4), alleysSetup(2, 'extended')].flatMap((setup) =>
    START_PHASES.flatMap((phase) => [1, 2, 5].map((round) => ({ setup, phase, round }))),
  );
  test.each(cases)('$setup.seats shops, $phase of round $round', ({ setup, phase, round }) => {
    const t = scenario({
      ...setup,
      start: { round, phase, shops: [{ plots: [{ pet: { id: 'uni', size: 3 } }] }] },
    });
    t.expectInventory();
    expect(t.s.round).toBe(round);
    const believed = petzEngine.imagine(t.view(1), dice('believed'));
    expect(petzEngine.rules.audit(believed)).toEqual([]);
    expect(t.toTheEnd().expectInventory().s.outcome).not.toBeNull();
  });

  test('an empty start is the printed game', () => {
    const printed = petzEngine.start(basicSetup(3), 'same').state;
    const { setup: _a, ...empty } = petzEngine.start(setupWith({ seats: 3, start: {} }), 'same').state;
    const { setup: _b, ...plain } = printed;
    expect(hash(empty)).toBe(hash(plain));
  });
});

describe('a start in Setup of a later round', () => {
  const t = at(4, 'setup', [{ gold: 3 }, null]);

  test('stocks the town from an untouched one, and pays income', () => {
    expect(t.s.ask?.kind).toBe('petz.group');
    expect(t.shop(0).gold).toBe(3 + 1);
    expect(t.s.town.old).toHaveLength(3);
    expect(t.s.gone.artifacts).toHaveLength(2);
    expect(t.s.exhibitions[0]).toMatchObject({ round: 4, open: true });
    expect(t.s.exhibitions[1]).toMatchObject({ round: 5, open: true });
    expect(t.s.exhibitions[2]).toMatchObject({ round: 6, open: false });
  });
});

describe('a start at the exhibition', () => {
  const shops = [
    { plots: [{ pet: { id: 'uni', size: 3, cards: ['Y.magic.turned', 'G.poop', 'potion'] } }], hand: [] },
    { plots: [{ pet: { id: 'snakitty', size: 4 } }] },
  ];
  const t = at(3, 'showing', shops, { variants: { ...fullSetup(2).variants } });

  test('shows the named cards in the first turn', () => {
    const [first] = t.eventsOf('petz.revealed');
    const cards = first?.pets[0]?.cards ?? [];
    expect(cards.map((card) => (cardOf(card) === POTION ? 'potion' : faceOf(cardOf(card)).need))).toEqual([
      'magic',
      'poop',
      'potion',
    ]);
    expect(cards.map(isTurned)).toEqual([true, false, false]);
    // Magic, and the dominant need of yellow: play; poop; sleep.
    expect(t.pet(0, 0).needs).toEqual([0, 1, 1, 1, 0, 0, 1]);
  });

  test('lays a drawn card on each bar of the others, face down', () => {
    const pet = t.pet(1, 0);
    expect(pet.cards?.map((card) => faceOf(card).colour)).toEqual(['G', 'Y', 'R', 'Y']);
    expect(pet.needs).toBeNull();
    expect(t.view(0).shops[1]?.plots[0]?.pet?.cards).toBeNull();
    expect(t.shop(1).hand).toHaveLength(4);
  });
});

describe('a start in Business', () => {
  const pet = { id: 'uni', size: 4, cards: ['Y.play', 'G.hunger', 'P.magic', 'Y.play'] };
  const t = at(3, 'business', [{ plots: [{ manure: 0, pet }] }, null], {
    decks: { customers: ['dungeonGranny'] },
  });

  test('has the exhibition behind it and all cards open', () => {
    expect(t.s.exhibitions.map(({ round }) => round)).toEqual([4, 5, 6]);
    expect(t.s.gone.exhibitions).toHaveLength(2);
    expect(t.pet(0, 0).needs).toEqual([1, 0, 2, 1, 0, 0, 0]);
    expect(t.view(1).shops[0]?.plots[0]?.pet?.cards).toHaveLength(4);
  });
});

describe('the town of a start', () => {
  const town = {
    cages: [null, 'c01'],
    addons: ['meat'],
    artifacts: ['crystalBall'],
    young: ['fluffy', 'bubl'],
    old: [],
    stands: { meat: { meat: 4 }, mixed: {} },
    neutral: ['meat', 'judge'],
  };
  const t = at(2, 'shopping', [], { start: { town } });

  test('has what is named, and only stocks what is not', () => {
    expect(t.s.town).toMatchObject({
      cages: [null, 'c01', null],
      addons: ['meat', null],
      artifacts: ['crystalBall'],
      young: ['fluffy', 'bubl'],
      old: [],
      neutral: ['meat', 'judge'],
    });
    expect(t.s.town.stands.meat).toEqual({ vegetable: 0, meat: 4, gold: 0 });
    expect(t.s.town.stands.mixed).toEqual({ vegetable: 0, meat: 0, gold: 0 });
    expect(t.s.town.stands.vegetables.vegetable).toBeGreaterThan(0);
    t.expectInventory();
  });

  test('is reported once, as it is', () => {
    expect(t.eventsOf('petz.stocked')[0]?.town.young).toEqual(['fluffy', 'bubl']);
    expect(t.eventsOf('petz.neutral')[0]?.spaces).toEqual(['meat', 'judge']);
  });

  test('named tiles are in no pile, so that what is drawn next is not among them', () => {
    const piles = Object.values(t.s.piles).flat(2);
    for (const id of ['c01', 'meat', 'crystalBall', 'fluffy', 'bubl']) expect(piles).not.toContain(id);
  });
});

describe('a start in the Dark Alleys', () => {
  const t = scenario({
    ...alleysSetup(2, 'extended'),
    start: {
      round: 4,
      phase: 'needs',
      shops: [
        {
          artifacts: ['giftBox'],
          books: { giftBox: 'P' },
          plots: [
            {
              cage: 'c07',
              addon: 'jukebox',
              tune: 'play',
              manure: 2,
              pearls: 2,
              pet: { id: 'pony', size: 3, wears: ['ribbonBow1'] },
            },
          ],
          alleys: {
            bodyguard: true,
            accessories: ['foodBowl2'],
            processed: { can: 2 },
            permission: 1,
            gift: 'petdemonium',
          },
        },
        null,
      ],
      town: {
        alleys: {
          facilities: ['office', 'headhunter'],
          shown: [null, 'magicPendant1'],
          market: { pet: null, cage: { id: 'c08', priced: true } },
        },
      },
    },
  });

  test('has the shop and the board that are named', () => {
    expect(t.shop(0).alleys).toMatchObject({
      bodyguard: true,
      gift: 'petdemonium',
      accessories: ['foodBowl2'],
      processed: { lollipop: 0, can: 2 },
      permission: 1,
    });
    expect(t.shop(0).books).toEqual({ giftBox: 'P' });
    expect(t.plot(0, 0).alleys).toMatchObject({ pearls: 2, tune: 'play' });
    expect(t.pet(0, 0).wears).toEqual(['ribbonBow1']);
    expect(t.s.alleys).toMatchObject({ row: ['office', 'headhunter'], shown: [null, 'magicPendant1', null] });
    expect(t.s.alleys?.market.pet).toEqual({ id: null, priced: false });
    expect(t.s.alleys?.market.cage).toEqual({ id: 'c08', priced: true });
    expect(t.s.alleys?.market.bodyguard.id).toBeNull();
    t.expectInventory().toTheEnd().expectInventory();
  });

  test('has as many facilities open as rounds have begun, where none are named', () => {
    const start = { round: 4, phase: 'shopping' } as const;
    expect(scenario({ ...alleysSetup(2, 'standard'), start }).s.alleys?.row).toHaveLength(4);
  });
});

describe('what others know', () => {
  const hidden = at(
    3,
    'showing',
    [
      {
        hand: ['R.disease', 'R.disease'],
        plots: [{ pet: { id: 'uni', size: 2, cards: ['Y.disease', 'G.disease'] } }],
      },
      null,
    ],
    { needs: { P: ['disease'] } },
  );

  test('neither a hand nor laid cards nor the next cards can be read off the setup', () => {
    for (const who of [0, 1, null]) expect(JSON.stringify(hidden.view(who).setup)).not.toContain('disease');
    expect(JSON.stringify(hidden.view(1).setup)).toContain('uni');
  });
});

describe('needs', () => {
  test('lie on top of their deck once hands are dealt, the next to be drawn first', () => {
    const t = scenario({ needs: { G: ['disease', 'poop', 'disease'] } });
    const top = t.s.piles.needs[0]?.slice(-3).reverse() ?? [];
    expect(top.map((card) => faceOf(card).need)).toEqual(['disease', 'poop', 'disease']);
    // Both disease cards of the deck are named, so that no seat can hold one.
    for (const seat of [0, 1]) expect(t.faces(seat)).not.toContain('G disease');
    t.expectInventory();
  });
});
