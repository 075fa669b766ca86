/** Sessions for tests: thinkers that answer at once, and stores that fail in every way a browser's may. */

import { ENGINES, type EngineOf, type GameId, type ViewOf } from '../../src/engine/games.ts';
import { copy } from '../../src/engine/kernel/data.ts';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { atOnce } from '../../src/session/game/pacing.ts';
import type { Player } from '../../src/session/game/seats.ts';
import type { AnySession, NewGame, SessionTools } from '../../src/session/game/session.ts';
import { randomThinker } from '../../src/session/game/thinker.ts';
import type { Store } from '../../src/session/saves/store.ts';
import { SessionManager } from '../../src/session/session-manager.ts';

export const quick: SessionTools = { thinker: randomThinker, pace: atOnce };

type ManagerTools = ConstructorParameters<typeof SessionManager>[0];

/** The sessions of a device with this store, opened: rivals answer at once and by chance, and what failed is not retried. */
export async function openSessions(store: Store, more: Partial<ManagerTools> = {}): Promise<SessionManager> {
  const sessions = new SessionManager({ store, ...quick, retryMs: null, ...more });
  await sessions.open();
  return sessions;
}

/** `'person bot bot'` as players. */
export function players(words: string): Player[] {
  return words
    .split(' ')
    .map((kind, seat) =>
      kind === 'person'
        ? { kind: 'person', name: `Person ${seat}` }
        : { kind: 'bot', name: `Bot ${seat}`, strength: 'random' },
    );
}

export function game(words: string, seed = 'session', full = false): NewGame {
  const seats = players(words);
  return { setup: full ? fullSetup(seats.length) : basicSetup(seats.length), seed, players: seats };
}

/** Lets everything that waits for nothing but its turn happen. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 200; i++) await Promise.resolve();
}

/** A random legal answer of a person, the same for the same state. */
export function randomAnswer(session: AnySession, seat: Seat): Json {
  const rng = dice(`${session.hash()}/${seat}`);
  return randomly<GameId>(session.game, session.view(seat), seat, rng);
}

function randomly<G extends GameId>(game: G, view: ViewOf<G>, seat: Seat, rng: Rng): Json {
  const engine: EngineOf<G> = ENGINES[game];
  return engine.sample(engine.imagine(view, rng), seat, rng);
}

/** Waits until a person is asked or the game is over. */
export async function nextQuestion(session: AnySession): Promise<Seat | null> {
  for (let i = 0; i < 500; i++) {
    await quiet();
    const asked = session.waiting().find((seat) => session.players[seat]?.kind === 'person');
    if (asked !== undefined && session.thinking() === null) return asked;
    if (session.outcome() !== null) return null;
  }
  throw new Error(`no seat was asked any more (${session.ask()?.kind})`);
}

/** Plays on at random, answering for all persons, until `stop` says so or the game is over. */
export async function playOn(
  session: AnySession,
  stop: (steps: number) => boolean = () => false,
): Promise<void> {
  for (let steps = 0; !stop(steps); steps++) {
    const seat = await nextQuestion(session);
    if (seat === null) return;
    session.lift(seat);
    const refusal = session.answer(seat, randomAnswer(session, seat));
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
  }
}

export type Fault = 'forbidden' | 'quota' | 'hangs' | 'halfWrites' | 'unreadable';

/** A store over `texts` that misbehaves while `fault` is set. */
export class FaultyStore implements Store {
  readonly texts = new Map<string, string>();
  fault: Fault | null = null;
  writes = 0;

  get(key: string): Promise<string | null> {
    if (this.fault === 'unreadable') return Promise.reject(new Error('broken'));
    return Promise.resolve(this.texts.get(key) ?? null);
  }

  set(key: string, text: string): Promise<void> {
    this.writes++;
    switch (this.fault) {
      case 'forbidden':
        return Promise.reject(new DOMException('no', 'SecurityError'));
      case 'quota':
        return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      case 'hangs':
        return new Promise(() => undefined);
      case 'halfWrites':
        this.texts.set(key, text.slice(0, text.length / 2));
        return Promise.resolve();
      default:
        this.texts.set(key, text);
        return Promise.resolve();
    }
  }

  remove(key: string): Promise<void> {
    this.texts.delete(key);
    return Promise.resolve();
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.texts.keys()]);
  }

  /** The same disk after the page was killed. */
  reopened(): FaultyStore {
    const store = new FaultyStore();
    for (const [key, text] of copy([...this.texts])) store.texts.set(key, text);
    return store;
  }
}
