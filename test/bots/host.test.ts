/** The bots' worker and its stand-in on the same thread. */

import { expect, test } from 'vitest';
import { explain } from '../../src/bots/explain.ts';
import { BotHost, Cancelled, tableBots, type WorkerHandle } from '../../src/bots/host.ts';
import { PATIENCE, patienceFor, timer } from '../../src/bots/patience.ts';
import { type BotQuestion, think } from '../../src/bots/roster.ts';
import type { GameId } from '../../src/engine/games.ts';
import { petzEngine as engine } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';

function question(name = 'easy'): BotQuestion<'petz'> {
  const { state } = engine.start(basicSetup(4), 'host');
  const [seat = 0] = engine.waiting(state);
  const view = engine.view(state, seat);
  const domain = engine.domain(state, seat);
  if (view.ask === null || domain === null) throw new Error('nothing is asked');
  return { game: 'petz', name, view, ask: view.ask, domain, seed: 'x' };
}

/** A worker in name only. */
function handle(thought: (q: BotQuestion<GameId>) => Promise<ReturnType<typeof think>>) {
  let fail: (error: Error) => void = () => {};
  const dismissed: number[] = [];
  const broken = new Promise<never>((_, reject) => {
    fail = reject;
  });
  broken.catch(() => undefined);
  const one: WorkerHandle = {
    remote: { think: thought } as unknown as WorkerHandle['remote'],
    broken,
    end: () => {
      dismissed.push(1);
      fail(new Error('dismissed'));
    },
  };
  return { one, dismissed, fail: () => fail(new Error('broken')) };
}

test('where there are no workers the bot thinks at once, with the same answer', async () => {
  const { name, view, ask, domain, seed } = question('hard');
  const decision = await tableBots.think({ game: 'petz', name, view, ask, domain, seed });
  expect(decision).toEqual(think({ game: 'petz', name, view, ask, domain, seed }));
});

test('each game’s bots think about their own questions', async () => {
  const { state } = questEngine.start(questSetup(2), 'host');
  const [seat = 0] = questEngine.waiting(state);
  const view = questEngine.view(state, seat);
  const domain = questEngine.domain(state, seat);
  if (view.ask === null || domain === null) throw new Error('nothing is asked');
  const asked = { game: 'quest', name: 'hard', view, ask: view.ask, domain, seed: 'x' } as const;
  const { choice } = await tableBots.think(asked);
  expect(questEngine.check(state, { seat, ask: view.ask.id, choice })).toBeNull();
  const { one } = handle(async (q) => structuredClone(think(structuredClone(q))));
  expect((await new BotHost(() => one).think(asked)).choice).toEqual(choice);
});

test('questions and answers survive being sent', async () => {
  const { one } = handle(async (q) => structuredClone(think(structuredClone(q))));
  const host = new BotHost(() => one);
  expect(await host.think(question())).toEqual(think(question()));
});

test('an unknown bot fails without a worker', async () => {
  const host = new BotHost(() => {
    throw new Error('nobody should be handles');
  });
  await expect(host.think(question('nobody'))).rejects.toThrow("no bot is called 'nobody'");
});

test('a worker that breaks down is replaced by the own thread', async () => {
  const { one, fail, dismissed } = handle(() => new Promise(() => {}));
  const host = new BotHost(() => one);
  const thought = host.think(question());
  fail();
  expect(await thought).toEqual(think(question()));
  expect(dismissed).toHaveLength(1);
});

test('a worker that was ended without a word is replaced by another one, and that by the own thread', async () => {
  const silent = () => handle(() => new Promise(() => {}));
  const [first, second, third] = [silent(), handle(async (q) => think(q)), silent()];
  const handles = [first.one, second.one];
  const host = new BotHost(() => handles.shift() ?? null, 5);
  expect(await host.think(question())).toEqual(think(question()));
  expect([first.dismissed, second.dismissed]).toEqual([[1], []]);
  const mute = [third.one, silent().one];
  const alone = new BotHost(() => mute.shift() ?? null, 5);
  expect(await alone.think(question())).toEqual(think(question()));
  expect(mute).toEqual([]);
});

test('a withdrawn question fails at once and ends its worker; others are asked again', async () => {
  const first = handle(() => new Promise(() => {}));
  const second = handle(async (q) => think(q));
  const handles = [first.one, second.one];
  const host = new BotHost(() => handles.shift() ?? null);
  const cancel = new AbortController();
  const withdrawn = host.think(question(), cancel.signal);
  const other = host.think(question('random'));
  cancel.abort();
  await expect(withdrawn).rejects.toBeInstanceOf(Cancelled);
  expect(first.dismissed).toHaveLength(1);
  expect(await other).toEqual(think(question('random')));
  expect(handles).toEqual([]);
});

test('ending the host withdraws everything; a question withdrawn before is never asked', async () => {
  const { one } = handle(() => new Promise(() => {}));
  const host = new BotHost(() => one);
  const thought = host.think(question());
  host.end();
  await expect(thought).rejects.toBeInstanceOf(Cancelled);
  await expect(host.think(question(), AbortSignal.abort())).rejects.toBeInstanceOf(Cancelled);
});

test('an explanation survives being sent, and may be withdrawn', async () => {
  const asked = { ...question('apprentice'), budget: 0.1 };
  const { choice } = think(asked);
  const busy = handle(() => new Promise(() => {}));
  const waiting = handle(() => new Promise(() => {}));
  const sessions = {
    explain: async (q: BotQuestion<GameId>, given: typeof choice) =>
      structuredClone(explain(structuredClone(q), structuredClone(given))),
  };
  waiting.one.remote = { explain: () => new Promise(() => {}) } as unknown as WorkerHandle['remote'];
  busy.one.remote = sessions as unknown as WorkerHandle['remote'];
  const handles = [waiting.one, busy.one];
  const host = new BotHost(() => handles.shift() ?? null);
  const cancel = new AbortController();
  const withdrawn = host.explain(asked, choice, cancel.signal);
  cancel.abort();
  await expect(withdrawn).rejects.toBeInstanceOf(Cancelled);
  expect(waiting.dismissed).toHaveLength(1);
  const explained = await host.explain(asked, choice);
  expect(explained).toEqual(explain(asked, choice));
  expect(explained.weighed[0]?.choice).toEqual(choice);
});

test('in play a bot that searches minds the clock, and the clock alone', () => {
  let now = 0;
  const isOver = timer(500, () => now);
  expect(isOver()).toBe(false);
  now = 499;
  expect(isOver()).toBe(false);
  // A share of it is over earlier.
  now = 200;
  expect([isOver(0.4), isOver(0.5)]).toEqual([true, false]);
  now = 500;
  expect(isOver()).toBe(true);
  // Half a second for what comes often, never two seconds.
  expect(patienceFor('archimp', 'petz.feed')).toBeLessThanOrEqual(500);
  for (const kind of ['petz.group', 'petz.send', 'petz.assign', 'quest.act']) {
    expect(patienceFor('archimp', kind)).toBeLessThan(2000);
    expect(patienceFor('master', kind)).toBeLessThan(patienceFor('archimp', kind));
  }
  expect(PATIENCE.usual).toBeLessThan(PATIENCE.most);
  // A bot that never looks at it answers as ever.
  expect(think(question('apprentice'), () => true)).toEqual(think(question('apprentice')));
});
