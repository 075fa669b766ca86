/**
 * How the player has done against each strength: games, wins and how the last ones ended, a part of the progress
 * that is saved of every profile. Only games count in which one person meets bots; levels have stars of their own.
 *
 * The campaign does not know of it: what it writes down of the progress leaves it as it is.
 */

import * as v from 'valibot';
import { entryRecord } from '../../campaign/entries.ts';
import { isRecord } from '../../engine/kernel/domain.ts';
import { wholeNumber } from '../../engine/kernel/schema-words.ts';
import type { Seat } from '../../engine/kernel/state.ts';
import { lordSeat } from '../../engine/quest/read.ts';
import type { AnyProgress } from '../campaign/progress-kind.ts';
import { type Player, persons, STRENGTHS } from '../game/seats.ts';
import type { AnySession } from '../game/session.ts';
import type { SessionManager } from '../session-manager.ts';

/** Rivals of a kind: the other shops, or the Evil Lord of a party of Heroes. */
export const RIVAL_KINDS = ['shop', 'lord'] as const;
export type RivalKind = (typeof RIVAL_KINDS)[number];
export type RivalStrength = (typeof STRENGTHS)[number];

/** So many games in a row that end alike suggest another strength. */
const ROW = 3;

const LONGEST_SEED = 60;

const count = wholeNumber(0, 1_000_000);
const resultsSchema = v.pipe(
  v.object({
    games: count,
    won: count,
    /** How the last games ended, the newest last: W or L. */
    recent: v.fallback(v.pipe(v.string(), v.regex(/^[WL]{0,3}$/)), ''),
    /** The seed of the game that was counted last: played again, it does not count again. */
    seed: v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_SEED)), ''),
  }),
  v.check(({ games, won }) => won <= games),
);
export type RivalResults = v.InferOutput<typeof resultsSchema>;

const KEYS = RIVAL_KINDS.flatMap((kind) => STRENGTHS.map((strength) => `${kind}.${strength}`));
const schema = entryRecord(v.pipe(v.string(), v.picklist(KEYS)), resultsSchema);

const NONE: RivalResults = { games: 0, won: 0, recent: '', seed: '' };

/** The results against rivals in a progress; an entry that makes no sense is none. */
export function readResults(progress: unknown): Record<string, RivalResults> {
  return v.parse(
    schema,
    isRecord(progress as AnyProgress) ? (progress as { rivals?: unknown }).rivals : null,
  );
}

export function resultsAgainst(progress: unknown, kind: RivalKind, strength: RivalStrength): RivalResults {
  return readResults(progress)[`${kind}.${strength}`] ?? NONE;
}

/** The next strength up after three wins in a row, the next one down after three losses; else none. */
export function suggestedAfter({ recent }: RivalResults, strength: RivalStrength): RivalStrength | null {
  const at = STRENGTHS.indexOf(strength);
  if (recent === 'W'.repeat(ROW)) return STRENGTHS[at + 1] ?? null;
  if (recent === 'L'.repeat(ROW)) return STRENGTHS[at - 1] ?? null;
  return null;
}

interface Ended {
  seed: string;
  /** By `kind.strength`: whether the person was ahead of all of these. */
  won: Record<string, boolean>;
}

/** Seats by the strength of their bots. */
function byStrength(players: readonly Player[], seats: readonly Seat[]): Map<RivalStrength, Seat[]> {
  const found = new Map<RivalStrength, Seat[]>();
  for (const seat of seats) {
    const player = players[seat];
    const strength = STRENGTHS.find((one) => player?.kind === 'bot' && player.strength === one);
    if (strength !== undefined) found.set(strength, [...(found.get(strength) ?? []), seat]);
  }
  return found;
}

/** How a game ended for the only person in it; null for a level, for several persons, or while it goes on. */
function endOf(session: AnySession): Ended | null {
  const { players, level } = session;
  const outcome = session.outcome();
  const [own, ...others] = persons(players);
  if (outcome === null || level !== null || own === undefined || others.length > 0) return null;
  const { scores, winners } = outcome;
  const seed = session.toSave().seed.slice(0, LONGEST_SEED);
  const hasWon = winners.includes(own);
  if (session.game === 'quest') {
    const lord = lordSeat(session.setup);
    if (lord === null || lord === own) return null;
    const rivals = byStrength(players, [lord]);
    return { seed, won: Object.fromEntries([...rivals.keys()].map((one) => [`lord.${one}`, hasWon])) };
  }
  const rivals = byStrength(players, [...players.keys()]);
  const isAhead = (rival: Seat): boolean => hasWon || (scores[own] ?? 0) > (scores[rival] ?? 0);
  return {
    seed,
    won: Object.fromEntries([...rivals].map(([one, seats]) => [`shop.${one}`, seats.every(isAhead)])),
  };
}

/** The progress with a game counted; the same one if it was counted before. */
export function withEnded(progress: AnyProgress, { seed, won }: Ended): AnyProgress {
  const results = readResults(progress);
  const isNew = Object.keys(won).filter((key) => results[key]?.seed !== seed);
  if (isNew.length === 0) return progress;
  const rivals = { ...results };
  for (const key of isNew) {
    const { games, won: before, recent } = rivals[key] ?? NONE;
    const hasWon = won[key] === true;
    const last = `${recent}${hasWon ? 'W' : 'L'}`.slice(-ROW);
    rivals[key] = { games: games + 1, won: before + Number(hasWon), recent: last, seed };
  }
  return { ...(isRecord(progress) ? progress : {}), rivals };
}

/** Writes down how every game ends that is played to its end from now on. */
export function followRivals(sessions: SessionManager): void {
  let session: AnySession | null = null;
  let stop = (): void => undefined;
  const look = (): void => {
    const ended = session === null ? null : endOf(session);
    if (ended === null) return;
    stop();
    void sessions.progress.change((progress) => withEnded(progress, ended));
  };
  const follow = (): void => {
    if (sessions.session === session) return;
    stop();
    session = sessions.session;
    stop = () => undefined;
    // One that was over when it was opened has been counted, or another player played it, as one that is watched.
    if (session === null || session.outcome() !== null || sessions.isWatching) return;
    stop = session.subscribe(look);
  };
  sessions.subscribe(follow);
  follow();
}
