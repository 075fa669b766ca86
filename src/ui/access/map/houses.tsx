/** The houses beside the road: album, puzzle corner, daily fair, ladder, school; each with a board that says what it is. */
import { titleImp } from '../../title-drawings.ts';
import { campaignArt } from '../campaign/art.ts';
import { useApp } from '../context.ts';
import { Button } from '../parts/pieces.tsx';
import type { PlaceFacts } from './chapters.ts';
import { attributeNumbers, mapDrawing } from './drawings.ts';
import type { MapLayout, MapPlaceId } from './layout.ts';
import { area, Drawing, units } from './units.tsx';

/** Who hangs on the wall of happy customers. */
const SITTERS = ['bunny', 'dragon', 'ghost', 'plant', 'penguin', 'golem', 'stego', 'spider'] as const;

/** The drawing of a house, how large it is, and where under its foot its board hangs. */
const HOUSES: Readonly<Record<MapPlaceId, { art: string; scale: number; x: number; y: number }>> = {
  album: { art: 'album-wall', scale: 1, x: 0, y: 12 },
  puzzles: { art: 'place-puzzles', scale: 1, x: 0, y: 14 },
  daily: { art: 'place-daily', scale: 1, x: 0, y: 14 },
  ladder: { art: 'ladder', scale: 1, x: 10, y: 14 },
  // As large as fits under the gate.
  lessons: { art: 'place-lessons', scale: 0.72, x: 0, y: -8 },
};

interface HouseProps extends PlaceFacts {
  id: MapPlaceId;
  spot: MapLayout['places'][MapPlaceId];
}

export function House({ id, spot, title, note, isNew = false, count = 0 }: HouseProps) {
  const { go } = useApp();
  const { art, scale, x, y } = HOUSES[id];
  const { rect } = spot;
  const foot = { x: spot.x - rect.x, y: spot.y - rect.y };
  return (
    <Button class="map-house" data-spot data-house={id} style={area(rect)} tap={() => go(id)}>
      <span class="map-base" style={{ left: units(foot.x), top: units(foot.y) }}>
        {isNew ? <Drawing art={mapDrawing('halo')} y={-150} scale={2} motion="halo" /> : null}
        <Drawing art={mapDrawing(art)} scale={scale} />
        {id === 'daily' ? <img class="map-drawing map-flag" src={campaignArt('star')} alt="" /> : null}
        {id === 'album' ? <Pictures count={count} /> : null}
        {id === 'ladder' ? <Climber rung={count} /> : null}
      </span>
      <span class="map-board" style={{ left: units(foot.x + x), top: units(foot.y + y) }}>
        <b>{title}</b>
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </Button>
  );
}

/** The pictures that hang on the wall already. */
function Pictures({ count }: { count: number }) {
  const at = attributeNumbers(mapDrawing('album-wall'), 'data-places');
  return SITTERS.slice(0, count).map((pet, i) => {
    const [x = 0, y = 0, size = 60] = at.slice(3 * i, 3 * i + 3);
    const scale = size / 256;
    const art = mapDrawing(`pet-${pet}`);
    return <Drawing key={pet} {...{ art, x: x - 128 * scale, y: y - 238 * scale, scale }} />;
  });
}

/** Our imp on the rung that was climbed last. */
function Climber({ rung }: { rung: number }) {
  const at = attributeNumbers(mapDrawing('ladder'), 'data-rungs');
  const [x, y] = at.slice(2 * (rung - 1), 2 * rung);
  if (x === undefined || y === undefined) return null;
  const scale = 66 / 256;
  const art = titleImp('cheer', false, false);
  return <Drawing {...{ art, x: x - 128 * scale, y: y - 232 * scale, scale }} motion="climb" />;
}
