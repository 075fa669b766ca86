/** The places beside the road: album, puzzle corner, daily fair, ladder, school; each with a board that says what it is. */
import type { GameObjects } from 'phaser';
import { enlarged, label } from '../../ui/label.ts';
import { panel } from '../../ui/panel.ts';
import { titleImp } from '../title/drawings.ts';
import { attributeNumbers, mapDrawing, paper } from './drawings.ts';
import type { Layer, MapKit } from './kit.ts';
import type { MapLayout, View } from './layout.ts';
import type { MapPlace, MapPlaceId } from './types.ts';

/** Who hangs on the wall of happy customers. */
const SITTERS = [
  'pet-bunny',
  'pet-dragon',
  'pet-ghost',
  'pet-plant',
  'pet-penguin',
  'pet-golem',
  'pet-stego',
  'pet-spider',
] as const;

/** The school is as large as fits under the gate. */
const SCHOOL = 0.72;

/** The rungs of the ladder. */
const RUNGS = 15;

interface PlaceThings {
  kit: MapKit;
  view: View;
  layer: Layer;
  /** Boards hang before the road. */
  boards: Layer;
}

/** What the places show of what has been reached. */
interface Known {
  /** The next rung of the ladder. */
  rung: number;
  /** Pictures in the album. */
  pictures: number;
}

/** Builds a place; its group answers to nothing by itself. */
export function buildPlace(
  things: PlaceThings,
  id: MapPlaceId,
  spot: MapLayout['places'][MapPlaceId],
  place: MapPlace,
  known: Known,
): GameObjects.Container {
  const { kit, view, layer, boards } = things;
  const { k } = view;
  const x = spot.x * k;
  const y = view.top + spot.y * k;
  const group = kit.group(x, y);
  if (place.isNew && place.isOpen) {
    const halo = kit.image(mapDrawing('halo'), 0, -150 * k, 2 * k, { alpha: 0.9 });
    kit.swing(halo, { alpha: 0.45 }, { ms: 1200 });
    group.add(halo);
  }
  group.add(DRAWN[id](kit, k, place.isOpen, known));
  const { rect } = spot;
  const sign = board(kit, k, id, place);
  sign.setPosition(sign.x + x, sign.y + y);
  boards.add(sign, (rect.x - 60) * k, (rect.x + rect.width + 60) * k);
  layer.add(group, (rect.x - 60) * k, (rect.x + rect.width + 60) * k);
  return group;
}

type Draw = (kit: MapKit, k: number, isOpen: boolean, known: Known) => GameObjects.GameObject[];

const simple =
  (name: string): Draw =>
  (kit, k, isOpen) => [kit.image(isOpen ? mapDrawing(name) : paper(mapDrawing(name)), 0, 0, k)];

const DRAWN: Readonly<Record<MapPlaceId, Draw>> = {
  puzzles: simple('place-puzzles'),
  lessons: (kit, k) => [kit.image(mapDrawing('place-lessons'), 0, 0, SCHOOL * k)],
  daily: (kit, k, isOpen, known) => {
    const star = kit.image(
      mapDrawing(isOpen ? 'won-star' : 'won-star-empty'),
      57 * k,
      -282 * k,
      (44 * k) / 128,
      {
        at: [64, 68],
      },
    );
    return [...simple('place-daily')(kit, k, isOpen, known), star];
  },
  album: (kit, k, isOpen, known) => {
    const wall = mapDrawing('album-wall');
    const at = attributeNumbers('album-wall', 'data-places');
    const pictures = isOpen
      ? SITTERS.slice(0, known.pictures).map((pet, i) => {
          const [x = 0, y = 0, size = 60] = at.slice(3 * i, 3 * i + 3);
          return kit.image(mapDrawing(pet), x * k, y * k, (size * k) / 256, { at: [128, 238] });
        })
      : [];
    return [kit.image(isOpen ? wall : paper(wall), 0, 0, k), ...pictures];
  },
  ladder: (kit, k, isOpen, { rung }) => {
    const ladder = mapDrawing('ladder');
    const at = attributeNumbers('ladder', 'data-rungs');
    const drawn: GameObjects.GameObject[] = [kit.image(isOpen ? ladder : paper(ladder), 0, 0, k)];
    const stands = Math.min(RUNGS, rung) - 1;
    if (isOpen && stands > 0) {
      const [x = 0, y = 0] = at.slice(2 * (stands - 1), 2 * stands);
      const climber = kit.image(titleImp('cheer', 'blue', false, false), x * k, y * k, (66 * k) / 256, {
        at: [128, 232],
      });
      kit.swing(climber, { y: y * k - 5 * k }, { ms: 800 });
      drawn.push(climber);
    }
    return drawn;
  },
};

/** How high over its foot the board of a place hangs. */
const BOARDS: Readonly<Record<MapPlaceId, { x: number; y: number; fit: number }>> = {
  album: { x: 0, y: 24, fit: 300 },
  puzzles: { x: 0, y: 26, fit: 240 },
  daily: { x: 0, y: 26, fit: 240 },
  ladder: { x: 10, y: 26, fit: 200 },
  lessons: { x: 0, y: 4, fit: 180 },
};

function board(
  kit: MapKit,
  k: number,
  id: MapPlaceId,
  { title, note, isOpen }: MapPlace,
): GameObjects.Container {
  const { x, y, fit } = BOARDS[id];
  const size = Math.max(16, Math.round(25 * k));
  const small = Math.max(16, Math.round(19 * k));
  const wide = Math.max(130, fit * k);
  const name = label(kit.scene, title, 0, 0, kit.ratio, {
    ...enlarged({ size, fit: wide }, kit.textScale),
    colour: '#fffaf0',
    outline: Math.max(3, size * 0.18),
  });
  const told =
    note === undefined
      ? null
      : label(kit.scene, note, 0, 0, kit.ratio, {
          ...enlarged({ size: small, fit: wide, family: 'text' }, kit.textScale),
          colour: '#fff0d0',
        });
  const pad = Math.round(8 * k + 2);
  const width = Math.round(Math.max(name.width, told?.width ?? 0) + size * 1.1);
  const height = Math.round(name.height + (told?.height ?? 0) * 0.92 + 2 * pad - 4);
  const sign = panel(isOpen ? 'wood' : 'plum', width, height, Math.round(size * 0.5));
  name.setPosition(0, -height / 2 + pad + name.height / 2 - 2);
  const parts: GameObjects.GameObject[] = [kit.image(sign, -width / 2, -height / 2, 1), name];
  if (told !== null) {
    told.setPosition(0, height / 2 - pad - told.height / 2 + 3);
    parts.push(told);
  }
  return kit.group(x * k, y * k + height / 2 - 12 * k, parts).setAngle(-1);
}
