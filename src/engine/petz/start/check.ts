/**
 * What is wrong with the parts of a setup that say where a game begins, where it stops and what is in its box. Every
 * refusal names the place in the setup (`data.path`) and the value that is found there.
 */

import type { Refusal } from '../../kernel/state.ts';
import {
  ACCESSORIES,
  BOARD,
  boxOf,
  FACILITIES,
  GUESTS,
  PRINTED_CAGE,
  STACKABLE,
  wholeBox,
} from '../data/cards.ts';
import { expansionsOf } from '../expansion.ts';
import { tableOf, tableOfWholeGame } from '../query.ts';
import type { PetzSetup } from '../state.ts';
import { checkCards } from './check-cards.ts';
import { checkAlleys, checkShops } from './check-shops.ts';
import { firstPhase, firstRound, type NamedTile, namedTiles, type Placed, takenTiles } from './pieces.ts';
import { bad, firstOf } from './refusal.ts';
import { petzNeeds, petzPiles, petzStart, petzStop, START_PHASES, STOP_PHASES, shapeOf } from './schema.ts';

/** Neutral imps stand on spaces of their paths, one on each. */
function checkTown(setup: PetzSetup): Refusal | null {
  const rings = [...BOARD.rings, ...expansionsOf({ setup }).flatMap(({ rings }) => rings ?? [])];
  const spaces = rings.flat();
  const neutral = setup.start?.town?.neutral ?? [];
  for (const [i, space] of neutral.entries()) {
    const path = `start.town.neutral[${i}]`;
    if (!spaces.includes(space)) return bad('startUnknown', path, space, 'neutral imps visit no such space');
    if (neutral.indexOf(space) !== i) return bad('startTwice', path, space, 'an imp stands there already');
  }
  return null;
}

/** Only tiles that there are, guests among them, each once; and enough for every space of the calendar. */
export function checkPool(setup: PetzSetup): Refusal | null {
  const shape = shapeOf('pool', petzPiles, setup.pool);
  if (shape !== null || setup.pool === undefined) return shape;
  const whole = wholeBox(setup);
  for (const pile of STACKABLE) {
    for (const [i, id] of (setup.pool[pile] ?? []).entries()) {
      const path = `pool.${pile}[${i}]`;
      if (!whole[pile].includes(id) && !GUESTS[pile].includes(id))
        return bad('startUnknown', path, id, `no tile of that name is among the ${pile}`);
      if (setup.pool[pile]?.indexOf(id) !== i) return bad('startTwice', path, id, 'it stands here already');
    }
  }
  return null;
}

/** Calendar tiles are dealt to every round to come. */
function checkCalendar(setup: PetzSetup): Refusal | null {
  const { rounds, customers } = tableOf({ setup });
  const first = firstRound(setup);
  const need = {
    exhibitions: rounds - Math.max(2, first) + 1,
    customers: customers.filter((round) => round >= first).length,
  };
  const placed = takenTiles(setup, 'exhibitions').length;
  for (const pile of ['exhibitions', 'customers'] as const) {
    const there = boxOf({ setup })[pile].length - (pile === 'exhibitions' ? placed : 0);
    if (there < need[pile]) {
      return bad('poolTooSmall', `pool.${pile}`, there, `the calendar needs ${need[pile]} of them`);
    }
  }
  return null;
}

function known(setup: PetzSetup, kind: Placed): readonly string[] {
  if (kind === 'accessories' || kind === 'facilities') {
    const alleys = setup.expansions?.darkAlleys !== undefined;
    return alleys ? Object.keys(kind === 'accessories' ? ACCESSORIES : FACILITIES) : [];
  }
  return boxOf({ setup })[kind];
}

/** The cage printed on the first plot of every board. */
function isPrinted({ id, path }: NamedTile): boolean {
  return id === PRINTED_CAGE && path.endsWith('.plots[0].cage');
}

/** Nothing that is not in the box, nothing twice, nothing that a pile is stacked with as well. */
function checkTiles(setup: PetzSetup): Refusal | null {
  const seen = new Set<string>();
  for (const pile of STACKABLE) for (const id of setup.decks[pile] ?? []) seen.add(`${pile} ${id}`);
  for (const tile of namedTiles(setup.start)) {
    const { kind, id, path } = tile;
    if (isPrinted(tile)) continue;
    if (!known(setup, kind).includes(id)) {
      return bad('startUnknown', path, id, `no tile of that name is among the ${kind} of this game`);
    }
    if (seen.has(`${kind} ${id}`)) return bad('startTwice', path, id, 'it is named elsewhere already');
    seen.add(`${kind} ${id}`);
  }
  return null;
}

function checkFrame(setup: PetzSetup): Refusal | null {
  const { start, seats } = setup;
  if (start === undefined) return null;
  const { rounds } = tableOfWholeGame({ setup });
  if (firstRound(setup) > rounds) {
    return bad('startShape', 'start.round', start.round, `this game has ${rounds} rounds`);
  }
  if ((start.starter ?? 0) >= seats) {
    return bad('startShape', 'start.starter', start.starter, `seats are 0 to ${seats - 1}`);
  }
  if ((start.shops?.length ?? 0) > seats) {
    return bad('startShape', `start.shops[${seats}]`, start.shops?.[seats], `only ${seats} shops take part`);
  }
  if (start.town !== undefined && firstPhase(setup) === 'setup') {
    return bad('startPhase', 'start.town', null, 'Setup stocks the town itself');
  }
  return null;
}

/** A stop must come after the start. */
function checkStop(setup: PetzSetup): Refusal | null {
  const { stop } = setup;
  if (stop === undefined) return null;
  const { rounds } = tableOfWholeGame({ setup });
  if (stop.round > rounds)
    return bad('startShape', 'stop.round', stop.round, `this game has ${rounds} rounds`);
  const first = firstRound(setup);
  if (stop.round < first)
    return bad('stopTooEarly', 'stop.round', stop.round, `the game begins in round ${first}`);
  if (stop.round > first) return null;
  // `START_PHASES` begins one phase earlier.
  const early = STOP_PHASES.indexOf(stop.after ?? 'aging') < START_PHASES.indexOf(firstPhase(setup)) - 1;
  if (!early) return null;
  return bad('stopTooEarly', 'stop.after', stop.after, `the game begins with ${firstPhase(setup)}`);
}

/** What is wrong with `start`, `stop`, `pool` and `needs`, or null. The rest of the setup has been checked. */
export function checkBeginning(setup: PetzSetup): Refusal | null {
  if (setup.start === undefined && setup.stop === undefined && setup.needs === undefined) {
    return setup.pool === undefined ? null : checkCalendar(setup);
  }
  return firstOf(
    () => shapeOf('start', petzStart, setup.start),
    () => shapeOf('stop', petzStop, setup.stop),
    () => shapeOf('needs', petzNeeds, setup.needs),
    () => checkFrame(setup),
    () => checkStop(setup),
    () => checkTiles(setup),
    () => checkShops(setup),
    () => checkAlleys(setup),
    () => checkTown(setup),
    () => checkCards(setup),
    () => checkCalendar(setup),
  );
}
