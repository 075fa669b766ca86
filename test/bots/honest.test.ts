/** The bots are honest: what is hidden from their seat changes nothing, and nothing but their seat's view is sent. */

import { expect, test } from 'vitest';
import { BotHost, type Staff } from '../../src/bots/host.ts';
import { think } from '../../src/bots/roster.ts';
import { permutePetz, permuteQuest } from '../../src/cli/honest/permute.ts';
import { type Position, positions, VARIETIES } from '../../src/cli/honest/positions.ts';
import { honest, MINDS } from '../../src/cli/honest.ts';
import { equal, hash } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { sent } from '../../src/session/bots.ts';
import type { GameId } from '../../src/session/games.ts';
import { questionIn } from '../../src/session/thinker.ts';

const some = [...positions(60, 'honest test')];

test('positions come from games of every kind', () => {
  const names = VARIETIES.map(({ name }) => name);
  for (const kind of [/base/, /full/, /dark-alleys$/, /extended/, /compromise/, /heroes$/, /hard/, /lord/]) {
    expect(names.some((name) => kind.test(name))).toBe(true);
  }
  expect(new Set(some.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  expect(new Set(MINDS.map((mind) => JSON.stringify(mind))).size).toBe(MINDS.length);
});

test('the same dice, other hidden cards: the same answer', () => {
  const result = honest(MINDS.length * 2, 'honest test', 0.05);
  expect(result.wrong).toEqual([]);
  // The hidden things were truly others.
  expect(result.told).toBeGreaterThan(result.positions * 0.95);
  expect(Object.keys(result.by)).toHaveLength(MINDS.length);
});

/** The table with everything hidden dealt anew. */
function permuted({ game, state, seat }: Position, seed: string) {
  return game === 'quest'
    ? {
        seen: questEngine.view(permuteQuest(state, seat, dice(seed)), seat),
        was: questEngine.view(state, seat),
      }
    : {
        seen: petzEngine.view(permutePetz(state, seat, dice(seed)), seat),
        was: petzEngine.view(state, seat),
      };
}

test('dealing the hidden things anew changes nothing in sight, and a bot that peeped would be found out', () => {
  let peeped = 0;
  for (const position of some) {
    const { seen, was } = permuted(position, 'x');
    expect(equal(seen, was)).toBe(true);
    const { game, state, seat } = position;
    const other =
      game === 'quest' ? permuteQuest(state, seat, dice('y')) : permutePetz(state, seat, dice('y'));
    // Somebody who reads the piles answers otherwise.
    if (hash(state.piles) !== hash(other.piles)) peeped++;
  }
  expect(peeped).toBeGreaterThan(some.length * 0.9);
});

test('the worker is sent the seat’s view and its question, and nothing that leads to more', async () => {
  const keys = ['ask', 'budget', 'character', 'domain', 'game', 'name', 'seed', 'view'];
  for (const { game, state, seat } of some.slice(0, 20)) {
    const question = questionIn<GameId>(game, state, seat, { strength: 'apprentice' }, 'the game’s own seed');
    if (question === null) throw new Error('nothing is asked');
    const messages: unknown[] = [];
    const desk = {
      think: (asked: Parameters<typeof think>[0]) => {
        messages.push(structuredClone(asked));
        return Promise.resolve(think(structuredClone(asked) as never));
      },
    };
    const staff = { desk, broken: new Promise<never>(() => undefined), dismiss: () => undefined };
    await new BotHost(() => staff as unknown as Staff).think(sent(question));
    const [message] = messages as [Record<string, unknown>];
    expect(Object.keys(message).sort()).toEqual(keys);
    const view = game === 'quest' ? questEngine.view(state, seat) : petzEngine.view(state, seat);
    expect(equal(message.view, view)).toBe(true);
    expect(equal(message.ask, view.ask)).toBe(true);
    // Whoever knew the game's seed could play it again and see everything.
    expect(JSON.stringify(message)).not.toContain('the game’s own seed');
    expect(Object.keys(message.view as object)).not.toContain('rng');
  }
});
