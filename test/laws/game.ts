/** What the laws must know of a game: its engine, its setup, what it hides, and what its pieces say of its end. */

import type { GameId } from '../../src/engine/games.ts';
import { copy } from '../../src/engine/kernel/data.ts';
import type { Engine } from '../../src/engine/kernel/engine.ts';
import type { Rng } from '../../src/engine/kernel/rng.ts';
import type { BaseView, SeatInfo } from '../../src/engine/kernel/rules.ts';
import type { BaseSetup, BaseState, GameEvent, Outcome, Seat } from '../../src/engine/kernel/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import type { Hidden } from './hidden.ts';
import { petzHidden } from './hidden-petz.ts';
import { questHidden } from './hidden-quest.ts';
import { PETZ_REFUSALS, QUEST_REFUSALS } from './refusals.ts';

export type AnyEngine = Engine<BaseSetup, BaseState, BaseView, GameEvent>;

export interface GameUnderLaws {
  name: string;
  engine: AnyEngine;
  setup: BaseSetup;
  /** How many whole games the tests play of it: few of a long game, as every variant of it has its own. */
  walks: number;
  /** No game takes more answers than this. */
  most: number;
  /** Every code with which an answer may be refused. */
  codes: readonly string[];
  hidden: Hidden<BaseState, BaseView, GameEvent>;
  /** The outcome as the pieces on the table tell it. */
  scored(s: BaseState): Pick<Outcome, 'scores' | 'winners'>;
  teams: SeatInfo[];
  /** No fewer seats can play it. */
  fewest: number;
  /** Whose bots play it; null if it has none. */
  bots: GameId | null;
}

// The laws treat every game alike, as plain data; only here it is known which engine belongs to which states.
const erase = <T>(typed: unknown): T => typed as T;

/** Dungeon Petz under the laws. */
export function petzUnderLaws(name: string, setup: PetzSetup, most = 400): GameUnderLaws {
  return {
    name: `petz ${name}`,
    engine: erase(petzEngine),
    setup,
    walks: 1,
    most,
    codes: PETZ_REFUSALS,
    hidden: erase(petzHidden),
    scored(s) {
      const scores = erase<Petz>(s).shops.map((shop) => shop.reputation);
      const best = Math.max(...scores);
      return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
    },
    teams: petzEngine.rules.seats(setup),
    fewest: 2,
    bots: 'petz',
  };
}

/** Pug Quest: Heroes win together at the Boss's defeat or where a scenario stops, else the Evil Lord does, or no seat. */
export function questUnderLaws(name: string, setup: QuestSetup, most = 1500): GameUnderLaws {
  return {
    name: `quest ${name}`,
    engine: erase(questEngine),
    setup,
    walks: 1,
    most,
    codes: QUEST_REFUSALS,
    hidden: erase(questHidden),
    scored(s) {
      const { foes, over, number } = erase<Quest>(s);
      const isFelled = foes.some((foe) => foe.boss && foe.damage >= foe.life);
      const isStopped = over === 'cleared' && number === setup.stop?.number;
      const team = isFelled || isStopped ? 0 : 1;
      const seats = questEngine.rules.seats(setup);
      const winners = seats.flatMap((info, seat) => (info.team === team ? [seat] : []));
      return { scores: seats.map((info) => (info.team === team ? 1 : 0)), winners };
    },
    teams: questEngine.rules.seats(setup),
    fewest: setup.lord === null ? 1 : 2,
    bots: 'quest',
  };
}

/** A copy in which everything that a seat cannot see is otherwise: pieces, the others' sealed answers, the dice. */
export function dealtOtherwise(game: GameUnderLaws, s: BaseState, seat: Seat | null, rng: Rng): BaseState {
  const other = copy(s);
  other.rng = [rng.next(), rng.next(), rng.next(), 1];
  game.hidden.permute(other, seat, rng);
  const { ask } = other;
  if (ask?.how !== 'all') return other;
  for (const key of Object.keys(ask.sealed).map(Number)) {
    if (key !== seat) ask.sealed[key] = game.engine.sample(other, key, rng);
  }
  return other;
}
