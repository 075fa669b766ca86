/** Every name the engine uses towards the texts: question kinds, event types, refusal codes, things. */

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

/** Codes of refusals: the contract's own, then the game's. */
export const REFUSAL_CODES = [
  'gameOver',
  'staleAnswer',
  'notYourTurn',
  'notOffered',
  'tooManyParts',
  'partWithout',
  'notEnough',
  'wrongSlot',
  'tooManyGroups',
  'groupWithoutImp',
  'notEnoughImps',
  'notEnoughGold',
  'notThisGroup',
  'itemNotThere',
  'dummySpace',
  'noSuchSpace',
  'neutralThere',
  'spaceTaken',
  'nothingThere',
  'needsImps',
  'needsGold',
  'placedTwice',
  'cageUnplaced',
  'addonUnplaced',
  'petWithoutCage',
  'wrongDiet',
  'noSuchFood',
  'nobodyToPlay',
  'notHeld',
  'noPetThere',
  'customerNotHere',
  'customerServed',
  'petTooYoung',
  'noMatch',
  'cannotPay',
  'platformUsed',
  'noPlatformImp',
  'wrongSeats',
  'unknownTile',
  'unknownModifier',
  'wrongLength',
  'cannotWithdraw',
  'cannotAfford',
  'bodyguardAlone',
  'alreadyTakenBack',
  // Scenarios: where a game begins and stops, what is in its box
  'setupShape',
  'setupUnknown',
  'startTwice',
  'startNoCard',
  'startCards',
  'startPhase',
  'startNoCage',
  'startImps',
  'stopTooEarly',
  'poolTooSmall',
  // Modifiers
  'badModifier',
  'spaceClosed',
  'onStrike',
  'mutantsBanned',
  'mascotStays',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

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
