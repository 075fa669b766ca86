/** A book is opened: of which colour the card is drawn, now and in every round from now on. */

import type { Json } from '../../../../engine/kernel/state.ts';
import type { BookChoice } from '../../../../engine/petz/choices.ts';
import type { Colour } from '../../../../engine/petz/data/schema.ts';
import { askHintKey, askTitleKey } from '../../../../i18n/keys.ts';
import { choiceOf } from '../../../../session/choices.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { explainArtifact } from '../../explain/index.ts';
import { drawing } from '../../shelf.ts';
import { card, disc } from '../parts/boards.ts';
import { scenery } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';
import { layoutBook } from './layout.ts';
import { needsIn } from './questions.ts';

const DECKS: Readonly<Record<Colour, string>> = { G: 'green', R: 'red', Y: 'yellow', P: 'purple' };

export function buildBook(deal: Deal, look: Look, area: Rect, options: readonly Json[]): void {
  const { kit, link, answer } = deal;
  const { speech } = link;
  for (const layer of ['town-sky', 'town-hills', 'town-castle', 'town-ground']) {
    scenery(kit, `backgrounds/${layer}`, area);
  }
  const at = layoutBook(area, options.length);
  const { title } = at;
  const [first] = at.cards;
  const free = (first?.x ?? area.x) - area.x - 24;
  if (free > 150) {
    // The tent the book comes from.
    const tent = Math.min(free, 340);
    const place = { x: area.x + 16, y: area.y + area.height - tent - 60, width: tent, height: tent };
    kit.fitted(drawing('spaces/artifacts'), place, true);
  }
  kit.picture(panel('paper', title.width, title.height, 20), title.x, title.y, title.width + 4);
  const middle = title.x + title.width / 2;
  const fit = title.width - 44;
  const lift = at.compact ? 0.3 : 0.32;
  const size = at.compact ? 20 : 32;
  line(kit, speech.t(askTitleKey('petz.book')), middle, title.y + title.height * lift, { size, fit }, 0.5);
  const hint = {
    size: at.compact ? 16 : 18,
    family: 'text',
    colour: palette.textSoft,
    fit,
    lines: 2,
  } as const;
  kit.words(speech.t(askHintKey('petz.book')), middle, title.y + title.height * 0.68, hint);
  for (const [i, option] of options.entries()) {
    const rect = at.cards[i];
    if (rect === undefined) continue;
    const choice = choiceOf('petz.book', option);
    const book = readIn(look, choice.artifact);
    buildOption(deal, { ...choice, artifact: book }, rect);
    const explain = () => explainArtifact(link, book);
    kit.press(`option:${i}`, rect, () => void answer(option), explain);
  }
}

/** A Gift Box that is a copy now is read as the book it became. */
const readIn = ({ view, seat }: Look, artifact: string): string =>
  artifact === 'giftBox' ? (view.shops[seat]?.alleys?.gift ?? artifact) : artifact;

/** As it stands at the beginning. */
const titled = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A card for the hand: the book, the deck's back, and how often what is in that deck. */
function buildOption(deal: Deal, { artifact, colour }: BookChoice, rect: Rect): void {
  const { kit, link } = deal;
  const { speech } = link;
  const { x, y, width, height } = rect;
  kit.picture(card('rest', width, height), x, y, width);
  const low = height < 300;
  const middle = x + width / 2;
  const back = drawing(`cards/need-card-back-${DECKS[colour]}`);
  const name = { size: low ? 18 : 26, fit: width - 28 };
  line(kit, titled(speech.colour(colour)), middle, y + (low ? 20 : 34), name, 0.5);
  const needs = needsIn(colour);
  const rows = low ? 1 : Math.ceil(needs.length / 3);
  const cell = low ? Math.min(58, (width - 24) / needs.length) : Math.min(84, (width - 28) / 3);
  const tall = low ? 34 : 44;
  const own = speech.thing('artifact', artifact);
  const foot = low ? 24 : 30;
  line(
    kit,
    own,
    middle,
    y + height - foot / 2 - 8,
    { size: 16, family: 'text', colour: palette.textSoft, fit: width - 24 },
    0.5,
  );
  const top = y + (low ? 34 : 58);
  const end = y + height - foot - 10 - rows * tall;
  const place = { x: x + 14, y: top, width: width - 28, height: end - top - 8 };
  const book = Math.min(place.height * 0.9, place.width * 0.5);
  kit.fitted(drawing(`artifacts/${artifact}`), { ...place, x: middle - book * 0.98, width: book });
  kit.fitted(back, { ...place, x: middle + book * 0.04, width: book * 0.86 });
  const ring = low ? 34 : 52;
  const corner = { x: middle + book * 0.84, y: top + place.height / 2 - book * 0.52 };
  kit.picture(disc(palette.glow, ring), corner.x - ring / 2, corner.y - ring / 2, ring);
  line(kit, speech.signed(1), corner.x, corner.y, { size: ring * 0.5 }, 0.5);
  for (const [i, { need, count }] of needs.entries()) {
    const inRow = low ? needs.length : Math.min(3, needs.length - 3 * Math.floor(i / 3));
    const column = low ? i : i % 3;
    const cx = middle + (column - (inRow - 1) / 2) * cell;
    const cy = end + tall * ((low ? 0 : Math.floor(i / 3)) + 0.5);
    const side = low ? 24 : 36;
    icon(kit, `icons/need-${need}`, cx - side * 0.4, cy, side);
    const style = { size: low ? 16 : 20, fit: cell - side - 2 };
    line(kit, speech.number(count), cx + side * 0.22, cy, style);
  }
}
