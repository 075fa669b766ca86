/**
 * The pieces of which the towns along the road are put together, out of `pieces.json`: round (0, 0) in height and width;
 * `y` is the map's.
 */
import HOUSES from '../../title-houses.json' with { type: 'json' };
import FILE from './pieces.json' with { type: 'json' };
import type { RoadSpot } from './road.ts';
import type { Motion } from './units.tsx';

export interface Prop extends RoadSpot {
  /** The name of its drawing, or of an imp and how it stands. */
  art: string;
  scale: number;
  /** `far` moves more slowly than the map, `front` faster; `back` is behind the road, `near` before it. */
  layer: 'far' | 'back' | 'near' | 'front';
  /** Only these groups of the drawing. */
  parts?: readonly string[];
  /** An imp in a vest, so many units wide, instead of a drawing: it blinks and answers. */
  imp?: 'cheer' | 'wave' | 'sit';
  flip?: boolean;
  alpha?: number;
  motion?: Motion;
}

/** A piece of a town: how broad it is and what it is made of, round its foot. */
export interface MapPiece {
  width: number;
  props: readonly Prop[];
}

/** As the file has it; instead of a drawing it may be a pet, its feet there and so wide, or a house of the title. */
interface Row extends RoadSpot, Partial<Omit<Prop, keyof RoadSpot | 'layer'>> {
  width?: number;
  house?: keyof typeof HOUSES;
}

/** A house with those who look out of its windows. */
function houseOf(house: keyof typeof HOUSES, { x, y }: RoadSpot, scale: number): Prop[] {
  const front = { art: `shop-${house}`, x, y, scale, layer: 'back' } as const;
  const lodgers = HOUSES[house].lodgers.map(({ pet, width, ...at }) =>
    petOf({ art: pet, x: x + at.x * scale, y: y + at.y * scale }, width * scale),
  );
  return [{ ...front, parts: ['back'] }, ...lodgers, { ...front, parts: ['front'] }];
}

function petOf({ x, y, ...pet }: RoadSpot & { art: string }, width: number): Prop {
  const scale = width / 256;
  return { ...pet, x: x - 128 * scale, y: y - 238 * scale, scale, layer: 'back', motion: 'breathe' };
}

function propsOf({ house, width, art = '', scale = 1, ...row }: Row): Prop[] {
  if (house !== undefined) return houseOf(house, row, scale);
  if (width !== undefined) return [petOf({ art, ...row }, width)];
  return [{ art, scale, layer: 'back', ...row }];
}

const ROWS = FILE as Readonly<Record<string, { width: number; props: readonly Row[] }>>;
const PIECES = new Map<string, MapPiece>(
  Object.entries(ROWS).map(([name, { width, props }]) => [name, { width, props: props.flatMap(propsOf) }]),
);

export function pieceOf(name: string): MapPiece {
  const piece = PIECES.get(name);
  if (piece === undefined) throw new Error(`no piece called ${name}`);
  return piece;
}
