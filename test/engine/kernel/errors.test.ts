/** Mistakes of a game's code and of its setups are reported at once and by name. */

import { describe, expect, test } from 'vitest';
import { EngineError } from '../../../src/engine/kernel/engine.ts';
import { askOne } from '../../../src/engine/kernel/script.ts';
import { pick, run, script, setup, stop, type Tiny, type TinyEvent, tiny, write } from './tiny.ts';

const tinyScript = script<Tiny, TinyEvent, object>;
const ask = (who: number[]) =>
  askOne<Tiny, TinyEvent, object, null>('ask', {
    kind: 'ask',
    who: () => who,
    domain: () => pick(null),
    then: () => undefined,
  });

describe('a script that', () => {
  test('never asks nor ends runs out of fuel', () => {
    const loop = tinyScript('loop', [{ name: 'round', run: () => 'again' }]);
    expect(() => run([loop])).toThrow(EngineError);
    expect(() => run([loop])).toThrow('loop/round');
  });

  test('never stops calling runs out of fuel', () => {
    const deep = tinyScript('deep', [{ name: 'down', run: (c) => c.call(deep, {}) as undefined }]);
    expect(() => run([deep])).toThrow(EngineError);
  });

  test('goes to a step it has not, names it', () => {
    expect(() => run([tinyScript('a', [{ name: 'x', run: () => ({ goto: 'nowhere' }) }])])).toThrow(
      "'a' has no step 'nowhere'",
    );
  });

  test('calls a script that is not registered, names it', () => {
    const unknown = tinyScript('unknown', [stop]);
    expect(() =>
      run([tinyScript('a', [{ name: 'x', run: (c) => c.call(unknown, {}) as undefined }])]),
    ).toThrow("'unknown'");
  });

  test('ends without an outcome of the game is reported', () => {
    expect(() => run([tinyScript('a', [write('x')])])).toThrow('no outcome');
  });

  test('asks several seats a question for one is reported', () => {
    expect(() => run([tinyScript('a', [ask([0, 1]), stop])])).toThrow("'ask' is for one");
  });
});

describe('a game is not even loaded if', () => {
  test.each([
    ['two scripts have one name', [tinyScript('a', [stop]), tinyScript('a', [stop])]],
    ['two steps of a script have one name', [tinyScript('a', [write('x'), write('x'), stop])]],
    ['a step has no name', [tinyScript('a', [write(''), stop])]],
  ])('%s', (_why, scripts) => {
    expect(() => tiny(scripts)).toThrow(EngineError);
  });

  test.each([
    ['before a step', { id: 'm', before: { 'a/nowhere': () => undefined } }],
    ['after a step', { id: 'm', after: { 'nowhere/stop': () => undefined } }],
    ['onto a question', { id: 'm', narrow: { 'nobody.asks': (_s: Tiny, _seat: number) => pick(null) } }],
  ])('a modifier is hooked %s that does not exist', (_where, mod) => {
    expect(() => tiny([tinyScript('a', [stop])], { mods: { m: mod } })).toThrow("modifier 'm'");
  });
});

describe('a state that', () => {
  test('is put together by hand runs on to its first question', () => {
    const { engine, state } = run([tinyScript('a', [ask([0]), write('on'), write('still'), stop])]);
    state.ask = null;
    state.tasks = [{ proc: 'a', at: 'on', vars: {} }];
    engine.resume(state);
    expect([state.diary, state.outcome?.reason]).toEqual([['on', 'still'], 'done']);
  });

  test('stands at an unknown step or script cannot run on', () => {
    const { engine, state } = run([tinyScript('a', [ask([0]), stop])]);
    for (const task of [
      { proc: 'a', at: 'x', vars: {} },
      { proc: 'x', at: 'ask', vars: {} },
    ]) {
      expect(() => engine.resume({ ...state, ask: null, tasks: [task] })).toThrow(EngineError);
    }
    expect(() => engine.resume({ ...state, ask: null, tasks: [] })).toThrow('no script is running');
  });

  test('asks nothing takes no forced answer', () => {
    const { engine, state } = run([tinyScript('a', [stop])]);
    expect(() => engine.applyTo(state, 0, null)).toThrow(EngineError);
    expect(engine.domain(state, 0)).toBeNull();
    expect(engine.waiting(state)).toEqual([]);
    expect(engine.check(state, { seat: 0, ask: 0, choice: null })?.code).toBe('gameOver');
  });
});

describe('a setup', () => {
  const engine = tiny([tinyScript('a', [stop])]);

  test('that the rules refuse is refused with their reason', () => {
    expect(() => engine.start({ ...setup(), seats: 9 }, 's')).toThrow('wrongSeats {"seats":9}');
    expect(() => engine.start({ ...setup(), seats: Number.NaN }, 's')).toThrow('wrongSeats');
  });

  test('is copied and can no longer be changed', () => {
    const wanted = setup();
    const { state } = engine.start(wanted, 's');
    expect(state.setup).toEqual(wanted);
    expect(state.setup).not.toBe(wanted);
    expect(Object.isFrozen(state.setup) && Object.isFrozen(state.setup.tune)).toBe(true);
  });
});
