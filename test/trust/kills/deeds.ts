/** What a player does at the device between two misfortunes: plays games of all kinds, wins stars, sits down, goes. */

import { ENGINES, type EngineOf, type GameId, type ViewOf } from '../../../src/engine/games.ts';
import { dice, pickOne, type Rng } from '../../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../../src/engine/kernel/state.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../../src/engine/petz/setup.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { atOnce } from '../../../src/session/game/pacing.ts';
import { type AnySession, Session } from '../../../src/session/game/session.ts';
import { randomThinker } from '../../../src/session/game/thinker.ts';
import { SLOTS } from '../../../src/session/profiles/profile-keys.ts';
import type { AnyGameFile } from '../../../src/session/saves/game-file.ts';
import { readGame, writeGame } from '../../../src/session/saves/load.ts';
import type { SessionManager } from '../../../src/session/session-manager.ts';

const quick = { thinker: randomThinker, pace: atOnce };

/** A random legal answer of a person. */
function anyAnswer<G extends GameId>(game: G, view: ViewOf<G>, seat: Seat, rng: Rng): Json {
  const engine: EngineOf<G> = ENGINES[game];
  return engine.sample(engine.imagine(view, rng), seat, rng);
}

/** Answers once for the player who is asked; false if the game is over. */
export function answerAtRandom(session: AnySession, rng: Rng): boolean {
  const seat = session.waiting()[0];
  if (seat === undefined) return false;
  session.lift(seat);
  const refusal = session.answer(seat, anyAnswer<GameId>(session.game, session.view(seat), seat, rng));
  if (refusal !== null) throw new Error(`an answer of a person is refused: ${refusal.code}`);
  return true;
}

const persons = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ kind: 'person', name: `Person ${i + 1}` }) as const);

/** Games of all kinds some answers old, one after the other: what is gone on with later. */
export function oldGames(seed: string): AnyGameFile[] {
  const rng = dice(seed);
  const begun = [
    () => Session.start({ setup: basicSetup(2), seed, players: persons(2) }, quick),
    () => Session.start({ setup: fullSetup(3), seed, players: persons(3) }, quick),
    () => Session.start({ setup: alleysSetup(2, 'extended'), seed, players: persons(2) }, quick),
    () => Session.start({ game: 'quest', setup: questSetup(2), seed, players: persons(2) }, quick),
    () => {
      const setup = questSetup(1, { lord: { handicap: 'none' } });
      return Session.start({ game: 'quest', setup, seed, players: persons(2) }, quick);
    },
  ];
  return begun.flatMap((begin, i) => {
    const session: AnySession = begin();
    session.begin();
    for (let n = 0; n < 4 + 6 * i && answerAtRandom(session, rng); n++);
    const read = readGame(writeGame(session.toSave()));
    return read.ok ? [read.save] : [];
  });
}

/** One deed; what it was. */
export type PlayerDeed = (sessions: SessionManager, rng: Rng) => Promise<unknown> | unknown;

const LEVEL = {
  free: undefined,
  level: { id: 'town.1', picks: {} },
  puzzle: { id: 'puzzles.4', picks: {} },
  daily: { id: 'daily.2026-01-01', picks: {} },
};

/** The deeds by name; how often each is done stands beside it. */
export function deeds(old: readonly AnyGameFile[]): Record<string, [weight: number, deed: PlayerDeed]> {
  const sitDown: PlayerDeed = (sessions, rng) => {
    const slot = pickOne(SLOTS, rng);
    if (rng.below(2) === 0 && sessions.resume(slot) !== null) return;
    sessions.goOn({ ...pickOne(old, rng), level: LEVEL[slot] }, slot);
  };
  return {
    answer: [
      14,
      (sessions, rng) => {
        if (sessions.session === null) return sitDown(sessions, rng);
        return answerAtRandom(sessions.session, rng) ? undefined : sessions.finish();
      },
    ],
    'sit down': [2, sitDown],
    leave: [1, (sessions) => sessions.leave()],
    'throw away': [1, (sessions, rng) => sessions.forget(pickOne(SLOTS, rng))],
    'win stars': [
      3,
      (sessions, rng) =>
        sessions.progress.change((p) => ({ ...(p as object), [`s${rng.below(4)}`]: rng.below(99) }) as Json),
    ],
    'new name': [
      1,
      (sessions, rng) =>
        sessions.profiles.change(sessions.profiles.active.id, { name: `Name ${rng.below(99)}` }),
    ],
    'new profile': [1, (sessions, rng) => void sessions.profiles.create(`New ${rng.below(99)}`, 'knut')],
    'another player': [1, (sessions, rng) => sessions.switchTo(pickOne(sessions.profiles.all, rng).id)],
    'a player goes': [
      1,
      (sessions, rng) => {
        if (sessions.profiles.all.length > 2)
          return sessions.removeProfile(pickOne(sessions.profiles.all, rng).id);
        return undefined;
      },
    ],
  };
}
