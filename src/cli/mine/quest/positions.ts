/** Positions out of games of Pug Quest between bots: a Hero whose turn begins, and the Monsters before him. */

import { dice } from '../../../engine/kernel/rng.ts';
import { LAST_WORLD } from '../../../engine/quest/data/cards.ts';
import { questEngine } from '../../../engine/quest/index.ts';
import { questSetup } from '../../../engine/quest/setup.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { playQuest } from '../../playing.ts';

/** A Hero at the beginning of his turn. */
export interface QuestFind {
  state: Quest;
  seat: number;
  /** The game it is from. */
  game: string;
}

const PLAYERS = ['apprentice', 'trader'];
/** So often a bot does something odd: a puzzle wants trouble. */
const STRAY = 0.15;
const MOST_HEROES = 3;

/** All positions of the first two Worlds of one game; the same seed gives the same ones. */
export function questPositionsOf(seed: string): QuestFind[] {
  const rng = dice(seed);
  const heroes = 1 + rng.below(MOST_HEROES);
  const names = Array.from({ length: heroes }, () => PLAYERS[rng.below(PLAYERS.length)] ?? 'apprentice');
  const found: QuestFind[] = [];
  let last = '';
  playQuest(questSetup(heroes), names, seed, {
    budget: 0.2,
    stray: { seats: names.map((_, seat) => seat), chance: STRAY },
    watch({ state, seat }) {
      const turn = `${state.number} ${state.round} ${state.turn?.id}`;
      if (state.ask?.kind !== 'quest.act' || state.number === LAST_WORLD || turn === last) return;
      last = turn;
      found.push({ state: questEngine.rules.clone(state), seat, game: seed });
    },
  });
  return found;
}
