/** What every bot of Pug Quest promises: legal answers in all modes, the same dice the same answer, only its view. */

import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/bots/bot.ts';
import { BOT_NAMES } from '../../src/bots/names.ts';
import { type BotQuestion, botFor, think, UnknownBot } from '../../src/bots/roster.ts';
import { playQuest } from '../../src/cli/playing.ts';
import { freeze } from '../../src/engine/kernel/data.ts';
import type { Domain } from '../../src/engine/kernel/domain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { questEngine as engine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import { ASK_KINDS } from '../../src/engine/quest/words.ts';

/** How long they think matters to none of these promises. */
const BUDGET = 0.01;

interface Position {
  state: Quest;
  seat: Seat;
  domain: Domain;
  kind: string;
}

/** The first `most` questions of each kind in some games of mixed bots. */
function questions(setup: QuestSetup, seeds: readonly string[], most: number): Position[] {
  const names = Array.from({ length: setup.seats }, (_, i) => (i % 2 === 0 ? 'easy' : 'random'));
  const found: Position[] = [];
  const counts = new Map<string, number>();
  for (const seed of seeds) {
    playQuest(setup, names, seed, {
      watch: ({ state, seat, domain }) => {
        const kind = state.ask?.kind ?? '';
        const count = counts.get(kind) ?? 0;
        if (count >= most) return;
        counts.set(kind, count + 1);
        found.push({ state: engine.rules.clone(state), seat, domain, kind });
      },
    });
  }
  return found;
}

/** Together their games ask every kind of question. */
const SEEDS = Array.from({ length: 20 }, (_, i) => `k.${i + 1}`);

const tables = [
  { name: 'one Hero', setup: questSetup(1) },
  { name: 'four Heroes', setup: questSetup(4) },
  { name: 'three Heroes, hard mode', setup: questSetup(3, { mode: 'hard' }) },
  { name: 'two Heroes and the Evil Lord', setup: questSetup(2, { lord: { handicap: 'none' } }) },
  { name: 'three Heroes and the Evil Lord', setup: questSetup(3, { lord: { handicap: 'even' } }) },
];

/** What was weighed begins with the chosen one and holds chances in hundredths. */
function checkWeighed({ choice, weighed }: Decision): void {
  if (weighed === undefined) return;
  expect(weighed[0]?.choice).toEqual(choice);
  expect(weighed.length).toBeLessThanOrEqual(3);
  for (const { worth, error } of weighed) {
    expect(worth >= 0 && worth <= 100).toBe(true);
    expect(error).toBeGreaterThanOrEqual(0);
  }
}

const seen = new Set<string>();

describe.each(tables)('$name', ({ setup }) => {
  const positions = questions(setup, SEEDS, 2);
  for (const { kind } of positions) seen.add(kind);

  test.each(BOT_NAMES)('%s answers every kind of question legally, by what its seat can see', (bot) => {
    const rng = dice('permute');
    expect(positions.length).toBeGreaterThan(20);
    for (const [i, { state, seat, domain, kind }] of positions.entries()) {
      const view = freeze(engine.view(state, seat));
      const { ask } = view;
      if (ask === null) throw new Error('nothing is asked');
      const before = [...state.rng];
      const decide = (question: Pick<BotQuestion<'quest'>, 'view' | 'ask' | 'domain'>) =>
        think({ game: 'quest', name: bot, seed: 'same', budget: BUDGET, ...question });
      const answer = decide({ view, ask, domain });
      const { choice } = answer;
      const refusal = engine.check(state, { seat, ask: ask.id, choice });
      expect({ kind, choice, refusal }).toEqual({ kind, choice, refusal: null });
      expect(state.rng).toEqual(before);
      checkWeighed(answer);
      if (i % 3 !== 0) continue;
      // Another state that looks the same: the other side's hands and the decks are dealt anew.
      const other = engine.imagine(view, rng);
      if (other.ask === null) throw new Error('nothing is asked');
      const seen = engine.view(other, seat);
      expect(decide({ view: seen, ask: other.ask, domain: engine.domain(other, seat) ?? domain })).toEqual(
        answer,
      );
    }
  });

  test.each(BOT_NAMES)('%s plays a whole game', (bot) => {
    // The last Hero, or the Evil Lord: the players before him ask him nothing else.
    const names = Array.from({ length: setup.seats }, (_, i) => (i === setup.seats - 1 ? bot : 'easy'));
    const { state } = playQuest(setup, names, 'whole', {
      budget: BUDGET,
      watch({ state: s, seat, choice }) {
        const refusal = engine.check(s, { seat, ask: s.ask?.id ?? -1, choice });
        expect({ choice, refusal }).toEqual({ choice, refusal: null });
      },
    });
    expect(state.outcome).not.toBeNull();
  });
});

test('the questions above are of every kind there is', () => {
  expect(ASK_KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
});

test('the same seed gives the same game, another one another', () => {
  const play = (seed: string) => playQuest(questSetup(2), ['hard', 'easy'], seed, { budget: BUDGET });
  const first = play('a');
  expect(play('a')).toEqual(first);
  expect(play('b').log).not.toEqual(first.log);
});

test('a scenario may narrow a question beyond what the bots know', () => {
  const { state } = engine.start(questSetup(2), 'narrow');
  const [seat = 0] = engine.waiting(state);
  const view = engine.view(state, seat);
  if (view.ask === null) throw new Error('nothing is asked');
  const narrow: Domain = { type: 'amount', min: 2, max: 2 };
  for (const name of BOT_NAMES) {
    expect(think({ game: 'quest', name, view, ask: view.ask, domain: narrow, seed: 'x' }).choice).toBe(2);
  }
});

test('unknown names are refused for this game too', () => {
  expect(() => botFor('quest', 'brilliant')).toThrow(UnknownBot);
});
