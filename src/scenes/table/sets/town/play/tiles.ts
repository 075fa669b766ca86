/** New tiles of the calendar: their backs lie over the town, flip, and go to their place in the bar. */
import type { PetzEventOf } from '../../../../../engine/petz/events.ts';
import { middleOf } from '../../../../../ui/rect.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import { drawing } from '../../../drawings.ts';
import { fade } from '../../../motion/index.ts';
import { plate } from '../../../pieces.ts';
import type { TownGround } from './ground.ts';

const DEPTH = 880;
const GAP = 24;

export async function playTurnedUp(
  ground: TownGround,
  events: readonly PetzEventOf<'petz.turnedUp'>[],
): Promise<void> {
  const { compact, counter } = ground.layout();
  const width = Math.min(compact ? 190 : 250, counter.rect.width / events.length - GAP);
  await Promise.all(
    events.map((event, i) => turn(ground, event, (i - (events.length - 1) / 2) * (width + GAP), width)),
  );
}

async function turn(
  ground: TownGround,
  { tile, id, round }: PetzEventOf<'petz.turnedUp'>,
  aside: number,
  width: number,
): Promise<void> {
  const { kit, link } = ground;
  const { compact, counter, middle } = ground.layout();
  const height = compact ? 118 : 170;
  const name = link.speech.thing(tile, id);
  const art = drawing(tile === 'exhibition' ? `exhibitions/${id}` : `customers/${id}`);
  const back = kit.group(0, 0, [
    kit.picture(plate(palette.plumDark, width, height, 20, 5), -width / 2, -height / 2, width),
    kit.words('?', 0, 0, { size: 60, colour: palette.plumText }),
  ]);
  const picture = { x: -width / 2 + 14, y: -height / 2 + 12, width: width - 28, height: height - 68 };
  const front = kit.group(0, 0, [
    kit.picture(plate(palette.parchmentLight, width, height, 20, 5), -width / 2, -height / 2, width),
    kit.fitted(art, picture),
    kit.words(name, 0, height / 2 - 40, { size: 20, fit: width - 24 }),
    kit.words(link.speech.t('ui.calendar.round', { round }), 0, height / 2 - 18, {
      size: 16,
      family: 'text',
      colour: palette.textSoft,
    }),
  ]);
  const card = kit.group(middle.x + aside, middle.y, [back, front]).setDepth(DEPTH);
  front.setVisible(false);
  card.setAlpha(0);
  await kit.ready();
  const part = tile === 'exhibition' ? tile : 'customers';
  if (kit.still) {
    front.setVisible(true);
    back.setVisible(false);
    await fade(kit, [card], 1);
    await kit.wait(900);
    await fade(kit, [card], 0);
    return kit.layer.light(part, kit.ms(600));
  }
  await fade(kit, [card], 1, 120);
  await kit.move(back, { scaleX: 0 }, 120, 'Sine.easeIn');
  back.setVisible(false);
  front.setVisible(true).setScale(0, 1);
  await kit.move(front, { scaleX: 1 }, 140, 'Back.easeOut');
  await kit.wait(620);
  const goal = middleOf(kit.layer.placeOf(part) ?? counter.rect);
  await kit.move(card, { x: goal.x, y: goal.y, scale: 0.3, alpha: 0.2 }, 260, 'Cubic.easeIn');
  card.destroy();
  kit.layer.light(part, kit.ms(600));
}
