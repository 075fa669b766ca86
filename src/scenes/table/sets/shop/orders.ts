/** The orders in which pets can be looked after, as a list of buttons: faces, and what comes of it. */
import { isAlike, type OrderForecast } from '../../../../session/forecast-orders.ts';
import { orderLine, orderText, outcomeText } from '../../../../ui/access/text/orders.ts';
import type { Option } from '../../../../ui/panels/question.tsx';
import type { Rect } from '../../../../ui/rect.ts';
import { type Art, artUrl } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Explanation } from '../../explain/index.ts';
import { drawing } from '../../shelf.ts';
import { moodArt } from './art.ts';
import { icon, ownShop, type Stage, words } from './parts.ts';

/** From one face to the next, in faces. */
const PITCH = 1.22;

/** An order as an answer: faces, and what comes of it; whoever presses it takes its first pet. */
export function orderOption(
  stage: Stage,
  told: OrderForecast,
  all: readonly OrderForecast[],
): Pick<Option, 'id' | 'words' | 'details' | 'signs'> {
  const { speech } = stage.deal.link;
  return {
    id: `option:${all.indexOf(told)}`,
    words: orderText(speech, told),
    details: [outcomeText(speech, told, all)],
    signs: told.order.map((at) => ({ art: artUrl(faceOf(stage, told, at)) })),
  };
}

/** The face of the pet on a plot: sick where it would come to harm. */
function faceOf(stage: Stage, { pets }: OrderForecast, at: number): Art {
  const pet = ownShop(stage)?.plots[at]?.pet;
  const fate = pets.find(({ plot }) => plot === at);
  if (pet == null) return drawing('icons/ui-cross');
  return moodArt(pet.id, fate?.lost === null && fate.suffering > 0 ? 'sick' : 'content', pet);
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
