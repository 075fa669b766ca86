/** A chapter of the expansion: some of the extension points. */

import type { Expansion } from '../expansion.ts';

export type Part = Omit<Partial<Expansion>, 'id' | 'rings' | 'dummies'>;
