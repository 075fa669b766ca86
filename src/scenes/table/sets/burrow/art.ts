/** The drawings of the burrow: rooms of an exact size, and furniture out of the background. */
import { box as boxOf, inset, type Rect } from '../../../../ui/rect.ts';
import { downward } from '../../../../ui/sketch.ts';
import { type Art, art, artOf, cachedDrawing, crop } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';

const PLACE = 'backgrounds/burrow';
/** Where the grass begins in the drawing of the place, and the middle of it. */
const GROUND = 134;
const MIDDLE = 640;
/** How far the drawing reaches, from its middle and from the grass. */
const REACH = { side: 960, up: 1000, down: 740 };
/** More of the upper sky, for windows with much above the ground. */
const MORE_SKY = '<rect x="-320" y="-900" width="1920" height="822" fill="#8fd6f2"/>';

/** The drawing of the place without its rooms, or with nothing but the furniture of one. */
function place(furnished: string | null): Art {
  return cachedDrawing(`burrow-place-${furnished}`, () => {
    const source = drawing(PLACE);
    const root = new DOMParser().parseFromString(source.svg, 'image/svg+xml').documentElement;
    const room = root.querySelector(`[id="${furnished ?? 'quarters'}"]`);
    const rooms = room?.parentElement;
    if (furnished === null) rooms?.remove();
    else {
      for (const child of [...root.children])
        if (child !== rooms && child.localName !== 'defs') child.remove();
      for (const child of [...(rooms?.children ?? [])]) if (child !== room) child.remove();
      // The first shape is the cave itself.
      room?.firstElementChild?.remove();
    }
    const svg = new XMLSerializer().serializeToString(root);
    const whole = furnished === null ? svg.replace('</defs>', `</defs>${MORE_SKY}`) : svg;
    return art(`${PLACE}#${furnished ?? 'earth'}`, whole);
  });
}

/** Sky, grass and earth for a window, with the grass at `ground`. */
export function earth(area: Rect, ground: number): Art {
  const up = ground - area.y;
  const scale = Math.max(
    area.width / 2 / REACH.side,
    up / REACH.up,
    (area.height - up) / REACH.down,
    area.height / 900,
  );
  const width = area.width / scale;
  const box = boxOf(MIDDLE - width / 2, GROUND - up / scale, width, area.height / scale);
  return crop(place(null), `${Math.round(area.width)}x${Math.round(area.height)}-${Math.round(up)}`, box);
}

const FURNITURE = {
  bunks: ['quarters', boxOf(38, 206, 142, 204)],
  lamp: ['quarters', boxOf(182, 186, 124, 98)],
  rug: ['quarters', boxOf(186, 376, 196, 36)],
  chest: ['treasury', boxOf(258, 524, 112, 90)],
} as const satisfies Record<string, readonly [string, Rect]>;

export function furniture(name: keyof typeof FURNITURE): Art {
  const [room, box] = FURNITURE[name];
  return cachedDrawing(`burrow-${name}`, () => crop(place(room), name, box));
}

/** The drawings of rooms reach this much beyond their rectangles, for their edge. */
export const RIM = 8;

const EDGE = `stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round"`;

function room(width: number, height: number, y: number): string {
  const r = Math.min(50, width * 0.3, height * 0.4);
  const d = `M2.500 ${y + r}q0-${r} ${r}-${r}H${width - r - 2.5}q${r} 0 ${r} ${r}V${y + height - 16}q0 13.500-13.500 13.500H16q-13.500 0-13.500-13.500z`;
  return `<path d="${d}" fill="url(#c)" ${EDGE}/>`;
}

function framed(key: string, width: number, height: number, body: string): Art {
  return artOf(key, inset(boxOf(0, 0, width, height), -RIM), downward('c', '#5f3a3a', '#7d5044') + body);
}

export function caveArt({ width, height }: Rect): Art {
  const [w, h] = [Math.round(width), Math.round(height)];
  return framed(`burrow-cave-${w}x${h}`, w, h, room(w, h, 0));
}

/** A tunnel: hatch, shaft with its ladder, chamber. */
export function tunnelArt({ width, height }: Rect, shaft: number): Art {
  const [w, h, s] = [Math.round(width), Math.round(height), Math.round(shaft)];
  const c = w / 2;
  const half = Math.min(30, w * 0.26);
  const rail = half * 0.42;
  const hatch = Math.max(9, Math.min(16, s * 0.3));
  const neck = `M${c - half - 5} ${s + 5}q9-${s * 0.5} 4-${s}h${2 * half + 2}q-5 ${s * 0.5} 4 ${s}`;
  const rails = `M${c - rail} ${hatch}V${s + 14}M${c + rail} ${hatch}V${s + 14}`;
  const rungs = Array.from(
    { length: Math.max(1, Math.floor((s + 4 - hatch) / 16)) },
    (_, i) => `M${c - rail} ${hatch + 9 + i * 16}h${2 * rail}`,
  ).join('');
  const ladder = `<path d="${rails}" fill="none" stroke="${palette.ink}" stroke-width="9" stroke-linecap="round"/><path d="${rails}${rungs}" fill="none" stroke="${palette.woodLight}" stroke-width="4" stroke-linecap="round"/>`;
  const lid = `<rect x="${c - half - 12}" y="-3" width="${2 * half + 24}" height="${hatch}" rx="3" fill="#c98a4e" ${EDGE}/><path d="M${c - half - 6} 0.500h${2 * half + 12}" stroke="${palette.woodShine}" stroke-width="2.500" stroke-linecap="round"/>`;
  const body = `${room(w, h - s, s)}<path d="${neck}" fill="#5f3a3a" ${EDGE}/>${ladder}${lid}`;
  return framed(`burrow-tunnel-${w}x${h}-${s}`, w, h, body);
}
