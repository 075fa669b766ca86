/**
 * The hero workshop: the two blank Heroes of the box (PQ-COMP-05), filled in by the players. An own Hero takes its
 * Special and its Combos from the printed Heroes, each at a price, as everything else about it; what it may cost in all
 * is given. A Combo keeps its amounts of energy; its first owner's type becomes the new owner's.
 */

import { checkFile } from '../kernel/schema.ts';
import { type Refusal, refuse } from '../kernel/state.ts';
import { BOARD, HEROES, heroCard } from './data/cards.ts';
import {
  type ComboCard,
  type Cost,
  type HeroCard,
  type NamedAbility,
  workshopSchema,
} from './data/schema.ts';
import { ENERGIES, type Energy } from './data/words.ts';
import workshopFile from './data/workshop.json' with { type: 'json' };
import type { OwnHero } from './schema-setup.ts';

export const WORKSHOP = checkFile('data/workshop.json', workshopSchema, workshopFile);

/** The ids under which own Heroes take part. */
export const OWN_IDS: readonly string[] = Array.from(
  { length: BOARD.tokens.blankHeroes },
  (_, i) => `own${i + 1}`,
);

/** The levels of a Hero's five Combos, in order (PQ-HERO-06). */
export const OWN_LEVELS = [1, 1, 1, 2, 3] as const;

/** Letters of a name. */
export const LONGEST_NAME = 18;

interface Printed<T> {
  ability: T;
  /** Its owner's type. */
  type: Energy;
}

const SPECIALS = new Map<string, Printed<NamedAbility>>();
const COMBOS = new Map<string, Printed<ComboCard>>();
for (const { type, special, combos } of Object.values(HEROES)) {
  SPECIALS.set(special.id, { ability: special, type });
  for (const ability of combos) COMBOS.set(ability.id, { ability, type });
}

/** The Specials to choose from. */
export const SPECIAL_IDS: readonly string[] = [...SPECIALS.keys()];

/** The Combos of a level to choose from. */
export function combosOfLevel(level: number): string[] {
  return [...COMBOS.values()]
    .filter(({ ability }) => ability.level === level)
    .map(({ ability }) => ability.id);
}

/** What an Initiative costs; Initiative is a whole number from 1 to `WORKSHOP.lastInit`. */
export function initPoints(init: number): number {
  return WORKSHOP.init.findLast(({ from }) => init >= from)?.points ?? 0;
}

/** What an own Hero costs in points; a part that there is not costs nothing. */
export function pointsOf({ life, move, init, special, combos }: OwnHero): number {
  const own = (WORKSHOP.life[life] ?? 0) + (WORKSHOP.move[move] ?? 0) + initPoints(init);
  const abilities = combos.reduce((sum, id) => sum + (WORKSHOP.combos[id] ?? 0), 0);
  return own + (WORKSHOP.specials[special] ?? 0) + abilities;
}

/** A cost in which two types of energy have changed places. */
function recast(cost: Cost, from: Energy, to: Energy): Cost {
  const paid = (type: Energy) => (type === from ? to : type === to ? from : type);
  return Object.fromEntries(
    ENERGIES.flatMap((type) => {
      const n = cost[paid(type)];
      return n === undefined ? [] : [[type, n]];
    }),
  );
}

/** A printed Combo as an own Hero of some type has it. */
export function ownCombo(id: string, type: Energy): ComboCard {
  const found = COMBOS.get(id);
  if (found === undefined) throw new Error(`no combo is called '${id}'`);
  return { ...found.ability, cost: recast(found.ability.cost, found.type, type) };
}

/** A printed Special as an own Hero of some type has it. */
export function ownSpecial(id: string, type: Energy): NamedAbility {
  const found = SPECIALS.get(id);
  if (found === undefined) throw new Error(`no special is called '${id}'`);
  return { ...found.ability, cost: recast(found.ability.cost, found.type, type) };
}

function buildCard({ id, class: kind, type, life, init, move, special, combos }: OwnHero): HeroCard {
  return {
    ...{ id, class: kind, type, life, init, move },
    special: ownSpecial(special, type),
    combos: combos.map((x) => ownCombo(x, type)),
  };
}

const built = new WeakMap<OwnHero, HeroCard>();

/** The Hero Card of an id, among a game's own Heroes too. Throws for an unknown one. */
export function heroCardIn(setup: { own?: readonly OwnHero[] }, id: string): HeroCard {
  const own = setup.own?.find((hero) => hero.id === id);
  if (own === undefined) return heroCard(id);
  const known = built.get(own);
  if (known !== undefined) return known;
  const card = buildCard(own);
  built.set(own, card);
  return card;
}

/** Every class a printed Hero has. */
export const CLASSES: readonly string[] = Object.values(HEROES).map((hero) => hero.class);

function wrongPart(hero: OwnHero): string | null {
  const name = hero.name.trim();
  if (name === '' || name.length > LONGEST_NAME) return 'name';
  if (!CLASSES.includes(hero.class)) return 'class';
  if (WORKSHOP.life[hero.life] === undefined) return 'life';
  if (WORKSHOP.move[hero.move] === undefined) return 'move';
  if (hero.init < 1 || hero.init > WORKSHOP.lastInit) return 'init';
  if (!SPECIALS.has(hero.special)) return 'special';
  const { combos } = hero;
  const fits = (level: number, i: number) => COMBOS.get(combos[i] ?? '')?.ability.level === level;
  const five = combos.length === OWN_LEVELS.length && OWN_LEVELS.every(fits);
  return five && new Set(combos).size === combos.length ? null : 'combos';
}

/** What is wrong with an own Hero; null: it may take part. */
export function checkOwnHero(hero: OwnHero): Refusal | null {
  if (!OWN_IDS.includes(hero.id)) return refuse('wrongOwnHero', 'PQ-COMP-05', { what: 'id' });
  const what = wrongPart(hero);
  if (what !== null) return refuse('wrongOwnHero', 'PQ-COMP-05', { what });
  const points = pointsOf(hero);
  return points > WORKSHOP.points ? refuse('ownHeroTooDear', null, { points, most: WORKSHOP.points }) : null;
}

/** What is wrong with the own Heroes of a setup; null: nothing. */
export function checkOwnHeroes(own: readonly OwnHero[]): Refusal | null {
  if (new Set(own.map(({ id }) => id)).size !== own.length)
    return refuse('wrongOwnHero', 'PQ-COMP-05', { what: 'id' });
  for (const hero of own) {
    const refusal = checkOwnHero(hero);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** A printed Hero as a player would make it in the workshop. */
export function copyOfHero(id: string, as: string): OwnHero {
  const { class: kind, type, life, init, move, special, combos } = heroCard(id);
  return {
    ...{ id: as, name: id, class: kind, type, life, init, move },
    special: special.id,
    combos: combos.map((combo) => combo.id),
    looks: null,
  };
}
