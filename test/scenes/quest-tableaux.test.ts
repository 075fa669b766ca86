/** Pug Quest's market, its end, placing, and the Evil Lord's decisions: everything offered can be answered, all is in sight. */

import { describe, expect, test } from 'vitest';
import { equal } from '../../src/engine/kernel/data.ts';
import type { Domain } from '../../src/engine/kernel/domain.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { Gift, MarketDeal } from '../../src/engine/quest/choices.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { columnBeside, sheetOf } from '../../src/engine/quest/read.ts';
import type { Cell } from '../../src/engine/quest/schema-start.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { layoutQuestFinal } from '../../src/scenes/quest/final/layout.ts';
import {
  dealsFor,
  giftOf,
  giftThings,
  heroNeeds,
  pickedDeal,
  soleGiftOf,
  thingKey,
} from '../../src/scenes/quest/market/choices.ts';
import { layoutMarket, onRug } from '../../src/scenes/quest/market/layout.ts';
import { pickedCell, pickedSteps, placeKey, waysTo } from '../../src/scenes/quest/questions/choices.ts';
import { personOf, seatColour, whoseSide } from '../../src/scenes/quest/side-facts.ts';
import type { Player } from '../../src/session/game/seats.ts';
import { SETUPS, walkQuest } from '../kit/quest-walk.ts';
import { apart, WINDOWS, within } from '../kit/rects.ts';

/** Domains of a kind that come up in games of every sort. */
function met(kind: string, most: number): { options: readonly Json[]; seat: number }[] {
  const found: { options: readonly Json[]; seat: number }[] = [];
  for (const seed of ['market', 'stall', 'rug']) {
    for (const setup of SETUPS) {
      walkQuest(setup, seed, ({ state, seat }) => {
        if (state.ask?.kind !== kind || found.length >= most) return;
        const domain: Domain | null = questEngine.domain(state, seat);
        if (domain?.type === 'pick') found.push({ options: domain.options, seat });
      });
    }
  }
  return found;
}

const missing = (options: readonly Json[], reached: readonly Json[]): Json[] =>
  options.filter((option) => !reached.some((one) => equal(one, option)));

describe('every option can be reached', () => {
  test('in the market: the treasure, then the way to get it (PQ-MARKET)', () => {
    const questions = met('quest.market', 40);
    expect(questions.length).toBeGreaterThan(3);
    for (const { options } of questions) {
      const deals = options as unknown as (MarketDeal | null)[];
      const treasures = new Set(deals.flatMap((deal) => deal?.treasure ?? []));
      const reached = [...treasures].flatMap((treasure) =>
        dealsFor(deals, treasure).map((_, way) => pickedDeal(deals, treasure, way)),
      );
      expect(missing(options, [null, ...reached] as unknown as Json[])).toEqual([]);
    }
  });

  test('on the rug: a thing, then whom it goes to (PQ-MARKET-06)', () => {
    const questions = met('quest.give', 40);
    expect(questions.length).toBeGreaterThan(3);
    for (const { options } of questions) {
      const gifts = options as unknown as Gift[];
      const reached = giftThings(gifts).flatMap((thing) =>
        [0, 1, 2, 3, 4].map((to) => giftOf(gifts, thingKey(thing), to)),
      );
      expect(missing(options, [null, ...reached] as unknown as Json[])).toEqual([]);
    }
  });

  test('a card goes by one tap where one Hero alone may have it, a treasure is looked at first', () => {
    const card = { card: 'speed' as const };
    const treasure = { treasure: 'pizza.1' };
    const to = (thing: object, ...seats: number[]) => seats.map((seat) => ({ ...thing, to: seat }) as Gift);
    expect(soleGiftOf([null, ...to(card, 1), ...to({ card: 'magic' }, 1)], card)).toEqual({ ...card, to: 1 });
    expect(soleGiftOf([null, ...to(card, 1, 2)], card)).toBeNull();
    expect(soleGiftOf([null, ...to(treasure, 1)], treasure)).toBeNull();
  });

  test('of the places for a hero (PQ-SETUP-09)', () => {
    const questions = met('quest.place', 30);
    expect(questions.length).toBeGreaterThan(3);
    for (const { options } of questions) {
      const cells = options as unknown as Cell[];
      expect(new Set(cells.map(placeKey)).size).toBe(cells.length);
      const reached = cells.map(({ column, row }) => pickedCell(cells, { column, count: row }));
      expect(missing(options, reached as unknown as Json[])).toEqual([]);
    }
    expect(pickedCell([{ column: 1, row: 0 }], { column: 1, count: 1 })).toBeNull();
  });

  test('of the steps of the Evil Lord: columns by the shortest way, the arrows go on (R-PQ-78)', () => {
    const questions = met('quest.lordMove', 30);
    expect(questions.length).toBeGreaterThan(3);
    for (const { options } of questions) {
      const steps = options as number[];
      // The arrows go from the picked step to its neighbours, from 0 on.
      const reached = new Set([0]);
      for (const from of reached) {
        for (const by of [-1, 1]) if (steps.includes(from + by)) reached.add(pickedSteps(steps, from + by));
      }
      expect(missing(options, [...reached])).toEqual([]);
      for (const [column, way] of waysTo(steps, 3)) {
        expect(columnBeside(3, way)).toBe(column);
        expect(
          steps.filter((one) => columnBeside(3, one) === column && Math.abs(one) < Math.abs(way)),
        ).toEqual([]);
      }
    }
  });
});

describe.each([...WINDOWS, [667, 375], [844, 390]] as const)('in a window of %i by %i', (width, height) => {
  const window = { x: 0, y: 0, width, height };

  test.each([1, 2, 3, 4, 5])('the market of %i heroes', (heroes) => {
    const at = layoutMarket(width, height, heroes);
    const parts = { bar: at.battle.bar, stage: at.stage, info: at.info };
    const all = [...Object.entries(parts), ...at.heroes.map((rect, i) => [`hero ${i}`, rect] as const)];
    for (const [name, rect] of all) expect(within(rect, window), name).toBe(true);
    for (const [i, [name, rect]] of all.entries())
      for (const [other, place] of all.slice(i + 1))
        expect(apart(rect, place), `${name}, ${other}`).toBe(true);
  });

  test('things on the rug lie apart, each wide enough for a fingertip', () => {
    const at = layoutMarket(width, height, 4);
    for (const count of [1, 4, 7, 8, 12]) {
      const places = onRug(at.stage, count);
      expect(places).toHaveLength(count);
      for (const [i, rect] of places.entries()) {
        expect(within(rect, at.stage)).toBe(true);
        expect(rect.height).toBeGreaterThanOrEqual(44);
        for (const other of places.slice(i + 1)) expect(apart(rect, other)).toBe(true);
      }
    }
  });

  test.each([true, false])('the end (won: %s): all in sight, the backdrop covers everything', (isWon) => {
    const { banner, board, tools, stage, squeeze } = layoutQuestFinal(width, height, isWon);
    for (const rect of [banner, board, tools]) expect(within(rect, window)).toBe(true);
    expect(apart(banner, board) && apart(tools, banner) && apart(tools, board)).toBe(true);
    const { x, y, scale } = stage;
    expect(x - 320 * scale).toBeLessThanOrEqual(0.01);
    expect(x + 1600 * scale).toBeGreaterThanOrEqual(width - 0.01);
    expect(y - 80 * scale).toBeLessThanOrEqual(0.01);
    const isBeside = width > height;
    expect(y + 880 * scale).toBeGreaterThanOrEqual((isBeside ? height : board.y) - 0.01);
    // The Hero furthest out on the podium is neither cut off nor behind the board.
    if (!isWon) return;
    for (const out of [-373, 373]) {
      const foot = x + (640 + out * squeeze) * scale;
      expect(foot - 90 * scale).toBeGreaterThanOrEqual(0);
      expect(foot + 90 * scale).toBeLessThanOrEqual(isBeside ? board.x : width);
    }
  });
});

describe('whose turn it is, seen from every side', () => {
  const view = questEngine.view(questEngine.start(questSetup(3), 'sides').state, 0);
  const person: Player = { kind: 'person', name: 'Ann' };
  const bot: Player = { kind: 'bot', name: 'Bo', strength: 'apprentice' };
  const [asked = 0] = view.ask?.seats ?? [];

  test('is shown where several persons play, and only then', () => {
    expect(whoseSide({ view }, [person, person, person])).toBe(asked);
    expect(
      whoseSide(
        { view },
        [0, 1, 2].map((seat) => (seat === asked ? person : bot)),
      ),
    ).toBeNull();
    expect(
      whoseSide(
        { view },
        [0, 1, 2].map((seat) => (seat === asked ? bot : person)),
      ),
    ).toBeNull();
  });

  test('every seat has a colour of its own', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => seatColour(seat, 5))).size).toBe(6);
  });
});

test('what a hero pays with: every energy of its open rows is counted, the dearest first', () => {
  let counted = 0;
  walkQuest(questSetup(3), 'needs', ({ state, seat }) => {
    const view = questEngine.view(state, seat);
    for (const hero of view.heroes.keys()) {
      const needs = heroNeeds(view, hero);
      const rows = sheetOf(view, hero).filter(({ isOpen }) => isOpen);
      const total = rows
        .flatMap(({ cost }) => Object.values(cost))
        .reduce<number>((sum, n) => sum + (n ?? 0), 0);
      expect(needs.reduce((sum, { n }) => sum + n, 0)).toBe(total);
      expect(needs.map(({ n }) => n)).toEqual(needs.map(({ n }) => n).sort((a, b) => b - a));
      counted += total;
    }
  });
  expect(counted).toBeGreaterThan(0);
});

describe('whose a hero is', () => {
  const person = (name: string): Player => ({ kind: 'person', name });
  const bot: Player = { kind: 'bot', name: '', strength: 'master' };

  test('shows where several play: one colour a person, also with several heroes, none for bots', () => {
    const players = [person('Ann'), bot, person('Bob'), person('Ann'), person('Lou')];
    const colours = players.map((_, seat) => personOf(seat, players, 4)?.colour ?? null);
    expect(colours).toEqual([seatColour(0, 4), null, seatColour(2, 4), seatColour(0, 4), seatColour(4, 4)]);
    expect(new Set(colours).size).toBe(4);
  });

  test('needs no sign where one plays', () => {
    expect(personOf(0, [person('Ann'), bot], null)).toBeNull();
  });
});
