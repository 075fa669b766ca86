/** One game of a level between bots, a strength in its player's seat, and whether the first goal was reached. */

import { think } from '../../bots/roster.ts';
import type { LevelGame } from '../../campaign/goals/goal.ts';
import { goalState } from '../../campaign/goals/index.ts';
import { emptyProgress } from '../../campaign/progress.ts';
import type { Level } from '../../campaign/schema.ts';
import { levelSetup } from '../../campaign/setup.ts';
import { ENGINES, type EngineOf, type EventOf, type GameId, type SetupOf } from '../../engine/games.ts';
import type { SeatBot } from '../game/seats.ts';
import { questionIn } from '../game/thinker.ts';
import type { TownStrength } from './town-strengths.ts';

/** Bots think less than at the table, so that the numbers come while the page is still open. */
const BUDGET = 0.25;

/** One game of a level, a bot of that strength in every person's seat: whether its first goal was reached. */
export function playTownGame(level: Level, strength: TownStrength, seed: string): boolean {
  const [must] = level.goals;
  return must !== undefined && goalState(townGameEnd(level, strength, seed), must).state === 'done';
}

/** The same game as its player sees it at its end. */
export function townGameEnd(level: Level, strength: TownStrength, seed: string): LevelGame {
  const { game, setup, you, seats } = levelSetup(level, emptyProgress(), {});
  const minds = seats.map((seat) => ({
    strength: seat.who === 'person' ? strength : seat.strength,
    character: seat.who === 'person' || game === 'quest' ? undefined : seat.character,
    budget: BUDGET * (level.budget ?? 1),
  }));
  return played<GameId>(game, setup, seed, { level, you, minds });
}

interface Town {
  level: Level;
  you: number;
  minds: readonly SeatBot[];
}

function played<G extends GameId>(
  game: G,
  setup: SetupOf<G>,
  seed: string,
  { level, you, minds }: Town,
): LevelGame {
  const engine: EngineOf<G> = ENGINES[game];
  let { state, events } = engine.start(setup, seed);
  const seen: EventOf<G>[] = [];
  const see = (events: readonly EventOf<G>[]) =>
    seen.push(...events.flatMap((event) => engine.rules.redact(event, you) ?? []));
  see(events);
  while (state.outcome === null) {
    const [seat = 0] = engine.waiting(state);
    const mind = minds[seat];
    const question = mind === undefined ? null : questionIn(game, state, seat, mind, seed);
    if (question === null) throw new Error('no seat is asked, but the game is not over');
    const { strength: name, ...asked } = question;
    const { choice } = think<G>({ ...asked, name });
    const applied = engine.apply(state, { seat, ask: question.ask.id, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    ({ state, events } = applied);
    see(events);
  }
  const view = engine.view(state, you);
  return { level, game, seat: you, view, events: seen, outcome: state.outcome } as unknown as LevelGame;
}
