/** Saves of every version of the rules that was ever released still open, replay, and can be played to their end. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GameId, versionOf } from '../../src/engine/games.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { storedProgress } from '../../src/session/campaign/progress-kind.ts';
import { firstDifference } from '../../src/session/game/replay.ts';
import { Session } from '../../src/session/game/session.ts';
import { readFile } from '../../src/session/profiles/backup.ts';
import { survey } from '../../src/session/profiles/profile-files.ts';
import { readGame } from '../../src/session/saves/load.ts';
import { readSave } from '../../src/session/saves/save-format.ts';
import { memoryStore } from '../kit/memory-store.ts';
import { openSessions, quick } from '../kit/session.ts';
import { answerAtRandom } from '../trust/kills/deeds.ts';
import { folderNow, SAVES } from '../trust/saves.ts';

const folders = readdirSync(SAVES).sort();
const files = folders.flatMap((folder) =>
  readdirSync(join(SAVES, folder)).map((name) => `${folder}/${name}`),
);
const ending = (end: string) => files.filter((file) => file.endsWith(end)).sort();
const textOf = (file: string) => readFileSync(join(SAVES, file), 'utf8').trim();

test('the present versions of the rules have their saves (npm run trust -- --saves)', () => {
  expect(folders).toContain(folderNow());
  const kinds = readdirSync(join(SAVES, folderNow())).map((name) => name.replace(/^[^.]+/, '*'));
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  expect([count('*.game.json'), count('*.log.json')]).toEqual([11, 11]);
  expect([count('*.profile.json'), count('*.store.json')]).toEqual([1, 1]);
});

describe('a saved game opens, goes on and comes to its end', () => {
  test.each(ending('.game.json'))('%s', (file) => {
    const read = readGame(textOf(file));
    if (!read.ok) throw new Error(read.problem);
    const { save } = read;
    const session = Session.resume<GameId>(save, quick);
    expect(session.hash()).toBe(save.hash);
    session.begin();
    const rng = dice(file);
    for (let n = 0; n < 4000 && answerAtRandom(session, rng); n++);
    expect(session.outcome()).not.toBeNull();
  });
});

describe('an exported game replays to every fingerprint in it', () => {
  test.each(ending('.log.json'))('%s', (file) => {
    const raw = JSON.parse(textOf(file)) as { game: GameId; version: number };
    const read = readSave(textOf(file));
    // The log of other rules is a story; the saved game beside it goes on from its snapshot.
    if (raw.version !== versionOf(raw.game)) return expect(read).toMatchObject({ ok: false });
    if (!read.ok) throw new Error(read.problem.message);
    expect(firstDifference<GameId>(read.save)).toBeNull();
  });
});

test.each(ending('.profile.json'))('the file of a profile is whole: %s', (file) => {
  const read = readFile(textOf(file), storedProgress);
  if (read.kind !== 'profile') throw new Error(`this is no profile, but ${read.kind}`);
  expect(read.refused).toEqual([]);
  expect(read.backup.name).toBe('Anna');
  expect(Object.keys(read.backup.games).sort()).toEqual(['daily', 'free', 'level']);
  expect(read.backup.progress).toMatchObject({
    levels: { 'town.1': { won: true } },
    choices: { name: 'golden' },
  });
});

test.each(ending('.store.json'))('a whole database opens with everything in it: %s', async (file) => {
  const texts = new Map(Object.entries(JSON.parse(textOf(file)) as Record<string, string>));
  const sessions = await openSessions(memoryStore(texts));
  expect(sessions.notice).toBeNull();
  const all = await survey(sessions);
  const saved = all.map(({ profile, games }) => [profile.name, games.map(({ slot }) => slot)]);
  expect(saved).toEqual([
    ['Anna', ['free', 'level', 'daily']],
    ['Bert', ['free']],
  ]);
  expect(all[0]?.stars).toBe(2);
  // The newest generation of the free game is the second one that was saved.
  const newest = readGame(textOf(file.replace('all.store', 'petz-full.game')));
  expect(all[0]?.games[0]?.save.hash).toBe(newest.ok ? newest.save.hash : null);
  expect(sessions.resume()).not.toBeNull();
});
