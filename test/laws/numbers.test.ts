/** No number of a game leaves the safe integers in any setup: the worst parameters, played to the end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_ALIKE, MOST_MODS, type Tunable } from '../../src/engine/kernel/mods.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { BaseSetup, BaseState, Json } from '../../src/engine/kernel/state.ts';
import { petz, petzEngine } from '../../src/engine/petz/index.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { quest, questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { AnyEngine } from './game.ts';

/** Where a value holds a number that is no whole or half one, or none that can be counted on; null if nowhere. */
function unsound(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(2 * value) ? null : `${path}: ${value}`;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unsound(inner, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Plays at random and looks at every state; the dice are no numbers of the game. */
function play(engine: AnyEngine, setup: BaseSetup, seed: string): string | null {
  const rng = dice(seed);
  let { state } = engine.start(setup, seed);
  for (let n = 0; state.outcome === null && n < 4000; n++) {
    const [seat] = engine.waiting(state);
    if (seat === undefined) throw new Error('no seat is asked');
    const next = engine.rules.clone(state);
    engine.applyTo(next, seat, engine.sample(state, seat, rng));
    state = next;
    if (n % 20 === 0 || state.outcome !== null) {
      const { rng: _dice, ...rest } = state satisfies BaseState;
      const found = unsound(rest);
      if (found !== null) return `${seed} after ${n}: ${found}`;
    }
  }
  expect(state.outcome).not.toBeNull();
  return null;
}

/** All numbers at one end or the other of their ranges. */
const tuning = (tunables: Record<string, Tunable>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(tunables).map(([name, { min, max }]) => [name, fc.constantFrom(min, max)]),
    ),
    { noNullPrototype: true },
  ) as fc.Arbitrary<Record<string, number>>;

/** Each modifier that multiplies or adds, with the most and the least it may. */
const PETZ: Record<string, Json[]> = {
  doubleShows: [{ times: 5 }],
  festival: [{ need: 'poop' }, { need: 'play' }],
  plague: [{ needs: 3 }],
  allowance: [
    { seat: 0, gold: 9 },
    { seat: 1, gold: -9 },
  ],
  inspector: [{ limit: 0, fine: 5 }],
  mutants: [{ mode: 'welcome', worth: 9 }],
  fashion: [{ need: 'play', worth: 5 }],
  fullStands: [{ more: 5 }],
  wish: [{ reward: 20, penalty: 20, in: 'gold' }],
};
const QUEST: Record<string, Json[]> = {
  hungryMonsters: [{ cards: 4 }],
  treasureHunt: [{ column: 0, count: 5 }],
  waves: [{ every: 1, count: 5 }],
  lordBudget: [{ cards: 6 }],
  carryTime: [null],
};

/** As many modifiers as may stand in a setup, each as often as it may: `wish` names itself only once. */
const modsOf = (worst: Record<string, Json[]>) =>
  fc.shuffledSubarray(Object.keys(worst), { minLength: 1 }).map((ids) =>
    ids
      .flatMap((id) =>
        Array.from({ length: id === 'wish' ? 1 : MOST_ALIKE }, (_, i) => ({
          id,
          arg: worst[id]?.[i % (worst[id]?.length ?? 1)] ?? null,
        })),
      )
      .slice(0, MOST_MODS),
  );

describe('no number leaves the safe integers', () => {
  const PETZ_SETUPS = [basicSetup(2), fullSetup(3), alleysSetup(2, 'extended')];
  test('in the shops', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PETZ_SETUPS),
        tuning(petz.tunables),
        modsOf(PETZ),
        fc.nat(999),
        (base, tune, mods, n) => {
          const setup = { ...base, tune, mods };
          expect(petz.checkSetup(setup)).toBeNull();
          expect(play(petzEngine as unknown as AnyEngine, setup, `safe ${n}`)).toBeNull();
        },
      ),
      { numRuns: 25 },
    );
  });

  test('in Pug Quest', () => {
    const setups = [questSetup(2), questSetup(2, { lord: { handicap: 'none' } })];
    fc.assert(
      fc.property(
        fc.constantFrom(...setups),
        tuning(quest.tunables),
        modsOf(QUEST),
        fc.nat(999),
        (base, tune, mods, n) => {
          const fitting = mods.filter(({ id }) => id !== 'lordBudget' || base.lord !== null);
          const setup = { ...base, tune, mods: fitting };
          expect(quest.checkSetup(setup)).toBeNull();
          expect(play(questEngine as unknown as AnyEngine, setup, `safe ${n}`)).toBeNull();
        },
      ),
      { numRuns: 15 },
    );
  });

  test('one more modifier than may stand there is refused, with its place', () => {
    const kinds = ['doubleShows', 'plague', 'fullStands', 'mutants', 'fashion'];
    const many = (n: number, times: number) => {
      const ids = Array.from({ length: n }, (_, i) => kinds[Math.floor(i / times)] ?? '');
      return { ...basicSetup(2), mods: ids.map((id) => ({ id, arg: PETZ[id]?.[0] ?? {} })) };
    };
    expect(petz.checkSetup(many(MOST_ALIKE, MOST_ALIKE))).toBeNull();
    expect(petz.checkSetup(many(MOST_ALIKE + 1, 99))).toMatchObject({
      code: 'badModifier',
      data: { path: `mods[${MOST_ALIKE}]` },
    });
    expect(petz.checkSetup(many(MOST_MODS, MOST_ALIKE))).toBeNull();
    expect(petz.checkSetup(many(MOST_MODS + 1, MOST_ALIKE))).toMatchObject({
      code: 'badModifier',
      data: { path: `mods[${MOST_MODS}]` },
    });
  });
});
