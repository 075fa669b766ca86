/** From a position of a game to a start: rebuilt, it looks the same to whoever is asked, or it is refused with a reason. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeStart } from '../../src/campaign/start-of.ts';
import { playPetz } from '../../src/cli/playing.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz, PetzSetup } from '../../src/engine/petz/state.ts';

/** Every position of a game between hatchlings. */
function positions(setup: PetzSetup, seed: string): Petz[] {
  const all: Petz[] = [];
  const names = Array.from({ length: setup.seats }, () => 'hatchling');
  playPetz(setup, names, seed, { after: (state) => void all.push(petzEngine.rules.clone(state)) });
  return all;
}

/** What of a shop is looked at first at the table. */
const front = (s: Petz, seat: number) =>
  petzEngine
    .view(s, seat)
    .shops.map(({ gold, home, reputation, hospital, food, artifacts, plots, owned }) => ({
      ...{ gold, home, reputation, hospital, food, artifacts, owned },
      plots: plots.map(({ cage, addon, manure, pet }) => [
        cage,
        addon,
        manure,
        pet?.id,
        pet?.size,
        pet?.suffering,
      ]),
    }));

describe('a start that is written from a position', () => {
  it('rebuilds it for whoever is asked, or says why it cannot', () => {
    const found = new Map<string, number>();
    const setups = [basicSetup(2), basicSetup(4), fullSetup(3)];
    fc.assert(
      fc.property(fc.constantFrom(...setups), fc.integer({ min: 1, max: 1_000_000 }), (setup, seed) => {
        for (const s of positions(setup, `start ${seed}`)) {
          const written = writeStart(s);
          const kind = written.ok ? `written: ${written.setup.start?.phase}` : written.why;
          found.set(kind, (found.get(kind) ?? 0) + 1);
          if (!written.ok) {
            if (written.why === 'differs') expect(written.field).toMatch(/\w/);
            continue;
          }
          const [seat = 0] = petzEngine.waiting(s);
          const again = petzEngine.start(written.setup, 'other dice').state;
          expect(again.ask?.kind).toBe(s.ask?.kind);
          expect(front(again, seat)).toEqual(front(s, seat));
          expect(petzEngine.view(again, seat).shops[seat]?.hand?.length).toBe(s.shops[seat]?.hand.length);
        }
      }),
      { numRuns: 4, seed: 24 },
    );
    expect([...found.keys()]).toEqual(
      expect.arrayContaining([
        'written: shopping',
        'written: needs',
        'written: showing',
        'notAtPhaseStart',
        'over',
      ]),
    );
  }, 60_000);

  it('tells what is in the way', () => {
    const [first] = positions(alleysSetup(2, 'standard'), 'alleys');
    expect(first && writeStart(first)).toEqual({ ok: false, why: 'darkAlleys', field: null });
  });
});
