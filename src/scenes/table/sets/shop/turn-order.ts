/** The needs in the order in which a turn of showing off takes them up: pure, for the list and the faces. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Need } from '../../../../engine/petz/data/schema.ts';
import { NEED_INDEX, showNow } from '../../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import type { PetzView, ShopView } from '../../../../engine/petz/view.ts';
import { stepOf } from '../../../../session/game/questions.ts';
import type { Mood } from '../../../../ui/creatures/moods.ts';
import { fromNeeds, moodOf } from './prospect.ts';

/** What a turn of showing off goes through. */
export type CareStep = Need | 'show';

/** As the rules take them up, all pets together each time. */
export const ORDER: readonly Need[] = ['hunger', 'poop', 'play', 'magic', 'anger', 'disease', 'sleep'];

/** The need an open question is about; null if the shop is not being asked. */
export function stepAsked({ look, owner }: { look: { view: PetzView }; owner: Seat }): CareStep | null {
  const { ask } = look.view;
  return ask?.seats.includes(owner) ? stepOf(ask.kind) : null;
}

interface Looked {
  look: { view: PetzView };
  owner: Seat;
}

/** Whose turn it is among the pets of a shop that is showing off one by one; null where all are looked after together. */
export function petsTurn({ look, owner }: Looked): { at: number | null; todo: readonly number[] } | null {
  const now = showNow(look.view);
  return now?.seat === owner && now.alleys !== undefined ? now.alleys : null;
}

/** The step a pet has come to when the shop has come to `now`: those who had their turn are through, the others wait. */
export function stepOfPet(stage: Looked, at: number, now: CareStep | null): CareStep | null {
  const turn = petsTurn(stage);
  if (turn === null || turn.at === at) return now;
  return turn.todo.includes(at) ? null : 'show';
}

/** Has this been dealt with, when it is the turn of `now`? */
export function isPast(step: CareStep, now: CareStep | null, shop: Pick<ShopView, 'entry'>): boolean {
  if (now === null) return shop.entry !== null;
  const place = (x: CareStep) => (x === 'show' ? ORDER.length : ORDER.indexOf(x));
  return place(step) < place(now);
}

/** The face of a pet while its needs are dealt with one after the other: what is over no longer shows. */
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
  const mood = fromNeeds(plot, pet.id, at, pet.cards ?? []);
  const left = { ...mood.needs };
  for (const need of ORDER) if (isPast(need, now, shop)) left[need] = 0;
  const isFed = isPast('hunger', now, shop);
  const isAmused = isPast('play', now, shop);
  return moodOf({ ...mood, needs: left, hungry: isFed ? 0 : mood.hungry, bored: isAmused ? 0 : mood.bored });
}
