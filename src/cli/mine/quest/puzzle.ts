/** From a position of Pug Quest to a puzzle: cut out, searched through, put in words, rated; or nothing, where it is none. */

import { minedLevel } from '../../../campaign/mined/puzzle.ts';
import type { MinedPuzzle } from '../../../campaign/mined/schema.ts';
import type { GoalUse, QuestLevel } from '../../../campaign/schema.ts';
import { TooMany } from '../../../campaign/solve/every-choice.ts';
import { TooLarge } from '../../../campaign/solve/solve.ts';
import { hash } from '../../../engine/kernel/data.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { kindOf } from '../../../engine/quest/box.ts';
import { monsterCard } from '../../../engine/quest/data/cards.ts';
import { arrowsOf } from '../../../engine/quest/foes.ts';
import { COLUMNS, heroId, heroOf, standsAt } from '../../../engine/quest/query.ts';
import type { FoeStart } from '../../../engine/quest/schema-start.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { replayLevel } from '../../levels/play.ts';
import { MARGINS, type MinedQuestKind } from '../kinds.ts';
import { NO_WORDS, type NoPuzzle } from '../puzzle.ts';
import { rateMined } from '../rate.ts';
import type { MinedSearch } from '../search.ts';
import type { QuestFind } from './positions.ts';
import { readWorth, searchQuest } from './search-level.ts';
import { isAnswer, questThemes, questWords, stepsAlong } from './words.ts';

// A position of Pug Quest as a level: one Hero alone with the Monsters nearest to him, for one Round. No card
// is drawn, and what a Monster drops is of no use in that Round, so that nothing is left to chance.

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
  const moved = s.acted.includes(id) ? arrowsOf(s, id) : 0;
  return (column - moved + 2 * COLUMNS) % COLUMNS;
}

/** The Monsters that draw no card when they are hit, the nearest first. */
function foesNear(s: Quest, column: number): FoeStart[] {
  const all = s.foes.flatMap(({ card, boss, damage }): FoeStart[] => {
    const spot = standsAt(s, card);
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
function frozenQuest({ state, seat }: QuestFind, least: number): Record<string, unknown> | null {
  const spot = standsAt(state, heroId(seat));
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

/** So many questions of the best line must have an answer that gives it away. */
const LEAST_FORKS = 2;
/** So many Monsters there are. */
const LEAST_FOES = { combo: 2, riposte: 1 };
/** Other Monsters may fall in another best line, but not in many. */
const MOST_ENDS = 2;
/** Heroes whose damage is no count of hits: they heal. */
const HEALERS = ['pugtor', 'pugramix'];

/** The goals of a puzzle whose best line is worth so much. */
function goalsOf(kind: MinedQuestKind, worth: number, foes: number): GoalUse[] {
  const { felled, hurt } = readWorth(kind, worth);
  const all: GoalUse[] = felled === foes ? [{ id: 'victory' }] : [{ id: 'felled', min: felled }];
  if (kind === 'combo') return all;
  return [...(felled === 0 ? [] : all), { id: 'unhurt', max: hurt }];
}

/** Whether a search has found a clear best line with something to decide in it. */
function whyNot(kind: MinedQuestKind, { best, second, ends, forks }: MinedSearch): NoPuzzle | null {
  const isEmpty = kind === 'combo' && best < 1;
  if (isEmpty || second === null || best - second < MARGINS[kind] || ends > MOST_ENDS) return 'no clear best';
  return forks.length < LEAST_FORKS ? 'nothing to decide' : null;
}

/** A puzzle of that kind out of a position. `isKnown` tells which there are already, by id. */
export function questPuzzleFrom(
  position: QuestFind,
  kind: MinedQuestKind,
  isKnown: (id: string) => boolean,
): MinedPuzzle | NoPuzzle {
  const parts = frozenQuest(position, LEAST_FOES[kind]);
  if (parts === null) return 'cannot be cut';
  const { heroes, start } = parts as Partial<QuestLevel>;
  if (kind === 'riposte' && HEALERS.includes(heroes?.[0] ?? '')) return 'cannot be cut';
  const id = `puzzles.${hash(JSON.parse(JSON.stringify({ kind, heroes, start })) as Json).slice(0, 8)}`;
  if (isKnown(id)) return 'known';
  const foes = start?.foes?.length ?? 0;
  const wanted = (worth: number): MinedPuzzle => ({
    ...{ id, kind, themes: [kind], rating: 1000, deviation: 100, lines: 1, best: worth, second: 0 },
    level: { ...parts, goals: goalsOf(kind, worth, foes) },
    words: NO_WORDS,
    solution: [],
  });
  try {
    const found = searchQuest(minedLevel(position.game, wanted(1)));
    const why = whyNot(kind, found);
    const { best, second, ends, line, forks } = found;
    if (why !== null || second === null) return why ?? 'no clear best';
    const bare = wanted(best);
    const level = minedLevel(position.game, bare) as QuestLevel;
    const steps = stepsAlong(level, line);
    if (kind === 'riposte' && !forks.some((at) => isAnswer(steps[at]))) return 'nothing to decide';
    if (replayLevel(level, 'puzzle', line as never).stars.length < level.goals.length) return 'cannot be cut';
    const rated = rateMined(level);
    if (rated === null) return 'obvious';
    return {
      ...bare,
      themes: questThemes(kind, level, steps),
      ...rated,
      lines: ends,
      second,
      words: questWords(kind, level, readWorth(kind, best), { steps, forks }),
      solution: line as MinedPuzzle['solution'],
    };
  } catch (error) {
    return error instanceof TooMany || error instanceof TooLarge ? 'too large' : 'cannot be cut';
  }
}
