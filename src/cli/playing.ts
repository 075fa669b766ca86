/** Whole games between bots, without a screen. */

import type { Bot } from '../bots/bot.ts';
import { type Named, readNamed } from '../bots/names.ts';
import { botFor, UnknownBot } from '../bots/roster.ts';
import type { GameId } from '../engine/games.ts';
import type { Domain } from '../engine/kernel/domain.ts';
import { dice, type Rng } from '../engine/kernel/rng.ts';
import type { BaseView } from '../engine/kernel/rules.ts';
import type { Ask, BaseState, Json, Seat } from '../engine/kernel/state.ts';
import { petzEngine } from '../engine/petz/index.ts';
import type { PetzSetup } from '../engine/petz/schema-setup.ts';
import type { Petz } from '../engine/petz/state.ts';
import { questEngine } from '../engine/quest/index.ts';
import type { QuestSetup } from '../engine/quest/schema-setup.ts';
import type { Quest } from '../engine/quest/state.ts';
import type { LogLine } from '../session/game/replay.ts';

export interface PlayedGame<S = Petz> {
  state: S;
  log: LogLine[];
}

/** One answer, before it is applied. */
export interface PlayMoment<S = Petz> {
  state: S;
  seat: Seat;
  domain: Domain;
  choice: Json;
}

export interface GameWatcher<S> {
  /** Called with every answer before it is applied. */
  watch?: (moment: PlayMoment<S>) => void;
  /** Called after every answer, and once at the start. */
  after?: (state: S, step: number) => void;
}

/** How the bots of a game play, besides their strength. */
export interface BotManners {
  /** See `BotTools.budget`. */
  budget?: number;
  /** The same by seat, where they are to think for differently long. */
  budgets?: readonly number[];
  /** Seeds the bots' own dice, where other games of the same seed are wanted. */
  dice?: string;
  /** These seats now and then answer anything that is legal, with this chance: so games are found that no bot plays. */
  stray?: { seats: readonly Seat[]; chance: number };
}

/** Answers for one seat. */
type Player<S> = (state: S, ask: Ask, domain: Domain) => Json;

/** A bot by name, or by name and character; `UnknownBot` is thrown for an unknown character. */
function named(text: string): Named {
  const read = readNamed(text);
  if (read === null) throw new UnknownBot(`no bot is called '${text}'`);
  return read;
}

/** The players, some of whom stray from what they think best. */
function straying<S extends BaseState>(
  engine: { sample(state: S, seat: Seat, rng: Rng): Json },
  players: readonly Player<S>[],
  stray: BotManners['stray'],
  seed: string,
): readonly Player<S>[] {
  if (stray === undefined) return players;
  const rng = dice(`${seed}|stray`);
  return players.map((player, seat): Player<S> => {
    if (!stray.seats.includes(seat)) return player;
    return (state, ask, domain) =>
      rng.next() < stray.chance ? engine.sample(state, seat, rng) : player(state, ask, domain);
  });
}

/** What the games' bots have in common, and what of an engine a game is played by. */
interface Playable<Setup, S> {
  start(setup: Setup, seed: string): { state: S };
  view(state: S, seat: Seat): BaseView;
  waiting(state: S): Seat[];
  domain(state: S, seat: Seat): Domain | null;
  sample(state: S, seat: Seat, rng: Rng): Json;
  applyTo(state: S, seat: Seat, choice: Json): void;
}

/** Each seat's bot, with dice of its own, which never touch the game's. */
function playersOf<Setup, S extends BaseState>(
  game: GameId,
  engine: Playable<Setup, S>,
  names: readonly string[],
  { budget: all = 1, budgets, dice: own = '' }: BotManners,
): Player<S>[] {
  return names.map((text, seat) => {
    const { name, character } = named(text);
    const bot: Bot<never, never> = botFor(game, name);
    const rng = dice(`${own}|bot ${seat}`);
    return (state, open, domain) => {
      // A blind bot is spared the view, which takes longer to make than its answer, and never looks at it.
      const view = bot.blind ? null : engine.view(state, seat);
      const tools = { engine, rng, budget: budgets?.[seat] ?? all, character };
      return bot.decide(view as never, view?.ask ?? open, domain, tools as never).choice;
    };
  });
}

/** Plays one game to its end. The same setup, names and seed give the same game. */
function play<Setup, S extends BaseState>(
  game: GameId,
  engine: Playable<Setup, S>,
  setup: Setup,
  names: readonly string[],
  seed: string,
  { watch, after, ...manners }: GameWatcher<S> & BotManners,
): PlayedGame<S> {
  const own = manners.dice ?? seed;
  const sober = playersOf(game, engine, names, { ...manners, dice: own });
  const players = straying(engine, sober, manners.stray, own);
  const { state } = engine.start(setup, seed);
  const log: LogLine[] = [];
  after?.(state, 0);
  while (state.outcome === null) {
    const [seat] = engine.waiting(state);
    const player = seat === undefined ? undefined : players[seat];
    const domain = seat === undefined ? null : engine.domain(state, seat);
    if (seat === undefined || player === undefined || domain === null || state.ask === null) {
      throw new Error('nobody is asked, but the game is not over');
    }
    const choice = player(state, state.ask, domain);
    watch?.({ state, seat, domain, choice });
    log.push([seat, choice]);
    engine.applyTo(state, seat, choice);
    after?.(state, log.length);
  }
  return { state, log };
}

export const playPetz = (
  setup: PetzSetup,
  names: readonly string[],
  seed: string,
  how: GameWatcher<Petz> & BotManners = {},
): PlayedGame => play('petz', petzEngine, setup, names, seed, how);

/** A bot for each Hero, and one for the Evil Lord if he plays. */
export const playQuest = (
  setup: QuestSetup,
  names: readonly string[],
  seed: string,
  how: GameWatcher<Quest> & BotManners = {},
): PlayedGame<Quest> => play('quest', questEngine, setup, names, seed, how);
