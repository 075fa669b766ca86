/** Everybody's waiting groups in the order in which they go: what joins one of them is seen here, and how it cuts in. */

import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { nextUp, sameGroup, sizeOf } from '../../../../session/facts.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { emblem } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { card } from '../parts/boards.ts';
import { sizeText } from '../parts/half.ts';
import { buildCrowd, sizeBadge } from './crowd.ts';
import type { Desk } from './desk.ts';
import { grid } from './layout.ts';

export interface Waiting {
  seat: Seat;
  group: Group;
}

/** Who waits, first whoever goes first; a seat's own groups from the biggest on. */
export function queueOf(view: PetzView): Waiting[] {
  const left = view.shops.map((shop) => [...shop.groups].sort((a, b) => sizeOf(b) - sizeOf(a)));
  const queue: Waiting[] = [];
  for (const seat of nextUp(view)) {
    const group = left[seat]?.shift();
    if (group !== undefined) queue.push({ seat, group });
  }
  // Whoever is not in any order yet waits at the end.
  for (const [seat, groups] of left.entries()) queue.push(...groups.map((group) => ({ seat, group })));
  return queue;
}

/** The place of a group in a queue; -1: it does not wait. */
export function placeIn(queue: readonly Waiting[], seat: Seat, group: Group): number {
  return queue.findIndex((one) => one.seat === seat && sameGroup(one.group, group));
}

export interface QueueCard extends Waiting {
  rect: Rect;
  /** Everything the card is drawn with. */
  objects: GameObjects.GameObject[];
}

/** Draws the queue, with the burrow at its left; gives back the cards in their order. */
export function paintQueue(desk: Desk): QueueCard[] {
  const { deal, view, at, marks } = desk;
  const { kit } = deal;
  const { stage } = at;
  const wide = Math.min(stage.width * 0.2, stage.height * 0.8);
  const home = { x: stage.x + 4, y: stage.y + stage.height * 0.96 - wide, width: wide, height: wide };
  kit.fitted(drawing('spaces/home'), home, true);
  marks.set('home', home);
  const room = { x: stage.x + wide + 14, y: stage.y, width: stage.width - wide - 18, height: stage.height };
  marks.set('street', room);
  const queue = queueOf(view);
  const boxes = grid(room, queue.length, { most: at.compact ? 130 : 200, tall: 0.94 });
  return queue.flatMap(({ seat, group }, i) => {
    const rect = boxes[i];
    if (rect === undefined) return [];
    const before = kit.scene.children.list.length;
    const { x, y, width, height } = rect;
    const badge = Math.min(38, height * 0.3);
    kit.picture(card('rest', width, height), x, y, width);
    buildCrowd(kit, seat, group, { x: x + 10, y: y + 12, width: width - 20, height: height - badge - 20 });
    sizeBadge(kit, sizeText(sizeOf(group)), x + width / 2, y + height - badge / 2 - 6, badge);
    kit.picture(emblem(seat), x + 6, y + height - badge - 4, badge);
    const objects = kit.scene.children.list.slice(before);
    return [{ seat, group, rect, objects }];
  });
}
