/**
 * Everybody's waiting groups in the order in which they go, with the burrow before them. An imp that comes home stands
 * there, or in the group he is picked to join.
 */

import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Joiner } from '../../../../engine/petz/events.ts';
import { cutsIn, joinerNow, nextUp, sameGroup, sizeOf } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Explanation } from '../../explain/explanation.ts';
import { explainSpace } from '../../explain/index.ts';
import { card, emblem, plate } from '../../pieces.ts';
import { buildJoiner, drawParty, sizeBadge, sizeText } from '../parts/party.ts';
import { split, spreadGrid } from '../parts/spread.ts';
import type { CloseUp } from './picture.ts';

/** How a group stands together. */
const CROWD = { most: 120, squeeze: 0.62 };

interface Waiting {
  seat: Seat;
  group: Group;
}

/** The waiting groups in the order in which they go; a seat's own from the biggest on. */
export function queueOf(view: PetzView): Waiting[] {
  const left = view.shops.map((shop) => [...shop.groups].sort((a, b) => sizeOf(b) - sizeOf(a)));
  const queue: Waiting[] = [];
  for (const seat of nextUp(view)) {
    const group = left[seat]?.shift();
    if (group !== undefined) queue.push({ seat, group });
  }
  // A group that is in no order yet waits at the end.
  for (const [seat, groups] of left.entries()) queue.push(...groups.map((group) => ({ seat, group })));
  return queue;
}

/** The place of a group in a queue; -1: it does not wait. */
export function placeIn(queue: readonly Waiting[], seat: Seat, group: Group): number {
  return queue.findIndex((one) => one.seat === seat && sameGroup(one.group, group));
}

/** What a newcomer adds to a group, as the rules of joining say. */
export function withJoiner(group: Group, who: Joiner): Group {
  const isImp = who === 'imp' || who === 'impWithHat';
  return {
    imps: group.imps + (isImp ? 1 : 0),
    gold: group.gold,
    bodyguard: (group.bodyguard ?? 0) + (who === 'bodyguard' ? 1 : 0),
    hat: (group.hat ?? 0) + (who === 'hat' || who === 'impWithHat' ? 1 : 0),
  };
}

export interface QueueCard extends Waiting {
  rect: Rect;
  /** Everything the card is drawn with. */
  objects: GameObjects.GameObject[];
}

/** Draws the queue; gives back the cards in their order. */
export function paintQueue(closeUp: CloseUp): QueueCard[] {
  const { view, at, marks, seat, pick, kit } = closeUp;
  const { lead, things } = split(at.stage, 0.22);
  const joins = optionsOf('petz.join', closeUp.options);
  const who = joins.length > 0 ? (joinerNow(view) ?? 'imp') : null;
  buildHome(closeUp, lead, who, joins.indexOf(null));
  marks.set('street', things);
  const queue = queueOf(view);
  const boxes = spreadGrid(things, queue.length, { most: at.compact ? 130 : 210, tall: 0.94 });
  return queue.flatMap((waiting, n) => {
    const rect = boxes[n];
    if (rect === undefined) return [];
    const { group } = waiting;
    const i = joins.findIndex((one) => one !== null && waiting.seat === seat && sameGroup(one, group));
    const joiner = i >= 0 ? who : null;
    // Of two that are alike one is joined.
    const isJoined = i === closeUp.picked && placeIn(queue, seat, group) === n;
    const objects = buildCard(closeUp, waiting, rect, isJoined ? joiner : null);
    if (joiner !== null) {
      const explain = () => explainJoining(closeUp, withJoiner(group, joiner));
      kit.press(`group:${n}`, rect, () => pick(i), explain);
    }
    return [{ ...waiting, rect, objects }];
  });
}

/** A waiting group; `joiner` is picked to be in it from now on. */
function buildCard(
  { kit }: CloseUp,
  { seat, group }: Waiting,
  { x, y, width, height }: Rect,
  joiner: Joiner | null,
): GameObjects.GameObject[] {
  const before = kit.scene.children.list.length;
  const shown = joiner === null ? group : withJoiner(group, joiner);
  const badge = Math.min(38, height * 0.3);
  kit.laid(card(joiner === null ? 'rest' : 'picked', width, height), { x, y });
  const top = (shown.hat ?? 0) > 0 ? 22 : 12;
  drawParty(kit, seat, shown, box(x + 10, y + top, width - 20, height - badge - top - 8), CROWD);
  const size = sizeText(sizeOf(shown));
  const fill = joiner === null ? undefined : palette.glow;
  sizeBadge(kit, size, x + width / 2, y + height - badge / 2 - 6, badge, fill);
  kit.picture(emblem(seat), x + 6, y + height - badge - 4, badge);
  return kit.scene.children.list.slice(before);
}

/** The burrow; before it the imps that have come home, as long as no group is picked for them. */
function buildHome(
  { view, seat, at, marks, picked, pick, kit, link, speech }: CloseUp,
  lead: Rect,
  who: Joiner | null,
  home: number,
): void {
  const side = Math.min(lead.width, lead.height * 0.96);
  const left = lead.x + (lead.width - side) / 2;
  const house = box(left, lead.y + lead.height - side, side, side);
  kit.fitted('spaces/home', house, true);
  marks.set('home', house);
  if (who === null || home < 0) return;
  kit.press(
    'home',
    house,
    () => pick(home),
    () => explainSpace(link, view, 'home'),
  );
  if (picked !== home) return;
  const tall = side * 0.62;
  const stand = Math.min(left + side * 0.72, lead.x + lead.width - tall);
  buildJoiner(kit, seat, who, box(stand, house.y + side - tall, tall, tall));
  const sign = box(left, house.y - (at.compact ? 30 : 38), side, at.compact ? 28 : 34);
  if (sign.y < lead.y) return;
  kit.laid(plate('#fff3d6', sign.width, sign.height, 12), sign);
  const style = { size: at.compact ? 16 : 18, fit: sign.width - 16 };
  kit.words(speech.joiner(who), sign.x + sign.width / 2, sign.y + sign.height / 2, style);
}

function explainJoining({ view, speech }: CloseUp, group: Group): Explanation {
  const size = sizeOf(group);
  const lines = [speech.t('ui.option.newSize', { size: sizeText(size) })];
  if (cutsIn(view, size)) lines.push(speech.t('ui.alley.goesNext'));
  return { title: speech.goods({ ...group }), lines, rule: 'alleys.groups' };
}
