/** The pictures of the campaign: stars and frames, who speaks in a story, what a chapter looks like. */

import { customerArt, PERSON, rivalArt } from '../../art-urls.ts';
import { isPrinted, looksOf, pugAddress } from '../quest/hero.tsx';
import { rivalCalled } from './words.ts';

const ROOT = `${import.meta.env.BASE_URL}art`;

export const campaignArt = (name: string): string => `${ROOT}/campaign/${name}.svg`;
export const mapArt = (name: string): string => `${ROOT}/map/${name}.svg`;

/** One of the imp family that keeps the shop: `ma`, `nob`, `twig`, `sedge`. */
export const familyArt = (imp: string): string => `${ROOT}/family/${imp}.svg`;

const FAMILY = ['ma', 'nob', 'twig', 'sedge'];
const LORD = `${ROOT}/quest/lord.svg`;
const CUSTOMERS = [
  ...['dungeonDisciplinarian', 'dungeonDoc', 'dungeonGirl', 'dungeonGranny', 'dungeonMaster'],
  ...['dungeonMistress', 'farmerTroll', 'lichLord', 'porkyOrky', 'warlock'],
];

/** Who speaks, as an address that an image can have; null for the teller, who is not drawn. */
export function speakerArt(who: string): string | null {
  if (who === 'narrator') return null;
  if (FAMILY.includes(who)) return familyArt(who);
  if (who === 'lord') return LORD;
  if (rivalCalled(who) !== null) return rivalArt(who);
  if (CUSTOMERS.includes(who)) return customerArt(who);
  return isPrinted(who) ? heroAddress(who) : PERSON;
}

/** A printed Hero, as an address that an image can have. */
export function heroAddress(id: string): string {
  return pugAddress(looksOf(id, []), 'calm');
}
