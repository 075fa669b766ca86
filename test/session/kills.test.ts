/** Killed at any write of profiles, progress and games: everything but at most the action in flight is there. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hash } from '../../src/engine/kernel/data.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { storedProgress } from '../../src/session/campaign/progress-kind.ts';
import { atOnce } from '../../src/session/game/pacing.ts';
import { Session } from '../../src/session/game/session.ts';
import { randomThinker } from '../../src/session/game/thinker.ts';
import { readBackup } from '../../src/session/profiles/backup.ts';
import { exportProfile, survey, takeIn } from '../../src/session/profiles/profile-files.ts';
import { SettingsBox, usualSettings } from '../../src/session/profiles/settings.ts';
import type { AnyGameFile } from '../../src/session/saves/game-file.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import type { Slot } from '../../src/session/saves/save-slots.ts';
import { memoryStore, type Store } from '../../src/session/saves/store.ts';
import { SessionManager } from '../../src/session/session-manager.ts';
import { idleClock } from '../kit/idle-clock.ts';
import { DEADLY, KillStore, PASSING } from '../kit/kill-store.ts';
import { game, nextQuestion, playOn, quick } from '../kit/session.ts';

const PATIENCE = 4;

let realTime: () => void;
beforeEach(() => {
  realTime = idleClock();
});
afterEach(() => realTime());

let ids = 0;
async function deskOver(store: Store): Promise<SessionManager> {
  const newId = () => `x${ids++}`;
  const tools = { thinker: randomThinker, pace: atOnce, patience: PATIENCE, retryMs: null, newId };
  const sessions = new SessionManager({ store, ...tools });
  await sessions.open();
  return sessions;
}

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
interface Kept {
  name: string;
  games: Partial<Record<Slot, string>>;
  progress: string;
}
type Snapshot = Record<string, Kept>;

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
  (sessions) => sessions.deviceData.slots.keep(slot, saveOf(seed, n)),
];
const reach = (stars: number): Action => [
  `${stars} stars`,
  (sessions) => sessions.progress.change((p) => ({ ...(p as object), stars: { a: stars } }) as Json),
];
const idOf = (sessions: SessionManager, name: string) =>
  sessions.profiles.all.find((one) => one.name === name)?.id ?? '';

/** Somebody's evening: two persons, all slots, progress, a game finished, a profile removed, another one brought. */
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
      const read = readBackup(text ?? '', storedProgress);
      if (!read.ok) throw new Error(read.problem);
      const backup = { ...read.backup, name: 'Anna again' };
      await takeIn({ sessions, settings }, backup, { into: null, settings: false });
    },
  ],
  reach(6),
];

/** Acts until the page is gone; what was saved before and after the last action. */
async function spend(
  store: KillStore,
  actions = EVENING,
): Promise<{ before: Snapshot; after: Snapshot; sessions: SessionManager }> {
  ids = 0;
  const sessions = await deskOver(store);
  let before: Snapshot = await snapshotOf(sessions);
  for (const [, act] of actions) {
    const { writes } = store;
    const acting = Promise.resolve(act(sessions));
    await Promise.race([acting, new Promise((done) => setTimeout(done, 20 * PATIENCE))]);
    await sessions.settled();
    if (store.isDead) {
      // What the action would have led to on a sound disk.
      return { before, after: await undisturbed(actions, act), sessions };
    }
    const after = await snapshotOf(sessions);
    if (store.dropped > writes) return { before, after, sessions };
    before = after;
  }
  return { before, after: before, sessions };
}

const sound = new Map<Action[1], Snapshot>();
/** The same evening on a sound disk, until after that action. */
async function undisturbed(actions: Action[], last: Action[1]): Promise<Snapshot> {
  const known = sound.get(last);
  if (known !== undefined) return known;
  ids = 0;
  const sessions = await deskOver(new KillStore());
  for (const [, act] of actions) {
    await act(sessions);
    await sessions.settled();
    if (act === last) break;
  }
  const snapshot = await snapshotOf(sessions);
  sound.set(last, snapshot);
  return snapshot;
}

/** Every part is as it was before or after the action in flight; a profile that only one of them knows is whole or not there. */
function expectBetween(got: Snapshot, before: Snapshot, after: Snapshot, told: string, lied = false): void {
  for (const id of new Set([got, before, after].flatMap((one) => Object.keys(one)))) {
    const [is, was, will] = [got[id], before[id], after[id]];
    const at = `${told}: ${id}`;
    if (was === undefined || will === undefined) {
      // What the store only said to have taken is missing; the file it came from is still there.
      if (lied && is !== undefined && will !== undefined) expect(will.games, at).toMatchObject(is.games);
      else if (is !== undefined) expect(is, at).toEqual(was ?? will);
      continue;
    }
    expect(is, at).toBeDefined();
    expect([was.name, will.name], at).toContain(is?.name);
    expect([was.progress, will.progress], at).toContain(is?.progress);
    for (const slot of ['free', 'level', 'daily'] as const) {
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
    const { after, sessions } = await spend(store);
    const again = await snapshotOf(await deskOver(store.reopened()));
    expect(again).toEqual(after);
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
      const { before, after } = await spend(store);
      const got = await snapshotOf(await deskOver(store.reopened()));
      expectBetween(got, before, after, `${fault} at write ${at}`, fault === 'drops');
    }
  });

  test.each(PASSING)('and any one write goes wrong, but not the next ones (%s)', async (fault) => {
    const writes = await writesOf(EVENING);
    const last = EVENING.at(-1)?.[1];
    const whole = last === undefined ? {} : await undisturbed(EVENING, last);
    for (let at = 1; at <= writes; at++) {
      const store = new KillStore().plan(at, fault);
      const { sessions } = await spend(store);
      sessions.deviceData.retry();
      await sessions.settled();
      expect(sessions.deviceData.trouble, `${fault} at write ${at}`).toBeNull();
      const told = `${fault} at write ${at}`;
      expect(await snapshotOf(sessions), told).toEqual(whole);
      expect(await snapshotOf(await deskOver(store.reopened())), told).toEqual(whole);
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

  test('is there, and nothing is written before somebody does something', async () => {
    const store = new KillStore(texts());
    const sessions = await deskOver(store);
    expect(sessions.profiles.all).toHaveLength(1);
    expect(sessions.unfinishedIn('free')).not.toBeNull();
    expect(sessions.resume()?.hash()).toBe(saveOf('old', 1).hash);
    await sessions.settled();
    expect(sessions.notice).toBeNull();
  });

  test.each(DEADLY)('stays, wherever the page is gone afterwards (%s)', async (fault) => {
    sound.clear();
    const writes = await writesOf(evening, texts());
    for (let at = 1; at <= writes; at++) {
      const store = new KillStore(texts()).plan(at, fault);
      await spend(store, evening);
      const again = await deskOver(store.reopened());
      const first = (await survey(again)).find(({ profile }) => profile.id === 'first');
      const hashes = [1, 2].map((n) => saveOf('old', n).hash);
      expect(hashes, `${fault} at ${at}`).toContain(
        first?.games.find(({ slot }) => slot === 'free')?.save.hash,
      );
    }
    sound.clear();
  });
});
