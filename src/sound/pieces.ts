/** The pieces of music there are; each has its score and, made from it, its file. */
export const PIECES = ['shop', 'town', 'alleys', 'quest'] as const;
export type MusicPiece = (typeof PIECES)[number];

/** What is saved beside the files: what they were made from, and where they go round, in seconds. */
export interface Rendered {
  /** Which version of the renderer made it. */
  renderer: number;
  /** The SHA-256 of the score. */
  score: string;
  /** The SHA-256 of the file. */
  file: string;
  bytes: number;
  from: number;
  to: number;
}
