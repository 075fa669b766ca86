/** The chance against a rival, which comes a moment later than the choice of it, with its words; without them it stays away. */

import { fetchedPart } from './fetched.tsx';

export const RivalChance = fetchedPart(async ({ words }) => {
  const [{ Chance }, isTold] = await Promise.all([import('../rivals/chance.tsx'), words.more()]);
  if (!isTold) throw new Error('its words are missing');
  return Chance;
});
