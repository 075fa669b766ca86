/** The English words that may come a moment later: the levels' stories and the book of rules. */
import { merge } from './merge.ts';

export const later = merge(
  {},
  import.meta.glob(['./parts/level-*.en.json', './parts/*rules.en.json'], {
    eager: true,
    import: 'default',
  }),
);
