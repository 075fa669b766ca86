/** Every name the engine uses towards the texts: question kinds, event types, things. */

import { darkAlleys } from './alleys/index.ts';
import {
  ACCESSORIES,
  ADDONS,
  ARTIFACTS,
  CAGES,
  CUSTOMERS,
  EXHIBITIONS,
  FACILITIES,
  PETS,
} from './data/cards.ts';
import { DUMMIES, SPACES } from './spaces/all.ts';

export { EVENT_TYPES } from './events.ts';
export { ASK_KINDS, type AskKind } from './questions.ts';

/** Ids of everything that has a name, by family: `petz.<family>.<id>`. */
export const THINGS = {
  pet: Object.keys(PETS),
  cage: Object.keys(CAGES),
  addon: Object.keys(ADDONS),
  artifact: Object.keys(ARTIFACTS),
  customer: Object.keys(CUSTOMERS),
  exhibition: Object.keys(EXHIBITIONS),
  facility: Object.keys(FACILITIES),
  accessory: [...new Set(Object.values(ACCESSORIES).map(({ kind }) => kind))],
  space: [
    ...SPACES.map((space) => space.id),
    ...DUMMIES,
    'home',
    ...darkAlleys.spaces.map(({ id }) => id),
    ...darkAlleys.dummies,
  ],
};
