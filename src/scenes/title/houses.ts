/** The three shops that all were first, and the kennel, with whoever looks out of their windows. */
import type { GameObjects } from 'phaser';
import { label } from '../../ui/label.ts';
import { panel } from '../../ui/panel.ts';
import { crop } from '../../ui/svg-art.ts';
import { drawing, partOf } from './drawings.ts';
import type { Kit } from './kit.ts';
import type { Spot, StreetLayout } from './layout.ts';

/** Pet, the middle of its sill in the house's own units, its size. */
type Lodger = readonly [pet: string, x: number, y: number, size: number];

const lodgers: Record<'rose' | 'blue' | 'teal', readonly Lodger[]> = {
  rose: [
    ['pet-ghost', -54, -120, 56],
    ['pet-plant', 44, -26, 64],
  ],
  blue: [
    ['pet-bunny', -122, -144, 68],
    ['pet-spider', 122, -144, 70],
    ['pet-stego', -121, -22, 96],
    ['pet-golem', 123, -20, 92],
  ],
  teal: [
    ['pet-penguin', -44, -116, 56],
    ['pet', 52, -116, 56],
    ['pet-snakecat', -39, -24, 62],
  ],
};

/** Windows in which it is dark, but not empty. */
const dark: Record<'rose' | 'blue' | 'teal', Spot | null> = {
  rose: { x: 46, y: -150 },
  blue: { x: -68, y: -280 },
  teal: null,
};

/** Builds a shop; `enter` makes its door a way in. */
export function buildShop(
  kit: Kit,
  name: 'rose' | 'blue' | 'teal',
  at: Spot,
  k: number,
  enter?: () => void,
): void {
  const file = `shop-${name}`;
  const house = kit.group(at.x, at.y, [kit.image(partOf(file, 'back'), 0, 0, k)]);
  for (const [i, [pet, x, y, size]] of lodgers[name].entries()) {
    house.add(lodger(kit, pet, x * k, y * k, size * k, i + name.length));
  }
  const front = kit.image(partOf(file, 'front'), 0, 0, k);
  house.add(front);
  const eyes = dark[name];
  if (eyes) house.add(darkEyes(kit, eyes.x * k, eyes.y * k, k * 0.82, name === 'rose' ? 3200 : 8200));
  if (enter) door(kit, house, { x: 0, y: 0 }, 130 * k, 176 * k, partOf(file, 'glow'), k, enter);
  if (name === 'blue') smoke(kit, house, 118 * k, -372 * k, k);
}

function lodger(
  kit: Kit,
  pet: string,
  x: number,
  y: number,
  size: number,
  seed: number,
): GameObjects.Container {
  const picture = kit.image(drawing(pet), 0, 0, size / 256, { at: [128, 238] });
  const body = kit.group(0, 0, [picture]);
  const who = kit.group(x, y, [body]);
  kit.touch(who, -size * 0.45, -size * 0.9, size * 0.9, size * 0.9);
  who.on('pointerdown', () => kit.hop(body, size * 0.1));
  kit.swing(who, { scaleY: 1.03, scaleX: 0.985 }, { ms: 1200 + (seed % 5) * 140, delay: (seed % 7) * 260 });
  return who;
}

/** Two eyes that open every ten seconds, look about and go out again. Without motion they are simply there. */
function darkEyes(kit: Kit, x: number, y: number, k: number, first: number): GameObjects.Container {
  const whites = kit.image(partOf('dark-eyes', 'whites'), 0, 0, k);
  const pupils = kit.image(partOf('dark-eyes', 'pupils'), 0, 0, k);
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

/** A door that lights up under the pointer. */
function door(
  kit: Kit,
  house: GameObjects.Container,
  at: Spot,
  width: number,
  height: number,
  glow: Parameters<Kit['image']>[0],
  k: number,
  enter: () => void,
): void {
  const box = { x: -width / 2 / k - 14, y: -height / k - 14, width: width / k + 28, height: height / k + 28 };
  const light = kit.image(crop(glow, 'door', box), at.x, at.y, k, { later: true });
  light.setVisible(false);
  const way = kit.group(at.x, at.y);
  kit.touch(way, -width / 2, -height, width, height);
  way.on('pointerover', () => light.setVisible(true));
  way.on('pointerout', () => light.setVisible(false));
  way.on('pointerup', (pointer: { wasTouch: boolean }) => {
    if (pointer.wasTouch) light.setVisible(false);
    enter();
  });
  house.add([light, way]);
}

function smoke(kit: Kit, house: GameObjects.Container, x: number, y: number, k: number): void {
  for (const i of [0, 1, 2]) {
    const puff = kit.group(x, y, [kit.image(drawing('smoke'), 0, 0, k * 0.8)]).setAlpha(0);
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

/** The kennel sleeps. Knock, and it lifts its lids for a moment. */
export function buildKennel(kit: Kit, { ground, houses, ...layout }: StreetLayout): void {
  const k = layout.k * layout.share.kennel;
  const house = kit.group(houses.kennel, ground, [kit.image(partOf('kennel', 'back'), 0, 0, k)]);
  const lids: GameObjects.Image[] = [];
  for (const [side, pug, lid] of [
    [-1, 'pug-mage', 'lid-left'],
    [1, 'pug-rogue', 'lid-right'],
  ] as const) {
    house.add(kit.image(drawing(pug), side * 86 * k, -158 * k, (58 * k) / 256, { at: [128, 240] }));
    const box = { x: side * 86 - 50, y: -236, width: 100, height: 100 };
    const shut = crop(lidArt(lid), 'lid', box);
    const image = kit.image(shut, side * 86 * k, -234 * k, k, { at: [side * 86, -234] });
    lids.push(image);
    house.add(image);
  }
  let words = 0;
  const knock = () => {
    words = (words % 2) + 1;
    kit.speak(house, 118 * k, -62 * k, kit.t(`ui.title.asleep.${words}`));
    blink(kit, lids);
  };
  door(kit, house, { x: 0, y: 0 }, 128 * k, 134 * k, partOf('kennel', 'glow'), k, knock);
  const sleeper = kit.group(132 * k, 22 * k, [kit.image(drawing('pug-asleep'), 0, 0, 0.98 * k)]);
  house.add(sleeper);
  kit.touch(sleeper, -74 * k, -80 * k, 140 * k, 84 * k);
  sleeper.on('pointerdown', knock);
  kit.swing(sleeper, { scaleY: 1.03 }, { ms: 1600 });
  for (const i of [0, 1, 2]) zed(kit, house, 120 * k, -62 * k, k, i);
}

/** One eyelid of the kennel: the groups lie inside `front`. */
function lidArt(id: 'lid-left' | 'lid-right') {
  const both = partOf('kennel', 'front');
  const other = id === 'lid-left' ? 'lid-right' : 'lid-left';
  const svg = both.svg.replace(`id="${other}"`, `id="${other}" display="none"`);
  return { ...both, key: `kennel-${id}`, svg };
}

function blink(kit: Kit, lids: GameObjects.Image[]): void {
  if (kit.still) {
    for (const lid of lids) lid.setVisible(false);
    kit.scene.time.delayedCall(2200, () => {
      for (const lid of lids) lid.setVisible(true);
    });
    return;
  }
  if (lids.some((lid) => kit.scene.tweens.isTweening(lid))) return;
  const open = (lids[0]?.scaleY ?? 1) * 0.2;
  kit.scene.tweens.add({
    targets: lids,
    scaleY: open,
    duration: 260,
    ease: 'Back.easeOut',
    yoyo: true,
    hold: 1700,
  });
}

function zed(kit: Kit, house: GameObjects.Container, x: number, y: number, k: number, i: number): void {
  const letter = kit.group(x + i * 18 * k, y - i * 26 * k, [
    kit.image(drawing('zed'), 0, 0, k * (0.7 + i * 0.24)),
  ]);
  house.add(letter);
  kit.later(() =>
    kit.scene.tweens.add({
      targets: letter,
      x: { from: x, to: x + 62 * k },
      y: { from: y, to: y - 108 * k },
      scale: { from: 0.3, to: 1.15 },
      angle: { from: -14, to: 12 },
      alpha: { from: 1, to: 0 },
      duration: 3900,
      delay: i * 1300,
      repeat: -1,
    }),
  );
}

/** The boards with the names; each rival hangs its emblem beside them. */
export function buildBoards(kit: Kit, { boards, k, compact, share }: StreetLayout): void {
  for (const [name, angle, emblem] of [
    ['rose', -3, -1],
    ['blue', -1.5, 1],
    ['teal', 2.5, -1],
  ] as const) {
    const { x, y, fit, size } = boards[name];
    const width = board(kit, kit.t(`ui.title.shop.${name}`), x, y, fit, size, angle);
    const badge = Math.max(30, 54 * k * (name === 'blue' ? 1 : share.rival));
    const above = compact && name !== 'blue';
    const bx = above ? x : x + emblem * (width / 2 + badge * 0.1);
    const by = above ? y - size * 0.9 - badge * 0.34 : y - badge * 0.2;
    kit.image(drawing(`player-${name}`), bx, by, badge / 128, { at: [64, 64] });
  }
  for (const [name, angle] of [
    ['petShop', -1],
    ['kennel', 1],
  ] as const) {
    const { x, y, fit, size } = boards[name];
    board(kit, kit.t(`ui.title.${name}`), x, y, fit, size, angle);
  }
}

function board(
  kit: Kit,
  words: string,
  x: number,
  y: number,
  fit: number,
  size: number,
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
