/** Looking after the pets: food held back, play refused, a pet let go, manure left lying. */
import { isRecord } from '../../../../engine/kernel/domain.ts';
import { FOODS, NEEDS, petsOf, plotInQuestion, strengthOf, unmetNow } from '../../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import type { Sight } from '../moment.ts';
import { type CoachWatch, misread, RIGHT } from './watch.ts';

/** The pet that is asked about. */
function petIn({ view, seat }: Sight): string {
  const at = plotInQuestion(view);
  return (at === null ? null : view.shops[seat]?.plots[at]?.pet?.id) ?? '';
}

export const watchHunger: CoachWatch = {
  id: 'hunger',
  topic: 'needs',
  asks: ['petz.feed'],
  point: 'options',
  judge(sight, choice) {
    if (choice !== null) return RIGHT;
    const shop = sight.view.shops[sight.seat];
    if (shop === undefined) return null;
    // Who has too little for all may well choose who goes hungry.
    const wanted = unmetNow(sight.view).reduce((sum, n) => sum + n, 0);
    const food = FOODS.reduce((sum, kind) => sum + shop.food[kind].reduce((all, n) => all + n, 0), 0);
    return food >= wanted ? misread({ pet: petIn(sight), count: food }) : null;
  },
};

/** How many imps it will take to hold a pet. */
function excessOf(pet: Pet, plot: Plot | undefined): number {
  const anger = pet.needs?.[NEEDS.indexOf('anger')] ?? 0;
  return plot === undefined ? 0 : Math.max(0, anger - strengthOf(plot));
}

export const watchPlay: CoachWatch = {
  id: 'play',
  topic: 'needs',
  asks: ['petz.play'],
  point: 'gaps',
  judge(sight, choice) {
    if (choice !== null) return RIGHT;
    const shop = sight.view.shops[sight.seat];
    if (shop === undefined) return null;
    // Imps may be reserved for pets that will have to be held.
    const excess = petsOf(shop).reduce((sum, { pet, at }) => sum + excessOf(pet, shop.plots[at]), 0);
    return shop.home > excess ? misread({ count: shop.home }) : null;
  },
};

export const catching: CoachWatch = {
  id: 'catching',
  topic: 'cages',
  asks: ['petz.catch'],
  point: 'options',
  judge: (sight, choice) => (choice === null ? misread({ pet: petIn(sight) }) : RIGHT),
};

/** Dirt in empty cages, while imps stand about who could have swept it. */
export const manure: CoachWatch = {
  id: 'manure',
  topic: 'needs',
  asks: ['petz.jobs'],
  point: 'jobs',
  judge({ view, seat }, choice) {
    if (!isRecord(choice)) return null;
    if (choice.imps !== 0) return RIGHT;
    const plots = view.shops[seat]?.plots ?? [];
    const dirt = plots.reduce((sum, plot) => sum + (plot.pet === null ? plot.manure : 0), 0);
    return dirt > 1 ? misread({ count: dirt }) : null;
  },
};

export const shovel: CoachWatch = {
  id: 'shovel',
  topic: 'artifacts',
  asks: ['petz.shovel'],
  point: 'options',
  judge({ view, seat }, choice) {
    // Before a pet's turn it is for gold: it will be asked again before disease.
    const isEarly = view.tasks.at(-1)?.proc !== 'petz.show';
    if (choice !== null || isEarly) return RIGHT;
    const sick = NEEDS.indexOf('disease');
    const plots = view.shops[seat]?.plots ?? [];
    const isUrgent = plots.some(({ manure, pet }) => manure > 1 && (pet?.needs?.[sick] ?? 0) > 0);
    return isUrgent ? misread() : null;
  },
};
