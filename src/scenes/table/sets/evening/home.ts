/** One shop in the evening, seen through its window: name, counts, storage, pets and the way into the burrow. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import { petsOf } from '../../../../engine/petz/read.ts';
import { isOnHoliday } from '../../../../session/advice/twists.ts';
import { panel } from '../../../../ui/panel.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look, Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { emblem, nameLetters, namePlate } from '../../pieces.ts';
import { drawHoliday } from '../parts/holiday.ts';
import { darkArt, nightArt, windowArt } from './art.ts';
import type { Changes } from './changes.ts';
import { buildStorage, type Heap } from './food.ts';
import { type HomeLayout, homeStands, layoutHome } from './layout.ts';
import { buildLodgers, type Lodger } from './pets.ts';

/** A shop in the picture, and what of it moves. */
export interface Home {
  seat: Seat;
  layout: HomeLayout;
  lodgers: Lodger[];
  heaps: Heap[];
  /** The room by night, before and over what is in it; unseen while the lamp burns. */
  dark: GameObjects.Image[];
  /** How many imps are at home. */
  count: GameObjects.Text;
  /** Where the sign of the starting player hangs, or would. */
  crown: { x: number; y: number; size: number; image: GameObjects.Image | null };
}

interface HomeLook {
  look: Look;
  seat: Seat;
  frame: Rect;
  changes: Changes;
  /** The lamps are out. */
  night: boolean;
  /** It is the largest one, with the clock. */
  main: boolean;
}

export function buildEveningHome(tools: Tools, given: HomeLook): Home | null {
  const { kit, speech } = tools;
  const { look, seat, frame, changes, night, main } = given;
  const shop = look.view.shops[seat];
  if (shop === undefined) return null;
  const layout = layoutHome(frame, {
    vegetable: shop.food.vegetable.length,
    meat: shop.food.meat.length,
    box: shop.artifacts.includes('magicBox'),
    clock: main,
  });
  const { inner, tunnel, room } = layout;
  const cover = (art: Art) => kit.laid(art, inner);
  cover(windowArt(inner.width, inner.height));
  const behind = cover(nightArt(inner.width, inner.height)).setVisible(night);
  if (layout.lamp.height > 34) kit.fitted(`props/lamp-${night ? 'out' : 'lit'}`, layout.lamp);
  if (layout.clock !== null) kit.fitted('props/cuckoo-clock', layout.clock);
  const heaps = layout.mini ? [] : buildStorage(kit, layout, shop);
  kit.fitted('props/burrow-door', tunnel, true);
  const pets = petsOf(shop).map(({ pet }) => pet);
  buildPane(kit, layout, pets.length, night);
  const lodgers = buildLodgers(kit, layout, pets, night);
  const isAway = isOnHoliday(look.view, seat);
  if (pets.length === 0 && !isAway) {
    const wide = Math.min(room.width * 0.4, room.height * 1.1, 190);
    const bed = box(room.x + (room.width - wide) / 2, room.y, wide, room.height - 12);
    kit.fitted('props/nest', bed, true);
    const style = { size: 18, colour: '#ffe9c0', outline: 4, fit: room.width - 8 } as const;
    const y = Math.max(room.y + 12, room.y + room.height - wide * 0.44 - 32);
    if (!layout.mini) kit.words(speech.t('ui.evening.noPets'), room.x + room.width / 2, y, style);
  }
  const count = atHome(kit, layout, shop.home);
  if (isAway) drawHoliday(tools, seat, inner);
  const over = cover(darkArt(inner.width, inner.height)).setVisible(night);
  buildPlate(tools, layout, seat);
  buildStrip(tools, layout, changes);
  const crown = crownOf(layout);
  const image =
    look.view.starter === seat ? kit.icon('icons/icon-start', crown.x, crown.y, crown.size) : null;
  return { seat, layout, lodgers, heaps, dark: [behind, over], count, crown: { ...crown, image } };
}

/** Where the wall is high enough over the pets' heads there is a pane in it. */
function buildPane(kit: TableKit, { room, mini }: HomeLayout, pets: number, night: boolean): void {
  const top = Math.min(...homeStands(room, Math.max(1, pets)).map(({ foot, full }) => foot - full));
  const free = top - room.y;
  if (mini || free < 96) return;
  const size = Math.min(free - 16, 150, room.width * 0.4);
  const place = box(room.x + (room.width - size) / 2, room.y + (free - size) / 2, size, size);
  kit.fitted(`props/window-${night ? 'night' : 'dusk'}`, place);
}

/** The imps at home, on the tunnel's lintel. */
function atHome(kit: TableKit, { tunnel, mini }: HomeLayout, imps: number): GameObjects.Text {
  const size = mini ? 16 : Math.max(18, Math.min(30, tunnel.width * 0.24));
  const x = tunnel.x + tunnel.width / 2;
  const y = tunnel.y + tunnel.height * (mini ? 0.28 : 0.36);
  const style = { size, colour: palette.eyeWhite, outline: 4 };
  return kit.words(String(imps), x, y, style);
}

function crownOf({ plate, mini }: HomeLayout): Omit<Home['crown'], 'image'> {
  const size = mini ? 30 : plate.height * 0.92;
  const x = mini ? plate.x + plate.width - size * 0.5 - 2 : plate.x + plate.width - size * 0.55;
  return { x, y: mini ? plate.y + size * 0.5 + 2 : plate.y + plate.height / 2, size };
}

function buildPlate({ kit, speech }: Tools, { plate, mini }: HomeLayout, seat: Seat): void {
  const { x, y, width, height } = plate;
  kit.laid(namePlate(seat, width, height), { x, y });
  const mark = mini ? Math.min(38, height * 0.5) : height - 10;
  kit.fitted(emblem(seat), box(x + (mini ? 8 : 6), y + (mini ? 6 : 5), mark, mark));
  const size = mini ? 16 : Math.min(24, height * 0.52);
  const style = { size, ...nameLetters(seat) };
  if (mini) {
    kit.words(speech.seat(seat), x + width / 2, y + height - 15, { ...style, fit: width - 10 });
    return;
  }
  const from = x + mark + 14;
  const fit = x + width - height - from;
  kit.words(speech.seat(seat), from, y + height / 2, { ...style, fit, side: 0 });
}

/** What has changed: pets grown, food spoiled, imps come home. */
function buildStrip({ kit, speech }: Tools, { strip, mini }: HomeLayout, changes: Changes): void {
  const { x, y, width, height } = strip;
  const radius = mini ? 14 : Math.min(16, height / 2.6);
  kit.laid(panel('plum', width, height, radius), { x, y });
  const counts: [string, string | null][] = [
    ['icons/icon-growth', changes.grew > 0 ? speech.signed(changes.grew) : null],
    [
      changes.meat > 0 || changes.vegetable === 0 ? 'tokens/token-meat' : 'tokens/token-vegetable',
      changes.meat + changes.vegetable > 0 ? speech.signed(-changes.meat - changes.vegetable) : null,
    ],
    ['icons/icon-imp', changes.home === null ? null : speech.signed(changes.home)],
  ];
  const step = mini ? height / counts.length : width / counts.length;
  for (const [i, [name, words]] of counts.entries()) {
    const middle = mini
      ? { x: x + width / 2, y: y + step * (i + 0.5) }
      : { x: x + step * (i + 0.5), y: y + height / 2 };
    const side = mini ? Math.min(24, step - 2) : height * 0.74;
    const away = side * 0.72;
    kit.icon(name, middle.x - away, middle.y, side).setAlpha(words === null ? 0.35 : 1);
    const size = mini ? 16 : Math.max(16, height * 0.46);
    const colour = words === null ? '#b08fa8' : palette.plumText;
    kit.words(words ?? '–', middle.x + away * 0.7, middle.y, {
      size,
      colour,
      fit: (mini ? width : step) - side - 4,
    });
  }
}
