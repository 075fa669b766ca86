/** What changes hands in the alleys, played on the picture of the alleys itself, where everything has its place too. */

import { alleysIn } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { box as boxOf, contains, middleOf, type Rect } from '../../../../ui/rect.ts';
import type { Beat } from '../../contract.ts';
import type { Point } from '../../motion/index.ts';
import type { AlleyLayout } from '../alley/layout.ts';
import type { TownGround } from '../town-play/ground.ts';
import type { CloseUpGround } from './ground.ts';
import { playEvent } from './plays.ts';

/** Plays such an event on the side of the alleys; on any other there is nothing to see of it. */
export async function playOnAlley(town: TownGround, beat: Beat): Promise<void> {
  const layout = town.layout();
  if (!isAlley(layout)) return town.kit.wait(600);
  const marks = marksOf(layout, beat.before);
  const { bank, compact } = layout;
  const ground: CloseUpGround = {
    host: null,
    kit: town.kit,
    link: town.link,
    speech: town.speech,
    own: town.own,
    mark: (name) => marks.get(name) ?? null,
    stage: () => around(layout),
    card: (seat) => town.card(seat),
    queue: () => [],
    lift: (box) => lift(town, box),
    till: middleOf(bank) satisfies Point,
  };
  await playEvent(ground, beat);
  await town.kit.wait(compact ? 200 : 320);
}

/** What is drawn in the middle of a box goes out of sight. */
function lift(town: TownGround, rect: Rect): void {
  for (const { box, objects } of town.things().values())
    if (contains(box, middleOf(rect))) for (const object of objects) object.setVisible(false);
}

function isAlley(layout: object): layout is AlleyLayout {
  return 'goods' in layout && 'zone' in layout;
}

/** The picture between the bar and the counter. */
function around({ stage, counter }: AlleyLayout): Rect {
  const x = counter.rect.x;
  const y = Math.max(stage.y, 90);
  return boxOf(x, y, counter.rect.width, counter.rect.y - y);
}

/** The places of the alley by the names the plays know them by. */
function marksOf({ goods, slug, zone }: AlleyLayout, view: PetzView): Map<string, Rect> {
  const alleys = alleysIn(view);
  const marks = new Map<string, Rect>();
  for (const [place, box] of Object.entries(goods)) marks.set(`goods:${place}`, box);
  for (const [n, box] of slug.entries()) {
    marks.set(`shown:${n}`, box);
    const tile = alleys?.shown[n] ?? null;
    if (tile !== null) marks.set(`accessory:${tile}`, box);
  }
  for (const [n, box] of zone.tiles.entries()) {
    const id = alleys?.row[n];
    marks.set(id === undefined ? `place:${n}` : `facility:${id}`, box);
  }
  return marks;
}
