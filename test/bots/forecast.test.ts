/** The expert's quick forecast of showing off agrees with what the rules then do. */

import { expect, test } from 'vitest';
import { rehearse } from '../../src/bots/petz/forecast.ts';
import { think } from '../../src/bots/roster.ts';
import { petzEngine as engine } from '../../src/engine/petz/index.ts';
import { shopOf } from '../../src/engine/petz/query.ts';
import { fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz, Plot } from '../../src/engine/petz/state.ts';

const essence = (plots: readonly Plot[]) =>
  plots.map(({ pet, manure }) => ({
    manure,
    pet: pet === null ? null : { id: pet.id, suffering: pet.suffering, mutation: pet.mutation },
  }));

function answer(s: Petz): void {
  const [seat = 0] = engine.waiting(s);
  const view = engine.view(s, seat);
  const domain = engine.domain(s, seat);
  if (view.ask === null || domain === null) throw new Error('nothing is asked');
  const seed = `${view.ask.id}`;
  engine.applyTo(
    s,
    seat,
    think({ game: 'petz', name: 'hard', view, ask: view.ask, domain, seed, budget: 0.2 }).choice,
  );
}

/** The display of a seat after its running turn, played to the end by the expert. */
function afterTurn(s: Petz, seat: number): unknown {
  const alone = engine.rules.clone(s);
  alone.tasks = [{ proc: 'petz.game', at: 'final', vars: {} }, ...alone.tasks.slice(-1)];
  while (alone.outcome === null) answer(alone);
  return essence(shopOf(alone, seat).plots);
}

test('most turns go exactly as forecast', () => {
  let turns = 0;
  const different: unknown[] = [];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const s = engine.start(fullSetup(2), seed).state;
    const begun = new Set<string>();
    while (s.outcome === null) {
      const turn = s.tasks.at(-1);
      const [seat = 0] = engine.waiting(s);
      const key = `${s.round} ${seat}`;
      // At the first meal of a turn nothing has happened yet.
      if (turn?.proc === 'petz.show' && turn.at === 'feed' && !begun.has(key)) {
        const shop = shopOf(s, seat);
        const laid = shop.plots.map((plot) => plot.pet?.cards ?? null);
        const forecast = essence(rehearse(shop, laid).plots);
        const real = afterTurn(s, seat);
        if (JSON.stringify(real) !== JSON.stringify(forecast)) different.push({ key, seed, forecast, real });
        turns++;
      }
      if (turn?.proc === 'petz.show') begun.add(key);
      answer(s);
    }
  }
  expect(turns).toBeGreaterThan(15);
  expect(different.length, JSON.stringify(different)).toBeLessThanOrEqual(turns / 5);
});
