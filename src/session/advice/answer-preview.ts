/**
 * What an answer leads to, in numbers, as a panel foretells it before it is given: pure, from what the seat may know.
 * `test/session/answer-preview.test.ts` compares every one of them with what the engine then does.
 */

import type { ByKind } from '../../engine/kernel/choices.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { type AskChoices, byKind } from '../../engine/petz/choices.ts';
import type { AskKind } from '../../engine/petz/questions.ts';
import { entryScore, neighbours, plotInQuestion, saleValue, unmetNow } from '../../engine/petz/read.ts';
import type { PetzView } from '../../engine/petz/view.ts';

export interface AnswerPreview {
  /** Tokens the pet in question gets; with play, those of all pets together. */
  suffering?: number;
  mutation?: number;
  /** The pet in question is lost. */
  lost?: true;
  /** Match with the customer, and what the sale brings. */
  match?: number;
  reputation?: number;
  gold?: number;
  /** The score in the exhibition. */
  score?: number;
}

interface Scene {
  view: PetzView;
  seat: Seat;
}

type Foretell<K extends AskKind> = (scene: Scene, choice: AskChoices[K]) => AnswerPreview | null;

const unmetOfPet = (view: PetzView): number | null => {
  const at = plotInQuestion(view);
  return at === null ? null : (unmetNow(view)[at] ?? null);
};

/** A pet that gets no more to eat suffers for what is missing (PB-NEED-HUNGER-09). */
const feed: Foretell<'petz.feed'> = ({ view }, meal) => {
  const unmet = unmetOfPet(view);
  return meal === null && unmet !== null ? { suffering: unmet } : null;
};

const play: Foretell<'petz.play'> = ({ view }, choice) =>
  choice === null ? { suffering: unmetNow(view).reduce((sum, n) => sum + n, 0) } : null;

/**
 * Two mutation tokens take the pet away (PB-NEED-MAGIC-04, PB-NEED-MAGIC-05). Where a Spook's tokens go is asked later
 * (DA-PET-SPOOK-01).
 */
const ward: Foretell<'petz.ward'> = ({ view, seat }, { imps, employee }) => {
  const at = plotInQuestion(view);
  const plots = view.shops[seat]?.plots ?? [];
  const pet = at === null ? null : plots[at]?.pet;
  const unmet = unmetOfPet(view);
  if (at === null || pet == null || unmet === null) return null;
  const mutation = unmet - imps - (employee ? 1 : 0);
  const givesAway = pet.id === 'shiningSpook' && neighbours(at).some((next) => plots[next]?.pet != null);
  if (mutation > 0 && givesAway) return null;
  return mutation > 0 && pet.mutation + mutation >= 2 ? { mutation, lost: true } : { mutation };
};

const hold: Foretell<'petz.catch'> = (_scene, choice) => (choice === null ? { lost: true } : null);

const enter: Foretell<'petz.enter'> = ({ view, seat }, { pet, need }) => ({
  score: entryScore(view, seat, pet, need),
});

const sell: Foretell<'petz.sell'> = ({ view, seat }, choice) => {
  const plot = choice === null ? undefined : view.shops[seat]?.plots[choice.plot];
  if (choice === null || !plot?.pet) return null;
  return { ...saleValue(view, plot, plot.pet, choice.customer, choice.platform) };
};

const jobs: Foretell<'petz.jobs'> = ({ view, seat }, { imps }) => ({
  gold: (view.shops[seat]?.home ?? 0) - imps,
});

const FORETELL: Partial<ByKind<AskChoices, Scene, AnswerPreview | null>> = {
  'petz.feed': feed,
  'petz.play': play,
  'petz.ward': ward,
  'petz.catch': hold,
  'petz.enter': enter,
  'petz.sell': sell,
  'petz.jobs': jobs,
};

/** What the answer to the open question of the view leads to; null if nothing of it is said in numbers. */
export function previewAnswer(view: PetzView, seat: Seat, choice: Json): AnswerPreview | null {
  return byKind(FORETELL, view.ask?.kind ?? '', { view, seat }, choice) ?? null;
}
