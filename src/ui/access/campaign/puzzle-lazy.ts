/** The pages of puzzles, for those who show them: each is fetched when it is first shown. */

import type { ComponentType } from 'preact';
import { fetchedPart } from '../parts/fetched.tsx';
import type * as Pages from './puzzle-pages.tsx';

const of = <P extends object>(pick: (pages: typeof Pages) => ComponentType<P>) =>
  fetchedPart(async () => pick(await import('./puzzle-pages.tsx')));

export const LazyLines = of((pages) => pages.LinesPage);
export const LazyLesson = of((pages) => pages.PuzzleLessonPanel);
export const LazyPuzzles = of((pages) => pages.PuzzlesScreen);
export const LazyStorm = of((pages) => pages.StormClock);
export const LazyTrainerEnd = of((pages) => pages.TrainerEnd);
export const LazyTrainer = of((pages) => pages.TrainerPage);
