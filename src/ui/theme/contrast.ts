/** More contrast for whoever needs it: words in black, panels in white. */
import type { PaletteColour } from './palette.ts';

/** The colours that differ; `palette.css` has them under `data-contrast`. */
export const strong: Readonly<Partial<Record<PaletteColour, string>>> = {
  ink: '#000000',
  parchment: '#ffffff',
  parchmentLight: '#ffffff',
  parchmentEdge: '#fff3d6',
  gilt: '#6b4a1c',
  textSoft: '#2a1016',
  plumLight: '#3d1f38',
  plumDark: '#1e0d1c',
  plumText: '#ffffff',
  off: '#efe8e0',
  offText: '#2b1c22',
  focus: '#0b2f8f',
  goodText: '#0f4a1e',
  badText: '#7a0e1c',
};
