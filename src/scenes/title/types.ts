/** What the title is given and what it gives back: the seam between the scene and the rest of the game. */

import type { Rect } from '../../ui/rect.ts';

/** Words by key; `args` fill the `{{name}}` places. */
export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

export interface TitleInit {
  /** Doors that are ways in. */
  onNewGame(): void;
  onNewQuest(): void;
  /** How far the unfinished game has got; null if there is none. */
  saved: string | null;
  t: Translate;
  /** No motion at all: the player's setting or the system's wish. */
  still: boolean;
  /** Where the kennel's door is that can be pressed now, in CSS pixels; null until it is seen, and after. */
  onDoor(door: Rect | null): void;
}
