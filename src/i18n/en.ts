/** The English catalogue: the screens' words here, the game's words in `parts/`. */
import own from './en.json' with { type: 'json' };
import { merge } from './merge.ts';

export const catalogue = merge(
  own,
  import.meta.glob('./parts/*.en.json', { eager: true, import: 'default' }),
);
