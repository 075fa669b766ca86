/** The whole English catalogue. The game itself gets it in two pieces. */
import { first } from './en-first.ts';
import { later } from './en-later.ts';
import { merge } from './merge.ts';

export const catalogue = merge(first, { 'en-later': later });
