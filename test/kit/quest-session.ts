/** Sessions of Pug Quest for tests. */

import { think } from '../../src/bots/roster.ts';
import { copy } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import type { LogLine } from '../../src/session/game/replay.ts';
import type { NewGame } from '../../src/session/game/session.ts';
import { players } from './session.ts';

/** `'person bot'` as Heroes; with `lord` the last of them is the Evil Lord. */
export function questGame(words: string, seed = 'party', lord = false): NewGame<'quest'> {
  const seats = players(words);
  const setup = lord
    ? questSetup(seats.length - 1, { lord: { handicap: 'even' } })
    : questSetup(seats.length);
  return { game: 'quest', setup, seed, players: seats };
}

/** A game of Pug Quest on its way, and all that was answered so far. */
export interface OnTheWay {
  state: Quest;
  log: LogLine[];
  seat: Seat;
  ask: NonNullable<Quest['ask']>;
}

/** Plays a game through, mostly by bots, now and then at random; `watch` sees every question before it is answered. */
export function walkQuest(setup: QuestSetup, seed: string, watch: (at: OnTheWay) => void): OnTheWay {
  const rng = dice(`walk ${seed}`);
  const log: LogLine[] = [];
  let { state } = questEngine.start(setup, seed);
  let last: OnTheWay | null = null;
  while (state.outcome === null && state.ask !== null) {
    const { ask } = state;
    const [seat = 0] = questEngine.waiting(state);
    last = { state, log, seat, ask };
    watch(last);
    const choice = rng.next() < 0.15 ? questEngine.sample(state, seat, rng) : byBot(state, seat, seed);
    const applied = questEngine.apply(state, { seat, ask: ask.id, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    log.push([seat, copy(choice)]);
    state = applied.state;
  }
  if (last === null) throw new Error('nothing was asked');
  return { ...last, state };
}

function byBot(state: Quest, seat: Seat, seed: string): Json {
  const view = questEngine.view(state, seat);
  const domain = questEngine.domain(state, seat);
  if (view.ask === null || domain === null) throw new Error('nothing is asked');
  return think({ game: 'quest', name: 'easy', view, ask: view.ask, domain, seed }).choice;
}
