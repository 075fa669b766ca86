/** The worker's side of a puzzle's lesson: everything that can be answered is looked at here. Started by `lesson.ts`. */

import { lessonOf, type PlayedPuzzle } from '../../campaign/solve/lesson.ts';

self.addEventListener('message', ({ data }: MessageEvent<PlayedPuzzle>) => {
  try {
    self.postMessage(lessonOf(data));
  } catch {
    // Too large to be searched: there is no lesson.
    self.postMessage(null);
  }
});
