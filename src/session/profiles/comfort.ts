/** How long fingers are given, and how calm the picture is. */

/** A finger that stays so many milliseconds asks what it is pointing at; 0: never, a press is a tap however long. */
export const HOLDS = [350, 500, 750, 1200, 0] as const;
/** Two taps on a tunnel of the burrow within so many milliseconds are a double tap; 0: there are none. */
export const DOUBLES = [280, 450, 700, 1000, 0] as const;

/**
 * How much moves: as the system wishes; everything; gently, where things fade instead of flying, shaking and bouncing;
 * or nothing at all, where everything is at once as it will be.
 */
export const MOTIONS = ['system', 'full', 'reduced', 'none'] as const;
type Motion = (typeof MOTIONS)[number];

/** How strongly words and panels stand out: as the system wishes, as painted, or black on white. */
export const CONTRASTS = ['system', 'usual', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** The contrast in force, given whether the system wishes for more. */
export function contrastLevel(contrast: Contrast, systemWish: boolean): Exclude<Contrast, 'system'> {
  if (contrast !== 'system') return contrast;
  return systemWish ? 'more' : 'usual';
}

/** The level in force, given whether the system wishes for less. */
export function motionLevel(motion: Motion, systemWish: boolean): Exclude<Motion, 'system'> {
  if (motion !== 'system') return motion;
  return systemWish ? 'reduced' : 'full';
}
