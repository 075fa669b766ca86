/** The chance against a rival, which comes a moment later than the choice of it, with its words; without them it stays away. */

import { fetchedPart } from './fetched.tsx';

export const RivalChance = fetchedPart(async ({ words }) => {
  const [{ Chance }, hasWords] = await Promise.all([import('../rivals/chance.tsx'), words.more()]);
  if (!hasWords) throw new Error('its words are missing');
  return Chance;
});
