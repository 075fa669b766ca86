/**
 * Which key does what: one map for the drawn table and for the pages over it. Players bind other keys in
 * the settings. Pure; listens to no keyboard.
 */

/** Everything a key may do, and its usual key by its name in `KeyboardEvent.key`, letters in lower case. */
const USUAL = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  before: 'PageUp',
  next: 'PageDown',
  press: 'Enter',
  back: 'Escape',
  ask: 'q',
  hint: 'h',
  undo: 'z',
  rules: '?',
  log: 'l',
  menu: 'm',
  lane: 'a',
  ahead: 'w',
  sound: 'n',
} satisfies Readonly<Record<string, string>>;
export type KeyAction = keyof typeof USUAL;
/** In the order of the settings. */
export const KEY_ACTIONS = Object.keys(USUAL) as KeyAction[];

/** What the player has bound otherwise. */
export type KeyBindings = Readonly<Partial<Record<KeyAction, string>>>;

/** These lead through the page itself, or are no keys of their own. */
const TAKEN: readonly string[] = [
  ...['Tab', 'Escape', ' ', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead'],
  ...['Unidentified', 'Process', 'ContextMenu', 'NumLock', 'Fn', 'OS'],
];
/** Digits press what has a number in the picture. */
const DIGIT = /^[0-9]$/;
/** The browser's and the system's. */
const FUNCTION = /^F\d+$/;
const LONGEST = 20;

/** Letters count alike with and without Shift or Caps Lock. */
export function keyName(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** May something be bound to that key? Escape always leads back, Space always presses. */
export function isBindable(key: string): boolean {
  return (
    key !== '' &&
    key.length <= LONGEST &&
    !TAKEN.includes(key) &&
    !DIGIT.test(key) &&
    !FUNCTION.test(key) &&
    !key.startsWith('Audio') &&
    !key.startsWith('Media')
  );
}

/** The key of an action. */
export function keyOfEvent(bindings: KeyBindings, action: KeyAction): string {
  return bindings[action] ?? USUAL[action];
}

/** Keys that keep their meaning beside those bound anew, as long as nothing else is bound to them. */
const ALWAYS: readonly KeyAction[] = ['left', 'right', 'up', 'down', 'before', 'next', 'press', 'back'];

/** What a key does; null: nothing. */
export function actionOf(bindings: KeyBindings, key: string): KeyAction | null {
  const name = keyName(key);
  const bound = KEY_ACTIONS.find((action) => keyOfEvent(bindings, action) === name);
  if (bound !== undefined) return bound;
  if (name === ' ') return 'press';
  return ALWAYS.find((action) => USUAL[action] === name) ?? null;
}

/** The bindings with an action on another key, and which action was there before: those two have changed their keys. */
export function bindKey(
  bindings: KeyBindings,
  action: KeyAction,
  key: string,
): { bindings: KeyBindings; swapped: KeyAction | null } {
  const name = keyName(key);
  const swapped =
    KEY_ACTIONS.find((other) => other !== action && keyOfEvent(bindings, other) === name) ?? null;
  const next: Partial<Record<KeyAction, string>> = { ...bindings, [action]: name };
  if (swapped !== null) next[swapped] = keyOfEvent(bindings, action);
  for (const one of KEY_ACTIONS) if (next[one] === USUAL[one]) delete next[one];
  return { bindings: next, swapped };
}

/** Bindings of unknown origin: what makes no sense in them, or stands on a key twice, is as usual. */
export function readKeys(data: unknown): KeyBindings {
  if (typeof data !== 'object' || data === null) return {};
  const found: Partial<Record<KeyAction, string>> = {};
  for (const [action, key] of Object.entries(data)) {
    const known = KEY_ACTIONS.find((one) => one === action);
    // A key that was changed with Escape by a swap is a key of its own again.
    const isKey = typeof key === 'string' && (isBindable(key) || key === 'Escape');
    if (known !== undefined && isKey && keyName(key) !== USUAL[known]) found[known] = keyName(key);
  }
  const all = KEY_ACTIONS.map((action) => keyOfEvent(found, action));
  return new Set(all).size === all.length ? found : {};
}

/** The `code` of keys that a gamepad sends: its buttons always mean the same, however keys are bound. */
export const PAD = 'Gamepad';

/** What a pressed key does, by the device it came from; null: nothing here. */
export function actionOfKey(bindings: KeyBindings, pressed: { key: string; code: string }): KeyAction | null {
  return actionOf(pressed.code === PAD ? {} : bindings, pressed.key);
}
