/** Who goes next in the shopping phase, predicted from what all see, and compared with what the game then does. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { nextUp } from '../../src/engine/petz/read.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';

/** Plays a game at random; returns for every sending who was predicted, and whose turn it was. */
function sendings(seats: number, seed: string): { predicted: Seat[]; seat: Seat; round: number }[] {
  const rng = dice(seed);
  const found: { predicted: Seat[]; seat: Seat; round: number }[] = [];
  let { state } = petzEngine.start(basicSetup(seats), seed);
  while (state.outcome === null && state.ask !== null) {
    const seat = petzEngine.waiting(state)[0] ?? 0;
    const view = petzEngine.view(state, null);
    if (state.ask.kind === 'petz.send') found.push({ predicted: nextUp(view), seat, round: state.round });
    else if (state.ask.kind !== 'petz.book') expect(nextUp(view), state.ask.kind).toEqual([]);
    const choice = petzEngine.sample(state, seat, rng);
    const done = petzEngine.apply(state, { seat, ask: state.ask.id, choice });
    if (!done.ok) throw new Error(done.refusal.code);
    ({ state } = done);
  }
  return found;
}

describe.each([2, 3, 4])('with %i players', (seats) => {
  test.each(['a', 'b', 'c'])(
    'the whole order is right from the first group on (PB-SHOP-01 to 04), game %s',
    (seed) => {
      const found = sendings(seats, seed);
      expect(found.length).toBeGreaterThan(20);
      for (const [i, { predicted, round }] of found.entries()) {
        const rest = found.slice(i).filter((x) => x.round === round);
        expect(predicted).toEqual(rest.map(({ seat }) => seat));
      }
    },
  );
});
