/** Levels for tests: small ones to change, runs out of single events, and runs of whole games. */

import { bindBook } from '../../src/campaign/book.ts';
import type { Run } from '../../src/campaign/goals/index.ts';
import type { Book, Campaign, ChapterId, Level } from '../../src/campaign/schema.ts';
import type { GameId } from '../../src/engine/games.ts';
import type { Outcome } from '../../src/engine/kernel/state.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';

/** A level of the shops in which nothing is special. */
export const PLAIN = {
  id: 'town.3',
  chapter: 'town',
  kind: 'scenario',
  game: 'petz',
  seats: [{ who: 'person' }, { who: 'bot', rival: 'otso', strength: 'hatchling' }],
  seed: 'plain',
  goals: [{ id: 'win' }],
} as const;

/** The plain level with other parts. */
export function level(changes: object = {}): Level {
  return { ...PLAIN, ...changes } as unknown as Level;
}

/** A level of Pug Quest for so many Heroes. */
export function questLevel(heroes: number, changes: object = {}): Level {
  const seats = Array.from({ length: heroes }, () => ({ who: 'person' }));
  const { id, chapter, kind, seed } = PLAIN;
  return {
    id,
    chapter,
    kind,
    seed,
    game: 'quest',
    seats,
    goals: [{ id: 'victory' }],
    ...changes,
  } as unknown as Level;
}

/** The game is over; these seats have won. */
export function over(winners: readonly number[], scores: readonly number[] = [0, 0]): Outcome {
  return { reason: 'test', scores: [...scores], winners: [...winners] };
}

interface Parts<E> {
  events?: readonly E[];
  outcome?: Outcome | null;
  seats?: number;
  /** Changes the view, which is that of a game just dealt. */
  view?: (view: never) => void;
}

/** The player's run of a game of the shops, put together by hand. */
export function run({ events = [], outcome = null, seats = 2, view }: Parts<PetzEvent> = {}): Run<'petz'> {
  const { state } = petzEngine.start(basicSetup(seats), 'run');
  const seen = petzEngine.view(state, 0);
  view?.(seen as never);
  return { level: level(), game: 'petz', seat: 0, view: seen, events, outcome };
}

/** The same of Pug Quest; with `lord` the player is the Evil Lord behind two Heroes. */
export function questRun(
  { events = [], outcome = null, view }: Parts<QuestEvent> = {},
  lord = false,
): Run<'quest'> {
  const setup = questSetup(2, lord ? { lord: { handicap: 'none' } } : {});
  const { state } = questEngine.start(setup, 'run');
  const seat = lord ? 2 : 0;
  const seen = questEngine.view(state, seat);
  view?.(seen as never);
  return { level: questLevel(2), game: 'quest', seat, view: seen, events, outcome };
}

export type { GameId };

/** A book of these levels, each in the chapter its id names; chapters open with so many stars. */
export function book(levels: readonly Level[], stars: Record<string, number> = {}, sign?: string): Book {
  const ids = [...new Set(levels.map(({ chapter }) => chapter as ChapterId))];
  const campaign: Campaign = {
    chapters: ids.map((id) => ({
      id,
      levels: levels.filter(({ chapter }) => chapter === id).map((x) => x.id),
      stars: stars[id] ?? 0,
      ...(sign === undefined ? {} : { sign: sign as 'sign.first' }),
    })),
  };
  return bindBook(campaign, Object.fromEntries(levels.map((x) => [`levels/${x.chapter}/${x.id}.json`, x])));
}
