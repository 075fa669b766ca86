/** What pets wear, for the code that draws them. */
import { accessoryCard } from '../../engine/petz/read.ts';
import type { PetState } from '../../ui/creatures/pose.ts';
import type { Wear } from '../../ui/creatures/wears.ts';

/** A pet's tokens, and the accessory tiles it wears. */
export interface Worn extends PetState {
  readonly wears?: readonly string[] | undefined;
}

/** The kinds of its accessories. */
export function dressedIn({ dressed = [], wears = [] }: Worn): Wear[] {
  return [...dressed, ...wears.map((tile) => accessoryCard(tile).kind as Wear)].sort();
}

/** Part of the name of a drawing: nothing for who wears nothing. */
export function dressKey(dressed: readonly Wear[]): string {
  return dressed.length === 0 ? '' : `-${dressed.join('+')}`;
}

/** The drawing of an accessory tile. */
export function accessoryDrawing(tile: string): string {
  return `accessories/${accessoryCard(tile).kind}`;
}
