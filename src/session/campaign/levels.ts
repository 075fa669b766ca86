/** The campaign's words for the screens, which import only the session. */
export type { LevelChange as Change, LevelOutcome as Outcome } from '../../campaign/consequences.ts';
export type { Lock } from '../../campaign/progress.ts';
export type {
  Book,
  Chapter,
  Choice,
  GoalState,
  GoalUse,
  Level,
  LevelRecord,
  LevelSeat,
  Picks,
  Picture,
  Progress,
  Proof,
} from '../../campaign/schema.ts';
export { broughtFor, everyPart, firstPartOf, goalsOfParts, partsOf } from '../../campaign/two-parts.ts';
export { changeKey, goalWords } from '../../campaign/words.ts';
