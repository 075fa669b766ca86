/** First of all a picture: who has won, with the pets that were sold and their owners, and everybody else clapping. */

import type { GameObjects } from 'phaser';
import { paired } from '../../../../ui/paired.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Look, TableLink } from '../../contract.ts';
import { seatPortrait } from '../../frame/faces.ts';
import type { TableKit } from '../../kit.ts';
import { burst, pop } from '../../motion/index.ts';
import { plate } from '../../pieces.ts';
import { customerIn } from '../parts/figures.ts';
import { line } from '../parts/words.ts';
import { layoutWinner } from './winner-layout.ts';

type Outcome = NonNullable<Look['view']['outcome']>;

export function drawWinner(
  kit: TableKit,
  link: TableLink,
  { view }: Look,
  area: Rect,
  { winners, scores }: Outcome,
): void {
  const { speech } = link;
  const best = winners.flatMap((seat) => view.shops[seat]?.sales ?? []);
  const rest = scores
    .map((_, seat) => seat)
    .filter((seat) => !winners.includes(seat))
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const at = layoutWinner(area, winners.length, best.length, rest.length);
  for (const [{ customer, pet }, place] of paired(best, at.sales)) drawSale(kit, customer, pet, place);
  for (const [seat, place, i] of paired(winners, at.winners)) {
    hop(kit, kit.fitted(seatPortrait(link, seat, 'happy'), place, true), place.height * 0.04, i);
    drawPoints(kit, speech.number(scores[seat] ?? 0), place);
  }
  for (const [seat, place, i] of paired(rest, at.others)) {
    const letters = at.compact ? 16 : 19;
    const words = `${speech.seat(seat)} ${speech.number(scores[seat] ?? 0)}`;
    const below = letters + 12;
    const face = { ...place, height: place.height - below };
    hop(kit, kit.fitted(seatPortrait(link, seat, 'neutral'), face, true), face.height * 0.07, i + 1);
    const style = { size: letters, colour: palette.eyeWhite, outline: 4, fit: place.width - 8 };
    line(kit, words, place.x + place.width / 2, place.y + place.height - below / 2, style, 0.5);
  }
  if (!kit.still && kit.speed > 0) void cheer(kit, at.winners);
}

async function cheer(kit: TableKit, places: readonly Rect[]): Promise<void> {
  await kit.ready();
  for (const { x, y, width, height } of places)
    void burst(kit, { x: x + width / 2, y: y + height * 0.4 }, 'confetti', height * 0.9);
}

/** Whoever bought a pet, and the pet beside him. */
function drawSale(kit: TableKit, customer: string, pet: string, { x, y, width, height }: Rect): void {
  kit.fitted(customerIn(customer, 'delighted'), box(x, y, height, height), true);
  const small = height * 0.62;
  kit.fitted(petIn(pet, 'delighted'), box(x + width - small, y + height - small, small, small), true);
}

/** The points on a medal at the winner's side. */
function drawPoints(kit: TableKit, points: string, { x, y, width, height }: Rect): void {
  const size = Math.max(44, height * 0.24);
  const medal = box(x + width - size * 1.05, y + height - size * 1.05, size, size);
  kit.picture(plate(palette.gold, size, size, size / 2, 4), medal.x - 2, medal.y - 2, size + 4);
  const words = line(
    kit,
    points,
    medal.x + size / 2,
    medal.y + size / 2,
    { size: size * 0.5, colour: palette.eyeWhite, outline: 6 },
    0.5,
  );
  if (!kit.still && kit.speed > 0) void pop(kit, words, 1.3);
}

/** Everybody hops out of time with the next. */
function hop(kit: TableKit, image: GameObjects.Image, by: number, nth: number): void {
  if (kit.still || kit.speed === 0) return;
  kit.scene.tweens.add({
    targets: image,
    y: image.y - by,
    duration: 260 + 40 * (nth % 3),
    delay: 120 * nth,
    ease: 'Sine.easeOut',
    yoyo: true,
    repeat: -1,
  });
}
