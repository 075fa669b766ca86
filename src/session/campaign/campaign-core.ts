/** The campaign as the session uses it, in one piece that comes when it is first wanted. */

export { picturesOf } from '../../campaign/album.ts';
export { levelsOfBook as levels } from '../../campaign/book.ts';
export {
  consequencesIn,
  consequencesOf,
  metTwists,
  originOf,
  outcomesOf,
} from '../../campaign/consequences.ts';
export { dailyLevel, fairOfId } from '../../campaign/daily/daily.ts';
export { dayOfFair } from '../../campaign/daily/days.ts';
export { afterFair } from '../../campaign/daily/results.ts';
export { extraId, extraStates, withExtra } from '../../campaign/extras.ts';
export { extrasFor, freeExtras, freeWithExtra } from '../../campaign/extras-for.ts';
export { goalState as lookAt } from '../../campaign/goals/index.ts';
export { fledIn, marginsOf } from '../../campaign/past.ts';
export {
  afterLevel,
  choose,
  lockOf,
  newsOf,
  opened,
  progressFrom,
  withoutGifts,
} from '../../campaign/progress.ts';
export { companionsOf, levelSetup as setupOf, pickHolds } from '../../campaign/setup.ts';
export { asShared, readSharedLevel } from '../../campaign/shared.ts';
export { atStep, climbOf, stepRules, stepWon, takesStep } from '../../campaign/steps.ts';
export { isStruckBy } from '../../campaign/strikes.ts';
export { heldInFirst, recordOfParts } from '../../campaign/two-parts.ts';
export {
  asPuzzle,
  checkDraft,
  GOALS_TO_CHOOSE,
  levelDraftOf,
  levelLanguage,
  newLevel,
  numberOf,
  withEvilLord,
  withGoal,
  withLevelSeat,
  withMode,
  withSeats,
  withText,
} from './level-draft.ts';
export { twistsOf, withTwists } from './level-twists.ts';
export { isLaidOut, laidOut, piecePlacesOf } from './pieces/lay-out.ts';
export { Trainer } from './trainer-manager.ts';
