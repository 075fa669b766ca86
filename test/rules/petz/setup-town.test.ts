import { expect, test } from 'vitest';
import { SPACES } from '../../../src/engine/petz/spaces/all.ts';
import { type Table, table } from '../../kit/petz.ts';
import { send, sending } from '../../kit/petz-plays.ts';
import { refused, spacesFor } from '../../kit/town.ts';

const COUNTS = [2, 3, 4];

/** Spaces and dummies in the order of the arrows, the dot first (component data, RUL-06). */
const CORRAL = ['younger1', 'cage1', 'older', 'cage2', 'younger2', 'addon'];
const MARKET = ['mixed', 'redDummy', 'meat', 'artifacts', 'vegetables', 'greenDummy'];
const HOSPITAL = ['judge', 'imps', 'sideDummy', 'hospital', 'platform', 'backDummy'];
const RINGS = [CORRAL, MARKET, HOSPITAL];

/** The action spaces that are refused because of a neutral imp, asked for one by one. */
function blocked(t: Table): string[] {
  const now = t.fork();
  now
    .starter(0)
    .groups(0, [[2, 1]])
    .sendGroups();
  return [...RINGS.flat()].filter(
    (space) => refused(now, 0, sending([2, 1], space)) === 'neutralThere PB-SHOP-17',
  );
}

test('PB-SETUP-29 PB-SHOP-15 PB-SHOP-16 there are 14 spaces; then a group can only stay home', () => {
  const t = table().starter(0).offerArtifacts(['crystalBall', 'impArmor']);
  for (const seat of [0, 1, 2, 3]) t.imps(seat, { waiting: [0, 0, 0, 0] });
  const once = [
    'vegetables',
    'mixed',
    'meat',
    'artifacts',
    'addon',
    'older',
    'imps',
    'hospital',
    'judge',
    'platform',
  ];
  // Groups of size 3, one after the other; one player may use many spaces.
  const sizes: [number, number][] = [
    [2, 1],
    [2, 1],
    [2, 1],
    [2, 1],
  ];
  for (const seat of [0, 1, 2, 3]) t.groups(seat, sizes);
  t.sendGroups();
  const used: string[] = [];
  for (let turn = 0; turn < 14; turn++) {
    const seat = turn % 4;
    const left = spacesFor(t, seat).filter((space) => space !== 'home');
    const space = left[0] ?? 'home';
    const item = t.options(seat).find((x) => (x as { space: string }).space === space) as { item?: string };
    send(t, seat, [2, 1], space, item.item);
    used.push(space);
  }
  expect([...used].sort()).toEqual([...once, 'cage1', 'cage2', 'younger1', 'younger2'].sort());
  expect(SPACES.length).toBe(14);
  // The last two groups have nowhere to go.
  for (const seat of [2, 3]) {
    t.expectAsk('petz.send', seat);
    expect(t.options(seat)).toEqual([{ imps: 2, gold: 1, space: 'home' }]);
    send(t, seat, [2, 1], 'home');
  }
  t.expectInventory();
});

test('PB-SETUP-30 PB-SETUP-31 PB-SETUP-35 three cages in the pits, two with 2 players; two addons', () => {
  for (const seats of COUNTS) {
    const { town, piles } = table({ seats }).expectInventory().s;
    expect(town.cages.map((cage) => cage !== null)).toEqual([true, true, seats !== 2]);
    expect(town.addons.map((addon) => addon !== null)).toEqual([true, true]);
    expect([piles.cages.length, piles.addons.length]).toEqual([seats === 2 ? 9 : 8, 4]);
  }
});

test('PB-SETUP-32 PB-SETUP-33 PB-SETUP-34 three young pets, two with 2 or 3 players, and one older pet', () => {
  for (const seats of COUNTS) {
    const t = table({ seats }).starter(0);
    const { town, piles } = t.s;
    const young = seats === 4 ? 3 : 2;
    expect([town.young.length, town.old.length, piles.pets.length]).toEqual([young, 1, 17 - young]);
    // They are bought at size 2 and 3.
    t.groups(0, [[1, 1]])
      .groups(1, [[1, 1]])
      .sendGroups();
    const open = seats === 4 ? 'younger1' : 'younger2';
    send(t, 0, [1, 1], open, town.young[0]);
    send(t, 1, [1, 1], 'older', town.old[0]);
    expect(t.eventsOf('petz.gotPet').map((event) => event.size)).toEqual([2, 3]);
  }
});

test('PB-SETUP-36 PB-SETUP-37 two artifacts on the tents, none with 2 players', () => {
  for (const seats of COUNTS) {
    const { town, piles } = table({ seats }).s;
    expect(town.artifacts.length).toBe(seats === 2 ? 0 : 2);
    expect(piles.artifacts.length).toBe(seats === 2 ? 10 : 8);
  }
});

test('PB-SETUP-38 PB-SETUP-39 the first market: 2 vegetables, 2 meat, 1 of each; the mixed stand only with 4', () => {
  for (const seats of COUNTS) {
    const { stands } = table({ seats }).s.town;
    expect(stands.vegetables).toEqual({ vegetable: 2, meat: 0, gold: 0 });
    expect(stands.meat).toEqual({ vegetable: 0, meat: 2, gold: 0 });
    const mixed = seats === 4 ? 1 : 0;
    expect(stands.mixed).toEqual({ vegetable: mixed, meat: mixed, gold: 0 });
  }
});

test('PB-SETUP-40 four shuffled decks by colour, each with its own discards; five potions', () => {
  const tops = new Set<number | undefined>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const t = table({ seed, seats: 3 });
    // 32, 24, 24 and 24, less one card of each for each of three players.
    expect(t.view(null).piles.needs).toEqual([29, 21, 21, 21]);
    expect(t.s.gone.needs).toEqual([[], [], [], []]);
    tops.add(t.s.piles.needs[0]?.at(-1));
  }
  expect(tops.size).toBeGreaterThan(2);
  // A discarded card goes to the pile of its own colour, on which everybody can look.
  const t = table()
    .starter(0)
    .house(0, 0, 'drago', { cards: ['G poop', 'Y magic', 'potion'] })
    .hand(0, ['R play']);
  t.goTo('showing').until('petz.jobs', (seat, kind) =>
    kind === 'petz.sleep' ? t.shop(seat).hand[0] : undefined,
  );
  expect(t.view(1).gone.needs.map((pile) => pile.length)).toEqual([1, 1, 1, 0]);
  t.expectInventory();
});

test('PB-SETUP-41 PB-SETUP-42 RUL-07 neutral imps: three on the dots, with 2 players three more, three spaces on', () => {
  const three = table({ seats: 3 });
  expect([...three.s.town.neutral].sort()).toEqual(['judge', 'mixed', 'younger1']);
  const two = table({ seats: 2 });
  const expected = ['artifacts', 'cage2', 'hospital', 'judge', 'mixed', 'younger1'];
  expect([...two.s.town.neutral].sort()).toEqual(expected);
  expect(table({ seats: 4 }).s.town.neutral).toEqual([]);
  expect(blocked(table({ seats: 4 }))).toEqual([]);
});

test('PB-SETUP-43 RUL-06 the arrows join 14 spaces and 4 dummies to three rings of six', () => {
  const t = table({ seats: 3 }).starter(0);
  const walks: string[][] = [];
  for (let round = 1; round <= 6; round++) {
    walks.push(t.s.town.neutral);
    if (round < 6) t.nextRound();
  }
  expect(walks[0]?.length).toBe(3);
  for (const ring of RINGS) {
    // One imp on each ring, which comes to all six places in this order.
    expect(walks.map((spaces) => spaces.filter((space) => ring.includes(space)))).toEqual(
      ring.map((space) => [space]),
    );
  }
  expect(new Set(RINGS.flat()).size).toBe(18);
  expect(RINGS.flat().filter((space) => space.endsWith('Dummy')).length).toBe(4);
});

test('PB-SETUP-44 PB-SETUP-45 EX-45 what is blocked in round 1, and what is on offer', () => {
  const three = table({ seats: 3 });
  expect(blocked(three).sort()).toEqual(['judge', 'mixed', 'younger1']);
  const on = ({ s: { town } }: Table) => [
    town.cages.filter((x) => x !== null).length,
    town.young.length,
    town.old.length,
    town.addons.filter((x) => x !== null).length,
    town.artifacts.length,
    town.stands.mixed.vegetable + town.stands.mixed.meat,
  ];
  expect(on(three)).toEqual([3, 2, 1, 2, 2, 0]);
  const two = table({ seats: 2 });
  expect(blocked(two).sort()).toEqual(['artifacts', 'cage2', 'hospital', 'judge', 'mixed', 'younger1']);
  expect(on(two)).toEqual([2, 2, 1, 2, 0, 0]);
});

test('RUL-06 opposite spaces: a dot and its partner; never both cages, never both young pets', () => {
  const t = table({ seats: 2 }).starter(0);
  for (let round = 1; round <= 6; round++) {
    const now = blocked(t);
    for (const pair of [
      ['cage1', 'cage2'],
      ['younger1', 'younger2'],
      ['redDummy', 'greenDummy'],
    ]) {
      expect(pair.every((space) => now.includes(space) || t.s.town.neutral.includes(space))).toBe(false);
    }
    if (round < 6) t.nextRound();
  }
});
