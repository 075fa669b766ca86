/** Saving: killed at any moment, with any store, a game goes on where it was. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hash } from '../../src/engine/kernel/data.ts';
import { petz, petzEngine } from '../../src/engine/petz/index.ts';
import { Session } from '../../src/session/game/session.ts';
import { migrate, readGame, writeGame } from '../../src/session/saves/load.ts';
import type { Store } from '../../src/session/saves/store.ts';
import type { SessionManager } from '../../src/session/session-manager.ts';
import { addPet, alleyTable } from '../kit/alleys-show.ts';
import { idleClock } from '../kit/idle-clock.ts';
import { asIfAlwaysAsked } from '../kit/orders.ts';
import {
  FaultyStore,
  game,
  nextQuestion,
  openSessions,
  playOn,
  quick,
  randomAnswer,
} from '../kit/session.ts';

let realTime: () => void;
beforeEach(() => {
  realTime = idleClock();
});
afterEach(() => realTime());

/** There is no other page. */
const locks = { take: () => Promise.resolve(() => undefined) };

const opened = (store: Store, patience = 50) => openSessions(store, { locks, patience });

/** A sessions with a game some answers old. */
async function played(store: Store, steps = 5): Promise<{ sessions: SessionManager; session: Session }> {
  const sessions = await opened(store);
  const session = sessions.newGame(game('person bot bot'));
  await playOn(session, (n) => n >= steps);
  await nextQuestion(session);
  await sessions.settled();
  return { sessions, session };
}

describe('killed and opened again', () => {
  test('at every step of a whole game the state, the story and the question are the same', async () => {
    const store = new FaultyStore();
    const sessions = await opened(store);
    const session = sessions.newGame(game('person bot', 'kill', true));
    let steps = 0;
    for (;;) {
      const seat = await nextQuestion(session);
      await sessions.settled();
      const again = await opened(store.reopened());
      const resumed = again.resume();
      expect(resumed?.hash()).toBe(session.hash());
      expect(hash(resumed?.story(0))).toBe(hash(session.story(0)));
      expect(resumed?.ask()).toEqual(session.ask());
      if (seat === null) break;
      session.answer(seat, randomAnswer(session, seat));
      steps++;
    }
    expect(steps).toBeGreaterThan(20);
  });

  test('while bots answer, every answer of theirs is there too', async () => {
    const store = new FaultyStore();
    const sessions = await opened(store);
    const session = sessions.newGame(game('bot bot bot'));
    const seen = new Set<number>();
    for (let i = 0; i < 30_000 && session.outcome() === null; i++) {
      await Promise.resolve();
      if (i % 20 > 0) continue;
      seen.add((await opened(store.reopened())).unfinished()?.round ?? 0);
    }
    expect(session.outcome()).not.toBeNull();
    await sessions.settled();
    expect((await opened(store.reopened())).unfinished()?.isOver).toBe(true);
    expect(seen.size).toBeGreaterThan(1);
  });

  test('a resumed game goes on like the one that was never closed', async () => {
    const store = new FaultyStore();
    const { session } = await played(store, 6);
    const resumed = (await opened(store.reopened())).resume();
    if (resumed === null) throw new Error('nothing to resume');
    await playOn(session);
    await playOn(resumed);
    expect(resumed.hash()).toBe(session.hash());
  });

  test('making and writing a save takes less than 50 ms of work, and plays nothing again', async () => {
    const { session } = await played(new FaultyStore(), 40);
    const applied = vi.spyOn(petzEngine, 'apply');
    const works: number[] = [];
    let text = '';
    for (let i = 0; i < 5; i++) {
      // What this process has worked, not what the clock says: others may be busy meanwhile.
      const from = process.cpuUsage();
      text = writeGame(session.toSave());
      const { user, system } = process.cpuUsage(from);
      works.push((user + system) / 1000);
    }
    expect(Math.min(...works)).toBeLessThan(50);
    expect(applied).not.toHaveBeenCalled();
    applied.mockRestore();
    expect(readGame(text).ok).toBe(true);
  });
});

describe('a store that misbehaves', () => {
  test.each([
    ['forbidden', 'storeForbidden'],
    ['quota', 'storeFull'],
    ['hangs', 'storeSlow'],
  ] as const)('%s: said once, played on, nothing lost', async (fault, code) => {
    const store = new FaultyStore();
    const { sessions, session } = await played(store, 3);
    store.fault = fault;
    await playOn(session, (n) => n >= 3);
    await nextQuestion(session);
    await sessions.settled();
    expect(sessions.notice).toBe(code);
    const before = session.hash();
    sessions.leave();
    expect(sessions.resume()?.hash()).toBe(before);
    store.fault = null;
    const again = sessions.session;
    if (again === null) throw new Error('no session');
    await playOn(again, (n) => n >= 1);
    await nextQuestion(again);
    await sessions.settled();
    expect(sessions.notice).toBeNull();
    expect((await opened(store.reopened())).resume()?.hash()).toBe(again.hash());
  });

  test('that cannot even be read starts without a save, and says so', async () => {
    const store = new FaultyStore();
    store.fault = 'unreadable';
    const sessions = await opened(store);
    expect(sessions.unfinished()).toBeNull();
    expect(sessions.notice).toBe('storeForbidden');
    const session = sessions.newGame(game('person bot'));
    await playOn(session, (n) => n >= 3);
    expect(session.hash()).not.toBe('');
  });

  test('a half-written newest save falls back to the one before, and says so', async () => {
    const store = new FaultyStore();
    const { session } = await played(store, 4);
    const good = session.hash();
    const seat = session.waiting()[0] ?? 0;
    // The very next write is cut off in the middle, and then the power fails.
    store.fault = 'halfWrites';
    session.answer(seat, randomAnswer(session, seat));
    const broken = store.reopened();
    const again = await opened(broken);
    expect(again.notice).toBe('older');
    expect(again.resume()?.hash()).toBe(good);
  });

  test('with every generation broken there is nothing to continue, and that is said', async () => {
    const store = new FaultyStore();
    await played(store);
    for (const key of store.texts.keys()) store.texts.set(key, 'x');
    const sessions = await opened(store);
    expect(sessions.unfinished()).toBeNull();
    expect(sessions.notice).toBe('none');
  });

  test.each(['{}', '[1]', '{"count":99,"sum":"0000000000000000","text":"{}"}', '', '\u0000'])(
    'a generation of %j is passed over',
    async (text) => {
      const store = new FaultyStore();
      const { session } = await played(store);
      const newest = [...store.texts].sort((a, b) => countOf(b[1]) - countOf(a[1]))[0]?.[0] ?? '';
      store.texts.set(newest, text);
      const sessions = await opened(store);
      expect(sessions.notice).toBe('older');
      const resumed = sessions.resume();
      expect(resumed?.toSave().log.length).toBeLessThanOrEqual(session.toSave().log.length);
    },
  );

  function countOf(text: string): number {
    return (JSON.parse(text) as { count: number }).count;
  }
});

describe('files from elsewhere', () => {
  async function someGame(): Promise<Session> {
    const session = Session.start(game('person bot'), quick);
    session.begin();
    await playOn(session, (n) => n >= 4);
    return session;
  }

  test.each([
    ['', 'notASave'],
    ['hello', 'notASave'],
    ['null', 'notASave'],
    ['[]', 'notASave'],
    ['{"game":"chess","format":1}', 'notASave'],
    ['{"game":"petz","format":99}', 'newerFormat'],
    ['{"game":"petz","format":1}', 'damaged'],
  ])('%j is refused as %s', (text, problem) => {
    expect(readGame(text)).toEqual({ ok: false, problem });
  });

  test('a file that was tampered with is refused, and the game at hand stays', async () => {
    const store = new FaultyStore();
    const { sessions, session } = await played(store);
    const before = session.hash();
    const save = session.toSave();
    const forged = { ...save, snapshot: { ...save.snapshot, round: 5 }, log: save.log.slice(1) };
    expect(sessions.importGame(writeGame(forged))).toBe('damaged');
    expect(sessions.notice).toBe('damaged');
    expect(sessions.session?.hash()).toBe(before);
    expect(sessions.exportGame()).toBe(writeGame(save));
  });

  test('a forged state whose hash fits is refused when its inventory is wrong', async () => {
    const save = (await someGame()).toSave();
    const snapshot = { ...save.snapshot, shops: [] };
    const forged = { ...save, snapshot, hash: hash(snapshot), log: [[0, 'nonsense']] as never };
    expect(readGame(writeGame(forged))).toEqual({ ok: false, problem: 'impossible' });
  });

  test('export and import give the same game', async () => {
    const { sessions, session } = await played(new FaultyStore());
    const text = sessions.exportGame() ?? '';
    const other = await opened(new FaultyStore());
    expect(other.importGame(text)).toBeNull();
    expect(other.resume()?.hash()).toBe(session.hash());
  });

  test('a game of older rules goes on from its snapshot, without its story', async () => {
    const save = (await someGame()).toSave();
    const loaded = readGame(writeGame({ ...save, version: petz.version + 7 }));
    if (!loaded.ok) throw new Error(loaded.problem);
    const resumed = Session.resume(loaded.save, quick);
    expect(resumed.hash()).toBe(save.hash);
    expect(resumed.story(0)).toEqual([]);
    await playOn(resumed);
    expect(resumed.outcome()).not.toBeNull();
  });

  test('R-DA-25 one that stands in a question that is no longer asked is answered and goes on', async () => {
    const t = alleyTable({ seats: 2, home: 1 });
    addPet(t, 0, 0, 'uni', 'hunger anger');
    addPet(t, 0, 2, 'birdie', 'play disease', { cage: 'c03' });
    t.s.tasks = [
      { proc: 'petz.game', at: 'next', vars: {} },
      { proc: 'petz.round', at: 'showing', vars: {} },
    ];
    t.s.ask = null;
    const snapshot = asIfAlwaysAsked(t.s);
    const save = {
      ...(await someGame()).toSave(),
      setup: snapshot.setup,
      log: [],
      snapshot,
      hash: hash(snapshot),
    };
    const loaded = readGame(writeGame({ ...save, version: 1 }));
    if (!loaded.ok) throw new Error(loaded.problem);
    const resumed = Session.resume(loaded.save, quick);
    expect(resumed.ask()).toMatchObject({ kind: 'petz.next', seats: [0] });
    expect(resumed.domain(0)).toEqual({ type: 'pick', options: [0, 2] });
    resumed.begin();
    await playOn(resumed);
    expect(resumed.outcome()).not.toBeNull();
  });
});

describe('migrations', () => {
  const steps = [
    { to: 1, lift: (file: object) => ({ ...file, seed: 'was missing' }) },
    { to: 2, lift: (file: object) => ({ ...file, names: [] }) },
  ];

  test('lift a file step by step', () => {
    expect(migrate({ format: 0, game: 'petz' }, steps, 2)).toEqual({
      format: 2,
      game: 'petz',
      seed: 'was missing',
      names: [],
    });
  });

  test('today’s format needs none; a newer one or a gap has no way', () => {
    expect(migrate({ format: 2 }, steps, 2)).toEqual({ format: 2 });
    expect(migrate({ format: 3 }, steps, 2)).toBeNull();
    expect(migrate({ format: 0 }, steps.slice(1), 2)).toBeNull();
    expect(migrate({}, steps, 2)).toBeNull();
  });
});
