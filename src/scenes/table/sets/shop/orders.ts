/** The orders in which pets can be looked after, as a list of buttons: faces, and what comes of it. */
import type { Json } from '../../../../engine/kernel/state.ts';
import { isAlike, type OrderForecast } from '../../../../session/forecast-orders.ts';
import { orderLine, orderText, outcomeText } from '../../../../ui/access/text/orders.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Explanation } from '../../explain/index.ts';
import { drawing } from '../../shelf.ts';
import { moodArt } from './art.ts';
import { icon, ownShop, type Stage, words } from './parts.ts';

export interface OrderRow {
  told: OrderForecast;
  /** All that are compared. */
  all: readonly OrderForecast[];
  isBest: boolean;
  press(choice: Json): void;
}

/** Buttons of this height have a line of words below the faces; lower ones only signs beside them. */
export const TALL = 72;
/** From one face to the next, in faces. */
const PITCH = 1.22;

/** One order; whoever presses it takes its first pet. */
export function buildOrderRow(stage: Stage, rect: Rect, id: string, row: OrderRow): void {
  const { kit, link } = stage.deal;
  const { told, all, isBest } = row;
  const [first = 0] = told.order;
  const explain = (): Explanation => ({
    title: orderText(link.speech, told),
    lines: [outcomeText(link.speech, told, all)],
    rule: 'alleys.pets',
  });
  kit.button(id, rect, { kind: isBest ? 'gold' : 'plain' }, () => row.press(first), explain);
  const isTall = rect.height >= TALL;
  const what = outcomeText(link.speech, told, all);
  const size = Math.max(16, stage.layout.words - 1);
  const fit = rect.width - 30;
  const count = told.order.length * PITCH;
  if (isTall) {
    const y = rect.y + rect.height * 0.75;
    const line = words(kit, what, rect.x + 16, y, { size, family: 'text' });
    if (line.width > fit) line.setFontSize(16);
    if (line.width <= fit) {
      const face = Math.min(rect.height * 0.5, fit / count);
      buildFaces(stage, told, rect.x + 15, rect.y + rect.height * 0.3, face);
      return;
    }
    // Signs are shorter than words.
    line.destroy();
  }
  const y = rect.y + rect.height / 2 - 2;
  const sign = Math.min(30, rect.height * 0.5);
  const room = fit - (signsOf(told).length + (isTall ? 1 : 0)) * (sign + 24);
  buildFaces(stage, told, rect.x + 12, y, Math.min(rect.height * 0.74, room / count));
  buildSigns(stage, told, rect.x + rect.width - 12, y, sign, isTall);
}

/** The pets in their order with signs between them; returns where they end. */
function buildFaces(
  stage: Stage,
  { order, pets }: OrderForecast,
  x: number,
  y: number,
  face: number,
): number {
  const { kit } = stage.deal;
  const plots = ownShop(stage)?.plots ?? [];
  const step = face * PITCH;
  for (const [i, at] of order.entries()) {
    const pet = plots[at]?.pet;
    if (pet == null) continue;
    const fate = pets.find(({ plot }) => plot === at);
    const isLost = fate !== undefined && fate.lost !== null;
    const mood = !isLost && fate !== undefined && fate.suffering > 0 ? 'sick' : 'content';
    icon(kit, moodArt(pet.id, mood, pet), x + i * step + face / 2, y, face).setAlpha(isLost ? 0.6 : 1);
    if (isLost)
      icon(kit, drawing('icons/ui-cross'), x + i * step + face * 0.78, y + face * 0.26, face * 0.46);
    if (i === 0) continue;
    const arrow = { size: Math.max(18, face * 0.5), colour: palette.ink };
    kit
      .words('›', x + i * step - (step - face) / 2, y - 1, arrow)
      .setStroke('#fffaf0', 5)
      .setDepth(1);
  }
  return x + order.length * step;
}

/** From the right: what it costs, in signs, and what it scores. A tick: nobody comes to harm. */
function buildSigns(
  stage: Stage,
  told: OrderForecast,
  right: number,
  y: number,
  size: number,
  hasScore: boolean,
): void {
  const { kit, link } = stage.deal;
  const signs = signsOf(told);
  if (signs.length === 0) {
    icon(kit, drawing('icons/ui-check'), right - size / 2, y, size);
    return;
  }
  let x = right;
  const scored: typeof signs = hasScore && told.score !== null ? [['icons/phase-showing', told.score]] : [];
  for (const [name, count] of [...scored, ...signs]) {
    const colour = name === 'icons/phase-showing' ? palette.ink : palette.badText;
    const style = { size: Math.max(16, size * 0.6), colour, family: 'display' } as const;
    const text = words(kit, link.speech.number(count), x, y, style).setOrigin(1, 0.5);
    x -= text.width + 2;
    icon(kit, drawing(name), x - size / 2, y, size);
    x -= size + 8;
  }
}

function signsOf({ pets, wounded, wrecked }: OrderForecast): [name: string, count: number][] {
  const sum = (of: (x: OrderForecast['pets'][number]) => number) => pets.reduce((all, x) => all + of(x), 0);
  const signs: [string, number][] = [
    ['icons/ui-cross', sum(({ lost }) => (lost === null ? 0 : 1))],
    ['tokens/token-suffering', sum(({ lost, suffering }) => (lost === null ? Math.max(0, suffering) : 0))],
    ['tokens/token-mutation', sum(({ lost, mutation }) => (lost === null ? Math.max(0, mutation) : 0))],
    ['icons/count-hospital', wounded],
    ['icons/need-anger', wrecked],
  ];
  return signs.filter(([, count]) => count > 0);
}

/** The best order while cards are still to be laid, in one line; whoever presses it is told of the others. */
export function buildBestOrder(
  stage: Stage,
  rect: Rect,
  orders: readonly OrderForecast[],
  told: readonly OrderForecast[],
): void {
  const { kit, link } = stage.deal;
  const [best] = orders;
  if (best === undefined) return;
  const { speech } = link;
  if (orders.every((each) => isAlike(each, best))) {
    const style = { size: stage.layout.words, family: 'text', fit: rect.width - 16 } as const;
    words(kit, speech.t('ui.alley.orders.same'), rect.x + 8, rect.y + rect.height / 2, style);
    return;
  }
  const label = speech.t('ui.alley.orders.best', { pets: '' }).trim();
  const size = stage.layout.words;
  const text = words(kit, label, rect.x + 8, rect.y + rect.height / 2, { size, fit: rect.width * 0.5 });
  const room = rect.width - text.width - 24;
  const face = Math.min(rect.height, room / (best.order.length * PITCH));
  buildFaces(stage, best, rect.x + text.width + 18, rect.y + rect.height / 2, face);
  const explain = (): Explanation => ({
    title: speech.t('ui.alley.orders.title'),
    lines: told.slice(0, 6).map((each) => orderLine(speech, each, told)),
    rule: 'alleys.pets',
  });
  kit.press('forecast:order', rect, () => kit.touch.reveal(rect, explain), explain);
}
