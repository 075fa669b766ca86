/** The picture of what a symbol on a tile counts: a kind of need, a pair of two, or something lying in the shop. */
import type { TileSymbol } from '../../../text/tiles.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { symbolArt, symbolName } from '../sets/parts/symbols.ts';

export function countedIcon(symbol: Pick<TileSymbol, 'of' | 'with' | 'without'>): Art {
  return symbolArt(symbolName(symbol));
}
