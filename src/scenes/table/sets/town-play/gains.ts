/** What a group gets where it went, and how it comes home. */

import type { Seat } from '../../../../engine/kernel/state.ts';
import { footOf, middleOf, type Point, type Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type EventPlays, type PlayStep, several, steps } from '../../acting.ts';
import type { TableKit } from '../../kit.ts';
import { fade, pop } from '../../motion/index.ts';
import { along, pathLength } from '../../motion/path.ts';
import { run } from '../../motion/run.ts';
import { deck, type Letter } from '../../pieces.ts';
import { type Family, goodsArt } from '../town/goods.ts';
import { feetOn, houseOf, padOf, type TownGround } from './ground.ts';

const { also, burst, float, fly, hide, imps, ring, shower, stamp, wait, walk } = steps;

/** A tile flies into the card of the shop. */
function taken(at: TownGround, seat: Seat, family: Family, id: string, space: string): PlayStep {
  const thing = at.things().get(id);
  const box = thing?.box ?? padOf(at.layout(), space);
  if (box === null) return null;
  const width = Math.min(box.width, 110);
  return [
    hide(thing?.objects ?? []),
    fly(goodsArt(family, id), box, at.card(seat), [width, Math.min(width, 64)], 520),
    also(ring(at.card(seat))),
  ];
}

/** Tokens come out of a place one after the other. */
function given(at: TownGround, seat: Seat, space: string, tokens: readonly string[]): PlayStep {
  const layout = at.layout();
  const box = layout.compact ? padOf(layout, space) : houseOf(layout, space);
  if (box === null || tokens.length === 0) return null;
  const width = layout.compact ? 26 : 38;
  const how = { each: 90, spread: width, duration: 440 };
  return [shower(tokens, box, at.card(seat), width, how), also(ring(at.card(seat)))];
}

/** Imps come out of a house and join those who stand before it. */
function comeOut(at: TownGround, seat: Seat, space: string, count: number, load: string | null): PlayStep {
  const layout = at.layout();
  const [house, pad] = [houseOf(layout, space), padOf(layout, space)];
  if (house === null || pad === null || count === 0) return null;
  const height = layout.compact ? 40 : 58 * layout.k;
  const end = feetOn(pad);
  const placeOf = (i: number) => ({ x: end.x + (i - (count - 1) / 2) * height * 0.4, y: end.y });
  const who = Array<Seat>(Math.min(6, count)).fill(seat);
  return [
    imps(who, footOf(house), height, 140, (one, i) => [
      () => load && one.carry(load, height * 0.5),
      walk(one, placeOf(i), { ms: 520, hop: true }),
    ]),
    also(float(`+${count}`, { x: end.x, y: pad.y - 4 }, palette.parchmentLight, 28)),
    wait(240),
  ];
}

/** It flies to its shop out of the tent of artifacts. */
const fromTent = (at: TownGround, seat: Seat, art: Art | string): PlayStep => [
  fly(art, houseOf(at.layout(), 'artifacts') ?? at.layout().bank, at.card(seat), [56, 40], 620),
  ring(at.card(seat)),
];

export const GAINS: EventPlays<TownGround> = {
  /** The pet goes home on its own feet. */
  'petz.gotPet': (at, { seat, pet, size }) => {
    const thing = at.things().get(pet);
    const card = at.card(seat);
    if (thing === undefined) {
      const pad = padOf(at.layout(), size === 3 ? 'older' : 'younger1');
      return pad !== null && fly(goodsArt('pet', pet), pad, card, [60, 40]);
    }
    const exit = seat === at.own ? [at.layout().onStage(602, 452)] : [];
    const way = [footOf(thing.box), ...exit, middleOf(card)];
    return [hide(thing.objects), petHops(pet, thing.box, way, { ms: 1000 }), also(ring(card))];
  },
  'petz.gotCage': (at, { seat, cage }) => taken(at, seat, 'cage', cage, 'cage1'),
  'petz.gotAddon': (at, { seat, addon }) => taken(at, seat, 'addon', addon, 'addon'),
  'petz.gotArtifact': (at, { seat, artifact }) => taken(at, seat, 'artifact', artifact, 'artifacts'),
  'petz.gotFood': (at, { seat, stand, vegetable, meat, gold }) =>
    given(at, seat, stand, [
      ...several('tokens/token-vegetable', vegetable),
      ...several('tokens/token-meat', meat),
      ...several('tokens/token-gold', gold),
    ]),
  'petz.gotPotion': (at, { seat }) => given(at, seat, 'hospital', ['tokens/potion']),
  'petz.invited': (at, { seat, imps }) => comeOut(at, seat, 'imps', imps, 'props/suitcase'),
  'petz.discharged': (at, { seat, imps }) => comeOut(at, seat, 'hospital', imps, null),
  /** The judge's hat drops on a head. */
  'petz.judging': (at) => {
    const pad = padOf(at.layout(), 'judge');
    if (pad === null) return null;
    const width = pad.height * 0.62;
    const head = { x: pad.x + pad.width / 2, y: pad.y - width * 0.16 };
    return [stamp('icons/icon-judge', head, width), wait(260)];
  },
  /** They bow on the platform that will be theirs until the evening. */
  'petz.booked': (at, { imps }) => {
    const pad = padOf(at.layout(), 'platform');
    if (pad === null) return null;
    const { y, height } = pad;
    const x = pad.x + pad.width / 2;
    return [
      burst({ x, y: y + height * 0.3 }, 'stars', height),
      stamp('icons/icon-reputation', { x, y: y - 6 }, height * 0.5, (star) => [
        also(float(`×${imps}`, { x: x + height * 0.5, y: y - 6 })),
        (kit) => pop(kit, star, 1.2),
      ]),
      wait(240),
    ];
  },
  /** The book's colour is settled, or a food goes into the box. */
  'petz.choseBook': (at, { seat, colour }) => fromTent(at, seat, deck(colour as Letter)),
  'petz.filledBox': (at, { seat, food }) => fromTent(at, seat, `tokens/token-${food}`),
};

/** Pixels of the way for one hop, and how high it is. */
const HOP = { length: 64, height: 22 };
const DEPTH = 850;

interface HopHow {
  ms: number;
  /** The share of its size it has lost at the end; there it is gone, unless it stays. */
  shrink?: number;
  stays?: boolean;
}

/** A pet hops from its box along points, the ground under its feet. */
export const petHops =
  (pet: string, box: Rect, way: readonly Point[], how: HopHow): PlayStep =>
  (kit) =>
    hopAlong(kit, goodsArt('pet', pet), Math.min(box.width, box.height) * 0.86, way, how);

async function hopAlong(
  kit: TableKit,
  art: Art,
  width: number,
  way: readonly Point[],
  { ms, shrink = 0.55, stays = false }: HopHow,
): Promise<void> {
  const [start] = way;
  const end = way.at(-1);
  if (start === undefined || end === undefined) return;
  const height = (art.box.height * width) / art.box.width;
  const feet = [art.box.x + art.box.width / 2, art.box.y + art.box.height * 0.94] as const;
  const image = kit.picture(art, start.x, start.y, width, { at: feet }).setDepth(DEPTH);
  await kit.ready();
  if (kit.still) {
    if (stays) image.setPosition(end.x, end.y);
    else await fade(kit, [image], 0);
    return;
  }
  const { displayWidth } = image;
  const hops = Math.max(2, Math.round(pathLength(way) / HOP.length));
  await run(kit, ms, (t) => {
    if (!image.active) return;
    const { x, y, side } = along(way, t);
    const beat = (t * hops) % 1;
    const up = Math.sin(beat * Math.PI);
    const size = 1 - shrink * t ** 3;
    // Squashed on the ground, stretched in the air.
    const squash = 0.1 * (1 - up) - 0.05;
    image.setPosition(x, y - up * HOP.height);
    image.setDisplaySize(displayWidth * size * (1 + squash), height * size * (1 - squash));
    image.setAngle(side * 6 * Math.cos(beat * Math.PI));
    if (!stays) image.setAlpha(t > 0.9 ? (1 - t) * 10 : 1);
  });
  if (!stays) image.destroy();
}
