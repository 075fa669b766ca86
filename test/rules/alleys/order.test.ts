/** Which pet is next is asked exactly where it can change anything (DA-PET-GENERAL-01, R-DA-25). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { ADDONS, CAGES, PETS } from '../../../src/engine/petz/data/cards.ts';
import { NEED_CARDS } from '../../../src/engine/petz/data/needs.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { demandsOf } from '../../../src/engine/petz/query.ts';
import { basicSetup, fullSetup } from '../../../src/engine/petz/setup.ts';
import type { Petz } from '../../../src/engine/petz/state.ts';
import { addPet, alleyTable, extras, processed } from '../../kit/alleys-show.ts';
import { byFirst, isAsked, TooMany } from '../../kit/orders.ts';
import type { Table } from '../../kit/petz.ts';

const NEW = Object.values(PETS).filter(({ box }) => box === 'darkAlleys');
const OLD = Object.values(PETS).filter(({ box }) => box !== 'darkAlleys');
const names = (cards: Record<string, { id: string }>) => Object.values(cards).map(({ id }) => id);
const TOOLS = ['longHandledShovel', 'impArmor', 'employeeOfTheMonth', 'magicBox', 'savageFeasts'];

const housed = fc.record({
  pet: fc.oneof(fc.constantFrom(...OLD), fc.constantFrom(...NEW)),
  size: fc.constantFrom(2, 2, 3),
  suffering: fc.constantFrom(0, 0, 0, 1),
  mutation: fc.constantFrom(0, 0, 0, 1),
  manure: fc.constantFrom(0, 0, 1, 2),
  pearl: fc.constantFrom(false, false, false, true),
  cage: fc.constantFrom(...names(CAGES).filter((id) => id !== 'printed')),
  addon: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...names(ADDONS))),
  cards: fc.array(fc.nat(99), { minLength: 4, maxLength: 4 }),
});

const position = fc.record({
  pets: fc.uniqueArray(housed, { minLength: 2, maxLength: 3, selector: ({ pet }) => pet.id }),
  plots: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  home: fc.integer({ min: 0, max: 3 }),
  gold: fc.integer({ min: 0, max: 2 }),
  food: fc.tuple(fc.nat(1), fc.nat(1)),
  tools: fc.uniqueArray(fc.constantFrom(...TOOLS), { maxLength: 2 }),
  lollipop: fc.constantFrom(0, 0, 1),
  doubles: fc.boolean(),
  plague: fc.constantFrom(false, false, true),
});
type Position = typeof position extends fc.Arbitrary<infer T> ? T : never;
type Housed = Position['pets'][number];

/** Lays the position out; undefined where tiles or cards do not suffice for it. */
function laidOut(p: Position): Table | undefined {
  const t = alleyTable({ variants: { doubles: p.doubles } });
  try {
    t.artifact(0, ...p.tools);
    if (p.tools.includes('savageFeasts')) t.shop(0).books.savageFeasts = 'R';
    if (p.tools.includes('magicBox')) t.shop(0).box = 'meat';
    for (const [i, { pet, size, cards, addon, pearl, ...options }] of p.pets.entries()) {
      const at = p.plots[i] ?? 0;
      t.house(0, at, pet.id, { ...options, size, ...(addon === null ? {} : { addon }) });
      if (pearl && options.manure > 0) extras(t, 0, at).pearls = 1;
      const faces = demandsOf({ id: pet.id, size }).map((colour, bar) => {
        const needs = [
          ...new Set(NEED_CARDS.filter((card) => card.colour === colour).map(({ need }) => need)),
        ];
        const n = cards[bar] ?? 0;
        return n > 95 ? 'potion' : `${colour} ${needs[n % needs.length]}`;
      });
      t.lay(0, at, faces);
    }
  } catch {
    return undefined;
  }
  t.shop(0).gold = p.gold;
  t.food(0, { vegetable: p.food[0], meat: p.food[1] });
  t.imps(0, { home: p.home });
  processed(t, 0, { lollipop: p.lollipop });
  if (p.plague) t.s.setup = { ...t.s.setup, mods: [{ id: 'plague', arg: {} }] };
  return t;
}

/** The position at the beginning of phase 4, before seat 0's turn. */
function atTurn(t: Table): Petz {
  t.s.tasks = [
    { proc: 'petz.game', at: 'next', vars: {} },
    { proc: 'petz.round', at: 'showing', vars: {} },
  ];
  t.s.ask = null;
  return t.s;
}

/** True if what can come of the turn depends on the pet that is first; null where there is too much to try. */
function matters(s: Petz): boolean | null {
  try {
    const texts = [...byFirst(s, 0).values()].map((all) => [...all].sort().join('\n'));
    return new Set(texts).size > 1;
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

/** A position of three pets of size 2 and little else. */
function made(more: Partial<Position>, pets: (Partial<Housed> & { id: string })[]): Position {
  const bare: Omit<Housed, 'pet' | 'cards'> = {
    size: 2,
    suffering: 0,
    mutation: 0,
    manure: 0,
    pearl: false,
    cage: 'c01',
    addon: null,
  };
  return {
    ...{
      plots: [0, 1, 2, 3],
      home: 1,
      gold: 0,
      food: [0, 0],
      tools: [],
      lollipop: 0,
      doubles: false,
      plague: false,
    },
    ...more,
    pets: pets.map(({ id, ...one }) => {
      const pet = PETS[id];
      if (pet === undefined) throw new Error(id);
      return { ...bare, cards: [0, 0, 0, 0], ...one, pet };
    }),
  };
}

/** Only where Sickie is not first can Employee of the Month play with a pet that one need of play is left of: for nothing. */
const WASTED = made({ plots: [2, 3, 1, 0], gold: 1, tools: ['employeeOfTheMonth'] }, [
  { id: 'uni', addon: 'strength1', cards: [12, 0, 0, 0] },
  { id: 'snugglySickie', cage: 'c02', addon: 'jukebox', cards: [57, 5, 0, 0] },
  { id: 'slyPiggy', cage: 'mudWallow' },
]);

/** The shovel takes what lies beside Sly Piggy before a token with gold is shoved onto it, or that token after it. */
const SHOVED_GOLD = made({ plots: [3, 1, 0, 2], home: 2, tools: ['longHandledShovel'] }, [
  { id: 'uni', cage: 'c04' },
  { id: 'slyPiggy', manure: 1, pearl: true, cards: [0, 16, 12, 0] },
  { id: 'snakitty', manure: 1, cage: 'c06' },
]);

test('R-DA-25 where it is not asked no order can change anything; where one can, it is asked', () => {
  fc.assert(
    fc.property(position, (p) => {
      const t = laidOut(p);
      if (t === undefined) return;
      const s = atTurn(t);
      const asked = isAsked(s);
      if (!asked) expect(matters(s)).not.toBe(true);
      // Two ordinary pets are never asked about, with any needs and any stock for them.
      if (p.pets.length === 2 && p.pets.every(({ pet }) => pet.box === undefined)) {
        const earns = p.pets.some(({ pearl }) => pearl) && p.tools.includes('longHandledShovel');
        if (!earns) expect(asked).toBe(false);
      }
    }),
    { numRuns: 150, examples: [[WASTED], [SHOVED_GOLD]] },
  );
});

test('R-DA-25 DA-HIDDEN-03 what no other seat can see does not decide whether it is asked', () => {
  fc.assert(
    fc.property(
      position,
      fc.subarray(['G hunger', 'R anger', 'Y play', 'P magic']),
      fc.nat(2),
      (p, hand, potions) => {
        const t = laidOut(p);
        if (t === undefined) return;
        const asked = isAsked(atTurn(t));
        t.hand(0, hand, potions);
        expect(isAsked(atTurn(t))).toBe(asked);
      },
    ),
    { numRuns: 150 },
  );
});

describe('it is asked where an order changes something', () => {
  type Placed = [at: number, id: string, given: string, options?: Parameters<typeof addPet>[5]];
  const cases: { because: string; pets: Placed[]; shovel?: true }[] = [
    {
      because: 'DA-PET-PONY-01 a raging Pony beside one that wants to play',
      pets: [
        [0, 'pony', 'anger play anger', { cage: 'printed' }],
        [2, 'birdie', 'play disease', { cage: 'c03' }],
      ],
    },
    {
      because: 'DA-PET-WRECKIE-02 a raging Wreckie beside one in a cage',
      pets: [
        [0, 'wreckie', 'anger anger anger', { cage: 'printed' }],
        [2, 'bubl', 'anger anger', { cage: 'c01' }],
      ],
    },
    {
      because: 'DA-PET-SPOOK-01 Shining Spook beside one that is mutated already',
      pets: [
        [0, 'shiningSpook', 'magic magic disease', { cage: 'printed' }],
        [1, 'dunguin', 'poop disease', { cage: 'c03', mutation: 1 }],
      ],
    },
    {
      because: 'DA-PET-NOMNIVORE-03 Nomnivore and the shovel, and manure of another',
      pets: [
        [0, 'nomnivore', 'hunger disease anger'],
        [1, 'wormie', 'poop poop', { cage: 'c03' }],
      ],
      shovel: true,
    },
    {
      because: 'DA-PET-SLYPIGGY-01 Sly Piggy beside one that is ill',
      pets: [
        [1, 'slyPiggy', 'poop play play', { cage: 'c07' }],
        [2, 'cthulie', 'disease anger', { cage: 'c04', manure: 1 }],
      ],
    },
    {
      because: 'DA-PET-PEARLPUSHER-05 Pearlpusher, the shovel, and a Jukebox to be paid',
      pets: [
        [0, 'pearlpusher', 'poop play disease', { cage: 'c07' }],
        [2, 'birdie', 'play disease', { cage: 'c03', addon: 'jukebox' }],
      ],
      shovel: true,
    },
    {
      because: 'R-DA-48 three that want to play, with a gap between each two',
      pets: [
        [0, 'uni', 'play anger', { cage: 'c04' }],
        [1, 'birdie', 'play disease', { cage: 'c03' }],
        [2, 'trollie', 'play anger', { cage: 'c01' }],
      ],
    },
  ];
  test.each(cases)('$because', ({ pets, shovel }) => {
    const t = alleyTable({ home: 1 });
    t.shop(0).gold = 0;
    if (shovel) t.artifact(0, 'longHandledShovel');
    for (const [at, id, given, options] of pets) addPet(t, 0, at, id, given, options);
    const s = atTurn(t);
    expect(matters(s)).toBe(true);
    expect(isAsked(s)).toBe(true);
  });

  test.each([basicSetup, fullSetup])('PB-NEED-03 a game without the expansion never asks it: %o', (setup) => {
    const rng = dice(setup.name);
    const { state } = petzEngine.start(setup(3), setup.name);
    while (state.ask !== null) {
      expect(state.ask.kind).not.toBe('petz.next');
      const seat = petzEngine.waiting(state)[0] ?? 0;
      const choice = petzEngine.sample(state, seat, rng);
      petzEngine.applyTo(state, seat, choice);
    }
  });
});
