/** The counter below the town: the groups that wait, the one that goes raised, and what can be done with it. */

import type { GameObjects } from 'phaser';
import { sameGroup, sizeOf } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { panel } from '../../../../ui/panel.ts';
import { box as boxOf, FINGER, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look, Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { glow, plate } from '../../pieces.ts';
import { drawParty, sizeBadge, sizeText } from '../parts/party.ts';
import type { WaitingPlace } from '../town-play/ground.ts';
import type { CounterLayout } from './counter-layout.ts';

interface CounterHandlers {
  choose(group: Group): void;
  /** Calls a waiting group back, if that is allowed; null: it is not. */
  recall(group: Group): (() => void) | null;
  /** A group was dragged to a point of the picture. */
  drop(group: Group, x: number, y: number): boolean;
}

/** What of the counter is needed later: my groups as they stand there, biggest first. */
export type WaitingGroups = readonly (WaitingPlace & { group: Group })[];

/** Where each waiting group lies: beside each other, the one that goes higher and larger. */
export function groupRects({ groups, raise }: CounterLayout, count: number, raised: number): Rect[] {
  // Six groups on a phone have no room to spare between them.
  const gap = raise <= 10 && count > 4 ? 2 : 8;
  const width = Math.min(raise > 10 ? 146 : 96, (groups.width - gap * (count - 1)) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => {
    const lift = i === raised ? raise : 0;
    return boxOf(groups.x + i * (width + gap), groups.y - lift, width, groups.height + lift * 0.6);
  });
}

/** The groups that wait, the one that goes now, and all that may go. */
interface Going {
  groups: readonly Group[];
  current: Group | null;
  going: readonly Group[];
}

export function buildCounter(
  tools: Tools,
  look: Look,
  at: CounterLayout,
  { groups, current, going }: Going,
  handlers: CounterHandlers,
): WaitingGroups {
  const { kit, speech } = tools;
  const { rect } = at;
  kit.laid(panel('wood', rect.width, rect.height - 4, 18), rect);
  const raised = current === null ? -1 : groups.findIndex((x) => sameGroup(x, current));
  const rects = groupRects(at, groups.length, raised);
  const counter = groups.flatMap((group, i) => {
    const place = rects[i];
    if (place === undefined) return [];
    const figures = buildGroup(kit, look.seat, group, place, i === raised, at.raise > 10);
    const goes = going.some((x) => sameGroup(x, group));
    if (goes) {
      kit.carry({
        id: `group${i}`,
        rect: place,
        images: figures,
        tap: () => handlers.choose(group),
        drop: (x, y) => handlers.drop(group, x, y),
      });
    }
    const back = handlers.recall(group);
    if (back !== null) buildRecall(tools, `recall${i}`, place, goes, back);
    return [{ group, rect: place, figures }];
  });
  if (groups.length === 0) {
    const { phase, ask } = look.view;
    const isMorning = phase === 'setup' || ask?.kind === 'petz.group';
    const key = isMorning ? 'ui.table.town.morning' : 'ui.table.town.allSent';
    const { x, y, width, height } = at.groups;
    const style = { size: 19, colour: '#fffaf0', outline: 4, fit: width - 20, lines: 2 } as const;
    kit.words(speech.t(key), x + width / 2, y + height / 2, style);
  }
  return counter;
}

/** Narrower groups have no room for a button of their own: an imp that does not go now is called back by a tap. */
const ROOM_FOR_BUTTON = 84;
/** Calls a waiting group back: it will not go, but its imps and gold are at home. */
function buildRecall(
  { kit, speech }: Tools,
  id: string,
  { x, y, width, height }: Rect,
  goes: boolean,
  back: () => void,
): void {
  const explain = () => ({
    title: speech.t('ui.alley.town.recall'),
    lines: [speech.t('ui.send.withdrawHint')],
    rule: 'alleys.groups',
  });
  const size = width < 60 ? 20 : width < ROOM_FOR_BUTTON ? 26 : FINGER - 8;
  const box = boxOf(x + width - size - 1, y + height - size - 2, size, size);
  const face = plate('#fffaf0', size, size, size / 2, 3);
  kit.laid(face, box);
  const inner = boxOf(box.x + size * 0.18, box.y + size * 0.18, size * 0.64, size * 0.64);
  kit.fitted('icons/icon-withdraw', inner);
  const own = boxOf(x + width - FINGER, y + height - FINGER, FINGER, FINGER);
  const rect = goes || width >= ROOM_FOR_BUTTON ? own : boxOf(x, y, width, height);
  kit.press(id, rect, back, explain);
}

function buildGroup(
  kit: TableKit,
  seat: number,
  group: Group,
  rect: Rect,
  raised: boolean,
  large: boolean,
): GameObjects.Image[] {
  const { x, y, width, height } = rect;
  if (raised) kit.picture(glow(width, height, 8), x - 10, y - 10, width + 20);
  const fill = raised ? '#fffaf0' : '#f0cf98';
  kit.laid(plate(fill, width, height, 16, 4), { x, y });
  const badge = large ? 40 : 24;
  const foot = y + height - 10;
  const top = y + badge * 0.45;
  const room = boxOf(x + 7, top, width - 14, Math.min(foot - top, 118));
  const most = Math.min(width * 0.66, 104);
  const figures = drawParty(kit, seat, group, { ...room, y: foot - room.height }, { most, squeeze: 0.8 });
  sizeBadge(kit, sizeText(sizeOf(group)), x + width / 2, y, badge, raised ? palette.glow : '#ffffff');
  return figures;
}
