/** What artifacts are worth, in points of reputation. */

import type { Outlook } from './outlook.ts';

/** Any artifact at the end. */
export const ARTIFACT_AT_END = 0.8;

/** What each does in a round; `test/bots/artifacts.test.ts` asks for every one that has a rule of its own. */
export const ARTIFACT_A_ROUND: Readonly<Record<string, number>> = {
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

/** What an artifact does in a round; a book that is not named is worth a little less than the printed ones. */
export function artifactARound(artifact: string): number {
  return ARTIFACT_A_ROUND[artifact] ?? 0.6;
}

/** An artifact from now on. */
export function artifactWorth(o: Outlook, artifact: string): number {
  return ARTIFACT_AT_END + (o.left + 1) * artifactARound(artifact);
}
