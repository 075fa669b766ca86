/** A column of the podium as it stands in the picture: what the motions take hold of. */
import type { GameObjects } from 'phaser';

/** A block of a column: where its upper edge is, and what it brings. */
export interface Piece {
  parts: Part[];
  top: number;
  value: number;
}

export type Part = GameObjects.Image | GameObjects.Text;

/** What rises together in one lane: the blocks from the foot up, what is knocked off again, who stands on them. */
export interface Tower {
  seat: number;
  blocks: Piece[];
  /** On top of them for a moment. */
  lost: Piece[];
  /** The signs of what knocks them off. */
  minus: Part[][];
  riders: GameObjects.Image[];
  score: GameObjects.Text;
  prize: Part[];
  foot: number;
  award: number;
  middle: number;
  /** How large the riders are. */
  pet: number;
}
