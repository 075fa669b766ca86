/** Beside the cages, what will go wrong there: `3 > 2`, `+1`. */
import type { GameObjects } from 'phaser';
import type { Rect } from '../../../../ui/rect.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { pop, ring } from '../../motion/index.ts';
import { pill, type Stage } from './parts.ts';
import { type Prospect, verdictOf } from './prospect.ts';

/** Over the imps between the plots. */
const PULSING = 3;

/** Dangers only: who is well needs no badge. A danger that is new (not in `warned`) pulses twice, then all is still. */
export function buildBadges(stage: Stage, pets: readonly Prospect[], warned: Set<string>): void {
  const { deal, layout } = stage;
  if (layout.compact) return;
  const now = new Set<string>();
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
    const parts = pill(deal.kit, at, { ...danger, size: Math.max(16, height * 0.5) });
    const key = `${pet.plot} ${danger.text}`;
    now.add(key);
    if (!warned.has(key)) void pulse(deal.kit, at, parts);
  }
  warned.clear();
  for (const key of now) warned.add(key);
}

/** Two swellings, or with reduced motion a thick red outline for as long. */
async function pulse(
  kit: TableKit,
  { x, y, width, height }: Rect,
  parts: readonly (GameObjects.Image | GameObjects.Text)[],
): Promise<void> {
  const middle = { x: x + width / 2, y: y + height / 2 };
  for (const part of parts) part.setPosition(part.x - middle.x, part.y - middle.y);
  const group = kit.group(middle.x, middle.y, parts).setDepth(PULSING);
  if (kit.still) return ring(kit, { x, y, width, height }, '#e23d3d');
  for (let i = 0; i < 2; i++) await pop(kit, group, 1.22, 320);
}

function dangerOf(pet: Prospect): { art: ReturnType<typeof drawing>; text: string; fill: string } | null {
  const anger = pet.needs.anger ?? 0;
  switch (verdictOf(pet)) {
    case 'lost':
    case 'flees':
    case 'wrecks':
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
