/** The Evil Lord in the picture: violet flames at the window's edges while he looks on, and his portrait. */
import type { QuestView } from '../../engine/quest/view.ts';
import { heroSeat, lordSeat, whoIs } from '../../session/quest-facts.ts';
import { panel } from '../../ui/panel.ts';
import type { Rect } from '../../ui/rect.ts';
import { type Art, art } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { TableKit } from '../table/kit.ts';
import { leftward, plate } from '../table/pieces.ts';
import { energyBack, faceArt, thingArt } from './art.ts';
import { handShown } from './hand.ts';
import { lay } from './pieces.ts';
import { remember } from './shelf.ts';
import type { Ground } from './types.ts';
import { creatureRules, nameOf } from './words.ts';

/** The tile of flames: 256 by 96 units, burning upwards. */
const TILE = 256;
const HIGH = 96;
/** Over everything that lies on the table, under what is laid over it for a question. */
const DEPTH = 690;

/** Is whoever looks at the picture the Evil Lord? */
export const isLordsLook = ({ view, seat }: { view: QuestView; seat: number }): boolean =>
  seat === lordSeat(view.setup);

/** So many tiles of flames side by side. */
function flames(tiles: number): Art {
  return remember(`flames-${tiles}`, () => {
    const tile = thingArt('flame-edge');
    const [, inside = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(tile.svg) ?? [];
    const [, defs = ''] = /<defs>([\s\S]*?)<\/defs>/.exec(inside) ?? [];
    const body = inside.replace(/<defs>[\s\S]*?<\/defs>/, '');
    const row = Array.from({ length: tiles }, (_, i) => `<g transform="translate(${i * TILE})">${body}</g>`);
    return art(
      `flames-${tiles}`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tiles * TILE} ${HIGH}"><defs>${defs}</defs>${row.join('')}</svg>`,
    );
  });
}

/** So much of them lies outside the window. */
const OUTSIDE = 0.3;

/** Flames along all four edges: their roots lie outside, their tips lick over the margin round the table. */
export function drawFlames({ deal: { kit }, at: { window, small } }: Pick<Ground, 'deal' | 'at'>): void {
  const { width, height } = window;
  const high = small ? 20 : 34;
  const along = (length: number) => Math.max(1, Math.round(length / ((high * TILE) / HIGH)));
  const edge = (length: number, x: number, y: number, angle: number) => {
    const strip = flames(along(length));
    // Its lower edge is the window's edge; the strip is laid out from there and turned about its corner.
    const image = kit.picture(strip, x, y, length, { at: [0, HIGH * (1 - OUTSIDE)], angle });
    image.setDepth(DEPTH).setAlpha(0.95);
    if (kit.still) return;
    kit.scene.tweens.add({
      targets: image,
      alpha: 0.72,
      duration: 900 + length / 3,
      ease: 'Sine.easeInOut',
      yoyo: true,
      repeat: -1,
    });
  };
  edge(width, 0, height, 0);
  edge(width, width, 0, 180);
  edge(height, 0, 0, 90);
  edge(height, width, height, -90);
}

/** His portrait with one of his faces, standing on the lower edge of a place. */
export function lordArt(face: 'calm' | 'fierce' | 'hurt' | 'glad'): Art {
  const whole = thingArt('lord');
  return remember(`lord~${face}`, () => {
    const svg = whole.svg.replace(
      /<g id="face-(\w+)"(?: style="display:none")?/g,
      (_, name: string) => `<g id="face-${name}"${name === face ? '' : ' style="display:none"'}`,
    );
    return { ...whole, key: `${whole.key}~${face}`, svg };
  });
}

/** The portrait in a place. */
export function drawLordFace(kit: TableKit, rect: Rect, face: Parameters<typeof lordArt>[0] = 'calm') {
  return kit.fitted(lordArt(face), rect, true);
}

/** In place of a hero's sheet: his portrait and cards, and what the creature does whose turn it is. */
export function drawLordBoard(ground: Ground): void {
  const { deal, look, at } = ground;
  if (at.small && ground.drawer !== 'sheet') {
    drawLordTab(ground);
    return;
  }
  const { kit, link } = deal;
  const { sheet: rect, small } = at;
  if (small) kit.press('close', at.window, () => ground.fold(null));
  const k = small ? 0.8 : at.k;
  lay(kit, panel('plum', rect.width, rect.height - 4, 18), rect);
  const middle = rect.x + rect.width / 2;
  const portrait = Math.min(small ? 84 : 150 * k, rect.height * 0.32);
  drawLordFace(kit, { x: rect.x + 16, y: rect.y + 12, width: portrait, height: portrait });
  const x = rect.x + 26 + portrait;
  const fit = rect.x + rect.width - 16 - x;
  leftward(
    kit.words(link.speech.t('ui.battle.lord'), x, rect.y + 12 + portrait * 0.32, {
      size: 26 * k,
      colour: palette.plumText,
      fit,
      lines: 2,
    }),
  );
  const card = portrait * 0.4;
  kit.fitted(energyBack(), { x, y: rect.y + 12 + portrait * 0.56, width: card * 0.72, height: card });
  leftward(
    kit.words(`×${handShown(look).count}`, x + card * 0.72 + 10, rect.y + 12 + portrait * 0.56 + card / 2, {
      size: 24 * k,
      colour: palette.plumText,
    }),
  );
  const id = look.view.turn?.id ?? null;
  if (id === null || heroSeat(id) !== null) return;
  const who = whoIs(look.view, id);
  const y = rect.y + portrait + 28;
  const inner = { x: rect.x + 14, y, width: rect.width - 28, height: rect.y + rect.height - 18 - y };
  lay(kit, plate('#fff6e4', inner.width, inner.height, 16, 3), inner);
  const size = small ? 52 : 92 * k;
  kit.fitted(faceArt(who), { x: inner.x + 10, y: y + 10, width: size, height: size });
  const left = inner.x + size + 20;
  leftward(
    kit.words(nameOf(link.speech, who), left, y + 10 + size / 2, {
      size: 22 * k,
      fit: inner.x + inner.width - 10 - left,
      lines: 2,
    }),
  );
  const lines = creatureRules(link.speech, look.view, id).join('\n');
  const text = kit.words(lines, middle, 0, { size: 17, family: 'text' });
  text
    .setOrigin(0, 0)
    .setAlign('left')
    .setWordWrapWidth(inner.width - 24, true)
    .setPosition(inner.x + 12, y + size + 20);
}

/** On a phone: his face opens the board. */
function drawLordTab(ground: Ground): void {
  const { kit, link } = ground.deal;
  const { tab: rect } = ground.at;
  lay(kit, panel('plum', rect.width, rect.height - 5, 14), rect);
  drawLordFace(kit, { x: rect.x + 5, y: rect.y + 3, width: 48, height: 48 });
  const fit = rect.width - 72;
  kit.words(link.speech.t('ui.battle.lord'), rect.x + 60 + fit / 2, rect.y + 25, {
    size: 17,
    fit,
    lines: 2,
    colour: palette.plumText,
  });
  kit.press('sheet', rect, () => ground.fold('sheet'));
}
