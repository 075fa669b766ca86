/**
 * Recorded games come out as they did. Where a change of the rules was meant, `npm run golden` records them
 * anew, and the diff tells what the change has changed.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hash } from '../../src/engine/kernel/data.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { ASK_KINDS, EVENT_TYPES } from '../../src/engine/petz/words.ts';
import { replayLog } from '../../src/session/game/replay.ts';
import { checkSave } from '../../src/session/saves/save-format.ts';
import { GOLDEN_GAMES, type GoldenFile, goldenText } from './games.ts';
import { PLAYTHROUGH } from './golden.ts';
import { playthrough } from './playthrough.ts';

const here = import.meta.dirname;
const textOf = (name: string): string => readFileSync(join(here, name), 'utf8');
const read = (name: string): GoldenFile => JSON.parse(textOf(join('petz', `${name}.json`)));

describe('the golden games', () => {
  test('are all there, and no others', () => {
    const files = GOLDEN_GAMES.map(({ name }) => `${name}.json`).sort();
    expect(readdirSync(join(here, 'petz')).sort()).toEqual(files);
  });

  test.each(GOLDEN_GAMES)(
    '$name is the game it says it is, in a file that loads',
    ({ name, setup, seed }) => {
      const game = read(name);
      expect([game.setup, game.seed]).toEqual([setup, seed]);
      expect(checkSave(game)).toMatchObject({ ok: true });
      expect(goldenText(game)).toBe(textOf(join('petz', `${name}.json`)));
    },
  );

  test.each(GOLDEN_GAMES)('$name comes out as it did', ({ name }) => {
    const { setup, seed, log, hashes, hash: last, scores } = read(name);
    let { state } = petzEngine.start(setup, seed);
    const every = hashes?.every ?? 1;
    expect(hashes?.at).toHaveLength(Math.floor(log.length / every) + 1);
    for (const [i, [seat, choice]] of log.entries()) {
      if (i % every === 0) expect(hash(state), `${name}, step ${i}`).toBe(hashes?.at[i / every]);
      const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
      if (!applied.ok) throw new Error(`${name}, step ${i}: refused ${JSON.stringify(applied.refusal)}`);
      state = applied.state;
    }
    expect(state.outcome?.scores).toEqual(scores);
    expect(hash(state)).toBe(last);
  });

  // If a new recording misses one, take other seeds.
  test('together come to every kind of question and of event', () => {
    const seen = new Set<string>();
    for (const { name } of GOLDEN_GAMES) {
      const { setup, seed, log } = read(name);
      replayLog(setup, seed, log, ({ state, events }) => {
        for (const event of events) seen.add(event.type);
        if (state.ask !== null) seen.add(state.ask.kind);
        return undefined;
      });
    }
    // Modifiers have tests of their own (test/engine/petz/mods): the golden games are printed ones.
    seen.add('petz.twist');
    expect([...ASK_KINDS, ...EVENT_TYPES].filter((word) => !seen.has(word))).toEqual([]);
  });
});

test('the playthrough reads as it did', () => {
  expect(playthrough(PLAYTHROUGH.setup, PLAYTHROUGH.seed)).toBe(textOf('petz-playthrough.txt'));
});
