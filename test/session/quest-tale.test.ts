/** What became of each World, gathered from the story of a game. */
import { expect, test } from 'vitest';
import { questTale } from '../../src/session/advice/quest-tale.ts';
import type { Entry } from '../../src/session/game/log.ts';
import { questEntry } from '../kit/quest-entry.ts';
import { SETUPS, walkQuest } from '../kit/quest-walk.ts';

test('counts rounds, fallen foes by whom they fell, and treasures, World by World', () => {
  const tale = questTale(
    [
      questEntry([
        { type: 'quest.worldBegan', number: 1, round: 1 },
        { type: 'quest.world', world: 'icy', replaced: null },
        { type: 'quest.round', round: 1 },
        { type: 'quest.fell', id: 'slime.1', by: 'h1' },
        { type: 'quest.fell', id: 'h0', by: 'slime.2' },
        { type: 'quest.round', round: 2 },
      ]),
      questEntry(
        [
          { type: 'quest.fell', id: 'slime.2', by: null },
          { type: 'quest.gotTreasure', seat: 0, treasure: 'pizza.1' },
          { type: 'quest.worldOver', how: 'cleared', number: 1 },
          { type: 'quest.gotTreasure', seat: 1, treasure: 'pizza.2' },
          { type: 'quest.worldBegan', number: 2, round: 1 },
          { type: 'quest.ended', won: false, reason: 'allDefeated' },
        ],
        1,
      ),
    ],
    2,
  );
  expect(tale).toEqual([
    { number: 1, world: 'icy', rounds: 2, how: 'cleared', felled: [0, 1], treasures: 2 },
    { number: 2, world: null, rounds: 0, how: 'lost', felled: [0, 0], treasures: 0 },
  ]);
});

test.each(SETUPS.map((setup, i) => [i, setup] as const))('fits whole games (%i)', (_, setup) => {
  const entries: Entry<'quest'>[] = [];
  let worlds = 0;
  let won = false;
  walkQuest(setup, 'tale', ({ events, after }) => {
    entries.push(questEntry(events, entries.length));
    worlds = after.number;
    won = after.outcome?.winners.includes(0) ?? false;
  });
  const tale = questTale(entries, setup.seats);
  expect(tale.map(({ number }) => number)).toEqual(Array.from({ length: worlds }, (__, i) => i + 1));
  expect(tale.at(-1)?.how).toBe(won ? 'won' : 'lost');
  for (const one of tale.slice(0, -1)) expect(['cleared', 'time', 'wiped']).toContain(one.how);
});
