/** The orders in which pets can be looked after, for panels: faces, and what comes of it. */
import type { OrderForecast } from '../../../../session/advice/forecast-orders.ts';
import { orderText, outcomeText } from '../../../../text/orders.ts';
import { iconArt } from '../../../../ui/art-urls.ts';
import type { Option } from '../../../../ui/panels/question.tsx';
import type { Sign } from '../../../../ui/panels/signs.tsx';
import { artUrl } from '../../../../ui/svg-art.ts';
import { moodArt } from './art.ts';
import { type Stage, viewedShop } from './parts.ts';

/** An order as an answer; whoever presses it takes its first pet. */
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
    signs: orderSigns(stage, told),
  };
}

/** The faces of the pets in their order: sick where one would come to harm, crossed out where it would be lost. */
export function orderSigns(stage: Stage, { order, pets }: OrderForecast): Sign[] {
  return order.flatMap((at, i): Sign[] => {
    const pet = viewedShop(stage)?.plots[at]?.pet;
    if (pet == null) return [];
    const fate = pets.find(({ plot }) => plot === at);
    const isLost = fate !== undefined && fate.lost !== null;
    const isHurt = !isLost && fate !== undefined && fate.suffering > 0;
    const face: Sign = {
      art: artUrl(moodArt(pet.id, isHurt ? 'sick' : 'content', pet)),
      ...(i === 0 ? {} : { words: '›' }),
    };
    return isLost ? [face, { art: iconArt('ui-cross') }] : [face];
  });
}
