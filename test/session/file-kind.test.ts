/** A file is known by what it says it is at its top, with any words in it; what no honest file has in it is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEEPEST } from '../../src/engine/kernel/safe-json.ts';
import { fileKind } from '../../src/session/saves/file-kind.ts';
import { openFile } from '../../src/session/saves/open-file.ts';
import { SAVES } from '../trust/saves.ts';

const files = readdirSync(SAVES).flatMap((folder) =>
  readdirSync(join(SAVES, folder)).map((name) => `${folder}/${name}`),
);
const ending = (end: string) => files.filter((file) => file.endsWith(end));
const textOf = (file: string) => readFileSync(join(SAVES, file), 'utf8');

describe('a file of ours is known', () => {
  test.each(ending('.profile.json'))('as a profile with everything in it: %s', (file) => {
    expect(openFile(textOf(file))).toMatchObject({ kind: 'profile', refused: [] });
  });

  test.each(ending('.game.json'))('as a game: %s', (file) => {
    expect(fileKind(textOf(file)).kind).toBe('game');
  });

  test('with any names and words in it', () => {
    const words = '"goals" "seats" dungeon-petz.shared dungeon-petz.profile';
    expect(fileKind(JSON.stringify({ game: 'petz', snapshot: {}, log: [], words })).kind).toBe('game');
    expect(fileKind(JSON.stringify({ kind: 'dungeon-petz.profile', goals: 1, seats: 2 })).kind).toBe(
      'profile',
    );
    expect(fileKind(JSON.stringify({ goals: [], seats: [], words })).kind).toBe('shared');
    expect(fileKind(JSON.stringify(words))).toEqual({ kind: 'none', problem: 'notOurs' });
    expect(fileKind(JSON.stringify({ inside: { goals: [], seats: [] } })).kind).toBe('none');
  });
});

describe('none of ours', () => {
  const game = (snapshot: string) => `{"game":"petz","format":1,"snapshot":${snapshot}}`;
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each([
    ['a number without end', game('{"gold":1e999}')],
    ['half a letter in a name', game('{"\\udfff":1}')],
    ['50,000 brackets', game(nested(50_000))],
    ['one bracket too many', game(nested(DEEPEST))],
    ['a name of the language', game('{"__proto__":{}}')],
  ])('%s', (_, text) => {
    expect(fileKind(text)).toEqual({ kind: 'none', problem: 'notOurs' });
    expect(openFile(text)).toEqual({ kind: 'none', problem: 'notABackup' });
  });

  test('but half letters are mended, and deep places, dragons and half points are ours', () => {
    expect(fileKind(game(nested(DEEPEST - 1))).kind).toBe('game');
    expect(fileKind(game('"\\ud83d!\\udc09"'))).toMatchObject({ data: { snapshot: '\ufffd!\ufffd' } });
    expect(fileKind(game('{"name":"🐉 \\ud83d\\udc09","points":-2.5}')).kind).toBe('game');
  });
});
