/**
 * Whose decision it is, to be seen from every side of a tablet that lies on the table: a thin band in the seat's
 * colour along all four edges of the window, and on each of them a small plate with a face and a name that can be read
 * by whoever sits there. Only where several persons play at this device.
 */
import { heroId, lordSeat, whoIs } from '../../session/quest-facts.ts';
import { palette } from '../../ui/theme/palette.ts';
import { loop } from '../table/motion/run.ts';
import { plate } from '../table/pieces.ts';
import { faceArt } from './art.ts';
import { lordArt } from './lord.ts';
import { disc } from './pieces.ts';
import { seatColour, whoseSide } from './side-facts.ts';
import type { Ground } from './types.ts';
import { nameOf } from './words.ts';

const DEPTH = 850;
/** How thick the band is, how much of a plate shows, and how high its letters are, in CSS pixels. */
const BAND = 5;
const SHOWN = 21;
const LETTERS = 16;

/** Draws the bands and plates over the picture. */
export function drawSides(ground: Ground): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const seat = whoseSide(look, link.session.players);
  if (seat === null) return;
  const lord = lordSeat(look.view.setup);
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
  const name =
    seat === lord ? link.speech.t('ui.battle.lord') : nameOf(link.speech, whoIs(look.view, heroId(seat)));
  const face = seat === lord ? lordArt('calm') : faceArt(whoIs(look.view, heroId(seat)));
  const label = (x: number, y: number, angle: number) => {
    // A phone is held in the hand: there a face is enough, and a name would lie over what is to be read.
    if (at.small) {
      const size = 30;
      const back = kit.picture(disc(colour, 3), -size / 2 - 2, -size / 2 - 2, size + 4);
      const pug = kit.fitted(face, { x: -size / 2 + 2, y: -size / 2 + 2, width: size - 4, height: size - 4 });
      kit
        .group(x, y, [back, pug])
        .setAngle(angle)
        .setDepth(DEPTH + 1);
      return;
    }
    const letters = colour === palette.playerIvory ? palette.ink : '#fffaf0';
    const text = kit.words(name, 11, 0, { size: LETTERS, colour: letters, fit: 150 });
    const wide = Math.ceil(text.width) + 40;
    const board = plate(colour, wide, SHOWN + 8, 10, 3);
    const back = kit.picture(board, -wide / 2 - 2, -(SHOWN + 8) / 2 - 2, wide + 4);
    const pug = kit.fitted(face, {
      x: -wide / 2 + 5,
      y: -SHOWN / 2 - 1,
      width: SHOWN + 2,
      height: SHOWN + 2,
    });
    kit
      .group(x, y, [back, pug, text])
      .setAngle(angle)
      .setDepth(DEPTH + 1);
  };
  // So much of the plate lies outside that only its line of words is seen.
  const out = at.small ? 8 : (SHOWN + 8) / 2 - 4;
  const { world, bar, left } = at;
  // On a phone in the gaps between the parts, elsewhere over the borders of quiet ones.
  const under = bar.y + bar.height + 2;
  label(at.small ? left.x + left.width + 2 : width - world.x - world.width / 2, height - out, 0);
  label(at.small ? world.x + world.width + 2 : world.x + world.width / 2, out, 180);
  label(out, at.small ? under : height * 0.52, 90);
  label(width - out, at.small ? under : height * 0.48, -90);
}
