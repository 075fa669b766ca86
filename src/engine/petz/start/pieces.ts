/** What a start names: which tiles and cards are no longer in their piles, and where in the setup each is named. */

import { valuesIn } from '../../kernel/schema-words.ts';
import { colourIndex, NEED_CARDS } from '../data/needs.ts';
import { COLOURS, type Colour, NEEDS, type Need } from '../data/schema.ts';
import type { PetzSetup } from '../schema-setup.ts';
import { marketIds, type PetzStart, petzIds, petzStart, type StartPhase } from './schema.ts';

/** Kinds of tiles that a start can put somewhere. */
const PLACED = ['pets', 'cages', 'addons', 'artifacts', 'exhibitions', 'accessories', 'facilities'] as const;
export type Placed = (typeof PLACED)[number];

/** A tile named by a start. */
export interface NamedTile {
  kind: Placed;
  id: string;
  path: string;
}

/** The round a game begins with (PB-SETUP-06). */
export function firstRound(setup: Pick<PetzSetup, 'start'>): number {
  return setup.start?.round ?? 1;
}

/** The phase a game begins with. */
export function firstPhase(setup: Pick<PetzSetup, 'start'>): StartPhase {
  return setup.start?.phase ?? 'setup';
}

/** Which pile a tile comes from, by what its id is checked with. */
const PILE_OF: ReadonlyMap<unknown, Placed> = new Map<unknown, Placed>([
  [petzIds.pet, 'pets'],
  [petzIds.cage, 'cages'],
  [petzIds.looseCage, 'cages'],
  [petzIds.addon, 'addons'],
  [petzIds.artifact, 'artifacts'],
  [petzIds.accessory, 'accessories'],
  [petzIds.facility, 'facilities'],
  [marketIds.pet, 'pets'],
  [marketIds.cage, 'cages'],
  [marketIds.food, 'exhibitions'],
  [marketIds.addon, 'addons'],
  [marketIds.artifact, 'artifacts'],
]);

/** Every tile that a start puts somewhere, the printed cage included. */
export function namedTiles(start: PetzStart | undefined): NamedTile[] {
  return valuesIn(petzStart, start, 'start').flatMap(({ schema, value, path }) => {
    const kind = PILE_OF.get(schema);
    return kind === undefined ? [] : [{ kind, id: String(value), path }];
  });
}

/** The tiles of one kind that a start puts somewhere. */
export function takenTiles(setup: Pick<PetzSetup, 'start'>, kind: Placed): string[] {
  return namedTiles(setup.start).flatMap((tile) => (tile.kind === kind ? [tile.id] : []));
}

/** A Need Card as a setup names it; `turned` if it lies with its double side up. */
interface NamedCard {
  colour: Colour;
  need: Need;
  turned: boolean;
}

/** Reads `G.hunger` or `R.poop.turned`; null for anything else, and for a face that no card has. */
export function readCard(text: unknown): NamedCard | null {
  if (typeof text !== 'string') return null;
  const [first, second, third, ...more] = text.split('.');
  const colour = COLOURS.find((x) => x === first);
  const need = NEEDS.find((x) => x === second);
  if (colour === undefined || need === undefined || more.length > 0) return null;
  if (third !== undefined && third !== 'turned') return null;
  return printed(colour, need) === 0 ? null : { colour, need, turned: third !== undefined };
}

/** How many cards with this face were printed. */
export function printed(colour: Colour, need: Need): number {
  return NEED_CARDS.filter((card) => card.colour === colour && card.need === need).length;
}

/** Takes any card with this face out of the decks. Throws if there is none: `check.ts` has counted them. */
export function takeCard(
  decks: readonly number[][],
  { colour, need }: Pick<NamedCard, 'colour' | 'need'>,
): number {
  const deck = decks[colourIndex(colour)] ?? [];
  const at = deck.findIndex((card) => NEED_CARDS[card]?.need === need);
  const [card] = at < 0 ? [] : deck.splice(at, 1);
  if (card === undefined) throw new Error(`no card ${colour}.${need} is left`);
  return card;
}
