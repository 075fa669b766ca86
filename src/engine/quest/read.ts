/**
 * What screens need to know of Pug Quest beyond the view: printed values, the order of turns, what holds for a
 * creature now. Read from the engine, which holds the rules; screens import nothing else of it.
 */

import { kindOf } from './box.ts';
import { BOARD, bossCard, monsterCard, treasureCard, worldCard } from './data/cards.ts';
import type { Ability, AttackCard, Cost } from './data/schema.ts';
import type { Energy } from './data/words.ts';
import { printedAttack } from './foes.ts';
import {
  COLUMNS,
  heroId,
  heroSeat,
  initiative,
  isBoss,
  lifeLeft,
  lifeOf,
  lordSeat,
  sideOf,
  slowestFirst,
  typeOf,
} from './query.ts';
import type { CreatureId, Hero, Mark, Strike } from './state.ts';
import { abilitiesGiven } from './twists.ts';
import type { QuestView } from './view.ts';
import { heroCardIn } from './workshop.ts';

export { equal } from '../kernel/data.ts';
export {
  bossCard,
  HEROES,
  heroCard,
  monsterCard,
  treasureCard,
  worldCard,
} from './data/cards.ts';
export { GIFTS } from './data/gifts.ts';
export { CARD_KINDS, ENERGIES } from './data/words.ts';
export { playsFor } from './effects/plays.ts';
export { lowered } from './effects/stats.ts';
export { lastRoundOf } from './end.ts';
export { handLimitOf } from './energy.ts';
export { arrowsOf } from './foes.ts';
export { columnBeside } from './move.ts';
export { turnsAhead } from './order.ts';
export * from './preview.ts';
export { cardOfHero, standsAt } from './query.ts';
export type { OwnHero } from './schema-setup.ts';
export { tollOf } from './toll.ts';
export { movementOf } from './turn.ts';
export { THINGS as QUEST_THINGS } from './words.ts';
export {
  CLASSES,
  checkOwnHero,
  combosOfLevel,
  copyOfHero,
  heroCardIn,
  initPoints,
  LONGEST_NAME,
  OWN_IDS,
  OWN_LEVELS,
  ownCombo,
  ownSpecial,
  pointsOf,
  SPECIAL_IDS,
  WORKSHOP,
} from './workshop.ts';
export { COLUMNS, heroId, heroSeat, kindOf, lordSeat, sideOf };

/** Which drawing and which name belong to a creature. */
export interface Who {
  kind: 'hero' | 'monster' | 'boss';
  /** The id in the data: `bravepug`, `slime`, `badger`. */
  card: string;
}

export function whoIs(view: QuestView, id: CreatureId): Who {
  const seat = heroSeat(id);
  if (seat !== null) return { kind: 'hero', card: view.heroes[seat]?.card ?? '' };
  return isBoss(view, id) ? { kind: 'boss', card: id } : { kind: 'monster', card: kindOf(id) };
}

/** A creature's numbers at this moment. */
interface Numbers {
  type: Energy;
  init: number;
  life: number;
  left: number;
  marks: readonly Mark[];
}

export function numbersOf(view: QuestView, id: CreatureId): Numbers {
  const seat = heroSeat(id);
  const on = seat === null ? view.foes.find((foe) => foe.card === id) : view.heroes[seat];
  return {
    type: typeOf(view, id),
    init: initiative(view, id),
    life: lifeOf(view, id),
    left: lifeLeft(view, id),
    marks: on?.marks ?? [],
  };
}

/** Heroes taking their stands before a World: who stands already, and who is still to come, the slowest first. */
interface Placing {
  done: CreatureId[];
  ahead: CreatureId[];
}

/** Null as soon as the World's foes are there (PQ-SETUP-09). */
export function placingOf(view: QuestView): Placing | null {
  if (view.turn !== null || view.foes.length > 0 || view.outcome !== null) return null;
  const ids = view.heroes.flatMap((hero, seat) => (hero.status === 'in' ? [heroId(seat)] : []));
  const done = view.places.map(({ id }) => id).filter((id) => heroSeat(id) !== null);
  const ahead = slowestFirst(view, ids).filter((id) => !done.includes(id));
  return { done, ahead };
}

/** What a monster or boss does in its turn, with the shape an effect may have given its attack. */
export function attackOf(view: QuestView, id: CreatureId): AttackCard {
  const { shape, n, riders } = printedAttack(view, id);
  if (shape === 'attacker') throw new Error(`no foe attacks like '${id}'`);
  return { shape, n, fx: riders };
}

/** A thing on a hero's sheet that can be played, or works by itself. */
export interface SheetRow {
  id: string;
  family: 'special' | 'combo' | 'gift' | 'treasure' | 'prize';
  ability: Ability;
  cost: Cost;
  /** XP from which it is open; null for what is open anyway. */
  needs: number | null;
  isOpen: boolean;
  /** Used up for this turn or this World. */
  isUsed: boolean;
}

function isUsed({ used }: Pick<Hero, 'used'>, id: string, { limit }: Ability): boolean {
  return limit !== undefined && used[limit].includes(id);
}

/** XP from which a combo of a level is open. */
export const xpForLevel = (level: number): number => BOARD.levels[level - 1] ?? 0;

/** The rows of a hero's sheet: special, five combos, what a companion can do, treasures, prizes. */
export function sheetOf(view: QuestView, seat: number): SheetRow[] {
  const hero = view.heroes[seat];
  if (hero === undefined) return [];
  const { special, combos } = heroCardIn(view.setup, hero.card);
  const row = (id: string, family: SheetRow['family'], ability: Ability, needs: number | null): SheetRow => ({
    id,
    family,
    ability,
    cost: ability.cost,
    needs,
    isOpen: needs === null || hero.xp.length >= needs,
    isUsed: isUsed(hero, id, ability),
  });
  return [
    row(special.id, 'special', special, null),
    ...combos.map((combo) => row(combo.id, 'combo', combo, xpForLevel(combo.level))),
    ...abilitiesGiven(view, seat).map(({ key, ability }) => row(key, 'gift', ability, null)),
    ...hero.treasures.map((id) => row(id, 'treasure', treasureCard(kindOf(id)), null)),
    ...hero.prizes.flatMap((id) => {
      const { prize } = monsterCard(kindOf(id));
      return prize === undefined ? [] : [row(id, 'prize', prize, null)];
    }),
  ];
}

/** The treasures under the creatures of the Evil Lord, as rows of a sheet (R-PQ-78). */
export function rowsUnder(view: QuestView): SheetRow[] {
  return view.foes.flatMap((foe) =>
    foe.treasures.map((id) => {
      const ability = treasureCard(kindOf(id));
      return {
        id,
        family: 'treasure' as const,
        ability,
        cost: ability.cost,
        needs: null,
        isOpen: true,
        isUsed: isUsed(foe, id, ability),
      };
    }),
  );
}

/** Stars on a sheet: so many open the last combo. */
export const STARS = BOARD.levels.at(-1) ?? 5;
export const ROUNDS = BOARD.rounds;
export const WORLD_COUNT = BOARD.worlds;
export const ACTIONS = BOARD.actions;

/** What a world card says. */
export function worldFacts(view: QuestView): { id: string; type: Energy; feature: Ability } | null {
  if (view.world === null) return null;
  const { id, type, feature } = worldCard(view.world);
  return { id, type, feature };
}

/** The boss in play, if there is one. */
export function bossOf(view: QuestView): { id: string; life: number } | null {
  const boss = view.foes.find((foe) => foe.boss);
  return boss === undefined ? null : { id: bossCard(boss.card).id, life: boss.life };
}

/** An attack that has been declared and is still to be answered. */
interface Threat {
  strike: Strike;
  targets: readonly CreatureId[];
  /** Damage still to come to each target. */
  damage: Readonly<Record<CreatureId, number>>;
}

/** Has this Hero fallen, though it is still on the board: until the Evil Lord has had his reward? */
export function isFalling(view: QuestView, id: CreatureId): boolean {
  const isDown = numbersOf(view, id).left <= 0;
  return (
    isDown &&
    view.tasks.some(({ proc, vars }) => proc === 'quest.heroFall' && (vars as { id?: unknown }).id === id)
  );
}

/** The attack under way, if one is: the innermost, where one has led to another. */
export function threatOf(view: QuestView): Threat | null {
  const task = view.tasks.findLast(({ proc }) => proc === 'quest.attack');
  return task === undefined ? null : (task.vars as Threat);
}
