/** The counter below the town: the groups that wait, the one that goes raised, and what can be done with it. */
import type { Group } from '../../../../engine/petz/state.ts';
import { sizeOf } from '../../../../session/facts.ts';
import type { Rect } from '../../../../ui/button.ts';
import { panel } from '../../../../ui/panel.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { glow, impOf, plate } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import type { CounterLayout } from './counter-layout.ts';

export interface CounterDeeds {
  choose(group: Group): void;
  send: (() => void) | null;
  home: (() => void) | null;
  undo: (() => void) | null;
  hint: (() => void) | null;
}

/** Where each waiting group lies: beside each other, the one that goes higher and larger. */
export function groupRects({ groups, raise }: CounterLayout, count: number, raised: number): Rect[] {
  const gap = 8;
  const width = Math.min(raise > 10 ? 146 : 96, (groups.width - gap * (count - 1)) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => {
    const lift = i === raised ? raise : 0;
    return {
      x: groups.x + i * (width + gap),
      y: groups.y - lift,
      width,
      height: groups.height + lift * 0.6,
    };
  });
}

export function buildCounter(
  kit: TableKit,
  { speech }: TableLink,
  look: Look,
  at: CounterLayout,
  current: Group | null,
  going: readonly Group[],
  deeds: CounterDeeds,
): void {
  const { rect } = at;
  kit.picture(panel('wood', rect.width, rect.height - 4, 18), rect.x - 2, rect.y - 2, rect.width + 4);
  const groups = look.view.shops[look.seat]?.groups ?? [];
  const raised = current === null ? -1 : groups.findIndex((x) => isSame(x, current));
  const rects = groupRects(at, groups.length, raised);
  for (const [i, group] of groups.entries()) {
    const place = rects[i];
    if (place === undefined) continue;
    buildGroup(kit, look.seat, group, place, i === raised, at.raise > 10);
    if (going.some((x) => isSame(x, group))) kit.press(`group${i}`, place, () => deeds.choose(group));
  }
  if (groups.length === 0) {
    const { x, y, width, height } = at.groups;
    const style = { size: 19, colour: '#fffaf0', outline: 4, fit: width - 20, lines: 2 } as const;
    kit.words(speech.t('ui.table.town.allSent'), x + width / 2, y + height / 2, style);
  }
  const small = at.raise <= 10;
  const size = small ? 18 : 22;
  const button = (
    id: 'send' | 'home',
    kind: 'gold' | 'plain',
    words: string,
    place: Rect,
    press: (() => void) | null,
  ) => kit.button(id, place, { kind, words, size, disabled: press === null }, press ?? (() => undefined));
  button('send', 'gold', speech.t('ui.table.town.send'), at.send, deeds.send);
  button('home', 'plain', speech.t('ui.table.town.home'), at.home, deeds.home);
  for (const id of ['undo', 'hint'] as const) {
    const words = small ? '' : speech.t(id === 'undo' ? 'ui.table.undo' : 'ui.table.hint');
    const press = deeds[id];
    const place = at[id];
    const face = kit.button(
      id,
      place,
      { kind: 'plain', words, size: 20, disabled: press === null },
      press ?? (() => undefined),
    );
    if (!small) continue;
    const icon = kit.fitted(drawing(`icons/ui-${id}`), { x: 9, y: 8, width: 30, height: 30 });
    face.addAt(icon.setAlpha(press === null ? 0.4 : 1), face.length - 1);
  }
}

export function isSame(a: Group, b: Group): boolean {
  return a.imps === b.imps && a.gold === b.gold;
}

function buildGroup(
  kit: TableKit,
  seat: number,
  group: Group,
  rect: Rect,
  raised: boolean,
  large: boolean,
): void {
  const { x, y, width, height } = rect;
  if (raised) kit.picture(glow(width, height, 8), x - 10, y - 10, width + 20);
  const fill = raised ? '#fffaf0' : '#f0cf98';
  kit.picture(plate(fill, width, height, 16, 4), x - 2, y - 2, width + 4);
  const badge = large ? 40 : 24;
  const foot = y + height - 10;
  const top = y + badge * 0.45;
  const high = Math.min(foot - top, width * 0.62, 84);
  const things = [
    ...Array.from({ length: group.imps }, () => impOf(seat)),
    ...Array.from({ length: group.gold }, () => drawing('tokens/token-gold')),
  ];
  const imp = Math.min(high, width - 12);
  const coin = imp * 0.56;
  const widths = things.map((_, i) => (i < group.imps ? imp : coin));
  const total = widths.reduce((sum, w) => sum + w, 0);
  const squeeze = Math.min(
    0.8,
    (width - 14 - (widths.at(-1) ?? 0)) / Math.max(1, total - (widths.at(-1) ?? 0)),
  );
  const used = (total - (widths.at(-1) ?? 0)) * squeeze + (widths.at(-1) ?? 0);
  let left = x + (width - used) / 2;
  for (const [i, art] of things.entries()) {
    const w = widths[i] ?? imp;
    const h = (w * art.box.height) / art.box.width;
    kit.picture(art, left, foot - h, w);
    left += w * squeeze;
  }
  kit.picture(
    plate(raised ? palette.glow : '#ffffff', badge, badge, badge / 2, 3),
    x + width / 2 - badge / 2 - 2,
    y - badge / 2 - 2,
    badge + 4,
  );
  kit.words(String(sizeOf(group)), x + width / 2, y, { size: large ? 24 : 17 });
}
