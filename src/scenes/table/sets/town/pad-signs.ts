/** What is drawn on a free action space: what it brings, or what has to be brought there. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import { BOARD } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { PlaceId } from './layout.ts';
import type { AlleyId } from './scene.ts';

/** Pictures in a row, and a number after them. */
export interface PlaceSign {
  icons: readonly string[];
  words: string | null;
}

interface PadSigns {
  gain: PlaceSign | null;
  need: PlaceSign | null;
}

const IMP = 'icons/icon-imp';
const GOLD = 'tokens/token-gold';
const several = (name: string, count: number): string[] => Array.from({ length: count }, () => name);
/** More than this many of a kind are told by a number. */
const MANY = 3;

/** Tokens of a stand: each by itself, or one of a kind and how many. */
function food(parts: readonly (readonly [string, number])[]): PlaceSign {
  const there = parts.filter(([, count]) => count > 0);
  const [first] = there;
  const total = there.reduce((sum, [, count]) => sum + count, 0);
  if (there.length === 1 && first !== undefined && total >= MANY)
    return { icons: [first[0]], words: `×${total}` };
  return { icons: there.flatMap(([name, count]) => several(name, count)), words: null };
}

/** My imps that the next invitation brings: all of this round and of those before. */
export function invitedBy(view: PetzView, seat: Seat): number {
  const waiting = view.shops[seat]?.waiting ?? [];
  return waiting.slice(0, view.round).reduce((sum, n) => sum + n, 0);
}

const brings = (icons: readonly string[], words: string | null = null): PadSigns => ({
  gain: { icons, words },
  need: null,
});
const asks = (...icons: string[]): PadSigns => ({ gain: null, need: { icons, words: null } });

export function placeSigns(view: PetzView, seat: Seat, id: PlaceId | AlleyId): PadSigns {
  const { stands, artifacts, addons } = view.town;
  switch (id) {
    case 'older':
    case 'younger1':
    case 'younger2':
      return asks(IMP, GOLD);
    case 'cage1':
    case 'cage2':
      return asks(IMP, IMP);
    case 'addon':
      return brings(addons.flatMap((addon) => (addon === null ? [] : [`addons/${addon}`])));
    case 'meat':
    case 'mixed':
    case 'vegetables': {
      const { vegetable, meat, gold } = stands[id];
      return {
        gain: food([
          ['tokens/token-vegetable', vegetable],
          ['tokens/token-meat', meat],
          [GOLD, gold],
        ]),
        need: null,
      };
    }
    case 'artifacts':
      return brings(artifacts.map((artifact) => `artifacts/${artifact}`));
    case 'imps':
      return brings([IMP], `+${invitedBy(view, seat)}`);
    case 'hospital': {
      const sick = view.shops[seat]?.hospital ?? 0;
      return sick > 0 ? brings(['tokens/potion', IMP], `+${sick}`) : brings(['tokens/potion']);
    }
    case 'judge':
      return brings(['icons/icon-judge'], `+${BOARD.judgeBonus}`);
    case 'platform':
      return brings(['icons/icon-reputation'], `×${BOARD.platform}`);
    case 'market':
    case 'fortuneTeller':
    case 'industrialZone':
      return asks(IMP);
    case 'slugShop':
      return brings(['accessories/ribbonBow', IMP]);
  }
}
