/** In everything that is saved, one bad entry costs itself and never its neighbours. */
import { describe, expect, test } from 'vitest';
import { versionOf } from '../../src/engine/games.ts';
import { hash } from '../../src/engine/kernel/data.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { copyOfHero } from '../../src/engine/quest/workshop.ts';
import { readNotes } from '../../src/offline/device-notes.ts';
import { firstParty, playersOfParty, readParty } from '../../src/session/game/party.ts';
import { Profiles } from '../../src/session/profiles/profiles.ts';
import { readSettings, type Settings, usualSettings } from '../../src/session/profiles/settings.ts';
import { seal } from '../../src/session/saves/checksums.ts';
import { PROFILE } from '../../src/session/saves/file-kind.ts';
import { readGame } from '../../src/session/saves/load.ts';
import { openFile } from '../../src/session/saves/open-file.ts';
import { finished } from '../kit/finished.ts';
import { fullProfile } from '../kit/full-profile.ts';
import { memoryStore } from '../kit/memory-store.ts';

const NONSENSE = [7.5, 'x'.repeat(300), null, [7], { x: [] }, true] as const;

/** Its end turns round what is written after it. */
const TURNED = ' An\u200fna\n\u202eB\u0007ert\u2067';
const SEEN = 'Anna Bert';

const mine: Settings = {
  ...usualSettings(),
  ...({ language: 'fr', speed: 'x2', rivals: 'brief', motion: 'none', hold: 500, double: 0 } as object),
  ...({ forecast: false, coach: true, aloud: true, confirm: false, sound: false, effects: 1 } as object),
  ...({ voices: 2, music: 3, textSize: 130, contrast: 'more', colourFree: true } as object),
  lastNames: ['Anna', 'Bert'],
  lastLength: 'standard',
  ownHeroes: [{ ...copyOfHero('elpug', 'own1'), name: 'Mops' }],
  lastParty: firstParty('Anna', [], 'seed'),
};

describe('settings', () => {
  test('those of this test are sound', () => {
    expect(readSettings(mine)).toEqual(mine);
  });

  test.each(Object.keys(mine))('%s that makes no sense changes nothing else', (name) => {
    const { [name as 'language']: _, ...others } = mine;
    for (const nonsense of NONSENSE) {
      expect(readSettings({ ...mine, [name]: nonsense })).toMatchObject(others);
    }
  });

  test('of names, keys and Heroes only those go that make no sense', () => {
    const [hero] = mine.ownHeroes;
    const read = readSettings({
      ...mine,
      lastNames: [7, 'Anna', null, 'Bert'],
      ownHeroes: [null, { ...hero, life: 99 }, hero, hero, { id: 'own2' }],
      keys: { hint: 7, undo: 'z', nobody: 'q' },
    });
    expect(read).toMatchObject({ lastNames: mine.lastNames, ownHeroes: mine.ownHeroes });
  });

  test('no name turns the words after it round', () => {
    const [hero] = mine.ownHeroes;
    const party = firstParty(TURNED, [], 'seed');
    const read = readSettings({
      lastNames: [TURNED],
      ownHeroes: [{ ...hero, name: TURNED }],
      lastParty: party,
    });
    expect(read.lastNames).toEqual([SEEN]);
    expect(read.ownHeroes.map(({ name }) => name)).toEqual([SEEN]);
    expect(read.lastParty?.seats[0]?.name).toBe(SEEN);
    expect(playersOfParty(party)[0]?.name).toBe(SEEN);
  });

  test('of a party only the seat goes that makes no sense', () => {
    const party = firstParty('Anna', [], 'seed');
    const [first, second] = party.seats;
    const read = readParty({ ...party, seats: [7, first, { leader: 'nobody' }, second], hardness: 'soft' });
    expect(read).toEqual(party);
    expect(readParty({ ...party, seats: [{ ...first, name: 7, hero: 9 }], lord: 'x' })?.seats).toEqual([
      { hero: null, leader: 'person', name: '' },
    ]);
  });
});

test('notes about playing offline: each by itself', () => {
  const notes = {
    visits: 3,
    lastVisit: 9,
    hasFinished: true,
    saidReady: true,
    declined: true,
    askedToLast: true,
  };
  for (const name of Object.keys(notes)) {
    const { [name as 'visits']: _, ...others } = notes;
    for (const nonsense of ['x', null, [], {}]) {
      expect(readNotes(JSON.stringify({ ...notes, [name]: nonsense }))).toMatchObject(others);
    }
  }
});

describe('profiles', () => {
  const opened = async (list: object) => {
    const text = JSON.stringify({ format: 1, active: 'second', gone: [], ...list });
    const profiles = new Profiles({
      store: memoryStore(new Map([['profiles/0', seal(1, text)]])),
      newId: () => 'x',
    });
    return { note: await profiles.open(), all: profiles.all, active: profiles.active };
  };
  const anna = { id: 'first', name: 'Anna', face: 'pip', made: 0 };
  const bert = { id: 'second', name: 'Bert', face: 'imp', made: 1 };

  test('one that makes no sense is left out, all others are there', async () => {
    const profiles = [anna, null, 7, { id: 'NOT AN ID', name: 'Eve' }, bert];
    expect(await opened({ profiles, gone: [7, 'third'] })).toEqual({
      note: null,
      all: [anna, bert],
      active: bert,
    });
  });

  test('a name, a face or a place in the order that makes no sense does not cost the profile', async () => {
    const odd = { id: 'first', name: 7, face: 'nobody', made: 'x' };
    const { all, note } = await opened({ profiles: [odd, bert], active: 7, gone: 'x' });
    expect([all, note]).toEqual([[{ id: 'first', name: '', face: 'imp', made: 0 }, bert], null]);
  });

  test('a name that is too long is cut', async () => {
    const { all } = await opened({ profiles: [{ ...bert, name: 'x'.repeat(99) }], active: null, gone: [] });
    expect(all.map(({ name }) => name)).toEqual(['x'.repeat(24)]);
  });

  test('a name is never cut in the middle of a letter', async () => {
    const profiles = new Profiles({ store: memoryStore(), newId: () => 'x' });
    await profiles.open();
    expect(profiles.create(`${'x'.repeat(23)}🐉`, 'imp')?.name).toBe('x'.repeat(23));
  });

  test('a name that is entered or saved holds no letter that cannot be seen', async () => {
    const profiles = new Profiles({ store: memoryStore(), newId: () => 'x' });
    await profiles.open();
    expect(profiles.create(TURNED, 'imp')?.name).toBe(SEEN);
    const { all } = await opened({ profiles: [{ ...bert, name: TURNED }], active: null, gone: [] });
    expect(all.map(({ name }) => name)).toEqual([SEEN]);
  });
});

describe('a saved game', () => {
  const over = finished();
  const read = (changes: object) => {
    const loaded = readGame(JSON.stringify({ ...over, ...changes }));
    if (!loaded.ok) throw new Error(loaded.problem);
    return loaded.save;
  };

  test('of a level whose picks or text make no sense is still of that level', () => {
    for (const nonsense of NONSENSE) {
      const level = { id: 'town.3', picks: nonsense, branched: nonsense, own: nonsense };
      expect(read({ level }).level).toMatchObject({ id: 'town.3' });
      expect(read({ level: { id: 'town.3', picks: { friends: [1] }, own: nonsense } }).level).toMatchObject({
        id: 'town.3',
        picks: { friends: [1] },
      });
    }
    expect(read({ level: { id: 7 } }).level).toBeUndefined();
  });

  test('by players of whom something makes no sense is still theirs', () => {
    const players = [
      { kind: 'person', name: 7, prefs: { text: 99, hints: true } },
      { kind: 'bot', name: 'Knut', strength: 'of the future', rival: 'nobody', character: 7, budget: 'x' },
    ];
    expect(read({ players }).players).toEqual([
      { kind: 'person', name: '', prefs: { hints: true } },
      { kind: 'bot', name: 'Knut', strength: 'trader' },
    ]);
  });

  test('is played by names that can be seen', () => {
    const players = over.players.map((player) => ({ ...player, name: TURNED }));
    expect(read({ players }).players.map(({ name }) => name)).toEqual(players.map(() => SEEN));
  });

  test('with names that are too long has them cut', () => {
    const players = over.players.map((player) => ({ ...player, name: `${'x'.repeat(59)}🐉` }));
    expect(read({ players }).players.map(({ name }) => name)).toEqual(players.map(() => 'x'.repeat(59)));
  });

  test('goes on with own Heroes and companions whose names can be seen', () => {
    const named = (own: string, pet: string): QuestSetup => ({
      ...questSetup(1, { heroes: ['own1'] }),
      own: [{ ...copyOfHero('pugpin', 'own1'), name: own }],
      mods: [{ id: 'companion', arg: { name: pet, gift: 'guard', hero: 0 } }],
    });
    const { state } = questEngine.start(named('An\u202ena', 'Rex'), 'seed');
    const began = { game: 'quest', version: versionOf('quest'), seed: 'seed', log: [], snapshot: state };
    const players = over.players.slice(0, 1);
    const { setup, snapshot } = read({
      ...began,
      setup: named('An\u202ena', 'R\u2067ex'),
      players,
      hash: hash(state),
    });
    expect(setup).toEqual(named('Anna', 'Rex'));
    expect(snapshot.setup).toEqual(setup);
  });
});

test('the file of a profile: one part makes no sense, the others come', async () => {
  const { text } = await fullProfile();
  const { body } = JSON.parse(text) as { body: Record<string, unknown> };
  const filled = (part: string, nonsense: unknown) => {
    const odd = { ...body, [part]: nonsense };
    const file = openFile(JSON.stringify({ kind: PROFILE, format: 1, sum: hash(odd), body: odd }));
    if (file.kind !== 'profile') throw new Error(JSON.stringify(file));
    const { games, heroes, progress, name } = file.backup;
    return { games: Object.keys(games).length, heroes: heroes.length, progress: progress !== null, name };
  };
  const whole = { games: 3, heroes: 1, progress: true, name: 'Anna' };
  for (const nonsense of NONSENSE) {
    expect(filled('games', nonsense)).toEqual({ ...whole, games: 0 });
    expect(filled('heroes', nonsense)).toEqual({ ...whole, heroes: 0 });
    expect(filled('progress', nonsense)).toEqual({ ...whole, progress: false });
    expect(filled('name', nonsense)).toEqual({
      ...whole,
      name: typeof nonsense === 'string' ? nonsense.slice(0, 24) : '',
    });
    expect(filled('settings', nonsense)).toEqual(whole);
    expect(filled('face', nonsense)).toEqual(whole);
  }
});
