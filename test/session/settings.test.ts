/** Settings: saved, read back, and never in the way of the game. */
import { describe, expect, test } from 'vitest';
import type { OwnHero } from '../../src/engine/quest/schema-setup.ts';
import { copyOfHero, OWN_IDS } from '../../src/engine/quest/workshop.ts';
import { motionLevel } from '../../src/session/profiles/comfort.ts';
import { saveOwnHero } from '../../src/session/profiles/own-heroes.ts';
import {
  isStill,
  loadSettings,
  type Settings,
  SettingsBox,
  usualSettings,
} from '../../src/session/profiles/settings.ts';
import type { Store } from '../../src/session/saves/store.ts';
import { memoryStore } from '../kit/memory-store.ts';
import { FaultyStore } from '../kit/session.ts';

describe('settings', () => {
  test('are as usual at first, and saved when changed', async () => {
    const store = memoryStore();
    const box = new SettingsBox(store, await loadSettings(store));
    expect(box.value).toEqual(usualSettings());
    let calls = 0;
    box.subscribe(() => calls++);
    box.change({ language: 'fr', textSize: 130 });
    expect(calls).toBe(1);
    await box.settled();
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
  ] as const)('a speed that was saved as %s is read as %s', async (stored, speed) => {
    const store = memoryStore(new Map([['settings', JSON.stringify({ speed: stored })]]));
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

  test('times for fingers and keys are saved, and read as usual where they make no sense', async () => {
    const store = memoryStore();
    const box = new SettingsBox(store, usualSettings());
    box.change({ hold: 1200, double: 0, keys: { hint: 'j' } });
    await box.settled();
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
    const box = new SettingsBox(hanging, usualSettings(), 5);
    box.change({ sound: false });
    await box.settled();
    expect(box.value.sound).toBe(false);
  });

  test('what another page has set meanwhile is saved, and comes here with the next change', async () => {
    const store = memoryStore();
    const [here, there] = [new SettingsBox(store, usualSettings()), new SettingsBox(store, usualSettings())];
    const [mops, rex] = OWN_IDS.map((id, at) => ({
      ...copyOfHero('elpug', id),
      name: ['Mops', 'Rex'][at] ?? '',
    })) as [OwnHero, OwnHero];
    const add = (hero: OwnHero) => (now: Settings) => ({ ownHeroes: saveOwnHero(now.ownHeroes, hero) });
    here.change(add(mops));
    await here.settled();
    there.change(add(rex));
    there.change({ sound: false });
    await there.settled();
    here.change({ language: 'fr' });
    await here.settled();
    const all = { ...usualSettings(), ownHeroes: [mops, rex], sound: false, language: 'fr' };
    expect(await loadSettings(store)).toEqual(all);
    expect(here.value).toEqual(all);
    expect(there.value.ownHeroes).toEqual([mops, rex]);
  });

  test('what came too late at the start is not written over', async () => {
    const store = memoryStore();
    const before = new SettingsBox(store, usualSettings());
    before.change({ ownHeroes: [copyOfHero('elpug', 'own1')], textSize: 150 });
    await before.settled();
    const slow: Store = { ...store, get: () => new Promise(() => undefined) };
    const box = new SettingsBox(store, await loadSettings(slow, 5));
    expect(box.value.textSize).toBe(100);
    box.change({ sound: false });
    await box.settled();
    expect(await loadSettings(store)).toMatchObject({
      sound: false,
      textSize: 150,
      ownHeroes: [{ id: 'own1' }],
    });
  });

  test('what was refused goes with the next change; what makes no sense there is replaced', async () => {
    const store = new FaultyStore();
    const box = new SettingsBox(store, usualSettings());
    store.fault = 'quota';
    box.change({ sound: false });
    await box.settled();
    store.fault = null;
    expect(await loadSettings(store)).toEqual(usualSettings());
    await store.set('settings', '{');
    box.change({ textSize: 130 });
    await box.settled();
    expect(await loadSettings(store)).toEqual({ ...usualSettings(), sound: false, textSize: 130 });
  });
});
