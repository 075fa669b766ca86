/** What a game will be remembered for, counted out of its story: the dirtiest shop, the dearest sale … */
import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzEvent } from '../../engine/petz/events.ts';

interface Superlative {
  id: SuperlativeId;
  /** Whose it is; several if they are equal. */
  seats: Seat[];
  /** Points, tokens, imps … by its kind; never 0. */
  value: number;
  /** The pet it was done with, where there was one. */
  pet: string | null;
}

/** The part of the story that is needed here. */
interface StoryPart {
  events: readonly PetzEvent[];
}

/** A feat, and how much it counts towards the title. */
interface Feat {
  seat: Seat;
  value: number;
  pet?: string | null;
}

type Count = (event: PetzEvent) => Feat | null;

/** Titles for one great feat. */
const SINGLE = {
  dearestSale: (event) =>
    event.type === 'petz.sold' ? { seat: event.seat, value: event.reputation, pet: event.pet } : null,
  greatestShow: (event) =>
    event.type === 'petz.showed' && event.takesPart
      ? { seat: event.seat, value: event.score, pet: event.pet }
      : null,
} satisfies Record<string, Count>;

/** Titles for what adds up over the game. */
const TOTAL = {
  bravest: (event) => (event.type === 'petz.caught' ? { seat: event.seat, value: event.imps } : null),
  dirtiest: (event) => (event.type === 'petz.pooped' ? { seat: event.seat, value: event.manure } : null),
  cook: (event) => (event.type === 'petz.fed' ? { seat: event.seat, value: 1 } : null),
  playful: (event) => (event.type === 'petz.entertained' ? { seat: event.seat, value: 1 } : null),
  careless: (event) => (event.type === 'petz.lost' ? { seat: event.seat, value: 1 } : null),
} satisfies Record<string, Count>;

type SuperlativeId = keyof typeof SINGLE | keyof typeof TOTAL;

/** All titles that were earned, the proudest first. */
export function superlatives(story: readonly StoryPart[], seats: number): Superlative[] {
  const events = story.flatMap((entry) => entry.events);
  const titles = (of: Partial<Record<SuperlativeId, Count>>, all: (feats: Feat[]) => Feat[]) =>
    (Object.entries(of) as [SuperlativeId, Count][]).flatMap(
      ([id, count]) => highest(id, all(events.flatMap((event) => count(event) ?? []))) ?? [],
    );
  return [...titles(SINGLE, (feats) => feats), ...titles(TOTAL, (feats) => sums(feats, seats))];
}

function sums(feats: readonly Feat[], seats: number): Feat[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    value: feats.reduce((sum, feat) => sum + (feat.seat === seat ? feat.value : 0), 0),
  }));
}

/** The greatest of some feats and whose they are, several if they are equal. Counts of zero are left out. */
export function greatest<D extends Pick<Feat, 'seat' | 'value'>>(
  feats: readonly D[],
): { value: number; seats: Seat[]; best: D[] } | null {
  const value = Math.max(0, ...feats.map((feat) => feat.value));
  if (value === 0) return null;
  const best = feats.filter((feat) => feat.value === value);
  return { value, seats: [...new Set(best.map(({ seat }) => seat))].sort((a, b) => a - b), best };
}

function highest(id: SuperlativeId, feats: readonly Feat[]): Superlative | null {
  const found = greatest(feats);
  if (found === null) return null;
  const { value, seats, best } = found;
  const [first] = best;
  return { id, seats, value, pet: best.length === 1 ? (first?.pet ?? null) : null };
}
