/** Questions about the state that many rules ask. */

import type { Context } from '../kernel/script.ts';
import type { Seat } from '../kernel/state.ts';
import { kindOf } from './box.ts';
import { BOARD, bossCard, monsterCard } from './data/cards.ts';
import type { HeroCard } from './data/schema.ts';
import type { CardKind, Energy } from './data/words.ts';
import type { QuestEvent } from './events.ts';
import type { QuestSetup } from './schema-setup.ts';
import type { CreatureId, Foe, Hero, OpenQuest, Quest, Side } from './state.ts';
import { heroCardIn } from './workshop.ts';

export type QuestContext = Context<Quest, QuestEvent>;

/**
 * Columns of each half; a row is what stands side by side, a column what stands behind each other (PQ-AREA-02,
 * R-PQ-01).
 */
export const COLUMNS = BOARD.columns;

const LETTER_H = 104;
const DIGIT_0 = 48;

export const heroId = (seat: Seat): CreatureId => `h${seat}`;

/** The seat of a Hero; null for a Monster or Boss (R-PQ-90). */
export function heroSeat(id: CreatureId): Seat | null {
  // Asked all the time: no pattern, but two letters looked at (`h` and a digit; no card's name is that short).
  if (id.length !== 2 || id.charCodeAt(0) !== LETTER_H) return null;
  const seat = id.charCodeAt(1) - DIGIT_0;
  return seat >= 0 && seat <= 9 ? seat : null;
}

export const sideOf = (id: CreatureId): Side => (heroSeat(id) === null ? 'foes' : 'heroes');

/** The Evil Lord's seat, behind the last Hero's: he has no Hero (PQ-EVIL-13). */
export function lordSeat(setup: Pick<QuestSetup, 'lord' | 'seats'>): Seat | null {
  return setup.lord === null ? null : setup.seats - 1;
}

/** The number of Heroes at the start of the game, `H` on the cards. */
export function heroCount(setup: QuestSetup): number {
  return setup.seats - (setup.lord === null ? 0 : 1);
}

/**
 * The seats that see a hand: all without an Evil Lord, else its own side (PQ-HIDDEN-03, PQ-HIDDEN-04, PQ-HIDDEN-05).
 */
export function handViewers(setup: QuestSetup, owner: Seat): Seat[] | null {
  const lord = lordSeat(setup);
  if (lord === null) return null;
  return owner === lord ? [lord] : Array.from({ length: lord }, (_, seat) => seat);
}

export function heroOf(s: OpenQuest, seat: Seat): Hero {
  const hero = s.heroes[seat];
  if (hero === undefined) throw new Error(`no hero at seat ${seat}`);
  return hero;
}

/** The Hero Card of a seat, made in the workshop or printed. */
export function cardOfHero(s: OpenQuest, seat: Seat): HeroCard {
  return heroCardIn(s.setup, heroOf(s, seat).card);
}

export function foeOf(s: OpenQuest, id: CreatureId): Foe {
  const foe = s.foes.find((x) => x.card === id);
  if (foe === undefined) throw new Error(`no monster or boss '${id}' in play`);
  return foe;
}

/** The Hero, Monster or Boss behind an id. */
export function creature(s: OpenQuest, id: CreatureId): Hero | Foe {
  const seat = heroSeat(id);
  return seat === null ? foeOf(s, id) : heroOf(s, seat);
}

export const isBoss = (s: OpenQuest, id: CreatureId): boolean =>
  s.foes.some((foe) => foe.card === id && foe.boss);

/** Where a Creature stands, counted from 0; null if it is not on the Gaming Area. */
export function standsAt(s: OpenQuest, id: CreatureId): { column: number; row: number } | null {
  for (const [column, stack] of s.halves[sideOf(id)].entries()) {
    const row = stack.indexOf(id);
    if (row >= 0) return { column, row };
  }
  return null;
}

export const isInPlay = (s: OpenQuest, id: CreatureId): boolean => standsAt(s, id) !== null;

/** The Creatures of a half, column by column from front to back (R-PQ-100). */
export function inPlay(s: OpenQuest, side: Side): CreatureId[] {
  // By hand, as `flat` takes several times as long and everything asks for this.
  const ids: CreatureId[] = [];
  for (const stack of s.halves[side]) for (const id of stack) ids.push(id);
  return ids;
}

export function columnOf(s: OpenQuest, side: Side, column: number): readonly CreatureId[] {
  return s.halves[side][column] ?? [];
}

export const otherSide = (side: Side): Side => (side === 'heroes' ? 'foes' : 'heroes');

/** The Energy that hits a Foe, and that a Hero defends with (PQ-MONSTER-04, PQ-HERO-04, R-PQ-89). */
export function typeOf(s: OpenQuest, id: CreatureId): Energy {
  const seat = heroSeat(id);
  if (seat !== null) return cardOfHero(s, seat).type;
  return isBoss(s, id) ? bossCard(id).type : monsterCard(kindOf(id)).type;
}

export function initiative(s: OpenQuest, id: CreatureId): number {
  const seat = heroSeat(id);
  if (seat !== null) return cardOfHero(s, seat).init;
  return isBoss(s, id) ? bossCard(id).init : monsterCard(kindOf(id)).init;
}

/** At how many damage tokens a Creature is defeated (PQ-MONSTER-02, PQ-HERO-02). */
export function lifeOf(s: OpenQuest, id: CreatureId): number {
  const seat = heroSeat(id);
  return seat === null ? foeOf(s, id).life : cardOfHero(s, seat).life;
}

/** Life minus tokens (PQ-DAMAGE-02). */
export const lifeLeft = (s: OpenQuest, id: CreatureId): number => lifeOf(s, id) - creature(s, id).damage;

/** Who decides for a Creature; null where a fixed order does (R-PQ-22, PQ-EVIL-02). */
export function controller(s: OpenQuest, id: CreatureId): Seat | null {
  return heroSeat(id) ?? lordSeat(s.setup);
}

/** Highest Initiative first, equal ones by seat (R-PQ-59). */
export function byInitiative(s: OpenQuest, ids: readonly CreatureId[]): CreatureId[] {
  return [...ids].sort((a, b) => initiative(s, b) - initiative(s, a) || (a < b ? -1 : 1));
}

/** Lowest Initiative first, as Heroes are placed; equal ones by seat too (PQ-SETUP-09, R-PQ-59). */
export function slowestFirst(s: OpenQuest, ids: readonly CreatureId[]): CreatureId[] {
  return [...ids].sort((a, b) => initiative(s, a) - initiative(s, b) || (a < b ? -1 : 1));
}

/** The cards of a seat, the Evil Lord's included. Throws in a state whose hands are hidden. */
export function handOf(s: OpenQuest, seat: Seat): CardKind[] {
  const hand = seat === lordSeat(s.setup) ? s.lord?.hand : heroOf(s, seat).hand;
  if (hand === null || hand === undefined) throw new Error(`the hand of seat ${seat} is not known`);
  return hand;
}

/** XP that may be spent as Jokers: those above the fifth (PQ-XP-04, PQ-XP-05). */
export function spareXp(s: OpenQuest, seat: Seat): number {
  if (seat === lordSeat(s.setup)) return 0;
  const last = BOARD.levels.at(-1) ?? 0;
  return Math.max(0, heroOf(s, seat).xp.length - last);
}

/** Whether a seat might pay at all, as everybody can see it: the count of its cards is public. */
export const mightPay = (s: OpenQuest, seat: Seat): boolean => handOf(s, seat).length + spareXp(s, seat) > 0;

/** Two cards whose edges touch, across the middle too, but not round the sides (PQ-DAMAGE-07, R-PQ-33). */
export function adjacent(s: OpenQuest, a: CreatureId, b: CreatureId): boolean {
  const [p, q] = [standsAt(s, a), standsAt(s, b)];
  if (p === null || q === null || a === b) return false;
  if (sideOf(a) !== sideOf(b)) return p.column === q.column && p.row === 0 && q.row === 0;
  return Math.abs(p.column - q.column) + Math.abs(p.row - q.row) === 1;
}

/**
 * The fixed order in which a Monster chooses without an Evil Lord (R-PQ-22): the nearest column, in it the least life
 * left, then the row; equally near columns by the life of the one found there, then the lower column.
 */
export function nearestFirst(s: OpenQuest, from: number, ids: readonly CreatureId[]): CreatureId[] {
  const columns = new Map<number, { id: CreatureId; left: number; row: number }[]>();
  for (const id of ids) {
    const spot = standsAt(s, id);
    if (spot === null) continue;
    const found = columns.get(spot.column) ?? [];
    found.push({ id, left: lifeLeft(s, id), row: spot.row });
    columns.set(spot.column, found);
  }
  const sorted = [...columns].map(([column, found]) => ({
    column,
    found: found.sort((a, b) => a.left - b.left || a.row - b.row),
  }));
  const weakest = (entry: (typeof sorted)[number]): number => entry.found[0]?.left ?? 0;
  sorted.sort(
    (a, b) =>
      Math.abs(a.column - from) - Math.abs(b.column - from) || weakest(a) - weakest(b) || a.column - b.column,
  );
  return sorted.flatMap(({ found }) => found.map((x) => x.id));
}
