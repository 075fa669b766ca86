/** The French catalogue: the screens' words here, the game's words in `parts/`. */
import own from './fr.json' with { type: 'json' };
import { merge } from './merge.ts';

export const catalogue = merge(
  own,
  import.meta.glob('./parts/*.fr.json', { eager: true, import: 'default' }),
);
