/** Points of rectangles. */
import type { Rect } from '../../../../ui/rect.ts';
import type { Point } from '../../motion/index.ts';

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
/** Where somebody sets his feet. */
export const footOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height });
