/** Who wishes for what, now or soon: fills the room that few pets leave in the forecast. */
import type { Term } from '../../../../engine/petz/data/schema.ts';
import type { CalendarTile } from '../../../../engine/petz/state.ts';
import { customerCard, exhibitionCard } from '../../../../session/facts.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import { SMALLEST } from '../../../../ui/label.ts';
import type { Fact } from '../../../../ui/panels/question.tsx';
import type { Rect } from '../../../../ui/rect.ts';
import { artUrl } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { roundWords } from '../../explain/calendar.ts';
import { type Explanation, explainCustomer, explainExhibition } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { symbolArt, symbolName } from '../parts/symbols.ts';
import { CHIP, termChip } from '../parts/words.ts';
import { drawingAt } from './art.ts';
import { icon, type Stage, shrink, words } from './parts.ts';
import { shapeArt } from './shapes.ts';

const LEAST = 84;
const MOST = 112;
/** Chips lower than this have letters one cannot read. */
const READABLE = 24;

export interface Wish {
  art: string;
  name: string;
  round: number;
  terms: readonly Term[];
  explain(): Explanation;
}

export function buildWishes(stage: Stage, room: Rect): void {
  const wishes = wishesOf(stage).slice(0, Math.max(0, Math.floor(room.height / LEAST)));
  const height = Math.min(MOST, room.height / Math.max(1, wishes.length));
  const top = room.y + room.height - wishes.length * height;
  for (const [i, wish] of wishes.entries()) {
    buildWish(stage, { ...room, y: top + i * height, height: height - 8 }, wish);
  }
}

/** The customers of this round before the exhibition, then what comes next. */
export function wishesOf({ look, deal }: Stage): Wish[] {
  const { link } = deal;
  const { view } = look;
  const known = (tiles: readonly CalendarTile[]) =>
    tiles
      .flatMap(({ id, round }) => (id === null || round < view.round ? [] : [{ id, round }]))
      .sort((a, b) => a.round - b.round);
  const customers = known(view.customers).map(({ id, round }) => ({
    art: `customers/${id}.svg`,
    name: link.speech.thing('customer', id),
    round,
    terms: customerCard(id).terms,
    explain: () => explainCustomer(link, id, { view, round }),
  }));
  const shows = known(view.exhibitions).map(({ id, round }) => ({
    art: `exhibitions/${id}.svg`,
    name: link.speech.thing('exhibition', id),
    round,
    terms: exhibitionCard(id).terms,
    explain: () => explainExhibition(link, view, id, round),
  }));
  return [...customers, ...shows].sort((a, b) => a.round - b.round);
}

/** The same for a panel. */
export function wishFacts(stage: Stage): Fact[] {
  const { deal, look } = stage;
  const { kit, link } = deal;
  return wishesOf(stage).map(({ art, name, round, terms, explain }) => ({
    id: `wish:${art}`,
    words: name,
    note: roundWords(link.speech, look.view, round),
    art: drawnUrl(art),
    signs: terms.map((term) => ({
      art: artUrl(symbolArt(symbolName(term))),
      words: link.speech.signed(term.value),
      isBad: term.value < 0,
    })),
    tap: () => kit.touch.reveal(stage.layout.side, explain),
  }));
}

function drawnUrl(path: string): string | null {
  const drawn = drawingAt(path);
  return drawn === null ? null : artUrl(drawn);
}

function buildWish(
  { deal, look, layout }: Stage,
  rect: Rect,
  { art, name, round, terms, explain }: Wish,
): void {
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  kit.stretched(shapeArt(width, height, { fill: '#fffaf0', edge: palette.gilt, radius: 16 }), rect);
  const face = Math.min(height * 0.9, width * 0.24);
  const drawn = drawingAt(art);
  if (drawn !== null) icon(kit, drawn, x + 10 + face / 2, y + height / 2, face);
  const left = x + face + 20;
  const when = words(kit, roundWords(link.speech, look.view, round), 0, y + height * 0.27, {
    size: 16,
    colour: palette.textSoft,
  });
  when.setX(x + width - 12 - when.width);
  const fit = when.x - 8 - left;
  const style = { size: layout.words, fit, lines: 2, high: height * 0.5 } as const;
  const title = kit
    .words(name, left, y + height * 0.27, style)
    .setOrigin(0, 0.5)
    .setAlign('left');
  if (title.width > fit + 1) shrink(title, SMALLEST, fit);
  const from = Math.max(height * 0.45, title.y + title.height / 2 - y);
  chips(kit, link.speech, terms, {
    x: left,
    y: y + from,
    width: x + width - 10 - left,
    height: height * 0.95 - from,
  });
  kit.tell(rect, explain);
}

/** In one row, or in two where they would get too small to be read. */
function chips(kit: TableKit, speech: Speech, terms: readonly Term[], room: Rect): void {
  const sizeIn = (rows: number) => {
    const step = room.width / Math.max(1, Math.ceil(terms.length / rows));
    return Math.min(36, room.height / rows - (rows - 1) * 2, (step - 4) / CHIP);
  };
  const rows = sizeIn(1) < READABLE && sizeIn(2) > sizeIn(1) ? 2 : 1;
  const size = sizeIn(rows);
  const inRow = Math.max(1, Math.ceil(terms.length / rows));
  const step = Math.min(room.width / inRow, size * CHIP + 8);
  for (const [i, term] of terms.entries()) {
    const y = room.y + (room.height / rows) * (Math.floor(i / inRow) + 0.5) - size / 2;
    termChip(kit, speech, term, { x: room.x + (i % inRow) * step, y, height: size });
  }
}
