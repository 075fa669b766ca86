/**
 * A game that begins in a given position. What is named leaves its pile: the Heroes' things at the deal, the Foes when
 * the first World is set up, so that until then a named position looks like a printed one.
 */

import { valuesIn } from '../kernel/schema-words.ts';
import { without } from './box.ts';
import { isBossCard, LAST_WORLD, type Stackable } from './data/cards.ts';
import type { CardKind } from './data/words.ts';
import { foeFrom, placeBoss } from './deploy.ts';
import { closeUp } from './move.ts';
import { handOf, handViewers, heroId, heroOf, type QuestContext } from './query.ts';
import { type FoeStart, type QuestStart, questIds, questStart } from './schema-start.ts';
import type { CreatureId, OpenQuest, Quest, SetPlace } from './state.ts';

/** Which pile a card comes from, by what its id is checked with; a Foe may be a Monster or a Boss. */
const PILE_OF: ReadonlyMap<unknown, Stackable> = new Map<unknown, Stackable>([
  [questIds.energy, 'energy'],
  [questIds.prize, 'monsters'],
  [questIds.foe, 'monsters'],
  [questIds.treasure, 'treasures'],
  [questIds.world, 'worlds'],
]);

/** Every card of a pile that a start names, and where. */
export function namedIn(start: QuestStart | undefined, pile: Stackable): { card: string; path: string }[] {
  return valuesIn(questStart, start, 'start').flatMap(({ schema, value, path }) => {
    const card = String(value);
    const from = schema === questIds.foe && isBossCard(card) ? 'bosses' : PILE_OF.get(schema);
    return from === pile ? [{ card, path }] : [];
  });
}

/** The same cards alone. */
export const namedCards = (start: QuestStart | undefined, pile: Stackable): string[] =>
  namedIn(start, pile).map(({ card }) => card);

/** Takes cards out of a pile, wherever in it they lie. The pile is a new list in the same order. */
function takeOut<T extends string>(pile: readonly T[], cards: readonly string[]): T[] {
  const left = without(pile, cards);
  if (left === null) throw new Error(`not all of ${cards.join(', ')} are in the pile`);
  return left as T[];
}

/** After the decks are shuffled: World and tokens, and what the Heroes have but for their hands. */
export function layOut(c: QuestContext): void {
  const s = c.s;
  const { start } = s.setup;
  if (start === undefined) return;
  s.number = (start.number ?? 1) - 1;
  s.round = start.round ?? 1;
  const { piles } = s;
  if (start.world !== undefined) piles.worlds = [...takeOut(piles.worlds, [start.world]), start.world];
  for (const [seat, plan] of (start.heroes ?? []).entries()) {
    if (plan === null) continue;
    const { damage = 0, treasures = [], prizes = [] } = plan;
    const hero = heroOf(s, seat);
    hero.damage = damage;
    if (plan.down === true) hero.status = start.number === LAST_WORLD ? 'out' : 'down';
    hero.treasures = [...treasures];
    hero.prizes = [...prizes];
    piles.treasures = takeOut(piles.treasures, treasures);
    piles.monsters = takeOut(piles.monsters, prizes);
  }
  // The whole display and all hands that are named leave the deck before the first card is dealt.
  piles.energy = takeOut(piles.energy, namedCards(start, 'energy'));
  for (const [seat, plan] of (start.heroes ?? []).entries()) giveXp(s, seat, plan?.xp ?? 0);
}

/** Monster Cards for XP come from the bottom of the deck; those that are named as Foes stay. */
function giveXp(s: Quest, seat: number, count: number): void {
  const foes = namedCards(s.setup.start, 'monsters');
  for (let i = 0; i < count; i++) {
    const at = s.piles.monsters.findIndex((card) => !foes.includes(card));
    heroOf(s, seat).xp.push(...s.piles.monsters.splice(at, 1));
  }
}

/** Gives a seat the hand that a start names for it. False if it names none. */
export function giveHand(c: QuestContext, seat: number, hand: readonly CardKind[] | undefined): boolean {
  if (hand === undefined) return false;
  handOf(c.s, seat).push(...hand);
  if (hand.length > 0) {
    const knows = handViewers(c.s.setup, seat);
    c.emit({ type: 'quest.dealt', seat, cards: [...hand], count: hand.length, knows });
  }
  return true;
}

/** The Energy Cards that lie face up before the deck fills the rest. */
export function giveDisplay(c: QuestContext): void {
  const display = c.s.setup.start?.display ?? [];
  if (display.length === 0) return;
  c.s.display.push(...display);
  c.emit({ type: 'quest.refilled', cards: [...display] });
}

/** Where a start puts Heroes, as long as the first World has not been revealed. */
export function namedHeroes(s: OpenQuest): SetPlace[] {
  if (s.world !== null) return [];
  return (s.setup.start?.heroes ?? []).flatMap((hero, seat) =>
    hero?.at === undefined ? [] : [{ id: heroId(seat), column: hero.at.column, row: hero.at.row }],
  );
}

/** Who has had a turn in the Round that a game begins in. */
export function namedActed({ heroes = [], foes = [] }: QuestStart): CreatureId[] {
  return [
    ...heroes.flatMap((hero, seat) => (hero?.acted === true ? [heroId(seat)] : [])),
    ...foes.flatMap(({ card, acted }) => (acted === true ? [card] : [])),
  ];
}

/** Sets up the Foes of the first World as a start names them. False if it names none, or this is a later World. */
export function deployNamed(c: QuestContext): boolean {
  const s = c.s;
  const foes = s.setup.start?.foes;
  if (foes === undefined || s.gone.worlds.length > 0) return false;
  for (const pile of ['monsters', 'bosses'] as const) {
    s.piles[pile] = takeOut(s.piles[pile], namedCards({ foes }, pile));
  }
  s.piles.treasures = takeOut(s.piles.treasures, namedCards({ foes }, 'treasures'));
  c.secret();
  if (s.number === LAST_WORLD && !foes.some(({ card }) => isBossCard(card))) placeBoss(c);
  // The Boss is reported first, as where the Position Order calls him.
  for (const foe of foes.filter(({ card }) => isBossCard(card))) put(c, foe);
  for (const foe of foes.filter(({ card }) => !isBossCard(card))) put(c, foe);
  closeUp(s, 'foes');
  return true;
}

function put(c: QuestContext, { card, column, row, damage = 0, treasures = [] }: FoeStart): void {
  const foe = foeFrom(c.s.setup, card);
  foe.damage = damage;
  foe.treasures = [...treasures];
  c.s.foes.push(foe);
  c.s.places.push({ id: card, column, row });
  c.emit(
    foe.boss ? { type: 'quest.boss', id: card, life: foe.life } : { type: 'quest.entered', id: card, column },
  );
}
