/** A column of the podium as it stands in the picture: what the motions take hold of. */
import type { GameObjects } from 'phaser';

/** A block of a column: where its upper edge is, and what it brings. */
export interface TowerPiece {
  parts: TowerPart[];
  top: number;
  value: number;
}

export type TowerPart = GameObjects.Image | GameObjects.Text;

/** What rises together in one lane: the blocks from the foot up, what is knocked off again, who stands on them. */
export interface Tower {
  seat: number;
  blocks: TowerPiece[];
  /** On top of them for a moment. */
  lost: TowerPiece[];
  /** The signs of what knocks them off. */
  minus: TowerPart[][];
  riders: GameObjects.Image[];
  score: GameObjects.Text;
  prize: TowerPart[];
  foot: number;
  award: number;
  middle: number;
  /** How large the riders are. */
  pet: number;
}
