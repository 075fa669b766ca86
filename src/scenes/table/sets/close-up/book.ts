/** A book is opened: of which colour the card is drawn, now and in every round from now on. */

import type { BookChoice } from '../../../../engine/petz/choices.ts';
import type { Colour, Need } from '../../../../engine/petz/data/schema.ts';
import { NEED_CARDS } from '../../../../engine/petz/read.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import { paired } from '../../../../ui/paired.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { explainArtifact } from '../../explain/index.ts';
import { sizeBadge } from '../parts/party.ts';
import { split, spreadGrid } from '../parts/spread.ts';
import { backOf } from '../shop/art.ts';
import { type CloseUp, optionCard } from './picture.ts';

export function paintBook(closeUp: CloseUp): void {
  const { at, options, kit, link } = closeUp;
  const { lead, things } = split(at.stage, 0.3);
  // The tent the book comes from.
  kit.fitted('spaces/artifacts', lead, true);
  const boxes = spreadGrid(things, options.length, { most: at.compact ? 170 : 300, tall: 0.9 });
  for (const [choice, rect, i] of paired(optionsOf('petz.book', options), boxes)) {
    const book = bookRead(closeUp, choice);
    optionCard(closeUp, `deck:${i}`, rect, [i], () => explainArtifact(link, book));
    buildDeck(closeUp, book, choice.colour, rect);
  }
}

/** A Gift Box that is a copy now is read as the book it became. */
export const bookRead = (
  { view, seat }: Pick<CloseUp, 'view' | 'seat'>,
  { artifact }: Pick<BookChoice, 'artifact'>,
): string => (artifact === 'giftBox' ? (view.shops[seat]?.alleys?.gift ?? artifact) : artifact);

/** How often every need is printed in a colour, the most frequent first. */
export function needsIn(colour: Colour): { need: Need; count: number }[] {
  const counts = new Map<Need, number>();
  for (const one of NEED_CARDS) {
    if (one.colour === colour) counts.set(one.need, (counts.get(one.need) ?? 0) + 1);
  }
  return [...counts].map(([need, count]) => ({ need, count })).sort((a, b) => b.count - a.count);
}

/** The book, and the deck of which it brings one card more. */
function buildDeck(
  { kit, speech }: CloseUp,
  artifact: string,
  colour: Colour,
  { x, y, width, height }: Rect,
): void {
  const low = height < 200;
  const middle = x + width / 2;
  const foot = low ? 26 : 40;
  const style = { size: low ? 17 : 24, fit: width - 24 };
  kit.words(speech.capital(speech.colour(colour)), middle, y + height - foot / 2 - 6, style);
  const place = box(x + 12, y + 10, width - 24, height - foot - 16);
  const book = Math.min(place.height, place.width * 0.5);
  kit.fitted(`artifacts/${artifact}`, { ...place, x: middle - book, width: book });
  kit.fitted(backOf(colour), { ...place, x: middle + book * 0.06, width: book * 0.86 });
  const ring = low ? 32 : 52;
  const corner = { x: middle + book * 0.84, y: place.y + place.height / 2 - book * 0.42 };
  sizeBadge(kit, speech.signed(1), corner.x, corner.y, ring, palette.glow);
}
