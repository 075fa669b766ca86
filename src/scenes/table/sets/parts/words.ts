import type { Need, Term } from '../../../../engine/petz/data/schema.ts';
import { countTerm } from '../../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import type { Speech } from '../../../../text/speech.ts';
import { countedBy, isNeed, type TileSymbol } from '../../../../text/tiles.ts';
import type { Sign } from '../../../../ui/panels/signs.tsx';
import type { Rect } from '../../../../ui/rect.ts';
import { ink, sheet } from '../../../../ui/sketch.ts';
import { type Art, artUrl, nest } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Tools } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import { plate } from '../../pieces.ts';

/** Colour of a number that brings or costs something. */
export const signColour = (value: number): string =>
  value > 0 ? palette.goodText : value < 0 ? palette.badText : palette.textSoft;

/** How wide a chip of a height is. */
export const CHIP = 2.05;

/** `+2` and its symbol on a chip: green for wishes, red for dislikes; a rainbow counts each colour once. */
export function termChip({ kit, speech }: Tools, term: Term, { x, y, height }: Omit<Rect, 'width'>): void {
  const width = height * CHIP;
  kit.laid(plate(term.value > 0 ? '#e2f5d4' : '#f6d5cf', width, height, height * 0.36), { x, y });
  const size = Math.max(14, height * 0.52);
  const style = { size, colour: signColour(term.value), fit: height * 0.95 };
  kit.words(speech.signed(term.value), x + height * 0.56, y + height / 2, style);
  kit.icon(symbolArt(symbolName(term)), x + width - height * 0.58, y + height / 2, height * 0.84);
  if (term.rainbow === true)
    kit.icon('icons/count-colours', x + width - height * 0.22, y + height * 0.22, height * 0.46);
}

/** The name of a term's symbol. */
export function symbolName(term: Pick<Term, 'of' | 'with' | 'without' | 'only'>): string {
  const { with: other, without } = term;
  const of = countedBy(term);
  if (other !== undefined) return `pair:${of}:${other}`;
  return without === undefined ? symbolOf(of) : `single:${of}:${without}`;
}

/** The drawing of a symbol, or any other by its name. */
export function symbolArt(name: string): Art {
  const [kind, of = '', other = ''] = name.split(':');
  if (kind === 'pair') return pairArt(of, other);
  return kind === 'single' ? singleArt(of, other) : drawing(name);
}

const need = (name: string) => drawing(`icons/need-${name}`);

/** Two needs, linked. */
function pairArt(of: string, other: string): Art {
  return sheet(`pair-${of}-${other}`, 128, 128, () =>
    [
      nest(need(of), 0, 4, 78),
      nest(need(other), 50, 46, 78),
      nest(drawing('icons/icon-pair'), 82, 2, 42),
    ].join(''),
  );
}

/** A need without its partner, which is crossed out. */
function singleArt(of: string, without: string): Art {
  return sheet(`single-${of}-${without}`, 128, 128, () =>
    [
      nest(need(of), 0, 14, 96),
      `<circle cx="98" cy="36" r="29" fill="#fffaf0" ${ink(4)}/>`,
      nest(need(without), 76, 14, 44),
      `<path d="M80 56L117 17" ${ink(13)} stroke-linecap="round"/><path d="M80 56L117 17" stroke="#e23d3d" stroke-width="7" stroke-linecap="round"/>`,
    ].join(''),
  );
}

/** A symbol, how often it was met, and what that brings in all. */
export interface TermCount {
  term: Term;
  times: number;
  value: number;
}

/** A pet and the plot it lives on. */
export interface PetInPlot {
  pet: Pet;
  plot: Pick<Plot, 'manure'>;
}

/** What a shop did in its turn: meals of food, own imps in the hospital. */
export interface ShopActs {
  eaten: number;
  wounded: number;
}

/** Every symbol of a tile, for one pet or several together; `acts` of the shop, where it shows all it has. */
export function countTerms(
  terms: readonly Term[],
  pets: readonly PetInPlot[],
  named: Need | null = null,
  acts: ShopActs = { eaten: 0, wounded: 0 },
): TermCount[] {
  return terms.map((term) => {
    const done = term.of === 'eaten' || term.of === 'wounded' ? acts[term.of] : 0;
    const met = pets.reduce((sum, { pet, plot }) => sum + countTerm(term, pet, plot, named), done);
    return { term, times: met, value: met * term.value };
  });
}

export const sumOf = (counts: readonly TermCount[]): number =>
  counts.reduce((sum, { value }) => sum + value, 0);

/** The drawing of what a symbol counts. */
export function symbolOf(of: Term['of']): string {
  if (isNeed(of)) return `icons/need-${of}`;
  const own = { eaten: 'food', wounded: 'hospital' } as const;
  return `icons/count-${of === 'eaten' || of === 'wounded' ? own[of] : of}`;
}

/** What a symbol on a tile counts, and how much it is worth: a kind of need, a pair of two, or something lying in the shop. */
export function countedIcon(symbol: Pick<TileSymbol, 'of' | 'with' | 'without'>): Art {
  return symbolArt(symbolName(symbol));
}

export function symbolSign(speech: Speech, symbol: TileSymbol): Sign {
  const { value } = symbol;
  return { words: speech.signed(value), art: artUrl(countedIcon(symbol)), isBad: value < 0 };
}
