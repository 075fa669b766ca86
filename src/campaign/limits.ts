/** How much data from outside may be: one limit for each thing, wherever it is opened, saved or loaded again. */

/** The text of a level, in characters. */
export const LONGEST_LEVEL = 200_000;

/** What is saved of puzzles served by rating: how many of them are remembered, and how many mistakes wait for another day. */
export const MOST_SEEN = 20_000;
export const MOST_MISTAKES = 300;
