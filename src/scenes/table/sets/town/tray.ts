/** A tray with the things to choose from at a space, for windows in which the town itself is too small to pick them. */

import { offerOf } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { itemFamily } from '../../../../text/offers.ts';
import type { Speech } from '../../../../text/speech.ts';
import { paired } from '../../../../ui/paired.ts';
import { panel } from '../../../../ui/panel.ts';
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import type { Tools } from '../../contract.ts';
import { explainItem } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { boxesInRow } from '../parts/spread.ts';
import { type Family, goods } from './goods.ts';
import { pulse } from './pads.ts';

interface Tray {
  family: Extract<Family, 'pet' | 'cage' | 'addon'>;
  size: number;
  items: readonly string[];
  picked: string | null;
  title: string;
}

/** Where the tray lies over the town, and where its things lie on it. */
function layoutTray(area: Rect, count: number): { rect: Rect; boxes: Rect[] } {
  const height = Math.min(170, area.height * 0.52);
  const width = Math.min(area.width - 24, 110 * Math.max(2, count) + 40);
  const rect = boxOf(area.x + (area.width - width) / 2, area.y + 34, width, height);
  const room = boxOf(rect.x + 16, rect.y + 40, width - 32, height - 60);
  return { rect, boxes: boxesInRow(room, count, 120) };
}

/** The tray of a space's goods, of all if no choice is named; null where none lie there that a picture tells apart. */
export function trayChoices(
  speech: Pick<Speech, 't' | 'thing'>,
  view: PetzView,
  space: string,
  choice: { items: readonly string[] | null; picked: string | null } = {
    items: offerOf(view, space).items,
    picked: null,
  },
): Tray | null {
  const { items, picked } = choice;
  const family = itemFamily(offerOf(view, space).kind);
  if (items === null || items.length === 0) return null;
  if (family !== 'pet' && family !== 'cage' && family !== 'addon') return null;
  const title = speech.t('ui.table.town.item', { space: speech.thing('space', space) });
  return { family, size: space === 'older' ? 3 : 2, items, picked, title };
}

/** The tray of a space, if there is a choice; without one (`choice` null) what lies there is only looked at. */
export function buildTrayAt(
  { kit, link, speech }: Tools,
  view: PetzView,
  area: Rect,
  { space, choice }: { space: string; choice: { items: readonly string[]; picked: string | null } | null },
  take: (item: string) => void,
): void {
  if (choice !== null && choice.items.length < 2) return;
  const tray = trayChoices(speech, view, space, choice ?? undefined);
  if (tray === null) return;
  buildTray(kit, area, tray, (item, box) => {
    if (choice === null) kit.touch.reveal(box, () => explainItem(link, tray.family, item, tray.size));
    else take(item);
  });
}

/** `take` is given the thing pressed and where it lies. */
function buildTray(kit: TableKit, area: Rect, tray: Tray, take: (item: string, box: Rect) => void): void {
  const { rect, boxes } = layoutTray(area, tray.items.length);
  kit.laid(panel('paper', rect.width, rect.height, 18), rect);
  kit.words(tray.title, rect.x + rect.width / 2, rect.y + 22, { size: 18, fit: rect.width - 30 });
  for (const [item, box] of paired(tray.items, boxes)) {
    if (item === tray.picked) pulse(kit, { ...box, y: box.y - 4, height: box.height + 14 }, true);
    goods(kit, tray.family, item, tray.size, box);
    kit.press(`item:${item}`, { ...box, height: Math.max(48, box.height + 8) }, () => take(item, box));
  }
}
