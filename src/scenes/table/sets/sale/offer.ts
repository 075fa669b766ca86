/** The offer: how the match comes about, the two ways of selling, the gold, and the reputation afterwards. */
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import { customerCard, type SaleValue } from '../../../../session/facts.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/button.ts';
import { panel } from '../../../../ui/panel.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { board, card, disc } from '../parts/boards.ts';
import { countTerms, sumOf, symbolOf } from '../parts/terms.ts';
import { icon, line, signColour } from '../parts/words.ts';
import { row, type SaleLayout } from './layout.ts';

/** One way of selling: what it brings, or why it cannot be had. */
export interface Way {
  platform: boolean;
  value: SaleValue | null;
  why: string;
  picked: boolean;
  tap: () => void;
}

export interface Offer {
  pet: Pet;
  plot: Plot;
  customer: string;
  ways: readonly [Way, Way];
  /** My reputation now. */
  reputation: number;
  emblem: string;
}

export function buildOffer(
  kit: TableKit,
  speech: Speech,
  at: SaleLayout,
  offer: Offer | null,
  silent: string,
): void {
  const { x, y, width, height } = at.offer;
  kit.picture(panel('paper', width, height, at.compact ? 14 : 22), x, y, width + 4);
  if (offer === null) {
    line(
      kit,
      silent,
      x + width / 2,
      y + height / 2,
      { size: at.compact ? 18 : 26, fit: width - 60, lines: 2 },
      0.5,
    );
    return;
  }
  if (!at.compact) buildHead(kit, speech, at.offer, offer);
  buildMatch(kit, speech, at, offer);
  for (const [i, way] of offer.ways.entries()) buildWay(kit, speech, at, at.ways[i === 0 ? 0 : 1], way);
  const chosen = offer.ways.find((way) => way.picked)?.value;
  if (chosen) buildSums(kit, speech, at, offer, chosen);
}

function buildHead(kit: TableKit, speech: Speech, { x, y, width }: Rect, { pet }: Offer): void {
  kit.picture(panel('plum', width, 52, 20), x, y - 2, width + 4);
  const name = speech.t('ui.saleSet.title', { pet: speech.pet(pet.id) });
  line(kit, name, x + 26, y + 24, { size: 25, colour: palette.parchment, fit: width * 0.66 - 30 });
  const size = speech.t('ui.saleSet.size', { size: pet.size });
  line(
    kit,
    size,
    x + width - 24,
    y + 24,
    { size: 18, family: 'text', colour: palette.plumText, fit: width * 0.3 },
    1,
  );
}

/** A box for every symbol that was met: how often, and what that brings; then the sum. */
function buildMatch(kit: TableKit, speech: Speech, at: SaleLayout, { pet, plot, customer }: Offer): void {
  const { compact, match } = at;
  const counts = countTerms(customerCard(customer).terms, [{ pet, plot }]);
  const top = compact ? 0 : 30;
  if (!compact)
    line(kit, speech.t('ui.saleSet.match'), match.x, match.y + 16, { size: 21, fit: match.width });
  const area = { ...match, y: match.y + top, height: match.height - top - (compact ? 2 : 6) };
  const ring = Math.min(area.height, compact ? 52 : 88);
  const boxes = row(
    { ...area, width: area.width - ring - (compact ? 26 : 48) },
    counts.length,
    6,
    area.height * 1.15,
  );
  for (const [i, { term, times, value }] of counts.entries()) {
    const box = boxes[i];
    if (box === undefined) continue;
    kit.picture(card(times > 0 ? 'rest' : 'off', box.width, box.height), box.x, box.y, box.width);
    const mid = box.x + box.width / 2;
    const art = icon(
      kit,
      symbolOf(term.of),
      mid - box.width * 0.14,
      box.y + box.height * 0.34,
      Math.min(box.height * 0.48, box.width * 0.5),
    );
    if (times === 0) art.setAlpha(0.5);
    const size = compact ? 14 : Math.max(14, Math.min(box.height * 0.2, box.width * 0.23));
    line(
      kit,
      `×${times}`,
      box.x + box.width * 0.77,
      box.y + box.height * 0.36,
      { size, fit: box.width * 0.33, colour: palette.textSoft },
      0.5,
    );
    line(
      kit,
      value === 0 ? '0' : speech.signed(value),
      mid,
      box.y + box.height * 0.76,
      { size: size + 2, fit: box.width - 8, colour: signColour(value) },
      0.5,
    );
  }
  const total = sumOf(counts);
  const cx = area.x + area.width - ring / 2;
  line(
    kit,
    '=',
    cx - ring / 2 - (compact ? 12 : 22),
    area.y + area.height / 2,
    { size: compact ? 22 : 36 },
    0.5,
  );
  kit.picture(
    disc(total > 0 ? palette.glow : palette.off, ring),
    cx - ring / 2,
    area.y + (area.height - ring) / 2,
    ring,
  );
  line(kit, speech.number(total), cx, area.y + area.height / 2, { size: ring * 0.48 }, 0.5);
}

function buildWay(kit: TableKit, speech: Speech, { compact }: SaleLayout, rect: Rect, way: Way): void {
  const { x, y, width, height } = rect;
  const { value, platform } = way;
  kit.picture(card(value === null ? 'off' : way.picked ? 'picked' : 'rest', width, height), x, y, width);
  const name = speech.t(platform ? 'ui.saleSet.platform' : 'ui.saleSet.market');
  const art = platform ? 'spaces/platform' : 'icons/icon-blackmarket';
  const left = Math.min(width * (compact ? 0.3 : 0.42), height * (compact ? 0.7 : 0.62));
  const middle = y + height * (compact ? 0.5 : 0.42);
  icon(kit, art, x + 14 + left / 2, middle, left).setAlpha(value === null ? 0.45 : 1);
  const from = x + 22 + left;
  const room = x + width - 16 - from;
  const size = compact ? 16 : Math.min(24, Math.max(19, height * 0.14));
  line(kit, name, x + width - 16, y + (compact ? height * 0.26 : size * 1.15 + 6), { size, fit: room }, 1);
  if (value === null) {
    line(
      kit,
      way.why,
      x + width - 16 - room / 2,
      y + height * 0.62,
      { size: compact ? 14 : 17, family: 'text', colour: palette.badText, fit: room, lines: 2 },
      0.5,
    );
    return;
  }
  const gain = speech.signed(value.reputation);
  const sum = `${speech.number(value.match)} × ${speech.number(value.match === 0 ? 0 : value.reputation / value.match)}`;
  if (compact) {
    line(
      kit,
      sum,
      from + room * 0.46,
      y + height * 0.68,
      { size: 15, fit: room * 0.46, colour: palette.textSoft },
      1,
    );
    line(
      kit,
      gain,
      x + width - 14,
      y + height * 0.68,
      { size: 24, fit: room * 0.5, colour: palette.goodText },
      1,
    );
  } else {
    const big = Math.min(46, height * 0.26);
    line(
      kit,
      sum,
      x + width - 20 - big,
      y + height * 0.44,
      { size: big * 0.66, fit: room - big, colour: palette.textSoft },
      1,
    );
    icon(kit, 'icons/icon-reputation', x + width - 14 - big / 2, y + height * 0.44, big);
    line(kit, gain, x + width - 20, y + height * 0.76, { size: big, fit: room, colour: palette.goodText }, 1);
    const cost = speech.t(platform ? 'ui.saleSet.platformCost' : 'ui.saleSet.marketCost');
    line(kit, cost, x + 18, y + height * 0.85, {
      size: 17,
      family: 'text',
      colour: palette.textSoft,
      fit: width * 0.54,
    });
  }
  kit.press(platform ? 'way:platform' : 'way:market', rect, way.tap);
}

/** The gold it brings, and the reputation before and after. */
function buildSums(
  kit: TableKit,
  speech: Speech,
  at: SaleLayout,
  offer: Offer,
  { gold, reputation }: SaleValue,
): void {
  const [money, fame] = at.sums;
  const high = money.height;
  const size = at.compact ? 17 : Math.min(high * 0.42, fame.width * 0.13);
  kit.picture(board('#fff3cc', money.width, high, Math.min(16, high / 3)), money.x, money.y, money.width);
  icon(kit, 'tokens/token-gold', money.x + high * 0.62, money.y + high / 2, high * 0.8);
  const middle = money.y + high / 2;
  line(kit, speech.signed(gold), money.x + high * 1.25, middle, {
    size,
    colour: signColour(gold),
    fit: money.width * 0.3,
  });
  if (offer.pet.mutation > 0)
    icon(kit, 'icons/count-mutation', money.x + money.width - high * 0.6, middle, high * 0.66);
  kit.picture(board('#e9def4', fame.width, high, Math.min(16, high / 3)), fame.x, fame.y, fame.width);
  icon(kit, 'icons/icon-reputation', fame.x + high * 0.6, middle, high * 0.84);
  const words = `${speech.number(offer.reputation)} → ${speech.number(offer.reputation + reputation)}`;
  line(
    kit,
    words,
    fame.x + fame.width / 2 + high * 0.12,
    middle,
    { size, fit: fame.width - high * 2.1 - 6 },
    0.5,
  );
  icon(kit, offer.emblem, fame.x + fame.width - high * 0.58, middle, high * 0.72);
}
