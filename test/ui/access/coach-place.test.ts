/** Where the coach's bubble and arrow stand: never over what they mean, and not over the buttons that are needed. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { arrowAt, arrowSide, placeBubble, WORDS } from '../../../src/ui/access/campaign/coach-place.ts';
import { boundsOfHits, hitsAt, isPlace, ringsFor } from '../../../src/ui/access/campaign/points.ts';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
type Rect = ReturnType<typeof rect>;

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
];
const SIZES = {
  wide: [
    { width: 380, height: 150 },
    { width: 520, height: 120 },
  ],
  low: [{ width: 420, height: 74 }],
};
const sizesIn = ({ height }: { height: number }) => (height < 520 ? SIZES.low : SIZES.wide);

describe.each(WINDOWS)('in a window of $width by $height', (window) => {
  const sizes = sizesIn(window);
  const { width: w, height: h } = window;
  const ready = { id: 'ready', rect: rect(w - 180, h - 70, 160, 50) };

  test('the bubble stands in the window, and off what it points at, wherever that is', () => {
    const rng = dice('places');
    for (let i = 0; i < 60; i++) {
      const target = rect(rng.below(w - 120), rng.below(h - 80), 120, 80);
      const { size, x, y } = placeBubble({ window, sizes, targets: [target], hits: [ready] });
      const { width = 0, height = 0 } = sizes[size] ?? {};
      const bubble = rect(x, y, width, height);
      expect(meet(bubble, target), JSON.stringify(target)).toBe(false);
      expect(meet(bubble, ready.rect), JSON.stringify(target)).toBe(false);
      expect(x >= 0 && y >= 0 && x + width <= w && y + height <= h).toBe(true);
      const side = arrowSide(target, bubble, rect(0, 0, w, h), { size: 44, gap: 5, hits: [] });
      if (side !== null)
        expect(meet(arrowAt(target, side, 44, 5), bubble), JSON.stringify(target)).toBe(false);
    }
  });
});

test('the bubble lies on no sign of the bar where there is room beside it', () => {
  const [window] = WINDOWS;
  const round = { id: 'round', rect: rect(8, 8, 860, 60) };
  const target = rect(330, 270, 280, 320);
  const { x, y } = placeBubble({
    window: window as (typeof WINDOWS)[0],
    sizes: SIZES.wide,
    targets: [target],
    hits: [round, { id: 'menu', rect: rect(1210, 8, 60, 60) }],
  });
  expect(meet(rect(x, y, 380, 150), round.rect)).toBe(false);
});

test('the bubble lies on nothing that is written in a panel where there is room beside it', () => {
  const window = { width: 1280, height: 800 };
  const header = { id: WORDS, rect: rect(840, 96, 430, 56) };
  const line = { id: WORDS, rect: rect(850, 165, 400, 40) };
  const ready = { id: 'ready', rect: rect(850, 500, 410, 90) };
  const cards = Array.from({ length: 9 }, (_, i) => ({
    id: `card:${i}`,
    rect: rect(10 + 140 * i, 610, 134, 180),
  }));
  const plots = [0, 1, 2, 3].map((i) => ({
    id: `plot:${i}`,
    rect: rect(10 + 420 * (i % 2), 96 + 260 * Math.floor(i / 2), 400, 240),
  }));
  const hits = [header, line, ready, ...plots, ...cards];
  const sizes = [{ width: 380, height: 110 }];
  const { x, y } = placeBubble({ window, sizes, targets: [rect(856, 219, 344, 209)], hits });
  for (const words of [header, line]) expect(meet(rect(x, y, 380, 110), words.rect)).toBe(false);
});

test('the arrow stands beside what it points at on the side where it lies on nothing else', () => {
  const window = rect(0, 0, 1024, 768);
  const face = (i: number) => ({ id: `turn:h${i}`, rect: rect(200 + 60 * i, 80, 56, 56) });
  const faces = [0, 1, 2].map(face);
  const [first] = faces;
  const how = { size: 44, gap: 5, hits: faces };
  const side = arrowSide(first?.rect ?? window, rect(500, 80, 380, 150), window, how);
  if (side === null) throw new Error('no room');
  for (const other of faces.slice(1)) {
    expect(meet(arrowAt(first?.rect ?? window, side, 44, 5), other.rect)).toBe(false);
  }
});

describe('a place', () => {
  const hits = ['slot:0:0', 'slot:0:1', 'slot:1:0', 'space:younger1', 'space:older', 'home', 'ready'].map(
    (id, i) => ({ id, rect: rect(i * 50, 10, 40, 40) }),
  );
  const ids = (name: string) => hitsAt(name, hits).map(({ id }) => id);

  test('may be one thing, several, or one of several', () => {
    expect(ids('go')).toEqual(['ready']);
    expect(ids('slots')).toEqual(['slot:0:0', 'slot:0:1', 'slot:1:0']);
    expect(ids('slots.1')).toEqual(['slot:1:0']);
    expect(ids('space.pets')).toEqual(['space:younger1', 'space:older']);
    expect(ids('hand')).toEqual([]);
    expect([isPlace('slots.1'), isPlace('nowhere')]).toEqual([true, false]);
  });

  test('goes round all that is there', () => {
    expect(boundsOfHits(hitsAt('slots', hits))).toEqual(rect(0, 10, 140, 40));
    expect(boundsOfHits([])).toBeNull();
  });

  test('in Pug Quest is a foe of the board, and the columns that face each other', () => {
    const at = (id: string, x: number, y: number) => ({ id, rect: rect(x, y, 80, 60) });
    const board = [
      at('creature:h0', 0, 200),
      at('look:slime.1', 100, 100),
      at('look:skeleton.1', 200, 100),
      at('column:heroes1', 100, 200),
      at('column:heroes2', 200, 200),
      at('column:heroes4', 400, 200),
      at('turn:h0', 0, 0),
      at('look:slime.1:turn', 50, 0),
    ];
    const found = (name: string) => hitsAt(name, board).map(({ id }) => id);
    expect(found('foe')).toEqual(['look:slime.1', 'look:skeleton.1']);
    expect(ringsFor('opposite', board)).toEqual([rect(100, 100, 80, 160), rect(200, 100, 80, 160)]);
    expect(found('turns')).toEqual(['turn:h0', 'look:slime.1:turn']);
    const open = [at('creature:h0', 0, 200), at('creature:slime.1', 100, 100), at('turn:h0', 0, 0)];
    expect(hitsAt('foe', open).map(({ id }) => id)).toEqual(['creature:slime.1']);
  });
});

test('where there is room on no side there is no arrow', () => {
  const window = rect(0, 0, 844, 390);
  expect(arrowSide(window, rect(8, 8, 420, 74), window, { size: 44, gap: 5, hits: [] })).toBeNull();
});
