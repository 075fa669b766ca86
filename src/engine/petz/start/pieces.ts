/** What a start names: which tiles and cards are no longer in their piles, and where in the setup each is named. */

import { colourIndex, NEED_CARDS } from '../data/needs.ts';
import { COLOURS, type Colour, NEEDS, type Need } from '../data/schema.ts';
import type { PetzSetup } from '../schema-setup.ts';
import type {
  AlleyTownStart,
  PetStart,
  PetzStart,
  PlotStart,
  ShopStart,
  StartPhase,
  TownStart,
} from './schema.ts';

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

/** Names from a list, null being an empty place; with the path of each. */
function listed(kind: Placed, ids: readonly (string | null)[] | undefined, path: string): NamedTile[] {
  return (ids ?? []).flatMap((id, i) => (id === null ? [] : [{ kind, id, path: `${path}[${i}]` }]));
}

function one(kind: Placed, id: string | null | undefined, path: string): NamedTile[] {
  return id === null || id === undefined ? [] : [{ kind, id, path }];
}

function ofPet(pet: PetStart | null | undefined, path: string): NamedTile[] {
  if (pet === null || pet === undefined) return [];
  return [...one('pets', pet.id, `${path}.id`), ...listed('accessories', pet.wears, `${path}.wears`)];
}

function ofPlot(plot: PlotStart | null, path: string): NamedTile[] {
  if (plot === null) return [];
  return [
    ...one('cages', plot.cage, `${path}.cage`),
    ...one('addons', plot.addon, `${path}.addon`),
    ...ofPet(plot.pet, `${path}.pet`),
  ];
}

function ofShop(shop: ShopStart | null, path: string): NamedTile[] {
  if (shop === null) return [];
  const { cart, plots, alleys } = shop;
  return [
    ...listed('artifacts', shop.artifacts, `${path}.artifacts`),
    ...(plots ?? []).flatMap((plot, i) => ofPlot(plot, `${path}.plots[${i}]`)),
    ...listed('cages', cart?.cages, `${path}.cart.cages`),
    ...listed('addons', cart?.addons, `${path}.cart.addons`),
    ...(cart?.pets ?? []).flatMap((pet, i) => ofPet(pet, `${path}.cart.pets[${i}]`)),
    ...listed('accessories', alleys?.accessories, `${path}.alleys.accessories`),
  ];
}

const ON_MARKET = {
  pet: 'pets',
  cage: 'cages',
  food: 'exhibitions',
  addon: 'addons',
  artifact: 'artifacts',
} as const;

function ofAlleys(alleys: AlleyTownStart | undefined, path: string): NamedTile[] {
  if (alleys === undefined) return [];
  const places = Object.keys(ON_MARKET) as (keyof typeof ON_MARKET)[];
  return [
    ...listed('facilities', alleys.facilities, `${path}.facilities`),
    ...listed('accessories', alleys.shown, `${path}.shown`),
    ...places.flatMap((place) =>
      one(ON_MARKET[place], alleys.market?.[place]?.id, `${path}.market.${place}.id`),
    ),
  ];
}

function ofTown(town: TownStart | undefined, path: string): NamedTile[] {
  if (town === undefined) return [];
  return [
    ...listed('cages', town.cages, `${path}.cages`),
    ...listed('addons', town.addons, `${path}.addons`),
    ...listed('artifacts', town.artifacts, `${path}.artifacts`),
    ...listed('pets', town.young, `${path}.young`),
    ...listed('pets', town.old, `${path}.old`),
    ...ofAlleys(town.alleys, `${path}.alleys`),
  ];
}

/** Every tile that a start puts somewhere, the printed cage included. */
export function namedTiles(start: PetzStart | undefined): NamedTile[] {
  if (start === undefined) return [];
  return [
    ...(start.shops ?? []).flatMap((shop, seat) => ofShop(shop, `start.shops[${seat}]`)),
    ...ofTown(start.town, 'start.town'),
  ];
}

/** The tiles of one kind that a start puts somewhere. */
export function takenTiles(setup: Pick<PetzSetup, 'start'>, kind: Placed): string[] {
  if (setup.start === undefined) return [];
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
