/** What the things of Dark Alleys are worth, in points of reputation. */

import type { Outlook } from '../outlook.ts';

/** A point of the final exhibitions, as far as they turn it into awards. */
const AT_END = 0.7;
/** The share of the gold on a manure token that its owner can expect to see. */
export const PEARL = 0.6;

/** Any artifact at the end. */
export const ARTIFACT_AT_END = 0.8;

const ARTIFACT_A_ROUND: Record<string, number> = {
  savageFeasts: 0.9,
  monstersIHaveBattled: 0.8,
  funWithFood: 0.9,
  messingWithMagic: 0.8,
  crystalBall: 0.7,
  longHandledShovel: 0.5,
  impArmor: 0.8,
  employeeOfTheMonth: 0.5,
  whipOfObedience: 0.7,
  magicBox: 0.6,
  fancyHat: 0.5,
  giftBox: 0.7,
  petdemonium: 0.9,
};

/** What an artifact does in a round. */
export function artifactARound(artifact: string): number {
  return ARTIFACT_A_ROUND[artifact] ?? 0.6;
}

/** An artifact from now on. */
export function artifactWorth(o: Outlook, artifact: string): number {
  return ARTIFACT_AT_END + (o.left + 1) * artifactARound(artifact);
}

/** The bodyguard makes a group bigger in every round and takes no imp for it. */
export function bodyguardWorth(o: Outlook): number {
  return AT_END + 1.1 * o.left + 0.3;
}

/** An accessory that is kept: a card more to choose from, and a point at the end. */
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
