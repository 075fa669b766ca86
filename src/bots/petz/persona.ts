/** How a bot weighs things, as data. All values are in points of reputation unless they say otherwise. */

import type { Rng } from '../../engine/kernel/rng.ts';
import type { Character } from '../names.ts';
import { fondnessOf } from './characters/index.ts';

/** What things are worth to a bot. */
interface Weights {
  /** One gold, while there are rounds left to use it. */
  gold: number;
  /** One gold in the last round. */
  goldAtEnd: number;
  /** One imp at home for one round: it plays, catches, cleans or earns. */
  impRound: number;
  /** One imp away (hospital, platform, Progress Board) at the end. */
  impAtEnd: number;
  /** A unit of food that a pet of the shop is going to need. */
  neededFood: number;
  /** Any other unit of food. */
  spareFood: number;
  /** A suffering token on a pet that stays. */
  suffering: number;
  /** A mutation token on a pet that stays. */
  mutation: number;
  /** A manure token left on the display. */
  manure: number;
  /** An imp that goes to the hospital, beyond the work it cannot do this round. */
  wounded: number;
  potion: number;
  /** How much of the worth of a sale is believed for each round that it lies ahead. */
  patience: number;
  /** This share of a hand card's worth at an upcoming sale counts. */
  holding: number;
  /** What exhibitions are expected to bring counts by this share. */
  shows: number;
  /** What sales bring counts by this share. */
  sales: number;
  /** The trouble that a pet on offer is likely to make counts by this share. */
  trouble: number;
}

/** What keeps a bot from playing as well as it could. */
export interface Hindrance {
  /** It looks so many rounds ahead. */
  horizon: number;
  /** It thinks of what the others want. */
  rivals: boolean;
  /** Share of the usual number of tries. */
  effort: number;
  /** Its judgement of a use, a sale or a card is off by so many points, as standard deviation. */
  noise: number;
}

export interface Persona extends Weights, Hindrance {
  /** Points more for what a kind of space gives, as long as that is of any use. */
  fancies: Readonly<Partial<Record<string, number>>>;
  /** Points more for a pet that eats meat. */
  meatEaters: number;
}

export const EXPERT: Persona = {
  gold: 0.6,
  goldAtEnd: 0.35,
  impRound: 0.9,
  impAtEnd: 1.4,
  neededFood: 1.9,
  spareFood: 0.35,
  suffering: 1.9,
  mutation: 3.5,
  manure: 0.7,
  wounded: 2,
  potion: 1.6,
  patience: 0.92,
  holding: 0.5,
  shows: 1,
  sales: 1,
  trouble: 1,
  horizon: 99,
  rivals: true,
  effort: 1,
  noise: 0,
  fancies: {},
  meatEaters: 0,
};

const made = new Map<string, Persona>();

/** The expert with a character and a handicap; without either he is the plain expert. */
export function personaOf(character: Character | undefined, handicap?: Hindrance): Persona {
  if (character === undefined && handicap === undefined) return EXPERT;
  const key = `${character}${JSON.stringify(handicap)}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const persona: Persona = { ...EXPERT, ...handicap };
  if (character !== undefined) {
    const { times, fancies, meatEaters } = fondnessOf(character);
    for (const [weight, factor] of Object.entries(times)) persona[weight as keyof Weights] *= factor;
    persona.fancies = fancies;
    persona.meatEaters = meatEaters;
  }
  made.set(key, persona);
  return persona;
}

/** By how much a bot is off at each judgement: always nothing for one without noise, and then without dice. */
export function blurOf({ noise }: Persona, rng: Rng | null): () => number {
  if (noise === 0 || rng === null) return () => 0;
  // The sum of four even numbers is bell-shaped enough; its deviation is the root of a third.
  return () => noise * Math.sqrt(3) * (rng.next() + rng.next() + rng.next() + rng.next() - 2);
}
