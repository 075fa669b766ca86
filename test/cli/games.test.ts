/** The commands that play and replay games: what they print, and how they complain. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readVariants } from '../../src/cli/game-options.ts';
import { replay } from '../../src/cli/replay.ts';
import { simulate } from '../../src/cli/simulate.ts';
import { UsageError } from '../../src/cli/usage.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { captureTerminal } from '../kit/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'petz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let out: string[] = [];
let err: string[] = [];
beforeEach(() => {
  ({ out, err } = captureTerminal());
});
afterEach(() => vi.restoreAllMocks());

/** The printed lines, without what depends on the clock. */
function timeless(): unknown[] {
  return out.map((line) =>
    JSON.parse(line, (key, value) => (key === 'ms' || key === 'gamesPerSecond' ? 0 : value)),
  );
}

describe('simulate', () => {
  test('prints one JSON line a game and a summary', () => {
    expect(simulate(['--seats', 'random,easy', '--games', '2', '--seed', '7', '--json'])).toBe(0);
    const [first, second, last] = timeless() as Record<string, unknown>[];
    expect(Object.keys(first ?? {})).toEqual(
      'game seed seats scores winners rounds decisions ms hash'.split(' '),
    );
    expect(first).toMatchObject({ game: 'petz', seed: '7.1', seats: ['random', 'easy'], rounds: 6 });
    expect(second).toMatchObject({ seed: '7.2' });
    expect(first?.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(last?.summary).toMatchObject({ games: 2, seats: ['random', 'easy'] });
    expect(out).toHaveLength(3);
  });

  test('same arguments, same output but for the time', () => {
    const args = [
      '--seats',
      'easy,random,random',
      '--games',
      '3',
      '--seed',
      'x',
      '--variants',
      'full',
      '--json',
    ];
    simulate(args);
    const first = timeless();
    out.length = 0;
    simulate(args);
    expect(timeless()).toEqual(first);
    out.length = 0;
    simulate(args.with(5, 'y'));
    expect(timeless()).not.toEqual(first);
  });

  test('variants change the game', () => {
    const hashes = ['', 'full', 'doubles', 'foresight', 'foresight-all', 'meat-stand', 'final-order'].map(
      (name) => {
        out.length = 0;
        simulate(['--seats', 'random,random,random,random', '--variants', name, '--json']);
        return (timeless()[0] as { hash: string }).hash;
      },
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test.each([
    ['dark-alleys', 'standard', false],
    ['full, dark-alleys, extended', 'extended', true],
    ['extended,dark-alleys,final-order', 'extended', true],
    ['compromise,full,dark-alleys', 'compromise', false],
  ])('--variants %s is the expansion in a length, in any order', (names, length, finalOrder) => {
    const setup = readVariants(names, 3);
    expect(setup.expansions).toEqual({ darkAlleys: { length } });
    expect(setup.variants).toMatchObject({ doubles: names.includes('full'), finalOrder });
    expect(petzEngine.rules.checkSetup(setup)).toBeNull();
  });

  test('the Full Variant of four has the Final Round Order but in an extended game', () => {
    const finalOrder = (names: string) => readVariants(names, 4).variants.finalOrder;
    expect(['full', 'full,dark-alleys', 'full,dark-alleys,extended'].map(finalOrder)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('--check finds nothing wrong', () => {
    expect(simulate(['--seats', 'random,easy,random', '--variants', 'doubles', '--check'])).toBe(0);
    expect(err).toEqual([]);
  });

  test.each([
    ['random', ''],
    ['random,random,random', 'hard'],
    ['random,random,random', 'lord'],
  ])('--check finds nothing wrong with quest: %s %s', (seats, variants) => {
    expect(simulate(['--game', 'quest', '--seats', seats, '--variants', variants, '--check', '--json'])).toBe(
      0,
    );
    expect(err).toEqual([]);
    expect(timeless()[0]).toMatchObject({ game: 'quest', seats: seats.split(',') });
  });

  test('without --json it prints a table', () => {
    simulate(['--seats', 'random,random', '--games', '1']);
    expect(out[0]).toContain('random');
    expect(out.at(-1)).toContain('1 games');
  });

  test.each([
    [['--seats', 'random'], '2 to 4'],
    [['--seats', 'random,nobody'], "no bot is called 'nobody'"],
    [['--games', 'many'], '--games'],
    [['--games', '0'], '--games'],
    [['--games', '1.5'], '--games'],
    [['--game', 'chess'], 'chess'],
    [['--game', 'quest', '--seats', 'random,nobody'], "no bot is called 'nobody'"],
    [['--game', 'quest', '--seats', 'random,random,random,random,random,random'], '1 to 5'],
    [['--game', 'quest', '--seats', 'random', '--variants', 'lord'], '2 to 6'],
    [['--game', 'quest', '--variants', 'lord,hard'], 'do not go together'],
    [['--game', 'quest', '--variants', 'full'], "none is called 'full'"],
    [['--game', 'quest', '--lord', 'kind'], "not 'kind'"],
    [['--lord', 'none'], '--game quest'],
    [['--variants', 'full,extended'], 'extended goes with dark-alleys'],
    [['--variants', 'dark-alleys,compromise'], '2 or 3 seats'],
    [['--seats', 'random,random', '--variants', 'compromise,dark-alleys,extended'], 'one length'],
    [['--variants', 'dark-alleys,extended,final-order'], '4 seats'],
    [['--variants', 'toString'], "none is called 'toString'"],
    [['--seats', 'random,random', '--variants', 'final-order'], '4 seats'],
    [['--level', 'levels/none.json'], 'levels/none.json'],
    [['--level', 'package.json'], "package.json: game: 'petz' or 'quest' belongs here"],
    [['--level', 'levels/town/01-meatless.json', '--variants', 'full'], 'its own variants'],
    [['--level', 'levels/town/01-meatless.json', '--seats', 'nobody'], "no bot is called 'nobody'"],
    [['--log', join(folder, 'no', 'such', 'folder')], 'cannot be written'],
    [['--frobnicate'], '--frobnicate'],
  ])('%j is one clear complaint', (args, message) => {
    const run = () => simulate(args);
    expect(run).toThrow(UsageError);
    expect(run).toThrow(message);
  });
});

describe('replay', () => {
  function logFile(name: string, games = 2): string {
    const file = join(folder, name);
    simulate(['--seats', 'random,easy', '--games', String(games), '--seed', name, '--log', file]);
    out.length = 0;
    return file;
  }

  test('finds a logged game unchanged', () => {
    expect(replay([logFile('good')])).toBe(0);
    expect(out).toHaveLength(3);
    expect(out[0]).toContain('same');
  });

  test('finds a logged game of Pug Quest unchanged', () => {
    const file = join(folder, 'quest');
    const game = ['--game', 'quest', '--seats', 'random,random', '--variants', 'lord', '--seed', 'logged'];
    simulate([...game, '--log', file]);
    out.length = 0;
    expect(replay([file])).toBe(0);
    expect(out[0]).toContain('same');
  });

  test('names the first differing step of a game with another answer in it', () => {
    const file = logFile('tampered', 1);
    const save = JSON.parse(readFileSync(file, 'utf8'));
    // Another split of imps in the very first answer: legal, but not what was recorded.
    save.log[0][1] = [{ imps: 1, gold: 0 }];
    save.hashes.every = 1;
    save.hashes.at = save.hashes.at.slice(0, 1);
    writeFileSync(file, JSON.stringify(save));
    expect(replay([file])).toBe(1);
    expect(out[0]).toContain('DIFFERS');
  });

  test('names the step at which the fingerprint goes wrong', () => {
    const file = logFile('hash', 1);
    const save = JSON.parse(readFileSync(file, 'utf8'));
    save.hashes.at[2] = '0123456789abcdef';
    writeFileSync(file, JSON.stringify(save));
    expect(replay([file])).toBe(1);
    expect(out[0]).toContain('step 20');
  });

  test('names the step that the rules refuse', () => {
    const file = logFile('refused', 1);
    const save = JSON.parse(readFileSync(file, 'utf8'));
    save.log[3][1] = 'nonsense';
    writeFileSync(file, JSON.stringify(save));
    expect(replay([file])).toBe(1);
    expect(out[0]).toContain('step 4: refused, notOffered');
  });

  test.each([
    ['not JSON at all', 'this is not JSON'],
    ['[]', 'this is not a saved game'],
    ['{"format":99,"game":"petz"}', 'format 99'],
    ['{"format":1,"game":"chess"}', "'chess'"],
    ['{"format":1,"game":"petz"}', 'version'],
  ])('a file with %s is one clear complaint', (text, message) => {
    const file = join(folder, 'foreign');
    writeFileSync(file, text);
    expect(() => replay([file])).toThrow(UsageError);
    expect(() => replay([file])).toThrow(message);
  });

  test('a missing file, no file', () => {
    expect(() => replay([join(folder, 'none')])).toThrow('there is no file');
    expect(() => replay([])).toThrow(UsageError);
  });
});
