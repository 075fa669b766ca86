/** Profiles on a device: who is there, who plays, and that none ever gets at what is another's. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/engine/kernel/state.ts';
import { SLOTS } from '../../src/session/profiles/profile-keys.ts';
import { MOST_PROFILES } from '../../src/session/profiles/profiles.ts';
import type { Store } from '../../src/session/saves/store.ts';
import type { SessionManager } from '../../src/session/session-manager.ts';
import { KillStore } from '../kit/kill-store.ts';
import { FaultyStore, game, nextQuestion, openSessions, playOn } from '../kit/session.ts';

const opened = (store: Store) => openSessions(store, { patience: 20 });

const names = (sessions: SessionManager) => sessions.profiles.all.map(({ name }) => name);

/** A game some answers old, saved in its slot. */
async function play(sessions: SessionManager, seed: string, level?: string): Promise<string> {
  const tag = level === undefined ? {} : { level: { id: level, picks: {} } };
  const session = sessions.newGame({ ...game('person bot', seed), ...tag });
  await playOn(session, (n) => n >= 2);
  await nextQuestion(session);
  await sessions.settled();
  return session.hash();
}

describe('on a device', () => {
  test('on a new device there is a player without a name, and nothing is written', async () => {
    const store = new KillStore();
    const sessions = await opened(store);
    expect(names(sessions)).toEqual(['']);
    expect(store.writes).toBe(0);
  });

  test('there are names, faces and the last player, also after it was closed', async () => {
    const store = new KillStore();
    const sessions = await opened(store);
    sessions.profiles.change('first', { name: '  Anna ', face: 'pip' });
    const bert = sessions.profiles.create('Bert', 'knut');
    await sessions.switchTo(bert?.id ?? '');
    await sessions.settled();
    const again = await opened(store.reopened());
    expect(again.profiles.all).toMatchObject([
      { id: 'first', name: 'Anna', face: 'pip' },
      { name: 'Bert', face: 'knut' },
    ]);
    expect(again.profiles.active.name).toBe('Bert');
  });

  test('there are at most so many, with ids that are never given out twice', async () => {
    const store = new KillStore();
    const words = ['same', 'same', '', '!', 'x'];
    const sessions = await openSessions(store, { newId: () => words.shift() ?? 'same' });
    for (let n = 2; n <= MOST_PROFILES; n++) expect(sessions.profiles.create(`${n}`, 'imp')).not.toBeNull();
    expect(sessions.profiles.create('one too many', 'imp')).toBeNull();
    expect(new Set(sessions.profiles.all.map(({ id }) => id)).size).toBe(MOST_PROFILES);
  });

  test('the last one that is removed makes room for a new player', async () => {
    const store = new KillStore();
    const sessions = await opened(store);
    await play(sessions, 'mine');
    await sessions.removeProfile('first');
    await sessions.settled();
    expect(sessions.profiles.all).toHaveLength(1);
    expect(sessions.profiles.active.id).not.toBe('first');
    expect(sessions.unfinished()).toBeNull();
    const again = await opened(store.reopened());
    expect(again.profiles.all).toEqual(sessions.profiles.all);
    expect(again.unfinished()).toBeNull();
    expect([...store.texts.keys()].filter((key) => key.startsWith('save/game'))).toEqual([]);
  });
});

describe('two persons', () => {
  test('have their own games and their own progress', async () => {
    const store = new KillStore();
    const sessions = await opened(store);
    const annas = await play(sessions, 'anna');
    await sessions.progress.write({ levels: { 'town.1': { won: true, goals: [0, 1] } } });
    const bert = sessions.profiles.create('Bert', 'knut')?.id ?? '';
    await sessions.switchTo(bert);
    expect(sessions.session).toBeNull();
    expect(sessions.unfinished()).toBeNull();
    expect(sessions.progress.read()).toEqual({});
    const berts = await play(sessions, 'bert');
    await sessions.progress.write({ levels: { 'town.1': { won: true, goals: [0] } } });
    await sessions.switchTo('first');
    expect(sessions.resume()?.hash()).toBe(annas);
    expect(sessions.progress.stars(sessions.progress.read())).toBe(2);
    await sessions.switchTo(bert);
    expect(sessions.resume()?.hash()).toBe(berts);
    expect(sessions.progress.stars(sessions.progress.read())).toBe(1);
    await sessions.removeProfile('first');
    await sessions.settled();
    const again = await opened(store.reopened());
    expect(names(again)).toEqual(['Bert']);
    expect(again.resume()?.hash()).toBe(berts);
  });

  test('who leaves while the game is played keeps it, and bots answer on no other account', async () => {
    const sessions = await opened(new KillStore());
    const session = sessions.newGame(game('person bot bot', 'left'));
    const bert = sessions.profiles.create('Bert', 'knut')?.id ?? '';
    await sessions.switchTo(bert);
    await playOn(session, (n) => n >= 1).catch(() => undefined);
    expect(sessions.unfinished()).toBeNull();
    await sessions.switchTo('first');
    expect(sessions.unfinished()).not.toBeNull();
  });
});

describe('four games of one person', () => {
  test('lie side by side; the newest is the one that was played last, with any clock', async () => {
    const store = new KillStore();
    const sessions = await opened(store);
    const free = await play(sessions, 'free');
    const level = await play(sessions, 'level', 'town.3');
    const puzzle = await play(sessions, 'puzzle', 'puzzles.4');
    const daily = await play(sessions, 'daily', 'daily.2031-01-01');
    expect(SLOTS.map((slot) => sessions.unfinishedIn(slot)?.slot)).toEqual(SLOTS);
    expect(sessions.unfinished()?.slot).toBe('daily');
    expect(sessions.unfinishedIn('level')?.level?.id).toBe('town.3');
    let again = await opened(store.reopened());
    expect(again.unfinished()?.slot).toBe('daily');
    expect(again.resume('free')?.hash()).toBe(free);
    expect(again.resume('level')?.hash()).toBe(level);
    expect(again.resume('puzzle')?.hash()).toBe(puzzle);
    expect(again.resume('daily')?.hash()).toBe(daily);
    // One more answer, and it is the newest.
    const session = again.resume('free');
    if (session === null) throw new Error('no game');
    await playOn(session, (n) => n >= 1);
    await again.settled();
    again = await opened((again.deviceData.store as KillStore).reopened());
    expect(again.unfinished()?.slot).toBe('free');
  });

  test('one that is finished leaves the others', async () => {
    const sessions = await opened(new KillStore());
    const free = await play(sessions, 'free');
    await play(sessions, 'level', 'town.3');
    await sessions.finish();
    expect(sessions.unfinishedIn('level')).toBeNull();
    expect(sessions.resume()?.hash()).toBe(free);
    await sessions.settled();
  });

  test('a game finished and a new one begun at once: the new one is saved', async () => {
    const store = new KillStore();
    const sessions = await opened(store);
    await play(sessions, 'over');
    const finished = sessions.finish();
    const next = await play(sessions, 'next');
    await finished;
    await sessions.settled();
    expect((await opened(store.reopened())).resume()?.hash()).toBe(next);
  });
});

describe('a list of profiles that is damaged', () => {
  async function family(): Promise<KillStore> {
    const store = new KillStore();
    const sessions = await opened(store);
    await play(sessions, 'anna');
    sessions.profiles.change('first', { name: 'Anna' });
    const bert = sessions.profiles.create('Bert', 'knut')?.id ?? '';
    await sessions.settled();
    await sessions.switchTo(bert);
    await play(sessions, 'bert');
    return store;
  }

  test('in its newest generation: the one before is used, and that is said', async () => {
    const store = await family();
    const keys = [...store.texts.keys()].filter((key) => key.startsWith('profiles/'));
    const count = (key: string) => (JSON.parse(store.texts.get(key) ?? '') as { count: number }).count;
    const newest = keys.reduce((a, b) => (count(b) > count(a) ? b : a));
    store.texts.set(newest, (store.texts.get(newest) ?? '').slice(0, 30));
    const sessions = await opened(store);
    expect(sessions.notice).toBe('profilesOlder');
    expect(names(sessions)).toEqual(['Anna', 'Bert']);
  });

  test('altogether: everybody is found again by what is theirs, without a name', async () => {
    const store = await family();
    for (const key of store.texts.keys()) if (key.startsWith('profiles/')) store.texts.set(key, 'x');
    const sessions = await opened(store);
    expect(sessions.notice).toBe('profilesNone');
    expect(names(sessions)).toEqual(['', '']);
    for (const { id } of sessions.profiles.all) {
      await sessions.switchTo(id);
      expect(sessions.unfinished()).not.toBeNull();
    }
    await sessions.settled();
    expect((await opened(store.reopened())).profiles.all).toEqual(sessions.profiles.all);
  });
});

describe('a store that cannot be read at first', () => {
  test('lets a new player play, in no other’s way; later that game is found too', async () => {
    const store = new FaultyStore();
    const sessions = await opened(store);
    const annas = await play(sessions, 'anna');
    sessions.profiles.change('first', { name: 'Anna' });
    await sessions.settled();
    const later = store.reopened();
    later.fault = 'unreadable';
    const blind = await opened(later);
    expect(blind.notice).toBe('storeForbidden');
    expect(blind.unfinished()).toBeNull();
    later.fault = null;
    const guests = await play(blind, 'guest');
    const again = await opened(later.reopened());
    expect(names(again)).toEqual(['Anna', '']);
    expect(again.resume()?.hash()).toBe(annas);
    await again.switchTo(again.profiles.all[1]?.id ?? '');
    expect(again.resume()?.hash()).toBe(guests);
  });
});

describe('two pages at once', () => {
  test('both make profiles, and neither undoes what the other has done', async () => {
    const store = new KillStore();
    const [one, two] = [await opened(store), await opened(store)];
    one.profiles.create('Anna', 'pip');
    two.profiles.create('Bert', 'knut');
    two.profiles.change('first', { name: 'Cleo' });
    await Promise.all([one.settled(), two.settled()]);
    one.profiles.change('first', { face: 'umbra' });
    await one.settled();
    const again = await opened(store.reopened());
    expect(names(again).sort()).toEqual(['Anna', 'Bert', 'Cleo']);
    expect(again.profiles.of('first')).toMatchObject({ name: 'Cleo', face: 'umbra' });
  });

  test('what one has won the other does not take away', async () => {
    const store = new KillStore();
    const [one, two] = [await opened(store), await opened(store)];
    const won = (id: string, goals: number[]): Json => ({ levels: { [id]: { won: true, goals, tries: 1 } } });
    void one.progress.write(won('town.1', [0, 2]));
    void two.progress.write(won('town.2', [0]));
    await Promise.all([one.settled(), two.settled()]);
    await one.progress.change((p) => ({ ...(p as object), choices: { stray: 'keep' } }) as Json);
    await two.progress.write(won('town.1', [0, 1]));
    const again = await opened(store.reopened());
    expect(again.progress.read()).toEqual({
      choices: { stray: 'keep' },
      levels: {
        'town.1': { won: true, goals: [0, 1, 2], tries: 1 },
        'town.2': { won: true, goals: [0], tries: 1 },
      },
    });
    expect(again.progress.stars(again.progress.read())).toBe(4);
  });

  test('a game begun on the page that was opened first asks before it replaces another one, and is the newest then', async () => {
    const store = new KillStore();
    const early = await opened(store);
    const late = await opened(store);
    for (const seed of ['a', 'b', 'c']) await play(late, seed);
    early.newGame(game('person bot', 'last'));
    await early.settled();
    expect(early.session).toBeNull();
    expect(early.elsewhere).toMatchObject({ why: 'replace', slot: 'free' });
    expect(early.resume()?.hash()).toBe((await opened(store.reopened())).resume()?.hash());
    const session = await early.playHere();
    if (session === null) throw new Error('nothing is played');
    await playOn(session, (n) => n >= 2);
    await early.settled();
    const last = session.hash();
    expect((await opened(store.reopened())).resume()?.hash()).toBe(last);
  });
});
