/** Games of Pug Quest of every sort, step by step: mostly sensible, so that they get far, and now and then random. */

import { quickAnswer } from '../../src/bots/quest/quick.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest, QuestSetup } from '../../src/engine/quest/state.ts';

export interface QuestStep {
  state: Quest;
  seat: number;
  choice: Json;
  after: Quest;
  events: readonly QuestEvent[];
}

/** Small and large parties, the hard mode, and the Evil Lord. */
export const SETUPS: readonly QuestSetup[] = [
  questSetup(1),
  questSetup(3),
  questSetup(3, { mode: 'hard' }),
  questSetup(2, { lord: { handicap: 'none' } }),
  questSetup(5, { lord: { handicap: 'even' } }),
];

/** One answer of so many is random. */
const RANDOM = 8;

export function walkQuest(setup: QuestSetup, seed: string, look: (step: QuestStep) => void): void {
  const rng = dice(seed);
  const { state: first, events: dealt } = questEngine.start(setup, seed);
  let state = first;
  let told = dealt;
  for (let i = 0; i < 4000 && state.outcome === null; i++) {
    const seat = questEngine.waiting(state)[0] ?? 0;
    const domain = questEngine.domain(state, seat);
    if (state.ask === null || domain === null) throw new Error('nobody is asked');
    const choice =
      rng.below(RANDOM) === 0
        ? questEngine.sample(state, seat, rng)
        : quickAnswer(state, seat, state.ask.kind, domain, rng);
    const applied = questEngine.apply(state, { seat, ask: state.ask.id, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    look({ state, seat, choice, after: applied.state, events: [...told, ...applied.events] });
    told = [];
    state = applied.state;
  }
}
