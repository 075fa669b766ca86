import FILE from './palette.json' with { type: 'json' };

/**
 * The colours of the house, for what is drawn in code, out of `palette.json`. `palette.css` holds the same lists as custom
 * properties (`impLight` is `--imp-light`); a test keeps them alike.
 */
export const palette = FILE.usual;

/** More contrast as a setting, words in black, panels in white: the colours that differ. */
export const strong: Readonly<Partial<typeof palette>> = FILE.strong;

/** The two families of letters; both are served with the game. */
export const fonts = {
  display: '"Lilita One", "Arial Rounded MT Bold", system-ui, sans-serif',
  text: 'Nunito, "Trebuchet MS", system-ui, sans-serif',
} as const;
