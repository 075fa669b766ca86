/** Where a gamepad leads on a page: to what is near, or the page is scrolled; and along the page's order. */
import { describe, expect, test } from 'vitest';
import { elementBeside, stepFrom } from '../../../src/ui/access/pads.ts';

const HEIGHT = 800;
const spot = (element: string, x: number, y: number, width = 100, height = 50) => ({
  element,
  rect: { x, y, width, height },
});
const at = (x: number, y: number) => spot('here', x, y).rect;

describe('a step', () => {
  const grid = [spot('a', 0, 0), spot('b', 200, 0), spot('c', 0, 100), spot('d', 200, 100)];

  test('leads to the neighbour in its direction', () => {
    const lead = (direction: 'left' | 'right' | 'up' | 'down', x: number, y: number) => {
      const next = stepFrom(grid, at(x, y), direction, HEIGHT);
      return next === 'scroll' || next === null ? next : next.element;
    };
    expect(lead('right', 0, 0)).toBe('b');
    expect(lead('down', 200, 0)).toBe('d');
    expect(lead('left', 200, 100)).toBe('c');
    expect(lead('up', 0, 100)).toBe('a');
    expect(lead('left', 0, 0)).toBeNull();
  });

  test('scrolls where only text lies ahead', () => {
    const far = spot('far', 0, 2 * HEIGHT);
    expect(stepFrom([far], at(0, 100), 'down', HEIGHT)).toBe('scroll');
    expect(stepFrom([], at(0, 100), 'down', HEIGHT)).toBe('scroll');
    expect(stepFrom([spot('far', 0, -HEIGHT)], at(0, 100), 'up', HEIGHT)).toBe('scroll');
  });

  test('brings what lies just below the window into sight', () => {
    const next = spot('next', 0, HEIGHT + 40);
    expect(stepFrom([next], at(0, HEIGHT - 100), 'down', HEIGHT)).toBe(next);
  });

  test('goes on from the edge of the window when what was left is scrolled away', () => {
    const passed = spot('passed', 0, -600);
    const seen = spot('seen', 0, 300);
    expect(stepFrom([passed, seen], at(0, -1200), 'down', HEIGHT)).toBe(seen);
  });
});

describe('along the page', () => {
  const row = [spot('a', 0, 0), spot('b', 0, 0), spot('c', 0, 0)];

  test('there and back, round at the ends', () => {
    expect(elementBeside(row, 'a', 1)?.element).toBe('b');
    expect(elementBeside(row, 'c', 1)?.element).toBe('a');
    expect(elementBeside(row, 'a', -1)?.element).toBe('c');
  });

  test('begins at an end, and on an empty page nowhere', () => {
    expect(elementBeside(row, 'elsewhere', 1)?.element).toBe('a');
    expect(elementBeside(row, 'elsewhere', -1)?.element).toBe('c');
    expect(elementBeside([], 'a', 1)).toBeNull();
  });
});
