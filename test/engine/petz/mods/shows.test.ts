/** What modifiers change when pets are shown and sold. */

import { describe, expect, test } from 'vitest';
import { exhibitionCard } from '../../../../src/engine/petz/data/cards.ts';
import type { Need } from '../../../../src/engine/petz/data/schema.ts';
import { atFestival } from '../../../../src/engine/petz/mods/shows.ts';
import { awardsNow, exhibitionNow } from '../../../../src/engine/petz/score.ts';
import type { PlotStart } from '../../../../src/engine/petz/start/schema.ts';
import { addPet, alleyTable, showOff, suffering } from '../../../kit/alleys-show.ts';
import { at, idle, mod, twists } from '../../../kit/scenario.ts';

const EMPTY = { home: 0, gold: 0, waiting: [0, 0, 0, 0] };
const uni = (cards: string[], part: Partial<PlotStart> = {}): PlotStart => ({
  manure: 0,
  ...part,
  pet: { id: 'uni', size: 4, cards, ...part.pet },
});

describe('doubleShows', () => {
  const show = (mods: ReturnType<typeof mod>) =>
    at(
      3,
      'showing',
      [{ ...EMPTY, reputation: 5, plots: [uni(['Y.play', 'Y.play', 'G.hunger', 'P.magic'])] }, EMPTY],
      {
        mods,
        decks: { exhibitions: ['eatingContest'] },
      },
    );

  test('doubles the reputation for the places', () => {
    const points = (mods: ReturnType<typeof mod>) => idle(show(mods)).eventsOf('petz.awarded')[0]?.awards;
    expect(points([])).toEqual([7, 0]);
    expect(points(mod('doubleShows', {}))).toEqual([14, 0]);
    expect(points(mod('doubleShows', { times: 3 }))).toEqual([21, 0]);
    expect(points(mod('doubleShows', { rounds: [4] }))).toEqual([7, 0]);
    expect(twists(show(mod('doubleShows', {})))[0]).toBe('doubleShows more 2');
  });

  test('not those of the final scoring', () => {
    const final = (mods: ReturnType<typeof mod>) =>
      idle(at(6, 'business', [{ ...EMPTY, gold: 4 }, EMPTY], { mods })).eventsOf('petz.finalShow')[0]?.awards;
    expect(final(mod('doubleShows', {}))).toEqual(final([]));
  });

  test('two of them go together', () => {
    expect(awardsNow(show([...mod('doubleShows', {}), ...mod('doubleShows', { times: 3 })]).s)).toEqual([
      42, 18,
    ]);
  });
});

describe('festival', () => {
  const score = (cards: string[], exhibition: string, mods: ReturnType<typeof mod>) =>
    idle(
      at(3, 'showing', [{ ...EMPTY, plots: [uni(cards)] }, EMPTY], {
        mods,
        decks: { exhibitions: [exhibition] },
      }),
    )
      .eventsOf('petz.showed')
      .find(({ seat }) => seat === 0)?.score;
  const poopy = ['Y.poop', 'Y.poop', 'G.hunger', 'P.magic'];

  test('a need that the tile asks for counts double', () => {
    // Eating Contest: 2 for each hunger.
    expect(score(poopy, 'eatingContest', [])).toBe(2);
    expect(score(poopy, 'eatingContest', mod('festival', { need: 'hunger' }))).toBe(4);
  });

  test('one that it does not ask for counts 1 each', () => {
    expect(score(poopy, 'eatingContest', mod('festival', { need: 'poop' }))).toBe(2 + 2);
    expect(score(poopy, 'eatingContest', mod('festival', { need: 'poop', rounds: [5] }))).toBe(2);
  });

  test('who names it in Freestyle has it counted twice', () => {
    const terms = atFestival(exhibitionCard('freestyle'), 'poop').terms.filter(({ of }) => of === 'chosen');
    expect(terms).toEqual([
      { of: 'chosen', value: 2 },
      { of: 'chosen', value: 2, only: 'poop' },
    ]);
    expect(score(poopy, 'freestyle', mod('festival', { need: 'poop' }))).toBe(
      (score(poopy, 'freestyle', []) ?? 0) + 4,
    );
    expect(score(poopy, 'freestyle', mod('festival', { need: 'disease' }))).toBe(
      score(poopy, 'freestyle', []),
    );
  });

  test('of two festivals each need counts double in Freestyle, whichever comes first', () => {
    const both = (first: Need, second: Need, named: Need) => {
      const tile = atFestival(atFestival(exhibitionCard('freestyle'), first), second);
      const chosen = tile.terms.filter(({ of, only }) => of === 'chosen' && (only ?? named) === named);
      return chosen.reduce((sum, { value }) => sum + value, 0);
    };
    expect(both('poop', 'magic', 'poop')).toBe(4);
    expect(both('poop', 'magic', 'magic')).toBe(4);
    expect(both('poop', 'magic', 'play')).toBe(2);
    // The same need twice is doubled twice, as everywhere.
    expect(both('poop', 'poop', 'poop')).toBe(8);
  });

  test('a pair counts double for either of its needs (DA-EXHIBITION-DANCING-01)', () => {
    const values = (need: Need) =>
      atFestival(exhibitionCard('dancingPetStar'), need).terms.map((x) => x.value);
    // Pair of play and magic, play alone, magic alone, poop.
    expect(values('play')).toEqual([6, 2, 1, -1]);
    expect(values('magic')).toEqual([6, 1, 2, -1]);
    expect(values('poop')).toEqual([3, 1, 1, -2]);
  });

  test('is seen by all who look at the exhibition', () => {
    const t = at(3, 'shopping', [], {
      mods: mod('festival', { need: 'poop' }),
      decks: { exhibitions: ['arena'] },
    });
    expect(exhibitionNow(t.view(0))?.terms.some(({ of }) => of === 'poop')).toBe(true);
    expect(twists(t)).toEqual(['festival poop 2']);
  });
});

describe('plague', () => {
  const ill = (manure: number, cards: string[], mods: ReturnType<typeof mod>) => {
    const stop = { round: 3, after: 'showing' } as const;
    const t = at(3, 'showing', [{ home: 0, plots: [uni(cards, { manure })] }, EMPTY], { mods, stop });
    return idle(t)
      .eventsOf('petz.suffered')
      .filter(({ cause }) => cause === 'disease')
      .reduce((sum, x) => sum + x.tokens, 0);
  };
  const well = ['Y.play', 'Y.magic', 'G.hunger', 'P.magic'];
  const sick = ['Y.play', 'Y.disease', 'G.hunger', 'P.magic'];

  test('every pet has a disease need more: manure makes it suffer', () => {
    expect(ill(2, well, [])).toBe(0);
    // 1 need and 2 manure are 3: one too many, 2 tokens.
    expect(ill(2, well, mod('plague', {}))).toBe(2);
    expect(ill(0, well, mod('plague', {}))).toBe(0);
    expect(ill(0, sick, mod('plague', {}))).toBe(0);
    expect(ill(0, sick, mod('plague', { needs: 2 }))).toBe(2);
    expect(ill(2, well, mod('plague', { rounds: [4] }))).toBe(0);
  });

  test('Sickie and Lemur meet it like a need of their cards, but it makes no pair (DA-PET-SICKIE-01, DA-PET-LEMUR-02)', () => {
    const beside = (given: string, mods: ReturnType<typeof mod>) => {
      const t = alleyTable({ home: 0 });
      t.s.setup = { ...t.s.setup, mods };
      addPet(t, 0, 1, 'soulfulLemur', 'magic magic magic poop', { cage: 'c03', manure: 1 });
      addPet(t, 0, 2, 'snugglySickie', given, { cage: 'c02', manure: 4 });
      return suffering(showOff(t)).slice(1, 3);
    };
    // Without a disease need the Sickie is checked as if it had one: 5, and it dies of 4.
    expect(beside('magic magic magic magic', [])).toEqual([0, null]);
    // The Lemur has 1 need and 2 manure; the Sickie's 1 need does no harm.
    expect(beside('magic magic magic magic', mod('plague', {}))).toEqual([2, 0]);
    expect(beside('disease magic magic magic', mod('plague', {}))).toEqual([2, 0]);
    expect(beside('disease disease magic magic', mod('plague', {}))).toEqual([0, 0]);
  });

  test('is reported once a turn', () => {
    const t = at(3, 'showing', [{ home: 0, plots: [uni(well)] }, EMPTY], {
      mods: mod('plague', { needs: 2 }),
    });
    expect(twists(idle(t)).slice(0, 1)).toEqual(['plague sick 2 at 0']);
  });
});

describe('customers', () => {
  /** Uni with 2 hunger needs suits the Granny: 2 each, less 1 for magic. A herbivore of size 4 costs 2 gold. */
  const shop = (mutation: number) => ({
    gold: 3,
    plots: [uni(['Y.hunger', 'Y.play', 'G.hunger', 'P.magic'], { pet: { id: 'uni', size: 4, mutation } })],
  });
  const market = (mutation: number, mods: ReturnType<typeof mod>) =>
    at(3, 'business', [shop(mutation), null], { mods, decks: { customers: ['dungeonGranny'] } });
  const sell = (mutation: number, mods: ReturnType<typeof mod>) =>
    market(mutation, mods).play(0, { plot: 0, customer: 'dungeonGranny', platform: false });
  const gold = (t: ReturnType<typeof sell>) => t.eventsOf('petz.sold')[0]?.gold;

  test('fashion: so much gold more for each such need', () => {
    expect(gold(sell(0, []))).toBe(2);
    const t = sell(0, mod('fashion', { need: 'hunger', worth: 2 }));
    expect(gold(t)).toBe(2 + 4);
    expect(t.shop(0).gold).toBe(3 + 6);
    expect(twists(t)).toEqual(['fashion hunger 4 at 0']);
    expect(gold(sell(0, mod('fashion', { need: 'poop', worth: 2 })))).toBe(2);
  });

  test('mutants are welcome: no discount, and each token is paid', () => {
    expect(gold(sell(1, []))).toBe(0);
    const t = sell(1, mod('mutants', { mode: 'welcome', worth: 3 }));
    expect(gold(t)).toBe(2 + 3);
    expect(twists(t)).toEqual(['mutants welcome 5 at 0']);
    expect(gold(sell(0, mod('mutants', { mode: 'welcome' })))).toBe(2);
  });

  test('mutants welcome twice: each entry pays its token, the discount is paid back once', () => {
    const uses = [
      ...mod('mutants', { mode: 'welcome', worth: 9, rounds: [4] }),
      ...mod('mutants', { mode: 'welcome', worth: 3 }),
      ...mod('mutants', { mode: 'welcome', worth: 1, rounds: [3] }),
    ];
    const t = sell(1, uses);
    expect(gold(t)).toBe(2 + 3 + 1);
    expect(twists(t)).toEqual(['mutants welcome 5 at 0', 'mutants welcome 1 at 0']);
  });

  test('mutants are banned: no sale, with its reason', () => {
    const t = market(1, mod('mutants', { mode: 'banned' }));
    expect(t.eventsOf('petz.sold')).toEqual([]);
    expect(t.s.ask?.kind).not.toBe('petz.sell');
    const both = at(
      3,
      'business',
      [
        {
          plots: [
            uni(['Y.hunger', 'Y.play', 'G.hunger', 'P.magic'], { pet: { id: 'uni', size: 4, mutation: 1 } }),
            {
              cage: 'c01',
              pet: { id: 'trollie', size: 4, cards: ['Y.hunger', 'G.hunger', 'Y.play', 'Y.play'] },
            },
          ],
        },
        null,
      ],
      { mods: mod('mutants', { mode: 'banned' }), decks: { customers: ['dungeonGranny'] } },
    );
    expect(both.options(0)).toEqual([{ plot: 1, customer: 'dungeonGranny', platform: false }, null]);
    expect(both.refusal(0, { plot: 0, customer: 'dungeonGranny', platform: false })?.code).toBe(
      'mutantsBanned',
    );
  });

  test('a pet that mutates under the ban is reported', () => {
    const t = at(
      3,
      'showing',
      [{ home: 0, plots: [uni(['Y.magic', 'Y.play', 'G.hunger', 'P.magic'])] }, EMPTY],
      {
        mods: mod('mutants', { mode: 'banned' }),
      },
    );
    expect(twists(idle(t))).toContain('mutants banned 1 at 0');
  });

  test('one that vanishes is kept by nobody (PB-NEED-MAGIC-05)', () => {
    const plots = [uni(['Y.magic', 'Y.magic', 'G.hunger', 'P.magic'])];
    const t = idle(
      at(3, 'showing', [{ home: 0, plots }, EMPTY], { mods: mod('mutants', { mode: 'banned' }) }),
    );
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'uni', cause: 'mutated' }]);
    expect(twists(t)).toEqual([]);
  });
});
