/** The face of a pet while its needs are dealt with one after the other: what is over no longer shows. */

import { NEED_INDEX } from '../../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import type { Mood } from '../../../../ui/creatures/moods.ts';
import { fromNeeds, moodOf } from './prospect.ts';
import { type CareStep, isPast, ORDER } from './turn-order.ts';

const FACES: Readonly<Partial<Record<CareStep, Mood>>> = {
  hunger: 'hungry',
  play: 'bored',
  magic: 'magical',
  anger: 'angry',
  disease: 'sick',
  sleep: 'asleep',
};

/** The need it is the turn of shows first, then the most dangerous of those to come. */
export function moodNow(
  plot: Plot,
  pet: Pet,
  at: number,
  now: CareStep | null,
  shop: Pick<ShopView, 'entry'>,
): Mood {
  const { needs } = pet;
  if (needs === null) return 'content';
  const has = (step: CareStep) => step !== 'show' && (needs[NEED_INDEX[step]] ?? 0) > 0;
  const face = now === null ? undefined : FACES[now];
  if (now !== null && face !== undefined && has(now)) return face;
  const told = fromNeeds(plot, pet.id, at, pet.cards ?? []);
  const left = { ...told.needs };
  for (const need of ORDER) if (isPast(need, now, shop)) left[need] = 0;
  const isFed = isPast('hunger', now, shop);
  const isAmused = isPast('play', now, shop);
  return moodOf({ ...told, needs: left, hungry: isFed ? 0 : told.hungry, bored: isAmused ? 0 : told.bored });
}
