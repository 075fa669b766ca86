/**
 * The places a coach can point at: what can be pressed in the picture, by the same names as tests and keyboard use, and
 * the same thing in the layer in words, out of `points.json`. A place may be several things that stand together: on the
 * board of Pug Quest a foe answers to an attack, or shows its card; in town one's own shop is a strip.
 */
import { type Rect, union } from '../../rect.ts';
import FILE from './points.json' with { type: 'json' };

interface Place {
  /** Beginnings of the names of what can be pressed, some of them alike; the first that is there counts. */
  hits: readonly (string | readonly string[])[];
  /** In words: a selector, the first of these that is on the page. */
  words: readonly string[];
}

/** A name with a number at its end stands for one of several: `pet.0`, `slots.2`. */
const PLACES: Readonly<Record<string, Place>> = FILE;

/** The place of a name: `pet.0` is one of `pet`. */
function placeOf(name: string): { place: Place; nth: number | null } | null {
  const whole = PLACES[name];
  if (whole !== undefined) return { place: whole, nth: null };
  const [, stem, digits] = /^(.+)\.(\d+)$/.exec(name) ?? [];
  const some = stem === undefined ? undefined : PLACES[stem];
  return some === undefined ? null : { place: some, nth: Number(digits) };
}

export const isPlace = (name: string): boolean => placeOf(name) !== null;

interface Hit {
  id: string;
  rect: Rect;
}

/** Everything that can be pressed at a place now; empty if the picture does not have it. */
export function hitsAt(name: string, hits: readonly Hit[]): Hit[] {
  const found = placeOf(name);
  if (found === null) return [];
  const { place, nth } = found;
  for (const starts of place.hits) {
    const alike = typeof starts === 'string' ? [starts] : starts;
    const there = hits.filter(
      ({ id }) =>
        !(alike.includes('look:') && isElsewhere(name, id)) &&
        alike.some((start) => (nth === null ? id.startsWith(start) : isOne(id, `${start}${nth}`))),
    );
    if (there.length > 0) return alike.some((start) => isSeveral(name, start)) ? there : there.slice(0, 1);
  }
  return [];
}

/** Foes stand on the board and again in the order of turns; where they are meant, a Hero is not. */
const isElsewhere = (name: string, id: string): boolean =>
  name === 'turns' ? !/^turn:|:turn$/.test(id) : /^creature:h\d+$|:turn$/.test(id);

/** `slot:0` is `slot:0:1` too, but not `slot:01`. */
const isOne = (id: string, wanted: string): boolean => id === wanted || id.startsWith(`${wanted}:`);

/** `send` is one button; `card:` are many cards. */
const isSeveral = (name: string, start: string): boolean =>
  start.endsWith(':') || name.startsWith('space') || start === 'group' || name === 'actions';

/** The smallest rectangle round all of them. */
export function boundsOfHits(hits: readonly Hit[]): Rect | null {
  const [first, ...others] = hits.map(({ rect }) => rect);
  return first === undefined ? null : union(first, ...others);
}

/** Things that stand farther apart than this many times their size are ringed one by one. */
const SCATTERED = 2.6;

const areaOf = ({ width, height }: Rect): number => width * height;

/** What is ringed at a place: one ring round all or one for each; of columns that face each other one for each pair. */
export function ringsFor(point: string | null, hits: readonly Hit[]): Rect[] {
  if (point === null) return [];
  const there = hitsAt(point, hits);
  if (point === 'opposite') return facing(there);
  const whole = boundsOfHits(there);
  if (whole === null) return [];
  const sum = there.reduce((all, { rect }) => all + areaOf(rect), 0);
  return areaOf(whole) > SCATTERED * sum ? there.map(({ rect }) => rect) : [whole];
}

/** A foe's column and the one below it, as one; where no foe can be met there is none. */
function facing(there: readonly Hit[]): Rect[] {
  const columns = there.filter(({ id }) => id.startsWith('column:'));
  return columns.flatMap((column) => {
    const middle = column.rect.x + column.rect.width / 2;
    const pair = there.filter(({ rect }) => rect.x <= middle && middle <= rect.x + rect.width);
    return pair.length > 1 ? (boundsOfHits(pair) ?? []) : [];
  });
}

/** The thing in the layer in words; null if it is not there. */
export function wordsAt(name: string, page: ParentNode): HTMLElement | null {
  for (const selector of placeOf(name)?.place.words ?? []) {
    const found = page.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
  }
  return null;
}
