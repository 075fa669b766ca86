/** Which picture belongs to a question: by its kind, also while others are asked and there is something to watch. */
import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { SHOWING_OFF } from '../../session/game/pacing.ts';
import type { ChooseSet } from './contract.ts';
import { shownOf } from './questions.ts';

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
  return shownOf(ask.kind).isOfShop ? asked : viewer;
}

export const chooseSet: ChooseSet = ({ view, seat, ask, domain }, isBrief = false) => {
  if (isPassedOver(view, seat, isBrief)) return 'shop';
  if (view.outcome !== null) return 'final';
  if (ask !== null && domain !== null) return shownOf(ask.kind).set;
  if (view.ask === null) return null;
  const { set, watched = set } = shownOf(view.ask.kind);
  return watched;
};
