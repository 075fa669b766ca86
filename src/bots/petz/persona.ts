/** How a bot weighs things, as data. All values are in points of reputation. */

export interface Persona {
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
  /** A suffering token on a pet that is kept. */
  suffering: number;
  /** A mutation token on a pet that is kept. */
  mutation: number;
  /** A manure token left on the display. */
  manure: number;
  /** An imp that goes to the hospital, beyond the work it cannot do this round. */
  wounded: number;
  potion: number;
  /** How much of the worth of a sale is believed for each round that it lies ahead. */
  patience: number;
  /** A hand card's worth at a coming sale is believed by this share. */
  holding: number;
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
};
