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

export const QUESTIONS: Readonly<Record<AskKind, Shown>> = {
  'petz.group': { set: 'town' },
  'petz.send': { set: 'town' },
  // Books are read in the town, where they were bought; a box is filled in the evening.
  'petz.book': { set: 'show', watched: 'town' },
  'petz.arrange': { set: 'shop' },
  'petz.crystal': { set: 'shop' },
  'petz.assign': { set: 'shop' },
  'petz.feed': { set: 'shop', isOfShop: true },
  'petz.play': { set: 'shop', isOfShop: true },
  'petz.ward': { set: 'shop', isOfShop: true },
  'petz.catch': { set: 'shop', isOfShop: true },
  'petz.shovel': { set: 'shop', isOfShop: true },
  'petz.sleep': { set: 'shop', isOfShop: true },
  'petz.enter': { set: 'show' },
  'petz.sell': { set: 'sale', isOfShop: true },
  'petz.jobs': { set: 'sale', isOfShop: true },
  'petz.box': { set: 'show', watched: 'evening' },
  'petz.join': { set: 'errands', errand: { picture: 'queue', declines: false } },
  'petz.return': { set: 'errands', errand: { picture: 'return', declines: true } },
  'petz.peek': { set: 'errands', errand: { picture: 'peek', declines: true } },
  'petz.discount': { set: 'errands', errand: { picture: 'market', declines: false } },
  'petz.forget': { set: 'errands', errand: { picture: 'forget', declines: false } },
  'petz.facility': { set: 'errands', errand: { picture: 'facility', declines: true } },
  'petz.work': { set: 'errands', errand: { picture: 'facility', declines: true } },
  'petz.copy': { set: 'errands', errand: { picture: 'copy', declines: true } },
  'petz.dress': { set: 'shop', isOfShop: true },
  'petz.next': { set: 'shop', isOfShop: true },
  'petz.setCage': { set: 'shop', isOfShop: true },
  'petz.tune': { set: 'shop', isOfShop: true },
  'petz.shove': { set: 'shop', isOfShop: true },
  'petz.spook': { set: 'shop', isOfShop: true },
  'petz.wreck': { set: 'shop', isOfShop: true },
  'petz.ding': { set: 'shop', isOfShop: true },
  'petz.hat': { set: 'errands', errand: { picture: 'hat', declines: false } },
};

/** The picture of the errands that belongs to a question; null if it has another. */
export const errandOf = (kind: AskKind): Errand | null => QUESTIONS[kind].errand ?? null;
