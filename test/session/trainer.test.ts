/** Puzzles served by rating, at the sessions: what counts, what comes back, what a storm and a backup keep. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shifted } from '../../src/campaign/daily/days.ts';
import type { Solution } from '../../src/campaign/schema.ts';
import * as core from '../../src/session/campaign/campaign-core.ts';
import { CampaignManager } from '../../src/session/campaign/campaign-manager.ts';
import { storedProgress } from '../../src/session/campaign/progress-kind.ts';
import type { Thinker } from '../../src/session/game/thinker.ts';
import { readFile, writeBackup } from '../../src/session/profiles/backup.ts';
import { usualSettings } from '../../src/session/profiles/settings.ts';
import { memoryStore } from '../kit/memory-store.ts';
import { openSessions, quiet } from '../kit/session.ts';

const DAY = '2026-03-01';
const PUZZLES = join(import.meta.dirname, '../../levels/puzzles');

/** The solution that is recorded beside a puzzle made by hand. */
function solutionOf(id: string): Solution {
  const number = (id.split('.')[1] ?? '').padStart(2, '0');
  const name = readdirSync(PUZZLES).find(
    (file) => file.startsWith(number) && file.endsWith('.solution.json'),
  );
  return JSON.parse(readFileSync(join(PUZZLES, name ?? ''), 'utf8')) as Solution;
}

async function open(store = memoryStore()) {
  /** Everybody answers as in the recorded solution. */
  const thinker: Thinker = {
    think: async ({ seat }) => {
      const mine = (log: Solution['log']) => log.filter(([by]) => by === seat);
      const given = mine((sessions.session?.toSave().log ?? []) as Solution['log']).length;
      const [, choice = null] = mine(solutionOf(levels.run?.level.id ?? '').log)[given] ?? [];
      return { choice, why: null };
    },
  };
  const sessions = await openSessions(store, { thinker });
  let seeds = 0;
  const newSeed = () => `seed ${seeds++}`;
  const levels = new CampaignManager({
    sessions,
    box: sessions.progress,
    newSeed,
    nameOf: (n) => `P${n}`,
    fetch: async () => core,
  });
  await levels.load();
  const clock = { day: DAY, ms: 0 };
  const trainer = new core.Trainer({ levels, newSeed, today: () => clock.day, now: () => clock.ms });

  const solve = async () => {
    const person = levels.run?.level.seats.findIndex(({ who }) => who === 'person') ?? 0;
    for (const [seat, choice] of solutionOf(levels.run?.level.id ?? '').log) {
      if (seat !== person) continue;
      for (let i = 0; i < 300 && sessions.session?.waiting().includes(seat) === false; i++) await quiet();
      sessions.session?.answer(seat, choice);
    }
    for (let i = 0; i < 300 && levels.run?.isOver === false; i++) await quiet();
    expect(levels.run?.isOver, levels.run?.level.id).toBe(true);
  };
  /** With a hint for every answer. */
  const follow = async () => {
    for (let i = 0; i < 500 && levels.run?.isOver === false; i++) {
      const hint = sessions.session?.domain(0) == null ? null : await sessions.session.hint(0);
      if (hint == null) await quiet();
      else sessions.session?.answer(0, hint.choice);
    }
  };
  return { sessions, levels, trainer, clock, solve, follow, store };
}

test('solved alone the rating goes up, given up it goes down, and the mistake comes back on its day', async () => {
  const { levels, trainer, clock, solve, sessions } = await open();
  const newcomer = trainer.rating;
  expect(await trainer.serve({})).toBe(true);
  const first = levels.run?.level.id ?? '';
  expect(trainer.state.open).toEqual({ id: first, helped: false });
  await solve();
  expect(trainer.verdict).toMatchObject({ id: first, right: true, helped: false, isRated: true, due: null });
  expect(trainer.rating.rating).toBeGreaterThan(newcomer.rating);
  expect(trainer.state).toMatchObject({ open: null, streak: 1, seen: { [first]: 1 } });

  const { rating } = trainer.rating;
  await trainer.serve({});
  const second = levels.run?.level.id ?? '';
  expect(second).not.toBe(first);
  // A request for another returns the one that is open.
  await trainer.serve({});
  expect(levels.run?.level.id).toBe(second);
  trainer.giveUp();
  expect(trainer.verdict).toMatchObject({ id: second, right: false, due: shifted(DAY, 1) });
  expect(trainer.rating.rating).toBeLessThan(rating);
  expect(trainer.due).toEqual([]);

  clock.day = shifted(DAY, 1);
  expect(trainer.due).toEqual([second]);
  const before = trainer.state.rating;
  await trainer.serve({});
  expect(levels.run?.level.id).toBe(second);
  await solve();
  expect(trainer.verdict).toMatchObject({ right: true, isRated: false, due: shifted(DAY, 4) });
  expect(trainer.state.rating).toBe(before);
  await sessions.settled();
});

test('the first answer counts: with hints it was not solved alone, and played again it changes nothing', async () => {
  const { levels, trainer, solve, follow } = await open();
  const { rating } = trainer.rating;
  await trainer.serve({});
  await follow();
  expect(levels.run?.isOver).toBe(true);
  expect(trainer.verdict).toMatchObject({ right: true, helped: true, isRated: true });
  expect(trainer.state.rating).toBeLessThan(rating);
  const after = trainer.state;
  expect(levels.again()).toBe(true);
  await solve();
  expect(levels.run?.end?.stars).toHaveLength(levels.run?.level.goals.length ?? 0);
  expect(trainer.state).toEqual(after);
});

test('a written hint is help too, and is remembered over a new page', async () => {
  const { levels, trainer, sessions, store } = await open();
  await trainer.serve({});
  levels.run?.help();
  expect(trainer.state.open?.helped).toBe(true);
  await sessions.settled();
  const later = await open(store);
  expect(later.trainer.state.open).toEqual(trainer.state.open);
});

test('what was solved on the page of puzzles is served after all others, and is not rated then', async () => {
  const { levels, trainer, solve } = await open();
  for (const { id } of trainer.index) {
    levels.play(id, {});
    await solve();
  }
  expect(trainer.state.seen).toEqual({});
  const { rating } = trainer.state;
  await trainer.serve({});
  await solve();
  expect(trainer.verdict).toMatchObject({ right: true, isRated: false });
  expect(trainer.state.rating).toBe(rating);
});

test('a storm counts what is solved in three minutes, and touches the record alone', async () => {
  const { levels, trainer, clock, solve } = await open();
  const { rating } = trainer.state;
  expect(await trainer.startStorm()).toBe(true);
  expect(trainer.stormLeft()).toBe(180);
  for (let n = 0; n < 3; n++) {
    clock.ms += 20_000;
    await solve();
    expect(trainer.storm).toMatchObject({ right: true, solved: n + 1 });
    expect(await trainer.nextOfStorm()).toBe(true);
  }
  clock.ms += 120_000;
  await solve();
  expect(trainer.isStormOver()).toBe(true);
  expect(await trainer.nextOfStorm()).toBe(false);
  expect(trainer.storm).toMatchObject({ solved: 3, isOver: true });
  expect(new Set(trainer.storm?.met).size).toBe(4);
  expect(trainer.state).toMatchObject({ storm: 3, rating, mistakes: [], streak: 0 });
  trainer.closeStorm();
  expect(levels.run).not.toBeNull();
});

test('a storm that was left for the puzzle that is open does not keep its answer from counting', async () => {
  const { levels, trainer, solve } = await open();
  await trainer.serve({});
  const served = trainer.state.open?.id ?? '';
  await trainer.startStorm();
  expect(levels.run?.level.id).not.toBe(served);
  levels.play(served, {});
  await solve();
  expect(trainer.verdict).toMatchObject({ id: served, right: true });
  expect(trainer.storm).toMatchObject({ solved: 0 });
});

test('the file of a profile carries it all', async () => {
  const { trainer, solve, sessions } = await open();
  await trainer.serve({});
  await solve();
  await trainer.serve({});
  trainer.giveUp();
  await sessions.settled();
  const text = writeBackup({
    ...{ name: 'Anna', face: 'imp' as const, games: {}, heroes: [], settings: usualSettings() },
    progress: sessions.progress.read(),
  });
  const read = readFile(text, storedProgress);
  const other = await open();
  expect(other.trainer.state.turn).toBe(0);
  if (read.kind === 'profile' && read.backup.progress !== null)
    await other.sessions.progress.write(read.backup.progress);
  expect(other.trainer.state).toEqual(trainer.state);
  expect(other.trainer.state).toMatchObject({ streak: 0, bestStreak: 1, mistakes: [{ step: 0 }] });
});
