/** The customers behind the counter, what they wish for and dislike, and the pet in the basket before them. */
import type { Term } from '../../../../engine/petz/data/schema.ts';
import type { Pet } from '../../../../engine/petz/state.ts';
import { barsOf, customerCard } from '../../../../session/facts.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/button.ts';
import { panel } from '../../../../ui/panel.ts';
import { type Art, crop } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { drawing } from '../../shelf.ts';
import { bar, board, sheet } from '../parts/boards.ts';
import { customerIn, type Face, petIn } from '../parts/figures.ts';
import { CHIP, line, termChip } from '../parts/words.ts';
import type { CustomerPlace, SaleLayout } from './layout.ts';

export interface Buyer {
  id: string;
  face: Face;
  /** The one the offer is about, where there are two. */
  picked: boolean;
  tap: (() => void) | null;
}

/** Draws the left of the picture; `pet` sits in the basket. */
export function buildCounter(
  kit: TableKit,
  speech: Speech,
  at: SaleLayout,
  buyers: readonly Buyer[],
  pet: Pet | null,
): void {
  for (const [i, buyer] of buyers.entries()) {
    const place = at.customers[i];
    if (place !== undefined) buildCustomer(kit, buyer, i, place, buyers.length > 1);
  }
  const scale = at.stage.width / 600;
  const wood = {
    x: 0,
    y: 388,
    width: 604,
    height: 78 + (at.stage.y + at.stage.height - at.counter) / scale + 8,
  };
  const name = `counter-${Math.round(wood.height)}`;
  kit.picture(
    crop(drawing('backgrounds/market-counter'), name, wood),
    at.stage.x,
    at.counter - 82 * scale,
    604 * scale,
  );
  for (const [i, buyer] of buyers.entries()) {
    const place = at.customers[i];
    if (place !== undefined) buildWishes(kit, speech, buyer, place, at.compact, buyers.length > 1);
  }
  if (pet !== null && !at.compact && buyers.length < 2) buildBasket(kit, at, pet);
}

function buildCustomer(
  kit: TableKit,
  buyer: Buyer,
  index: number,
  { body }: CustomerPlace,
  several: boolean,
): void {
  if (several && buyer.picked) {
    const glow = sheet(
      'halo',
      200,
      200,
      () =>
        `<defs><radialGradient id="h"><stop offset=".3" stop-color="${palette.glow}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient></defs><circle cx="100" cy="100" r="100" fill="url(#h)"/>`,
    );
    kit.picture(glow, body.x - body.width * 0.12, body.y - body.height * 0.08, body.width * 1.24);
  }
  const figure = kit.fitted(customerIn(buyer.id, buyer.face), body, true);
  if (!kit.still)
    kit.scene.tweens.add({
      targets: figure,
      y: figure.y + body.height * 0.012,
      duration: 1500 + index * 200,
      yoyo: true,
      repeat: -1,
      ease: 'Sine.easeInOut',
    });
  if (buyer.tap !== null) kit.press(`customer:${index}`, body, buyer.tap);
}

/** His name on a plate; wishes in a bubble, dislikes on a plum board. */
function buildWishes(
  kit: TableKit,
  speech: Speech,
  buyer: Buyer,
  { body, wishes }: CustomerPlace,
  compact: boolean,
  several: boolean,
): void {
  const { terms } = customerCard(buyer.id);
  const high = compact ? 26 : Math.min(46, Math.max(30, wishes.width / 5.4));
  const plate = { width: Math.min(body.width * 1.05, compact ? 150 : 220), height: compact ? 26 : 40 };
  const px = body.x + (body.width - plate.width) / 2;
  const py = body.y + body.height - 12 + (compact ? 3 : 14);
  kit.picture(panel('paper', plate.width, plate.height, 12), px, py, plate.width + 4);
  line(
    kit,
    speech.thing('customer', buyer.id),
    px + plate.width / 2,
    py + plate.height / 2,
    { size: compact ? 14 : 20, fit: plate.width - (compact ? 10 : 24) },
    0.5,
  );
  if (several) {
    // On a phone the offer lists them, for the customer that is picked.
    if (!compact) listWishes(kit, speech, terms, wishes);
    return;
  }
  const across = Math.max(1, Math.floor((wishes.width - 16) / (high * CHIP + 6)));
  let y = wishes.y;
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
    kit.picture(
      isWish ? bubble(box) : board(palette.plumDark, box.width, box.height, 16),
      box.x - (isWish ? 14 : 0),
      box.y,
      box.width + (isWish ? 14 : 0),
    );
    for (const [i, term] of list.entries()) {
      const x = box.x + 9 + (i % columns) * (high * CHIP + 6);
      termChip(kit, speech, term, { x, y: box.y + 8 + Math.floor(i / columns) * (high + 5), height: high });
    }
    y += box.height + 6;
  }
}

/** Wishes and dislikes in rows on the counter's front, where two customers need the room. */
function listWishes(
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

/** The pet in its basket, its bars below. */
function buildBasket(kit: TableKit, at: SaleLayout, pet: Pet): void {
  const scale = at.stage.width / 600;
  const width = 200 * scale;
  const x = at.stage.x + at.stage.width * 0.72 - width / 2;
  const foot = at.counter + 30 * scale;
  const size = width * (0.55 + pet.size * 0.05);
  const figure = kit.fitted(
    petIn(pet.id, 'content', pet),
    { x: x + (width - size) / 2, y: foot - size - 22 * scale, width: size, height: size },
    true,
  );
  if (!kit.still)
    kit.scene.tweens.add({
      targets: figure,
      y: figure.y - size * 0.03,
      duration: 1200,
      yoyo: true,
      repeat: -1,
      ease: 'Sine.easeInOut',
    });
  const high = width * 0.3;
  const weave = sheet(
    'basket',
    200,
    62,
    () =>
      `<g stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"><path d="M6 8H194L176 50Q100 66 24 50z" fill="#9a6334"/><path d="M12 24Q100 36 188 24M18 38Q100 52 182 38M52 10L58 55M84 10L88 58M116 10L112 58M148 10L142 55" fill="none" stroke="#6d4022" stroke-width="3"/><path d="M4 4H196V15H4z" fill="#d9a05c"/></g>`,
  );
  kit.picture(weave, x - width * 0.06, foot - high * 0.92, width * 1.12);
  const colours = barsOf(pet);
  const w = Math.min(26 * scale + 4, width / colours.length);
  for (const [i, colour] of colours.entries()) {
    const tilt = i - (colours.length - 1) / 2;
    kit.picture(bar(colour), x + width / 2 + tilt * (w + 3), foot + 12 * scale + Math.abs(tilt) * -2, w, {
      at: [10, 0],
      angle: tilt * -5,
    });
  }
}
