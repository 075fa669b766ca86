/**
 * What the cards laid so far will do to each pet, and the face it makes at that. A complete assignment is forecast
 * exactly by the session; for an incomplete one this is what its needs alone say.
 */

import {
  antimagicOf,
  cardOf,
  faceOf,
  iconsOf,
  NEED_INDEX,
  NEEDS,
  needsOf,
  POTION,
  strengthOf,
} from '../../../../engine/petz/read.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Forecast, PetForecast } from '../../../../session/advice/forecast.ts';
import type { Mood } from '../../../../ui/creatures/moods.ts';
import { DECKS } from '../../pieces.ts';

export interface Prospect
  extends Omit<PetForecast, 'needs' | 'manure' | 'anger' | 'magic' | 'illness' | 'relieved'> {
  /** How many needs of each kind. */
  needs: Readonly<Record<string, number>>;
  strength: number;
  antimagic: number;
  /** Every bar has its card, so that the rest is exact. */
  sure: boolean;
}

export interface ShopOutlook {
  pets: Prospect[];
  show: Forecast['show'];
}

/** The outlook for what lies: `choice` has a card or null for each slot, `bins` the plot of each slot; `exact` once it is complete. */
export function outlook(
  view: PetzView,
  seat: number,
  choice: readonly (number | null)[],
  bins: readonly number[],
  exact: Forecast | null,
): ShopOutlook {
  const plots = view.shops[seat]?.plots ?? [];
  const pets = plots.flatMap((plot, at) => {
    if (plot.pet === null) return [];
    const cards = choice.flatMap((card, i) => (card !== null && bins[i] === at ? [card] : []));
    const prospect = exact?.pets.find((x) => x.plot === at);
    const rough = fromNeeds(plot, plot.pet.id, at, cards);
    if (prospect === undefined) return [rough];
    const { hungry, fed, bored, suffering, mutation, caught, lost, matches, show } = prospect;
    const known = { hungry, fed, bored, suffering, mutation, caught, lost, matches, show };
    const { anger, magic, wrecked, relieved, armoured } = prospect;
    // Numbers as they will be when its turn comes; what others see to leaves it alone.
    const less = (need: 'anger' | 'magic') => relieved[NEED_INDEX[need]] ?? 0;
    const strength = anger.strength + less('anger');
    return [
      {
        ...rough,
        ...known,
        wrecked,
        armoured,
        strength,
        antimagic: magic.antimagic + less('magic'),
        sure: true,
      },
    ];
  });
  return { pets, show: exact?.show ?? null };
}

/** What a pet's own needs say, before it is cared for. */
export function fromNeeds(plot: Plot, pet: string, at: number, cards: readonly number[]): Prospect {
  const needs: Record<string, number> = Object.fromEntries(NEEDS.map((need) => [need, 0]));
  for (const need of cards.flatMap((card) => needsOf(card))) needs[need] = (needs[need] ?? 0) + 1;
  return {
    plot: at,
    pet,
    needs,
    strength: strengthOf(plot),
    antimagic: antimagicOf(plot),
    hungry: needs.hunger ?? 0,
    fed: 0,
    bored: Math.max(0, (needs.play ?? 0) - iconsOf(plot, 'play')),
    suffering: 0,
    mutation: Math.max(0, (needs.magic ?? 0) - antimagicOf(plot)),
    caught: 0,
    armoured: { anger: 0, magic: 0 },
    lost: null,
    matches: [],
    show: null,
    wrecked: 0,
    sure: false,
  };
}

/** The face: the most dangerous feeling wins. */
export function moodOf({ needs, strength, antimagic, ...prospect }: Prospect): Mood {
  const has = (need: string) => (needs[need] ?? 0) > 0;
  if ((needs.anger ?? 0) > strength) return 'angry';
  if ((needs.magic ?? 0) > antimagic) return 'magical';
  if (has('disease')) return 'sick';
  if (prospect.hungry > prospect.fed) return 'hungry';
  if (has('anger')) return 'angry';
  if (has('magic')) return 'magical';
  if (prospect.bored > 0) return 'bored';
  if (has('hunger')) return 'hungry';
  if (has('sleep')) return 'asleep';
  return prospect.sure && prospect.matches.some((x) => x.match > 2) ? 'delighted' : 'content';
}

/** What it comes to, most serious first; the words are `ui.shopSet.verdict.<name>`. */
export type Verdict =
  | 'lost'
  | 'held'
  | 'warded'
  | 'wrecks'
  | 'flees'
  | 'mutates'
  | 'suffers'
  | 'cared'
  | 'waits';

export function verdictOf(prospect: Prospect): Verdict {
  if (prospect.lost !== null) return 'lost';
  if (prospect.wrecked > 0) return 'wrecks';
  // A pet that is still there when all is played out has been held, if only by armour.
  if ((prospect.needs.anger ?? 0) > prospect.strength) return prospect.sure ? 'held' : 'flees';
  if (prospect.mutation > 0) return 'mutates';
  if (prospect.suffering > 0) return 'suffers';
  if (prospect.armoured.magic > 0) return 'warded';
  return prospect.sure ? 'cared' : 'waits';
}

/** What a pet that is cared for counts on, although it is not promised yet: food of the store, imps that play. */
export function countsOn({ fed, bored }: Prospect): 'fed' | 'played' | 'both' | 'nothing' {
  if (fed > 0) return bored > 0 ? 'both' : 'fed';
  return bored > 0 ? 'played' : 'nothing';
}

/** Deck name of a laid card's colour; null for a potion. */
export function deckOf(laid: number): Deck | null {
  const card = cardOf(laid);
  return card === POTION ? null : DECKS[faceOf(card).colour];
}

export type Deck = (typeof DECKS)[keyof typeof DECKS];
