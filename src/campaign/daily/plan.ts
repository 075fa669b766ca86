/** What the plans of fairs are made of: who sits there, how long it takes, which twists go well together. */

import { type Character, RIVAL_IDS, type RivalId } from '../../bots/names.ts';
import { pickOne, type Rng, shuffle } from '../../engine/kernel/rng.ts';
import type { ModUse } from '../../engine/kernel/state.ts';
import { NEEDS } from '../../engine/petz/data/schema.ts';
import type { Level, LevelSeat, PetzLevel, QuestLevel } from '../schema.ts';

/** What a plan decides of a level; the rest follows from the day. */
type PetzPlan = Pick<PetzLevel, 'game' | 'seats'> & Partial<PetzLevel>;
type QuestPlan = Pick<QuestLevel, 'game' | 'seats'> & Partial<QuestLevel>;
export type FairPlan = PetzPlan | QuestPlan;

type Strength = Extract<LevelSeat, { who: 'bot' }>['strength'];

/** What each rival is fond of. */
const LIKES: Readonly<Record<RivalId, Character>> = {
  mirelle: 'showman',
  otso: 'showman',
  bram: 'hoarder',
  pip: 'gambler',
  grizelda: 'butcher',
  knut: 'butcher',
  fenchel: 'gambler',
  umbra: 'hoarder',
};

/** The player, and so many rivals. */
export function shops(rng: Rng, rivals: number, strength: Strength): LevelSeat[] {
  const all = [...RIVAL_IDS];
  shuffle(all, rng);
  return [
    { who: 'person' },
    ...all
      .slice(0, rivals)
      .map((rival): LevelSeat => ({ who: 'bot', rival, strength, character: LIKES[rival] })),
  ];
}

/** The player's Hero, and so many that bots lead. */
export function party(rng: Rng, heroes: readonly string[], count: number, strength: Strength) {
  const all = [...heroes];
  shuffle(all, rng);
  const seats: LevelSeat[] = [{ who: 'person' }];
  for (let i = 1; i < count; i++) seats.push({ who: 'bot', strength });
  return { seats, heroes: all.slice(0, count) };
}

/** A short evening: over after this round, with the whole final scoring. */
export const until = (round: number) => ({ stop: { round, after: 'aging', scoring: 'final' } }) as const;

/** Some rules of the Full Variant. */
export function someVariants(rng: Rng): NonNullable<PetzLevel['variants']> {
  return {
    doubles: rng.below(2) === 0,
    foresight: pickOne(['usual', 'more'], rng),
    meatStand: rng.below(2) === 0,
  };
}

/** A need that can be celebrated: sleep is none (it only stands on cards of Dark Alleys). */
export const anyNeed = (rng: Rng): string =>
  pickOne(
    NEEDS.filter((need) => need !== 'sleep'),
    rng,
  );

const rounds = (rng: Rng): number[] => pickOne([[1, 2], [2, 3], [2], [3]], rng);

/** Twists of the shops with numbers that the dice choose. */
const PETZ: Readonly<Record<string, (rng: Rng) => ModUse['arg']>> = {
  meatlessWeek: (rng) => rounds(rng),
  closed: (rng) => ({
    spaces: [pickOne(['hospital', 'judge', 'addon', 'artifacts'], rng)],
    rounds: [1, 2, 3],
  }),
  fullStands: () => ({ more: 1 }),
  openScreens: () => ({}),
  speedRound: (rng) => ({ groups: 3 + rng.below(2) }),
  strike: (rng) => ({ home: 1 + rng.below(2), rounds: rounds(rng) }),
  noPotions: () => ({}),
  doubleShows: () => ({}),
  festival: (rng) => ({ need: anyNeed(rng) }),
  mutants: (rng) => (rng.below(2) === 0 ? { mode: 'banned' } : { mode: 'welcome', worth: 3 }),
  fashion: (rng) => ({ need: pickOne(['poop', 'play', 'magic', 'anger'], rng), worth: 2 }),
  plague: (rng) => ({ rounds: rounds(rng) }),
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

/** So many different twists. */
export function twists(rng: Rng, game: Level['game'], count: number): ModUse[] {
  const table = game === 'petz' ? PETZ : QUEST;
  const ids = Object.keys(table);
  shuffle(ids, rng);
  return ids.slice(0, count).map((id) => ({ id, arg: table[id]?.(rng) ?? null }));
}
