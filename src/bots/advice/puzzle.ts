/** A puzzle leaves nothing to chance: from where it stands now, all that can still be answered is searched through. */

import { solveFrom } from '../../campaign/solve/level.ts';
import { answerOfShops } from '../../campaign/solve/shops.ts';
import type { Worth } from '../../campaign/solve/solve.ts';
import { type GameId, WHOLE_ENGINES } from '../../engine/games.ts';
import { checkChoice } from '../../engine/kernel/domain.ts';
import type { Action, BaseState, GameEvent, Json } from '../../engine/kernel/state.ts';
import type { Decision } from '../bot.ts';
import { type BotQuestion, formsOf } from '../roster.ts';
import type { Aims } from './aims.ts';

interface Player {
  start(setup: unknown, seed: string): { state: BaseState; events: GameEvent[] };
  apply(
    state: BaseState,
    action: Action,
  ): { ok: true; state: BaseState; events: GameEvent[] } | { ok: false; refusal: unknown };
  rules: { redact(event: GameEvent, seat: number): GameEvent | null };
}

const playerOf = (game: GameId): Player => WHOLE_ENGINES[game] as Player;

/** The puzzle dealt once more and played up to now; null where that cannot be done. */
function playedAgain(
  game: GameId,
  { seat: own, puzzle }: Aims,
): { state: BaseState; events: GameEvent[] } | null {
  if (puzzle === undefined) return null;
  const engine = playerOf(game);
  let { state, events } = engine.start(puzzle.setup, puzzle.seed);
  const happened = [...events];
  for (const [seat, choice] of puzzle.log) {
    const applied = engine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) return null;
    ({ state, events } = applied);
    happened.push(...events);
  }
  return { state, events: happened.flatMap((event) => engine.rules.redact(event, own) ?? []) };
}

/** What can still be reached for certain after an answer: stars, then points; null where there is too much to search. */
export function puzzleReach<G extends GameId>(
  { game }: BotQuestion<G>,
  aims: Aims,
  choice: Json,
): Worth | null {
  const now = playedAgain(game, aims);
  if (now === null) return null;
  const applied = playerOf(game).apply(now.state, { seat: aims.seat, ask: now.state.ask?.id ?? 0, choice });
  if (!applied.ok) return null;
  try {
    const seen = applied.events.flatMap((event) => playerOf(game).rules.redact(event, aims.seat) ?? []);
    return solveFrom(aims.level, applied.state, [...now.events, ...seen]).best;
  } catch {
    return null;
  }
}

/**
 * The next answer of a line that brings the most stars, then the most points, or what strong shops agree on; null where
 * there is too much to search.
 */
export function solved<G extends GameId>({ game, domain, ask }: BotQuestion<G>, aims: Aims): Decision | null {
  const { shops } = aims.level.mined ?? {};
  if (shops !== undefined && ask.kind === 'petz.group')
    return { choice: answerOfShops(shops), why: { code: 'hint.asShops', args: {} } };
  const now = playedAgain(game, aims);
  if (now === null) return null;
  try {
    const { line } = solveFrom(aims.level, now.state, now.events);
    const [seat, choice] = line[0] ?? [];
    if (seat !== aims.seat || choice === undefined) return null;
    if (checkChoice(domain, choice, formsOf(game)) !== null) return null;
    return { choice, why: { code: 'hint.bestLine', args: {} } };
  } catch {
    return null;
  }
}
