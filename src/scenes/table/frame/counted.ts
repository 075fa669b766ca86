/** What a symbol on a tile counts, and how much it is worth: a kind of need, a pair of two, or something lying in the shop. */
import type { Speech } from '../../../text/speech.ts';
import type { TileSymbol } from '../../../text/tiles.ts';
import type { Sign } from '../../../ui/panels/signs.tsx';
import { type Art, artUrl } from '../../../ui/svg-art.ts';
import { symbolArt, symbolName } from '../sets/parts/words.ts';

export function countedIcon(symbol: Pick<TileSymbol, 'of' | 'with' | 'without'>): Art {
  return symbolArt(symbolName(symbol));
}

export function symbolSign(speech: Speech, symbol: TileSymbol): Sign {
  const { value } = symbol;
  return { words: speech.signed(value), art: artUrl(countedIcon(symbol)), isBad: value < 0 };
}
