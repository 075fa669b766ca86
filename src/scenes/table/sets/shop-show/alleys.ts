/** What Dark Alleys adds to a turn of showing off: pets one by one, further meals, manure and mutations on the move. */

import type { PetzEventOf } from '../../../../engine/petz/events.ts';
import { neighbours } from '../../../../engine/petz/read.ts';
import { around, middleOf, type Point } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type EventPlays, type PlayStep, perform, steps } from '../../acting.ts';
import { petIn } from '../../actors/pet-art.ts';
import { flash } from '../../motion/index.ts';
import { accessoryDrawing } from '../../worn.ts';
import { addonAt, heapAt, signAt, tokenAt, unitOf } from '../shop/cage-places.ts';
import { buildLamp } from '../shop/gaps.ts';
import { tuneArt } from '../shop/plot-extras.ts';
import { ACTING, type ShopPicture } from './shop-picture.ts';

const { also, burst, each, fade, float, fly, rest, ring, shake, sign, stamp, together } = steps;

/** Where help comes from, and what it looks like. */
function helpOf(
  picture: ShopPicture,
  { by, need, plot }: PetzEventOf<'petz.relieved'>,
): [Art | string, Point] {
  const spot = picture.spot(plot);
  const above = { x: spot.cage.x + spot.cage.width / 2, y: spot.cage.y };
  switch (by) {
    case 'pony': {
      const at = picture.shop.plots.findIndex(({ pet }) => pet?.id === 'pony');
      return [petIn('pony', 'angry'), at < 0 ? above : picture.body(at)];
    }
    case 'lemur': {
      // The neighbour who has most of it.
      const [left, right] = neighbours(plot);
      const at = picture.needsOf(left, need) >= picture.needsOf(right, need) ? left : right;
      return [`icons/need-${need}`, picture.body(at)];
    }
    case 'gap': {
      const gaps = [plot, (plot + 3) % 4].filter((gap) => (picture.shop.busy.gaps[gap] ?? 0) > 0);
      return ['tokens/artifact-ball', picture.stage.layout.gaps[gaps[0] ?? plot] ?? above];
    }
    case 'cage':
      return ['icons/icon-disease-cancel', signAt(spot, 'disease')];
    case 'vampire':
      return ['icons/need-hunger', above];
    case 'lollipop':
      return ['tokens/token-lollipop', above];
    default:
      return ['icons/need-disease', above];
  }
}

/** Where a meal comes from, and what it is. */
function mealOf(picture: ShopPicture, { what, id }: PetzEventOf<'petz.ate'>): [string, Point] {
  switch (what) {
    case 'gold':
      return ['tokens/token-gold', middleOf(picture.stored('gold'))];
    case 'potion':
      return ['tokens/potion', middleOf(picture.stored('card:4'))];
    case 'artifact':
      return [`artifacts/${id}`, middleOf(picture.stored(id ?? ''))];
    default:
      return [`tokens/token-${what}`, middleOf(picture.stored(what))];
  }
}

/** An imp is only nibbled at, and goes to the hospital. */
const nibble =
  (picture: ShopPicture, plot: number): PlayStep =>
  async () => {
    const [imp] = picture.imps(1);
    if (imp === undefined) return;
    const { cage } = picture.spot(plot);
    const foot = { x: picture.body(plot).x + picture.tall * 0.5, y: cage.y + cage.height * 0.9 };
    await imp.walk(foot, { hop: true, ms: 620 });
    await picture.pet(plot)?.chew(2);
    await imp.hurt();
    await picture.pet(plot)?.mood('content');
    await picture.toHospital(imp);
  };

export const ALLEY_PLAYS: EventPlays<ShopPicture> = {
  /** The lamp goes on over the pet whose turn it is. */
  'petz.petTurn': (picture, { plot }) => [
    async (kit) => {
      const lamp = buildLamp(picture.stage, plot)
        ?.setDepth(ACTING - 6)
        .setAlpha(0);
      if (lamp === undefined) return;
      await kit.ready();
      await perform(kit, fade([lamp], 1, 220));
    },
    together(picture.hops(plot), ring(picture.spot(plot).cage, palette.glow, 420)),
  ],

  /** A need goes by itself: why is seen by what comes flying, then a tick over the need. */
  'petz.relieved': (picture, event) => {
    const { plot, need } = event;
    const middle = picture.body(plot);
    const [art, from] = helpOf(picture, event);
    const size = Math.max(34, 60 * unitOf(picture.spot(plot)));
    const at = { x: middle.x, y: middle.y - size * 1.1 };
    const tick = { x: at.x + size * 0.4, y: at.y + size * 0.3 };
    return [
      fly(art, from, middle, [size, size * 0.7]),
      burst(middle, 'hearts', size * 1.6),
      sign(
        [
          [`icons/need-${need}`, at, size],
          ['icons/ui-check', tick, size * 0.6],
        ],
        300,
        () => void picture.pet(plot)?.mood('content'),
      ),
    ];
  },

  /** What is eaten comes out of its place. */
  'petz.ate': (picture, event) => {
    const { plot, what } = event;
    const pet = picture.pet(plot);
    if (pet === null) return null;
    if (what === 'imp') return nibble(picture, plot);
    const width = Math.max(34, 52 * unitOf(picture.spot(plot)));
    const [name, from] = mealOf(picture, event);
    return [
      fly(name, from, pet.mouth(), [width * 1.2, width * 0.7]),
      () => pet.chew(3),
      () => pet.mood('content'),
    ];
  },

  /** Something glitters in the new heap. */
  'petz.pearl': (picture, { plot }) => {
    const heap = picture.heap(plot);
    return [
      burst(heap, 'sparks', heap.size * 1.4),
      stamp('tokens/token-pearl', heap, heap.size),
      float('+1', { x: heap.x, y: heap.y - heap.size * 0.5 }, palette.goldLight),
    ];
  },

  /** The heap is thrown next door. */
  'petz.shoved': (picture, { from, to, pearl }) => {
    const start = picture.heap(from);
    const end = heapAt(picture.spot(to), 0, picture.plot(to).manure + 1);
    const heaps = picture.drawn(from)?.heaps ?? [];
    const name = pearl ? 'tokens/token-pearl' : 'tokens/token-manure';
    return [
      picture.plot(from).manure <= heaps.length && steps.hide(heaps.slice(0, 1)),
      also(picture.hops(from)),
      fly(name, start, end, start.size, 420, { spin: 20, arc: 70 }),
      burst(end, 'fumes', end.size * 1.2),
      rest(260),
    ];
  },

  /** Something comes over the fence: what it does is shown by the mutation that follows. */
  'petz.spooked': (picture, { from, to }) => [
    also(picture.hops(from)),
    fly(
      'tokens/token-mutation',
      picture.body(from),
      picture.body(to),
      Math.max(34, tokenAt(picture.spot(to), 'mutation').size),
      620,
    ),
    ring(picture.spot(to).cage, '#d84fc0', 320),
  ],

  /** Bars fly apart; an addon is knocked over. */
  'petz.wrecked': (picture, { plot, tile }) => {
    const spot = picture.spot(plot);
    const wreckie = picture.shop.plots.findIndex(({ pet }) => pet?.id === 'wreckie');
    const cage = picture.drawn(plot)?.cage ?? [];
    const isCage = tile === 'cage';
    const middle = isCage ? middleOf(spot.cage) : addonAt(spot);
    const size = isCage ? spot.cage.width * 0.8 : spot.addon.width * 1.5;
    return [
      wreckie >= 0 && (() => picture.pet(wreckie)?.shakeAnger()),
      isCage && also(shake(cage, 6, 420)),
      burst(middle, 'sparks', size),
      rest(260),
      burst(middle, 'dust', size * 1.2),
      isCage ? fade(cage, 0, 260) : rest(260),
    ];
  },

  /** The lever goes over, and the numbers of the cage are others. */
  'petz.setCage': (picture, { plot, setting }) => {
    const spot = picture.spot(plot);
    const unit = unitOf(spot);
    const dial = { x: spot.cage.x + 46 * unit, y: spot.cage.y + 144 * unit };
    const at = setting === 'normal' ? null : signAt(spot, setting);
    return [
      ring(around(dial, 84 * unit), palette.glow, 420),
      at && [
        burst(at, 'sparks', at.size * 2),
        float('×2', { x: at.x, y: at.y + at.size }, palette.goldLight),
      ],
    ];
  },

  /** A coin goes into the Jukebox, and out comes its tune. */
  'petz.tuned': (picture, { plot, tune }) => {
    const { addon } = picture.spot(plot);
    return [
      fly('tokens/token-gold', middleOf(picture.stored('gold')), addon, [40, 20]),
      also(ring(addon, palette.glow, 420)),
      fly(tuneArt(tune), addon, picture.body(plot), Math.max(40, addon.width * 0.8)),
      picture.hops(plot, 2),
    ];
  },

  /** Tokens come off. */
  'petz.cured': (picture, { plot, suffering, mutation, by }) => {
    const spot = picture.spot(plot);
    const pet = picture.pet(plot);
    const off = (what: 'suffering' | 'mutation', count: number): PlayStep => {
      const at = tokenAt(spot, what);
      const place = { x: at.x + at.size * 0.5, y: at.y - at.size * 0.4 };
      return count > 0 && [burst(at, 'stars', at.size * 1.6), float(`−${count}`, place, palette.goldLight)];
    };
    return [
      by === 'ding' && [
        ring(spot.addon, palette.glow, 260),
        also(float('Ding!', spot.addon, palette.goldLight)),
        (kit) => pet && flash(kit, [pet.image]),
      ],
      off('suffering', suffering),
      off('mutation', mutation),
      burst(picture.body(plot), 'hearts', spot.cage.width * 0.4),
      () => pet?.hop(1),
    ];
  },

  /** Manure slides out of the picture. */
  'petz.slugged': (picture, { plots }) => {
    const { board } = picture.stage.layout;
    const away = { x: board.x, y: board.y + board.height };
    return each(plots, 0, (count, plot) => {
      const heap = picture.heap(plot);
      const heaps = Array.from({ length: Math.min(4, count) }, () => heap);
      return each(heaps, 140, () => fly('tokens/token-manure', heap, away, [heap.size, heap.size * 0.5]));
    });
  },

  /** Gold that was in the manure. */
  'petz.pearls': (picture, { gold }) => {
    const { x, y } = middleOf(picture.stored('gold'));
    return [
      fly('tokens/token-gold', picture.stage.layout.centre, { x, y }, 44),
      float(`+${gold}`, { x, y: y - 20 }, palette.goldLight),
    ];
  },

  /** Accessories come from the stock; the dressed pet is proud of it. */
  'petz.dressed': (picture, { pets }) =>
    each(pets, 160, ({ plot, wears }) => {
      const fresh = wears.filter((tile) => !(picture.plot(plot).pet?.wears ?? []).includes(tile));
      return (
        fresh.length > 0 && [
          ...fresh.map((tile) => fly(accessoryDrawing(tile), picture.stored(tile), picture.body(plot), 56)),
          picture.hops(plot),
          () => picture.pet(plot)?.mood('delighted'),
        ]
      );
    }),

  /** What a lost pet wore falls on the counter. */
  'petz.undressed': ({ stage }, { accessories, sold }) =>
    !sold &&
    accessories.map((tile) => fly(accessoryDrawing(tile), stage.layout.centre, stage.layout.stock, 56)),
};
