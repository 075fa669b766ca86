/** What modifiers change at exhibitions is weighed: those to come, and what the others are likely to reach. */

import { expect, test } from 'vitest';
import { expectedTerms } from '../../src/bots/petz/odds.ts';
import { outlookOf } from '../../src/bots/petz/outlook.ts';
import { rivalScores } from '../../src/bots/petz/show.ts';
import { expectedScore, showsAhead } from '../../src/bots/petz/worth.ts';
import { exhibitionCard } from '../../src/engine/petz/data/cards.ts';
import { NEEDS } from '../../src/engine/petz/data/schema.ts';
import { atFestival } from '../../src/engine/petz/mods/shows.ts';
import type { PlotStart } from '../../src/engine/petz/start/schema.ts';
import { at, mod } from '../kit/scenario.ts';

const keeping = (id: string): { plots: PlotStart[] } => ({ plots: [{ manure: 0, pet: { id, size: 4 } }] });
const NOW = 3;

/** What the first seat sees of a table at which both keep a pet. */
function seen(mods: ReturnType<typeof mod>) {
  const decks = { exhibitions: ['eatingContest', 'magicShow'] };
  const t = at(NOW, 'shopping', [keeping('uni'), keeping('trollie')], { mods, decks });
  const view = t.view(0);
  const o = outlookOf(view, 0);
  const pets = (view.shops[0]?.plots ?? []).flatMap(({ pet }) => pet ?? []);
  return { o, pets, rival: rivalScores(view, o)[0]?.mean ?? 0 };
}

test('an exhibition to come is seen as it will be judged, once for each round', () => {
  const plain = seen([]);
  expect(plain.o.shows.length).toBeGreaterThan(0);
  const later = seen(mod('festival', { need: 'magic', rounds: [NOW + 1] }));
  const [tile, usual] = [later.o.shows[0]?.tile, plain.o.shows[0]?.tile];
  if (tile == null || usual == null) throw new Error('no tile lies open');
  expect(tile).toBe(atFestival(usual, 'magic'));
  const judged = expectedScore(later.o, tile, later.pets, []);
  expect(judged).toBeGreaterThan(expectedScore(later.o, usual, later.pets, []));
  // Not this round's: the others are expected to do as they usually do.
  expect(later.rival).toBe(plain.rival);
});

test('the others too do better where a need counts double that the tile asks for', () => {
  const plain = seen([]);
  expect(plain.rival).toBeGreaterThan(0);
  expect(seen(mod('festival', { need: 'hunger', rounds: [NOW] })).rival).toBeGreaterThan(plain.rival);
});

test('places that bring more do so in their rounds only', () => {
  const plain = seen([]);
  const now = seen(mod('doubleShows', { rounds: [NOW] }));
  expect(now.o.awards[0]).toBe(2 * (plain.o.awards[0] ?? 0));
  expect(showsAhead(now.o, now.pets)).toBe(showsAhead(plain.o, plain.pets));
  const later = seen(mod('doubleShows', { rounds: [NOW + 1] }));
  expect(later.o.awards).toEqual(plain.o.awards);
  expect(showsAhead(later.o, later.pets)).toBeGreaterThan(showsAhead(plain.o, plain.pets));
});

test('who may name any need names the one that counts double', () => {
  const freestyle = exhibitionCard('freestyle');
  const pet = { id: 'uni', size: 4 };
  const usual = expectedTerms(freestyle.terms, pet, false);
  const doubled = NEEDS.map((need) => expectedTerms(atFestival(freestyle, need).terms, pet, false));
  expect(Math.max(...doubled)).toBeCloseTo(2 * usual);
  expect(Math.min(...doubled)).toBeCloseTo(usual);
});
