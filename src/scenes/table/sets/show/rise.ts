/** How the podium moves: curtain, steps one after the other, what is knocked off, prizes, and a fuss about the first. */
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import { downward, sketch } from '../../../../ui/sketch.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { imp } from '../../actors/index.ts';
import type { Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { burst, fade, float, pop, ring, stamp } from '../../motion/index.ts';
import type { Tower, TowerPiece } from './layout.ts';

/** Milliseconds for one point. */
const POINT = 80;
const LEAST = 150;

/** Everything as it is in the end. */
export function complete(towers: readonly Tower[]): void {
  for (const { blocks, lost, riders, foot } of towers) {
    const top = blocks.at(-1)?.top ?? foot;
    for (const rider of riders) rider.y += top - foot;
    for (const { parts } of lost) for (const part of parts) part.setVisible(false);
  }
}

/** Half of the closed curtain: folds, and a golden hem. */
function clothArt(width: number, height: number): Art {
  return sketch('curtain', width, height, (w, h) => {
    const fold = w / 7;
    const folds = Array.from({ length: 7 }, (_, i) => {
      const x = i * fold;
      return `<path d="M${x + fold * 0.5} 0q${fold * 0.16} ${h / 2} 0 ${h}" stroke="#a8243a" stroke-width="${fold * 0.26}"/><path d="M${x + fold * 0.12} 0q${fold * 0.1} ${h / 2} 0 ${h}" stroke="#ff8a78" stroke-opacity=".45" stroke-width="${fold * 0.08}"/>`;
    });
    return [
      downward('cloth', '#f0614f', '#c23a48'),
      `<rect width="${w}" height="${h}" fill="url(#cloth)"/><g fill="none">${folds.join('')}</g>`,
      `<rect x="-4" y="${h - 30}" width="${w + 8}" height="16" fill="#ffcb45" stroke="${palette.ink}" stroke-width="4"/>`,
      `<rect x="0" y="-6" width="${w}" height="${h + 12}" fill="none" stroke="${palette.ink}" stroke-width="6"/>`,
    ].join('');
  });
}

/** The curtain opens to both sides. */
async function openCurtain(kit: TableKit, area: Rect): Promise<void> {
  if (kit.still) return;
  const width = area.width / 2 + 20;
  const art = clothArt(width, area.height);
  const halves = [0, 1].map((side) => {
    const x = side === 0 ? area.x : area.x + area.width - width;
    const half = kit.stretched(art, boxOf(x, area.y, width, area.height));
    return half.setFlipX(side === 1).setDepth(40);
  });
  await kit.ready();
  await kit.wait(150);
  const moves = halves.map((half, side) =>
    kit.move(half, { x: half.x + (side === 0 ? -width : width) }, 700, 'Sine.easeInOut'),
  );
  await Promise.all(moves);
  for (const half of halves) half.destroy();
}

/** All columns climb, each as fast as it has points; then what counted against them knocks steps off. */
export async function rise(
  tools: Tools,
  towers: readonly Tower[],
  area: Rect,
  compact: boolean,
): Promise<void> {
  const { kit } = tools;
  const number = (value: number) => tools.speech.number(value);
  const ends = towers.map(({ score }) => score.text);
  for (const { blocks, lost, minus, prize, score } of towers) {
    const parts = [...[...blocks, ...lost].flatMap((piece) => piece.parts), ...minus.flat(), ...prize];
    for (const part of parts) part.setVisible(false);
    score.setText(number(0));
  }
  await openCurtain(kit, area);
  await Promise.all(towers.map((tower) => climb(kit, tower, number)));
  await kit.wait(250);
  const hit = towers.filter(({ lost, minus }) => lost.length + minus.length > 0);
  await Promise.all(hit.map((tower) => knock(kit, tower)));
  for (const [i, { score }] of towers.entries()) score.setText(ends[i] ?? '');
  await kit.wait(200);
  await givePrizes(kit, towers);
  await cheer(tools, towers, area, compact);
}

async function climb(kit: TableKit, tower: Tower, number: (value: number) => string): Promise<void> {
  const { blocks, lost, riders, score, foot } = tower;
  let before = foot;
  let sum = 0;
  for (const { parts, top, value } of [...blocks, ...lost]) {
    for (const part of parts) part.setVisible(true);
    const by = top - before;
    before = top;
    sum += value;
    const time = Math.max(LEAST, POINT * value);
    await Promise.all(riders.map((rider) => kit.move(rider, { y: rider.y + by }, time, 'Back.easeOut')));
    if (riders.length === 0) await kit.wait(time);
    score.setText(number(sum));
  }
}

/** The signs of what counted against it come in, the steps they cost fall aside, and down it goes. */
async function knock(kit: TableKit, tower: Tower): Promise<void> {
  const { lost, minus, riders, blocks, foot } = tower;
  for (const sign of minus) {
    for (const part of sign) part.setVisible(true).setAlpha(0);
    await fade(kit, sign, 1, 160);
    if (!kit.still && sign[0] !== undefined) await pop(kit, sign[0], 1.15, 180);
  }
  const height = (lost.at(-1)?.top ?? foot) - (blocks.at(-1)?.top ?? foot);
  const falls = lost.map((piece, i) => tumble(kit, piece, i));
  const drops = lost.length === 0 ? [] : riders.map((rider) => drop(kit, rider, -height));
  await Promise.all([...falls, ...drops]);
}

async function drop(kit: TableKit, rider: Tower['riders'][number], by: number): Promise<void> {
  await kit.wait(140);
  await kit.move(rider, { y: rider.y + by }, 420, 'Bounce.easeOut');
}

async function tumble(kit: TableKit, { parts }: TowerPiece, i: number): Promise<void> {
  const gone = fade(kit, parts, 0, 420);
  if (!kit.still) {
    const away = { x: '-=120', y: `+=${40 + i * 12}`, angle: -24 };
    kit.scene.tweens.add({ targets: parts, ...away, duration: kit.ms(420), ease: 'Cubic.easeIn' });
  }
  await gone;
  for (const part of parts) part.setVisible(false);
}

/** From the last place to the first. */
async function givePrizes(kit: TableKit, towers: readonly Tower[]): Promise<void> {
  for (const { prize } of [...towers].sort((a, b) => a.award - b.award)) {
    for (const part of prize) part.setVisible(true).setAlpha(0);
    await fade(kit, prize, 1, 200);
    await kit.wait(120);
  }
}

/** Ribbon, kazoos and paper for the first place. */
async function cheer(tools: Tools, towers: readonly Tower[], area: Rect, compact: boolean): Promise<void> {
  const { kit } = tools;
  const best = Math.max(...towers.map(({ award }) => award));
  const first = towers.filter(({ award }) => award === best && award > 0);
  for (const { riders, pet } of first) {
    const rider = riders.at(-1);
    if (rider === undefined) continue;
    const box = rider.getBounds();
    const width = Math.max(34, pet * 0.4);
    const at = { x: box.right - width * 0.1, y: box.top + box.height * 0.36 };
    void stamp(kit, 'icons/icon-reputation', at, width);
    if (kit.still) void ring(kit, boxOf(box.left, box.top, box.width, box.height));
  }
  if (kit.still) return;
  const over = { y: area.y + area.height * 0.4 };
  for (const { middle } of first) void burst(kit, { x: middle, ...over }, 'confetti', area.height * 0.6);
  if (!compact) for (const tower of first) kazoos(tools, tower);
  await kit.wait(500);
}

/** Two imps of the winner's at the foot of the column. */
function kazoos({ kit, speech }: Tools, { seat, middle, foot, pet }: Tower): void {
  const height = Math.max(44, pet * 0.56);
  for (const side of [-1, 1]) {
    const at = { x: middle + side * (Math.min(95, pet * 0.62) + height * 0.42), y: foot + 2 };
    const fan = imp(kit, seat, at, height, side > 0 ? 1 : 0);
    fan.face(side > 0 ? 'left' : 'right');
    fan.carry('props/kazoo', height * 0.5);
    void fan.cheer(3);
    const words = speech.t('ui.showSet.kazoo');
    void float(
      kit,
      words,
      { x: at.x + side * 10, y: at.y - height - 12 },
      palette.glowRim,
      Math.max(18, pet * 0.15),
    );
  }
}
