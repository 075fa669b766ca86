/** Saves of games that do not begin as printed. */

import { describe, expect, test } from 'vitest';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { checkSave, readSave, toSave } from '../../src/session/saves/save-format.ts';
import { SCENARIOS } from '../laws/scenarios.ts';

const hash = '0123456789abcdef';
const saveOf = (setup: unknown) => toSave({ setup: setup as PetzSetup, seed: 's', log: [], hash });
const base = SCENARIOS[0]?.setup as PetzSetup;

describe('a scenario in a save', () => {
  test.each(SCENARIOS)('$name is read back as it was', ({ setup }) => {
    const read = readSave(JSON.stringify(saveOf(setup)));
    expect(read).toMatchObject({ ok: true });
    if (!read.ok || read.save.game !== 'petz') throw new Error('not read');
    expect(read.save.setup).toEqual(setup);
    expect(petzEngine.start(read.save.setup, 's').state.round).toBe(setup.start?.round ?? 1);
  });

  test.each([
    [{ start: { round: 'three' } }, 'impossibleSetup', 'start.round'],
    [{ start: { rounds: 3 } }, 'impossibleSetup', 'start.rounds'],
    [{ stop: { after: 'needs' } }, 'impossibleSetup', 'stop.round'],
    [{ pool: { cows: [] } }, 'impossibleSetup', 'pool.cows'],
    [{ needs: { G: ['beer'] } }, 'impossibleSetup', 'needs.G[0]'],
    [{ start: { shops: [{ artifacts: ['tome'] }] } }, 'impossibleSetup', 'start.shops[0].artifacts[0]'],
    [{ start: { round: 3 }, stop: { round: 2 } }, 'impossibleSetup', 'stop.round'],
    [{ mods: [{ id: 'inspector', arg: {} }] }, 'impossibleSetup', 'mods[0].arg'],
  ])('%j is refused: %s at %s', (parts, code, place) => {
    const read = checkSave(saveOf({ ...base, start: {}, needs: {}, mods: [], ...parts }));
    expect(read).toMatchObject({ ok: false, problem: { code } });
    expect(read.ok ? '' : read.problem.message).toContain(place);
  });
});
