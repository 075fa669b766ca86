/** Killed at any write of profiles, progress and games: everything but at most the action in flight is there. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hash } from '../../src/engine/kernel/data.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { storedProgress } from '../../src/session/campaign/progress-kind.ts';
import { Session } from '../../src/session/game/session.ts';
import { readFile } from '../../src/session/profiles/backup.ts';
import { exportProfile, survey, takeIn } from '../../src/session/profiles/profile-files.ts';
import { SettingsBox, usualSettings } from '../../src/session/profiles/settings.ts';
import type { AnyGameFile } from '../../src/session/saves/game-file.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import { SLOTS, type Slot } from '../../src/session/saves/save-slots.ts';
import type { Store } from '../../src/session/saves/store.ts';
import type { SessionManager } from '../../src/session/session-manager.ts';
import { idleClock } from '../kit/idle-clock.ts';
import { DEADLY, KillStore, PASSING } from '../kit/kill-store.ts';
import { memoryStore } from '../kit/memory-store.ts';
import { game, nextQuestion, openSessions, playOn, quick } from '../kit/session.ts';

const PATIENCE = 4;

let realTime: () => void;
beforeEach(() => {
  realTime = idleClock();
});
afterEach(() => realTime());

let ids = 0;
const opened = (store: Store) => openSessions(store, { patience: PATIENCE, newId: () => `x${ids++}` });

/** A game some answers old, at several moments. */
async function savesOf(seed: string): Promise<AnyGameFile[]> {
  const session = Session.start(game('person bot', seed), quick);
  session.begin();
  const saves: AnyGameFile[] = [];
  for (let i = 0; i < 4; i++) {
    await playOn(session, (n) => n >= 1);
    await nextQuestion(session);
    const read = readGame(writeGame(session.toSave()));
    if (read.ok) saves.push(read.save);
  }
  return saves;
}

const saves: Record<string, AnyGameFile[]> = {};
beforeAll(async () => {
  for (const seed of ['old', 'free', 'level', 'daily', 'bert']) saves[seed] = await savesOf(seed);
});

const saveOf = (seed: string, n: number): AnyGameFile => {
  const save = saves[seed]?.[n];
  if (save === undefined) throw new Error(`no save ${seed} ${n}`);
  return save;
};

/** What is saved for a profile, as far as a test compares it. */
interface SavedProfile {
  name: string;
  games: Partial<Record<Slot, string>>;
  progress: string;
}
type Snapshot = Record<string, SavedProfile>;

async function snapshotOf(sessions: SessionManager): Promise<Snapshot> {
  const all = await survey(sessions);
  return Object.fromEntries(
    all.map(({ profile, games, progress }) => [
      profile.id,
      {
        name: profile.name,
        games: Object.fromEntries(games.map(({ slot, save }) => [slot, save.hash])),
        progress: JSON.stringify(progress),
      },
    ]),
  );
}

/** One thing a player does; each is written before the next begins. */
type Action = [what: string, act: (sessions: SessionManager) => unknown];

const keep = (slot: Slot, seed: string, n: number): Action => [
  `${seed} ${n} in ${slot}`,
  (sessions) => sessions.deviceData.slots.put(slot, saveOf(seed, n)),
];
const reach = (stars: number): Action => [
  `${stars} stars`,
  (sessions) => sessions.progress.change((p) => ({ ...(p as object), stars: { a: stars } }) as Json),
];
const idOf = (sessions: SessionManager, name: string) =>
  sessions.profiles.all.find((one) => one.name === name)?.id ?? '';

/** An evening: two persons, all slots, progress, a game finished, a profile removed, another one brought. */
const EVENING: Action[] = [
  keep('free', 'free', 0),
  [
    'Anna',
    (sessions) => sessions.profiles.change(sessions.profiles.active.id, { name: 'Anna', face: 'pip' }),
  ],
  keep('free', 'free', 1),
  reach(1),
  keep('level', 'level', 0),
  ['Bert', (sessions) => sessions.profiles.create('Bert', 'knut')],
  ['Bert sits down', (sessions) => sessions.switchTo(idOf(sessions, 'Bert'))],
  keep('free', 'bert', 0),
  reach(4),
  keep('free', 'bert', 1),
  keep('free', 'bert', 2),
  ['Anna sits down', (sessions) => sessions.switchTo(idOf(sessions, 'Anna'))],
  keep('daily', 'daily', 0),
  keep('level', 'level', 1),
  reach(2),
  reach(3),
  ['the level is over', (sessions) => sessions.forget('level')],
  reach(5),
  keep('free', 'free', 2),
  keep('free', 'free', 3),
  keep('level', 'level', 2),
  ['Bert goes', (sessions) => sessions.removeProfile(idOf(sessions, 'Bert'))],
  [
    'Anna again, from a file',
    async (sessions) => {
      const settings = new SettingsBox(memoryStore(), usualSettings());
      const text = await exportProfile({ sessions, settings }, idOf(sessions, 'Anna'));
      const read = readFile(text ?? '', storedProgress);
      if (read.kind !== 'profile') throw new Error(`this is no profile, but ${read.kind}`);
      const backup = { ...read.backup, name: 'Anna again' };
      await takeIn({ sessions, settings }, backup, { into: null, settings: false });
    },
  ],
  reach(6),
];

/** Acts until the page is gone or a write is lost; tells how many actions were done before the one in flight. */
async function spend(
  store: KillStore,
  actions = EVENING,
): Promise<{ done: number; sessions: SessionManager }> {
  ids = 0;
  const sessions = await opened(store);
  for (const [done, [, act]] of actions.entries()) {
    const { dropped } = store;
    const acting = Promise.resolve(act(sessions));
    await Promise.race([acting, new Promise((over) => setTimeout(over, 20 * PATIENCE))]);
    await sessions.settled();
    if (store.isDead || store.dropped > dropped) return { done, sessions };
  }
  return { done: actions.length, sessions };
}

/** The evening on a sound disk: what is saved before the first action, and after each. */
let steps: Snapshot[] = [];
beforeAll(async () => {
  ids = 0;
  const sessions = await opened(new KillStore());
  steps = [await snapshotOf(sessions)];
  for (const [, act] of EVENING) {
    await act(sessions);
    await sessions.settled();
    steps.push(await snapshotOf(sessions));
  }
});

/** Every part is as it was before or after the action in flight; a profile that only one of them knows is whole or not there. */
function expectBetween(got: Snapshot, before: Snapshot, after: Snapshot, title: string, lied = false): void {
  for (const id of new Set([got, before, after].flatMap((one) => Object.keys(one)))) {
    const [is, was, will] = [got[id], before[id], after[id]];
    const at = `${title}: ${id}`;
    if (was === undefined || will === undefined) {
      // What the store only said to have taken is missing; the file it came from is still there.
      if (lied && is !== undefined && will !== undefined) expect(will.games, at).toMatchObject(is.games);
      else if (is !== undefined) expect(is, at).toEqual(was ?? will);
      continue;
    }
    expect(is, at).toBeDefined();
    expect([was.name, will.name], at).toContain(is?.name);
    expect([was.progress, will.progress], at).toContain(is?.progress);
    for (const slot of SLOTS) {
      expect([was.games[slot], will.games[slot]], `${at} ${slot}`).toContain(is?.games[slot]);
    }
  }
}

async function writesOf(actions: Action[], texts: Iterable<readonly [string, string]> = []): Promise<number> {
  const store = new KillStore(texts);
  await spend(store, actions);
  return store.writes;
}

describe('an evening of two persons', () => {
  test('on a sound disk is all there afterwards', async () => {
    const store = new KillStore();
    const { sessions } = await spend(store);
    const again = await snapshotOf(await opened(store.reopened()));
    expect(again).toEqual(steps.at(-1));
    expect(Object.values(again).map(({ name }) => name)).toEqual(['Anna', 'Anna again']);
    const [anna, copy] = Object.values(again);
    expect(anna?.games).toEqual({
      free: saveOf('free', 3).hash,
      level: saveOf('level', 2).hash,
      daily: saveOf('daily', 0).hash,
    });
    expect(copy?.games).toEqual(anna?.games);
    expect([anna, copy].map((one) => JSON.parse(one?.progress ?? ''))).toEqual([
      { stars: { a: 6 } },
      { stars: { a: 5 } },
    ]);
    // Nothing of Bert is left.
    expect([...store.texts.keys()].filter((key) => !/^(save|progress|profiles)\//.test(key))).toEqual([]);
    expect(new Set([...store.texts.keys()].map((key) => key.split('/')[1])).size).toBeLessThanOrEqual(6);
    expect(sessions.unfinished()?.slot).toBe('level');
  });

  test.each(DEADLY)('and the page is gone at any write (%s)', async (fault) => {
    const writes = await writesOf(EVENING);
    expect(writes).toBeGreaterThan(25);
    for (let at = 1; at <= writes; at++) {
      const store = new KillStore().plan(at, fault);
      const { done } = await spend(store);
      const [before, after] = [steps[done], steps[done + 1]];
      if (before === undefined || after === undefined)
        throw new Error(`${fault} at write ${at}: nothing went wrong`);
      const got = await snapshotOf(await opened(store.reopened()));
      expectBetween(got, before, after, `${fault} at write ${at}`, fault === 'drops');
    }
  });

  test.each(PASSING)('and any one write goes wrong, but not the next ones (%s)', async (fault) => {
    const writes = await writesOf(EVENING);
    for (let at = 1; at <= writes; at++) {
      const store = new KillStore().plan(at, fault);
      const { sessions } = await spend(store);
      sessions.deviceData.retry();
      await sessions.settled();
      expect(sessions.deviceData.trouble, `${fault} at write ${at}`).toBeNull();
      const title = `${fault} at write ${at}`;
      expect(await snapshotOf(sessions), title).toEqual(steps.at(-1));
      expect(await snapshotOf(await opened(store.reopened())), title).toEqual(steps.at(-1));
    }
  });
});

describe('a game from before there were profiles', () => {
  /** As the game wrote it then, two generations of it. */
  const texts = (): [string, string][] =>
    [0, 1].map((n) => {
      const text = writeGame(saveOf('old', n));
      const count = 7 + n;
      return [`save/game/${count % 3}`, JSON.stringify({ count, sum: hash([count, text]), text })];
    });
  const evening: Action[] = [
    ['a name', (sessions) => sessions.profiles.change(sessions.profiles.active.id, { name: 'Anna' })],
    keep('free', 'old', 2),
    ['Bert', (sessions) => sessions.profiles.create('Bert', 'knut')],
    ['Bert sits down', (sessions) => sessions.switchTo(idOf(sessions, 'Bert'))],
    keep('free', 'bert', 0),
  ];

  test('is there, and nothing is written before a player does something', async () => {
    const store = new KillStore(texts());
    const sessions = await opened(store);
    expect(sessions.profiles.all).toHaveLength(1);
    expect(sessions.unfinishedIn('free')).not.toBeNull();
    expect(sessions.resume()?.hash()).toBe(saveOf('old', 1).hash);
    await sessions.settled();
    expect(sessions.notice).toBeNull();
  });

  test.each(DEADLY)('stays, wherever the page is gone afterwards (%s)', async (fault) => {
    const writes = await writesOf(evening, texts());
    for (let at = 1; at <= writes; at++) {
      const store = new KillStore(texts()).plan(at, fault);
      await spend(store, evening);
      const again = await opened(store.reopened());
      const first = (await survey(again)).find(({ profile }) => profile.id === 'first');
      const hashes = [1, 2].map((n) => saveOf('old', n).hash);
      expect(hashes, `${fault} at ${at}`).toContain(
        first?.games.find(({ slot }) => slot === 'free')?.save.hash,
      );
    }
  });
});
