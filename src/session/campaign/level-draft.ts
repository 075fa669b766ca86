/** A level in the making: begun from nothing or from another level, changed part by part, checked as any other file. */

import type { ReadLevel } from '../../campaign/load.ts';
import {
  type GoalUse,
  LEVEL_LANGUAGES,
  type Level,
  type LevelSeat,
  type QuestLevel,
} from '../../campaign/schema.ts';
import { asShared, readSharedLevel } from '../../campaign/shared.ts';
import type { GameId } from '../../engine/games.ts';
import { HEROES } from '../../engine/quest/data/cards.ts';
import type { HeroStart, QuestStart } from '../../engine/quest/schema-start.ts';
import { RIVAL_CHARACTERS, RIVAL_IDS } from '../game/rivals.ts';

/** The id of a level that has none yet; reading it gives it its fingerprint. */
const NO_ID = `shared.${'0'.repeat(16)}`;

/** What each goal asks for when it is chosen, the game's own victory first; numbers may be changed afterwards. */
export const GOALS_TO_CHOOSE: Readonly<Record<GameId, readonly GoalUse[]>> = {
  petz: [
    { id: 'win' },
    { id: 'lead', min: 5 },
    { id: 'reputation', min: 25 },
    { id: 'gold', min: 10 },
    { id: 'sales', min: 4 },
    { id: 'saleWorth', min: 12 },
    { id: 'wishes', min: 3 },
    { id: 'platform', max: 0 },
    { id: 'noSuffering' },
    { id: 'wellFed' },
    { id: 'keepAll' },
    { id: 'noMutation' },
    { id: 'potions', max: 0 },
    { id: 'clean' },
    { id: 'shows', min: 2 },
    { id: 'showScore', min: 10 },
    { id: 'beat', seat: 1 },
    { id: 'pets', min: 3 },
    { id: 'artifacts', min: 3 },
    { id: 'grouping', size: 4 },
  ],
  quest: [
    { id: 'victory' },
    { id: 'lordWins' },
    { id: 'standing', min: 1 },
    { id: 'rounds', max: 20 },
    { id: 'treasures', min: 4 },
    { id: 'felled', min: 8 },
    { id: 'downed', min: 2 },
    { id: 'noneFalls' },
    { id: 'unhurt', max: 6 },
    { id: 'worlds', min: 2 },
    { id: 'fame', min: 10 },
  ],
};

/** The number that a goal may be changed by; null where it has none. */
export function numberOf({
  min,
  max,
  size,
}: GoalUse): { part: 'min' | 'max' | 'size'; value: number } | null {
  if (size !== undefined) return { part: 'size', value: size };
  if (min !== undefined) return { part: 'min', value: min };
  return max === undefined ? null : { part: 'max', value: max };
}

/** The bot that sits down in a seat: a rival who is not at the table yet. */
function newcomer(seats: readonly LevelSeat[]): LevelSeat {
  const taken = seats.flatMap((seat) => ('rival' in seat && seat.rival !== undefined ? [seat.rival] : []));
  const rival = RIVAL_IDS.find((id) => !taken.includes(id)) ?? 'mirelle';
  return { who: 'bot', rival, strength: 'trader', character: RIVAL_CHARACTERS[rival] };
}

/** The smallest level of a game: one person, one bot, its victory. */
export function newLevel(game: GameId): Level {
  const head = { id: NO_ID, chapter: 'shared', kind: 'scenario', seed: null } as const;
  const [victory] = GOALS_TO_CHOOSE[game];
  const goals = victory === undefined ? [] : [victory];
  const person: LevelSeat = { who: 'person' };
  return game === 'petz'
    ? { ...head, game, seats: [person, newcomer([])], goals }
    : { ...head, game, seats: [person, { who: 'bot', strength: 'trader' }], goals, mode: 'normal' };
}

/** Another level to begin from: its game, its words in these languages where it has them; nothing of the campaign about it. */
export function levelDraftOf(level: Level, words: Level['words'] = level.words): Level {
  const {
    coach: _,
    story,
    hints,
    mined,
    words: __,
    ...rest
  } = asShared(level) as Level & { mined?: unknown };
  const draft = { ...rest, ...(words === undefined ? {} : { words }) } as Level;
  // A puzzle's own hints are keys of the catalogue: what is made of one of the campaign is a game of its own.
  return asPuzzle(draft, level.kind === 'puzzle' && level.chapter === 'shared');
}

/** A puzzle made by a player, which has no hints, or else a game. */
export function asPuzzle(draft: Level, isPuzzle: boolean): Level {
  const { hints: _, ...rest } = draft;
  return isPuzzle ? { ...rest, kind: 'puzzle', hints: 0 } : { ...rest, kind: 'scenario' };
}

/** As a player who gets it will read it: the finished level with its id, or what is wrong, by place and cause. */
export function checkDraft(draft: Level): ReadLevel {
  return readSharedLevel(JSON.stringify(draft));
}

/** So many of these Heroes, and others if there are not enough. */
function manyHeroes(heroes: readonly string[], count: number): string[] {
  return [...heroes, ...Object.keys(HEROES).filter((id) => !heroes.includes(id))].slice(0, count);
}

/** Another mode of a quest; in the hard one there is no Evil Lord, and Heroes are dealt who have nothing yet. */
export function withMode(draft: QuestLevel, mode: NonNullable<QuestLevel['mode']>): Level {
  if (mode !== 'hard') return { ...draft, mode };
  const heroes = draft.start?.heroes === undefined ? 'draw' : draft.heroes;
  return withEvilLord({ ...draft, mode, ...(heroes === undefined ? {} : { heroes }) }, null);
}

/** With an Evil Lord, who takes the last seat, or without; he and the hard mode exclude each other (R-PQ-87). */
export function withEvilLord(draft: QuestLevel, lord: NonNullable<QuestLevel['lord']> | null): Level {
  const { start, seats, mode } = draft;
  if (lord !== null) return withSeats({ ...draft, mode: 'normal', lord }, Math.max(2, seats.length));
  const { lordHand: _, ...others } = start ?? {};
  const left = start === undefined ? {} : { start: others };
  return withSeats(
    { ...draft, ...(mode === undefined ? {} : { mode }), ...left, lord },
    Math.min(5, seats.length),
  );
}

/** So many Heroes in a position; a new one stands last in a column, which closes up. */
function manyLaid({ heroes = [], ready }: QuestStart, count: number): (HeroStart | null)[] {
  return Array.from({ length: count }, (_, seat) => {
    const newcomer = ready === true ? { at: { column: seat, row: 9 } } : null;
    return heroes[seat] ?? newcomer;
  });
}

/** So many seats: those seated stay, newcomers are bots, the last leave first. In a quest the Heroes go with them. */
export function withSeats(draft: Level, count: number): Level {
  const seats = draft.seats.slice(0, count);
  while (seats.length < count)
    seats.push(draft.game === 'petz' ? newcomer(seats) : { who: 'bot', strength: 'trader' });
  if (!seats.some(({ who }) => who === 'person')) seats[0] = { who: 'person' };
  if (draft.game === 'petz') {
    const goals = draft.goals.filter(({ seat }) => seat === undefined || seat < count);
    const { start } = draft;
    const shops =
      start?.shops === undefined ? {} : { start: { ...start, shops: start.shops.slice(0, count) } };
    return { ...draft, seats, ...shops, goals: goals.length === 0 ? [{ id: 'win' }] : goals };
  }
  const { heroes, start } = draft;
  const pugs = count - (draft.lord ? 1 : 0);
  return {
    ...draft,
    seats,
    ...(Array.isArray(heroes) ? { heroes: manyHeroes(heroes, pugs) } : {}),
    ...(start?.heroes === undefined ? {} : { start: { ...start, heroes: manyLaid(start, pugs) } }),
  };
}

/** Seats another player. */
export function withLevelSeat(
  draft: Level,
  at: number,
  who: LevelSeat['who'],
  as: Partial<LevelSeat> = {},
): Level {
  const { who: _, ...before } = draft.seats[at] ?? newcomer(draft.seats);
  const others = draft.seats.filter((_seat, i) => i !== at);
  const fallback =
    draft.game === 'petz' ? newcomer(others) : { who: 'bot' as const, strength: 'trader' as const };
  const seat = (who === 'person' ? { who } : { ...fallback, ...before, ...as, who }) as LevelSeat;
  return { ...draft, seats: draft.seats.with(at, seat) } as Level;
}

/** A goal in its place, or another one after the last; null takes it away. */
export function withGoal(draft: Level, at: number, use: GoalUse | null): Level {
  const goals = draft.goals.flatMap((goal, i) => (i !== at ? [goal] : use === null ? [] : [use]));
  if (use !== null && at >= draft.goals.length) goals.push(use);
  return { ...draft, goals } as Level;
}

/** The language in which a speaker of this one writes a level. */
export function levelLanguage(spoken: string): (typeof LEVEL_LANGUAGES)[number] {
  return LEVEL_LANGUAGES.find((language) => language === spoken) ?? 'en';
}

/** A text of it, in one language; an empty one goes. */
export function withText(
  draft: Level,
  language: (typeof LEVEL_LANGUAGES)[number],
  key: 'title' | 'brief',
  text: string,
): Level {
  const { [key]: _, ...others } = draft.words?.[language] ?? {};
  const own = text === '' ? others : { ...others, [key]: text };
  return { ...draft, words: { ...draft.words, [language]: own } };
}
