/** The three shops that all were first, and the kennel, with the heads in their windows. */

import type { GameObjects, Input } from 'phaser';
import { grip, holds, letGo } from '../../ui/grip.ts';
import { label } from '../../ui/label.ts';
import { panel } from '../../ui/panel.ts';
import { box, type Rect } from '../../ui/rect.ts';
import { type Art, artOf, crop } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import { titleDrawing, titlePart } from '../../ui/title-drawings.ts';
import HOUSES from '../../ui/title-houses.json' with { type: 'json' };
import type { Kit } from './kit.ts';
import type { StreetLayout, TitleSpot } from './layout.ts';

/** A shop with its lodgers, each on the middle of its sill in the house's own units, and a window that is dark but not empty. */
type House = keyof typeof HOUSES;

/** Builds a shop; `enter` makes its door a way in. */
export function buildShop(kit: Kit, name: House, at: TitleSpot, k: number, enter?: () => void): void {
  const file = `shop-${name}`;
  const house = kit.group(at.x, at.y, [kit.image(titlePart(file, 'back'), 0, 0, k)]);
  const { lodgers, dark } = HOUSES[name];
  for (const [i, one] of lodgers.entries()) house.add(lodger(kit, one, k, i + name.length));
  const front = kit.image(titlePart(file, 'front'), 0, 0, k);
  house.add(front);
  if (dark) house.add(darkEyes(kit, dark.x * k, dark.y * k, k * 0.82, name === 'rose' ? 3200 : 8200));
  if (enter) door(kit, house, { width: 130 * k, height: 176 * k, k }, titlePart(file, 'glow'), enter);
  if (name === 'blue') smoke(kit, house, 118 * k, -372 * k, k);
}

function lodger(
  kit: Kit,
  { pet, x, y, width }: (typeof HOUSES)[House]['lodgers'][number],
  k: number,
  seed: number,
): GameObjects.Container {
  const size = width * k;
  const picture = kit.image(titleDrawing(pet), 0, 0, size / 256, { at: [128, 238] });
  const body = kit.group(0, 0, [picture]);
  const who = kit.group(x * k, y * k, [body]);
  kit.touch(who, -size * 0.45, -size * 0.9, size * 0.9, size * 0.9);
  who.on('pointerdown', () => kit.hop(body, size * 0.1));
  kit.swing(who, { scaleY: 1.03, scaleX: 0.985 }, { ms: 1200 + (seed % 5) * 140, delay: (seed % 7) * 260 });
  return who;
}

/** Two eyes that open every ten seconds, look about and go out again. Without motion they are simply there. */
function darkEyes(kit: Kit, x: number, y: number, k: number, first: number): GameObjects.Container {
  const whites = kit.image(titlePart('dark-eyes', 'whites'), 0, 0, k);
  const pupils = kit.image(titlePart('dark-eyes', 'pupils'), 0, 0, k);
  const eyes = kit.group(x, y, [whites, pupils]);
  if (!kit.still) eyes.setScale(1, 0);
  const look = 3.4 * k;
  const open = () =>
    kit.scene.tweens.chain({
      targets: eyes,
      tweens: [
        { scaleY: 1, duration: 160, ease: 'Back.easeOut' },
        { targets: pupils, x: -look, duration: 240, delay: 500 },
        { targets: pupils, x: look, duration: 340, delay: 600 },
        { scaleY: 0.1, duration: 70, delay: 500, yoyo: true },
        { targets: pupils, x: 0, duration: 200, delay: 300 },
        { scaleY: 0, duration: 140, delay: 700 },
      ],
    });
  kit.every(10_000, open, first);
  return eyes;
}

/** A door that lights up under the pointer, and shrinks a little while it is pressed. */
function door(
  kit: Kit,
  house: GameObjects.Container,
  size: { width: number; height: number; k: number },
  glow: Parameters<Kit['image']>[0],
  enter: () => void,
): void {
  const { width, height, k } = size;
  const box = { x: -width / 2 / k - 14, y: -height / k - 14, width: width / k + 28, height: height / k + 28 };
  const light = kit.image(crop(glow, 'door', box), 0, 0, k, { later: true });
  light.setVisible(false);
  const way = kit.group(0, 0);
  kit.touch(way, -width / 2, -height, width, height);
  const what = `door ${glow.key}`;
  const turn = (isOver: boolean, down: boolean) => {
    light.setVisible(isOver).setAlpha(down ? 0.7 : 1);
    house.setScale(down && !kit.still ? 0.99 : 1);
  };
  way.on('pointerover', (pointer: Input.Pointer) => turn(true, holds(what, pointer)));
  way.on('pointerout', () => {
    letGo();
    turn(false, false);
  });
  way.on('pointerdown', (pointer: Input.Pointer) => {
    grip(what, pointer);
    turn(true, true);
  });
  way.on('pointerup', (pointer: Input.Pointer) => {
    const pressed = holds(what, pointer);
    letGo();
    turn(!pointer.wasTouch, false);
    if (pressed) enter();
  });
  house.add([light, way]);
}

function smoke(kit: Kit, house: GameObjects.Container, x: number, y: number, k: number): void {
  for (const i of [0, 1, 2]) {
    const puff = kit.group(x, y, [kit.image(titleDrawing('smoke'), 0, 0, k * 0.8)]).setAlpha(0);
    house.add(puff);
    kit.later(() =>
      kit.scene.tweens.add({
        targets: puff,
        x: { from: x, to: x + 34 * k },
        y: { from: y, to: y - 78 * k },
        scale: { from: 0.4, to: 1.5 },
        alpha: { from: 0.85, to: 0 },
        duration: 3600,
        delay: i * 1200,
        repeat: -1,
      }),
    );
  }
}

/** The kennel is awake: its door leads to a quest, the pugs in its windows blink, the doorkeeper barks. */
export function buildKennel(
  kit: Kit,
  { ground, houses, door: { width, height }, ...layout }: StreetLayout,
  enter: () => void,
): void {
  const k = layout.k * layout.share.kennel;
  const house = kit.group(houses.kennel, ground, [kit.image(titlePart('kennel', 'back'), 0, 0, k)]);
  const lids: GameObjects.Image[] = [];
  for (const [side, pug, lid] of [
    [-1, 'pug-mage', 'lid-left'],
    [1, 'pug-rogue', 'lid-right'],
  ] as const) {
    house.add(kit.image(titleDrawing(pug), side * 86 * k, -158 * k, (58 * k) / 256, { at: [128, 240] }));
    const box = { x: side * 86 - 50, y: -236, width: 100, height: 100 };
    const shut = crop(lidArt(lid), 'lid', box);
    const image = kit.image(shut, side * 86 * k, -234 * k, k, { at: [side * 86, -234] });
    lids.push(image.setVisible(false));
    house.add(image);
  }
  kit.every(5200, () => blink(kit, lids), 2600);
  door(kit, house, { width, height, k }, titlePart('kennel', 'glow'), enter);
  house.add(doorkeeper(kit, house, k));
}

/** The pug beside the door says what it thinks when it is tapped. */
function doorkeeper(kit: Kit, house: GameObjects.Container, k: number): GameObjects.Container {
  const body = kit.group(0, 0, [kit.image(titleDrawing('pug'), 0, 0, (104 * k) / 256, { at: [128, 238] })]);
  const pug = kit.group(128 * k, 22 * k, [body]);
  kit.touch(pug, -46 * k, -96 * k, 92 * k, 98 * k);
  let words = 0;
  pug.on('pointerdown', () => {
    words = (words % 2) + 1;
    kit.speak(house, 128 * k, -80 * k, kit.t(`ui.title.bark.${words}`));
    kit.hop(body, 14 * k);
  });
  kit.swing(pug, { scaleY: 1.03 }, { ms: 1100 });
  return pug;
}

/** One eyelid of the kennel: the groups lie inside `front`. */
function lidArt(id: 'lid-left' | 'lid-right') {
  const both = titlePart('kennel', 'front');
  const other = id === 'lid-left' ? 'lid-right' : 'lid-left';
  const svg = both.svg.replace(`id="${other}"`, `id="${other}" display="none"`);
  return { ...both, key: `kennel-${id}`, svg };
}

function blink(kit: Kit, lids: readonly GameObjects.Image[]): void {
  for (const lid of lids) lid.setVisible(true);
  kit.scene.time.delayedCall(150, () => {
    for (const lid of lids) lid.setVisible(false);
  });
}

/** The boards with the names; each rival hangs its emblem beside them. */
export function buildTitleBoards(kit: Kit, { boards, k, compact, share }: StreetLayout): void {
  for (const [name, angle, emblem] of [
    ['rose', -3, -1],
    ['blue', -1.5, 1],
    ['teal', 2.5, -1],
  ] as const) {
    const { x, y, size } = boards[name];
    const width = board(kit, kit.t(`ui.title.shop.${name}`), boards[name], angle);
    const badge = Math.max(30, 54 * k * (name === 'blue' ? 1 : share.rival));
    const above = compact && name !== 'blue';
    const bx = above ? x : x + emblem * (width / 2 + badge * 0.1);
    const by = above ? y - size * 0.9 - badge * 0.34 : y - badge * 0.2;
    kit.image(titleDrawing(`player-${name}`), bx, by, badge / 128, { at: [64, 64] });
  }
  for (const [name, angle] of [
    ['petShop', -1],
    ['kennel', 1],
  ] as const)
    board(kit, kit.t(`ui.title.${name}`), boards[name], angle);
}

/** A board with words, and how wide it is. */
function board(
  kit: Kit,
  words: string,
  { x, y, fit, size }: StreetLayout['boards']['kennel'],
  angle: number,
): number {
  const style = { size, fit, colour: '#fffaf0', outline: Math.max(3, size * 0.18) };
  const text = label(kit.scene, words, 0, 0, kit.ratio, style);
  const width = text.width + size * 1.1;
  const height = Math.round(size * 1.75);
  const sign = panel('wood', width, height, Math.round(size * 0.5));
  kit.group(x, y, [kit.image(sign, -width / 2, -height / 2, 1), text]).setAngle(angle);
  return width;
}

/** The words hang from ropes and sway, an imp sits on the post; its foot is behind the counter. */
export function buildSavedBoard(kit: Kit, rect: Rect, counter: Rect, words: string): void {
  const unit = rect.height / 44;
  const post = counter.x + counter.width - 30 * unit;
  const top = rect.y - 24 * unit;
  const arm = armArt(rect.width * 0.84 + (post - rect.x - rect.width), counter.y - top + 10, unit);
  const keeper = kit.imp(post - 2 * unit, top + 2 * unit, 66 * unit, 'sit', {
    standing: false,
    flip: true,
  });
  kit.swing(keeper, { angle: 4 }, { ms: 1400 });
  kit.image(arm, post, counter.y + 10, 1);

  const hang = kit.group(rect.x + rect.width / 2, top);
  const drop = rect.y - top;
  for (const side of [-0.34, 0.34]) {
    hang.add(
      kit.stretched(titleDrawing('rope'), side * rect.width - 6 * unit, 0, 12 * unit, drop + 4 * unit),
    );
  }
  hang.add(kit.image(panel('plum', rect.width, rect.height, 14 * unit), -rect.width / 2, drop, 1));
  const size = Math.max(16, Math.round(20 * unit));
  const style = { size, fit: rect.width - 24 * unit, colour: palette.plumText, family: 'text' } as const;
  hang.add(label(kit.scene, words, 0, drop + rect.height / 2 + unit, kit.ratio, style));
  hang.setAngle(-0.8);
  kit.swing(hang, { angle: 0.9 }, { ms: 2100 });
}

/** A post with an arm to its left; its foot is at (0, 0). */
function armArt(length: number, height: number, unit: number): Art {
  const l = Math.round(length);
  const h = Math.round(height);
  const u = unit;
  const wood = (d: string, w: number) =>
    `<path d="${d}" fill="none" stroke="${palette.ink}" stroke-width="${w * u}"/><path d="${d}" fill="none" stroke="${palette.wood}" stroke-width="${(w - 8) * u}"/>`;
  const room = box(-l - 14 * u, -h - 12 * u, l + 40 * u, h + 14 * u);
  const body = [
    `<g stroke-linecap="round" stroke-linejoin="round">`,
    wood(`M0 0V${-h}`, 17),
    wood(`M${-l} ${-h}H${14 * u}`, 16),
    wood(`M0 ${-h + 34 * u}L${-30 * u} ${-h + 3 * u}`, 13),
    `<path d="M${-l + 4 * u} ${-h - 2.5 * u}H${10 * u}" stroke="${palette.woodShine}" stroke-width="${2.5 * u}" opacity=".8"/></g>`,
  ];
  return artOf(`arm-${l}x${h}`, room, body.join(''));
}
