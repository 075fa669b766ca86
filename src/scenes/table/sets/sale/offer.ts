/** A sale that is played: how the match comes about, the way it was sold, the gold, and the reputation before and after. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import { BOARD, type SaleValue } from '../../../../engine/petz/read.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { emblem } from '../../pieces.ts';
import { board } from '../parts/boards.ts';
import { icon, line, signColour } from '../parts/words.ts';
import type { SaleLayout } from './layout.ts';
import { buildMatch, type Goods, type MatchParts } from './match.ts';
import { buildWay, type Way, type WayParts } from './ways.ts';

export interface Offer extends Goods {
  seat: Seat;
  title: string;
  way: Way;
  /** The shop's reputation and gold before the sale. */
  reputation: number;
  gold: number;
}

export interface OfferParts {
  match: MatchParts;
  way: WayParts;
  sums: SumParts;
}

export interface SumParts {
  gold: Rect;
  goldText: GameObjects.Text;
  fame: Rect;
  fameText: GameObjects.Text;
}

/** The parchment and its plum head, for whatever stands on it. */
export function buildSheet(
  kit: TableKit,
  { x, y, width, height }: Rect,
  compact: boolean,
  title: string,
  note = '',
): void {
  kit.picture(panel('paper', width, height, compact ? 14 : 22), x, y, width + 4);
  if (compact) return;
  kit.picture(panel('plum', width, 52, 20), x, y - 2, width + 4);
  line(kit, title, x + 26, y + 24, { size: 25, colour: palette.parchment, fit: width * 0.72 - 30 });
  const style = { size: 18, family: 'text', colour: palette.plumText, fit: width * 0.26 } as const;
  line(kit, note, x + width - 24, y + 24, style, 1);
}

export function buildOffer(kit: TableKit, speech: Speech, at: SaleLayout, offer: Offer): OfferParts {
  buildSheet(kit, at.offer, at.compact, offer.title, speech.t('ui.saleSet.size', { size: offer.pet.size }));
  const match = buildMatch(kit, speech, at, offer);
  const way = buildWay(kit, speech, at, offer.way, offer.seat);
  return { match, way, sums: buildSums(kit, speech, at, offer, offer.way.value) };
}

/** The gold it brings, and the reputation before and after. */
function buildSums(
  kit: TableKit,
  speech: Speech,
  at: SaleLayout,
  offer: Offer,
  { gold, reputation }: SaleValue,
): SumParts {
  const [money, fame] = at.sums;
  const high = money.height;
  const round = Math.min(16, high / 3);
  const size = at.compact ? 18 : Math.min(high * 0.42, fame.width * 0.11);
  const middle = money.y + high / 2;
  kit.picture(board('#fff3cc', money.width, high, round), money.x, money.y, money.width);
  icon(kit, 'tokens/token-gold', money.x + high * 0.62, middle, high * 0.8);
  const { mutation } = offer.pet;
  const change = line(kit, speech.signed(gold), money.x + high * 1.2, middle, {
    size,
    colour: signColour(gold),
    fit: money.width * 0.24,
  });
  const from = change.x + change.displayWidth + (at.compact ? 6 : 12);
  const end = money.x + money.width - (at.compact ? 10 : 18);
  const arrow = `${speech.number(offer.gold)} → ${speech.number(offer.gold + gold)}`;
  if (mutation > 0) buildDiscount(kit, speech, { x: from, y: money.y, width: 0, height: high }, gold, size);
  const goldText = line(
    kit,
    arrow,
    end,
    middle,
    { size: Math.max(16, size * 0.8), colour: palette.textSoft, fit: Math.max(60, (end - from) * 0.5) },
    1,
  );
  kit.picture(board('#e9def4', fame.width, high, round), fame.x, fame.y, fame.width);
  const side = Math.min(high * 0.8, fame.width * 0.22);
  icon(kit, 'icons/icon-reputation', fame.x + 10 + side / 2, middle, side);
  const words = `${speech.number(offer.reputation)} → ${speech.number(offer.reputation + reputation)}`;
  const room = fame.width - 2 * side - 32;
  const fameText = line(kit, words, fame.x + fame.width / 2, middle, { size, fit: room }, 0.5);
  kit.picture(emblem(offer.seat), fame.x + fame.width - 10 - side, middle - side * 0.45, side * 0.9);
  return { gold: money, goldText, fame, fameText };
}

/** `= 4 − 2` and the mutation that makes it cheaper. */
function buildDiscount(
  kit: TableKit,
  speech: Speech,
  { x, y, height }: Rect,
  gold: number,
  size: number,
): void {
  const less = BOARD.mutationDiscount;
  const words = `= ${speech.number(gold + less)} − ${speech.number(less)}`;
  const style = { size: Math.max(16, size * 0.8), colour: palette.textSoft };
  const text = line(kit, words, x, y + height / 2, style);
  icon(kit, 'icons/count-mutation', x + text.displayWidth + height * 0.34, y + height / 2, height * 0.56);
}
