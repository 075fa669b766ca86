/** In random games all that is legal is offered, nothing else is, and groups go shopping in the order of the rulebook. */

import { beforeAll, expect, test } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../../src/engine/kernel/state.ts';
import { LENGTHS } from '../../../src/engine/petz/alleys/state.ts';
import { petz, petzEngine } from '../../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../../src/engine/petz/schema-setup.ts';
import type { Petz } from '../../../src/engine/petz/state.ts';
import { eager, richSetup } from '../../kit/alleys-walk.ts';
import { petzSetup } from '../../laws/random-petz.ts';
import { biggest, LEGAL, sizeOf } from './offers.ts';

const GAMES = 45;

const compared = new Map<string, number>();
const mistakes: string[] = [];

function must(what: string, isSo: boolean, facts: unknown): void {
  compared.set(what, (compared.get(what) ?? 0) + 1);
  if (!isSo && mistakes.length < 10) mistakes.push(`${what}: ${JSON.stringify(facts)}`);
}

/** One text for alike answers, in any order of their fields; what the examiner does not look at is left out. */
function textOf(choice: Json): string {
  if (choice === null || typeof choice !== 'object' || Array.isArray(choice)) return JSON.stringify(choice);
  const { card: _card, ...rest } = choice as Record<string, Json>;
  return JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function lookAtOffer(s: Petz, seat: Seat): void {
  const kind = s.ask?.kind ?? '';
  const domain = petzEngine.domain(s, seat);
  const legal = LEGAL[kind]?.(s, seat) ?? null;
  if (domain?.type !== 'pick' || legal === null) return;
  const offered = new Set(domain.options.map(textOf));
  const expected = new Set(legal.map(textOf));
  const against = [...offered].filter((one) => !expected.has(one));
  const withheld = [...expected].filter((one) => !offered.has(one));
  must(kind, against.length + withheld.length === 0, { against, withheld, shop: s.shops[seat] });
}

/** Who goes next: the biggest size first, in turn order and round again; who has outgrown it cuts in. */
class Queue {
  #round = 0;
  #size: number | null = null;
  #last: Seat | null = null;

  /** A group is about to be sent, the first time it is asked about. */
  next(s: Petz, seat: Seat): void {
    if (s.round !== this.#round) [this.#round, this.#size, this.#last] = [s.round, null, null];
    const has = (size: number | null) => (one: Seat) =>
      s.shops[one]?.groups.some((group) => sizeOf(group) === size) === true;
    const top = biggest(s);
    if (this.#size !== null && top > this.#size) {
      must('who cuts in', seat === s.order.find(has(top)), [seat, top]);
      return;
    }
    if (!s.order.some(has(this.#size))) [this.#size, this.#last] = [top, null];
    const from = this.#last === null ? 0 : s.order.indexOf(this.#last) + 1;
    const due = [...s.order.slice(from), ...s.order.slice(0, from)].find(has(this.#size));
    must('who is next', seat === due, [seat, due, this.#size]);
    this.#last = seat;
  }
}

function setupOf(game: number): PetzSetup {
  const seats = 2 + (game % 3);
  if (game % 5 === 0) return petzSetup(dice(`offers ${game}`));
  const lengths = LENGTHS.filter((length) => seats < 4 || length !== 'compromise');
  return richSetup(seats, lengths[game % lengths.length] ?? 'standard', game % 2 === 0);
}

function watch(game: number): void {
  const setup = setupOf(game);
  if (petz.checkSetup(setup) !== null) return;
  const rng = dice(`offers answers ${game}`);
  const queue = new Queue();
  let isNew = true;
  let s = petzEngine.start(setup, `offers ${game}`).state;
  while (s.ask !== null && s.outcome === null) {
    const { id, kind } = s.ask;
    const [seat = 0] = petzEngine.waiting(s);
    lookAtOffer(s, seat);
    if (kind === 'petz.send' && isNew) queue.next(s, seat);
    const wish = eager(s, seat, rng);
    const isTaken = petzEngine.check(s, { seat, ask: id, choice: wish }) === null;
    const choice = isTaken ? wish : petzEngine.sample(s, seat, rng);
    if (kind === 'petz.send') isNew = (choice as { space: string }).space !== 'withdraw';
    const applied = petzEngine.apply(s, { seat, ask: id, choice });
    if (!applied.ok) throw new Error(`${game}: ${applied.refusal.code}`);
    s = applied.state;
  }
}

beforeAll(() => {
  for (let game = 0; game < GAMES; game++) watch(game);
});

const seen = (...things: string[]): number => Math.min(...things.map((thing) => compared.get(thing) ?? 0));

test('nothing is offered that is against the rules, and nothing withheld that is not', () => {
  expect(mistakes).toEqual([]);
});

test('PB-SHOP-01 PB-SHOP-02 PB-SHOP-03 PB-SHOP-04 DA-GROUP-08 DA-GROUP-09 R-DA-11 R-DA-27 groups go in order', () => {
  expect(seen('who is next')).toBeGreaterThan(1000);
  expect(seen('who cuts in')).toBeGreaterThan(20);
});

test('PB-SHOP-06 PB-SHOP-17 PB-CAGE-01 PB-PET-01 DA-GROUP-01 DA-BLACK-07 DA-SLUG-05 DA-FORTUNE-02 where they may go', () => {
  expect(seen('petz.send')).toBeGreaterThan(1000);
  expect(seen('petz.join', 'petz.return', 'petz.peek', 'petz.discount')).toBeGreaterThan(30);
});

test('PB-NEED-HUNGER-01 PB-NEED-ANGER-05 PB-EXH-03 PB-SELL-13 PB-SELL-22 PB-ARTIFACT-BOX-04 what an owner may do', () => {
  expect(seen('petz.feed', 'petz.catch', 'petz.enter', 'petz.sell')).toBeGreaterThan(20);
  expect(seen('petz.ward', 'petz.box', 'petz.shove', 'petz.wreck', 'petz.spook')).toBeGreaterThan(1);
});
