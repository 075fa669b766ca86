/** The drawings of Pug Quest. They come with its own code, when a quest is opened. */
import { heroArt, PUG_HEROES } from '../../ui/creatures/pug-heroes.ts';
import { addDrawings } from '../table/drawings.ts';

addDrawings(
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
  addDrawings({ [`/assets/art/heroes/${id}.svg`]: heroArt(id) });
}

export { drawing, tryDrawing } from '../table/drawings.ts';
