/** The hero workshop: the two blank Heroes of the box, filled in (PQ-COMP-05, R-PQ-88). */

import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Refusal } from '../../../src/engine/kernel/state.ts';
import { HEROES } from '../../../src/engine/quest/data/cards.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import { heroSeat, placingOf } from '../../../src/engine/quest/read.ts';
import type { OwnHero } from '../../../src/engine/quest/schema-setup.ts';
import { checkSetup, questSetup } from '../../../src/engine/quest/setup.ts';
import {
  checkOwnHero,
  combosOfLevel,
  copyOfHero,
  heroCardIn,
  OWN_IDS,
  ownCombo,
  pointsOf,
  SPECIAL_IDS,
  WORKSHOP,
} from '../../../src/engine/quest/workshop.ts';

const mild = (changes: Partial<OwnHero> = {}): OwnHero => ({
  ...copyOfHero('pugayaga', 'own1'),
  name: 'Mops',
  ...changes,
});
const what = (refusal: Refusal | null) => refusal?.data.what;

describe('PQ-COMP-05: the two blank Heroes', () => {
  test('are two, and every printed Hero could be made within the points', () => {
    expect(OWN_IDS).toEqual(['own1', 'own2']);
    const points = Object.keys(HEROES).map((id) => pointsOf(copyOfHero(id, 'own1')));
    expect(Math.max(...points)).toBe(WORKSHOP.points);
    expect(Math.min(...points)).toBeGreaterThanOrEqual(WORKSHOP.points - 8);
  });

  test('every Special and every Combo has a price, and nothing else has', () => {
    expect(Object.keys(WORKSHOP.specials).sort()).toEqual([...SPECIAL_IDS].sort());
    const combos = [1, 2, 3].flatMap(combosOfLevel);
    expect(combos).toHaveLength(50);
    expect(Object.keys(WORKSHOP.combos).sort()).toEqual(combos.sort());
  });

  test('a copy of a printed Hero is that Hero, card for card', () => {
    for (const id of Object.keys(HEROES)) {
      const { known: _, ...printed } = HEROES[id] ?? { known: null };
      const { known: __, ...copied } = heroCardIn({ own: [copyOfHero(id, 'own2')] }, 'own2');
      expect(copied).toEqual({ ...printed, id: 'own2' });
    }
  });

  test("a Combo is paid with its new owner's type, in the same amounts", () => {
    expect(ownCombo('whirlingBlade', 'magic').cost).toEqual({ magic: 2, speed: 1 });
    expect(ownCombo('whirlingBlade', 'speed').cost).toEqual({ speed: 2, strength: 1 });
    expect(ownCombo('whirlingBlade', 'strength').cost).toEqual({ strength: 2, speed: 1 });
  });

  test('R-PQ-88: only within the points, with five Combos of the right levels', () => {
    expect(checkOwnHero(mild())).toBeNull();
    const dear = mild({ ...copyOfHero('aragpug', 'own1'), life: 7, name: 'Rex' });
    expect(checkOwnHero(dear)).toMatchObject({
      code: 'ownHeroTooDear',
      data: { points: WORKSHOP.points + 6, most: WORKSHOP.points },
    });
    expect(what(checkOwnHero(mild({ name: '  ' })))).toBe('name');
    expect(what(checkOwnHero(mild({ life: 9 })))).toBe('life');
    expect(what(checkOwnHero(mild({ move: 0 })))).toBe('move');
    expect(what(checkOwnHero(mild({ init: 41 })))).toBe('init');
    expect(what(checkOwnHero(mild({ class: 'baker' })))).toBe('class');
    expect(what(checkOwnHero(mild({ special: 'fireball' })))).toBe('special');
    const combos = mild().combos;
    expect(what(checkOwnHero(mild({ combos: combos.slice(1) })))).toBe('combos');
    expect(what(checkOwnHero(mild({ combos: [...combos].reverse() })))).toBe('combos');
    expect(what(checkOwnHero(mild({ combos: combos.with(0, combos[1] ?? '') })))).toBe('combos');
    expect(what(checkOwnHero(mild({ id: 'own3' })))).toBe('id');
  });

  test('takes part like any Hero, and only if it was brought along', () => {
    const own = [mild({ life: 6, init: 40 })];
    const setup = questSetup(2, { heroes: ['own1', 'bravepug'], own });
    expect(checkSetup(setup)).toBeNull();
    expect(checkSetup(questSetup(2, { heroes: ['own1', 'bravepug'] }))?.code).toBe('wrongHeroes');
    expect(checkSetup(questSetup(2, { heroes: ['own2', 'bravepug'], own }))?.code).toBe('wrongHeroes');
    expect(checkSetup({ ...setup, own: [...own, ...own] })?.code).toBe('wrongOwnHero');
    const { state } = questEngine.start(setup, 'workshop');
    expect(state.heroes.map(({ card }) => card)).toEqual(['own1', 'bravepug']);
    // Lowest Initiative places first: the own Hero, the quicker one, comes last (PQ-SETUP-09).
    expect(state.ask?.seats).toEqual([1]);
  });

  test('R-PQ-59 with the Initiative of another Hero the two are placed by seat', () => {
    const { init } = heroCardIn(questSetup(1), 'bravepug');
    const setup = questSetup(3, { heroes: ['own1', 'bravepug', 'pugtor'], own: [mild({ init })] });
    let { state } = questEngine.start(setup, 'workshop');
    const seats: (number | undefined)[] = [];
    for (let column = 0; column < 3; column++) {
      const seat = state.ask?.seats[0] ?? -1;
      seats.push(seat);
      expect(placingOf(questEngine.view(state, seat))?.ahead.map((id) => heroSeat(id))).toEqual(
        [2, 0, 1].slice(column),
      );
      const applied = questEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice: { column, row: 0 } });
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
      state = applied.state;
    }
    expect(seats).toEqual([2, 0, 1]);
  });

  test('a whole game with two own Heroes ends, and no card is lost', () => {
    const own = [mild(), { ...copyOfHero('elpug', 'own2'), name: 'Bel', type: 'spirit' as const }];
    const setup = questSetup(3, { heroes: ['own2', 'pugpin', 'own1'], own });
    let { state } = questEngine.start(setup, 'home-made');
    const rng = dice('home-made');
    for (let i = 0; state.outcome === null; i++) {
      expect(i).toBeLessThan(5000);
      const seat = questEngine.waiting(state)[0] ?? 0;
      const choice = questEngine.sample(state, seat, rng);
      const applied = questEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
      state = applied.state;
      expect(questEngine.rules.audit(state)).toEqual([]);
    }
  });
});
