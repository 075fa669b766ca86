/**
 * What a gamepad says: its buttons and its stick as the names of what they mean. Directions that are held tell again
 * and again, as held keys do. Pure; who asks the pads and who obeys stand elsewhere.
 */

/** Arrow keys, Enter and Escape mean what they mean on a keyboard; the rest has names of its own. */
export type PadKey =
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Enter'
  | 'Escape'
  | 'hint'
  | 'log'
  | 'before'
  | 'next'
  | 'undo'
  | 'rules'
  | 'menu'
  | 'scrollUp'
  | 'scrollDown';

/** What a pad of the standard layout shows at one moment. */
export interface GamepadState {
  buttons: readonly { pressed: boolean }[];
  axes: readonly number[];
}

/** What is held down, and when each of it tells again. */
export type Held = ReadonlyMap<PadKey, number>;
export const NOTHING_HELD: Held = new Map();

export interface PadPress {
  key: PadKey;
  /** Held down since an earlier moment. */
  repeat: boolean;
}

/** The buttons by their places in the standard layout. */
const BUTTONS: readonly (readonly [number, PadKey])[] = [
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
];

/** What goes on while it is held. */
const LASTING: readonly PadKey[] = [
  ...(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const),
  ...(['before', 'next', 'scrollUp', 'scrollDown'] as const),
];

/** A held direction tells again after so many milliseconds, and from then on so often. */
export const REPEAT = { first: 350, later: 120 };
/** How far a stick must be pushed to count, and how far back it must come to count no more. */
const PUSHED = 0.55;
const LEFT_ALONE = 0.35;

const NO_PRESSES: readonly PadPress[] = [];

/** Which of two keys an axis of a stick tells, if it is pushed far enough. */
function pushed(value: number, held: Held, less: PadKey, more: PadKey): PadKey | null {
  const key = value < 0 ? less : more;
  return Math.abs(value) > (held.has(key) ? LEFT_ALONE : PUSHED) ? key : null;
}

/** Everything that is held down in a state. */
function down({ buttons, axes }: GamepadState, held: Held): PadKey[] {
  const keys = BUTTONS.filter(([at]) => buttons[at]?.pressed === true).map(([, key]) => key);
  const [x = 0, y = 0, , scroll = 0] = axes;
  // Aslant, the axis that is pushed farther decides.
  const way =
    Math.abs(x) >= Math.abs(y)
      ? pushed(x, held, 'ArrowLeft', 'ArrowRight')
      : pushed(y, held, 'ArrowUp', 'ArrowDown');
  if (way !== null && !keys.includes(way)) keys.push(way);
  const roll = pushed(scroll, held, 'scrollUp', 'scrollDown');
  if (roll !== null) keys.push(roll);
  return keys;
}

/** What a pad tells at a moment (in milliseconds), after what was held at the moment before. */
export function padStep(
  held: Held,
  state: GamepadState,
  now: number,
): { held: Held; presses: readonly PadPress[] } {
  const keys = down(state, held);
  if (keys.length === 0) return { held: NOTHING_HELD, presses: NO_PRESSES };
  const next = new Map<PadKey, number>();
  const presses: PadPress[] = [];
  for (const key of keys) {
    const due = held.get(key);
    if (due === undefined) presses.push({ key, repeat: false });
    else if (now >= due) presses.push({ key, repeat: true });
    const wait = due === undefined ? REPEAT.first : REPEAT.later;
    const isLasting = LASTING.includes(key);
    next.set(key, !isLasting ? Number.POSITIVE_INFINITY : due !== undefined && now < due ? due : now + wait);
  }
  return { held: next, presses };
}
