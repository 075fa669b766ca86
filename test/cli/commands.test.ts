/** The commands as programs: exit codes, and which stream says what. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

function run(command: string, ...args: string[]) {
  const file = join('src', 'cli', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a mistake is one line on stderr and exit code 2', () => {
  const { status, stdout, stderr } = run('simulate', '--games', 'x');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

test('a game is played, and nothing stands on stderr', () => {
  const { status, stdout, stderr } = run('simulate', '--seats', 'random,random', '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trimEnd().split('\n')).toHaveLength(2);
});
