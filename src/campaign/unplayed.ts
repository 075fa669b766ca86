/**
 * What a level asks for in rounds and Worlds that its game never comes to: modifiers that name them would be announced and
 * never act, and goals could not be reached.
 */

import type { Json } from '../engine/kernel/state.ts';
import { debtDue } from '../engine/petz/mods/money.ts';
import { tableOf } from '../engine/petz/query.ts';
import { LAST_WORLD } from '../engine/quest/data/cards.ts';
import { lastRoundOf } from '../engine/quest/end.ts';
import { emptyProgress } from './progress.ts';
import type { Level } from './schema.ts';
import { levelSetup, type SetUp } from './setup.ts';

/** Rounds from the first to the last that is played. */
interface Span {
  first: number;
  last: number;
}

/** The rounds of each World; those of the shops as if they were one. */
type Played = ReadonlyMap<number, Span>;

function playedIn(game: SetUp): Played {
  const { start } = game.setup;
  if (game.game === 'petz') {
    const last = Math.min(tableOf(game).rounds, game.setup.stop?.round ?? Number.POSITIVE_INFINITY);
    return new Map([[1, { first: start?.round ?? 1, last }]]);
  }
  const { setup } = game;
  const begin = setup.start?.number ?? 1;
  const played = new Map<number, Span>();
  for (let number = begin; number <= (setup.stop?.number ?? LAST_WORLD); number++) {
    const first = number === begin ? (start?.round ?? 1) : 1;
    played.set(number, { first, last: lastRoundOf({ setup, number }) });
  }
  return played;
}

type Named = { path: string; round: number };

/** The rounds that a modifier's parameter names, each with its place in it. */
function roundsIn(arg: Json): Named[] {
  const listed = (rounds: Json | undefined, path: string): Named[] =>
    Array.isArray(rounds) ? rounds.map((round, i) => ({ path: `${path}[${i}]`, round: Number(round) })) : [];
  if (arg === null || typeof arg !== 'object' || Array.isArray(arg)) return listed(arg, '');
  const { round, rounds } = arg as { round?: Json; rounds?: Json };
  return [...listed(rounds, '.rounds'), ...(typeof round === 'number' ? [{ path: '.round', round }] : [])];
}

/** What a modifier names and the game does not play, as lines. */
function idle(game: SetUp, { id, arg }: { id: string; arg: Json }): string[] {
  const played = playedIn(game);
  const { number } = (arg ?? {}) as { number?: number };
  const worlds = [...played.keys()].join(', ');
  if (number !== undefined && !played.has(number)) {
    return [`.number: '${id}' waits for World ${number}, which is never played: only ${worlds}`];
  }
  const spans =
    number === undefined ? [...played.values()] : [played.get(number)].filter((one) => one != null);
  const isPlayed = (round: number) => spans.some(({ first, last }) => round >= first && round <= last);
  const due = (round: number) =>
    id === 'debt' && game.game === 'petz' ? debtDue({ setup: game.setup }, round) : round;
  const text = spans.map(({ first, last }) => `${first} to ${last}`).join(' and ');
  return roundsIn(arg)
    .filter(({ round }) => !isPlayed(due(round)))
    .map(
      ({ path, round }) => `${path}: '${id}' waits for round ${round}, which is never played: only ${text}`,
    );
}

/** Goals that ask for more Worlds than can be cleared: in the last one the game itself is won or lost. */
function outOfReach(level: Level, game: SetUp): string[] {
  if (game.game !== 'quest') return [];
  const most = [...playedIn(game).keys()].filter((number) => number < LAST_WORLD).length;
  return level.goals.flatMap(({ id, min = 0 }, i) =>
    id === 'worlds' && min > most ? [`goals[${i}].min: ${min} is too much: ${most} can be cleared here`] : [],
  );
}

/** All that is asked for in vain, by the level itself or by one of its changes, as lines. */
export function askedInVain(level: Level): string[] {
  const { changes = [], ...plain } = level;
  const deal = (one: Level) => levelSetup(one, emptyProgress(), { choices: { now: 'now' } });
  const game = deal(plain as Level);
  const own = (level.mods ?? []).flatMap((mod, i) => idle(game, mod).map((line) => `mods[${i}].arg${line}`));
  const changed = changes.flatMap((change, i) => {
    const now = deal({ ...level, changes: [{ ...change, if: { choice: 'now', is: 'now' } }] } as Level);
    return (change.set.mods ?? []).flatMap((mod, at) =>
      idle(now, mod).map((line) => `changes[${i}].set.mods[${at}].arg${line}`),
    );
  });
  return [...own, ...changed, ...outOfReach(level, game)];
}
