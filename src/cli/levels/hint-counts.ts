/**
 * How often a player who follows only hints reaches what a level asks for, and how often the master does, game by game with
 * the same cards. The counts stand in `docs/hints.json`, and as a table in the guide of levels.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advise } from '../../bots/advice/advise.ts';
import { explain } from '../../bots/explain.ts';
import { think } from '../../bots/roster.ts';
import { type CoachMemory, newMemory } from '../../campaign/coach.ts';
import { goalState } from '../../campaign/goals/index.ts';
import type { Level } from '../../campaign/schema.ts';
import type { GameId } from '../../engine/games.ts';
import { hash } from '../../engine/kernel/data.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { Coach } from '../../session/advice/coach.ts';
import { LevelRun } from '../../session/campaign/level-run.ts';
import { atOnce } from '../../session/game/pacing.ts';
import type { Player } from '../../session/game/seats.ts';
import { type AnySession, Session } from '../../session/game/session.ts';
import type { Thinker } from '../../session/game/thinker.ts';
import { sent } from '../../session/game/worker-thinker.ts';
import { root } from '../capture.ts';
import { jsonText } from '../json-text.ts';
import { type LongRun, stepsInTime } from '../long-run.ts';
import { wilson } from '../statistics.ts';
import { complain } from '../terminal.ts';
import { fingerprint as fingerprintOf } from '../tournament/fingerprint.ts';
import { dealt, levelFingerprint, playLevel } from './play.ts';

// A level played by a player who does nothing but follow the hints, at a table with its coach.

/** The house's bots on the caller's own thread. */
const houseThinker: Thinker = {
  think: (question) => Promise.resolve(think(sent(question))),
  advise: (question) => Promise.resolve(advise(sent(question))),
  explain: (question, choice, { budget = question.budget } = {}) =>
    Promise.resolve(explain({ ...sent(question), budget }, choice)),
};

/** A level at its first question, with its coach if it is a lesson and he is wanted. */
function sitDown(level: Level, seed: string, isCoached: boolean): { session: AnySession; run: LevelRun } {
  const { game, setup, seats } = dealt(level);
  const players = seats.map((seat, at): Player => {
    if (seat.who === 'person') return { kind: 'person', name: `You ${at + 1}` };
    const { strength, character } = seat;
    const budget = level.budget === undefined ? {} : { budget: level.budget };
    return {
      kind: 'bot',
      name: `Bot ${at + 1}`,
      strength,
      ...budget,
      ...(character === undefined ? {} : { character }),
    };
  });
  const tag = { id: level.id, picks: {} };
  const tools = { thinker: houseThinker, pace: atOnce };
  const session = Session.start(
    { game, setup: setup as never, seed, players, level: tag },
    tools,
  ) as AnySession;
  const run = new LevelRun(level, session, goalState);
  session.begin();
  const { coach: steps = [] } = level;
  let memory: CoachMemory = newMemory();
  if (isCoached && steps.length > 0) {
    const coach = new Coach(session as Session<GameId>, {
      lesson: { level: level.id, steps },
      memory: () => memory,
      save: (next) => {
        memory = next;
      },
    });
    const readOn = () => {
      for (let i = 0; i < 20 && coach.saying !== null && coach.saying.kind !== 'held'; i++) coach.next();
    };
    coach.subscribe(readOn);
    readOn();
  }
  return { session, run };
}

/** Lets everybody answer whose turn it is, down to the next question to a person; null at the end. */
async function nextAsked(session: AnySession): Promise<number | null> {
  while (session.outcome() === null) {
    const { viewer, curtain } = session.device();
    const seat = curtain ?? viewer;
    if (seat !== null && session.thinking() === null && session.waiting().includes(seat)) {
      session.lift(seat);
      return seat;
    }
    await Promise.resolve();
  }
  return null;
}

/** The player who answers for the persons. */
export type Guide = (session: AnySession, seat: number) => Promise<Json>;

const byHints: Guide = async (session, seat) => (await session.hint(seat))?.choice ?? null;

/** An answer that a lesson held back, or that was refused: the adviser was wrong. */
class BadAdvice extends Error {}

/** Plays a level to its end, by hints beside its coach, by any other guide without him; throws `BadAdvice` where an answer is not taken. */
export async function followCoach(level: Level, seed: string, guide: Guide = byHints): Promise<LevelRun> {
  const { session, run } = sitDown(level, seed, guide === byHints);
  for (let seat = await nextAsked(session); seat !== null; seat = await nextAsked(session)) {
    const asked = session.ask();
    const { length } = session.toSave().log;
    const choice = await guide(session, seat);
    const refusal = session.answer(seat, choice);
    if (refusal !== null || session.toSave().log.length === length) {
      throw new BadAdvice(`${level.id}: ${asked?.kind} ${JSON.stringify(choice)} was not taken`);
    }
  }
  return run;
}

const HINT_COUNTS = 'docs/hints.json';

/** Who reached the must in a game: both, the follower of hints alone, the master alone, neither. */
type Reached = '=' | '+' | '-' | '0';

/** The games of a level, a letter each, in the order of their numbers. */
interface Counted {
  /** What they were played with: games of another form of the level, or of other bots, are not added to them. */
  of: string;
  games: string;
}

export type HintCounts = Record<string, Counted>;

export function readHintCounts(file = join(root, HINT_COUNTS)): HintCounts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HintCounts) : {};
}

const SRC = join(root, 'src');
/** All that decides how hints and the master play. */
const PLAYED_WITH = ['engine', 'bots', 'campaign'].map((name) => join(SRC, name));

/** What a level's games are played with; `bots` is the fingerprint of the code. */
function playedWith(level: Level, bots: string): string {
  const goals = level.goals as Json;
  return hash([levelFingerprint(level), JSON.parse(JSON.stringify(goals)) as Json, bots]);
}

async function byHintsAlone(level: Level, seed: string): Promise<boolean> {
  try {
    return (await followCoach(level, seed)).goals[0]?.state.state === 'done';
  } catch (error) {
    if (!(error instanceof BadAdvice)) throw error;
    complain(error.message);
    return false;
  }
}

/** The game of that number, counted from 1, once by hints and once by the master. */
async function gameOf(level: Level, n: number): Promise<Reached> {
  const seed = level.kind === 'puzzle' ? (level.seed ?? level.id) : `${level.id} town ${n}`;
  const hints = await byHintsAlone(level, seed);
  const master = playLevel(level, 'master', seed, { dice: `${level.id}|${n}` }).goals[0]?.state === 'done';
  if (hints) return master ? '=' : '+';
  return master ? '-' : '0';
}

interface HowMany extends Pick<LongRun, 'inTime'> {
  /** Games of each level. */
  games: number;
  /** Whether it goes on from the games that were counted with the same bots. */
  resume: boolean;
  /** Where the counts are saved. */
  file?: string;
}

/** Plays games, always one more of the level with the fewest, and writes them down one by one. */
export async function countHints(
  levels: readonly Level[],
  { games, inTime, resume, file = join(root, HINT_COUNTS) }: HowMany,
): Promise<HintCounts> {
  const counts = readHintCounts(file);
  const bots = fingerprintOf(PLAYED_WITH);
  for (const level of levels) {
    const of = playedWith(level, bots);
    if (!resume || counts[level.id]?.of !== of) counts[level.id] = { of, games: '' };
  }
  const played = ({ id }: Level): number => counts[id]?.games.length ?? 0;
  const save = () => writeFileSync(file, jsonText(counts));
  for (const _ of stepsInTime({ inTime, save }, 1)) {
    const level = levels.reduce((least, one) => (played(one) < played(least) ? one : least));
    const counted = counts[level.id];
    if (counted === undefined || played(level) >= games) break;
    counted.games += await gameOf(level, played(level) + 1);
  }
  return counts;
}

/** How often each letter stands in games. */
function tally(games: string): Record<Reached, number> {
  const found = { '=': 0, '+': 0, '-': 0, '0': 0 };
  for (const letter of games) found[letter as Reached]++;
  return found;
}

/** Sums of both, in that order. */
export function reachedIn(games: string): { hints: number; master: number } {
  const { '=': both, '+': hints, '-': master } = tally(games);
  return { hints: both + hints, master: both + master };
}

/**
 * By how many percent more often hints reach it than the master does: the 95 % interval for pairs of games, with half a
 * game added to each of the four kinds (Agresti and Min).
 */
export function aheadOfMaster(games: string): [low: number, high: number] {
  const { '+': hints, '-': master } = tally(games);
  const n = games.length + 2;
  const mean = (hints - master) / n;
  const error = 1.96 * Math.sqrt(((hints + master + 1) / n - mean ** 2) / n);
  const percent = (share: number): number => Math.round(100 * Math.max(-1, Math.min(1, share)));
  return [percent(mean - error), percent(mean + error)];
}

/** A row of the guide. */
export function hintsRow(name: string, games: string): string[] {
  const n = games.length;
  const share = (reached: number): string => {
    const [low, high] = wilson(reached, n);
    return `${Math.round((100 * reached) / n)} % (${Math.round(low)}–${Math.round(high)})`;
  };
  const { hints, master } = reachedIn(games);
  const { '+': alone, '-': without } = tally(games);
  const [low, high] = aheadOfMaster(games);
  return [name, String(n), share(hints), share(master), `${alone} : ${without}`, `${low} to ${high}`];
}
