/**
 * An examiner who has read the rulebook and the printed pieces, but not the code, watches random games: with random
 * shops full of rare pieces, and from the start. Every step is compared with what must happen.
 */

import { beforeAll, expect, test } from 'vitest';
import { dice, pickOne, type Rng } from '../../../src/engine/kernel/rng.ts';
import accessoryRows from '../../../src/engine/petz/data/accessories.json' with { type: 'json' };
import { boxOf } from '../../../src/engine/petz/data/cards.ts';
import { petz, petzEngine } from '../../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../../src/engine/petz/schema-setup.ts';
import { basicSetup } from '../../../src/engine/petz/setup.ts';
import type { PlotStart, ShopStart } from '../../../src/engine/petz/start/schema.ts';
import { oneIn, upTo } from '../../laws/chance.ts';
import './care.ts';
import { roundsOf } from './printed.ts';
import { checked, mistakes, PROBE, withProbe } from './probe.ts';
import './rounds.ts';

const GAMES = 100;

/** The tiles that are still to be had. */
type Box = Record<'pets' | 'cages' | 'addons' | 'artifacts', string[]> & { accessories: string[] };

function take(rng: Rng, tiles: string[]): string {
  return tiles.splice(rng.below(tiles.length), 1)[0] ?? '';
}

const ACCESSORIES_IN_BOX = accessoryRows.map(({ id }) => id);

function randomPlot(rng: Rng, box: Box, at: number): PlotStart | null {
  const cage = at > 0 && box.cages.length > 0 && !oneIn(rng, 4) ? { cage: take(rng, box.cages) } : {};
  if (at > 0 && !('cage' in cage)) return null;
  const addon = box.addons.length > 0 && oneIn(rng, 3) ? { addon: take(rng, box.addons) } : {};
  const plot: PlotStart = { ...cage, ...addon, manure: rng.below(4) };
  if (box.pets.length === 0 || oneIn(rng, 3)) return plot;
  const size = upTo(rng, 2, 7);
  const tokens = { suffering: rng.below(Math.min(3, size)), mutation: oneIn(rng, 4) ? 1 : 0 };
  const wears = box.accessories.length > 0 && oneIn(rng, 4) ? { wears: [take(rng, box.accessories)] } : {};
  return { ...plot, pet: { id: take(rng, box.pets), size, ...tokens, ...wears } };
}

function randomShop(rng: Rng, box: Box, isAlleys: boolean): ShopStart {
  const artifacts: string[] = [];
  while (box.artifacts.length > 0 && oneIn(rng, 2)) artifacts.push(take(rng, box.artifacts));
  const alleys = { processed: { lollipop: rng.below(3), can: rng.below(2) } };
  return {
    gold: rng.below(5),
    home: rng.below(7),
    reputation: rng.below(40),
    potions: rng.below(3),
    hospital: rng.below(3),
    platform: rng.below(3),
    waiting: [0, 0, 0, rng.below(2)],
    food: {
      vegetable: [rng.below(3), rng.below(2), rng.below(2)],
      meat: [rng.below(3), rng.below(2)],
    },
    artifacts,
    plots: [0, 1, 2, 3].map((at) => randomPlot(rng, box, at)),
    ...(isAlleys ? { alleys } : {}),
  };
}

function randomSetup(rng: Rng): PetzSetup {
  const seats = upTo(rng, 2, 4);
  const setup: PetzSetup = { ...basicSetup(seats), mods: [{ id: PROBE, arg: null }] };
  setup.variants = {
    doubles: oneIn(rng, 2),
    foresight: 'usual',
    meatStand: oneIn(rng, 2),
    finalOrder: false,
  };
  const lengths = ['standard', 'extended', ...(seats === 4 ? [] : (['compromise'] as const))] as const;
  if (oneIn(rng, 2)) setup.expansions = { darkAlleys: { length: pickOne(lengths, rng) } };
  if (oneIn(rng, 5)) return setup;
  const isAlleys = setup.expansions !== undefined;
  const { pets, cages, addons, artifacts } = boxOf({ setup });
  const accessories = isAlleys ? [...ACCESSORIES_IN_BOX] : [];
  const box = {
    pets: [...pets],
    cages: [...cages],
    addons: [...addons],
    artifacts: [...artifacts],
    accessories,
  };
  const shops = Array.from({ length: seats }, () => randomShop(rng, box, isAlleys));
  setup.start = {
    round: upTo(rng, 2, roundsOf({ setup })),
    phase: 'needs',
    starter: rng.below(seats),
    shops,
  };
  return setup;
}

function watchGames(): void {
  for (let game = 0; game < GAMES; game++) {
    const rng = dice(`examiner ${game}`);
    const setup = randomSetup(rng);
    expect(petz.checkSetup(setup)).toBeNull();
    let { state } = petzEngine.start(setup, `examiner ${game}`);
    while (state.outcome === null) {
      const [seat = 0] = petzEngine.waiting(state);
      const choice = petzEngine.sample(state, seat, rng);
      const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
      if (!applied.ok) throw new Error(`${game}: ${applied.refusal.code}`);
      state = applied.state;
    }
  }
}

beforeAll(() => withProbe(watchGames));

/** How often things were looked at, as an examiner who has seen nothing proves nothing. */
const seen = (...things: string[]): number => Math.min(...things.map((thing) => checked.get(thing) ?? 0));

test('nothing goes otherwise than the rulebook says', () => {
  expect(mistakes).toEqual([]);
});

test('PB-NEED-HUNGER-01 PB-NEED-POOP-01 PB-NEED-PLAY-01 PB-NEED-MAGIC-03 PB-NEED-ANGER-04 PB-NEED-DISEASE-03 needs were met or not met hundreds of times', () => {
  expect(seen('needs', 'hunger', 'poop', 'play', 'magic', 'anger', 'disease')).toBeGreaterThan(200);
});

test('DA-PET-PEARLPUSHER-01 DA-PET-NOMNIVORE-01 DA-PET-VAMPIRE-02 R-DA-66 pets of the alleys among others', () => {
  expect(seen('pearls', 'gold, potions, artifacts', 'imps')).toBeGreaterThan(200);
});

test('PB-EXH-09 PB-EXH-14 PB-EXH-15 scores and awards', () => {
  expect(seen('the score', 'awards', 'the tile leaves')).toBeGreaterThan(200);
});

test('PB-SELL-08 PB-SELL-15 PB-SELL-16 PB-SELL-20 DA-ACC-11 sales', () => {
  expect(seen('a sale', 'its gold', 'its reputation', 'one pet for a customer')).toBeGreaterThan(30);
  expect(seen('one sale from the platform', 'no sale, no gold')).toBeGreaterThan(5);
});

test('PB-STOCK-02 PB-STOCK-08 PB-STOCK-11 PB-STOCK-15 PB-STOCK-20 PB-STOCK-24 PB-VAR-13 PB-INCOME-02 PB-INCOME-03 the town of every round', () => {
  const things = [
    'neutral imps',
    'food on the stands',
    'artifacts',
    'the lowest cage moves up',
    'new cages',
    'addons',
  ];
  expect(seen(...things, 'older pets', 'younger pets', 'income')).toBeGreaterThan(200);
});

test('PB-AGE-02 PB-AGE-05 PB-AGE-12 PB-UNUSED-04 the end of every round', () => {
  expect(
    seen('odd jobs', 'growth', 'food ages', 'imps come home', 'but not from the platform'),
  ).toBeGreaterThan(200);
});

test('PB-START-03 PB-START-05 DA-START-01 DA-START-02 PB-END-02 PB-END-05 DA-END-04 PB-END-16 who starts, and who wins', () => {
  expect(seen('who starts')).toBeGreaterThan(200);
  expect(seen('the final scoring', 'who wins', 'the last round')).toBe(GAMES);
});
