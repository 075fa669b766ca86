/**
 * The colours of the house, for what is drawn in code. `palette.css` holds the same list as custom properties
 * (`impLight` is `--imp-light`); a test keeps the two alike.
 */
export const palette = {
  ink: '#3a1a24',
  impLight: '#ff8a4c',
  imp: '#e8653a',
  impShade: '#d9482b',
  eyeWhite: '#fffdf2',
  pupil: '#2b1420',
  mouth: '#7a1f2b',
  woodLight: '#d99a5a',
  wood: '#b0733f',
  woodDark: '#94582f',
  woodGroove: '#7a4426',
  woodShine: '#f0bd80',
  parchment: '#fff6e4',
  parchmentLight: '#fffaf0',
  parchmentEdge: '#f0d9ac',
  gilt: '#c99a5e',
  textSoft: '#7a4a3c',
  plumLight: '#6d3a62',
  plumDark: '#43223f',
  plumShine: '#a8709a',
  plumText: '#ffe9c0',
  goldLight: '#ffe99a',
  gold: '#f2a926',
  goldLip: '#a8651a',
  goldFlat: '#d88f1c',
  greenLight: '#8fdc72',
  green: '#37984a',
  greenLip: '#1f5c36',
  paperLip: '#b9935a',
  off: '#cfc0b4',
  offLip: '#9a8a84',
  offText: '#5f4a52',
  focus: '#2f5fc4',
  glow: '#ffe24a',
  glowRim: '#fff6b0',
  goodText: '#277a3b',
  badText: '#a82c3a',
  dawnTop: '#6f6fc4',
  dawnMid: '#f0a8b0',
  dawnLow: '#ffd9a0',
  street: '#c08c6c',
  playerBlue: '#2f5fc4',
  playerBlueShade: '#1f3f8a',
  playerRose: '#e8578f',
  playerRoseShade: '#a83466',
  playerTeal: '#2fb5ab',
  playerTealShade: '#1d7f80',
  playerIvory: '#f4e6c8',
  playerIvoryShade: '#c9b48a',
  deckGreen: '#54b84f',
  deckRed: '#e23d3d',
  deckYellow: '#ffc93c',
  deckPurple: '#9a5ce0',
} as const;

export type PaletteColour = keyof typeof palette;

/** The two families of letters; both are served with the game. */
export const fonts = {
  display: '"Lilita One", "Arial Rounded MT Bold", system-ui, sans-serif',
  text: 'Nunito, "Trebuchet MS", system-ui, sans-serif',
} as const;

/** The name of a colour as a CSS custom property. */
export function cssName(colour: string): string {
  return `--${colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
