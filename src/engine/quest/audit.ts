/** Counts every card: each must be somewhere exactly once (architecture, law 7). */

import { COLUMNS, heroCount, heroId, inPlay, lordSeat } from './query.ts';
import type { QuestSetup } from './schema-setup.ts';
import { CARDS } from './setup.ts';
import { hasQuestShape, type Quest } from './state.ts';

/** What is missing or too many among the cards of one kind. */
function compare(kind: string, box: readonly string[], found: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const card of box) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of found) counts.set(card, (counts.get(card) ?? 0) - 1);
  return [...counts].flatMap(([card, n]) => {
    if (n === 0) return [];
    return n > 0
      ? [`${kind} ${card} is missing ${n} times`]
      : [`${kind} ${card} is there ${-n} times too often`];
  });
}

function auditCards(s: Quest): string[] {
  const { piles, gone, heroes, foes, lord } = s;
  const monsters = foes.filter((foe) => !foe.boss).map((foe) => foe.card);
  const bosses = foes.filter((foe) => foe.boss).map((foe) => foe.card);
  return [
    ...compare('energy', CARDS.energy, [
      ...piles.energy,
      ...gone.energy,
      ...s.display,
      ...heroes.flatMap((hero) => hero.hand ?? []),
      ...(lord?.hand ?? []),
    ]),
    ...compare('monster', CARDS.monsters, [
      ...piles.monsters,
      ...gone.monsters,
      ...monsters,
      ...heroes.flatMap((hero) => [...hero.xp, ...hero.prizes]),
    ]),
    ...compare('treasure', CARDS.treasures, [
      ...piles.treasures,
      ...gone.treasures,
      ...s.open,
      ...heroes.flatMap((hero) => hero.treasures),
      ...foes.flatMap((foe) => foe.treasures),
    ]),
    ...compare('world', CARDS.worlds, [
      ...piles.worlds,
      ...gone.worlds,
      ...(s.world === null ? [] : [s.world]),
    ]),
    ...compare('boss', CARDS.bosses, [...piles.bosses, ...bosses]),
  ];
}

/** Every Creature stands on one place, or waits to be put down (PQ-AREA-04). */
function auditArea(s: Quest): string[] {
  const standing = [...inPlay(s, 'heroes'), ...inPlay(s, 'foes'), ...s.places.map((place) => place.id)];
  const wrong = standing.filter((id, i) => standing.indexOf(id) !== i).map((id) => `${id} stands twice`);
  for (const foe of s.foes) if (!standing.includes(foe.card)) wrong.push(`${foe.card} stands nowhere`);
  for (const [seat, hero] of s.heroes.entries()) {
    if (hero.status !== 'in' && standing.includes(heroId(seat)))
      wrong.push(`hero ${seat} stands, but is defeated`);
    if (hero.damage < 0) wrong.push(`hero ${seat} has ${hero.damage} damage`);
  }
  for (const side of ['heroes', 'foes'] as const) {
    if (s.halves[side].length !== COLUMNS) wrong.push(`${side} have ${s.halves[side].length} columns`);
  }
  return wrong;
}

/** Everything wrong with the inventory; empty if all is well. Meaningless before the deal. */
export function audit(s: Quest): string[] {
  return [...auditCards(s), ...auditArea(s)];
}

/** Whether data has the shape of a state for a setup. Its pieces and the setup itself are checked elsewhere. */
export function isQuestState(data: unknown, setup: QuestSetup): boolean {
  if (!hasQuestShape(data)) return false;
  const { heroes, lord, ask, outcome } = data;
  const named = [...(ask?.seats ?? []), ...(outcome?.winners ?? [])];
  return (
    heroes.length === heroCount(setup) &&
    heroes.every(({ hand }) => hand !== null) &&
    (lord === null) === (lordSeat(setup) === null) &&
    lord?.hand !== null &&
    named.every((one) => one < setup.seats) &&
    (outcome === null || outcome.scores.length === setup.seats)
  );
}
