/** Who strikes whom: the attacker, a big arrow, whoever is hit with the damage that is still to come. */
import { numbersOf, whoIs } from '../../../session/quest-facts.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { sketch } from '../../table/pieces.ts';
import { faceArt } from '../art.ts';
import { harmPlate, lifePlate } from '../pieces.ts';
import type { Ground } from '../types.ts';
import type { Picked, Reaction } from './reaction.ts';

/** More than these are not drawn larger than a fingertip. */
const MOST = 4;

function arrow(): Art {
  return sketch(
    'duel-arrow',
    90,
    56,
    () =>
      `<path d="M4 20h44V5l38 23-38 23V36H4z" fill="#f0503c" stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round"/><path d="M10 25h40" stroke="#ff9a7c" stroke-width="4" stroke-linecap="round"/>`,
  );
}

/** Damage still to come to a target, with what is on the dial. */
export function remaining(reaction: Reaction, { index }: Picked, n: number): number {
  return reaction.form === 'dial' ? Math.max(0, n - (index + 1)) : n;
}

export function drawDuel(ground: Ground, rect: Rect, reaction: Reaction, picked: Picked): void {
  const { duel } = reaction;
  if (duel === null) return;
  const { deal, look, at } = ground;
  const { kit } = deal;
  const targets = duel.targets.slice(0, MOST);
  const isTall = rect.height > rect.width * 0.8;
  const middle = rect.y + rect.height / 2;
  const by = Math.min(rect.height * (isTall ? 0.42 : 0.82), rect.width * 0.32);
  if (duel.by !== null) {
    kit.fitted(faceArt(whoIs(look.view, duel.by), 'fierce'), {
      x: rect.x,
      y: middle - by / 2,
      width: by,
      height: by,
    });
  }
  const sign = Math.min(by * 0.8, rect.width * 0.18);
  const arrowX = rect.x + by + 6;
  kit.fitted(arrow(), { x: arrowX, y: middle - sign / 2, width: sign, height: sign });
  const room = { x: arrowX + sign + 6, width: rect.x + rect.width - arrowX - sign - 6 };
  const count = Math.max(1, targets.length);
  const inRow = count <= 2 ? count : 2;
  const rows = Math.ceil(count / inRow);
  const size = Math.min((room.width - 8) / inRow, (rect.height - 6) / rows, rect.height * 0.94);
  for (const [i, { id, n }] of targets.entries()) {
    const x = room.x + (room.width - inRow * size) / 2 + (i % inRow) * size;
    const y = middle - (rows * size) / 2 + Math.floor(i / inRow) * size;
    drawTarget(ground, id, { x, y, width: size, height: size }, remaining(reaction, picked, n), at.small);
  }
}

function drawTarget(
  { deal: { kit }, look }: Ground,
  id: string,
  rect: Rect,
  n: number,
  small: boolean,
): void {
  const { left } = numbersOf(look.view, id);
  const face = n > 0 || left <= 0 ? 'hurt' : 'glad';
  const who = whoIs(look.view, id);
  const inner = rect.width * 0.92;
  const x = rect.x + (rect.width - inner) / 2;
  kit.fitted(faceArt(who, face), { x, y: rect.y + (rect.height - inner) / 2, width: inner, height: inner });
  const heart = Math.max(small ? 28 : 36, rect.width * 0.36);
  lifePlate(kit, left, rect.x + rect.width - heart * 0.5, rect.y + rect.height - heart * 0.55, heart);
  if (n <= 0) return;
  const burst = Math.max(small ? 40 : 48, rect.width * 0.46);
  harmPlate(kit, n, rect.x + burst * 0.42, rect.y + burst * 0.44, burst);
}
