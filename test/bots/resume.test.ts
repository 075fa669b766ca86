/** Games of other code stay counted only where they still end alike. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playPetz } from '../../src/cli/playing.ts';
import { CELLS, lineup, tableSetup } from '../../src/cli/tournament/cells.ts';
import { type Header, type TournamentCounts, writeCounts } from '../../src/cli/tournament/counts.ts';
import { earlier } from '../../src/cli/tournament/resume.ts';

const SEED = 'again';
const COMPANY = ['random', 'hatchling'];
const header: Header = { seed: SEED, playedWith: 'now', searchedWith: 'now', fondOf: 'now' };

/** Two games of a table with what is to be different about them. */
function counted(changes: Partial<TournamentCounts> = {}, more = 0): TournamentCounts {
  const cell = CELLS.find(({ id }) => id === 'base-2');
  if (cell === undefined) throw new Error('there is no such table');
  const games = [0, 1].map((game): [number[], number[]] => {
    const { names, block } = lineup(COMPANY, game);
    const { outcome } = playPetz(tableSetup(cell), names, `${SEED}.base-2.${block}`).state;
    return [(outcome?.scores ?? []).map((score) => score + more), [...(outcome?.winners ?? [])]];
  });
  return {
    ...header,
    budgets: { 'base-2': 1 },
    games: { 'base-2': { [COMPANY.join(',')]: games } },
    ...changes,
  };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'resume-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function resumed(counts: TournamentCounts) {
  const file = join(folder, 'bots.json');
  writeCounts(file, counts);
  return earlier(file, header);
}

test('games of other cards or bots stay counted where they end alike', () => {
  const counts = counted({ playedWith: 'before' });
  expect(resumed(counts)?.games).toEqual(counts.games);
  expect(resumed(counts)?.playedWith).toBe('now');
});

test('games that end otherwise are refused, and so is what has none to play again', () => {
  expect(() => resumed(counted({ playedWith: 'before' }, 1))).toThrow('end otherwise');
  expect(() => resumed(counted({ playedWith: 'before', games: {} }))).toThrow('end otherwise');
  expect(resumed(counted({}, 1))?.games).toEqual(counted({}, 1).games);
});

test('a bot that alone plays otherwise loses only its own games', () => {
  const [saved] = Object.values(counted().games);
  const games = { 'base-2': { ...saved, 'master,master:hoarder': [], 'archimp,master': [] } };
  const duels = {
    greedy: { budgets: [1, 1] as [number, number], games: '1', seconds: [0, 0] as [number, number] },
  };
  const fond = resumed(counted({ games, duels, fondOf: 'before' }));
  expect(Object.keys(fond?.games['base-2'] ?? {})).toEqual([COMPANY.join(','), 'archimp,master']);
  expect(fond?.duels).toEqual(duels);
  const searched = resumed(counted({ games, duels, searchedWith: 'before' }));
  expect(Object.keys(searched?.games['base-2'] ?? {})).toEqual([COMPANY.join(','), 'master,master:hoarder']);
  expect(searched?.duels).toBeUndefined();
});

test('games of another seed are not added to', () => {
  expect(() => resumed(counted({ seed: 'other' }))).toThrow('seed other');
});
