/** What a shop has bought and not placed yet: everybody saw it being bought, so everybody may see it on a visit. */
import type { ShopView } from '../../../../engine/petz/view.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../shelf.ts';
import { moodArt } from './art.ts';
import { drawWords, icon, type Stage } from './parts.ts';
import { shapeArt } from './shapes.ts';

interface Waiting {
  name: string;
  art: Art;
}

function waitingIn({ deal }: Stage, { cart }: ShopView): Waiting[] {
  const { speech } = deal.link;
  return [
    ...cart.pets.map((pet) => ({ name: speech.pet(pet.id), art: moodArt(pet.id, 'content', pet) })),
    ...cart.cages.map((id) => ({ name: speech.thing('cage', id), art: drawing(`cages/${id}`) })),
    ...cart.addons.map((id) => ({ name: speech.thing('addon', id), art: drawing(`addons/${id}`) })),
  ];
}

/** A row at the foot of a room; gives back what it leaves of the room, which is all of it for an empty cart. */
export function buildOnCart(stage: Stage, room: Rect, shop: ShopView): Rect {
  const things = waitingIn(stage, shop);
  if (things.length === 0) return room;
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const height = Math.min(layout.compact ? 64 : 112, room.height * 0.34);
  const row = { ...room, y: room.y + room.height - height, height };
  kit.stretched(shapeArt(row.width, row.height, { fill: palette.woodLight, radius: 14 }), row);
  const names = link.speech.list(things.map(({ name }) => name));
  const text = link.speech.t('ui.shop.cart', { things: names });
  drawWords(kit, text, row.x + 12, row.y + 16, { size: Math.max(16, layout.words - 2), fit: row.width - 24 });
  const size = height - 36;
  const step = Math.min(size + 10, (row.width - 24) / things.length);
  for (const [i, { art }] of things.entries()) {
    icon(kit, art, row.x + 12 + size / 2 + i * step, row.y + 30 + size / 2, size);
  }
  kit.tell(row, () => ({ title: text, lines: [] }));
  return { ...room, height: room.height - height - 8 };
}
