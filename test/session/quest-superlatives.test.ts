/** What Heroes are remembered for, counted out of the story of a quest. */
import { expect, test } from 'vitest';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { QUEST_SUPERLATIVES, questSuperlatives } from '../../src/session/advice/quest-superlatives.ts';
import type { Entry } from '../../src/session/game/log.ts';
import { questEntry } from '../kit/quest-entry.ts';
import { SETUPS, walkQuest } from '../kit/quest-walk.ts';

const struck = (by: string, targets: string[], n: number[]): QuestEvent => ({
  type: 'quest.struck',
  by,
  card: 'x',
  kind: 'standard',
  targets,
  n,
});
const hurt = (id: string, n: number): QuestEvent => ({ type: 'quest.hurt', id, n, cause: 'attack' });

const deed = (events: readonly QuestEvent[], heroes: number, id: string) =>
  questSuperlatives([questEntry(events)], heroes).find((one) => one.id === id);

test('damage belongs to the Hero who attacked the foe last, also with a riposte in between', () => {
  const events = [
    struck('slime.1', ['h0'], [2]),
    struck('h0', ['slime.1'], [1]),
    hurt('slime.1', 1),
    hurt('h0', 2),
    struck('h1', ['slime.1', 'slime.2'], [3, 2]),
    hurt('slime.1', 3),
    hurt('slime.2', 2),
    struck('h0', ['slime.2'], [4]),
    hurt('slime.2', 4),
  ];
  expect(deed(events, 2, 'hits')).toEqual({ id: 'hits', seats: [0, 1], value: 5 });
  expect(deed(events, 2, 'blow')).toEqual({ id: 'blow', seats: [0], value: 4 });
  expect(deed(events, 2, 'tough')).toEqual({ id: 'tough', seats: [0], value: 2 });
});

test('what hits another Hero, what costs life and what a card does is no feat of the one who attacked', () => {
  const events: QuestEvent[] = [
    struck('h0', ['h1'], [3]),
    hurt('h1', 3),
    struck('h0', ['slime.1'], [1]),
    { type: 'quest.hurt', id: 'slime.1', n: 2, cause: 'card' },
  ];
  expect(deed(events, 2, 'hits')).toBeUndefined();
  expect(deed(events, 2, 'tough')).toEqual({ id: 'tough', seats: [1], value: 3 });
});

test('guard, steps, tricks and naps add up over the quest; those of foes do not count', () => {
  const events: QuestEvent[] = [
    { type: 'quest.prevented', target: 'h1', n: 1 },
    { type: 'quest.defended', target: 'h1', n: 2 },
    { type: 'quest.defended', target: 'slime.1', n: 9 },
    { type: 'quest.moved', id: 'h0', from: 1, to: 4, steps: 3 },
    { type: 'quest.moved', id: 'slime.1', from: 1, to: 4, steps: 30 },
    { type: 'quest.played', id: 'h0', card: 'x', target: null },
    { type: 'quest.fell', id: 'h0', by: 'slime.1' },
    { type: 'quest.fell', id: 'h1', by: null },
    { type: 'quest.fell', id: 'slime.1', by: 'h0' },
  ];
  expect(questSuperlatives([questEntry(events)], 2)).toEqual([
    { id: 'guard', seats: [1], value: 3 },
    { id: 'tricks', seats: [0], value: 1 },
    { id: 'steps', seats: [0], value: 3 },
    { id: 'naps', seats: [0, 1], value: 1 },
  ]);
});

test.each(SETUPS.map((setup, i) => [i, setup] as const))('fits whole games (%i)', (_, setup) => {
  const entries: Entry<'quest'>[] = [];
  walkQuest(setup, 'deeds', ({ events }) => entries.push(questEntry(events)));
  const deeds = questSuperlatives(entries, setup.seats);
  expect(deeds.length).toBeGreaterThan(2);
  for (const { id, seats, value } of deeds) {
    expect(QUEST_SUPERLATIVES).toContain(id);
    expect(value).toBeGreaterThan(0);
    expect(seats.length).toBeGreaterThan(0);
    expect(Math.max(...seats)).toBeLessThan(setup.seats);
  }
});
