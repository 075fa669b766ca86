/** From a position of a game to a start: rebuilt, it looks the same to the player who is asked, or it is refused with a reason. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeStart } from '../../src/campaign/start-of.ts';
import { writeQuestStart } from '../../src/campaign/start-of-quest.ts';
import { playPetz, playQuest } from '../../src/cli/playing.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';

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
  it('rebuilds it for the player who is asked, or says why it cannot', () => {
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
  });

  it.each([
    ['the base game', basicSetup(3)],
    ['the Full Variant', fullSetup(4)],
    ['Dark Alleys', alleysSetup(2, 'standard')],
  ])('is there in nearly every round of %s, after any cleaning', (_, setup) => {
    const all = positions(setup, 'every round');
    const asked = new Set(all.flatMap((s) => (s.ask?.kind === 'petz.group' ? [s.round] : [])));
    const written = new Set(
      all.flatMap((s) => (s.ask?.kind === 'petz.group' && writeStart(s).ok ? [s.round] : [])),
    );
    expect(asked.size).toBeGreaterThan(3);
    expect(written.size).toBeGreaterThanOrEqual(asked.size - 1);
  });

  it('tells what is in the way', () => {
    const all = positions(basicSetup(2), 'in the way');
    const [last] = all.slice(-1);
    expect(last && writeStart(last)).toEqual({ ok: false, why: 'over', field: null });
    const midway = all.find((s) => s.ask?.kind === 'petz.send');
    expect(midway && writeStart(midway)).toEqual({ ok: false, why: 'notAtPhaseStart', field: null });
  });
});

describe('a start that is written from a position of Pug Quest', () => {
  const lookOf = (s: Quest, seat: number) => {
    const { heroes, foes, halves, display, ask, turn, acted } = questEngine.view(s, seat);
    const there = [...halves.heroes, ...halves.foes].flat();
    return {
      ...{
        foes,
        halves,
        display,
        asked: ask?.kind,
        turn,
        acted: acted.filter((id) => there.includes(id)).sort(),
      },
      heroes: heroes.map(({ card, status, xp, hand, treasures, ...hero }) => [
        card,
        status,
        xp.length,
        hand,
        status === 'in' ? hero.damage : null,
        treasures,
      ]),
    };
  };

  it.each([
    ['as printed', questSetup(2)],
    ['in the hard mode, whose Heroes are dealt', questSetup(2, { mode: 'hard' })],
    ['against an Evil Lord', questSetup(3, { lord: { handicap: 'refill' } })],
  ])('lays out every World before its Heroes are placed, and a turn of every Round: %s', (_, setup) => {
    const found = new Set<string>();
    const asked = new Set<string>();
    const marked = new Set<string>();
    const names = Array.from({ length: setup.seats }, () => 'hatchling');
    for (const seed of ['quest start', 'another', 'third']) {
      playQuest(setup, names, seed, {
        after(s) {
          const round = `${seed} ${s.number} ${s.round}`;
          if (s.ask?.kind === 'quest.act') asked.add(round);
          if ([...s.heroes, ...s.foes].some(({ marks }) => marks.length > 0)) marked.add(round);
          const written = writeQuestStart(s);
          if (!written.ok) return;
          if (s.ask?.kind === 'quest.place') found.add(`World ${s.number}`);
          else found.add(round);
          if (s.acted.length > 1) found.add('a creature has acted');
          const again = questEngine.start(written.setup, 'other dice').state;
          const [seat = 0] = questEngine.waiting(s);
          if (s.ask?.kind === 'quest.place')
            expect(lookOf(again, seat).heroes).toEqual(lookOf(s, seat).heroes);
          else expect(lookOf(again, seat)).toEqual(lookOf(s, seat));
        },
      });
    }
    expect([...found]).toEqual(expect.arrayContaining(['World 1', 'World 2', 'a creature has acted']));
    // What a card has done to a creature for the rest of a World cannot be written; all else can.
    const missed = [...asked].filter((round) => !found.has(round) && !marked.has(round));
    expect(missed).toEqual([]);
    expect(found.size).toBeGreaterThan(asked.size / 2);
  });
});
