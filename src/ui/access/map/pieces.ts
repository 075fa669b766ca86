/** The pieces of which the towns along the road are put together, round (0, 0) in height and width; `y` is the map's. */
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
  /** An imp in a vest, instead of a drawing: it blinks and answers. */
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

const back = (art: string, x: number, y: number, scale = 1, more: Partial<Prop> = {}): Prop => ({
  art,
  x,
  y,
  scale,
  layer: 'back',
  ...more,
});

/** A drawing of the old places, whose box begins at (0, 0): set with its foot in the middle. */
const stand = (art: string, x: number, y: number, scale: number): Prop =>
  back(art, x - 120 * scale, y - 192 * scale, scale);

/** A pet, its feet at (x, y), so wide. */
const pet = (art: string, x: number, y: number, width: number, more: Partial<Prop> = {}): Prop => {
  const scale = width / 256;
  return back(art, x - 128 * scale, y - 238 * scale, scale, { motion: 'breathe', ...more });
};

const imp = (pose: NonNullable<Prop['imp']>, x: number, y: number, width: number, flip = false): Prop =>
  back('imp', x, y, width, { imp: pose, flip });

/** A house of the title with whoever looks out of its windows. */
function house(
  art: string,
  y: number,
  k: number,
  lodgers: readonly (readonly [string, number, number, number])[],
) {
  return [
    back(art, 0, y, k, { parts: ['back'] }),
    ...lodgers.map(([name, px, py, width]) => pet(name, px * k, y + py * k, width * k)),
    back(art, 0, y, k, { parts: ['front'] }),
  ];
}

/** A drawing with smoke over a chimney. */
const smoke = (x: number, y: number): Prop => back('smoke', x, y, 0.8, { motion: 'smoke' });

const PIECES: Readonly<Record<string, MapPiece>> = {
  tree: { width: 120, props: [back('tree', 0, 446, 1.12)] },
  bush: { width: 170, props: [back('bush', 0, 448), back('flowers', 70, 462, 0.9)] },
  paddock: {
    width: 260,
    props: [
      back('tree', -92, 428, 0.8),
      pet('pet-dragon', -40, 462, 92),
      pet('pet-bunny', 52, 466, 84),
      back('fence', -54, 476, 0.78),
      back('fence', 72, 476, 0.78),
    ],
  },
  burrow: { width: 210, props: [back('barrels', -50, 452, 1.1), imp('wave', 44, 456, 78)] },
  shopBlue: {
    width: 560,
    props: [
      back('tree', -262, 448, 1.25),
      smoke(82, 132),
      ...house('shop-blue', 474, 0.92, [
        ['pet-bunny', -122, -144, 68],
        ['pet-spider', 122, -144, 70],
        ['pet-stego', -121, -22, 96],
        ['pet-golem', 123, -20, 92],
      ]),
      back('bunting', 190, 262, 1, { motion: 'sway' }),
      back('bush', 258, 470, 0.9),
      imp('cheer', -74, 512, 84),
      imp('wave', 84, 516, 84, true),
    ],
  },
  shopRose: {
    width: 270,
    props: house('shop-rose', 462, 0.94, [
      ['pet-ghost', -54, -120, 56],
      ['pet-plant', 44, -26, 64],
    ]),
  },
  shopTeal: {
    width: 280,
    props: house('shop-teal', 462, 0.94, [
      ['pet-penguin', -44, -116, 56],
      ['pet', 52, -116, 56],
      ['pet-snakecat', -39, -24, 62],
    ]),
  },
  stallRed: { width: 226, props: [back('stall-red', 0, 468)] },
  stallGreen: { width: 226, props: [back('stall-green', 0, 464)] },
  stallYellow: { width: 226, props: [back('stall-yellow', 0, 466)] },
  lamp: { width: 80, props: [back('lamp-post', 0, 458, 1.05)] },
  fountain: { width: 220, props: [back('fountain', 0, 476)] },
  crookedA: { width: 256, props: [back('crooked-1', 0, 462, 1), smoke(66, 84)] },
  crookedB: { width: 280, props: [back('crooked-2', 0, 464, 1)] },
  crookedC: { width: 190, props: [back('crooked-3', 0, 456, 0.86)] },
  alleyLamp: {
    width: 96,
    props: [
      back('glow', 30, 290, 1.25, { motion: 'glow' }),
      back('alley-lamp', -12, 468, 1),
      back('laundry', -120, 250, 1, { motion: 'sway' }),
    ],
  },
  market: { width: 256, props: [stand('place-blackmarket', 0, 470, 1.06)] },
  wagon: {
    width: 250,
    props: [stand('place-wagon', 0, 474, 1.04), back('glow', 0, 380, 1, { motion: 'glow' })],
  },
  slug: { width: 260, props: [stand('place-slug', 0, 472, 1.06)] },
  crates: { width: 150, props: [back('crates', 0, 466, 0.9)] },
  nursery: {
    width: 600,
    props: [
      back('glow', 0, 300, 3, { motion: 'glow' }),
      back('nursery', -30, 492, 0.88),
      back('tree', -288, 470, 1),
      back('alley-lamp', 226, 500, 0.86),
      back('glow', 262, 352, 0.9, { motion: 'glow' }),
    ],
  },
  boneTree: { width: 130, props: [back('bone-tree', 0, 446, 1.05)] },
  icePeak: { width: 250, props: [back('ice-peak', 0, 436, 1.05), pet('pet-penguin', 40, 466, 70)] },
  emberPeak: { width: 250, props: [back('ember-peak', 0, 438, 1.05), smoke(0, 250)] },
  pugCastle: { width: 370, props: [back('pug-castle', 0, 450, 0.92), pet('pug', 96, 484, 92)] },
  windmill: {
    width: 190,
    props: [
      back('windmill', 0, 448, 1, { parts: ['house'] }),
      back('windmill', 0, 302, 1, { parts: ['vanes'], motion: 'turn' }),
    ],
  },
  pugMage: { width: 110, props: [pet('pug-mage', 0, 470, 100)] },
  pugRogue: { width: 110, props: [pet('pug-rogue', 0, 470, 100)] },
  deadTree: { width: 140, props: [back('dead-tree', 0, 458, 1.1)] },
  torch: { width: 90, props: [back('glow', 0, 346, 0.9, { motion: 'glow' }), back('torch', 0, 466, 1)] },
  flames: { width: 230, props: [back('flames', 0, 442, 0.48, { motion: 'breathe' })] },
  castle: {
    width: 820,
    props: [
      back('flames', -40, 452, 1.5, { alpha: 0.75, motion: 'breathe' }),
      back('lord-castle', -40, 506, 0.87),
      back('torch', -380, 500, 1),
      back('torch', 356, 506, 1),
    ],
  },
  tent: {
    width: 860,
    props: [
      back('bunting-night', -420, 250, 1, { motion: 'sway' }),
      back('great-tent', 0, 516, 0.8),
      back('balloon-red', -330, 440, 1, { motion: 'float' }),
      back('balloon-blue', 350, 420, 1, { motion: 'float' }),
      pet('pet-dragon', -212, 552, 108),
      imp('cheer', -120, 560, 86),
      pet('pug', 118, 560, 96),
      imp('cheer', 214, 556, 86, true),
    ],
  },
  balloons: {
    width: 130,
    props: [
      back('balloon-blue', -26, 430, 1, { motion: 'float' }),
      back('balloon-red', 30, 456, 1, { motion: 'float' }),
      back('barrels', 0, 470, 0.9),
    ],
  },
  podium: {
    width: 230,
    props: [back('podium', 0, 470), pet('pet-ghost', 0, 364, 80), pet('pet-plant', -66, 428, 60)],
  },
};

export function pieceOf(name: string): MapPiece {
  const piece = PIECES[name];
  if (piece === undefined) throw new Error(`no piece called ${name}`);
  return piece;
}
