/** From a position of a game to a start: rebuilt, it looks the same to whoever is asked, or it is refused with a reason. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeStart } from '../../src/campaign/start-of.ts';
import { writeQuestStart } from '../../src/campaign/start-of-quest.ts';
import { playPetz, playQuest } from '../../src/cli/playing.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz, PetzSetup } from '../../src/engine/petz/state.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';

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
    const setups = [basicSetup(2), basicSetup(4), fullSetup(3), alleysSetup(3, 'standard')];
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
      { numRuns: 6, seed: 24 },
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

  it.each([
    ['the base game', basicSetup(3)],
    ['the Full Variant', fullSetup(4)],
    ['Dark Alleys', alleysSetup(2, 'standard')],
  ])(
    'is there in nearly every round of %s, whatever has been cleaned away',
    (_, setup) => {
      const all = positions(setup, 'every round');
      const asked = new Set(all.flatMap((s) => (s.ask?.kind === 'petz.group' ? [s.round] : [])));
      const written = new Set(
        all.flatMap((s) => (s.ask?.kind === 'petz.group' && writeStart(s).ok ? [s.round] : [])),
      );
      expect(asked.size).toBeGreaterThan(3);
      expect(written.size).toBeGreaterThanOrEqual(asked.size - 1);
    },
    60_000,
  );

  it('tells what is in the way', () => {
    const all = positions(basicSetup(2), 'in the way');
    const [last] = all.slice(-1);
    expect(last && writeStart(last)).toEqual({ ok: false, why: 'over', field: null });
    const midway = all.find((s) => s.ask?.kind === 'petz.send');
    expect(midway && writeStart(midway)).toEqual({ ok: false, why: 'notAtPhaseStart', field: null });
  });
});

describe('a start that is written from a position of Pug Quest', () => {
  it('lays out every World before its Heroes are placed, and Rounds that a Hero begins', () => {
    const found = new Set<string>();
    for (const setup of [questSetup(2), questSetup(3, { lord: { handicap: 'refill' } })]) {
      const names = Array.from({ length: setup.seats }, () => 'hatchling');
      playQuest(setup, names, 'quest start', {
        after(s) {
          const written = writeQuestStart(s);
          if (!written.ok) return;
          found.add(`${s.ask?.kind}`);
          if (s.ask?.kind === 'quest.place') found.add(`World ${s.number}`);
          const again = questEngine.start(written.setup, 'other dice').state;
          const [seat = 0] = questEngine.waiting(s);
          const look = (state: typeof s) => {
            const { heroes, foes, halves, display, ask } = questEngine.view(state, seat);
            return {
              ...{ foes, halves, display, asked: ask?.kind },
              heroes: heroes.map(({ xp, hand, damage, treasures }) => [xp.length, hand, damage, treasures]),
            };
          };
          if (s.ask?.kind === 'quest.act') expect(look(again)).toEqual(look(s));
          else expect(look(again).heroes).toEqual(look(s).heroes);
        },
      });
    }
    expect([...found]).toEqual(expect.arrayContaining(['quest.place', 'World 1', 'World 2', 'quest.act']));
  }, 60_000);
});
