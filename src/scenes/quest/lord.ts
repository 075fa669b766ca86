/** The Evil Lord in the picture: violet flames at the window's edges while he looks on, and what stands of him beside the board. */

import { heroSeat, lordSeat, whoIs } from '../../engine/quest/read.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { creatureRules } from '../../text/quest/items.ts';
import type { ProfileSheet } from '../../ui/panels/profile.tsx';
import { box } from '../../ui/rect.ts';
import { type Art, artOf, artUrl, cachedDrawing } from '../../ui/svg-art.ts';
import { sway } from '../table/motion/index.ts';
import { energyBack, faceArt, lordArt, thingArt } from './art.ts';
import { handShown } from './hand.ts';
import { placedInSheet } from './sheet.ts';
import type { Ground } from './types.ts';

/** The tile of flames: 256 by 96 units, burning upwards. */
const TILE = 256;
const HIGH = 96;
/** Over everything that lies on the table, under what is laid over it for a question. */
const DEPTH = 690;

/** Is the viewer the Evil Lord? */
export const isLordsLook = ({ view, seat }: { view: QuestView; seat: number }): boolean =>
  seat === lordSeat(view.setup);

/** So many tiles of flames side by side. */
function flames(tiles: number): Art {
  return cachedDrawing(`flames-${tiles}`, () => {
    const tile = thingArt('flame-edge');
    const [, inside = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(tile.svg) ?? [];
    const [, defs = ''] = /<defs>([\s\S]*?)<\/defs>/.exec(inside) ?? [];
    const body = inside.replace(/<defs>[\s\S]*?<\/defs>/, '');
    const row = Array.from({ length: tiles }, (_, i) => `<g transform="translate(${i * TILE})">${body}</g>`);
    return artOf(`flames-${tiles}`, box(0, 0, tiles * TILE, HIGH), `<defs>${defs}</defs>${row.join('')}`);
  });
}

/** So much of them lies outside the window. */
const OUTSIDE = 0.3;

/** Flames along all four edges: their roots lie outside, their tips lick over the margin round the table. */
export function drawFlames({ host: { kit }, at: { window, small } }: Pick<Ground, 'host' | 'at'>): void {
  const { width, height } = window;
  const high = small ? 20 : 34;
  const along = (length: number) => Math.max(1, Math.round(length / ((high * TILE) / HIGH)));
  const edge = (length: number, x: number, y: number, angle: number) => {
    const strip = flames(along(length));
    // Its lower edge is the window's edge; the strip is laid out from there and turned about its corner.
    const image = kit.picture(strip, x, y, length, { at: [0, HIGH * (1 - OUTSIDE)], angle });
    image.setDepth(DEPTH).setAlpha(0.95);
    sway(kit, image, { alpha: 0.72 }, 900 + length / 3);
  };
  edge(width, 0, height, 0);
  edge(width, width, 0, 180);
  edge(height, 0, 0, 90);
  edge(height, width, height, -90);
}

/** In place of a hero's sheet: his portrait and cards, and what the creature does whose turn it is. */
export function lordProfile(ground: Ground): ProfileSheet {
  const { look, speech, view } = ground;
  const { unfold, ...place } = placedInSheet(ground);
  const id = view.turn?.id ?? null;
  const turn = id === null || heroSeat(id) !== null ? null : { id, who: whoIs(view, id) };
  return {
    ...place,
    key: 'lord',
    look: 'plum',
    who: { id: 'sheet', words: speech.t('ui.battle.lord'), art: artUrl(lordArt('calm')), tap: unfold },
    signs: place.isFolded ? [] : [{ art: artUrl(energyBack()), words: `×${handShown(look).count}` }],
    notes:
      turn === null
        ? []
        : [
            {
              art: artUrl(faceArt(turn.who)),
              title: speech.kind(turn.id),
              lines: creatureRules(speech, view, turn.id),
            },
          ],
  };
}
