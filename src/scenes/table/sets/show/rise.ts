/** How the podium moves: steps one after the other, whoever stands on them rides up; then prizes and confetti. */
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import type { Tower } from './podium.ts';

/** Milliseconds for one step. */
const STEP = 260;

const visible = (object: unknown, on: boolean): void => {
  (object as { setVisible(on: boolean): void }).setVisible(on);
};

/** Everything as it is in the end. */
export function complete(towers: readonly Tower[]): void {
  for (const { blocks, riders, foot } of towers) {
    const top = blocks.at(-1)?.top ?? foot;
    for (const rider of riders) rider.y += top - foot;
  }
}

/** `alive` tells whether the picture is still there. */
export async function rise(
  kit: TableKit,
  towers: readonly Tower[],
  area: Rect,
  alive: () => boolean,
): Promise<void> {
  for (const { blocks, prize } of towers) {
    for (const part of blocks.flatMap(({ parts }) => parts)) visible(part, false);
    for (const part of prize) visible(part, false);
  }
  const most = Math.max(0, ...towers.map(({ blocks }) => blocks.length));
  for (let i = 0; i < most; i++) {
    const moves = towers.flatMap(({ blocks, riders, foot }) => {
      const block = blocks[i];
      if (block === undefined) return [];
      for (const part of block.parts) visible(part, true);
      const before = blocks[i - 1]?.top ?? foot;
      return riders.map((rider) =>
        kit.move(rider, { y: rider.y + block.top - before }, STEP, 'Back.easeOut'),
      );
    });
    await Promise.all(moves);
    if (!alive()) return;
  }
  for (const { prize } of towers) for (const part of prize) visible(part, true);
  confetti(kit, towers, area);
  await kit.wait(300);
}

/** Paper over the first place. */
function confetti(kit: TableKit, towers: readonly Tower[], area: Rect): void {
  const best = Math.max(...towers.map(({ award }) => award));
  const colours = [
    palette.deckRed,
    palette.deckYellow,
    palette.deckGreen,
    palette.deckPurple,
    palette.playerTeal,
  ];
  for (const { award, middle } of towers) {
    if (award < best || award <= 0) continue;
    for (let i = 0; i < 28; i++) {
      const x = middle + (((i * 53) % 28) - 14) * 9;
      const colour = Number.parseInt((colours[i % colours.length] ?? palette.glow).slice(1), 16);
      const y = area.y + 60 + ((i * 31) % 70);
      const paper = kit.scene.add
        .rectangle(x, y, 9, 12, colour)
        .setStrokeStyle(2, 0x3a1a24)
        .setAngle((i * 47) % 360);
      const fall = area.height * (0.35 + ((i * 17) % 30) / 60);
      kit.scene.tweens.add({
        targets: paper,
        y: y + fall,
        angle: paper.angle + 300,
        duration: kit.ms(1500 + ((i * 71) % 900)),
        delay: kit.ms((i * 37) % 500),
        ease: 'Sine.easeIn',
      });
      kit.scene.tweens.add({ targets: paper, alpha: 0, delay: kit.ms(1900), duration: kit.ms(600) });
    }
  }
}
