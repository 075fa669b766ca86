/** The shop of Dark Alleys in the picture: what is counted, where things stand, and what belongs to which step. */

import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import { exhibitionCard } from '../../src/engine/petz/data/cards.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { petScore } from '../../src/engine/petz/score.ts';
import { checkSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Pet, Plot } from '../../src/engine/petz/state.ts';
import type { PetzView } from '../../src/engine/petz/view.ts';
import { stageFor } from '../../src/scenes/table/cast.ts';
import { countTerms, sumOf, symbolOf } from '../../src/scenes/table/sets/parts/words.ts';
import {
  type DressDomain,
  dressedPlot,
  isSameOutfit,
  outfitOf,
  wornBy,
  wornRects,
} from '../../src/scenes/table/sets/shop/dress.ts';
import { layoutShop, slotRects } from '../../src/scenes/table/sets/shop/layout.ts';
import { plotAnswers, plotsNamed } from '../../src/scenes/table/sets/shop/plot-answers.ts';
import { stockKeys } from '../../src/scenes/table/sets/shop/stock.ts';
import { careStepOf } from '../../src/scenes/table/sets/shop-show/batches.ts';
import { actsIn, resultColumns } from '../../src/scenes/table/sets/show/result.ts';
import { FINGER } from '../../src/ui/rect.ts';
import { own } from '../kit/alleys-market.ts';
import { addPet, alleyTable, processed, showOff } from '../kit/alleys-show.ts';
import type { Table } from '../kit/petz.ts';
import { petzSetup } from '../laws/random-petz.ts';

/** A pet with these needs: hunger, poop, play, magic, anger, disease, sleep. */
function petWith(needs: number[]): { pet: Pet; plot: Plot } {
  const pet = { id: 'pony', size: 7, suffering: 0, mutation: 0, cards: [], needs } as unknown as Pet;
  return { pet, plot: { manure: 0, pet } as unknown as Plot };
}

describe('symbols of tiles', () => {
  test.each([
    [[0, 0, 2, 1, 0, 0, 0]],
    [[0, 2, 1, 3, 0, 0, 0]],
    [[1, 0, 0, 2, 1, 0, 0]],
    [[0, 1, 3, 3, 0, 0, 0]],
  ])('pairs and what they leave over count as the rules count them (%j)', (needs) => {
    const tile = exhibitionCard('dancingPetStar');
    const housed = petWith(needs);
    const counts = countTerms(tile.terms, [housed]);
    expect(sumOf(counts)).toBe(petScore(tile, housed.pet, housed.plot, null));
    expect(counts[0]?.times).toBe(Math.min(needs[2] ?? 0, needs[3] ?? 0));
  });

  test('meals and wounded imps count once for a shop, not for each of its pets', () => {
    const { terms } = exhibitionCard('wildParty');
    const two = [petWith([0, 0, 0, 0, 0, 0, 0]), petWith([0, 0, 0, 0, 0, 0, 0])];
    expect(sumOf(countTerms(terms, two, null, { eaten: 3, wounded: 2 }))).toBe(3 + 2 * 2);
    expect(sumOf(countTerms(terms, two))).toBe(0);
    expect([symbolOf('eaten'), symbolOf('wounded')]).toEqual(['icons/count-food', 'icons/count-hospital']);
  });

  test('the acts of a round are those the rules have stored (DA-EXHIBITION-WILDPARTY-02, DA-FACILITY-CANNERY-04)', () => {
    let compared = 0;
    for (let game = 0; game < 6; game++) {
      const setup = { ...fullSetup(3), expansions: { darkAlleys: { length: 'standard' } } } as const;
      let { state } = petzEngine.start(setup, `deeds ${game}`);
      const rng = dice(`deeds ${game}`);
      let round: PetzEvent[] = [];
      while (state.outcome === null) {
        const seat = petzEngine.waiting(state)[0] ?? 0;
        const choice = petzEngine.sample(state, seat, rng);
        const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice }, (s, event) => {
          if (event.type === 'petz.round') round = [];
          round.push(event);
          if (event.type !== 'petz.showed') return;
          const show = s.shops[event.seat]?.alleys?.show;
          const acts = actsIn(round, event.seat);
          expect(acts.wounded).toBe(show?.wounded);
          expect(acts.cans).toEqual(show?.cans);
          expect(acts.eaten).toBe(show?.eaten);
          compared += acts.eaten + acts.wounded;
        });
        if (!applied.ok) throw new Error('refused');
        state = applied.state;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

test('the columns of the podium are built from what earned them, with nothing left unexplained', () => {
  let columns = 0;
  for (let game = 0; game < 16; game++) {
    const rng = dice(`columns ${game}`);
    // The second half with any twists, numbers and variants there are.
    const setup: PetzSetup =
      game < 8 ? { ...fullSetup(3), expansions: { darkAlleys: { length: 'standard' } } } : petzSetup(rng);
    if (checkSetup(setup) !== null) continue;
    let { state, events } = petzEngine.start(setup, `columns ${game}`);
    const story: { round: number; events: PetzEvent[] }[] = [{ round: 1, events: [...events] }];
    while (state.outcome === null) {
      const seat = petzEngine.waiting(state)[0] ?? 0;
      const choice = petzEngine.sample(state, seat, rng);
      const entry = { round: state.round, events: [] as PetzEvent[] };
      story.push(entry);
      const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice }, (s, event) => {
        entry.events.push(event);
        if (event.type !== 'petz.awarded') return;
        for (const column of resultColumns(petzEngine.view(s, 0), event, story)) {
          const shown = [...column.up, ...column.down];
          if (!column.takesPart) continue;
          expect(shown.reduce((sum, step) => sum + step.value, 0)).toBe(column.score);
          expect(shown.map(({ icon }) => icon)).not.toContain('icons/icon-reputation');
          columns++;
        }
      });
      if (!applied.ok) throw new Error('refused');
      state = applied.state;
    }
  }
  expect(columns).toBeGreaterThan(10);
});

/** Freestyle of seat 0 with its events, and the symbols of its column. */
function columnOf(lay: (t: Table) => void, view: (t: Table) => PetzView): string[] {
  const t = alleyTable({ seats: 2, round: 2, exhibition: 'freestyle', home: 0 });
  addPet(t, 0, 1, 'uni', 'poop play', { cage: 'c07', suffering: 1 });
  lay(t);
  t.goTo('showing').until('petz.jobs');
  const awarded = t.eventsOf('petz.awarded')[0];
  if (awarded === undefined) throw new Error('nothing was awarded');
  const [column] = resultColumns(view(t), awarded, [{ round: 2, events: t.events }]);
  return [...(column?.up ?? []), ...(column?.down ?? [])].map(({ icon, value }) => `${icon} ${value}`);
}

test('tokens from before the game, and the Whip as a copy, are named in a column (DA-ARTIFACT-GIFTBOX-01)', () => {
  const begun = (t: Table): PetzView => {
    const view = t.view(0);
    const start = { shops: [{ plots: [null, { pet: { id: 'uni', size: 2, suffering: 1 } }] }] };
    return { ...view, setup: { ...view.setup, start } };
  };
  const shown = columnOf((t) => {
    t.artifact(0, 'giftBox');
    own(t, 0).gift = 'whipOfObedience';
    t.shop(0).judge = true;
  }, begun);
  expect(shown).toContain('artifacts/whipOfObedience 0.5');
  expect(shown).toContain('icons/icon-judge 2');
  expect(shown.filter((step) => step.endsWith('-2'))).toHaveLength(1);
  expect(shown.join()).not.toContain('icon-reputation');
});

test('a lollipop that is only played with is no food eaten (R-DA-79)', () => {
  const t = alleyTable({ seats: 2, round: 2, exhibition: 'wildParty', home: 0 });
  processed(t, 0, { lollipop: 1 });
  addPet(t, 0, 1, 'birdie', 'play disease', { cage: 'c03' });
  showOff(t, [], { 'petz.play': [{ food: 'lollipop' }] });
  expect(actsIn(t.events, 0).eaten).toBe(0);
});

const SIZES = [
  { x: 0, y: 84, width: 1280, height: 716 },
  { x: 0, y: 84, width: 1024, height: 684 },
  { x: 0, y: 60, width: 844, height: 330 },
];

describe('places', () => {
  test.each(SIZES)(
    'ten cards of one pet have slots that a finger hits, apart from one another (%j)',
    (area) => {
      const layout = layoutShop(area, 'assign', [10, 10, 10, 10]);
      for (const spot of layout.plots) {
        const rects = slotRects(spot, 10, layout.compact);
        expect(rects).toHaveLength(10);
        for (const [i, a] of rects.entries()) {
          expect(a.width).toBeGreaterThanOrEqual(FINGER - 6);
          expect(a.height).toBeGreaterThanOrEqual(FINGER);
          expect(a.x).toBeGreaterThanOrEqual(spot.rect.x);
          expect(a.x + a.width).toBeLessThanOrEqual(spot.rect.x + spot.rect.width + 0.5);
          expect(a.y + a.height).toBeLessThanOrEqual(spot.rect.y + spot.rect.height + 0.5);
          for (const b of rects.slice(i + 1)) {
            const apart =
              a.x + a.width <= b.x + 0.5 ||
              b.x + b.width <= a.x + 0.5 ||
              a.y + a.height <= b.y + 0.5 ||
              b.y + b.height <= a.y + 0.5;
            expect(apart).toBe(true);
          }
        }
      }
    },
  );

  test.each(SIZES)('what a pet wears stands on its plot, beside the addon (%j)', (area) => {
    const layout = layoutShop(area, 'arrange', [0, 0, 0, 0]);
    for (const spot of layout.plots) {
      for (const rect of wornRects(spot, 4, layout.compact)) {
        expect(rect.width).toBeGreaterThanOrEqual(FINGER);
        expect(rect.x).toBeGreaterThanOrEqual(spot.rect.x);
        expect(rect.x + rect.width).toBeLessThanOrEqual(spot.rect.x + spot.rect.width);
        expect(rect.y + rect.height).toBeLessThanOrEqual(spot.rect.y + spot.rect.height);
        const { addon } = spot;
        expect(rect.x + rect.width <= addon.x || rect.x >= addon.x + addon.width).toBe(true);
      }
    }
  });
});

describe('dressing', () => {
  const field = (...options: (string | null)[]) => ({ type: 'pick' as const, options });
  const domain: DressDomain = {
    type: 'form',
    form: 'petz.dress',
    facts: null,
    fields: { foodBowl1: field('pony', null, 'uni'), ribbonBow1: field(null, 'pony', 'uni') },
  };

  test('begins as it is', () => {
    const outfit = outfitOf(domain);
    expect(outfit).toEqual({ foodBowl1: 'pony', ribbonBow1: null });
    expect(wornBy(outfit, 'pony')).toEqual(['foodBowl1']);
    expect(isSameOutfit(outfit, { foodBowl1: 'pony', ribbonBow1: null })).toBe(true);
    expect(isSameOutfit(outfit, { foodBowl1: 'pony', ribbonBow1: 'uni' })).toBe(false);
  });

  test('shows pets as they would be dressed', () => {
    const { plot } = petWith([]);
    expect(dressedPlot(plot, { foodBowl1: 'pony', ribbonBow1: 'pony' }).pet?.wears).toEqual([
      'foodBowl1',
      'ribbonBow1',
    ]);
    expect(dressedPlot(plot, { foodBowl1: null }).pet?.wears).toBeUndefined();
  });
});

test('answers that name a plot are given by pressing it, if there is only one there', () => {
  const ask = (kind: string) => ({ ask: { kind } as never });
  expect([...plotAnswers(ask('petz.next'), [2, 0])]).toEqual([
    [2, 2],
    [0, 0],
  ]);
  const shoves = [{ to: 1, pearl: false }, { to: 1, pearl: true }, { to: 3, pearl: false }, null];
  expect([...plotAnswers(ask('petz.shove'), shoves)]).toEqual([[3, { to: 3, pearl: false }]]);
  expect([...plotsNamed(ask('petz.shove'), shoves)]).toEqual([1, 3]);
  expect([...plotsNamed(ask('petz.feed'), [{ from: 'meat', chamber: 0 }])]).toEqual([]);
});

test('the stock holds artifacts, processed food, accessories and the bodyguard, in this order', () => {
  const alleys = { processed: { lollipop: 0, can: 2 }, accessories: ['foodBowl1'], bodyguard: true };
  expect(stockKeys({ artifacts: ['magicBox'], alleys: alleys as never })).toEqual([
    'magicBox',
    'can',
    'foodBowl1',
    'bodyguard',
  ]);
  expect(stockKeys({ artifacts: ['magicBox'] } as never)).toEqual(['magicBox']);
});

test('what happens in a turn belongs to a step of it, in the shop it happens to', () => {
  const at = { seat: 2, plot: 0, pet: 'pony' } as const;
  const relieved: PetzEvent = { type: 'petz.relieved', ...at, need: 'play', needs: 1, by: 'pony' };
  expect(careStepOf(relieved, null)).toBe('play');
  const ate: PetzEvent = { type: 'petz.ate', ...at, what: 'lollipop', id: null, card: null };
  expect([careStepOf(ate, null), careStepOf(ate, 'play')]).toEqual(['hunger', 'play']);
  expect(careStepOf({ type: 'petz.lost', ...at, cause: 'rampage', reputation: 3 }, null)).toBe('anger');
  expect(stageFor(relieved, 0)).toEqual({ set: 'shop', subject: 2 });
});
