/** What pieces, places and seats of a level are called, and the pictures of pieces. */

import { colourKey, nameKey, needKey, phaseKey } from '../../../i18n/keys.ts';
import { questNameKey } from '../../../i18n/quest-keys.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import type { PieceKind, PiecePlace } from '../../../session/campaign/pieces/place.ts';
import { RIVALS } from '../../../session/game/rivals.ts';
import { deckArt, iconArt, itemArt, needArt, questThingArt } from '../../art-urls.ts';

interface PieceLook {
  name: string;
  arts: readonly string[];
}

const bare = (card: string): string => card.split('.')[0] ?? card;

/** `id` as the position names it: `G.hunger`, `slime.2`. */
export function pieceLook(words: Pick<Words, 't' | 'has'>, kind: PieceKind, id: string): PieceLook {
  const t = (key: string, args?: { n: number }) => words.t(key, args);
  switch (kind) {
    case 'need': {
      const [colour = '', need = ''] = id.split('.');
      return {
        name: `${t(needKey(need))} (${t(colourKey(colour))})`,
        arts: [deckArt(colour), needArt(need)],
      };
    }
    case 'phase':
      return { name: t(phaseKey(id)), arts: [iconArt(`phase-${id}`)] };
    case 'seat':
      return { name: t('ui.editor.seat', { n: Number(id) + 1 }), arts: [] };
    case 'energy':
      return { name: t(questNameKey('energy', id)), arts: [iconArt(`energy-${id}`)] };
    case 'foe': {
      const family = words.has(questNameKey('boss', id)) ? 'boss' : 'monster';
      return { name: t(questNameKey(family, bare(id))), arts: artsOf(family, bare(id)) };
    }
    case 'treasure':
    case 'world':
      return { name: t(questNameKey(kind, bare(id))), arts: artsOf(kind, bare(id)) };
    default:
      return { name: t(nameKey(kind, id)), arts: [itemArt(kind, id)] };
  }
}

function artsOf(family: string, id: string): string[] {
  const art = questThingArt(family, id);
  return art === null ? [] : [art];
}

/** What a place is called: `Plot 2`; a Hero's by whose it is. */
export function placeName({ t }: Pick<Words, 't'>, { id, seat }: Pick<PiecePlace, 'id' | 'seat'>): string {
  const [kind = '', which = ''] = id.split(':');
  if (kind === 'plot') return t('ui.shop.plot', { plot: Number(which) + 1 });
  if (kind === 'hero')
    return t('ui.editor.numbered', { part: t('ui.editor.place.hero'), n: (seat ?? 0) + 1 });
  if (kind === 'column') return t('ui.editor.place.column', { n: Number(which) + 1 });
  return t(`ui.editor.place.${kind === 'town' ? which : kind}`);
}

/** Who sits there: the player, or a rival by name. */
export function sitterName({ t }: Pick<Words, 't'>, { seats }: Level, at: number): string {
  const seat = seats[at];
  if (seat === undefined || seat.who === 'person' || seat.rival === undefined)
    return t(seat?.who === 'person' ? 'ui.editor.yours' : 'ui.editor.seat', { n: at + 1 });
  return RIVALS[seat.rival].name;
}
