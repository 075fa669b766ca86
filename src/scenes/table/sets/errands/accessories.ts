/** Accessories: how they look, and what they say of themselves. */

import { accessoryCard } from '../../../../engine/petz/read.ts';
import { drawing } from '../../shelf.ts';

export const accessoryArtOf = (tile: string) => drawing(`accessories/${accessoryCard(tile).kind}`);
