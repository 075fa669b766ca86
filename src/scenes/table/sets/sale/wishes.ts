/** What customers wish for and dislike: in bubbles beside one, in rows on the counter's front for two. */
import type { Term } from '../../../../engine/petz/data/schema.ts';
import { customerCard } from '../../../../engine/petz/read.ts';
import type { Speech } from '../../../../text/speech.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { board, sheet } from '../parts/boards.ts';
import { CHIP, line, termChip } from '../parts/words.ts';
import type { CustomerPlace } from './layout.ts';

interface WishesHow {
  compact: boolean;
  several: boolean;
  /** Only by name: something else is told in their place. */
  named: boolean;
}

/** His name on a plate; wishes in a bubble, dislikes on a plum board. */
export function buildWishes(
  kit: TableKit,
  speech: Speech,
  customer: string,
  { body, wishes }: CustomerPlace,
  { compact, several, named }: WishesHow,
): void {
  const { terms } = customerCard(customer);
  const isNarrow = several && compact;
  const wide = isNarrow ? wishes.x + wishes.width - body.x : body.width;
  const most = isNarrow ? wide : Math.min(wide * 1.05, compact ? 150 : 220);
  const plate = { width: most, height: compact ? 28 : 40 };
  const px = Math.max(4, body.x + (wide - plate.width) / 2);
  const py = body.y + body.height - 12 + (compact ? 3 : 14);
  kit.picture(panel('paper', plate.width, plate.height, 12), px, py, plate.width + 4);
  const name = speech.thing('customer', customer);
  const style = { size: compact ? 16 : 20, fit: plate.width - (compact ? 14 : 24) };
  line(kit, name, px + plate.width / 2, py + plate.height / 2, style, 0.5);
  if (isNarrow) columnTerms(kit, speech, terms, wishes);
  if (several && !compact && !named) listTerms(kit, speech, terms, wishes);
  if (!several) bubbleTerms(kit, speech, terms, wishes, compact);
}

function bubbleTerms(
  kit: TableKit,
  speech: Speech,
  terms: readonly Term[],
  wishes: Rect,
  compact: boolean,
): void {
  const wanted = compact ? 30 : Math.min(46, Math.max(34, wishes.width / 5));
  // A phone has one column of them: what is many is smaller.
  const high = compact ? Math.min(wanted, (wishes.height - 32) / terms.length - 5) : wanted;
  const across = Math.max(1, Math.floor((wishes.width - 16) / (high * CHIP + 6)));
  let { y } = wishes;
  for (const isWish of [true, false]) {
    const list = terms.filter(({ value }) => value > 0 === isWish);
    if (list.length === 0) continue;
    const columns = Math.min(across, list.length);
    const box = {
      x: wishes.x,
      y,
      width: columns * (high * CHIP + 6) + 12,
      height: Math.ceil(list.length / columns) * (high + 5) + 13,
    };
    const tail = isWish ? 14 : 0;
    const ground = isWish ? bubble(box) : board(palette.plumDark, box.width, box.height, 16);
    kit.picture(ground, box.x - tail, box.y, box.width + tail);
    for (const [i, term] of list.entries()) {
      const x = box.x + 9 + (i % columns) * (high * CHIP + 6);
      termChip(kit, speech, term, { x, y: box.y + 8 + Math.floor(i / columns) * (high + 5), height: high });
    }
    y += box.height + 6;
  }
}

/** Wishes and dislikes in centred rows. */
function listTerms(
  kit: TableKit,
  speech: Speech,
  terms: readonly Term[],
  { x, y, width, height }: Rect,
): void {
  const across = terms.length > 3 ? 3 : terms.length;
  const lines = Math.ceil(terms.length / across);
  const high = Math.min((width / across - 3) / CHIP, height / lines - 3, 40);
  const from = x + (width - across * (high * CHIP + 3)) / 2;
  for (const [i, term] of terms.entries()) {
    const column = from + (i % across) * (high * CHIP + 3);
    termChip(kit, speech, term, { x: column, y: y + Math.floor(i / across) * (high + 2), height: high });
  }
}

/** One chip below the other, the last one on the counter. */
function columnTerms(kit: TableKit, speech: Speech, terms: readonly Term[], { x, y, height }: Rect): void {
  const high = Math.min(30, height / terms.length - 3);
  const from = y + height - terms.length * (high + 3);
  for (const [i, term] of terms.entries())
    termChip(kit, speech, term, { x, y: from + i * (high + 3), height: high });
}

/** A bubble whose tail points left. */
function bubble({ width, height }: Rect): Art {
  const w = Math.round(width);
  const h = Math.round(height);
  const tail = Math.min(h - 22, Math.round(h * 0.66));
  const d = `M30 2H${w - 4}q16 0 16 16V${h - 18}q0 16-16 16H30q-16 0-16-16V${tail + 6}L2 ${tail + 8}L14 ${tail - 8}V18Q14 2 30 2z`;
  return sheet(
    'bubble',
    w + 14,
    h,
    () =>
      `<path d="${d}" fill="${palette.parchmentLight}" stroke="${palette.ink}" stroke-width="3.500" stroke-linejoin="round"/>`,
  );
}
