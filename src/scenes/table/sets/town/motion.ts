/** What happens in town as motion: imps hop in file to their place, coins roll to the bank, things fly home. */
import type { GameObjects } from 'phaser';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { Rect } from '../../../../ui/button.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import type { TableKit } from '../../kit.ts';
import { glow, impOf } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { type Family, goodsArt } from './goods.ts';

export interface Stage {
  kit: TableKit;
  /** Where a shop's groups come from. */
  from(seat: number): Rect;
  /** Where what a shop gets goes to. */
  to(seat: number): Rect;
  /** The ground of a space; null for one that is not in the picture. */
  pad(space: string): Rect | null;
  /** Where a thing on offer stands. */
  thing(id: string): Rect | null;
  bank: Rect;
  own: number;
}

const STEP = 120;

export async function playTown(stage: Stage, events: readonly PetzEvent[]): Promise<void> {
  for (const event of events) {
    switch (event.type) {
      case 'petz.sent': {
        const pad = stage.pad(event.space);
        if (pad !== null) await walk(stage, event.seat, event.group, pad);
        break;
      }
      case 'petz.keptHome':
        await stayHome(stage, event.seat, event.group);
        break;
      case 'petz.gotPet':
        await fly(stage, 'pet', event.pet, event.seat);
        break;
      case 'petz.gotCage':
        await fly(stage, 'cage', event.cage, event.seat);
        break;
      case 'petz.gotAddon':
        await fly(stage, 'addon', event.addon, event.seat);
        break;
      case 'petz.gotArtifact':
        await fly(stage, 'artifact', event.artifact, event.seat);
        break;
      case 'petz.gotFood':
        await shower(stage, event.seat, stage.pad(event.stand), [
          ...Array.from({ length: event.vegetable }, () => drawing('tokens/token-vegetable')),
          ...Array.from({ length: event.meat }, () => drawing('tokens/token-meat')),
          ...Array.from({ length: event.gold }, () => drawing('tokens/token-gold')),
        ]);
        break;
      case 'petz.gotPotion':
        await shower(stage, event.seat, stage.pad('hospital'), [drawing('tokens/potion')]);
        break;
    }
  }
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** The rivals' walks are quicker: one's own is to be savoured. */
function pace({ own }: Stage, seat: number): number {
  return seat === own ? 1 : 1 / 1.4;
}

function put(kit: TableKit, art: Art, at: { x: number; y: number }, width: number): GameObjects.Image {
  const { box } = art;
  return kit.art.image(kit.scene, art, at.x, at.y, width / box.width, kit.ratio, {
    at: [box.x + box.width / 2, box.y + box.height / 2],
  });
}

async function walk(stage: Stage, seat: number, group: Group, pad: Rect): Promise<void> {
  const { kit } = stage;
  const start = middle(stage.from(seat));
  const goal = middle(pad);
  const side = Math.min(pad.height, pad.width) * 0.94;
  const imps = Array.from({ length: group.imps }, () => put(kit, impOf(seat), start, side));
  const coins = Array.from({ length: group.gold }, () =>
    put(kit, drawing('tokens/token-gold'), start, side * 0.42),
  );
  await kit.art.finish();
  const speed = pace(stage, seat);
  const far = Math.hypot(goal.x - start.x, goal.y - start.y);
  const time = Math.min(1100, 500 + far * 0.7) * speed;
  const spread = Math.min(side * 0.6, (pad.width - side) / Math.max(1, imps.length - 1));
  const arrive = imps.map(async (imp, i) => {
    await kit.wait(i * STEP * speed);
    hop(kit, imp, time);
    const x = goal.x + (i - (imps.length - 1) / 2) * spread;
    await Promise.all([
      kit.move(imp, { x }, time, 'Linear'),
      hops(kit, imp, start.y, goal.y - pad.height * 0.1, time),
    ]);
  });
  const bank = middle(stage.bank);
  const pay = coins.map(async (coin, i) => {
    await kit.wait((i + 0.5) * STEP * speed);
    await kit.move(coin, { x: goal.x, y: goal.y }, time, 'Sine.easeInOut');
    await kit.move(coin, { x: bank.x, y: bank.y, angle: 360 }, 420 * speed, 'Cubic.easeIn');
    coin.destroy();
  });
  await Promise.all([...arrive, ...pay]);
  const ring = kit
    .picture(glow(pad.width, pad.height, 9), pad.x - 11, pad.y - 11, pad.width + 22)
    .setAlpha(0);
  await kit.art.finish();
  await kit.move(ring, { alpha: 1 }, 120);
  await kit.move(ring, { alpha: 0 }, 180);
}

/** Leans into every step. */
function hop(kit: TableKit, imp: GameObjects.Image, time: number): void {
  if (kit.still || kit.speed === 0) return;
  const beat = kit.ms(150);
  imp.setAngle(-5);
  kit.scene.tweens.add({
    targets: imp,
    angle: 5,
    duration: beat,
    yoyo: true,
    repeat: Math.ceil(kit.ms(time) / beat / 2),
  });
}

/** From one height to another in little bounces. */
async function hops(
  kit: TableKit,
  imp: GameObjects.Image,
  from: number,
  to: number,
  time: number,
): Promise<void> {
  const count = Math.max(2, Math.round(time / 260));
  for (let i = 0; i < count; i++) {
    const here = from + ((to - from) * (i + 0.5)) / count;
    const there = from + ((to - from) * (i + 1)) / count;
    await kit.move(imp, { y: Math.min(here, there) - 16 }, time / count / 2, 'Quad.easeOut');
    await kit.move(imp, { y: there }, time / count / 2, 'Quad.easeIn');
  }
}

/** They turn round, shrug, and go back in. */
async function stayHome(stage: Stage, seat: number, group: Group): Promise<void> {
  const { kit } = stage;
  const home = middle(stage.from(seat));
  const side = Math.min(56, stage.from(seat).height * 0.5);
  const imps = Array.from({ length: group.imps }, (_, i) =>
    put(kit, impOf(seat), { x: home.x + (i - (group.imps - 1) / 2) * side * 0.5, y: home.y }, side),
  );
  await kit.art.finish();
  await kit.move(imps, { y: home.y - 30, angle: 6 }, 160);
  await kit.move(imps, { angle: -6 }, 160);
  await kit.move(imps, { y: home.y + 20, alpha: 0, angle: 0 }, 260, 'Cubic.easeIn');
}

/** A thing rises, then flies to its new owner on an arc. */
async function fly(stage: Stage, family: Family, id: string, seat: number): Promise<void> {
  const { kit } = stage;
  const box = stage.thing(id) ?? stage.bank;
  const start = middle(box);
  const goal = middle(stage.to(seat));
  const image = put(kit, goodsArt(family, id), start, Math.min(box.width, box.height, 110));
  await kit.art.finish();
  const speed = pace(stage, seat);
  await kit.move(image, { y: start.y - 24 }, 140 * speed, 'Back.easeOut');
  const size = image.scale;
  await Promise.all([
    kit.move(image, { x: goal.x, scale: size * 0.5 }, 420 * speed, 'Sine.easeInOut'),
    kit.move(image, { y: goal.y }, 420 * speed, goal.y < start.y ? 'Cubic.easeOut' : 'Back.easeIn'),
  ]);
  await kit.move(image, { alpha: 0 }, 120 * speed);
}

async function shower(stage: Stage, seat: number, from: Rect | null, arts: readonly Art[]): Promise<void> {
  const { kit } = stage;
  const start = middle(from ?? stage.bank);
  const goal = middle(stage.to(seat));
  const speed = pace(stage, seat);
  const images = arts.map((art, i) =>
    put(kit, art, { x: start.x + (i - arts.length / 2) * 14, y: start.y }, 34),
  );
  await kit.art.finish();
  await Promise.all(
    images.map(async (image, i) => {
      await kit.wait(i * 70 * speed);
      await kit.move(image, { y: start.y - 26 }, 140 * speed, 'Back.easeOut');
      await kit.move(image, { x: goal.x, y: goal.y }, 420 * speed, 'Cubic.easeInOut');
      image.destroy();
    }),
  );
}
