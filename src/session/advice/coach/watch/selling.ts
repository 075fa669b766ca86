/** Shows and customers: the wrong pet entered, one sold below its worth, a customer sent away, the platform left out. */
import { isRecord } from '../../../../engine/kernel/domain.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import { entryScore, saleValue, tableFacts } from '../../../../engine/petz/read.ts';
import type { Sight } from '../moment.ts';
import { type CoachWatch, misread, RIGHT } from './watch.ts';

interface Offer {
  plot: number;
  customer: string;
  platform: boolean;
  pet: string;
  reputation: number;
}

/** So much more reputation must a better offer bring before anybody is told of it. */
const MARGIN = 2;

function optionsOf({ domain }: Sight): readonly Json[] {
  return domain?.type === 'pick' ? domain.options : [];
}

function offerOf({ view, seat }: Sight, option: Json): Offer | null {
  if (!isRecord(option)) return null;
  const { plot: at, customer, platform } = option;
  if (typeof at !== 'number' || typeof customer !== 'string' || typeof platform !== 'boolean') return null;
  const plot = view.shops[seat]?.plots[at];
  if (plot?.pet == null) return null;
  const { reputation } = saleValue(view, plot, plot.pet, customer, platform);
  return { plot: at, customer, platform, pet: plot.pet.id, reputation };
}

const offersIn = (sight: Sight): Offer[] =>
  optionsOf(sight).flatMap((option) => offerOf(sight, option) ?? []);

export const entrant: CoachWatch = {
  id: 'entrant',
  topic: 'shows',
  asks: ['petz.enter'],
  point: 'entrants',
  judge(sight, choice) {
    const scoreOf = (option: Json): number =>
      isRecord(option) && typeof option.pet === 'string'
        ? entryScore(sight.view, sight.seat, option.pet, typeof option.need === 'string' ? option.need : null)
        : 0;
    const best = optionsOf(sight).reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
    if (scoreOf(choice) >= scoreOf(best)) return RIGHT;
    return misread({ pet: isRecord(best) ? String(best.pet) : '', count: scoreOf(best) - scoreOf(choice) });
  },
};

/** The same pet would have pleased another customer more, or another pet this one. */
export const soldCheap: CoachWatch = {
  id: 'soldCheap',
  topic: 'customers',
  asks: ['petz.sell'],
  point: 'offers',
  judge(sight, choice) {
    const sale = offerOf(sight, choice);
    if (sale === null) return null;
    const rivals = offersIn(sight).filter(
      (other) =>
        other.platform === sale.platform && (other.plot === sale.plot || other.customer === sale.customer),
    );
    const best = rivals.reduce((a, b) => (b.reputation > a.reputation ? b : a), sale);
    if (best.reputation < sale.reputation + MARGIN) return RIGHT;
    return misread({ pet: best.pet, customer: best.customer, count: best.reputation - sale.reputation });
  },
};

/** Is this the last evening on which anything can be sold? */
function isLastRound({ view }: Sight): boolean {
  return view.round >= (view.setup.stop?.round ?? tableFacts(view).rounds);
}

export const unsold: CoachWatch = {
  id: 'unsold',
  topic: 'customers',
  asks: ['petz.sell'],
  point: 'offers',
  judge(sight, choice) {
    if (choice !== null || !isLastRound(sight)) return null;
    const best = Math.max(0, ...offersIn(sight).map(({ reputation }) => reputation));
    return best > 0 ? misread({ count: best }) : null;
  },
};

export const watchPlatform: CoachWatch = {
  id: 'platform',
  topic: 'platform',
  asks: ['petz.sell'],
  point: 'platform',
  judge(sight, choice) {
    const sale = offerOf(sight, choice);
    if (sale === null) return null;
    if (sale.platform) return RIGHT;
    const better = offersIn(sight).find(
      ({ plot, customer, platform }) => platform && plot === sale.plot && customer === sale.customer,
    );
    return better === undefined ? null : misread({ count: better.reputation - sale.reputation });
  },
};
