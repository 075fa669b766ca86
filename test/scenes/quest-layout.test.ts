/** Pug Quest's battle in every window: nothing outside, nothing on top of each other, nothing too small. */
import { describe, expect, test } from 'vitest';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { tileSigns } from '../../src/scenes/quest/creature.ts';
import { displayPlaces } from '../../src/scenes/quest/display.ts';
import { cardsToPay } from '../../src/scenes/quest/draft.ts';
import { layoutBattle } from '../../src/scenes/quest/layout.ts';
import { edgesOf } from '../../src/scenes/quest/side-facts.ts';
import { spotsOf } from '../../src/scenes/quest/spots.ts';
import type { Rect } from '../../src/ui/rect.ts';
import { apart, WINDOWS, within } from '../kit/rects.ts';

/** The lip of a button hangs below its face. */
const pressed = (rect: Rect): Rect => ({ ...rect, height: rect.height + Math.round(rect.height * 0.115) });

/** With so many in the order of turns a phone held upright has a second line of them. */
const CROWD = 12;

const LAYOUTS = [...WINDOWS, [2560, 1440], [932, 430]].flatMap(([w = 0, h = 0]) => [
  [w, h, 0] as const,
  [w, h, CROWD] as const,
]);

describe.each(LAYOUTS)('in a window of %i by %i, with %i turns', (width, height, turns) => {
  const at = layoutBattle(width, height, turns);
  const window = { x: 0, y: 0, width, height };
  const { bar, tools } = at;
  const buttons = [...at.buttons, at.main].map(pressed);

  test('on a tile a name, a flag and marks have places of their own, apart from the number of the column and from the queue', () => {
    const { board } = at;
    const [front, back] = board.cells.heroes[1] ?? [];
    const foe = board.cells.foes[1]?.[1];
    if (front === undefined || back === undefined || foe === undefined) throw new Error('no tiles');
    for (const tile of [front, back]) {
      const { name, life } = tileSigns(tile, at, { marks: 2, isFoe: false, flagged: false });
      expect(apart(name, life)).toBe(true);
      if (at.small) continue;
      expect(within(name, tile)).toBe(true);
      for (const number of board.numbers) expect(apart(name, number)).toBe(true);
    }
    // The third of a column, in the middle of the upper edge.
    const stack = board.stacks.foes[1] ?? foe;
    const third = {
      x: stack.x + (stack.width - board.face) / 2,
      y: stack.y,
      width: board.face,
      height: board.face,
    };
    for (const marks of [0, 1, 2, 3]) {
      const signs = tileSigns(foe, at, { marks, isFoe: true, flagged: true });
      expect(signs.marks).toBeGreaterThanOrEqual(Math.min(1, marks));
      expect(apart(signs.flag, third)).toBe(true);
      if (at.small) continue;
      expect(apart(signs.flag, signs.life)).toBe(true);
      expect(signs.flag.x).toBeGreaterThanOrEqual(signs.lead + signs.mark * signs.marks);
    }
  });

  test('the bar holds its parts, each wide and high enough for a fingertip', () => {
    const parts = Object.entries({ tools });
    for (const [name, rect] of parts) {
      expect(within(rect, bar), name).toBe(true);
      expect(Math.min(rect.width, rect.height), name).toBeGreaterThanOrEqual(44);
    }
    for (const [i, [name, rect]] of parts.entries())
      for (const [other, place] of parts.slice(i + 1))
        expect(apart(rect, place), `${name}, ${other}`).toBe(true);
  });

  test('the faces at its edges stand in the gaps between what is to be read', () => {
    const parts = Object.entries({
      bar: { ...at.bar, height: at.bar.height - 2 },
      display: at.display,
      left: at.left,
      hand: at.hand,
    });
    const wide = at.small ? [] : Object.entries({ card: at.card, sheet: at.sheet, main: at.main });
    for (const { x, y } of edgesOf(at)) {
      const middle = { x: x - 1, y: y - 1, width: 2, height: 2 };
      for (const [name, rect] of [...parts, ...wide])
        expect(apart(middle, rect), `${name} at ${x}, ${y}`).toBe(true);
    }
  });

  test('what is always there is inside and apart', () => {
    const folded: Record<string, Rect> = at.small ? { tab: at.tab } : { card: at.card, sheet: at.sheet };
    const { display, ribbon, left, hand } = at;
    const parts = Object.entries({ bar, display, ribbon, board: at.board.rect, left, hand, ...folded });
    for (const [i, rect] of buttons.entries()) parts.push([`button ${i}`, rect]);
    for (const [name, rect] of parts) expect(within(rect, window), name).toBe(true);
    for (const [i, [name, rect]] of parts.entries())
      for (const [other, place] of parts.slice(i + 1))
        expect(apart(rect, place), `${name}, ${other}`).toBe(true);
    expect(within(at.sheet, window)).toBe(true);
    expect(within(at.card, window)).toBe(true);
  });

  test('buttons and cells are large enough', () => {
    for (const { width: w, height: h } of buttons) {
      expect(w).toBeGreaterThanOrEqual(44);
      expect(h).toBeGreaterThanOrEqual(44);
    }
    for (const half of ['heroes', 'foes'] as const)
      for (const column of at.board.cells[half])
        for (const cell of column) {
          expect(within(cell, at.board.rect)).toBe(true);
          expect(cell.width).toBeGreaterThanOrEqual(60);
          expect(cell.height).toBeGreaterThanOrEqual(40);
        }
  });

  test('the open cards can be pressed', () => {
    for (const count of [3, 5]) {
      const places = displayPlaces(at.display, count, at.small, at.k);
      expect(places).toHaveLength(count + 1);
      for (const place of places) expect(within(place, at.display)).toBe(true);
      for (const [i, place] of places.entries())
        for (const other of places.slice(i + 1)) expect(apart(place, other)).toBe(true);
    }
  });

  test('the Boss stands a third larger than a monster', () => {
    const { state } = questEngine.start(questSetup(2), 'boss');
    const view = questEngine.view(state, 0);
    const foe = (card: string, boss: boolean) => ({ card, boss }) as (typeof view.foes)[number];
    view.foes = [foe('demon', true), foe('banshee.1', false)];
    view.halves.foes = [['demon'], ['banshee.1'], [], [], []];
    const { of } = spotsOf(view, at.board);
    expect((of('demon')?.size ?? 0) / (of('banshee.1')?.size ?? 0)).toBeCloseTo(4 / 3);
  });

  test('everybody has a place, also a queue of five in one column', () => {
    const { state } = questEngine.start(questSetup(5), 'queue');
    const view = questEngine.view(state, 0);
    view.halves.heroes = [['h0', 'h1', 'h2', 'h3', 'h4'], [], [], [], []];
    view.places = [];
    const spots = spotsOf(view, at.board);
    expect(spots.all.filter(({ kind }) => kind === 'stack').map(({ id }) => id)).toEqual(['h2', 'h3', 'h4']);
    for (const spot of spots.all) expect(within(spot.rect, window), spot.id).toBe(true);
    const faces = spots.all.filter(({ kind }) => kind === 'stack').map(({ rect }) => rect.x);
    expect(new Set(faces).size).toBe(3);
  });
});

describe('payments and the hand', () => {
  const hand = ['magic', 'joker', 'magic', 'speed'] as const;

  test('a payment lifts the first cards of its kinds', () => {
    expect(cardsToPay(hand, { cards: ['magic', 'magic', 'joker'] })).toEqual([0, 2, 1]);
  });
});
