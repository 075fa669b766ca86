/** The strongest rival as he was before he was taught more, to measure today's by: the same search with the same knowledge. */

import { archimpWith } from '../archimp.ts';
import FORMER from './former.json' with { type: 'json' };

export const former = archimpWith({ name: 'former', plays: 1, doubt: 1, values: FORMER, looksAhead: false });
