/**
 * Whose decision it is, to be seen from every side of a tablet that lies on the table: a thin band in the seat's
 * colour along all four edges of the window, and on each of them a face that can be seen by the player who sits there, in the
 * gaps between what is to be read. When a turn begins the name stands there, too, for a while. Only where
 * several persons play at this device.
 */

import type { GameObjects } from 'phaser';
import type { Seat } from '../../engine/kernel/state.ts';
import { heroId, lordSeat, whoIs } from '../../engine/quest/read.ts';
import type { Art } from '../../ui/svg-art.ts';
import type { TableKit } from '../table/kit.ts';
import { loop } from '../table/motion/run.ts';
import { plate } from '../table/pieces.ts';
import { faceArt, lordArt } from './art.ts';
import { disc } from './pieces.ts';
import { type Edge, edgesOf, lettersOn, seatColour, whoseSide } from './side-facts.ts';
import type { Ground } from './types.ts';

const DEPTH = 850;
/** How thick the band is, how much of a plate shows, and how high its letters are, in CSS pixels. */
const BAND = 5;
const SHOWN = 21;
const LETTERS = 16;
/** A face alone, and how long the name stands beside it first. */
const FACE = 30;
const NAMED = 2000;

/** Draws the bands and plates over the picture. */
export function drawSides(ground: Ground): void {
  const { host, look, at, kit, speech, view } = ground;
  const { link } = host;
  const seat = whoseSide(look, link.session.players);
  if (seat === null) return;
  const lord = lordSeat(view.setup);
  const colour = seatColour(seat, lord);
  const { width, height } = at.window;
  const tint = Number.parseInt(colour.slice(1), 16);
  const bands = [
    [0, 0, width, BAND],
    [0, height - BAND, width, BAND],
    [0, 0, BAND, height],
    [width - BAND, 0, BAND, height],
  ].map(([x = 0, y = 0, w = 0, h = 0]) =>
    kit.scene.add.rectangle(x, y, w, h, tint).setOrigin(0, 0).setDepth(DEPTH),
  );
  if (!kit.still) {
    loop(kit, (ms) => {
      const alpha = 0.66 + 0.34 * Math.sin(ms / 380);
      for (const band of bands) if (band.active) band.setAlpha(alpha);
      return true;
    });
  }
  const who = seat === lord ? null : whoIs(view, heroId(seat));
  const name = who === null ? speech.t('ui.battle.lord') : speech.hero(seat);
  const face = who === null ? lordArt('calm') : faceArt(who);
  const plates: GameObjects.Container[] = [];
  const faces: GameObjects.Container[] = [];
  const put = (into: GameObjects.Container[], parts: GameObjects.GameObject[], { x, y, angle }: Edge) =>
    into.push(
      kit
        .group(x, y, parts)
        .setAngle(angle)
        .setDepth(DEPTH + 1),
    );
  const left = at.small ? 0 : plateTime(kit, link.session, seat);
  for (const edge of edgesOf(at)) {
    const back = kit.picture(disc(colour, 3), -FACE / 2 - 2, -FACE / 2 - 2, FACE + 4);
    const inside = { x: -FACE / 2 + 2, y: -FACE / 2 + 2, width: FACE - 4, height: FACE - 4 };
    put(faces, [back, kit.fitted(face, inside)], edge);
    if (left > 0) put(plates, plateOf(kit, face, name, colour), edge);
  }
  if (plates.length === 0) return;
  for (const one of faces) one.setVisible(false);
  kit.scene.time.delayedCall(left, () => {
    for (const one of plates) one.setVisible(false);
    for (const one of faces) one.setVisible(true);
  });
}

const since = new WeakMap<object, { seat: Seat; at: number }>();

/** How long the name is still to stand there, in milliseconds. */
function plateTime(kit: TableKit, session: object, seat: Seat): number {
  const { now } = kit.scene.time;
  const known = since.get(session);
  const begun = known?.seat === seat ? known : { seat, at: now };
  since.set(session, begun);
  return begun.at + NAMED - now;
}

/** A face with a name; so much of it lies outside that only its line of words is seen. */
function plateOf(kit: TableKit, face: Art, name: string, colour: string): GameObjects.GameObject[] {
  const text = kit.words(name, 11, 0, { size: LETTERS, colour: lettersOn(colour), fit: 150 });
  const wide = Math.ceil(text.width) + 40;
  const board = plate(colour, wide, SHOWN + 8, 10, 3);
  const back = kit.picture(board, -wide / 2 - 2, -(SHOWN + 8) / 2 - 2, wide + 4);
  const pug = kit.fitted(face, { x: -wide / 2 + 5, y: -SHOWN / 2 - 1, width: SHOWN + 2, height: SHOWN + 2 });
  return [back, pug, text];
}
