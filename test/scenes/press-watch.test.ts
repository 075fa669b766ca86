/** Taps, slips, second fingers, long presses: what counts as pressing something in the picture. */
import { describe, expect, test } from 'vitest';
import { holdOf, PressWatch, SLIP } from '../../src/scenes/table/explain/press-watch.ts';

const at = (x: number, y = 0) => ({ x, y });
/** As it is set at first. */
const LONG_PRESS = holdOf(350, true);
const SHORT = LONG_PRESS - 1;

describe('a touch', () => {
  test('let go where it came down is a tap, once', () => {
    const watch = new PressWatch<string>();
    expect(watch.down('a', at(0), 1, LONG_PRESS)).toBe(true);
    expect(watch.up('a', at(SLIP - 1), SHORT)).toBe('tap');
    expect(watch.up('a', at(0), SHORT)).toBeNull();
  });

  test('that wandered is none, even if it came back', () => {
    const watch = new PressWatch<string>();
    watch.down('a', at(0), 1, LONG_PRESS);
    expect(watch.move(at(5, 5))).toBe(false);
    expect(watch.move(at(0, SLIP))).toBe(true);
    expect(watch.holds('a')).toBe(false);
    expect(watch.up('a', at(0), SHORT)).toBeNull();
  });

  test('that moved between two reports is none either', () => {
    const watch = new PressWatch<string>();
    watch.down('a', at(0), 1, LONG_PRESS);
    expect(watch.up('a', at(SLIP), SHORT)).toBeNull();
  });

  test('let go elsewhere presses nothing there', () => {
    const watch = new PressWatch<string>();
    watch.down('a', at(0), 1, LONG_PRESS);
    expect(watch.up('b', at(1), SHORT)).toBeNull();
    watch.down('a', at(0), 1, LONG_PRESS);
    watch.leave();
    expect(watch.up('a', at(1), SHORT)).toBeNull();
  });

  test('joined by a second finger is none, for both', () => {
    const watch = new PressWatch<string>();
    watch.down('a', at(0), 1, LONG_PRESS);
    watch.finger(1);
    expect(watch.down('b', at(50), 2, LONG_PRESS)).toBe(false);
    expect(watch.up('b', at(50), SHORT)).toBeNull();
    watch.finger(2);
    expect(watch.up('a', at(0), SHORT)).toBeNull();
  });

  test('joined by a second finger on empty ground is none', () => {
    const watch = new PressWatch<string>();
    watch.down('a', at(0), 1, LONG_PRESS);
    watch.finger(2);
    expect(watch.up('a', at(0), SHORT)).toBeNull();
    // The next one alone is a tap again.
    watch.down('a', at(0), 1, LONG_PRESS);
    watch.finger(1);
    expect(watch.up('a', at(0), SHORT)).toBe('tap');
  });

  test('that was explained does nothing more, but for a quick one on a slow device', () => {
    const watch = new PressWatch<string>();
    watch.down('a', at(0), 1, LONG_PRESS);
    watch.explain();
    expect(watch.up('a', at(0), LONG_PRESS)).toBeNull();
    watch.down('a', at(0), 1, LONG_PRESS);
    watch.explain();
    expect(watch.up('a', at(0), SHORT)).toBe('tap');
  });

  test('that was long is a question, even if the device was too slow to answer it yet', () => {
    const watch = new PressWatch<string>();
    watch.down('a', at(0), 1, LONG_PRESS);
    expect(watch.up('a', at(0), LONG_PRESS)).toBe('explain');
  });

  test('that was long on something that does not explain itself is still a tap', () => {
    const watch = new PressWatch<string>();
    watch.down('a', at(0), 1, Number.POSITIVE_INFINITY);
    expect(watch.up('a', at(0), 5 * LONG_PRESS)).toBe('tap');
  });
});
