/** The sign with the name of the game, still being hung: beam, pulleys, letters, the imps at work, the Z that fell. */
import type { GameObjects } from 'phaser';
import { label } from '../../ui/label.ts';
import { panel } from '../../ui/panel.ts';
import { hangingImp, titleDrawing, titlePart } from '../../ui/title-drawings.ts';
import type { Kit } from './kit.ts';
import type { HoistSpot } from './layout.ts';
import STREET from './street.json' with { type: 'json' };

/** The letters with their turn and lift; the gap between the words is a step. */
const { letters } = STREET;

const SIGN = 152;

interface HoistLook {
  /** Leave the second line away. */
  plain: boolean;
  /** The letters drop in. */
  arrive: boolean;
}

export function buildHoist(kit: Kit, { x, y, s }: HoistSpot, look: HoistLook): void {
  const rope = titleDrawing('rope');
  for (const dx of [-318, -160, 160, 318])
    kit.stretched(rope, x + (dx - 7) * s, y + 8 * s, 14 * s, (SIGN - 82) * s);
  buildBasket(kit, x - 428 * s, y, s, 208, true);
  buildBasket(kit, x + 428 * s, y, s, 146, false);
  kit.image(titleDrawing('beam'), x, y + 6 * s, s);
  for (const dx of [-428, -318, -160, 160, 318, 428])
    kit.image(titleDrawing('pulley'), x + dx * s, y + 14 * s, s);

  const sign = kit.group(x, y + SIGN * s).setAngle(-1.2);
  sign.add(kit.image(titleDrawing('sign'), 0, 0, s));
  const zed = buildZed(kit, s, look.plain ? 104 : 138);
  sign.add(zed);
  buildLetters(kit, sign, s, look.arrive);
  sign.add(buildWorkers(kit, s));
  if (!look.plain) sign.add(buildSubtitle(kit, s));
}

function buildLetters(kit: Kit, sign: GameObjects.Container, s: number, arrive: boolean): void {
  const gap = 5;
  const total = letters.reduce((sum, { width }) => sum + width + gap, 0) + 62;
  let left = -total / 2 + 6;
  for (const [i, { name, width, turn, lift }] of letters.entries()) {
    const middle = left + width / 2;
    left += width + gap;
    if (name === ' ') continue;
    const y = (34 + lift) * s;
    const body = kit.group(0, 0, [kit.image(titleDrawing(`letter-${name}`), 0, 0, s)]);
    const letter = kit.group(middle * s, y, [body]).setAngle(turn);
    sign.add(letter);
    kit.touch(letter, (-width / 2) * s, -80 * s, width * s, 84 * s);
    letter.on('pointerdown', () => kit.hop(body, 16 * s));
    const sway = () => {
      const to = { angle: turn + (i % 2 ? 2.2 : -2.2), y: y - 2.5 * s };
      kit.swing(letter, to, { ms: 1500 + (i % 4) * 170, delay: i * 130 });
    };
    kit.later(() => (arrive ? drop(kit, letter, 190 * s, 120 + i * 65, sway) : sway()));
  }
}

/** A letter falls to where it stands now. However slow the machine, two seconds later the name can be read. */
function drop(
  kit: Kit,
  letter: GameObjects.Container,
  height: number,
  delay: number,
  then: () => void,
): void {
  const { y } = letter;
  letter.y = y - height;
  letter.alpha = 0;
  const { tweens } = kit.scene;
  let landed = false;
  const land = () => {
    if (landed || !letter.active) return;
    landed = true;
    tweens.killTweensOf(letter);
    letter.y = y;
    letter.alpha = 1;
    then();
  };
  tweens.add({ targets: letter, alpha: 1, duration: 90, delay });
  tweens.add({ targets: letter, y, duration: 620, delay, ease: 'Bounce.easeOut', onComplete: land });
  window.setTimeout(land, 2000);
}

/** The letter that fell: it swings on its rope, and an imp on it. */
function buildZed(kit: Kit, s: number, length: number): GameObjects.Container {
  const pivot = kit.group(297 * s, -48 * s);
  const imp = kit.image(hangingImp(), 2 * s, (length + 66) * s, (96 / 256) * s, { at: [128, 4] });
  const climber = kit.group(0, 0, [imp]);
  pivot.add([
    kit.stretched(titleDrawing('rope'), -7 * s, 0, 14 * s, (length + 4) * s),
    kit.image(titleDrawing('letter-z'), 0, (length + 62) * s, s, { angle: -9 }),
    climber,
  ]);
  pivot.setAngle(-3);
  kit.touch(pivot, -46 * s, length * s, 92 * s, 160 * s);
  pivot.on('pointerdown', () => kit.speak(pivot, 0, (length + 70) * s, kit.t('ui.title.imp.3')));
  kit.swing(pivot, { angle: 6 }, { ms: 1700 });
  return pivot;
}

/** A counterweight: a basket on a rope over a pulley, with an imp who enjoys it. */
function buildBasket(kit: Kit, x: number, y: number, s: number, drop: number, low: boolean): void {
  const rope = kit.stretched(titleDrawing('rope'), x - 7 * s, y + 14 * s, 14 * s, (drop - 80) * s);
  const basket = kit.group(x, y + drop * s);
  const passenger = kit.imp(0, 26 * s, 90 * s, low ? 'cheer' : 'wave', {
    standing: false,
    flip: !low,
  });
  basket.add([
    kit.image(titlePart('basket', 'back'), 0, 0, s),
    passenger,
    kit.image(titlePart('basket', 'front'), 0, 0, s),
  ]);
  const way = (low ? -16 : 16) * s;
  kit.swing(basket, { y: basket.y + way }, { ms: 2600 });
  kit.swing(rope, { displayHeight: rope.displayHeight + way }, { ms: 2600 });
  kit.swing(passenger, { angle: low ? 4 : -4 }, { ms: 900, delay: low ? 0 : 400 });
}

/** Three imps on the upper edge of the sign. */
function buildWorkers(kit: Kit, s: number): GameObjects.Container[] {
  const edge = -77 * s;
  const left = kit.imp(-292 * s, edge, 78 * s, 'sit', { standing: false, angle: 4 });
  const middle = kit.imp(-62 * s, edge, 80 * s, 'cheer', { standing: false });
  const right = kit.imp(118 * s, edge, 78 * s, 'wave', { standing: false, flip: true });
  kit.swing(left, { angle: -4 }, { ms: 1300 });
  kit.swing(middle, { angle: 5 }, { ms: 800 });
  kit.swing(right, { angle: -3 }, { ms: 1500, delay: 300 });
  return [left, middle, right];
}

function buildSubtitle(kit: Kit, s: number): GameObjects.Container {
  const size = Math.max(16, Math.round(24 * s));
  const words = label(kit.scene, kit.t('ui.title.subtitle'), 0, 0, kit.ratio, { size, fit: 460 * s });
  const width = words.width + 44 * s;
  const height = words.height + 12 * s;
  const board = kit.group(-20 * s, 92 * s).setAngle(2.4);
  board.add(kit.image(panel('paper', width, height, 11), -width / 2, -height / 2, 1));
  board.add(words);
  return board;
}
