/** Settings: saved, read back, and never in the way of the game. */
import { describe, expect, test } from 'vitest';
import { motionLevel } from '../../src/session/profiles/comfort.ts';
import {
  isStill,
  loadSettings,
  SettingsBox,
  saveSettings,
  usualSettings,
} from '../../src/session/profiles/settings.ts';
import { memoryStore, type Store } from '../../src/session/saves/store.ts';
import { FaultyStore } from '../kit/session.ts';

describe('settings', () => {
  test('are as usual at first, and kept when changed', async () => {
    const store = memoryStore();
    const box = new SettingsBox(store, await loadSettings(store));
    expect(box.value).toEqual(usualSettings());
    let told = 0;
    box.subscribe(() => told++);
    box.change({ language: 'fr', textSize: 130 });
    expect(told).toBe(1);
    expect(await loadSettings(store)).toEqual({ ...usualSettings(), language: 'fr', textSize: 130 });
  });

  test.each(['', '{', '[]', '{"speed":"warp","textSize":7,"language":3,"motion":1,"rivals":"none"}'])(
    '%j is read as usual',
    async (text) => {
      const store = memoryStore(new Map([['settings', text]]));
      expect(await loadSettings(store)).toEqual(usualSettings());
    },
  );

  test.each([
    ['slow', 'x1'],
    ['normal', 'x1'],
    ['fast', 'x4'],
    ['instant', 'instant'],
    ['x2', 'x2'],
  ] as const)('a speed that was kept as %s is read as %s', async (kept, speed) => {
    const store = memoryStore(new Map([['settings', JSON.stringify({ speed: kept })]]));
    expect((await loadSettings(store)).speed).toBe(speed);
  });

  test('reduced motion follows the system unless it is set', () => {
    const usual = usualSettings();
    expect([isStill(usual, true), isStill(usual, false)]).toEqual([true, false]);
    expect(isStill({ ...usual, motion: 'reduced' }, false)).toBe(true);
    expect(isStill({ ...usual, motion: 'full' }, true)).toBe(false);
    expect(isStill({ ...usual, motion: 'none' }, false)).toBe(true);
  });

  test('there are three levels of motion; the system only chooses between two', () => {
    expect((['full', 'reduced', 'none'] as const).map((level) => motionLevel(level, true))).toEqual([
      'full',
      'reduced',
      'none',
    ]);
    expect([motionLevel('system', true), motionLevel('system', false)]).toEqual(['reduced', 'full']);
  });

  test('times for fingers and keys are kept, and read as usual where they make no sense', async () => {
    const store = memoryStore();
    const box = new SettingsBox(store, usualSettings());
    box.change({ hold: 1200, double: 0, keys: { hint: 'j' } });
    expect(await loadSettings(store)).toMatchObject({ hold: 1200, double: 0, keys: { hint: 'j' } });
    await store.set('settings', '{"hold":-5,"double":"long","keys":{"hint":"Tab"},"motion":"wild"}');
    expect(await loadSettings(store)).toEqual(usualSettings());
  });

  test('a store that fails or hangs holds nothing up', async () => {
    const broken = new FaultyStore();
    broken.fault = 'unreadable';
    expect(await loadSettings(broken)).toEqual(usualSettings());
    const hanging: Store = { ...memoryStore(), get: () => new Promise(() => undefined) };
    expect(await loadSettings(hanging, 5)).toEqual(usualSettings());
    broken.fault = 'quota';
    await saveSettings(broken, usualSettings());
  });
});
