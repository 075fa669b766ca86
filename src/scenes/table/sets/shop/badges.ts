/** Beside the cages, what will go wrong there: `3 > 2`, `+1`. */
import type { Rect } from '../../../../ui/button.ts';
import { drawing } from '../../shelf.ts';
import { pill, type Stage } from './parts.ts';
import { type Prospect, verdictOf } from './prospect.ts';

/** Dangers only: who is well needs no badge. */
export function buildBadges(stage: Stage, pets: readonly Prospect[]): void {
  const { deal, layout } = stage;
  if (layout.compact) return;
  for (const pet of pets) {
    const spot = layout.plots[pet.plot];
    const danger = dangerOf(pet);
    if (spot === undefined || danger === null) continue;
    const { rect, cage } = spot;
    const height = Math.min(46, rect.height * 0.19);
    const width = height * 2.1;
    const isLeft = spot.addon.x < rect.x + rect.width / 2;
    const x = isLeft
      ? Math.min(rect.x + rect.width - width - 6, cage.x + cage.width - width * 0.36)
      : Math.max(rect.x + 6, cage.x - width * 0.64);
    const at: Rect = { x, y: cage.y + cage.height * 0.44, width, height };
    pill(deal.kit, at, { ...danger, size: height * 0.5 });
  }
}

function dangerOf(pet: Prospect): { art: ReturnType<typeof drawing>; text: string; fill: string } | null {
  const anger = pet.needs.anger ?? 0;
  switch (verdictOf(pet)) {
    case 'lost':
    case 'flees':
    case 'held':
      if (anger <= pet.strength) return { art: drawing('icons/ui-cross'), text: '!', fill: '#b8283a' };
      return { art: drawing('icons/need-anger'), text: `${anger}›${pet.strength}`, fill: '#c8323f' };
    case 'mutates':
      return { art: drawing('tokens/token-mutation'), text: `+${pet.mutation}`, fill: '#8a3fb8' };
    case 'suffers':
      return { art: drawing('tokens/token-suffering'), text: `+${pet.suffering}`, fill: '#3f6fb8' };
    default:
      return null;
  }
}
