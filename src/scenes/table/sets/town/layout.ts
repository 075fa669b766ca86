/**
 * Where everything in town stands. Large windows show the town as drawn (measures at 1280 × 800, moved and scaled to the
 * area there is); a phone shows fourteen plots in two rows, upright in
 * four. A pure function; all numbers are CSS pixels.
 */
import { paired } from '../../../../ui/paired.ts';
import { box, centre, grid, inset, isUpright, type Rect, shortSide, stacked } from '../../../../ui/rect.ts';
import { type BoardId, PLACE_IDS, type PlaceId, TOWN_STAGE } from './places.ts';
import type { SceneLayout, ScenePlace } from './scene.ts';
import { mapSmall, mapStage } from './stage-map.ts';

type Place = ScenePlace<PlaceId>;

interface Board extends Rect {
  id: BoardId;
}

export interface TownLayout extends SceneLayout {
  places: Place[];
  boards: Board[];
  paddock: Rect | null;
  /** Where the customer of the hour waits; null where there is no room. */
  square: Rect | null;
  /** Size signs of the two meadows. */
  signs: readonly { size: 2 | 3; rect: Rect }[];
}

/** The sign that leads into the alleys, in the street over the houses. */
const LANE = [800, 366, 464, 50] as const;

export function layoutTown(area: Rect, window: Rect, hasAlleys = false): TownLayout {
  return shortSide(window) < 520 ? compactTown(area, window, hasAlleys) : largeTown(area, window, hasAlleys);
}

function largeTown(area: Rect, window: Rect, hasAlleys: boolean): TownLayout {
  const { scene, stand, placesOf, stretch, boardAt, dummies } = mapStage(area, window);
  const boards = (Object.keys(TOWN_STAGE.boards) as BoardId[]).map((id): Board => {
    const { x, y, width } = TOWN_STAGE.boards[id];
    return { id, ...boardAt(scene.onStage(x, y), stretch(0, 0, width, 0).width) };
  });
  return {
    ...scene,
    sun: stand(1052, 88, 58, 58),
    places: placesOf(PLACE_IDS, TOWN_STAGE.places),
    boards,
    offers: {
      old: stretch(166, 158, 302, 122),
      young: stretch(166, 292, 302, 132),
      cages: stretch(146, 446, 278, 180),
      addons: stand(526, 506, 112, 62),
      artifacts: stand(1086, 226, 180, 66),
    },
    paddock: stretch(142, 126, 424, 320),
    signs: [
      { size: 3, rect: sign(stand(474, 124, 88, 28)) },
      { size: 2, rect: sign(stand(474, 252, 88, 28)) },
    ],
    square: hasAlleys ? null : stand(722, 344, 112, 80),
    bank: stand(638, 374, 84, 64),
    dummies: dummies(TOWN_STAGE.dummies),
    lane: hasAlleys ? laneOf(stretch(...LANE)) : null,
  };
}

/** Wide enough for what it tells, high enough for a fingertip. */
function laneOf(rect: Rect): Rect {
  const height = Math.max(48, rect.height);
  return { ...rect, y: rect.y + rect.height - height, height };
}

/** A sign holds words of 16 pixels even in a small town. */
function sign(rect: Rect): Rect {
  const width = Math.max(88, rect.width);
  const height = Math.max(28, rect.height);
  return box(rect.x + (rect.width - width) / 2, rect.y + rect.height - height, width, height);
}

function compactTown(area: Rect, window: Rect, hasAlleys: boolean): TownLayout {
  const { room, lane, ...small } = mapSmall(area, window, false);
  const width = hasAlleys ? room.width : area.width;
  const cells = grid({ ...room, width, height: room.height - 7 }, PLACE_IDS.length, isUpright(area) ? 4 : 7);
  const places = [...paired(PLACE_IDS, cells)].map(([id, cell]): Place => {
    const middle = centre(cell, Math.min(96, cell.width - 8), cell.height);
    const [art, pad] = stacked({ ...middle, height: cell.height - 6 }, 0, [null, 48]);
    return { id, pad, art: inset(art, 4, 0) };
  });
  return {
    ...small,
    sun: box(area.x + area.width * 0.8, area.y - 8, 38, 38),
    places,
    boards: [],
    paddock: null,
    square: null,
    signs: [],
    bank: box(area.x + area.width / 2 - 14, small.counter.rect.y - 34, 28, 28),
    lane: hasAlleys ? lane : null,
  };
}
