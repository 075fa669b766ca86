/**
 * A position of Pug Quest as a level: one Hero alone with the Monsters nearest to him, for one Round. Nobody draws, and
 * what a Monster drops is of no use in that Round, so that nothing is left to chance.
 */

import { monsterCard } from '../../../engine/quest/data/cards.ts';
import { arrows } from '../../../engine/quest/foes.ts';
import { COLUMNS, heroId, heroOf, kindOf, spotOf } from '../../../engine/quest/query.ts';
import type { FoeStart, Quest } from '../../../engine/quest/state.ts';
import type { QuestFind } from './positions.ts';

/** Monsters in a puzzle at most: as many as drop something harmless. */
const MOST_FOES = 3;
/** What is dropped, the first to come first. */
const DROPS = ['raincoat.1', 'bigpouch.1', 'pizza.1'];
/** Treasures and Prizes with which cards are drawn, or damage is healed that has been counted. */
const LEFT_OUT = ['waterbowl', 'cupcake', 'goblin', 'pizza', 'treats', 'blanket', 'slime'];

const keeps = (cards: readonly string[]): string[] =>
  cards.filter((card) => !LEFT_OUT.includes(kindOf(card)) && !DROPS.includes(card));

/** Cards in hand: what lies face up fills it, as if it had just been drawn. */
const HAND = 6;
/** Whose turn ends or whose combos begin with cards that are drawn. */
const DRAWERS = ['pugarotti', 'pugayaga'];

/** Around the table: from the last column it is one step to the first. */
function distance(a: number, b: number): number {
  const far = Math.abs(a - b);
  return Math.min(far, COLUMNS - far);
}

/** Where a Monster stood before its turn of this Round, so that its arrows lead it to where it is. */
function columnBefore(s: Quest, id: string, column: number): number {
  const moved = s.acted.includes(id) ? arrows(s, id) : 0;
  return (column - moved + 2 * COLUMNS) % COLUMNS;
}

/** The Monsters that draw no card when they are hit, the nearest first. */
function foesNear(s: Quest, column: number): FoeStart[] {
  const all = s.foes.flatMap(({ card, boss, damage }): FoeStart[] => {
    const spot = spotOf(s, card);
    if (boss || spot === null || monsterCard(kindOf(card)).defend !== undefined) return [];
    const from = { column: columnBefore(s, card, spot.column), row: spot.row };
    return [{ card, ...from, ...(damage > 0 ? { damage } : {}) }];
  });
  return all
    .sort((a, b) => distance(a.column, column) - distance(b.column, column) || a.row - b.row)
    .slice(0, MOST_FOES);
}

/** Columns close up where a Monster is left out. */
function closed(foes: readonly FoeStart[]): FoeStart[] {
  return foes.map((foe, at) => {
    const before = foes.slice(0, at).filter(({ column }) => column === foe.column);
    return { ...foe, row: before.length };
  });
}

/** What a level says of the game of a position. Null where fewer Monsters than `least` are left in it. */
export function frozenQuest({ state, seat }: QuestFind, least: number): Record<string, unknown> | null {
  const spot = spotOf(state, heroId(seat));
  if (spot === null) return null;
  const { card, hand, damage, xp, treasures, prizes } = heroOf(state, seat);
  const foes = closed(foesNear(state, spot.column));
  if (foes.length < least || hand === null || DRAWERS.includes(card)) return null;
  const own = { treasures: keeps(treasures), prizes: keeps(prizes) };
  return {
    game: 'quest',
    seats: [{ who: 'person' }],
    heroes: [card],
    decks: { treasures: DROPS },
    start: {
      number: state.number,
      world: state.world,
      ready: true,
      heroes: [
        {
          hand: [...hand, ...state.display].slice(0, Math.max(hand.length, HAND)).sort(),
          xp: xp.length,
          at: { column: spot.column, row: 0 },
          ...(damage > 0 ? { damage } : {}),
          ...(own.treasures.length > 0 ? { treasures: own.treasures } : {}),
          ...(own.prizes.length > 0 ? { prizes: own.prizes } : {}),
        },
      ],
      foes,
    },
    stop: { number: state.number, rounds: 1 },
    mods: [{ id: 'sealed', arg: null }],
  };
}
