/** Sets up what stands along the road, and moves what can move. */

import type { GameObjects } from 'phaser';
import { mapDrawing, mapPart, paper } from './drawings.ts';
import type { Layer, MapKit } from './kit.ts';
import type { View } from './layout.ts';
import type { Motion, Prop } from './pieces.ts';

export type PropLayers = Readonly<Record<Prop['layer'], Layer>>;

/** Builds one prop on its layer; in a closed chapter it is a cut-out of paper and stands still. */
export function buildProp(kit: MapKit, layers: PropLayers, view: View, prop: Prop, isOpen: boolean): void {
  const layer = layers[prop.layer];
  const { k } = view;
  const x = layer.x(prop.x * k);
  const y = view.top + prop.y * k;
  if (prop.imp !== undefined) {
    if (!isOpen) return;
    const size = prop.scale * k;
    const who = kit.imp(x, y, size, prop.imp, 'blue', prop.flip ? { flip: true } : {});
    layer.add(who, x - size, x + size);
    return;
  }
  const whole = prop.parts === undefined ? mapDrawing(prop.art) : mapPart(prop.art, ...prop.parts);
  const art = isOpen ? whole : paper(whole);
  const scale = prop.scale * k;
  const { motion } = prop;
  // Light and smoke mean that somebody is there.
  if (!isOpen && (motion === 'glow' || motion === 'smoke' || motion === 'burst')) return;
  if (motion === 'smoke') {
    smoke(kit, layer, x, y, scale);
    return;
  }
  const box = art.box;
  // What swells does so from its foot.
  const foot: [number, number] =
    motion === 'breathe' ? [box.x + box.width / 2, box.y + box.height * 0.93] : pivotOf(prop, whole.svg);
  const image = kit.image(art, 0, 0, scale, {
    at: foot,
    flip: prop.flip ?? false,
    angle: prop.angle ?? 0,
    alpha: prop.alpha ?? 1,
  });
  const group = kit.group(x + foot[0] * scale, y + foot[1] * scale, [image]);
  layer.add(group, x + box.x * scale, x + (box.x + box.width) * scale);
  if (motion !== undefined && isOpen) move(kit, group, motion, k, x);
}

/** The point a drawing turns about: its own, or that of its only part. */
function pivotOf({ motion }: Prop, svg: string): [number, number] {
  if (motion !== 'turn') return [0, 0];
  const [x = 0, y = 0] = (/data-pivot="([^"]+)"/.exec(svg)?.[1] ?? '0 0').split(' ').map(Number);
  return [x, y];
}

function move(kit: MapKit, group: GameObjects.Container, motion: Motion, k: number, seed: number): void {
  const delay = Math.round(seed * 7) % 1300;
  const swing = (props: Readonly<Record<string, number>>, ms: number) =>
    kit.swing(group, props, { ms, delay });
  if (motion === 'sway') {
    group.setAngle(-1.5);
    swing({ angle: 1.5 }, 2200);
  } else if (motion === 'breathe') swing({ scaleY: 1.03, scaleX: 0.985 }, 1200);
  else if (motion === 'float') swing({ y: group.y - 12 * k }, 1900);
  else if (motion === 'drift') swing({ x: group.x + 70 * k }, 14_000 + delay * 4);
  else if (motion === 'blink') swing({ alpha: 0.3 }, 1500);
  else if (motion === 'glow') {
    group.setAlpha(0.75);
    swing({ alpha: 1 }, 1500);
  } else if (motion === 'turn') {
    kit.later(() => kit.scene.tweens.add({ targets: group, angle: 360, duration: 16_000, repeat: -1 }));
  } else if (motion === 'burst') kit.later(() => burst(kit, group, delay));
}

/** A firework goes up again and again. */
function burst(kit: MapKit, group: GameObjects.Container, delay: number): void {
  group.setScale(0);
  kit.scene.tweens.add({
    targets: group,
    scale: { from: 0.15, to: 1 },
    alpha: { from: 1, to: 0 },
    duration: 1700,
    delay,
    repeatDelay: 1600,
    repeat: -1,
    ease: 'Cubic.easeOut',
  });
}

/** Three puffs, one after the other. */
function smoke(kit: MapKit, layer: Layer, x: number, y: number, scale: number): void {
  for (const i of [0, 1, 2]) {
    const puff = kit.group(x, y, [kit.image(mapDrawing('smoke'), 0, 0, scale)]).setAlpha(0);
    layer.add(puff, x - 60 * scale, x + 90 * scale);
    kit.later(() =>
      kit.scene.tweens.add({
        targets: puff,
        x: { from: x, to: x + 42 * scale },
        y: { from: y, to: y - 96 * scale },
        scale: { from: 0.4, to: 1.5 },
        alpha: { from: 0.85, to: 0 },
        duration: 3600,
        delay: i * 1200,
        repeat: -1,
      }),
    );
  }
}
