/** Drawings that stand in for those that are not there yet. Empty this table, and the file can go. */
import type { Art } from '../../ui/svg-art.ts';
import { drawing, tryDrawing } from './shelf.ts';

const STAND_INS: readonly (readonly [prefix: string, drawing: string])[] = [
  ['heroes/', 'characters/pug'],
  ['monsters/', 'characters/monster-jellyhound'],
  ['bosses/', 'characters/boss-badger'],
  ['treasures/', 'icons/ui-hint'],
  ['icons/quest-', 'icons/ui-info'],
  ['quest/', 'icons/ui-info'],
];

/** The drawing of a name, or of what stands in for it; null where nothing does. */
export function drawn(name: string): Art | null {
  const own = tryDrawing(name);
  if (own !== null) return own;
  const found = STAND_INS.find(([prefix]) => name.startsWith(prefix));
  return found === undefined ? null : drawing(found[1]);
}
