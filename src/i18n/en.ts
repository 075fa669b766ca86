/** The whole English catalogue. The game itself gets it in two pieces. */

import { deferred } from './en-deferred.ts';
import { first } from './en-first.ts';
import { merge } from './merge.ts';

export const catalogue = merge(first, { 'en-deferred': deferred });
