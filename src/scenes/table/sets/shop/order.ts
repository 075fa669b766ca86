/** The needs in the order in which they are dealt with, who has them, and which one it is the turn of. */

import type { Need } from '../../../../engine/petz/data/schema.ts';
import { NEED_INDEX, petsOf } from '../../../../engine/petz/read.ts';
import type { OrderForecast } from '../../../../session/advice/forecast-orders.ts';
import { orderText, outcomeText } from '../../../../text/orders.ts';
import { iconArt } from '../../../../ui/art-urls.ts';
import type { Fact } from '../../../../ui/panels/facts.tsx';
import type { Option } from '../../../../ui/panels/question.tsx';
import type { Sign } from '../../../../ui/panels/signs.tsx';
import { around, box, type Rect } from '../../../../ui/rect.ts';
import { artUrl } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import { drawing } from '../../drawings.ts';
import { explainExhibition, explainNeed } from '../../explain/index.ts';
import { drawingAt } from './art.ts';
import { type Stage, shape } from './parts.ts';
import { type CareStep, isPast, ORDER, petsTurn } from './turn-order.ts';

/** How often each pet that is looked after now, or still to be, has a need, by plot; empty while it is secret. */
function having(stage: Stage, need: Need): { pet: string; count: number }[] {
  const turn = petsTurn(stage);
  const isDue = (at: number) => turn === null || (turn.at === null ? turn.todo.includes(at) : turn.at === at);
  const now = petsOf(stage.shop).filter(({ at }) => isDue(at));
  return now.flatMap(({ pet }) => {
    const count = pet.needs?.[NEED_INDEX[need]] ?? 0;
    return count > 0 ? [{ pet: pet.id, count }] : [];
  });
}

/** The list, a row for each need and one for the exhibition, with its score at the end. */
export function orderFacts(stage: Stage, now: CareStep | null): Fact[] {
  const { look, kit, link, speech, shop } = stage;
  const tile = look.view.exhibitions.find(({ round }) => round === look.view.round)?.id ?? null;
  const steps: CareStep[] = tile === null && shop.entry === null ? [...ORDER] : [...ORDER, 'show'];
  return steps.map((step) => {
    const id = `order:${step}`;
    const who = step === 'show' ? [] : having(stage, step);
    const isEmpty = step !== 'show' && who.length === 0;
    const art = step === 'show' ? drawingAt(`exhibitions/${tile}.svg`) : drawing(`icons/need-${step}`);
    const tip = () =>
      step === 'show' && tile !== null
        ? explainExhibition(link, look.view, tile)
        : explainNeed(link, step === 'show' ? 'play' : step);
    return {
      id,
      words: step !== 'show' ? speech.need(step) : tile === null ? '' : speech.thing('exhibition', tile),
      art: art === null ? null : artUrl(art),
      note: '',
      signs: who.map(({ pet, count }) => ({
        art: artUrl(petIn(pet, 'content')),
        words: speech.number(count),
      })),
      value: step === 'show' && shop.entry !== null ? scoreWords(stage, shop.entry) : null,
      ...(step === now
        ? { look: 'now' }
        : isPast(step, now, shop)
          ? { look: 'past' }
          : isEmpty
            ? { look: 'off' }
            : {}),
      tap: null,
      explain: kit.reveal(id, tip),
    };
  });
}

/** What a shop shows at the exhibition; a dash: nothing. */
export const scoreWords = (
  { speech }: Pick<Stage, 'speech'>,
  { takesPart, score }: { takesPart: boolean; score: number },
): string => (takesPart ? speech.number(score) : '–');

/** The order as a line of signs, where there is no room for the list: the one it is the turn of stands out. */
export function buildOrderLine(stage: Stage, room: Rect, now: CareStep | null): void {
  const { kit, link, shop } = stage;
  const step = room.width / ORDER.length;
  const size = Math.min(room.height * 0.88, step * 0.8);
  for (const [i, need] of ORDER.entries()) {
    const x = room.x + (i + 0.5) * step;
    const y = room.y + room.height / 2;
    const isNow = need === now;
    const past = isPast(need, now, shop);
    const isEmpty = having(stage, need).length === 0;
    const wide = size * (isNow ? 1.12 : 0.94);
    const fill = isNow ? palette.glow : past || isEmpty ? '#8a6a86' : palette.parchment;
    const plate = around({ x, y }, wide);
    shape(kit, plate, { fill }).setAlpha(isEmpty && !isNow ? 0.6 : 1);
    kit.icon(`icons/need-${need}`, x, y, wide * 0.72).setAlpha(!isNow && (past || isEmpty) ? 0.5 : 1);
    if (past && !isEmpty) kit.icon('icons/ui-check', x + size * 0.36, y + size * 0.26, size * 0.46);
    const cell = box(x - step / 2, room.y, step, room.height);
    kit.tell(cell, () => explainNeed(link, need));
  }
}

/** An order as an answer; a press takes its first pet. */
export function orderOption(
  stage: Stage,
  order: OrderForecast,
  all: readonly OrderForecast[],
): Pick<Option, 'id' | 'words' | 'details' | 'signs'> {
  const { speech } = stage;
  return {
    id: `option:${all.indexOf(order)}`,
    words: orderText(speech, order),
    details: [outcomeText(speech, order, all)],
    signs: orderSigns(stage, order),
  };
}

/** The faces of the pets in their order: sick where one would come to harm, crossed out where it would be lost. */
export function orderSigns(stage: Stage, { order, pets }: OrderForecast): Sign[] {
  return order.flatMap((at, i): Sign[] => {
    const pet = stage.shop.plots[at]?.pet;
    if (pet == null) return [];
    const changes = pets.find(({ plot }) => plot === at);
    const isLost = changes !== undefined && changes.lost !== null;
    const isHurt = !isLost && changes !== undefined && changes.suffering > 0;
    const face: Sign = {
      art: artUrl(petIn(pet.id, isHurt ? 'sick' : 'content', pet)),
      ...(i === 0 ? {} : { words: '›' }),
    };
    return isLost ? [face, { art: iconArt('ui-cross') }] : [face];
  });
}
