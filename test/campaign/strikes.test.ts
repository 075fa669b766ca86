/** When a change of a level is felt: each of them once at least in some game, and only its own. */
import { describe, expect, test } from 'vitest';
import type { LevelChange } from '../../src/campaign/consequences.ts';
import type { Level } from '../../src/campaign/schema.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import { isStruckBy } from '../../src/campaign/strikes.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { picksHeld, whenHeld } from '../kit/held.ts';

const MOST_GAMES = 40;
const changed = readCampaignFiles().levels.flatMap(({ level }) =>
  (level.changes ?? []).map((change) => [level, change] as const),
);

/** Whether some game of a level, played by chance, lets the change be felt. */
function isFeltSomewhere(level: Level, change: LevelChange): boolean {
  const { setup, game } = levelSetup(level, whenHeld(change.if), picksHeld(change.if));
  const engine = (game === 'petz' ? petzEngine : questEngine) as typeof petzEngine;
  for (let n = 0; n < MOST_GAMES; n++) {
    const rng = dice(`felt ${n}`);
    let { state, events } = engine.start(setup as never, `felt ${n}`);
    for (;;) {
      if (events.some((event) => isStruckBy(change, event))) return true;
      const [seat] = state.outcome === null ? engine.waiting(state) : [];
      if (seat === undefined) break;
      const choice = engine.sample(state, seat, rng);
      const next = engine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
      if (!next.ok) throw new Error(JSON.stringify(next.refusal));
      ({ state, events } = next);
    }
  }
  return false;
}

describe('every change of the campaign is felt', () => {
  test.each(changed.map(([level, change]) => [level.id, JSON.stringify(change.if), level, change] as const))(
    '%s %s',
    (_id, _condition, level, change) => {
      // By chance no game gets as far as the last World.
      const isOfBoss = 'decks' in change.set && 'bosses' in (change.set.decks ?? {});
      const from = isOfBoss ? ({ ...level, start: { number: 3 } } as Level) : level;
      expect(isFeltSomewhere(from, change)).toBe(true);
    },
  );

  test('and no other with it', () => {
    const night = changed.filter(([{ id }]) => id === 'finale.2').map(([, change]) => change);
    const felt = (event: object) =>
      night
        .filter((change) => isStruckBy(change, event as never))
        .map((change) => Object.values(change.if)[0]);
    expect(felt({ type: 'quest.twist', mod: 'companion', what: 'snack', seat: 2, id: 'biscuit' })).toEqual([
      'stray',
    ]);
    expect(felt({ type: 'quest.twist', mod: 'treasureHunt', what: 'found', seat: 1, n: 4 })).toEqual([
      'book',
    ]);
    expect(felt({ type: 'quest.twist', mod: 'lordBudget', what: 'fewer', seat: 3, n: 1 })).toEqual(['milk']);
    expect(felt({ type: 'quest.twist', mod: 'fog', what: 'lifted', n: 3 })).toEqual([]);
    expect(felt({ type: 'quest.boss', id: 'kraken', life: 50 })).toEqual([]);
  });
});
