/** Heroes of the workshop, saved on the device. */

import { describe, expect, test } from 'vitest';
import { copyOfHero, WORKSHOP } from '../../src/engine/quest/workshop.ts';
import {
  forgetOwnHero,
  hasOwnHeroes,
  onWorkbench,
  readOwnHeroes,
  saveOwnHero,
} from '../../src/session/profiles/own-heroes.ts';
import { loadSettings, SettingsBox } from '../../src/session/profiles/settings.ts';

const mops = { ...copyOfHero('elpug', 'own1'), name: 'Mops' };
const rex = { ...copyOfHero('pugpin', 'own2'), name: 'Rex' };

function memory() {
  const texts = new Map<string, string>();
  return {
    get: (key: string) => Promise.resolve(texts.get(key) ?? null),
    set: (key: string, text: string) => Promise.resolve(void texts.set(key, text)),
    keys: () => Promise.resolve([...texts.keys()]),
    remove: (key: string) => Promise.resolve(void texts.delete(key)),
  };
}

describe('own Heroes', () => {
  test('are saved with the settings and come back', async () => {
    const store = memory();
    const box = new SettingsBox(store, await loadSettings(store));
    expect(box.value.ownHeroes).toEqual([]);
    box.change({ ownHeroes: saveOwnHero(saveOwnHero([], rex), mops) });
    await box.settled();
    expect((await loadSettings(store)).ownHeroes).toEqual([mops, rex]);
  });

  test('cannot be passed on with a game that is only set up, which is said', () => {
    expect(hasOwnHeroes({ setup: { heroes: ['own1'], own: [mops] } })).toBe(true);
    expect(hasOwnHeroes({ setup: { heroes: ['elpug'], own: [] } })).toBe(false);
    expect(hasOwnHeroes({ setup: { heroes: ['elpug'] } })).toBe(false);
    expect(hasOwnHeroes(null)).toBe(false);
  });

  test('replace each other by their place', () => {
    const better = { ...mops, name: 'Mopsi' };
    expect(saveOwnHero([mops, rex], better)).toEqual([better, rex]);
    expect(forgetOwnHero([mops, rex], 'own1')).toEqual([rex]);
  });

  test('that are broken or too dear are left out, the others stay', () => {
    const dear = { ...mops, life: 7, init: 40, move: 3 };
    expect(readOwnHeroes([dear, rex, { id: 'own1' }, null])).toEqual([rex]);
    expect(readOwnHeroes('nonsense')).toEqual([]);
  });

  test('the workbench begins with something that may take part', () => {
    for (const id of ['own1', 'own2']) expect(readOwnHeroes([onWorkbench([], id, 'Pug')])).toHaveLength(1);
    expect(onWorkbench([mops], 'own1', 'Pug')).toBe(mops);
    expect(WORKSHOP.points).toBeGreaterThan(0);
  });
});
