/** How each question of Dungeon Petz is shown. What else there is to know about them is in `src/engine/petz/questions.ts`. */

import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import type { AskKind } from '../../engine/petz/words.ts';
import { SHOWING_OFF } from '../../session/game/pacing.ts';
import type { ChooseSet, SetName } from './contract.ts';
import type { Picture } from './sets/close-up/kinds.ts';

/** Which close-up asks it, and whether nothing may be wanted: then that is a button of its own. */
export interface CloseUpPlan {
  picture: Picture;
  declines: boolean;
}

interface Shown {
  set: SetName;
  /** Where it is watched while another seat decides in the open, if elsewhere. */
  watched?: SetName;
  /** A picture of one shop: while its owner decides, it is about that shop. */
  isOfShop?: true;
  closeUp?: CloseUpPlan;
}

const QUESTIONS: Readonly<Partial<Record<AskKind, Shown>>> = {
  'petz.group': { set: 'town' },
  'petz.send': { set: 'town' },
  // Books are read in the town, where they were bought; a box is filled in the evening.
  'petz.book': { set: 'closeUp', watched: 'town', closeUp: { picture: 'book', declines: false } },
  'petz.arrange': { set: 'shop' },
  'petz.crystal': { set: 'shop' },
  'petz.assign': { set: 'shop' },
  'petz.enter': { set: 'closeUp', watched: 'show', closeUp: { picture: 'enter', declines: false } },
  'petz.sell': { set: 'sale', isOfShop: true },
  'petz.jobs': { set: 'sale', isOfShop: true },
  'petz.box': { set: 'closeUp', watched: 'evening', closeUp: { picture: 'box', declines: true } },
  'petz.join': { set: 'closeUp', closeUp: { picture: 'queue', declines: false } },
  'petz.return': { set: 'closeUp', closeUp: { picture: 'return', declines: true } },
  'petz.peek': { set: 'closeUp', closeUp: { picture: 'peek', declines: true } },
  'petz.discount': { set: 'closeUp', closeUp: { picture: 'market', declines: false } },
  'petz.forget': { set: 'closeUp', closeUp: { picture: 'forget', declines: false } },
  'petz.facility': { set: 'closeUp', closeUp: { picture: 'facility', declines: true } },
  'petz.work': { set: 'closeUp', closeUp: { picture: 'facility', declines: true } },
  'petz.copy': { set: 'closeUp', closeUp: { picture: 'copy', declines: true } },
  'petz.hat': { set: 'closeUp', closeUp: { picture: 'hat', declines: false } },
};

/** Asked in the seat's shop: its plots, and the options in a panel. So is each question without a picture of its own. */
const AT_HOME: Shown = { set: 'shop', isOfShop: true };

/** How a question is shown. */
const shownOf = (kind: AskKind): Shown => QUESTIONS[kind] ?? AT_HOME;

/** The close-up that belongs to a question; null if it has another picture. */
export const closeUpOf = (kind: AskKind): CloseUpPlan | null => shownOf(kind).closeUp ?? null;

/** Others show off, and the viewer wants them in brief: then he waits in his own shop. */
function isPassedOver({ ask }: PetzView, viewer: Seat, isBrief: boolean): boolean {
  return isBrief && ask !== null && SHOWING_OFF.includes(ask.kind) && !ask.seats.includes(viewer);
}

/** Whose shop is looked at while nothing is played: that of the seat that decides in the open, else one's own. */
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
