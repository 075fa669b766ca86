/** The balance table of Pug Quest: counts are gone on with only where nothing has changed that they depend on. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { botsFingerprint, fingerprint } from '../../src/cli/tournament/fingerprint.ts';
import { tournament } from '../../src/cli/tournament.ts';
import { quest } from '../../src/engine/quest/index.ts';
import { captureTerminal } from '../kit/terminal.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balance-'));
  captureTerminal();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

describe('going on with counts', () => {
  const out = () => join(folder, 'table.md');
  const counts = () => JSON.parse(readFileSync(join(folder, 'table.json'), 'utf8'));
  const run = (games: number, ...more: string[]) =>
    tournament([
      '--balance',
      '--out',
      out(),
      '--only',
      'random',
      '--cells',
      'normal-1',
      '--games',
      String(games),
      ...more,
    ]);

  test('adds games to those counted', () => {
    run(2);
    expect(counts().cells['normal-1'].games).toBe(2);
    run(3, '--resume');
    expect(counts().cells['normal-1'].games).toBe(3);
    expect(readFileSync(out(), 'utf8')).toContain('; 3)');
  });

  test('begins anew with a cell whose Boss has another Life by now', () => {
    run(2);
    const saved = counts();
    saved.cells['normal-1'].life = '1000';
    writeFileSync(join(folder, 'table.json'), JSON.stringify(saved));
    run(1, '--resume');
    expect(counts().cells['normal-1'].games).toBe(1);
  });

  test('is refused once values or bots have changed, and nothing is lost', () => {
    run(1);
    const { cells, ...others } = counts();
    const saved = {
      ...others,
      playedWith: 'other',
      cells: { 'normal-1': { ...cells['normal-1'], first: ['1 99 badger'] } },
    };
    writeFileSync(join(folder, 'table.json'), JSON.stringify(saved));
    expect(() => run(2, '--resume')).toThrow('game 1 of normal-1 ends otherwise');
    expect(counts()).toEqual(saved);
  });

  test('is allowed where the first games, played again, end as they did', () => {
    run(4);
    const { first, ...cell } = counts().cells['normal-1'];
    expect(first).toHaveLength(3);
    const keep = (ends?: string[]) => {
      const cells = { 'normal-1': { ...cell, ...(ends === undefined ? {} : { first: ends }) } };
      writeFileSync(join(folder, 'table.json'), JSON.stringify({ ...counts(), playedWith: 'other', cells }));
    };
    keep(first);
    run(5, '--resume');
    expect(counts().cells['normal-1'].games).toBe(5);
    expect(counts().playedWith).toBe(botsFingerprint('random'));
    keep();
    expect(() => run(5, '--resume')).toThrow('does not say how');
  });
});

describe('what games were played with', () => {
  test('depends on names and texts of all files, in folders of folders too, not on line ends', () => {
    const write = (name: string, text: string) => writeFileSync(join(folder, 'in', name), text);
    const now = () => fingerprint([folder]);
    mkdirSync(join(folder, 'in'));
    write('a.json', '1\n');
    const first = now();
    write('a.json', '1\r\n');
    expect(now()).toBe(first);
    write('a.json', '2\n');
    const second = now();
    write('b.json', '');
    const third = now();
    expect(new Set([first, second, third]).size).toBe(3);
    write('board.json', '{ "rounds": 10, "bossLife": 1 }');
    const board = now();
    write('board.json', '{ "rounds": 10, "bossLife": 2 }');
    expect(now()).toBe(board);
    write('board.json', '{ "rounds": 9, "bossLife": 2 }');
    expect(now()).not.toBe(board);
  });

  test('leaves out what lies apart', () => {
    mkdirSync(join(folder, 'in'));
    writeFileSync(join(folder, 'in', 'apart.json'), '1');
    const now = () => fingerprint([folder], (file) => !file.startsWith('in/apart'));
    const before = now();
    writeFileSync(join(folder, 'in', 'apart.json'), '2');
    expect(now()).toBe(before);
    expect(fingerprint([folder])).not.toBe(before);
  });

  test('is the same for the bots that counts of many hours stand for, another for the rest', () => {
    expect(botsFingerprint('hard')).toBe(botsFingerprint('master'));
    expect(botsFingerprint('hard')).toMatch(new RegExp(`^${quest.version}\\.`));
    expect(botsFingerprint('easy')).not.toBe(botsFingerprint('hard'));
    expect(botsFingerprint('archimp')).not.toBe(botsFingerprint('hard'));
  });
});
