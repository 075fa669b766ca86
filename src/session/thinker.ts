/** The seam to the bots: somebody who thinks about a question, given only what its seat may know. */

import type { Domain } from '../engine/kernel/domain.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { Ask, Json, Seat } from '../engine/kernel/state.ts';
import { ENGINES, type EngineOf, type GameId, type ViewOf } from './games.ts';
import type { Strength } from './seats.ts';

export interface Question<G extends GameId = 'petz'> {
  game: G;
  seat: Seat;
  view: ViewOf<G>;
  ask: Ask;
  domain: Domain;
  strength: Strength;
  /** For the bot's own dice; the same seed and question give the same thought. */
  seed: string;
}

/** Why a bot chose what it chose, as the key and the arguments of a sentence. */
export interface Reason {
  code: string;
  args: Readonly<Record<string, Json>>;
}

export interface Thought {
  choice: Json;
  why: Reason | null;
}

/** Never blocks the page: the real one thinks in a worker. */
export interface Thinker {
  think(question: Question<GameId>): Promise<Thought>;
  /** Frees whatever the thinker keeps running. */
  end?(): void;
}

/** Picks any legal choice. It needs no worker, so it also steps in when the real thinker fails. */
export const randomThinker: Thinker = {
  think: (question) => Promise.resolve(randomThought(question)),
};

export function randomThought<G extends GameId>({ game, view, seat, seed }: Question<G>): Thought {
  const engine: EngineOf<G> = ENGINES[game];
  const rng = dice(seed);
  const believed = engine.imagine(view, rng);
  return { choice: engine.sample(believed, seat, rng), why: null };
}

/** A thinker that fails must not stop the game: then chance decides. */
export async function thoughtOf<G extends GameId>(thinker: Thinker, question: Question<G>): Promise<Thought> {
  try {
    return await thinker.think(question);
  } catch {
    return randomThought(question);
  }
}
