/** What every option is described with and by: the scene it is asked in, and the phrases that come back. */

import type { Seat } from '../engine/kernel/state.ts';
import { colourIndex, faceOf, plotInQuestion } from '../engine/petz/read.ts';
import type { Shop } from '../engine/petz/state.ts';
import type { PetzView } from '../engine/petz/view.ts';
import { foodArt, needArt } from '../ui/art-urls.ts';
import type { Speech } from './speech.ts';

export interface OptionText {
  label: string;
  /** What it leads to, a sentence or a value each. */
  details: string[];
  art: string | null;
}

/** Everything an option may have to be described with. */
export interface OptionScene {
  speech: Speech;
  view: PetzView;
  seat: Seat;
}

export const plainOption = (
  label: string,
  art: string | null = null,
  details: string[] = [],
): OptionText => ({
  label,
  art,
  details,
});
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

export function shopIn({ view, seat }: OptionScene): PetzView['shops'][number] | undefined {
  return view.shops[seat];
}

/** The pet that the question is about. */
export function petInQuestion(scene: OptionScene): string | null {
  const at = plotInQuestion(scene.view);
  return at === null ? null : (shopIn(scene)?.plots[at]?.pet?.id ?? null);
}

export function petName(scene: OptionScene): string {
  const pet = petInQuestion(scene);
  return pet === null ? '' : scene.speech.pet(pet);
}

/** How many rounds a token in a chamber still lasts, this one included. */
export function roundsLeft(
  shop: Pick<Shop, 'food'> | undefined,
  from: 'vegetable' | 'meat',
  chamber: number,
): number {
  return (shop?.food[from].length ?? 0) - chamber;
}

/** A token of the storage: `1 vegetable (good for 2 rounds)`. */
export function mealText(scene: OptionScene, from: 'vegetable' | 'meat', chamber: number): OptionText {
  const count = roundsLeft(shopIn(scene), from, chamber);
  const { t } = scene.speech;
  return plainOption(t('option.petz.feed.meal', { food: scene.speech.part(from, 1), count }), foodArt(from));
}

/** `Plot 1: 2, plot 3: 1`. */
export function fromPlots(speech: Speech, plots: readonly number[]): string[] {
  const parts = plots.flatMap((n, at) =>
    n > 0 ? [speech.t('ui.option.fromPlot', { plot: speech.plot(at), count: n })] : [],
  );
  return parts.length === 0 ? [] : [speech.list(parts)];
}

/** A Need Card by its number: `Hunger (green)`. */
export function needCardText({ speech }: Pick<OptionScene, 'speech'>, card: number): OptionText {
  const { need, colour } = faceOf(card);
  return plainOption(
    speech.t('option.petz.sleep.card', { need: speech.need(need), colour: speech.colour(colour) }),
    needArt(need),
    [],
  );
}

/** Cards in the order of their colours, as a hand is held. */
export function inHandOrder(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => colourIndex(faceOf(a).colour) - colourIndex(faceOf(b).colour) || a - b);
}
