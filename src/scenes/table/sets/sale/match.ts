/** How a match comes about: a box for every symbol of the customer, how often it was met, what that brings; the sum. */
import type { GameObjects } from 'phaser';
import { customerCard } from '../../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import { columns, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { card, disc } from '../parts/boards.ts';
import { symbolName } from '../parts/symbols.ts';
import { type Count, countTerms, sumOf } from '../parts/terms.ts';
import { icon, line, signColour } from '../parts/words.ts';
import type { SaleLayout } from './layout.ts';

/** What is sold to whom. */
export interface Goods {
  pet: Pet;
  plot: Plot;
  customer: string;
}

export interface MatchBox {
  rect: Rect;
  count: Count;
  /** What is not seen before the box has been counted. */
  result: GameObjects.Text[];
}

export interface MatchParts {
  boxes: MatchBox[];
  total: GameObjects.Text;
  ring: Rect;
  sum: number;
}

/** The symbols of a customer, counted for a pet. */
export function countsFor({ pet, plot, customer }: Goods): Count[] {
  return countTerms(customerCard(customer).terms, [{ pet, plot }]);
}

export function buildMatch(kit: TableKit, speech: Speech, at: SaleLayout, goods: Goods): MatchParts {
  const { compact, match } = at;
  const counts = countsFor(goods);
  const top = compact ? 0 : 30;
  if (!compact)
    line(kit, speech.t('ui.saleSet.match'), match.x, match.y + 16, { size: 21, fit: match.width });
  const area = { ...match, y: match.y + top, height: match.height - top - (compact ? 2 : 6) };
  const side = Math.min(area.height, compact ? 52 : 88);
  const room = { ...area, width: area.width - side - (compact ? 26 : 48) };
  const places = columns(room, counts.length, 6, area.height * (compact ? 1.5 : 1.2));
  const boxes = counts.flatMap((count, i) => {
    const rect = places[i];
    return rect === undefined ? [] : [buildBox(kit, speech, rect, count, compact)];
  });
  const sum = sumOf(counts);
  const cx = area.x + area.width - side / 2;
  const middle = area.y + area.height / 2;
  line(kit, '=', cx - side / 2 - (compact ? 12 : 22), middle, { size: compact ? 22 : 36 }, 0.5);
  const ring = { x: cx - side / 2, y: middle - side / 2, width: side, height: side };
  kit.picture(disc(sum > 0 ? palette.glow : palette.off, side), ring.x, ring.y, side);
  const total = line(kit, speech.number(sum), cx, middle, { size: side * 0.48 }, 0.5);
  return { boxes, total, ring, sum };
}

function buildBox(kit: TableKit, speech: Speech, rect: Rect, count: Count, compact: boolean): MatchBox {
  const { x, y, width, height } = rect;
  const { term, times, value } = count;
  kit.picture(card(times > 0 ? 'rest' : 'off', width, height), x, y, width);
  const mid = x + width / 2;
  const size = compact ? Math.min(height * 0.5, width * 0.44) : Math.min(height * 0.42, width * 0.44);
  const iconX = compact ? x + width * 0.3 : mid;
  const iconY = y + height * (compact ? 0.5 : 0.27);
  const symbol = icon(kit, symbolName(term), iconX, iconY, size);
  if (term.rainbow === true)
    icon(kit, 'icons/count-colours', iconX + size * 0.5, iconY - size * 0.28, size * 0.5);
  if (times === 0) symbol.setAlpha(0.5);
  const brought = value === 0 ? '0' : speech.signed(value);
  if (compact) {
    const style = { size: 16, fit: width * 0.4, colour: palette.textSoft };
    const often = line(kit, `×${times}`, x + width * 0.72, y + height * 0.3, style, 0.5);
    const strong = { size: 17, fit: width * 0.42, colour: signColour(value) };
    return {
      rect,
      count,
      result: [often, line(kit, brought, x + width * 0.72, y + height * 0.69, strong, 0.5)],
    };
  }
  const small = Math.max(16, Math.min(height * 0.17, width * 0.2));
  const sum = `${times} × ${speech.signed(term.value)}`;
  const soft = { size: small, fit: width - 14, colour: palette.textSoft, family: 'text' } as const;
  const style = { size: small + 4, fit: width - 12, colour: signColour(value) };
  return {
    rect,
    count,
    result: [
      line(kit, sum, mid, y + height * 0.58, soft, 0.5),
      line(kit, `= ${brought}`, mid, y + height * 0.8, style, 0.5),
    ],
  };
}
