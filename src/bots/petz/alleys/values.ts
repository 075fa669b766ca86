/** What the things of Dark Alleys are worth, in points of reputation. */

import type { Outlook } from '../outlook.ts';

/** A point of the final exhibitions, as far as they turn it into awards. */
const AT_END = 0.7;
/** The share of the gold on a manure token that its owner can expect to see. */
export const PEARL_VALUE = 0.6;

/** The bodyguard makes a group bigger in every round and takes no imp for it. */
export function bodyguardWorth(o: Outlook): number {
  return AT_END + 1.1 * o.left + 0.3;
}

/** An accessory that is not sold: a card more to choose from, and a point at the end. */
export function accessoryWorth(o: Outlook): number {
  return AT_END + 0.35 * o.left;
}

/** Accessories that leave the game if their pet is sold. */
export function wornWorth(o: Outlook, wears: readonly string[]): number {
  return accessoryWorth(o) * wears.length;
}

/** Food that never spoils and suits nearly every pet. */
export function processedWorth(o: Outlook): number {
  return 2 * AT_END * 0.7 + Math.min(0.5, 0.15 * o.left);
}

/** A cage or addon tile that is lost. */
export function tileWorth(o: Outlook): number {
  return 0.8 + 0.5 * Math.min(3, o.left);
}
