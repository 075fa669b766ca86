/** Backs of Need Cards by the colour of their deck. */
import type { Colour } from '../../../../engine/petz/data/schema.ts';
import { COLOURS } from '../../../../engine/petz/read.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { drawing } from '../../drawings.ts';
import { DECKS } from './prospect.ts';

export function backOf(colour: Colour): Art {
  return drawing(`cards/need-card-back-${DECKS[colour]}`);
}

/** By colour index, as the rules count them. */
export const DECK_BACKS: readonly (() => Art)[] = COLOURS.map((colour) => () => backOf(colour));
