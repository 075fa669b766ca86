/** Bots by name: the strengths, what two of them were called before, and the characters. */

import { expect, test } from 'vitest';
import { BOT_NAMES, canonical, readNamed, STRENGTHS } from '../../src/bots/names.ts';
import { botFor, botNamed, isBotName } from '../../src/bots/roster.ts';
import { readSeats } from '../../src/cli/game-options.ts';
import { playPetz } from '../../src/cli/playing.ts';
import { UsageError } from '../../src/cli/usage.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';

test('easy and hard are the apprentice and the master', () => {
  expect([canonical('easy'), canonical('hard')]).toEqual(['apprentice', 'master']);
  for (const name of BOT_NAMES) expect(canonical(name)).toBe(name);
  for (const name of ['', 'constructor', 'Master', 'greedyish']) expect(canonical(name)).toBeNull();
  expect(botNamed('easy')).toBe(botNamed('apprentice'));
  for (const game of ['petz', 'quest'] as const) {
    expect(botFor(game, 'easy')).toBe(botFor(game, 'apprentice'));
    expect(botFor(game, 'hard')).toBe(botFor(game, 'master'));
  }
});

test('there is a bot for every strength in either game', () => {
  expect(STRENGTHS).toHaveLength(5);
  for (const name of STRENGTHS) {
    expect(isBotName(name)).toBe(true);
    expect(botFor('petz', name).decide).toBeTypeOf('function');
    expect(botFor('quest', name).decide).toBeTypeOf('function');
  }
});

test('a command names a bot with its character', () => {
  expect(readNamed('master')).toEqual({ name: 'master' });
  expect(readNamed('hard:gambler')).toEqual({ name: 'hard', character: 'gambler' });
  expect(readNamed('master:saint')).toBeNull();
  expect(readNamed('master:gambler:gambler')).toBeNull();
});

test('--seats takes names of old and of today, and characters', () => {
  expect(readSeats('random,easy,hard')).toEqual(['random', 'easy', 'hard']);
  expect(readSeats('hatchling, archimp:showman')).toEqual(['hatchling', 'archimp:showman']);
  expect(() => readSeats('easy,hard:saint')).toThrow(UsageError);
  expect(() => readSeats('easy,brilliant:gambler')).toThrow(
    'there are: random, hatchling, apprentice, trader, master, archimp',
  );
});

test('a game of old names is the game of the new ones, a character makes it another', () => {
  const play = (...names: string[]) => playPetz(basicSetup(2), names, 'names', { budget: 0.1 }).log;
  expect(play('hard', 'easy')).toEqual(play('master', 'apprentice'));
  expect(play('master:butcher', 'apprentice')).not.toEqual(play('master', 'apprentice'));
});
