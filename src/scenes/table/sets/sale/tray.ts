/** The pets of a shop in a row with their match; whoever cannot be sold peeps out from behind, with the reason. */

import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import { demandsOf, matchFor } from '../../../../engine/petz/read.ts';
import type { Speech } from '../../../../text/speech.ts';
import { panel } from '../../../../ui/panel.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { card, impOf, letterBar } from '../../pieces.ts';
import { sizeBadge } from '../parts/party.ts';
import type { SaleRefusal } from './draft.ts';
import type { PetForSale } from './explain.ts';
import type { SaleLayout } from './layout.ts';

interface PetOnTray extends PetForSale {
  /** Why nobody buys it; null if somebody may. */
  why: SaleRefusal | null;
  picked: boolean;
}

/** The wood under the pets. */
export function buildTray(kit: TableKit, { tray, compact }: SaleLayout): void {
  const { x, y, width, height } = tray;
  kit.picture(panel('wood', width, height, compact ? 14 : 20), x, y, width + 4);
}

/** Resolves to the image of the pet, which may be dragged or jump away. */
export function buildPetCard(kit: TableKit, speech: Speech, rect: Rect, one: PetOnTray): GameObjects.Image {
  const { x, y, width, height } = rect;
  const compact = height < 100;
  const sold = one.why === null;
  const { pet } = one;
  kit.laid(card(sold ? (one.picked ? 'picked' : 'rest') : 'off', width, height), { x, y });
  const figure = sold ? standing(kit, rect, one, compact) : peeping(kit, rect, one, compact);
  // In the largest windows letters grow with the card.
  const k = compact ? 1 : Math.min(1.3, Math.max(1, width / 260));
  const name = { size: compact ? 16 : 18 * k, fit: width * (compact ? 0.5 : 0.62), side: 1 } as const;
  const called = speech.pet(pet.id);
  const title = kit.words(called, x + width - 12, y + (compact ? 14 : 24 * k), name);
  // On a small card a long name cannot be read: the picture must do, and who presses it is told.
  if (title.text !== called) title.destroy();
  const middle = x + width * (compact ? 0.73 : 0.765);
  const small = { size: 16 * k, family: 'text', fit: width * 0.39, lines: 2 } as const;
  if (one.why === null) {
    const ring = Math.min(width * 0.34, height * (compact ? 0.46 : 0.36));
    const cy = y + height * (compact ? 0.63 : 0.48);
    const match = speech.number(matchFor(one.plot, pet, one.customer));
    sizeBadge(kit, match, middle, cy, ring, one.picked ? palette.glow : '#fff3b8');
    const words = speech.t('ui.saleSet.matchSmall');
    const soft = { ...small, fit: width * 0.39, lines: 1, colour: palette.textSoft } as const;
    if (!compact) kit.words(words, middle, y + height * 0.76, soft);
  } else {
    const words = speech.t(`ui.saleSet.why.${one.why}`);
    const red = { ...small, colour: '#5a2630' };
    // A small card has room for it below the fence.
    if (compact) kit.words(words, x + width / 2, y + height - 15, { ...red, fit: width - 24, lines: 1 });
    else kit.words(words, middle, y + height * 0.52, red);
  }
  if (!compact) buildBars(kit, rect, one, sold);
  return figure;
}

function buildBars(kit: TableKit, { x, y, width, height }: Rect, { pet }: PetOnTray, sold: boolean): void {
  const colours = demandsOf(pet);
  const w = Math.min(19, (width * 0.53 - 12) / colours.length - 2);
  for (const [i, colour] of colours.entries())
    kit
      .picture(letterBar(colour), x + 12 + i * (w + 2), y + height - 12 - w * 1.35, w)
      .setAlpha(sold ? 1 : 0.75);
}

function standing(
  kit: TableKit,
  { x, y, width, height }: Rect,
  { pet, picked }: PetOnTray,
  compact: boolean,
): GameObjects.Image {
  const foot = y + height * (compact ? 0.9 : 0.8);
  const room = Math.min(width * (compact ? 0.5 : 0.56), height * (compact ? 0.86 : 0.62));
  const size = room * (0.66 + pet.size * 0.05);
  const place = box(x + 8 + Math.max(0, width * 0.52 - size) / 2, foot - size, size, size);
  return kit.fitted(petIn(pet.id, picked ? 'delighted' : 'content', pet), place, true);
}

/** Behind a little fence, only the upper half of it to be seen. */
function peeping(
  kit: TableKit,
  { x, y, width, height }: Rect,
  { pet, why }: PetOnTray,
  compact: boolean,
): GameObjects.Image {
  const room = { width: width * 0.5, height: height * (compact ? 0.6 : 0.46) };
  const foot = y + height * (compact ? 0.66 : 0.74);
  const size = Math.min(room.width, room.height * (compact ? 1.1 : 1.25)) * (0.72 + pet.size * 0.04);
  const mood = why === 'petTooYoung' ? 'content' : 'bored';
  const place = box(x + 10 + (room.width - size) / 2, foot - size, size, size);
  const figure = kit.fitted(petIn(pet.id, mood, pet), place, true).setAlpha(0.85);
  const high = size * 0.42;
  const wide = Math.min(room.width, size * 1.15);
  kit.stretched(
    drawing('props/fence'),
    box(x + 10 + (room.width - wide) / 2, foot - high * 0.86, wide, high),
  );
  return figure;
}

/** Who has nothing to do yet: the imps at home, on a card of their own beside the pets. */
export function buildIdle(kit: TableKit, speech: Speech, rect: Rect, imps: number, seat: Seat): void {
  const { x, y, width, height } = rect;
  const compact = height < 100;
  kit.laid(card('rest', width, height), { x, y });
  const shown = Math.min(imps, 8);
  const size = Math.min(height * (compact ? 0.52 : 0.42), (width - 28) / Math.max(3, shown * 0.72));
  const title = { size: compact ? 16 : 18, fit: width - 24 };
  kit.words(speech.t('ui.saleSet.idle', { imps }), x + width / 2, y + (compact ? 16 : 26), title);
  for (let i = 0; i < shown; i++) {
    const middle = x + width / 2 + (i - (shown - 1) / 2) * size * 0.7;
    const top = y + height * (compact ? 0.66 : 0.52) - size / 2;
    kit.fitted(impOf(seat), box(middle - size / 2, top, size, size), true);
  }
  const small = { size: 16, family: 'text', colour: palette.textSoft, fit: width - 24 } as const;
  if (!compact) kit.words(speech.t('ui.saleSet.later'), x + width / 2, y + height - 26, small);
}
