/** The first round of a game that does not begin as printed: what lies in town, and the phase it begins with. */

import type { Move } from '../../kernel/script.ts';
import type { PetzContext } from '../context.ts';
import { STANDS } from '../data/schema.ts';
import { expansionsOf } from '../expansion.ts';
import { fillTown, firstStock, income, moveNeutralImps, newRoundStock, showStock } from '../phases/setup.ts';
import { firstPhase } from './pieces.ts';
import type { PetzStart, TownStart } from './types.ts';

/** Lists that replace what was drawn for them; what was drawn goes back on its pile. */
function placeTiles(c: PetzContext, named: TownStart): void {
  const { town, piles } = c.s;
  const giveBack = (pile: string[], drawn: readonly (string | null)[]) =>
    pile.push(...drawn.filter((id) => id !== null).reverse());
  if (named.artifacts !== undefined) {
    giveBack(piles.artifacts, town.artifacts);
    town.artifacts = [...named.artifacts];
  }
  if (named.addons !== undefined) {
    giveBack(piles.addons, town.addons);
    town.addons = [named.addons[0] ?? null, named.addons[1] ?? null];
  }
  if (named.cages !== undefined) {
    giveBack(piles.cages, town.cages);
    town.cages = [named.cages[0] ?? null, named.cages[1] ?? null, named.cages[2] ?? null];
  }
  // The old ones were drawn last, so they go back first.
  if (named.old !== undefined) {
    giveBack(piles.pets, town.old);
    town.old = [...named.old];
  }
  if (named.young !== undefined) {
    giveBack(piles.pets, town.young);
    town.young = [...named.young];
  }
}

/** The town as it is after Setup, but for what the start names. */
function placeTown(c: PetzContext, named: TownStart): void {
  const { town } = c.s;
  if (named.neutral === undefined) moveNeutralImps(c);
  else {
    town.neutral = [...named.neutral];
    if (town.neutral.length > 0) c.emit({ type: 'petz.neutral', spaces: [...town.neutral] });
  }
  fillTown(c);
  placeTiles(c, named);
  for (const stand of STANDS) {
    const { vegetable = 0, meat = 0, gold = 0 } = named.stands?.[stand] ?? town.stands[stand];
    town.stands[stand] = { vegetable, meat, gold };
  }
  showStock(c);
  for (const { stock } of expansionsOf(c.s)) stock?.(c);
}

/** The exhibition of this round is over. */
function closeExhibition(c: PetzContext): void {
  const { exhibitions, gone, round } = c.s;
  for (const tile of exhibitions)
    if (tile.round === round && tile.id !== null) gone.exhibitions.push(tile.id);
  c.s.exhibitions = exhibitions.filter((tile) => tile.round !== round);
}

/** Begins the first round with the phase that the start names. Any but Setup comes without its income. */
export function startRound(c: PetzContext, start: PetzStart): Move {
  const phase = firstPhase(c.s.setup);
  if (phase !== 'setup') {
    placeTown(c, start.town ?? {});
    if (phase === 'business') closeExhibition(c);
    return { goto: phase };
  }
  if (c.s.round === 1) firstStock(c);
  else {
    // The town of the round before, from which nobody has taken anything.
    fillTown(c);
    newRoundStock(c);
  }
  income(c);
  return undefined;
}
