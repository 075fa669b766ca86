/** Keys: every action has one of its own, with any bindings; what is saved badly is as usual. */
import { describe, expect, test } from 'vitest';
import {
  actionOf,
  actionOfKey,
  bindKey,
  isBindable,
  KEY_ACTIONS,
  type KeyBindings,
  keyOfEvent,
  PAD,
  readKeys,
} from '../../src/session/profiles/key-map.ts';

const all = (bindings: KeyBindings) => KEY_ACTIONS.map((action) => keyOfEvent(bindings, action));

describe('keys', () => {
  test('each action has a usual key of its own, and that key does it', () => {
    expect(new Set(all({})).size).toBe(KEY_ACTIONS.length);
    for (const action of KEY_ACTIONS) expect(actionOf({}, keyOfEvent({}, action))).toBe(action);
    expect(actionOf({}, 'H')).toBe('hint');
    expect(actionOf({}, 'N')).toBe('sound');
    expect(actionOf({}, ' ')).toBe('press');
    expect(actionOf({}, 'x')).toBeNull();
  });

  test('an action on another key leaves its letter free', () => {
    const { bindings, swapped } = bindKey({}, 'hint', 'J');
    expect(swapped).toBeNull();
    expect(bindings).toEqual({ hint: 'j' });
    expect([actionOf(bindings, 'j'), actionOf(bindings, 'h')]).toEqual(['hint', null]);
  });

  test('two actions never share a key: they change places', () => {
    const { bindings, swapped } = bindKey({}, 'hint', 'z');
    expect(swapped).toBe('undo');
    expect([actionOf(bindings, 'z'), actionOf(bindings, 'h')]).toEqual(['hint', 'undo']);
    // And back again: nothing is left to be saved.
    expect(bindKey(bindings, 'hint', 'h').bindings).toEqual({});
  });

  test('any row of bindings keeps every action within reach', () => {
    const keys = ['z', 'h', 'ArrowLeft', 'w', 'q', 'Enter', 'm', '-', 'PageUp', 'h'];
    let bindings: KeyBindings = {};
    for (const [at, key] of keys.entries()) {
      bindings = bindKey(bindings, KEY_ACTIONS[(at * 7) % KEY_ACTIONS.length] ?? 'hint', key).bindings;
      expect(new Set(all(bindings)).size).toBe(KEY_ACTIONS.length);
      expect(readKeys(JSON.parse(JSON.stringify(bindings)))).toEqual(bindings);
    }
  });

  test('arrows, Enter and Escape keep their meaning beside others', () => {
    const { bindings } = bindKey({}, 'left', 'd');
    expect([actionOf(bindings, 'd'), actionOf(bindings, 'ArrowLeft')]).toEqual(['left', 'left']);
    const taken = bindKey(bindings, 'hint', 'ArrowLeft').bindings;
    expect(actionOf(taken, 'ArrowLeft')).toBe('hint');
  });

  test.each(['Tab', 'Escape', ' ', 'Shift', '5', 'F5', '', 'MediaPlayPause'])('%j cannot be bound', (key) => {
    expect(isBindable(key)).toBe(false);
  });

  test.each([null, 7, 'keys', [], { hint: 3 }, { hint: 'Tab' }, { fly: 'j' }, { hint: 'j', log: 'j' }])(
    '%j is read as the usual keys',
    (stored) => {
      expect(readKeys(stored)).toEqual({});
    },
  );

  test('a gamepad means what it always means', () => {
    const { bindings } = bindKey({}, 'hint', 'j');
    expect(actionOfKey(bindings, { key: 'h', code: PAD })).toBe('hint');
    expect(actionOfKey(bindings, { key: 'h', code: 'KeyH' })).toBeNull();
  });
});
