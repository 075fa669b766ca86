/** The drawings of Pug Quest. They come with its own code, when a quest is opened. */
import { heroArt, PUG_HEROES } from '../../ui/creatures/pug-heroes.ts';
import { stock } from '../table/shelf.ts';

stock(
  import.meta.glob<string>(
    [
      '../../../assets/art/{heroes,monsters,bosses,worlds,treasures,quest}/*.svg',
      '../../../assets/art/icons/{energy,quest}-*.svg',
      '../../../assets/art/cards/energy-*.svg',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

// The heroes are put together from parts.
for (const id of Object.keys(PUG_HEROES) as (keyof typeof PUG_HEROES)[]) {
  stock({ [`/assets/art/heroes/${id}.svg`]: heroArt(id) });
}

export { drawing, remember, tryDrawing } from '../table/shelf.ts';
