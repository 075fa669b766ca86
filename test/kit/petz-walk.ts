/** Whole games for the tests of hidden information: positions of a game, and what a change of a secret shows. */

import { expect } from 'vitest';
import { copy } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { colourIndex, colourOf, faceOf } from '../../src/engine/petz/data/needs.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import type { PetzView } from '../../src/engine/petz/view.ts';
import { type Table, type TableOptions, table } from './petz.ts';

/** Every fourth position of a game played at random, and the last one. */
export function positions(options: TableOptions & { seed: string }): Table[] {
  const t = table(options);
  const rng = dice(`${options.seed} walk`);
  const all = [t.fork()];
  for (let move = 1; t.s.outcome === null; move++) {
    const seat = petzEngine.waiting(t.s)[0] ?? 0;
    t.play(seat, petzEngine.sample(t.s, seat, rng));
    if (move % 4 === 0 || t.s.outcome !== null) all.push(t.fork());
  }
  return all;
}

/** All who may look: the seats and a spectator. */
export function viewers(t: Table): (Seat | null)[] {
  return [...t.s.shops.map((_shop, seat) => seat), null];
}

const seen = new WeakMap<Table, { who: Seat | null; view: PetzView }[]>();

/** What everybody sees of a position that does not change any more, viewer by viewer. */
export function everyView(t: Table): { who: Seat | null; view: PetzView }[] {
  const before = seen.get(t);
  if (before !== undefined) return before;
  const views = viewers(t).map((who) => ({ who, view: t.view(who) }));
  seen.set(t, views);
  return views;
}

/**
 * Changes a secret: to those who may not know it nothing changes, to those who may know it something does.
 * `knowing` names the latter; without it the secret is everybody's.
 */
export function expectSecret(t: Table, change: (s: Petz) => void, knowing: Seat[] = []): void {
  const other = t.fork();
  change(other.s);
  expect(copy(other.s)).not.toEqual(copy(t.s));
  for (const who of viewers(t)) {
    if (who !== null && knowing.includes(who)) expect(other.view(who)).not.toEqual(t.view(who));
    else expect(other.view(who)).toEqual(t.view(who));
  }
}

/** Exchanges one card of a hand with one of the deck of the same colour, but another need. */
export function exchange(s: Petz, seat: Seat): void {
  const hand = s.shops[seat]?.hand ?? [];
  for (const [i, card] of hand.entries()) {
    const deck = s.piles.needs[colourIndex(colourOf(card))] ?? [];
    const at = deck.findIndex((x) => faceOf(x).need !== faceOf(card).need);
    if (at < 0) continue;
    hand[i] = deck[at] ?? card;
    deck[at] = card;
    return;
  }
}
