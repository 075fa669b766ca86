/** Setups with impossible values are refused with a reason; what is accepted can be played to its end. */

import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { BaseSetup } from '../../src/engine/kernel/state.ts';
import type { GameUnderLaws } from './game.ts';
import { GAMES } from './games.ts';
import { playToEnd } from './walk.ts';

/** A setup with its numbers and names changed to some that no game has. */
function impossible({ setup, engine, fewest }: GameUnderLaws): BaseSetup[] {
  const names = ['', 'nonsense', 'constructor', 'toString', '__proto__'];
  const tunables = Object.entries(engine.rules.tunables);
  return [
    ...[0, fewest - 1, -2, 2.5, 99, Number.NaN, Number.POSITIVE_INFINITY].map((seats) => ({
      ...setup,
      seats,
    })),
    ...names.map((id) => ({ ...setup, mods: [{ id, arg: null }] })),
    ...names.map((name) => ({ ...setup, tune: JSON.parse(`{ "${name}": 1 }`) })),
    ...tunables.flatMap(([name, { min, max }]) =>
      [min - 1, max + 1, min + 0.5, Number.NaN, String(min)].map((value) => ({
        ...setup,
        tune: { [name]: value as number },
      })),
    ),
  ];
}

describe('setups: impossible values are refused with a reason', () => {
  test.each(GAMES)('$name', (game) => {
    for (const setup of impossible(game)) {
      const code = game.engine.rules.checkSetup(setup)?.code ?? 'none';
      expect([...game.codes, 'wrongSeats', 'setupShape', 'unknownModifier']).toContain(code);
      expect(() => game.engine.start(setup, 's'), JSON.stringify(setup)).toThrow(code);
    }
  });
});

describe('setups: every tunable may have its lowest and its highest value', () => {
  test.each([...new Map(GAMES.map((game) => [game.engine, game])).values()])('$name', (game) => {
    for (const [name, { min, max, printed }] of Object.entries(game.engine.rules.tunables)) {
      expect(printed >= min && printed <= max, name).toBe(true);
      for (const value of [min, max]) {
        const { state } = game.engine.start({ ...game.setup, tune: { [name]: value } }, 'tuned');
        const end = playToEnd(game, state, dice(`${name} ${value}`));
        expect(game.engine.rules.audit(end), `${name} ${value}`).toEqual([]);
      }
    }
  });
});
