/** Places of the drawn picture by their names, for what is laid over it: plots, stores, columns. */
import type { Rect } from './rect.ts';

export interface NamedPlace {
  id: string;
  /** In CSS pixels of the picture. */
  rect: Rect;
}

let places: () => readonly NamedPlace[] = () => [];

/** The picture says how its places are found, each time it is drawn. */
export function tellPlaces(now: () => readonly NamedPlace[]): void {
  places = now;
}

export const placesNow = (): readonly NamedPlace[] => places();
