/** The bots are honest: what is hidden from their seat changes nothing, and nothing but their seat's view is sent. */

import { expect, test } from 'vitest';
import { BotHost, type WorkerHandle } from '../../src/bots/host.ts';
import { think } from '../../src/bots/roster.ts';
import type { StateOf } from '../../src/engine/games.ts';
import { equal } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { questionIn } from '../../src/session/game/thinker.ts';
import { sent } from '../../src/session/game/worker-thinker.ts';
import { dealOf, gameOfDeal } from '../laws/deals.ts';
import { dealtOtherwise } from '../laws/game.ts';
import { honest, MINDS } from '../laws/honest.ts';
import { playRandom } from '../laws/walk.ts';

/** A question out of every so many answers of games of chance, so that all kinds of questions come. */
const some = Array.from({ length: 12 }, (_, n) => dealOf('honest test', n, [])).flatMap((deal) => {
  const game = gameOfDeal(deal);
  return playRandom(game, deal.seed).steps.flatMap(({ s, seat }, i) =>
    i % 17 === 3 ? [{ game, s, seat }] : [],
  );
});

test('the same dice, other hidden cards: every bot with every character gives the same answer', () => {
  expect(new Set(some.map(({ s }) => s.ask?.kind)).size).toBeGreaterThan(10);
  expect(new Set(MINDS.map((mind) => JSON.stringify(mind))).size).toBe(MINDS.length);
  let otherwise = 0;
  for (const [i, { game, s, seat }] of some.slice(0, 2 * MINDS.length).entries()) {
    const rng = dice(`honest ${i}`);
    expect(honest(game, s, seat, rng, MINDS[i % MINDS.length]), game.name).toBeNull();
    // A bot that reads what is hidden would answer otherwise.
    if (!equal({ ...dealtOtherwise(game, s, seat, rng), rng: s.rng }, s)) otherwise++;
  }
  expect(otherwise).toBeGreaterThan(MINDS.length * 1.8);
});

test('the worker is sent the seat’s view and its question, and nothing that leads to more', async () => {
  const keys = ['ask', 'budget', 'character', 'domain', 'game', 'name', 'seed', 'view'];
  for (const { game, s, seat } of some.slice(0, 20)) {
    const question = questionIn(
      game.bots ?? 'petz',
      s as StateOf<'petz'>,
      seat,
      { strength: 'apprentice' },
      'the game’s own seed',
    );
    if (question === null) throw new Error('nothing is asked');
    const messages: unknown[] = [];
    const sessions = {
      think: (asked: Parameters<typeof think>[0]) => {
        messages.push(structuredClone(asked));
        return Promise.resolve(think(structuredClone(asked) as never));
      },
    };
    const handle = { remote: sessions, broken: new Promise<never>(() => undefined), end: () => undefined };
    await new BotHost(() => handle as unknown as WorkerHandle).think(sent(question));
    const [message] = messages as [Record<string, unknown>];
    expect(Object.keys(message).sort()).toEqual(keys);
    const view = game.engine.view(s, seat);
    expect(equal(message.view, view)).toBe(true);
    expect(equal(message.ask, view.ask)).toBe(true);
    // A bot with the game's seed could play it again and see everything.
    expect(JSON.stringify(message)).not.toContain('the game’s own seed');
    expect(Object.keys(message.view as object)).not.toContain('rng');
  }
});
