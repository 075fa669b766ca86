/** How much anybody may bring along: one limit for each thing, wherever it is opened, kept or loaded again. */

/** The text of a level, in characters. */
export const LONGEST_LEVEL = 200_000;
