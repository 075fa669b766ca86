/** The forecast of an assignment tells what then really happens to an owner who helps wherever possible. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { Words } from '../../src/i18n/words.ts';
import { forecast } from '../../src/session/advice/forecast.ts';
import { forecastOfPet } from '../../src/text/prospects.ts';
import { Speech } from '../../src/text/speech.ts';
import { alleyTable, processed } from '../kit/alleys-show.ts';
import { table } from '../kit/petz.ts';
import { mod } from '../kit/scenario.ts';
import { players } from '../kit/session.ts';

describe('the forecast', () => {
  test('counts what the cards ask for', () => {
    const t = table({ seats: 2, seed: 'forecast' });
    t.house(0, 1, 'snakitty', { size: 4, cage: 'c01' });
    t.goTo('needs').until('petz.assign');
    const view = petzEngine.view(t.s, 0);
    const domain = t.domain(0);
    if (domain.type !== 'deal') throw new Error('no deal');
    const choice = petzEngine.sample(t.s, 0, dice('x'));
    const prediction = forecast(view, choice);
    expect(prediction?.pets.map((pet) => pet.pet)).toEqual(['snakitty']);
    expect(prediction?.pets[0]?.needs.reduce((a, b) => a + b, 0)).toBe(4);
    expect(prediction?.pets[0]?.anger.strength).toBe(3);
  });

  test('is nothing for an incomplete or illegal assignment', () => {
    const t = table({ seats: 2, seed: 'forecast' });
    t.house(0, 1, 'snakitty', { size: 4, cage: 'c01' });
    t.goTo('needs').until('petz.assign');
    const view = petzEngine.view(t.s, 0);
    expect(forecast(view, [])).toBeNull();
    expect(forecast(view, [1, 2, 3, 99999])).toBeNull();
    expect(forecast(petzEngine.view(t.s, null), [])).toBeNull();
  });

  test('says which imps in armour it counts on (PB-ARTIFACT-ARMOR-05)', async () => {
    const t = table({ seats: 2, seed: 'armour' }).starter(0).artifact(0, 'impArmor').imps(0, { home: 3 });
    t.house(0, 0, 'ghosty', { size: 4 });
    t.goTo('needs').until('petz.assign');
    // One magic more than the printed cage of antimagic 1 takes: without the imp it mutates.
    t.hand(0, ['P magic', 'P magic', 'P play', 'R poop', 'G poop', 'Y poop']);
    const rng = dice('armour');
    let prediction: ReturnType<typeof forecast> = null;
    for (let i = 0; i < 400 && (prediction?.pets[0]?.magic.needs ?? 0) < 2; i++)
      prediction = forecast(petzEngine.view(t.s, 0), petzEngine.sample(t.s, 0, rng));
    const ghosty = prediction?.pets[0];
    expect(ghosty?.magic).toEqual({ needs: 2, antimagic: 1 });
    expect(ghosty).toMatchObject({ mutation: 0, armoured: { anger: 0, magic: 1 } });
    const speech = new Speech(await Words.speak('en'), players('person bot'));
    if (ghosty === undefined) throw new Error('no forecast');
    expect(forecastOfPet(speech, ghosty).map(({ text }) => text)).toContain('If 1 imp in armour wards it.');
  });

  test('knows of disease needs that no card shows, and of a shovel that prevents an illness (RUL-45)', () => {
    const illnessOf = (mods: PetzSetup['mods'], ...artifacts: string[]) => {
      const t = table({ seats: 2, seed: 'ill' })
        .starter(0)
        .artifact(0, ...artifacts)
        .imps(0, { home: 2 });
      t.house(0, 0, 'wormie', { size: 2, manure: 2 });
      t.s.setup = { ...t.s.setup, mods };
      t.goTo('needs').until('petz.assign').hand(0, ['G anger', 'G anger', 'R anger', 'Y play', 'P magic']);
      const anger = t.shop(0).hand.slice(0, 2);
      return forecast(t.view(0), anger)?.pets[0]?.illness;
    };
    expect(illnessOf([])).toBe(0);
    expect(illnessOf(mod('plague', {}))).toBe(2);
    expect(illnessOf(mod('plague', {}), 'longHandledShovel')).toBe(0);
  });

  test.each(['a', 'b', 'c', 'd'])(
    'tells what each pet brings in the exhibition (PB-EXH-03 to 05, 09) (%s)',
    (seed) => {
      const rng = dice(seed);
      let { state } = petzEngine.start(basicSetup(2), seed);
      let compared = 0;
      while (state.outcome === null) {
        const seat = petzEngine.waiting(state)[0] ?? 0;
        const choice = petzEngine.sample(state, seat, rng);
        if (state.ask?.kind === 'petz.assign') {
          const view = petzEngine.view(state, seat);
          const prediction = forecast(view, choice);
          const id = view.exhibitions.find((tile) => tile.round === view.round)?.id ?? null;
          const pets = prediction?.pets ?? [];
          if (id === null) expect(pets.every((pet) => pet.show === null)).toBe(true);
          for (const pet of pets) if (pet.lost !== null) expect(pet.show).toBeNull();
          const left = pets.filter((pet) => pet.lost === null);
          if (id !== null && left.length > 0 && prediction?.show != null) {
            const scores = left.map((pet) => pet.show ?? Number.NaN);
            if (prediction.show.pet !== null) {
              const entered = left.find((pet) => pet.pet === prediction.show?.pet);
              expect(entered?.show).toBe(Math.max(...scores));
              expect(entered?.show).toBe(prediction.show.score);
              compared++;
            } else if (prediction.show.takesPart) {
              // Dirt of empty cages and the bonus belong to no pet.
              const shop = state.shops[seat];
              const empty = shop?.plots
                .filter((plot) => plot.pet === null)
                .reduce((sum, x) => sum + x.manure, 0);
              if (empty === 0 && shop?.judge === false && !shop.artifacts.includes('whipOfObedience')) {
                if (left.length === pets.length)
                  expect(scores.reduce((a, b) => a + b, 0)).toBe(prediction.show.score);
                compared++;
              }
            }
          }
        }
        const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
        if (!applied.ok) throw new Error('refused');
        state = applied.state;
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

  test('tells what each pet brings to a Wild Party: food it eats, imps it wounds, cans (DA-EXHIBITION-WILDPARTY-02, 05, DA-FACILITY-CANNERY-04)', () => {
    const t = alleyTable().round(2).exhibition('wildParty').food(0, { vegetable: 1 }).imps(0, { home: 1 });
    t.house(0, 0, 'uni', { size: 2 });
    t.house(0, 1, 'stegobully', { size: 3, cage: 'c02' });
    processed(t, 0, { can: 1 });
    t.goTo('needs').until('petz.assign', (seat, kind) =>
      kind === 'petz.arrange' && seat === 0
        ? { pet0: 'uni', pet1: 'stegobully', pet2: null, pet3: null }
        : undefined,
    );
    t.hand(0, ['Y hunger', 'G hunger', 'G poop', 'R anger', 'R poop']);
    const prediction = forecast(t.view(0), t.shop(0).hand);
    // Uni eats a vegetable and the can; to hold the other takes an imp.
    expect(prediction?.pets.map(({ show }) => show)).toEqual([2 + 1, 2]);
    expect(prediction?.show?.score).toBe(3 + 2);
  });

  test.each(['a', 'b', 'c', 'd', 'e', 'f'])('agrees with the game played on (%s)', (seed) => {
    const rng = dice(seed);
    let { state } = petzEngine.start(basicSetup(3), seed);
    let compared = 0;
    while (state.outcome === null) {
      const seat = petzEngine.waiting(state)[0] ?? 0;
      const choice = petzEngine.sample(state, seat, rng);
      if (state.ask?.kind === 'petz.assign') {
        const prediction = forecast(petzEngine.view(state, seat), choice);
        const again = forecast(petzEngine.view(state, seat), choice);
        expect(prediction).toEqual(again);
        expect(prediction).not.toBeNull();
        for (const pet of prediction?.pets ?? []) {
          expect(pet.fed).toBeLessThanOrEqual(pet.hungry);
          const isArmoured = state.shops[seat]?.artifacts.includes('impArmor') === true;
          const tooMuch = Math.max(0, pet.magic.needs - pet.magic.antimagic);
          if (pet.lost === null && !isArmoured) {
            expect(pet.mutation).toBe(tooMuch);
            expect(pet.caught > 0).toBe(pet.anger.needs > pet.anger.strength);
          }
          expect(pet.mutation).toBeLessThanOrEqual(tooMuch);
          compared++;
        }
      }
      const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
      if (!applied.ok) throw new Error('refused');
      state = applied.state;
    }
    expect(compared).toBeGreaterThan(0);
  });
});
