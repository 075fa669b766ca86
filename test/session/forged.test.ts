/** Snapshots that no game can have, well sealed: the answers are given again, or the game is refused with its cause. */

import { describe, expect, test } from 'vitest';
import { equal, hash } from '../../src/engine/kernel/data.ts';
import type { AnyGameFile } from '../../src/session/saves/game-file.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import { openFile } from '../../src/session/saves/open-file.ts';
import { KillStore } from '../kit/kill-store.ts';
import { openSessions } from '../kit/session.ts';
import { started } from '../kit/started.ts';

// biome-ignore lint/suspicious/noExplicitAny: a forger cares for no type
type Any = any;
type Forge = (s: Any) => unknown;

/** Any value in place of a part of the state, by its path. */
const put = (path: string, value: unknown): [string, Forge] => [
  `${path} = ${JSON.stringify(value)}`,
  (s) => {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    parts.reduce((at: Any, part) => at[part], s)[last] = value;
  },
];
const without = (path: string): [string, Forge] => [
  `no ${path}`,
  (s) => {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    delete parts.reduce((at: Any, part) => at[part], s)[last];
  },
];

const EVERY: [string, Forge][] = [
  put('tasks', []),
  put('tasks.0.proc', 'petz.nothing'),
  put('tasks.0.at', 'nowhere'),
  ['the script on top stands nowhere', (s) => Object.assign(s.tasks.at(-1), { at: 'nowhere' })],
  ['the script on top has nothing in its hands', (s) => Object.assign(s.tasks.at(-1), { vars: null })],
  put('ask', null),
  put('ask.kind', 'petz.unknown'),
  put('ask.seats', []),
  put('ask.seats', [5]),
  put('ask.seats', [-1]),
  put('ask.seats', 'all'),
  put('ask.how', 'never'),
  put('ask.id', 10_000_000),
  put('ask.sealed', { 0: 'what nobody may answer' }),
  put('ask.sealed', null),
  put('rng', [0, 0, 0]),
  put('rng', ['a', 'b', 'c', 'd']),
  put('rng', [-1, 0, 0, 0]),
  put('asked', -3),
  put('secrets', 0.5),
  put('round', '3'),
  put('round', -1),
  put('setup', null),
  put('setup.seats', 3),
  put('outcome', { reason: 'won', scores: [1], winners: [9] }),
  put('outcome', 'mine'),
  without('tasks'),
  without('rng'),
  without('piles'),
];

const PETZ: [string, Forge][] = [
  put('shops.0.food.vegetable', 1e308),
  put('shops.0.food.vegetable', [1, -1]),
  put('shops.0.history', null),
  put('shops.0.gold', -1),
  put('shops.0.gold', 0.5),
  put('shops.0.gold', 9_000_000_000),
  put('shops.0.home', 99),
  put('shops.0.plots', []),
  put('shops.0.plots.0.cage', 'palace'),
  put('shops.0.plots.0.pet', { id: 'unicorn', size: 3, suffering: 0, mutation: 0, cards: null, needs: null }),
  put('shops.0.hand', [9999]),
  put('shops.0.books', { red: 'X' }),
  put('shops', []),
  put('phase', 'party'),
  put('order', [0, 0]),
  put('starter', 7),
  put('town.young', ['uni', 'uni']),
  put('town.stands.meat.meat', -4),
  put('town.taken', { cage: { seat: 9, imps: 1 } }),
  put('piles.needs', [[], []]),
  put('customers', [{ round: 1, id: 'nobody', open: true }]),
  put('alleys', {}),
  without('shops.0.busy'),
  without('town.stands.mixed'),
];

const QUEST: [string, Forge][] = [
  put('heroes', []),
  put('heroes.0.card', 'superpug'),
  put('heroes.0.hand', null),
  put('heroes.0.hand', ['courage']),
  put('heroes.0.damage', -1),
  put('heroes.0.damage', 1e300),
  put('heroes.0.marks', [{ tag: 'immortal', v: 1, until: 'world', by: 'h0', card: 'x' }]),
  put('heroes.0.status', 'sleeping'),
  put('halves.heroes', [[], []]),
  put('halves.heroes.0', ['h0', 'h0']),
  put('turn', { id: 'nobody', actions: 99, struck: 'no' }),
  put('number', 17.5),
  put('world', 7),
  put('piles.energy', ['strength']),
  put('display', [1, 2, 3]),
  put('lord', {}),
  without('heroes.0.used'),
  without('halves.foes'),
];

const GAMES = {
  petz: { save: started('petz'), forgeries: [...EVERY, ...PETZ] },
  quest: { save: started('quest'), forgeries: [...EVERY, ...QUEST] },
};

function forged(save: AnyGameFile, forge: Forge, more: object = {}): string {
  const file: Any = JSON.parse(writeGame(save));
  forge(file.snapshot);
  return JSON.stringify({ ...file, hash: hash(file.snapshot), ...more });
}

describe.each(Object.entries(GAMES))('a game of %s', (_, { save, forgeries }) => {
  const text = writeGame(save);
  // The last answer is one that no seat may give.
  const badLog = { log: [...save.log.slice(0, -1), [save.log.at(-1)?.[0] ?? 0, 'nonsense']] };

  test('that is true goes on from its snapshot', () => {
    expect(readGame(text)).toMatchObject({ ok: true, save: { hash: save.hash } });
    expect(openFile(text)).toMatchObject({ kind: 'game', save: { hash: save.hash } });
  });

  test.each(forgeries)('with %s is what its answers make of it', (_name, forge) => {
    const file = forged(save, forge);
    expect(file).not.toBe(text);
    const read = readGame(file, 'file');
    if (!read.ok) throw new Error(read.problem);
    expect(equal(read.save.snapshot, save.snapshot)).toBe(true);
    expect(read.save.hash).toBe(save.hash);
  });

  test.each(forgeries)('with %s and a false answer is refused', (_name, forge) => {
    expect(readGame(forged(save, forge, badLog), 'file')).toEqual({ ok: false, problem: 'impossible' });
    expect(openFile(forged(save, forge, badLog))).toEqual({ kind: 'none', problem: 'impossible' });
    const older = forged(save, forge, { version: 0 });
    expect(openFile(older)).toEqual({ kind: 'none', problem: 'otherRules' });
  });

  test('with scripts that have nonsense in their hands is found out by trying', () => {
    const names = new Set<string>();
    for (const task of save.snapshot.tasks) for (const name of Object.keys(task.vars)) names.add(name);
    for (const nonsense of [null, -1, 'x', 1e9, [], {}, [[['x']]]]) {
      const file = forged(save, (s) => {
        for (const task of s.tasks) for (const name of Object.keys(task.vars)) task.vars[name] = nonsense;
      });
      // With all that comes of it, it can be played to its end.
      const read = readGame(file, 'file');
      expect(read.ok || read.problem).toBe(true);
    }
    expect(names.size).toBeGreaterThan(0);
  });

  test('whose sum is false is mended by its answers only if they lead to it', () => {
    const file: Any = JSON.parse(text);
    file.snapshot.round += 1;
    expect(readGame(JSON.stringify(file))).toMatchObject({ ok: true, save: { hash: save.hash } });
    expect(readGame(JSON.stringify({ ...file, ...badLog }))).toEqual({ ok: false, problem: 'damaged' });
  });

  test('that is refused leaves one’s own as it is', async () => {
    const store = new KillStore();
    const sessions = await openSessions(store, { patience: 20 });
    expect(sessions.importGame(text)).toBeNull();
    await sessions.settled();
    const before = [...store.texts];
    for (const [, forge] of forgeries) {
      expect(sessions.importGame(forged(save, forge, badLog))).toBe('impossible');
      expect(sessions.notice).toBe('impossible');
    }
    await sessions.settled();
    expect([...store.texts]).toEqual(before);
  });
});
