/** Upright windows: an imp turns a tablet on its side and asks for the same. The buttons work all the same. */
import { label } from '../../ui/label.ts';
import { panel } from '../../ui/panel.ts';
import { drawing, hangingImp } from './drawings.ts';
import type { Kit } from './kit.ts';
import type { TurnLayout } from './layout.ts';

export function buildTurn(kit: Kit, { tablet, ground, k, hint, width }: TurnLayout): void {
  for (const [x, y] of [
    [0.12, 20],
    [0.5, 40],
    [0.9, 26],
  ] as const) {
    kit.image(drawing('cobbles-1'), x * width, ground + y * k, k * 1.2);
  }
  kit.image(drawing('bush'), tablet.x - 210 * k, ground + 4 * k, k);
  kit.image(drawing('bush'), tablet.x + 216 * k, ground + 2 * k, k * 0.9);

  const carrier = kit.group(tablet.x, ground + 10 * k, [
    kit.image(hangingImp('blue'), 0, 0, (210 * k) / 256, { at: [128, 238] }),
  ]);
  kit.swing(carrier, { scaleY: 1.02, scaleX: 0.99 }, { ms: 900 });
  kit.touch(carrier, -90 * k, -190 * k, 180 * k, 190 * k);
  carrier.on('pointerdown', () => kit.speak(carrier, 0, -150 * k, kit.t('ui.title.imp.6')));

  const screen = kit.group(tablet.x, tablet.y - 64 * k, [kit.image(drawing('tablet'), 0, 0, k * 0.92)]);
  kit.later(() => {
    screen.setAngle(-90);
    kit.scene.tweens.chain({
      targets: screen,
      loop: -1,
      loopDelay: 600,
      tweens: [
        { angle: 0, delay: 700, duration: 900, ease: 'Back.easeOut' },
        { angle: -90, delay: 2200, duration: 600, ease: 'Cubic.easeInOut' },
      ],
    });
  });
  const arrow = kit.image(drawing('turn'), tablet.x + 184 * k, tablet.y - 120 * k, k * 0.9);
  kit.swing(arrow, { angle: 14 }, { ms: 700 });

  const size = Math.max(18, Math.round(30 * k));
  const words = label(kit.scene, kit.t('ui.title.turn'), 0, 0, kit.ratio, {
    size,
    fit: hint.fit - 40,
    lines: 2,
  });
  const w = words.width + 44;
  const h = words.height + 22;
  kit.group(hint.x, hint.y, [kit.image(panel('paper', w, h, 18), -w / 2, -h / 2, 1), words]);
}
