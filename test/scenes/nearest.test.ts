/** Where the arrow keys go, and what the digits choose. */
import { describe, expect, test } from 'vitest';
import { firstHit, nearestHit, numberedHits } from '../../src/scenes/table/nearest.ts';

const hit = (id: string, x: number, y: number, width = 50, height = 50) => ({
  id,
  rect: { x, y, width, height },
});

describe('the nearest thing', () => {
  const from = { x: 100, y: 100, width: 50, height: 50 };

  test('lies in the direction asked for', () => {
    const hits = [hit('left', 0, 100), hit('right', 200, 100), hit('up', 100, 0), hit('down', 100, 200)];
    for (const direction of ['left', 'right', 'up', 'down'] as const)
      expect(nearestHit(hits, from, direction)?.id).toBe(direction);
  });

  test('is rather farther ahead than far aside', () => {
    const hits = [hit('aside', 170, 260), hit('ahead', 300, 110)];
    expect(nearestHit(hits, from, 'right')?.id).toBe('ahead');
  });

  test('in a wide row is reached from above', () => {
    expect(nearestHit([hit('bar', 0, 400, 900)], from, 'down')?.id).toBe('bar');
  });

  test('is not what one stands on, and there may be none', () => {
    expect(nearestHit([hit('self', 100, 100)], from, 'right')).toBeNull();
    expect(nearestHit([hit('left', 0, 100)], from, 'right')).toBeNull();
  });

  test('is not above or below, if that only begins a little farther on', () => {
    const hits = [hit('above', 120, 0), hit('below', 130, 200)];
    expect(nearestHit(hits, from, 'right')).toBeNull();
    expect(nearestHit(hits, from, 'up')?.id).toBe('above');
  });

  test('leads through a whole grid and back', () => {
    const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((n) => hit(`${row}${n}`, n * 80, row * 80)));
    let at = grid[0];
    for (const direction of ['right', 'right', 'down', 'down', 'left', 'left', 'up'] as const)
      at = at && (nearestHit(grid, at.rect, direction) ?? at);
    expect(at?.id).toBe('10');
  });
});

describe('digits', () => {
  test('choose in reading order, things before options', () => {
    const hits = [
      hit('option:0', 300, 200),
      hit('menu', 0, 0),
      hit('option:1', 100, 205),
      hit('option:2', 0, 300),
    ];
    expect(numberedHits(hits).map(({ id }) => id)).toEqual(['option:1', 'option:0', 'option:2']);
    expect(numberedHits([...hits, hit('item:uni', 0, 0)]).map(({ id }) => id)).toEqual(['item:uni']);
  });

  test('choose nothing where there is no choice', () => {
    expect(numberedHits([hit('menu', 0, 0), hit('shop1', 0, 80)])).toEqual([]);
  });

  test('groups without a colon count', () => {
    expect(numberedHits([hit('group1', 80, 0), hit('group0', 0, 0)]).map(({ id }) => id)).toEqual([
      'group0',
      'group1',
    ]);
  });
});

test('the keyboard begins with the answer that is ready', () => {
  const menu = hit('menu', 900, 0);
  expect(firstHit([menu, hit('space:meat', 10, 10), hit('send', 500, 500)])?.id).toBe('send');
  expect(firstHit([menu, hit('space:meat', 10, 10), hit('option:1', 500, 500)])?.id).toBe('option:1');
  expect(firstHit([menu, hit('space:meat', 10, 10)])?.id).toBe('space:meat');
  expect(firstHit([])).toBeNull();
});
