/** What is wrong with the position a setup begins in, or with where it stops: the first thing found, and where. */

import { type Json, type Refusal, refuse } from '../kernel/state.ts';
import { CARDS } from './box.ts';
import { BOARD, HEROES, isBossCard, LAST_WORLD, STACKABLE, worldCard } from './data/cards.ts';
import { foeFrom } from './deploy.ts';
import { heroCount } from './query.ts';
import type { QuestSetup } from './schema-setup.ts';
import type { Cell } from './schema-start.ts';
import { namedActed, namedIn } from './start.ts';
import { heroCardIn } from './workshop.ts';

type Found = Generator<Refusal, void>;

function wrong(code: string, path: string, value: unknown): Refusal {
  return refuse(code, null, { path, value: (value ?? null) as Json });
}

/** The range of a number that hangs on the rest of the setup. */
function* outside(value: number | undefined, [min, max]: readonly [number, number], path: string): Found {
  if (value !== undefined && !(value >= min && value <= max)) yield wrong('startRange', path, value);
}

/** The life of a Hero; of the weakest where they are dealt. */
function lifeOfHero(setup: QuestSetup, seat: number): number {
  if (setup.heroes === 'draw') return Math.min(...Object.values(HEROES).map(({ life }) => life));
  return heroCardIn(setup, setup.heroes[seat] ?? '').life;
}

/** Places within a half, each for one Creature. */
function* places(cells: readonly { cell: Cell; path: string }[]): Found {
  const taken = new Set<string>();
  for (const { cell, path } of cells) {
    const { column, row } = cell;
    const place = `${column} ${row}`;
    if (taken.has(place)) yield wrong('startPlace', path, { column, row });
    taken.add(place);
  }
}

function* checkHeroes(setup: QuestSetup): Found {
  const { heroes = [], ready } = setup.start ?? {};
  // A Hero has to be left to play.
  if (heroes.filter((hero) => hero?.down === true).length === heroCount(setup))
    yield wrong('startRange', 'start.heroes[0].down', true);
  if (heroes.length > heroCount(setup)) yield wrong('startRange', 'start.heroes', heroes);
  const cells: { cell: Cell; path: string }[] = [];
  for (const [seat, hero] of heroes.entries()) {
    const path = `start.heroes[${seat}]`;
    yield* outside(hero?.damage, [0, lifeOfHero(setup, seat) - 1], `${path}.damage`);
    if (hero?.at !== undefined) cells.push({ cell: hero.at, path: `${path}.at` });
  }
  yield* places(cells);
  if (ready !== true) {
    // Before a World is ready no creature has had a turn.
    if (namedActed(setup.start ?? {}).length > 0) yield wrong('startMissing', 'start.ready', null);
    return;
  }
  // No question follows, so every Hero has to stand somewhere.
  for (let seat = 0; seat < heroCount(setup); seat++) {
    const { at, down } = heroes[seat] ?? {};
    if (at === undefined && down !== true) yield wrong('startMissing', `start.heroes[${seat}].at`, null);
  }
}

function* checkFoes(setup: QuestSetup): Found {
  const foes = setup.start?.foes;
  if (foes === undefined) return;
  // Without Foes there is nothing to clear.
  if (foes.length === 0) yield wrong('startMissing', 'start.foes', foes);
  for (const [i, { card, damage }] of foes.entries()) {
    yield* outside(damage, [0, foeFrom(setup, card).life - 1], `start.foes[${i}].damage`);
  }
  yield* places(foes.map((cell, i) => ({ cell, path: `start.foes[${i}]` })));
  const bosses = foes.flatMap(({ card }, i) => (isBossCard(card) ? [i] : []));
  if (bosses.length > 1)
    yield wrong('startTaken', `start.foes[${bosses[1]}].card`, foes[bosses[1] ?? 0]?.card);
}

/** Cards that are named more often than they lie in the box, the decks' included; XP comes from what is left. */
function* checkCards({ start, decks }: QuestSetup): Found {
  for (const pile of STACKABLE) {
    const named = namedIn(start, pile);
    const taken = [...(decks[pile] ?? []), ...named.map(({ card }) => card)];
    const { card } = named.find((one) => amount(taken, one.card) > amount(CARDS[pile], one.card)) ?? {};
    const last = named.findLast((one) => one.card === card);
    if (last !== undefined) yield wrong('startTaken', last.path, last.card);
  }
  const used = (decks.monsters ?? []).length + namedIn(start, 'monsters').length;
  let left = CARDS.monsters.length - used;
  for (const [seat, hero] of (start?.heroes ?? []).entries()) {
    left -= hero?.xp ?? 0;
    if (left < 0) yield wrong('startTaken', `start.heroes[${seat}].xp`, hero?.xp);
  }
}

const amount = (cards: readonly string[], card: string): number =>
  cards.reduce((n, one) => n + (one === card ? 1 : 0), 0);

/** Face-up cards: no more than the World has places for. */
function* checkDisplay({ start = {} }: QuestSetup): Found {
  const feature = start.world === undefined ? [] : worldCard(start.world).feature.fx;
  const more = feature.reduce(
    (sum, fx) => sum + (fx.op === 'stat' && fx.stat === 'faceup' && typeof fx.v === 'number' ? fx.v : 0),
    0,
  );
  const length = start.display?.length ?? 0;
  if (length > BOARD.display + more) yield wrong('startRange', 'start.display', length);
}

function* problems(setup: QuestSetup): Found {
  const { start, stop } = setup;
  if (start !== undefined) {
    yield* checkHeroes(setup);
    yield* checkFoes(setup);
    yield* checkDisplay(setup);
    if (start.lordHand !== undefined && setup.lord === null) yield wrong('startMissing', 'lord', null);
    yield* checkCards(setup);
  }
  if (stop === undefined) return;
  const first = start?.number ?? 1;
  yield* outside(stop.number, [first, LAST_WORLD], 'stop.number');
  const least = stop.number === first ? (start?.round ?? 1) : 1;
  yield* outside(stop.rounds, [least, BOARD.rounds], 'stop.rounds');
}

/** What is wrong with `start` and `stop` of a setup whose other parts are sound; null: nothing. */
export function checkStart(setup: QuestSetup): Refusal | null {
  for (const refusal of problems(setup)) return refusal;
  return null;
}
