/** The drawings the title and the campaign map are made of. They come with the code, so that one request brings them all. */
import POSES from './imp-poses.json' with { type: 'json' };
import { box } from './rect.ts';
import { type Art, art, cachedDrawing, crop, type Pose, part, pose, recolour } from './svg-art.ts';
import { palette } from './theme/palette.ts';

const files = import.meta.glob<string>(
  [
    '../../assets/art/title/*.svg',
    '!../../assets/art/title/{icon,flag}-*.svg',
    '../../assets/art/rigs/rig-imp.svg',
    '../../assets/art/places/cage.svg',
    '../../assets/art/icons/player-{blue,rose,teal}.svg',
    '../../assets/art/characters/{pug,pug-mage,pug-rogue}.svg',
    '../../assets/art/pets/{pet,pet-ghost,pet-plant,pet-penguin,pet-snakecat,pet-bunny,pet-spider,pet-stego,pet-golem,pet-dragon}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The drawings of files by their names, each known by a key. */
export function drawingsOf(files: Readonly<Record<string, string>>, prefix = ''): ReadonlyMap<string, Art> {
  const named = Object.entries(files).map(([path, svg]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
    return [name, art(`${prefix}${name}`, svg)] as const;
  });
  return new Map(named);
}

const byName = drawingsOf(files);

/** A drawing by the name of its file. */
export function titleDrawing(name: string): Art {
  const found = byName.get(name);
  if (!found) throw new Error(`no drawing called ${name}`);
  return found;
}

/** Parts of a drawing, remembered: taking them out means reading the drawing anew. */
export function titlePart(name: string, ...ids: string[]): Art {
  return cachedDrawing(`${name}#${ids.join('+')}`, () => part(titleDrawing(name), ...ids));
}

const poses: Readonly<Record<ImpPose, Pose>> = POSES;

export type ImpPose = keyof typeof POSES;

/** The vest as it is drawn, light and shaded, in the blue of the first seat. */
const VEST = { '#5b7fbf': palette.playerBlue, '#3a4f86': palette.playerBlueShade };

/** An imp in a pose. `blink` shuts the eyes. Without the ground shadow unless it stands. */
export function titleImp(how: ImpPose, blink = false, standing = true): Art {
  return cachedDrawing(`imp-${how}-${blink}-${standing}`, () => {
    const chosen: Pose = poses[how];
    const show = blink ? { ...chosen.show, eyes: 'closed' } : (chosen.show ?? {});
    const name = `${how}${blink ? '-blink' : ''}${standing ? '' : '-up'}`;
    const groups = ['tail', 'legs-left', 'legs-right', 'body', 'head', 'arm-left', 'arm-right'];
    const rig = standing ? titleDrawing('rig-imp') : part(titleDrawing('rig-imp'), ...groups);
    const posed = recolour(pose(rig, name, { ...chosen, show }), 'blue', VEST);
    return crop(posed, 'room', box(-20, -20, 296, 296));
  });
}

/** The imp that hangs from its hands, or carries something over its head. */
export function hangingImp(): Art {
  return cachedDrawing('imp-hang', () => recolour(titleDrawing('imp-hang'), 'blue', VEST));
}
