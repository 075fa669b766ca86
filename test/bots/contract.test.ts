/** What every bot promises: legal answers, the same dice the same answer, and no look at what is hidden. */

import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../../src/bots/names.ts';
import { type BotQuestion, botNamed, isBotName, think, UnknownBot } from '../../src/bots/roster.ts';
import { readVariants } from '../../src/cli/game-options.ts';
import { playPetz } from '../../src/cli/playing.ts';
import { freeze } from '../../src/engine/kernel/data.ts';
import type { Domain } from '../../src/engine/kernel/domain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { petzEngine as engine } from '../../src/engine/petz/index.ts';
import { basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { HINT_CODES } from '../kit/hint-codes.ts';

/** How long they think matters to none of these promises. */
const BUDGET = 0.01;

interface Position {
  state: Petz;
  seat: Seat;
  domain: Domain;
}

/** Every `every`-th question of a game. */
function questions(setup: ReturnType<typeof basicSetup>, names: string[], seed: string, every: number) {
  const found: Position[] = [];
  let step = 0;
  playPetz(setup, names, seed, {
    budget: BUDGET,
    watch: ({ state, seat, domain }) => {
      if (step++ % every === 0) found.push({ state: engine.rules.clone(state), seat, domain });
    },
  });
  return found;
}

const mixed = (seats: number): string[] =>
  Array.from({ length: seats }, (_, i) => BOT_NAMES[(i + 1) % BOT_NAMES.length] ?? 'random');

/** Each number of seats and each kind of game, the smallest and the largest table among them. */
const tables = [
  { name: '2 seats, basic rules', setup: basicSetup(2) },
  { name: '2 seats, Dark Alleys', setup: readVariants('full,dark-alleys,extended', 2) },
  { name: '3 seats, full variant', setup: fullSetup(3) },
  { name: '4 seats, basic rules', setup: basicSetup(4) },
  { name: '4 seats, Dark Alleys', setup: readVariants('full,dark-alleys,extended', 4) },
];

describe.each(tables)('$name', ({ name, setup }) => {
  const positions = questions(setup, mixed(setup.seats), name, 4);

  test.each(BOT_NAMES)(
    '%s answers legally, gives known reasons and decides by what its seat can see',
    (bot) => {
      const rng = dice('permute');
      expect(positions.length).toBeGreaterThan(20);
      for (const [i, { state, seat, domain }] of positions.entries()) {
        const view = freeze(engine.view(state, seat));
        const { ask } = view;
        if (ask === null) throw new Error('nothing is asked');
        const decide = (question: Pick<BotQuestion<'petz'>, 'view' | 'ask' | 'domain'>) =>
          think({ game: 'petz', name: bot, seed: 'same', budget: BUDGET, ...question });
        const answer = decide({ view, ask, domain });
        const { choice, why } = answer;
        const refusal = engine.check(state, { seat, ask: ask.id, choice });
        expect({ kind: ask.kind, choice, refusal }).toEqual({ kind: ask.kind, choice, refusal: null });
        if (why !== null) expect(HINT_CODES).toContain(why.code);
        if (i % 2 === 1) continue;
        // Another state that looks the same: hands, decks and face-down tiles are dealt anew.
        const other = engine.imagine(view, rng);
        if (other.ask === null) throw new Error('nothing is asked');
        const seen = engine.view(other, seat);
        expect(decide({ view: seen, ask: other.ask, domain: engine.domain(other, seat) ?? domain })).toEqual(
          answer,
        );
      }
    },
  );
});

test('the same seed gives the same game, another one another', () => {
  const play = (seed: string) =>
    playPetz(fullSetup(4), ['hard', 'easy', 'random', 'hard'], seed, { budget: BUDGET });
  const first = play('a');
  expect(play('a')).toEqual(first);
  expect(play('b').log).not.toEqual(first.log);
});

test('a bot throws its own dice, never the game’s', () => {
  for (const bot of BOT_NAMES) {
    const { state } = engine.start(basicSetup(3), 'dice');
    const before = [...state.rng];
    const [seat = 0] = engine.waiting(state);
    const view = engine.view(state, seat);
    const domain = engine.domain(state, seat);
    if (view.ask === null || domain === null) throw new Error('nothing is asked');
    think({ game: 'petz', name: bot, view, ask: view.ask, domain, seed: 'x', budget: BUDGET });
    expect(state.rng).toEqual(before);
  }
});

test('a scenario may narrow a question beyond what the bots know', () => {
  const { state } = engine.start(basicSetup(2), 'narrow');
  const [seat = 0] = engine.waiting(state);
  const view = engine.view(state, seat);
  if (view.ask === null) throw new Error('nothing is asked');
  const narrow: Domain = { type: 'split', stocks: { imps: 1, gold: 0 }, parts: 1, need: 'imps' };
  for (const bot of BOT_NAMES) {
    const { choice } = think({
      game: 'petz',
      name: bot,
      view,
      ask: view.ask,
      domain: narrow,
      seed: 'x',
      budget: BUDGET,
    });
    expect(choice).toSatisfy((x) => Array.isArray(x) && x.length <= 1);
  }
});

test('unknown names are reported with the known ones', () => {
  expect(isBotName('master')).toBe(true);
  expect(isBotName('toString')).toBe(false);
  expect(() => botNamed('brilliant')).toThrow(UnknownBot);
  expect(() => botNamed('brilliant')).toThrow(
    "no bot is called 'brilliant'; there are: random, hatchling, apprentice, trader, master, archimp",
  );
});
