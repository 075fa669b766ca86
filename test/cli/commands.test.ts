/** The commands as programs: `--help`, exit codes, which stream says what, and what may reach the terminal. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { harmless } from '../../src/cli/terminal.ts';
import { command, readArgs, runCommand, UsageError } from '../../src/cli/usage.ts';
import { captureTerminal } from '../kit/terminal.ts';

const root = join(import.meta.dirname, '..', '..');

function run(name: string, ...args: string[]) {
  const file = join('src', 'cli', `${name}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Runs a command here and now, with what it writes and its exit code. */
async function answer(args: string[], begin: () => Promise<unknown>) {
  const { out, err } = captureTerminal();
  const argv = process.argv;
  process.argv = [argv[0] ?? 'node', ...args];
  process.exitCode = undefined;
  try {
    await begin();
    return { stdout: out.join('\n'), stderr: err.join('\n'), code: process.exitCode ?? 0 };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.restoreAllMocks();
  }
}

describe('--help', () => {
  const scripts: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ).scripts;
  const ours = Object.entries(scripts).flatMap(([name, line]) => {
    const file = /^node --import tsx ((?:src\/cli|test\/[a-z]+)\/[a-z-]+\.ts)$/.exec(line)?.[1];
    return file === undefined ? [] : [{ name, file }];
  });

  test('every script is one of ours or a tool with a help of its own', () => {
    const others = Object.keys(scripts).filter(
      (name) => !name.startsWith('pre') && !ours.some((one) => one.name === name),
    );
    expect(ours.length).toBeGreaterThan(15);
    expect(others).toEqual(['dev', 'build', 'fix']);
  });

  test.each(ours)('npm run $name says its options and an example', async ({ name, file }) => {
    const path = join(root, file);
    const { code, stdout, stderr } = await answer(
      [path, '--help'],
      () => import(/* @vite-ignore */ `${path}?help`),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const call = name === 'test' || name === 'start' ? `npm ${name}` : `npm run ${name}`;
    expect(stdout.split('\n')[0]).toMatch(new RegExp(`^${call} -- \\[options\\]`));
    expect(stdout).toContain('\n  --help ');
    expect(stdout).toMatch(new RegExp(`\nExample: ${call}( -- .+)?$`));
  });
});

describe('mistakes', () => {
  const COMMAND = command({
    call: 'npm run x',
    about: 'X.',
    options: { level: { type: 'string', help: 'x' } },
    example: '',
  });

  test('in the arguments are one line on stderr and exit code 2', () => {
    const { status, stdout, stderr } = run('simulate', '--level', 'levels');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe("'levels' is a folder, not a file\n");
  });

  test('of the reader of arguments, too', async () => {
    const { code, stdout, stderr } = await answer(['x', '--no\u001b[31m'], () =>
      runCommand(COMMAND, (args) => readArgs(args, COMMAND).positionals.length),
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.split('\n')).toHaveLength(1);
    expect(stderr).not.toContain('\u001b');
  });

  test('a folder in the place of the campaign is one', () => {
    const top = mkdtempSync(join(tmpdir(), 'petz-'));
    mkdirSync(join(top, 'levels', 'campaign.json'), { recursive: true });
    expect(() => readCampaignFiles(top)).toThrow(UsageError);
    expect(() => readCampaignFiles(top)).toThrow('is a folder, not a file');
  });

  test('of our own end with code 1 and say where', async () => {
    const { code, stderr } = await answer(['x'], () =>
      runCommand(COMMAND, () => {
        throw new Error('broken \u001b[2J');
      }),
    );
    expect(code).toBe(1);
    expect(stderr).toContain('Error: broken \\x1b[2J');
    expect(stderr).toContain('commands.test.ts');
  });
});

test('a game is played, and nothing stands on stderr', () => {
  const { status, stdout, stderr } = run('simulate', '--seats', 'random,random', '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trimEnd().split('\n')).toHaveLength(2);
});

describe('the terminal', () => {
  test('is never given a command', () => {
    expect(harmless('a\u001b[31mb\u009b2J\u0007c\rd\u007f\u202ee')).toBe(
      'a\\x1b[31mb\\x9b2J\\x07c\\x0dd\\x7f\\x202ee',
    );
    expect(harmless('line\r\n\tnext · é 🐶\n')).toBe('line\n\tnext · é 🐶\n');
  });

  test('is written to in one place', () => {
    const files = ['src/cli', 'test/check', 'test/trust', 'test/shots', 'test/performance']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      )
      .filter((file) => file.endsWith('.ts') && file !== join('src', 'cli', 'terminal.ts'))
      .filter((file) => !file.includes('browser'));
    const writing = files.filter((file) =>
      /\bconsole\.(?!time)|process\.std(out|err)\.write|\bstdio: 'inherit'/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(writing).toEqual([]);
  });
});
