/** Sizes of groups in words: the Fancy Hat counts as half a one. */

/** `3½`. */
export function sizeText(size: number): string {
  const whole = Math.floor(size);
  return size === whole ? `${whole}` : `${whole === 0 ? '' : whole}½`;
}
