/** Everything that can come of a showing-off turn: all answers to all questions, in all orders of the pets. */

import { Engine } from '../../src/engine/kernel/engine.ts';
import { script } from '../../src/engine/kernel/script.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { showNow } from '../../src/engine/petz/alleys/show/now.ts';
import { nextPet } from '../../src/engine/petz/alleys/show/order.ts';
import { cardOf, faceOf, POTION } from '../../src/engine/petz/data/needs.ts';
import { petz, petzEngine } from '../../src/engine/petz/index.ts';
import type { Petz } from '../../src/engine/petz/state.ts';

/** The same game, but it always asks which pet is next. */
const alwaysAsks = script(
  nextPet.id,
  nextPet.steps.map((step) =>
    'ask' in step ? { ...step, ask: { ...step.ask, who: (_s: Petz, v: { seat: Seat }) => [v.seat] } } : step,
  ),
);
const curious = new Engine({
  ...petz,
  scripts: petz.scripts.map((known) => (known.id === nextPet.id ? alwaysAsks : known)),
});

/** Too much to try everything. */
export class TooMany extends Error {}

const face = (card: number): string => (cardOf(card) === POTION ? 'potion' : JSON.stringify(faceOf(card)));

/** Plain data with its keys in order and its sets sorted, so that equal things are equal texts. */
function canon(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canon).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, x]) => `${key}:${canon(x)}`).join()}}`;
}

/**
 * What a turn leaves behind, but for what the order itself writes down: in which order things lie in the discards and in
 * the tallies, and in which gaps imps stand that have done what they came for.
 */
function outcome(s: Petz, seat: Seat): string {
  const shop = structuredClone(s.shops[seat]) as Petz['shops'][number];
  const gone = structuredClone(s.gone);
  shop.busy.gaps = [shop.busy.gaps.reduce((a, b) => a + b, 0)];
  if (shop.alleys !== undefined) {
    shop.alleys.show.addons.sort();
    shop.alleys.accessories.sort();
  }
  for (const plot of shop.plots) plot.guard = { strength: 0, antimagic: 0 };
  const hand = shop.hand.map(face).sort();
  const needs = gone.needs.map((pile) => pile.map(face).sort());
  const piles = Object.fromEntries(
    Object.entries({ ...gone, needs: [] }).map(([k, ids]) => [k, [...ids].sort()]),
  );
  return canon({ shop: { ...shop, hand }, needs, piles } as unknown as Json);
}

/** Where the turn stands, as far as anything to come depends on it. */
function standing(s: Petz, seat: Seat): string {
  const from = s.tasks.findLastIndex(({ proc }) => proc === 'petz.show');
  return JSON.stringify([s.shops[seat], s.tasks.slice(from), s.gone]);
}

/** All outcomes of the seat's turn from here. Throws `TooMany` where there are too many positions on the way. */
function allOutcomes(start: Petz, seat: Seat): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (s: Petz): void => {
    if (s.ask === null || showNow(s)?.seat !== seat || s.ask.kind === 'petz.enter') {
      found.add(outcome(s, seat));
      return;
    }
    const key = standing(s, seat);
    if (seen.has(key)) return;
    seen.add(key);
    if (seen.size > 1200) throw new TooMany();
    const domain = curious.domain(s, seat);
    if (domain?.type !== 'pick') throw new Error(`${s.ask.kind} is no pick`);
    for (const choice of domain.options) {
      const next = petz.clone(s);
      curious.applyTo(next, seat, choice);
      visit(next);
    }
  };
  visit(start);
  return found;
}

/** The state at its next question, were it always asked which pet is next. */
export function asIfAlwaysAsked(from: Petz): Petz {
  const s = petz.clone(from);
  curious.resume(s);
  return s;
}

/** Without those in which Employee of the Month was spent and all else is as it would be without him. */
function withoutWaste(outcomes: ReadonlySet<string>): Set<string> {
  const spent = 'employee:true';
  return new Set(
    [...outcomes].filter(
      (one) => !one.includes(spent) || !outcomes.has(one.replace(spent, 'employee:false')),
    ),
  );
}

/** What can come of the turn that is about to begin, by the plot of the pet that is first. */
export function byFirst(from: Petz, seat: Seat): Map<number, Set<string>> {
  const s = asIfAlwaysAsked(from);
  const domain = curious.domain(s, seat);
  const first = new Map<number, Set<string>>();
  if (s.ask?.kind !== 'petz.next' || domain?.type !== 'pick') return first;
  for (const at of domain.options) {
    const next = petz.clone(s);
    curious.applyTo(next, seat, at);
    first.set(Number(at), withoutWaste(allOutcomes(next, seat)));
  }
  return first;
}

/** True if the rules ask which pet is next, where the turn is about to begin. */
export function isAsked(from: Petz): boolean {
  const s = petz.clone(from);
  petzEngine.resume(s);
  return s.ask?.kind === 'petz.next';
}
