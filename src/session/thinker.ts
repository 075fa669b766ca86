/** The seam to the bots: somebody who thinks about a question, given only what its seat may know. */

import type { Domain } from '../engine/kernel/domain.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { Ask, Json, Seat } from '../engine/kernel/state.ts';
import { petzEngine } from '../engine/petz/index.ts';
import type { PetzView } from '../engine/petz/view.ts';
import type { Strength } from './seats.ts';

export interface Question {
  seat: Seat;
  view: PetzView;
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
  think(question: Question): Promise<Thought>;
  /** Frees whatever the thinker keeps running. */
  end?(): void;
}

/** Picks any legal choice. It needs no worker, so it also steps in when the real thinker fails. */
export const randomThinker: Thinker = {
  think: (question) => Promise.resolve(randomThought(question)),
};

export function randomThought({ view, seat, seed }: Question): Thought {
  const rng = dice(seed);
  const believed = petzEngine.imagine(view, rng);
  return { choice: petzEngine.sample(believed, seat, rng), why: null };
}
