/** Levels played without a screen: by bots in the seats of persons, or again by a recorded log. */

import { CHARACTERS } from '../../bots/names.ts';
import type { GoalState, LevelGame } from '../../campaign/goals/goal.ts';
import { goalState, goalsOf, starred } from '../../campaign/goals/index.ts';
import type { Picks } from '../../campaign/picks.ts';
import { emptyProgress } from '../../campaign/progress.ts';
import type { Level } from '../../campaign/schema.ts';
import { levelSetup, type SetUp } from '../../campaign/setup.ts';
import { heldInFirst } from '../../campaign/two-parts.ts';
import { ENGINES, type EngineOf, type EventOf, type GameId } from '../../engine/games.ts';
import { hash } from '../../engine/kernel/data.ts';
import type { Json, Outcome, Seat } from '../../engine/kernel/state.ts';
import { type LogLine, replayLog } from '../../session/game/replay.ts';
import { type BotManners, playPetz, playQuest } from '../playing.ts';

/** How a game of a level has gone for its player. */
interface Ended {
  run: LevelGame;
  goals: GoalState[];
  /** Places of the goals that are stars. */
  stars: number[];
  outcome: Outcome | null;
  /** The answer that the rules refuse, counted from 1; null if none. */
  refused: { step: number; code: string } | null;
}

/** A level's game as a player begins it who has reached nothing yet. */
export function dealt(level: Level, picks: Picks = {}): SetUp {
  return levelSetup(level, emptyProgress(), picks);
}

/** The fingerprint of all that decides how bots fare in a level. */
export function levelFingerprint(level: Level): string {
  const { setup, seats } = dealt(level);
  // A player who begins has changed nothing by other levels.
  const parts = level.changes?.filter((change) => 'first' in change.if);
  const changes = parts === undefined || parts.length === 0 ? {} : { changes: parts };
  const data = {
    ...{ setup, seats, must: level.goals[0] ?? null, budget: level.budget ?? 1, kind: level.kind },
    ...changes,
  };
  return hash(JSON.parse(JSON.stringify(data)) as Json);
}

/** Plays a log of a level again and looks at its goals. */
export function replayLevel(level: Level, seed: string, log: readonly LogLine[], picks: Picks = {}): Ended {
  const game = dealt(level, picks);
  return game.game === 'petz'
    ? replayed(level, game.you, 'petz', game.setup, seed, log)
    : replayed(level, game.you, 'quest', game.setup, seed, log);
}

function replayed<G extends GameId>(
  level: Level,
  seat: Seat,
  game: G,
  setup: Parameters<EngineOf<G>['start']>[0],
  seed: string,
  log: readonly LogLine[],
): Ended {
  const engine: EngineOf<G> = ENGINES[game];
  const reported: EventOf<G>[] = [];
  const watch = ({ events }: { events: EventOf<G>[] }) => {
    for (const event of events) {
      const seen = engine.rules.redact(event, seat);
      if (seen !== null) reported.push(seen);
    }
    return undefined;
  };
  const end = replayLog<G>(setup, seed, log, watch, game);
  const { outcome } = end.state;
  const run = {
    level,
    game,
    seat,
    view: engine.view(end.state, seat),
    events: reported,
    outcome,
  } as LevelGame;
  const goals = goalsOf(run);
  const refused = end.ok ? null : { step: end.step, code: end.refusal.code };
  const stars = outcome === null || refused !== null ? [] : starred(goals);
  return { run, goals, stars, outcome, refused };
}

/** Who plays a level: bots as it names them, and these in the seats of persons. */
export function names(level: Level, persons: string): string[] {
  return dealt(level).seats.map((seat) => {
    if (seat.who === 'person') return persons;
    return seat.character === undefined || level.game === 'quest'
      ? seat.strength
      : `${seat.strength}:${seat.character}`;
  });
}

/** The seats of persons. */
export function personSeats(level: Level): Seat[] {
  return dealt(level).seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
}

/** What a log of the first part of a level brings into the second. */
export function picksAfter(first: Level, second: Level, seed: string, log: readonly LogLine[]): Picks {
  const { run } = replayLevel(first, seed, log);
  return { first: heldInFirst(second, (goal) => goalState(run, goal).state === 'done') };
}

/** A level played by bots, and how it went for its player. */
export function playLevel(
  level: Level,
  persons: string,
  seed: string,
  manners: BotManners = {},
  picks: Picks = {},
): Ended & { log: LogLine[] } {
  const game = dealt(level, picks);
  const who = names(level, persons);
  const how = { budget: level.budget ?? 1, ...manners };
  const { log } =
    game.game === 'petz' ? playPetz(game.setup, who, seed, how) : playQuest(game.setup, who, seed, how);
  return { ...replayLevel(level, seed, log, picks), log };
}

/** Ways to play at a strength that differ from each other. */
export function levelManners(level: Level, strength: string): string[] {
  if (level.game === 'quest' || strength === 'random') return [strength];
  return [strength, ...CHARACTERS.map((character) => `${strength}:${character}`)];
}
