/** A book is opened: of which colour the card is drawn, now and in every round from now on. */

import type { Json } from '../../../../engine/kernel/state.ts';
import type { BookChoice } from '../../../../engine/petz/choices.ts';
import type { Colour } from '../../../../engine/petz/data/schema.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import { describeOption } from '../../../../text/options.ts';
import { needArt } from '../../../../ui/art-urls.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { artUrl } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import { explainArtifact } from '../../explain/index.ts';
import { placePanel } from '../../panel-place.ts';
import { card, plainDisc } from '../parts/boards.ts';
import { scenery } from '../parts/figures.ts';
import { placeOf } from '../parts/picking.ts';
import { split, spreadGrid } from '../parts/spread.ts';
import { line } from '../parts/words.ts';
import { needsIn } from './questions.ts';

const DECKS: Readonly<Record<Colour, string>> = { G: 'green', R: 'red', Y: 'yellow', P: 'purple' };

/** The answer that a hint names; null: none was asked for. */
interface BookDraft {
  picked: number | null;
  pick(i: number): void;
}

export function buildBook(
  deal: Deal,
  look: Look,
  area: Rect,
  options: readonly Json[],
  { picked, pick }: BookDraft,
): void {
  const { kit, link, answer, question } = deal;
  const { speech } = link;
  for (const layer of ['town-sky', 'town-hills', 'town-castle', 'town-ground']) {
    scenery(kit, `backgrounds/${layer}`, area);
  }
  const { board, panel, small } = placePanel(area);
  const { lead, things } = split(board, 0.3);
  // The tent the book comes from.
  kit.fitted(drawing('spaces/artifacts'), lead, true);
  const boxes = spreadGrid(things, options.length, { most: small ? 170 : 300, tall: 0.9 });
  const choices = optionsOf('petz.book', options);
  const scene = { speech, view: look.view, seat: look.seat };
  const read = choices.map(({ artifact }) => readIn(look, artifact));
  for (const [i, { colour }] of choices.entries()) {
    const rect = boxes[i];
    const book = read[i] ?? '';
    if (rect === undefined) continue;
    buildDeck(deal, { artifact: book, colour }, rect, i === picked);
    kit.press(
      `deck:${i}`,
      rect,
      () => void answer(options[i] ?? null),
      () => explainArtifact(link, book),
    );
  }
  question({
    at: panel,
    small,
    face: artUrl(drawing(`artifacts/${read[0] ?? 'giftBox'}`)),
    options: choices.map((choice, i) => {
      const { label, details, art } = describeOption(scene, 'petz.book', {
        ...choice,
        artifact: read[i] ?? choice.artifact,
      });
      return {
        id: `option:${i}`,
        words: label,
        art,
        details,
        signs: needsIn(choice.colour).map(({ need, count }) => ({
          art: needArt(need),
          words: speech.number(count),
        })),
        look: i === picked ? ('gold' as const) : ('plain' as const),
        tap: () => void answer(options[i] ?? null),
      };
    }),
    take: (choice) => pick(placeOf(options, choice)),
  });
}

/** A Gift Box that is a copy now is read as the book it became. */
const readIn = ({ view, seat }: Look, artifact: string): string =>
  artifact === 'giftBox' ? (view.shops[seat]?.alleys?.gift ?? artifact) : artifact;

/** As it stands at the beginning. */
const titled = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The book, and the deck of which it brings one card more. */
function buildDeck(
  { kit, link }: Deal,
  { artifact, colour }: BookChoice,
  { x, y, width, height }: Rect,
  isLit: boolean,
): void {
  const { speech } = link;
  kit.picture(card(isLit ? 'picked' : 'rest', width, height), x, y, width);
  const low = height < 200;
  const middle = x + width / 2;
  const foot = low ? 26 : 40;
  const style = { size: low ? 17 : 24, fit: width - 24 };
  line(kit, titled(speech.colour(colour)), middle, y + height - foot / 2 - 6, style, 0.5);
  const place = box(x + 12, y + 10, width - 24, height - foot - 16);
  const book = Math.min(place.height, place.width * 0.5);
  kit.fitted(drawing(`artifacts/${artifact}`), { ...place, x: middle - book, width: book });
  const back = drawing(`cards/need-card-back-${DECKS[colour]}`);
  kit.fitted(back, { ...place, x: middle + book * 0.06, width: book * 0.86 });
  const ring = low ? 32 : 52;
  const corner = { x: middle + book * 0.84, y: place.y + place.height / 2 - book * 0.42 };
  kit.picture(plainDisc(palette.glow, ring), corner.x - ring / 2, corner.y - ring / 2, ring);
  line(kit, speech.signed(1), corner.x, corner.y, { size: ring * 0.5 }, 0.5);
}
