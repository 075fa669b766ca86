/** What every plot has while the shop is arranged, for the panel: who lives there, what cage and addon hold and give. */

import { antimagicOf, iconsOf, strengthOf } from '../../../../engine/petz/read.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import type { Fact } from '../../../../ui/panels/facts.tsx';
import type { Sign } from '../../../../ui/panels/signs.tsx';
import { artUrl } from '../../../../ui/svg-art.ts';
import { petIn } from '../../actors/pet-art.ts';
import { drawing, drawingUrl } from '../../drawings.ts';
import type { Stage } from './parts.ts';
import { explainPlot } from './plots.ts';

/** What a cage and its addon do by themselves. */
const GIFTS = [
  ['play', 'icons/need-play'],
  ['graze', 'tokens/token-vegetable'],
  ['meat', 'tokens/token-meat'],
  ['absorb', 'icons/icon-broom'],
] as const;

export function plotFacts(stage: Stage, plots: readonly Plot[]): Fact[] {
  const { layout, speech, kit } = stage;
  return plots.map((plot, at) => {
    const { pet, cage } = plot;
    const empty = cage === null ? drawing('props/lot') : drawing(`cages/${cage}`);
    return {
      id: `row:${at}`,
      words: pet === null ? speech.plot(at) : speech.pet(pet.id),
      art: artUrl(pet === null ? empty : petIn(pet.id, 'content', pet)),
      note: cage === null && !layout.compact ? speech.t('ui.shop.noCage') : '',
      signs: cage === null ? [] : signsOf(stage, plot),
      tap: () => kit.touch.reveal(layout.side, () => explainPlot(stage, plot)),
    };
  });
}

/** The two numbers, and a picture for each gift. */
function signsOf({ speech }: Stage, plot: Plot): Sign[] {
  const gifts = GIFTS.flatMap(([icon, picture]) =>
    Array.from({ length: iconsOf(plot, icon) }, () => ({ art: drawingUrl(picture) })),
  );
  return [
    { art: drawingUrl('props/sign-strength'), label: speech.number(strengthOf(plot)) },
    { art: drawingUrl('props/sign-antimagic'), label: speech.number(antimagicOf(plot)) },
    ...gifts,
  ];
}
