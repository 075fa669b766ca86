/**
 * The daily fair: from a day to a level, the same everywhere. Its three goals are the medals: bronze must be won, silver
 * and gold are stars. What a medal asks for was found by bots playing the very same fair (`npm run daily-pars`).
 */

import { RIVAL_CHARACTERS, RIVAL_IDS } from '../../bots/names.ts';
import { hash } from '../../engine/kernel/data.ts';
import { dice, pickOne, type Rng, shuffle } from '../../engine/kernel/rng.ts';
import type { Json, ModUse } from '../../engine/kernel/state.ts';
import { CAGES, PETS, PRINTED_CAGE } from '../../engine/petz/data/cards.ts';
import { NEEDS } from '../../engine/petz/data/schema.ts';
import type { PetzStart } from '../../engine/petz/start/schema.ts';
import { HEROES } from '../../engine/quest/data/cards.ts';
import type { Level, LevelSeat, PetzLevel, QuestLevel } from '../schema.ts';
import { dayOfFair, fairId } from './days.ts';
import { type FairKind, fairKind, fairOn } from './fairs.ts';
import pars from './pars.ts';

// The plan of every kind of fair. What varies within a kind is decided by the fair's own dice.

// What the plans of fairs are made of: who sits there, how long it takes, which twists go well together.

/** What a plan decides of a level; the rest follows from the day. */
type PetzPlan = Pick<PetzLevel, 'game' | 'seats'> & Partial<PetzLevel>;
type QuestPlan = Pick<QuestLevel, 'game' | 'seats'> & Partial<QuestLevel>;
type FairPlan = PetzPlan | QuestPlan;

type Strength = Extract<LevelSeat, { who: 'bot' }>['strength'];

/** The player, and so many rivals. */
function shops(rng: Rng, rivals: number, strength: Strength): LevelSeat[] {
  const all = [...RIVAL_IDS];
  shuffle(all, rng);
  return [
    { who: 'person' },
    ...all
      .slice(0, rivals)
      .map((rival): LevelSeat => ({ who: 'bot', rival, strength, character: RIVAL_CHARACTERS[rival] })),
  ];
}

/** The player's Hero, and so many that bots lead. */
function party(rng: Rng, heroes: readonly string[], count: number, strength: Strength) {
  const all = [...heroes];
  shuffle(all, rng);
  const seats: LevelSeat[] = [{ who: 'person' }];
  for (let i = 1; i < count; i++) seats.push({ who: 'bot', strength });
  return { seats, heroes: all.slice(0, count) };
}

/** A short evening: over after this round, with the whole final scoring. */
const until = (round: number) => ({ stop: { round, after: 'aging', scoring: 'final' } }) as const;

/** Some rules of the Full Variant. */
function someVariants(rng: Rng): NonNullable<PetzLevel['variants']> {
  return {
    doubles: rng.below(2) === 0,
    foresight: pickOne(['usual', 'more'], rng),
    meatStand: rng.below(2) === 0,
  };
}

/** A need that can be celebrated: sleep is none (it only stands on cards of Dark Alleys). */
const anyNeed = (rng: Rng): string =>
  pickOne(
    NEEDS.filter((need) => need !== 'sleep'),
    rng,
  );

/** Some of the rounds of a fair that begins with this one: three from an empty shop, two where shops are under way. */
const rounds = (rng: Rng, first: number): number[] =>
  pickOne(first === 1 ? [[1, 2], [2, 3], [2], [3]] : [[first, first + 1], [first], [first + 1]], rng);

/** Twists of the shops with numbers that the dice choose. */
const PETZ: Readonly<Record<string, (rng: Rng, first: number) => ModUse['arg']>> = {
  meatlessWeek: rounds,
  closed: (rng, first) => ({
    spaces: [pickOne(['hospital', 'judge', 'addon', 'artifacts'], rng)],
    rounds: [first, first + 1, first + 2],
  }),
  fullStands: () => ({ more: 1 }),
  openScreens: () => ({}),
  speedRound: (rng) => ({ groups: 3 + rng.below(2) }),
  strike: (rng, first) => ({ home: 1 + rng.below(2), rounds: rounds(rng, first) }),
  noPotions: () => ({}),
  doubleShows: () => ({}),
  festival: (rng) => ({ need: anyNeed(rng) }),
  mutants: (rng) => (rng.below(2) === 0 ? { mode: 'banned' } : { mode: 'welcome', worth: 3 }),
  fashion: (rng) => ({ need: pickOne(['poop', 'play', 'magic', 'anger'], rng), worth: 2 }),
  plague: (rng, first) => ({ rounds: rounds(rng, first) }),
  inspector: (rng) => ({ limit: 1 + rng.below(3), fine: 1 + rng.below(2) }),
  wish: () => ({ reward: 3, penalty: 1, in: 'reputation' }),
};

/** Twists of the quest. */
const QUEST: Readonly<Record<string, (rng: Rng) => ModUse['arg']>> = {
  waves: (rng) => ({ every: 3 + rng.below(2), count: 1 }),
  drought: () => ({ display: 1 }),
  fog: (rng) => ({ rounds: pickOne([[2], [3], [2, 4]], rng) }),
  hungryMonsters: () => ({ cards: 1 }),
  ambush: (rng) => ({ rounds: pickOne([[2], [3]], rng) }),
  treasureHunt: (rng) => ({ column: rng.below(5), count: 2 }),
};

/** So many different twists, for a fair that begins in this round. */
function twists(rng: Rng, game: Level['game'], count: number, first = 1): ModUse[] {
  const table = game === 'petz' ? PETZ : QUEST;
  const ids = Object.keys(table);
  shuffle(ids, rng);
  return ids.slice(0, count).map((id) => ({ id, arg: table[id]?.(rng, first) ?? null }));
}

const heroes = Object.keys(HEROES);
/** Heroes who get through a World by themselves. */
const LONERS = ['bravepug', 'puggab', 'pugtor', 'pugramix'];

/** Tiles of the first box, in a random order. */
function dealt(tiles: Readonly<Record<string, { box?: string | undefined }>>, rng: Rng): string[] {
  const ids = Object.entries(tiles).flatMap(([id, { box }]) =>
    box === undefined && id !== PRINTED_CAGE ? [id] : [],
  );
  shuffle(ids, rng);
  return ids;
}

/** Three shops in the fourth round: pets of some size in cages, and something to feed them with. */
function underWay(rng: Rng): PetzStart {
  const pets = dealt(PETS, rng);
  const cages = dealt(CAGES, rng);
  const sizes = [4, 3, 2];
  const plots = () =>
    sizes.map((size, i) => ({
      ...(i === 0 ? {} : { cage: cages.pop() ?? '' }),
      pet: { id: pets.pop() ?? '', size },
    }));
  const shop = () => ({ gold: 4, food: { vegetable: [2, 1], meat: [2, 1] }, plots: plots() });
  return { round: 4, phase: 'setup', shops: [shop(), shop(), shop()] };
}

/** Everything that a fair of the shops has in common. */
const petz = (plan: Omit<Partial<PetzLevel>, 'game'> & Pick<PetzLevel, 'seats'>): FairPlan => ({
  game: 'petz',
  ...plan,
});

const PLANS: Readonly<Record<FairKind, (rng: Rng) => FairPlan>> = {
  week: (rng) =>
    petz({ seats: shops(rng, 1 + rng.below(2), 'apprentice'), variants: someVariants(rng), ...until(3) }),
  twists: (rng) =>
    petz({ seats: shops(rng, 1 + rng.below(2), 'apprentice'), mods: twists(rng, 'petz', 2), ...until(3) }),
  world: (rng) => ({
    game: 'quest',
    ...(rng.below(2) === 0 ? party(rng, LONERS, 1, 'trader') : party(rng, heroes, 2, 'trader')),
    stop: { number: 1, rounds: 10 },
  }),
  sales: (rng) =>
    petz({
      seats: shops(rng, 1 + rng.below(2), 'apprentice'),
      start: underWay(rng),
      mods: rng.below(2) === 0 ? [] : twists(rng, 'petz', 1, 4),
      ...until(5),
    }),
  wishes: (rng) =>
    petz({
      seats: shops(rng, 2, 'apprentice'),
      mods: [{ id: 'wish', arg: { reward: 3, penalty: 1, in: pickOne(['reputation', 'gold'], rng) } }],
      ...until(3),
    }),
  stage: (rng) =>
    petz({
      seats: shops(rng, 1, 'trader'),
      variants: { foresight: 'more' },
      mods: [
        { id: 'doubleShows', arg: {} },
        { id: 'festival', arg: { need: anyNeed(rng) } },
      ],
      ...until(4),
    }),
  party: (rng) => ({
    game: 'quest',
    ...party(rng, heroes, 3, 'apprentice'),
    mods: twists(rng, 'quest', 1),
    stop: { number: 2, rounds: 10 },
  }),
  alleys: (rng) =>
    petz({
      seats: shops(rng, 1, 'apprentice'),
      expansions: { darkAlleys: { length: 'compromise' } },
      ...until(3),
    }),
  inspector: (rng) =>
    petz({
      seats: shops(rng, 1 + rng.below(2), 'apprentice'),
      tune: { startManure: 3 + rng.below(3), startGold: 8 },
      mods: [
        { id: 'inspector', arg: { limit: rng.below(3), fine: 1 + rng.below(2) } },
        ...(rng.below(2) === 0 ? [] : [{ id: 'fashion', arg: { need: 'poop', worth: 2 } }]),
      ],
      ...until(3),
    }),
  company: (rng) =>
    petz({
      seats: shops(rng, 3, 'apprentice'),
      mods: [
        pickOne(
          [
            { id: 'openScreens', arg: {} },
            { id: 'speedRound', arg: { groups: 3 } },
          ],
          rng,
        ),
      ],
      ...until(3),
    }),
};

/** The plan of a kind, with what the dice say. */
function fairPlan(kind: FairKind, rng: Rng): FairPlan {
  const plan = PLANS[kind](rng);
  if (plan.game !== 'petz' || plan.start?.shops === undefined) return plan;
  return { ...plan, start: { ...plan.start, shops: plan.start.shops.slice(0, plan.seats.length) } };
}

/** Points for bronze, silver and gold. */
export type Par = readonly [bronze: number, silver: number, gold: number];

/** Until pars are known: any points are more than nothing. */
const UNKNOWN: Par = [1, 2, 3];

/** A fair of the cycle as it is played; `id` is the day's. */
export function fair(number: number, id: string, par: Par = UNKNOWN): Level {
  const plan = fairPlan(fairKind(number), dice(`fair ${number}`));
  const goal = plan.game === 'petz' ? 'reputation' : 'fame';
  return {
    ...plan,
    id,
    chapter: 'daily',
    kind: 'scenario',
    seed: `fair-${number}`,
    goals: par.map((min) => ({ id: goal, min })),
  } as Level;
}

/** What decides how bots fare at a fair: pars that were found for anything else are none. */
export function fairPrint(number: number): string {
  return hash(JSON.parse(JSON.stringify(fair(number, fairId('2024-01-01')))) as Json);
}

export function parOf(number: number): Par {
  return pars.fairs[number]?.par ?? UNKNOWN;
}

/** The fair of a day; null for a day without one. */
export function dailyLevel(day: string): Level | null {
  const number = fairOn(day);
  return number === null ? null : fair(number, fairId(day), parOf(number));
}

/** The fair that an id stands for; null if it stands for none. */
export function fairOfId(id: string): Level | null {
  const day = dayOfFair(id);
  return day === null ? null : dailyLevel(day);
}
