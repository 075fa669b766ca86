/** The images of the creatures as they stand in the picture drawn last, for whoever moves them. */
import type { GameObjects } from 'phaser';

export type Bodies = ReadonlyMap<string, GameObjects.Image>;

/** Collects them while the board is drawn. */
export class BodyMap extends Map<string, GameObjects.Image> {}
