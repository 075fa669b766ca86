/** The picture of what a symbol on a tile counts: a kind of need, or something lying in the shop. */
import { isNeed } from '../../../ui/access/text/tiles.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { drawing } from '../shelf.ts';

/** `of` is a kind of need or one of the things that `icons/count-*` shows. */
export function countedIcon(of: string): Art {
  return drawing(isNeed(of) ? `icons/need-${of}` : `icons/count-${of}`);
}
