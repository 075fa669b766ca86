/** A small picture of where a level is played: the chapter's scenery, and in it those it is about. */

import type { Level } from '../../../session/campaign/levels.ts';
import { customerArt, PERSON, rivalArt } from '../../art-urls.ts';
import { heroAddress } from './art.ts';

/** At most so many figures stand before the scenery. */
const MOST = 4;

/** Whom a level is about: the rivals of the shops, the Heroes of a quest, else our own imp. */
export function vignetteFigures(level: Level): string[] {
  if (level.game === 'quest') {
    // Which Heroes will be drawn is unknown.
    return Array.isArray(level.heroes) ? level.heroes.slice(0, MOST).map(heroAddress) : [PERSON];
  }
  if (level.chapter === 'puzzles') {
    // The customers at the counter; the other shops are closed.
    const customers = level.decks?.customers ?? [];
    return customers.length > 0 ? customers.slice(0, 2).map(customerArt) : [PERSON];
  }
  const rivals = level.seats.flatMap((seat) =>
    seat.who === 'person' || seat.rival === undefined ? [] : [rivalArt(seat.rival)],
  );
  if (rivals.length > 0) return rivals.slice(0, MOST);
  return [PERSON];
}

export function Vignette({ chapter, figures }: { chapter: string; figures: readonly string[] }) {
  return (
    <div
      class="vignette row middle scenery card"
      data-chapter={chapter}
      data-figures={figures.length}
      aria-hidden="true"
    >
      {figures.map((src) => (
        <img class="slim" key={src} src={src} alt="" width={160} height={160} />
      ))}
    </div>
  );
}
