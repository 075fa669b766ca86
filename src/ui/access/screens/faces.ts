/** Strengths have faces. */

import type { Strength } from '../../../session/game/seats.ts';
import { iconArt } from '../../art-urls.ts';

export const FACES: Readonly<Record<Strength, string>> = {
  random: iconArt('bot-hatchling'),
  hatchling: iconArt('bot-hatchling'),
  apprentice: iconArt('bot-mild'),
  trader: iconArt('bot-sly'),
  master: iconArt('bot-ruthless'),
  archimp: iconArt('bot-archimp'),
};
