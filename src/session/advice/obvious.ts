/**
 * Need Cards that lie where they lie in every way of filling the bars that are still empty: laying them gives away no
 * forecast. Bars of one colour at one pet are alike, so are cards of one face, and a pet gets at least as many of a face
 * as its empty bars outnumber all other cards that could go there.
 */
import type { Domain } from '../../engine/kernel/domain.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { needsOf } from '../../engine/petz/read.ts';

type Deal = Extract<Domain, { type: 'deal' }>;

/** For every slot of a deal the key of its card; null where none lies. */
export type LaidKeys = readonly (number | null)[];

interface Kind {
  fits: string;
  /** A double card has two sides, and which one is up is a choice. */
  hasSides: boolean;
  keys: number[];
}

/** The cards in hand, those with alike faces together. */
function kindsInHand({ items }: Deal, laid: LaidKeys): Kind[] {
  const sides = new Map<number, { fits: string; faces: string[] }>();
  for (const { key, value, fits } of items) {
    if (laid.includes(key)) continue;
    const card = sides.get(key) ?? { fits, faces: [] };
    card.faces.push(faceOf(value));
    sides.set(key, card);
  }
  const kinds = new Map<string, Kind>();
  for (const [key, { fits, faces }] of sides) {
    const name = `${fits}:${faces.sort().join('/')}`;
    const kind = kinds.get(name) ?? { fits, hasSides: faces.length > 1, keys: [] };
    kind.keys.push(key);
    kinds.set(name, kind);
  }
  return [...kinds.values()];
}

const faceOf = (value: Json): string => (typeof value === 'number' ? needsOf(value).join('+') : '');

const fitsOn = ({ fits }: Pick<Kind, 'fits'>, accepts: string): boolean => fits === '*' || fits === accepts;

/** The empty slots of one colour at one pet, for all pets and colours. */
function emptyGroups({ slots }: Deal, laid: LaidKeys): { accepts: string; at: number[] }[] {
  const groups = new Map<string, { accepts: string; at: number[] }>();
  for (const [at, { bin, accepts }] of slots.entries()) {
    if (laid[at] != null) continue;
    const name = `${JSON.stringify(bin)}:${accepts}`;
    const group = groups.get(name) ?? { accepts, at: [] };
    group.at.push(at);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/**
 * The cards as they lie, and with them all that could not lie otherwise: every complete filling of what lay before has
 * its like among those of the answer, with the same forecast and alike cards left in hand. Cards with two sides and
 * potions are never laid; a potion in hand may go to any bar, and is counted with the cards that could go there.
 */
export function fillObvious(domain: Deal, laid: LaidKeys): (number | null)[] {
  const filled = [...laid];
  const kinds = kindsInHand(domain, laid);
  for (const { accepts, at } of emptyGroups(domain, laid)) {
    const able = kinds.filter((kind) => fitsOn(kind, accepts));
    const cards = able.reduce((sum, { keys }) => sum + keys.length, 0);
    const empty = [...at];
    for (const kind of able) {
      if (kind.hasSides || kind.fits === '*') continue;
      // What is reckoned for one pet is taken from the hand of the other pets too: their share is reckoned from the whole.
      const inHand = kind.keys.filter((key) => !filled.includes(key));
      const sure = at.length - (cards - kind.keys.length);
      for (let n = 0; n < sure; n++) {
        const slot = empty.shift();
        const key = inHand[n];
        if (slot !== undefined && key !== undefined) filled[slot] = key;
      }
    }
  }
  return filled;
}

/** The slot a card goes to where there is no choice: the first empty one, if all that it fits are of one pet. Null else. */
export function onlySlotFor({ items, slots }: Deal, laid: LaidKeys, key: number): number | null {
  const card = items.find((item) => item.key === key);
  if (card === undefined || laid.includes(key)) return null;
  const open = slots.flatMap(({ accepts }, at) => (laid[at] == null && fitsOn(card, accepts) ? [at] : []));
  const [first] = open;
  if (first === undefined) return null;
  return open.every(
    (at) => slots[at]?.bin === slots[first]?.bin && slots[at]?.accepts === slots[first]?.accepts,
  )
    ? first
    : null;
}
