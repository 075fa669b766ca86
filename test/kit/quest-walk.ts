/** Games of Pug Quest of every sort, step by step: mostly sensible, so that they get far, and now and then random. */

import { quickAnswer } from '../../src/bots/quest/quick.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';

export interface QuestStep {
  state: Quest;
  seat: number;
  choice: Json;
  after: Quest;
  events: readonly QuestEvent[];
}

/** Small and large parties, the hard mode, the Evil Lord, and scenarios with their twists. */
export const SETUPS: readonly QuestSetup[] = [
  questSetup(1),
  questSetup(3),
  questSetup(3, { mode: 'hard' }),
  questSetup(2, { lord: { handicap: 'none' } }),
  questSetup(5, { lord: { handicap: 'even' } }),
  questSetup(3, {
    mods: [
      { id: 'companion', arg: { name: 'uni', gift: 'guard', hero: 0 } },
      { id: 'companion', arg: { name: 'Rex', gift: 'fetcher', hero: 1 } },
      { id: 'waves', arg: { every: 2, count: 1 } },
      { id: 'drought', arg: { display: 1, hand: 1, rounds: [2] } },
      { id: 'fog', arg: { rounds: [3] } },
      { id: 'ambush', arg: { rounds: [1, 4] } },
      { id: 'treasureHunt', arg: { column: 2, count: 2 } },
      { id: 'carryTime', arg: null },
      { id: 'guest', arg: { hero: 2 } },
    ],
  }),
  questSetup(2, {
    lord: { handicap: 'none' },
    mods: [
      { id: 'lordBudget', arg: { cards: -1 } },
      { id: 'hungryMonsters', arg: { cards: 1 } },
      { id: 'earlyBoss', arg: { number: 1, round: 1, stay: 2 } },
    ],
    stop: { number: 1, rounds: 4 },
  }),
];

/** One answer of so many is random. */
const RANDOM = 8;

export function walkQuest(setup: QuestSetup, seed: string, look: (step: QuestStep) => void): void {
  const rng = dice(seed);
  const { state: first, events: dealt } = questEngine.start(setup, seed);
  let state = first;
  let earlier = dealt;
  for (let i = 0; i < 4000 && state.outcome === null; i++) {
    const seat = questEngine.waiting(state)[0] ?? 0;
    const domain = questEngine.domain(state, seat);
    if (state.ask === null || domain === null) throw new Error('no seat is asked');
    const choice =
      rng.below(RANDOM) === 0
        ? questEngine.sample(state, seat, rng)
        : quickAnswer(state, seat, state.ask.kind, domain, rng);
    const applied = questEngine.apply(state, { seat, ask: state.ask.id, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    look({ state, seat, choice, after: applied.state, events: [...earlier, ...applied.events] });
    earlier = [];
    state = applied.state;
  }
}
