/** What a gamepad tells: presses once, held directions again and again, sticks past their dead zone. */
import { describe, expect, test } from 'vitest';
import { type GamepadState, type Held, NOTHING_HELD, padStep, REPEAT } from '../../src/ui/gamepad.ts';

const state = (pressed: readonly number[], axes: readonly number[] = [0, 0, 0, 0]): GamepadState => ({
  buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) })),
  axes,
});

/** What is pressed over a time in which the pad does not change, asked every 10 ms. */
function hold(what: GamepadState, from: number, to: number, before: Held = NOTHING_HELD) {
  let held = before;
  const presses: string[] = [];
  for (let now = from; now <= to; now += 10) {
    const step = padStep(held, what, now);
    held = step.held;
    presses.push(...step.presses.map(({ key, repeat }) => `${key}${repeat ? '+' : ''}@${now}`));
  }
  return { held, presses };
}

describe('buttons', () => {
  test.each([
    [0, 'Enter'],
    [1, 'Escape'],
    [2, 'hint'],
    [3, 'log'],
    [4, 'before'],
    [5, 'next'],
    [6, 'undo'],
    [8, 'rules'],
    [9, 'menu'],
    [12, 'ArrowUp'],
    [13, 'ArrowDown'],
    [14, 'ArrowLeft'],
    [15, 'ArrowRight'],
  ])('number %i means %s', (button, key) => {
    expect(padStep(NOTHING_HELD, state([button]), 0).presses).toEqual([{ key, repeat: false }]);
  });

  test('press once however long they are held, and again after they were let go', () => {
    const first = hold(state([0]), 0, 2000);
    expect(first.presses).toEqual(['Enter@0']);
    const loose = hold(state([]), 2010, 2010, first.held);
    expect(hold(state([0]), 2020, 2030, loose.held).presses).toEqual(['Enter@2020']);
  });

  test('of a pad with fewer of them do no harm', () => {
    expect(padStep(NOTHING_HELD, { buttons: [], axes: [] }, 0).presses).toEqual([]);
  });
});

describe('directions', () => {
  test('tell again after a while, and then faster', () => {
    const second = REPEAT.first;
    const third = second + REPEAT.later;
    expect(hold(state([13]), 0, third).presses).toEqual([
      'ArrowDown@0',
      `ArrowDown+@${second}`,
      `ArrowDown+@${third}`,
    ]);
  });

  test('another direction waits anew', () => {
    const { held } = hold(state([13]), 0, 1000);
    expect(hold(state([15]), 1010, 1010 + REPEAT.first - 10, held).presses).toEqual(['ArrowRight@1010']);
  });

  test.each([
    [[-1, 0], 'ArrowLeft'],
    [[1, 0.6], 'ArrowRight'],
    [[0.3, -0.9], 'ArrowUp'],
    [[0, 0.7], 'ArrowDown'],
  ])('of a stick at %j: %s', (axes, key) => {
    expect(padStep(NOTHING_HELD, state([], axes), 0).presses).toEqual([{ key, repeat: false }]);
  });

  test('a stick that is hardly touched tells nothing', () => {
    expect(padStep(NOTHING_HELD, state([], [0.5, -0.5]), 0).presses).toEqual([]);
  });

  test('a stick that trembles at the edge tells once', () => {
    let { held } = padStep(NOTHING_HELD, state([], [0.6, 0]), 0);
    const presses = [0.5, 0.58, 0.45, 0.6].flatMap((x, i) => {
      const step = padStep(held, state([], [x, 0]), 20 * (i + 1));
      held = step.held;
      return step.presses;
    });
    expect(presses).toEqual([]);
    expect(padStep(held, state([], [0.3, 0]), 200).held.size).toBe(0);
  });

  test('stick and cross in one direction are one', () => {
    expect(padStep(NOTHING_HELD, state([14], [-1, 0]), 0).presses).toEqual([
      { key: 'ArrowLeft', repeat: false },
    ]);
  });

  test('the right stick scrolls', () => {
    expect(padStep(NOTHING_HELD, state([], [0, 0, 0, 1]), 0).presses[0]?.key).toBe('scrollDown');
    expect(padStep(NOTHING_HELD, state([], [0, 0, 0, -1]), 0).presses[0]?.key).toBe('scrollUp');
  });
});
