/** The rules of the house: modifiers for a free game, each with a few parameters that make sense. */

import { ENGINES, type GameId, type SetupOf } from '../../engine/games.ts';
import type { ModUse } from '../../engine/kernel/state.ts';

type Presets = Readonly<Record<string, readonly ModUse['arg'][]>>;

/** Modifiers and what they may be set to, the usual first. */
const PRESETS: Readonly<Record<GameId, Presets>> = {
  petz: {
    fullStands: [{ more: 1 }, { more: 2 }],
    meatlessWeek: [
      [2, 3],
      [3, 4],
      [2, 4],
    ],
    doubleShows: [{}, { times: 3 }],
    festival: [{ need: 'play' }, { need: 'magic' }, { need: 'anger' }, { need: 'poop' }, { need: 'hunger' }],
    fashion: [
      { need: 'poop', worth: 2 },
      { need: 'magic', worth: 2 },
      { need: 'play', worth: 2 },
      { need: 'anger', worth: 2 },
    ],
    mutants: [{ mode: 'welcome', worth: 3 }, { mode: 'banned' }],
    wish: [
      { reward: 3, penalty: 0, in: 'reputation' },
      { reward: 3, penalty: 1, in: 'reputation' },
      { reward: 4, penalty: 2, in: 'gold' },
    ],
    inspector: [
      { limit: 2, fine: 1 },
      { limit: 1, fine: 1 },
      { limit: 0, fine: 2 },
    ],
    compost: [
      { worth: 1, most: 4 },
      { worth: 1, most: 8 },
    ],
    debt: [
      { gold: 6, round: 3 },
      { gold: 10, round: 4 },
    ],
    openScreens: [{}],
    speedRound: [{ groups: 3 }, { groups: 2 }],
    strike: [{ home: 1 }, { home: 2, rounds: [2, 4] }],
    closed: [
      { spaces: ['judge'] },
      { spaces: ['hospital'] },
      { spaces: ['hospital', 'judge'], rounds: [2, 4] },
    ],
    plague: [{ rounds: [3, 5] }, { rounds: [2, 4], needs: 2 }],
    noPotions: [{}],
  },
  quest: {
    treasureHunt: [
      { column: 2, count: 2 },
      { column: 0, count: 3 },
      { column: 4, count: 3 },
    ],
    waves: [
      { every: 3, count: 1 },
      { every: 2, count: 1 },
    ],
    fog: [{ rounds: [2, 3] }, { rounds: [1, 2, 3, 4, 5] }],
    ambush: [{ rounds: [3] }, { rounds: [2, 4] }],
    hungryMonsters: [{ cards: 1 }, { cards: 2 }],
    drought: [{ display: 1 }, { hand: 1 }, { display: 2, hand: 1 }],
    carryTime: [null],
    earlyBoss: [
      { number: 2, round: 3, stay: 2 },
      { number: 1, round: 3, stay: 2 },
    ],
    guest: [{ hero: 0 }, { hero: 1 }],
    lordBudget: [{ cards: -2 }, { cards: 2 }],
  },
};

/** A modifier, and which of its presets is chosen; null: not in play. */
interface HouseRule {
  id: string;
  choices: readonly ModUse['arg'][];
}

/** The modifiers that a setup can have, each with the presets that suit it. */
export function houseRules<G extends GameId>(game: G, setup: SetupOf<G>): HouseRule[] {
  const fits = (id: string, arg: ModUse['arg']) =>
    ENGINES[game].rules.checkSetup({ ...setup, mods: [{ id, arg }] } as never) === null;
  return Object.entries(PRESETS[game]).flatMap(([id, args]) => {
    const choices = args.filter((arg) => fits(id, arg));
    return choices.length === 0 ? [] : [{ id, choices }];
  });
}

/** What was chosen, as far as it still suits the setup. */
export function chosenRules<G extends GameId>(
  game: G,
  setup: SetupOf<G>,
  chosen: Readonly<Record<string, number>>,
): ModUse[] {
  return houseRules(game, setup).flatMap(({ id, choices }) => {
    const at = chosen[id];
    return at === undefined ? [] : [{ id, arg: choices[at % choices.length] ?? null }];
  });
}
