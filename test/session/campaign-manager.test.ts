/** Levels at the sessions: goals that follow the game, what is written down at its end, and going back in it. */

import { describe, expect, test } from 'vitest';
import { bindBook } from '../../src/campaign/book.ts';
import type { Campaign, Level } from '../../src/campaign/schema.ts';
import { broughtFor } from '../../src/campaign/two-parts.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import * as core from '../../src/session/campaign/campaign-core.ts';
import { CampaignManager } from '../../src/session/campaign/campaign-manager.ts';
import { randomThinker, type Thinker } from '../../src/session/game/thinker.ts';
import { sent } from '../../src/session/game/worker-thinker.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import type { SessionManager } from '../../src/session/session-manager.ts';
import { aboutToLose, shippedLevel } from '../kit/level-games.ts';
import { questLevel } from '../kit/levels.ts';
import { memoryStore } from '../kit/memory-store.ts';
import { openSessions } from '../kit/session.ts';

const town = shippedLevel('town/01-meatless.json');
const puzzle = shippedLevel('puzzles/01-two-customers.json');

async function openWith(
  levels: Level[],
  texts = new Map<string, string>(),
  thinker: Thinker = randomThinker,
) {
  const store = memoryStore(texts);
  const sessions = await openSessions(store, { thinker });
  const campaign = {
    chapters: [{ id: 'town', levels: levels.map(({ id }) => id), stars: 0 }],
  } as unknown as Campaign;
  const files = Object.fromEntries(levels.map((level, i) => [`levels/town/0${i + 1}-x.json`, level]));
  const fetch = () => Promise.resolve({ ...core, levels: () => Promise.resolve(bindBook(campaign, files)) });
  const made = new CampaignManager({
    sessions,
    box: sessions.progress,
    newSeed: () => 'seed',
    nameOf: (n) => `Person ${n}`,
    fetch,
  });
  await made.load();
  return { sessions, levels: made, texts };
}

/** Sells the pets of the puzzle: which plot to whom, over the platform or not. */
function sell(sessions: SessionManager, plot: number, customer: string, platform: boolean): void {
  expect(sessions.session?.answer(0, { plot, customer, platform })).toBeNull();
}

describe('a level being played', () => {
  test('has the players and the game of its file, and its goals open', async () => {
    const { sessions, levels } = await openWith([town]);
    levels.play('town.1', {});
    expect(sessions.session?.players.map(({ name }) => name)).toEqual(['Person 1', 'Knut']);
    expect(sessions.session?.level).toEqual({ id: 'town.1', picks: {} });
    expect(levels.run?.goals.map(({ use, state }) => [use.id, state.state])).toEqual([
      ['win', 'open'],
      ['wellFed', 'open'],
      ['sales', 'open'],
    ]);
  });

  test('deals its own cards, or others if that is wanted, and those again when it begins again', async () => {
    const { sessions, levels } = await openWith([town]);
    const seed = () => sessions.session?.toSave().seed;
    levels.play('town.1', {});
    expect(seed()).toBe('town-1');
    levels.play('town.1', { anew: true });
    expect([seed(), sessions.session?.level?.picks]).toEqual(['seed', { anew: true }]);
    expect(levels.again()).toBe(true);
    expect(seed()).toBe('seed');
  });

  test('moves its goals with each answer, and back with each step taken back', async () => {
    const { sessions, levels } = await openWith([puzzle]);
    levels.play('puzzles.1', {});
    expect(levels.run?.goals[0]?.state).toEqual({ state: 'open', now: 0, of: 12 });
    const first = sessions.session?.ask()?.id ?? null;
    sell(sessions, 0, 'dungeonGirl', true);
    expect(levels.run?.goals[0]?.state.now).toBe(9);
    expect(levels.run?.goalsAt(first)[0]?.state.now).toBe(0);
    expect(levels.stepBack()).toBe(true);
    expect(levels.run?.goals[0]?.state.now).toBe(0);
    expect(levels.run?.isBranched).toBe(false);
    expect(levels.canStepBack()).toBe(false);
  });

  test('lets its bots think as long as its file says, also when it has been saved', async () => {
    const asked: unknown[] = [];
    const think: Thinker['think'] = (question, signal) => {
      if (question.strength !== 'master') asked.push(sent(question).budget);
      return randomThinker.think(question, signal);
    };
    const { sessions, levels } = await openWith([{ ...town, budget: 0.3 }], new Map(), { think });
    levels.play('town.1', {});
    const read = readGame(JSON.stringify(sessions.session?.toSave()));
    expect(read.ok && read.save.players[1]).toMatchObject({ kind: 'bot', budget: 0.3 });
    const hint = await sessions.session?.hint(0);
    sessions.session?.answer(0, hint?.choice ?? null);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked.every((budget) => budget === 0.3)).toBe(true);
  });

  test('of an unknown id is a free game', async () => {
    const { sessions, levels } = await openWith([town]);
    sessions.goOn(aboutToLose(town, 'town.99'));
    expect(levels.run).toBeNull();
    expect(levels.lost).toBe('town.99');
  });

  test.each(['opening.2', 'opening.3', 'opening.4', 'opening.5'])(
    'of %s, a lesson that the campaign no longer has, is a free game that goes on',
    async (id) => {
      const { sessions, levels } = await openWith(readCampaignFiles().levels.map(({ level }) => level));
      const read = readGame(writeGame(aboutToLose(town, id)));
      if (!read.ok) throw new Error(read.problem);
      sessions.goOn(read.save);
      expect([levels.run, levels.lost]).toEqual([null, id]);
      expect(sessions.session?.ask()).not.toBeNull();
    },
  );
});

describe('the end of a level', () => {
  test('is written down before it is shown, once', async () => {
    const { sessions, levels, texts } = await openWith([puzzle]);
    levels.play('puzzles.1', {});
    sell(sessions, 1, 'dungeonGirl', true);
    let calls = 0;
    levels.subscribe(() => calls++);
    sell(sessions, 0, 'dungeonMistress', false);
    expect(levels.run?.end).toEqual({ won: true, stars: [0, 1, 2], forfeited: [] });
    expect(calls).toBeGreaterThan(0);
    expect(levels.record('puzzles.1')).toEqual({ won: true, goals: [0, 1, 2], tries: 1, lost: 0 });
    expect(levels.brought?.pictures).toHaveLength(2);
    expect(levels.state('puzzles.1')).toBe('won');
    await sessions.settled();
    // Another page finds it, and does not count the same game again.
    const other = await openWith([puzzle], texts);
    other.sessions.resume('puzzle');
    expect(other.levels.run?.isOver).toBe(true);
    expect(other.levels.record('puzzles.1')?.tries).toBe(1);
  });

  test('lost counts as a try and brings nothing', async () => {
    const { sessions, levels } = await openWith([puzzle]);
    levels.play('puzzles.1', {});
    expect(sessions.session?.answer(0, null)).toBeNull();
    expect(levels.run?.end).toEqual({ won: false, stars: [], forfeited: [] });
    expect(levels.record('puzzles.1')).toEqual({ won: false, goals: [], tries: 1, lost: 1 });
    expect(levels.progress.album).toEqual([]);
  });
});

describe('a level in two parts', () => {
  const first = { ...puzzle, id: 'town.1', chapter: 'town' } as Level;
  const second = questLevel(1, {
    id: 'town.1b',
    chapter: 'town',
    changes: [
      { if: { first: { id: 'sales', min: 2 } }, set: { mods: [{ id: 'fog', arg: { rounds: [2] } }] } },
    ],
  });

  test('goes on from the first part, and another page knows what that brought', async () => {
    const { sessions, levels, texts } = await openWith([first, second]);
    expect(levels.state('town.1b')).toBe('locked');
    levels.play('town.1', {});
    sell(sessions, 1, 'dungeonGirl', true);
    sell(sessions, 0, 'dungeonMistress', false);
    expect(levels.state('town.1')).toBe('open');
    expect(levels.after('town.1')?.id).toBe('town.1b');
    await sessions.settled();
    const other = (await openWith([first, second], texts)).levels;
    expect(other.state('town.1b')).toBe('open');
    const picks = broughtFor(other.progress, 'town.1b');
    expect(picks).toEqual({ first: 'sales.2' });
    other.play('town.1b', picks);
    expect(other.run?.session.setup.mods).toEqual([{ id: 'fog', arg: { rounds: [2] } }]);
  });
});

describe('going back', () => {
  const twoGoals = {
    ...puzzle,
    goals: [
      { id: 'reputation', min: 10 },
      { id: 'sales', min: 2 },
    ],
  } as Level;

  test('wins the must, but no more stars', async () => {
    const { sessions, levels } = await openWith([twoGoals]);
    levels.play('puzzles.1', {});
    sell(sessions, 1, 'dungeonGirl', true);
    sell(sessions, 0, 'dungeonMistress', false);
    expect(levels.run?.end?.stars).toEqual([0, 1]);
    levels.again();
    sell(sessions, 1, 'dungeonGirl', true);
    const entry = sessions.session?.past()?.freeAnswersOf(0).at(-1) ?? 0;
    expect(levels.goBack(entry)).toBe(true);
    expect(levels.run?.isBranched).toBe(true);
    expect(levels.run?.goals[0]?.state.now).toBe(0);
    sell(sessions, 1, 'dungeonGirl', true);
    sell(sessions, 0, 'dungeonMistress', false);
    expect(levels.run?.end).toEqual({ won: true, stars: [0], forfeited: [1] });
  });

  test('is forgotten when the level begins again', async () => {
    const { sessions, levels } = await openWith([twoGoals]);
    levels.play('puzzles.1', {});
    const hash = sessions.session?.hash();
    sell(sessions, 1, 'dungeonGirl', true);
    levels.goBack(sessions.session?.past()?.freeAnswersOf(0).at(-1) ?? 0);
    expect(levels.again()).toBe(true);
    expect(sessions.session?.hash()).toBe(hash);
    expect(levels.run?.isBranched).toBe(false);
  });
});

describe('what came of earlier choices', () => {
  const night = shippedLevel('finale/02-night-after.json');
  const picks = { choices: { stray: 'keep', book: 'hide', boss: 'danegon', milk: 'warm' } };
  const struck = (levels: CampaignManager) =>
    levels.outcomes.struck?.changes.map(({ if: condition }) => Object.values(condition).join(' '));

  test('is shown in the moment it is felt, and once', async () => {
    const { sessions, levels } = await openWith([night]);
    levels.play('finale.2', picks);
    await expect.poll(() => struck(levels)).toEqual(['stray keep', 'book hide', 'milk warm']);
    levels.outcomes.dismiss();
    expect(levels.outcomes.struck).toBeNull();
    // The same game taken up again on another page.
    await sessions.settled();
    levels.again();
    await expect.poll(() => struck(levels)).toHaveLength(3);
    const [hero] = levels.run?.session.ask()?.seats ?? [];
    sessions.session?.answer(hero ?? 0, (await sessions.session?.hint(hero ?? 0))?.choice ?? null);
    const save = sessions.session?.toSave();
    sessions.goOn(save as never);
    await Promise.resolve();
    expect(struck(levels)).toBeUndefined();
  });

  test('stays as it was dealt when something else is chosen in the middle of the level', async () => {
    const { levels } = await openWith([night]);
    levels.choose('stray', 'keep');
    levels.play('finale.2', {});
    levels.choose('stray', 'send');
    const { run } = levels;
    if (run === null) throw new Error('nothing is played');
    expect(levels.outcomes.in(run).map(({ if: condition }) => condition)).toEqual([
      { choice: 'stray', is: 'keep' },
    ]);
    expect(levels.outcomes.of(night, {}).map(({ if: condition }) => condition)).toEqual([
      { choice: 'stray', is: 'send' },
    ]);
  });

  test('is nothing in a level that nothing has changed', async () => {
    const { levels } = await openWith([night]);
    levels.play('finale.2', {});
    await Promise.resolve();
    expect(levels.outcomes.struck).toBeNull();
  });
});
