/** How each question of Dungeon Petz is shown. What else there is to know about them is in `src/engine/petz/questions.ts`. */
import type { AskKind } from '../../engine/petz/words.ts';
import type { SetName } from './contract.ts';
import type { Picture } from './sets/errands/kinds.ts';

/** A picture of the errands, and whether nothing may be wanted: then that is a button of its own. */
export interface Errand {
  picture: Picture;
  declines: boolean;
}

interface Shown {
  set: SetName;
  /** Where it is watched while somebody else decides in the open, if elsewhere. */
  watched?: SetName;
  /** A picture of one shop: while its owner decides, it is about that shop. */
  isOfShop?: true;
  errand?: Errand;
}

const QUESTIONS: Readonly<Partial<Record<AskKind, Shown>>> = {
  'petz.group': { set: 'town' },
  'petz.send': { set: 'town' },
  // Books are read in the town, where they were bought; a box is filled in the evening.
  'petz.book': { set: 'errands', watched: 'town', errand: { picture: 'book', declines: false } },
  'petz.arrange': { set: 'shop' },
  'petz.crystal': { set: 'shop' },
  'petz.assign': { set: 'shop' },
  'petz.enter': { set: 'errands', watched: 'show', errand: { picture: 'enter', declines: false } },
  'petz.sell': { set: 'sale', isOfShop: true },
  'petz.jobs': { set: 'sale', isOfShop: true },
  'petz.box': { set: 'errands', watched: 'evening', errand: { picture: 'box', declines: true } },
  'petz.join': { set: 'errands', errand: { picture: 'queue', declines: false } },
  'petz.return': { set: 'errands', errand: { picture: 'return', declines: true } },
  'petz.peek': { set: 'errands', errand: { picture: 'peek', declines: true } },
  'petz.discount': { set: 'errands', errand: { picture: 'market', declines: false } },
  'petz.forget': { set: 'errands', errand: { picture: 'forget', declines: false } },
  'petz.facility': { set: 'errands', errand: { picture: 'facility', declines: true } },
  'petz.work': { set: 'errands', errand: { picture: 'facility', declines: true } },
  'petz.copy': { set: 'errands', errand: { picture: 'copy', declines: true } },
  'petz.hat': { set: 'errands', errand: { picture: 'hat', declines: false } },
};

/** Asked in the shop of whoever decides: its plots, and the options in a panel. So is whatever has no picture of its own. */
const AT_HOME: Shown = { set: 'shop', isOfShop: true };

/** How a question is shown. */
export const shownOf = (kind: AskKind): Shown => QUESTIONS[kind] ?? AT_HOME;

/** The picture of the errands that belongs to a question; null if it has another. */
export const errandOf = (kind: AskKind): Errand | null => shownOf(kind).errand ?? null;
