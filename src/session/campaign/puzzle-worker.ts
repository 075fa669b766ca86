/** The worker's side of proving a puzzle. Started by `puzzle-proof.ts`. */

import type { Level } from '../../campaign/schema.ts';
import { provePuzzle } from './puzzle-proof.ts';

self.addEventListener('message', ({ data }: MessageEvent<Level>) => {
  self.postMessage(provePuzzle(data));
});
