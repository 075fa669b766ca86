/** What is wrong with the position a setup begins in, or with where it stops: the first thing found, and where. */

import { type Json, type Refusal, refuse } from '../kernel/state.ts';
import { CARDS } from './box.ts';
import { BOARD, HEROES, isBossCard, monsterCard, WORLDS, worldCard } from './data/cards.ts';
import { CARD_KINDS } from './data/words.ts';
import { foeFrom } from './deploy.ts';
import { LAST_WORLD } from './end.ts';
import { COLUMNS, heroCount, kindOf } from './query.ts';
import { namedCards } from './start.ts';
import { type Cell, type HeroStart, type QuestSetup, STACKABLE, type Stackable } from './state.ts';
import { heroCardIn } from './workshop.ts';

type Found = Generator<Refusal, void>;

/** Rows in which Creatures may be put down: as many as there can be Foes. */
const ROWS = 10;

const FIELDS = {
  start: ['number', 'round', 'world', 'ready', 'heroes', 'foes', 'display', 'lordHand'],
  hero: ['damage', 'xp', 'hand', 'treasures', 'prizes', 'at'],
  foe: ['card', 'column', 'row', 'damage', 'treasures'],
  stop: ['number', 'rounds'],
} as const;

function wrong(code: string, path: string, value: unknown): Refusal {
  return refuse(code, null, { path, value: (value ?? null) as Json });
}

/** What is there under a name that nothing has, or is no record at all. */
function* strange(record: object, fields: readonly string[], path: string): Found {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    yield wrong('startUnknown', path, record);
    return;
  }
  for (const key of Object.keys(record)) {
    if (!fields.includes(key)) yield wrong('startUnknown', `${path}.${key}`, key);
  }
}

function* outside(value: unknown, [min, max]: readonly [number, number], path: string): Found {
  if (value === undefined) return;
  const fits = Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  if (!fits) yield wrong('startRange', path, value);
}

/** A list, each of which is known. */
function* unknown(list: unknown, known: (card: string) => boolean, path: string): Found {
  if (list === undefined) return;
  if (!Array.isArray(list)) {
    yield wrong('startUnknown', path, list);
    return;
  }
  for (const [i, card] of list.entries()) {
    if (typeof card !== 'string' || !known(card)) yield wrong('startUnknown', `${path}[${i}]`, card);
  }
}

const isKind = (card: string): boolean => CARD_KINDS.some((kind) => kind === card);
const isTreasure = (card: string): boolean => CARDS.treasures.includes(card);
const isMonster = (card: string): boolean => CARDS.monsters.includes(card);
const isPrize = (card: string): boolean => isMonster(card) && monsterCard(kindOf(card)).prize !== undefined;

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
    const known = outside(column, [0, COLUMNS - 1], `${path}.column`);
    yield* known;
    yield* outside(row, [0, ROWS - 1], `${path}.row`);
    if (column === undefined || row === undefined) yield wrong('startMissing', path, cell);
    const place = `${column} ${row}`;
    if (taken.has(place)) yield wrong('startPlace', path, { column, row });
    taken.add(place);
  }
}

function* checkHero(setup: QuestSetup, hero: HeroStart, seat: number): Found {
  const path = `start.heroes[${seat}]`;
  yield* strange(hero, FIELDS.hero, path);
  yield* outside(hero.damage, [0, lifeOfHero(setup, seat) - 1], `${path}.damage`);
  yield* outside(hero.xp, [0, CARDS.monsters.length], `${path}.xp`);
  yield* unknown(hero.hand, isKind, `${path}.hand`);
  yield* unknown(hero.treasures, isTreasure, `${path}.treasures`);
  yield* unknown(hero.prizes, isPrize, `${path}.prizes`);
  if (hero.at !== undefined) yield* strange(hero.at, ['column', 'row'], `${path}.at`);
}

function* checkHeroes(setup: QuestSetup): Found {
  const { heroes = [], ready } = setup.start ?? {};
  if (!Array.isArray(heroes) || heroes.length > heroCount(setup)) {
    yield wrong('startRange', 'start.heroes', heroes);
    return;
  }
  const cells: { cell: Cell; path: string }[] = [];
  for (const [seat, hero] of heroes.entries()) {
    if (hero === null) continue;
    yield* checkHero(setup, hero, seat);
    if (hero.at !== undefined) cells.push({ cell: hero.at, path: `start.heroes[${seat}].at` });
  }
  yield* places(cells);
  if (ready !== true) return;
  // Nobody is asked any more, so that everybody has to stand somewhere.
  for (let seat = 0; seat < heroCount(setup); seat++) {
    if (heroes[seat]?.at === undefined) yield wrong('startMissing', `start.heroes[${seat}].at`, null);
  }
}

function* checkFoes(setup: QuestSetup): Found {
  const foes = setup.start?.foes;
  if (foes === undefined) return;
  if (!Array.isArray(foes) || foes.length === 0) {
    // Without Foes there is nothing to clear.
    yield wrong('startMissing', 'start.foes', foes);
    return;
  }
  for (const [i, foe] of foes.entries()) {
    const path = `start.foes[${i}]`;
    yield* strange(foe, FIELDS.foe, path);
    if (typeof foe.card !== 'string' || !(isMonster(foe.card) || isBossCard(foe.card))) {
      yield wrong('startUnknown', `${path}.card`, foe.card);
    }
    yield* outside(foe.damage, [0, foeFrom(setup, foe.card).life - 1], `${path}.damage`);
    yield* unknown(foe.treasures, isTreasure, `${path}.treasures`);
  }
  yield* places(foes.map((cell, i) => ({ cell, path: `start.foes[${i}]` })));
  const bosses = foes.flatMap(({ card }, i) => (isBossCard(card) ? [i] : []));
  if (bosses.length > 1)
    yield wrong('startTaken', `start.foes[${bosses[1]}].card`, foes[bosses[1] ?? 0]?.card);
}

/** Cards that are named more often than they lie in the box, the decks' included; XP comes from what is left. */
function* checkCards({ start, decks }: QuestSetup): Found {
  for (const pile of STACKABLE) {
    const named = namedCards(start, pile);
    const taken = [...(decks[pile] ?? []), ...named];
    const card = named.find((one) => amount(taken, one) > amount(CARDS[pile], one));
    if (card !== undefined) yield wrong('startTaken', pathOf(start ?? {}, pile, card), card);
  }
  const used = (decks.monsters ?? []).length + namedCards(start, 'monsters').length;
  let left = CARDS.monsters.length - used;
  for (const [seat, hero] of (start?.heroes ?? []).entries()) {
    left -= hero?.xp ?? 0;
    if (left < 0) yield wrong('startTaken', `start.heroes[${seat}].xp`, hero?.xp);
  }
}

const amount = (cards: readonly string[], card: string): number =>
  cards.reduce((n, one) => n + (one === card ? 1 : 0), 0);

/** Where a start names a card for the last time. */
function pathOf(start: NonNullable<QuestSetup['start']>, pile: Stackable, card: string): string {
  const paths: [string, unknown][] = [
    ...(start.heroes ?? []).flatMap((hero, i): [string, unknown][] =>
      (['hand', 'treasures', 'prizes'] as const).map((what) => [`start.heroes[${i}].${what}`, hero?.[what]]),
    ),
    ...(start.foes ?? []).flatMap(({ card: one, treasures }, i): [string, unknown][] => [
      [`start.foes[${i}].card`, [one]],
      [`start.foes[${i}].treasures`, treasures],
    ]),
    ['start.display', start.display],
    ['start.lordHand', start.lordHand],
    ['start.world', [start.world]],
  ];
  const found = paths.findLast(([, list]) => Array.isArray(list) && list.includes(card));
  if (found === undefined) return `decks.${pile}`;
  const [path, list] = found;
  const isOne = path.endsWith('.card') || path === 'start.world';
  return isOne ? path : `${path}[${(list as string[]).lastIndexOf(card)}]`;
}

/** Face-up cards: no more than the World has places for. */
function* checkDisplay({ start = {} }: QuestSetup): Found {
  yield* unknown(start.display, isKind, 'start.display');
  const feature = start.world === undefined ? [] : worldCard(start.world).feature.fx;
  const more = feature.reduce(
    (sum, fx) => sum + (fx.op === 'stat' && fx.stat === 'faceup' && typeof fx.v === 'number' ? fx.v : 0),
    0,
  );
  const length = start.display?.length ?? 0;
  if (length > BOARD.display + more) yield wrong('startRange', 'start.display', length);
}

function* problems(setup: QuestSetup): Found {
  const { start } = setup;
  if (start === undefined) return;
  yield* strange(start, FIELDS.start, 'start');
  yield* outside(start.number, [1, LAST_WORLD], 'start.number');
  yield* outside(start.round, [1, BOARD.rounds], 'start.round');
  if (start.world !== undefined && !Object.hasOwn(WORLDS, start.world))
    yield wrong('startUnknown', 'start.world', start.world);
  if (start.ready !== undefined && typeof start.ready !== 'boolean')
    yield wrong('startUnknown', 'start.ready', start.ready);
  yield* checkHeroes(setup);
  yield* checkFoes(setup);
  yield* checkDisplay(setup);
  yield* unknown(start.lordHand, isKind, 'start.lordHand');
  if (start.lordHand !== undefined && setup.lord === null) yield wrong('startMissing', 'lord', null);
  yield* checkCards(setup);
}

function* stopProblems({ start, stop }: QuestSetup): Found {
  if (stop === undefined) return;
  yield* strange(stop, FIELDS.stop, 'stop');
  if (stop.number === undefined) yield wrong('startMissing', 'stop.number', null);
  const first = start?.number ?? 1;
  yield* outside(stop.number, [first, LAST_WORLD], 'stop.number');
  const least = stop.number === first ? (start?.round ?? 1) : 1;
  yield* outside(stop.rounds, [least, BOARD.rounds], 'stop.rounds');
}

/** What is wrong with `start` and `stop` of a setup whose other parts are sound; null: nothing. */
export function checkStart(setup: QuestSetup): Refusal | null {
  for (const found of [problems(setup), stopProblems(setup)]) {
    for (const refusal of found) return refusal;
  }
  return null;
}
