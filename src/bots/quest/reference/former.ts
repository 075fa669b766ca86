/** The strongest Hero as he was when he thought a quarter as long, to measure today's by. */

import { questArchimpWith } from '../strengths/archimp.ts';

export const former = questArchimpWith('former', [
  { times: 2, keep: 4 },
  { times: 2, keep: 2 },
  { times: 4, keep: 1 },
]);
