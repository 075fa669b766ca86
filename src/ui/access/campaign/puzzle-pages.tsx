/** The pages of puzzles, in a file of their own that comes when one of them is first wanted. */

export { LinesPage, PuzzleLessonPanel } from './puzzle-lesson.tsx';
export { PuzzlesScreen } from './puzzles.tsx';
export { StormClock } from './storm.tsx';
export { TrainerEnd } from './trainer-end.tsx';
export { TrainerPage } from './trainer-page.tsx';
