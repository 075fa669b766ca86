/** The campaign's words for the screens, which ask nobody but the session. */
export type { Lock } from '../campaign/progress.ts';
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
} from '../campaign/schema.ts';
export { goalWords } from '../campaign/words.ts';
