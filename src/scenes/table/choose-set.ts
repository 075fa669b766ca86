/** Which picture belongs to a question: by its kind, also while others are asked and there is something to watch. */
import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { SHOWING_OFF } from '../../session/pacing.ts';
import type { ChooseSet, SetName } from './contract.ts';

const MINE: Readonly<Record<string, SetName>> = {
  'petz.group': 'town',
  'petz.send': 'town',
  'petz.book': 'show',
  'petz.arrange': 'shop',
  'petz.crystal': 'shop',
  'petz.assign': 'shop',
  'petz.feed': 'shop',
  'petz.play': 'shop',
  'petz.ward': 'shop',
  'petz.catch': 'shop',
  'petz.shovel': 'shop',
  'petz.sleep': 'shop',
  'petz.dress': 'shop',
  'petz.next': 'shop',
  'petz.setCage': 'shop',
  'petz.tune': 'shop',
  'petz.shove': 'shop',
  'petz.spook': 'shop',
  'petz.wreck': 'shop',
  'petz.ding': 'shop',
  'petz.enter': 'show',
  'petz.sell': 'sale',
  'petz.jobs': 'sale',
  'petz.box': 'show',
  'petz.join': 'errands',
  'petz.return': 'errands',
  'petz.peek': 'errands',
  'petz.discount': 'errands',
  'petz.forget': 'errands',
  'petz.facility': 'errands',
  'petz.work': 'errands',
  'petz.copy': 'errands',
  'petz.hat': 'errands',
};

/** What somebody else is deciding in the open: these are watched where they happen. */
const WATCHED: Readonly<Record<string, SetName>> = {
  ...MINE,
  // Books are read in the town, where they were bought; a box is filled in the evening.
  'petz.book': 'town',
  'petz.box': 'evening',
};

/** Pictures of one shop: while its owner decides, they are about that shop. */
const OF_A_SHOP: readonly string[] = [
  ...SHOWING_OFF.filter((kind) => kind !== 'petz.enter'),
  'petz.dress',
  'petz.sell',
  'petz.jobs',
];

/** Others show off, and whoever looks wants them in brief: then he waits in his own shop. */
function isPassedOver({ ask }: PetzView, viewer: Seat, isBrief: boolean): boolean {
  return isBrief && ask !== null && SHOWING_OFF.includes(ask.kind) && !ask.seats.includes(viewer);
}

/** Whose shop is looked at while nothing is played: that of whoever decides in the open, else one's own. */
export function subjectOf(view: PetzView, viewer: Seat, isBrief = false): Seat {
  const { ask } = view;
  if (isPassedOver(view, viewer, isBrief)) return viewer;
  const [asked] = ask?.seats ?? [];
  if (ask === null || asked === undefined || ask.seats.includes(viewer)) return viewer;
  return OF_A_SHOP.includes(ask.kind) ? asked : viewer;
}

export const chooseSet: ChooseSet = ({ view, seat, ask, domain }, isBrief = false) => {
  if (isPassedOver(view, seat, isBrief)) return 'shop';
  if (view.outcome !== null) return 'final';
  if (ask !== null && domain !== null) return MINE[ask.kind] ?? null;
  return WATCHED[view.ask?.kind ?? ''] ?? null;
};
