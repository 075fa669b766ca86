/** What comes of an order in which pets are looked after, in words. */
import type { OrderForecast, PetChanges } from '../session/advice/forecast-orders.ts';
import type { Speech } from './speech.ts';

/** `Sly Piggy → Pony`. */
export function orderText(speech: Speech, { order, pets }: OrderForecast): string {
  const names = order.map((at) => pets.find(({ plot }) => plot === at)?.pet ?? '');
  return names.map((pet) => speech.pet(pet)).join(' → ');
}

function petChangesText(speech: Speech, { pet, lost, suffering, mutation }: PetChanges): string[] {
  const { t } = speech;
  if (lost !== null) return [t('ui.alley.orders.lost', { pet: speech.pet(pet) })];
  const tokens = (['suffering', 'mutation'] as const).flatMap((kind) => {
    const count = kind === 'suffering' ? suffering : mutation;
    return count > 0 ? [speech.tokens(kind, count)] : [];
  });
  return tokens.length === 0
    ? []
    : [t('ui.alley.orders.gets', { pet: speech.pet(pet), tokens: speech.list(tokens) })];
}

/** What is said of an order besides its pets: only what is not the same in all of them. */
function restText(speech: Speech, order: OrderForecast, all: readonly OrderForecast[]): string[] {
  const { t } = speech;
  const differs = (of: (x: OrderForecast) => number | null) => all.some((x) => of(x) !== of(order));
  const lines: string[] = [];
  if (differs((x) => x.spent) && order.spent > 0)
    lines.push(t('ui.alley.orders.spent', { gold: speech.part('gold', order.spent) }));
  if (differs((x) => x.manure))
    lines.push(t('ui.alley.orders.manure', { manure: speech.tokens('manure', order.manure) }));
  if (order.score !== null && differs((x) => x.score))
    lines.push(t('ui.alley.orders.score', { score: speech.number(order.score) }));
  return lines;
}

/** What comes of it: `nobody comes to harm`. */
export function outcomeText(speech: Speech, order: OrderForecast, all: readonly OrderForecast[]): string {
  const { t } = speech;
  const harm = order.pets.flatMap((changes) => petChangesText(speech, changes));
  if (order.wounded > 0)
    harm.push(t('ui.alley.orders.wounded', { imps: speech.part('imps', order.wounded) }));
  if (order.wrecked > 0) harm.push(t('ui.alley.orders.wrecked', { count: order.wrecked }));
  const first = harm.length === 0 ? [t('ui.alley.orders.well')] : harm;
  return [...first, ...restText(speech, order, all)].join(', ');
}

/** `Sly Piggy → Pony: nobody comes to harm`. */
export function orderLine(speech: Speech, order: OrderForecast, all: readonly OrderForecast[]): string {
  return speech.t('ui.alley.orders.line', {
    pets: orderText(speech, order),
    what: outcomeText(speech, order, all),
  });
}
