/** Modifiers: hooks before and after steps, narrowed questions, tunables. */

import { describe, expect, test } from 'vitest';
import { checkMods, tuned } from '../../../src/engine/kernel/mods.ts';
import { refuseShape, tuning } from '../../../src/engine/kernel/schema-setup.ts';
import { askOne } from '../../../src/engine/kernel/script.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import {
  pick,
  run,
  script,
  setup,
  stop,
  type Tiny,
  type TinyEvent,
  type TinyMod,
  tunables,
  write,
} from './tiny.ts';

const tinyScript = script<Tiny, TinyEvent, { got?: Json }>;
const say = (id: string, when: 'before' | 'after', moment: string): TinyMod => ({
  id,
  [when]: { [moment]: (c: { s: Tiny }, arg: Json) => void c.s.diary.push(`${when} ${id} ${arg}`) },
});

const ask = askOne<Tiny, TinyEvent, object, Json>('ask', {
  kind: 'tiny.ask',
  who: () => [0],
  domain: () => pick(1, 2, 3),
  then(c, _v, choice) {
    c.s.diary.push(choice);
    return undefined;
  },
});

describe('hooks', () => {
  test('run just before and just after their step, with their parameter, in the order of the setup', () => {
    const mods = {
      x: say('x', 'before', 'a/two'),
      y: say('y', 'after', 'a/one'),
      z: say('z', 'before', 'a/two'),
    };
    const uses = [
      { id: 'z', arg: 1 },
      { id: 'x', arg: 2 },
      { id: 'y', arg: 3 },
    ];
    const { state } = run([tinyScript('a', [write('one'), write('two'), stop])], { mods }, ...uses);
    expect(state.diary).toEqual(['one', 'after y 3', 'before z 1', 'before x 2', 'two']);
  });

  test('are silent unless the setup switches them on', () => {
    const mods = { x: say('x', 'before', 'a/one') };
    expect(run([tinyScript('a', [write('one'), stop])], { mods }).state.diary).toEqual(['one']);
  });

  test('of a question run before it is open and after its answer was taken', () => {
    const mods = { x: say('x', 'before', 'a/ask'), y: say('y', 'after', 'a/ask') };
    const { engine, state } = run(
      [tinyScript('a', [ask, write('on'), stop])],
      { mods },
      { id: 'x', arg: 0 },
      { id: 'y', arg: 0 },
    );
    expect(state.diary).toEqual(['before x 0']);
    engine.applyTo(state, 0, 2);
    expect(state.diary).toEqual(['before x 0', 2, 'after y 0', 'on']);
  });

  test('may end the game, and then nothing more is asked', () => {
    const end: TinyMod = {
      id: 'end',
      before: { 'a/ask': (c) => c.end({ reason: 'over', scores: [], winners: [] }) },
    };
    const { state } = run([tinyScript('a', [ask, stop])], { mods: { end } }, { id: 'end', arg: null });
    expect([state.ask, state.outcome?.reason]).toEqual([null, 'over']);
  });
});

describe('a script called by a hook', () => {
  const gift = tinyScript('gift', [
    { ...ask, name: 'choose' },
    { name: 'back', run: () => ({ done: 'gift' }) },
  ]);
  const giving = (moment: string): Record<string, TinyMod> => ({
    giving: { id: 'giving', before: { [moment]: (c) => c.call(gift, {}) } },
  });
  const use = { id: 'giving', arg: null };

  test.each(['a/ask', 'a/one'])(
    'before %s goes first, questions and all, and then lets the step have its turn once',
    (moment) => {
      const steps = moment === 'a/ask' ? [ask, stop] : [write('one'), ask, stop];
      const { engine, state } = run([tinyScript('a', steps), gift], { mods: giving(moment) }, use);
      expect([state.ask?.kind, state.tasks.map((task) => task.proc)]).toEqual(['tiny.ask', ['a', 'gift']]);
      engine.applyTo(state, 0, 1);
      expect(state.tasks.map((task) => task.proc)).toEqual(['a']);
      engine.applyTo(state, 0, 2);
      expect(state.diary.filter((line) => line !== 'one')).toEqual([1, 2]);
      expect(state.outcome?.reason).toBe('done');
    },
  );

  test('does not overwrite what the step was waiting for', () => {
    const inner = tinyScript('inner', [{ name: 'back', run: () => ({ done: 'mine' }) }]);
    const call = {
      name: 'call',
      run: (c: { call: (s: typeof inner, v: object) => void }) => void c.call(inner, {}) as undefined,
    };
    const read = {
      name: 'read',
      run(c: { s: Tiny }, v: { got?: Json }) {
        c.s.diary.push(v.got ?? null);
        return undefined;
      },
    };
    const { engine, state } = run(
      [tinyScript('a', [call, read, stop]), inner, gift],
      { mods: giving('a/read') },
      use,
    );
    engine.applyTo(state, 0, 3);
    expect(state.diary).toEqual([3, 'mine']);
    expect(state.tasks[0]?.vars).toEqual({ got: 'mine' });
  });

  test('goes first at every turn of a step that comes again', () => {
    const again = {
      name: 'one',
      run: (c: { s: Tiny }) => (c.s.diary.push('one') < 6 ? ('again' as const) : undefined),
    };
    const { engine, state } = run([tinyScript('a', [again, stop]), gift], { mods: giving('a/one') }, use);
    for (const choice of [1, 2, 3]) engine.applyTo(state, 0, choice);
    expect(state.diary).toEqual([1, 'one', 2, 'one', 3, 'one']);
  });
});

describe('narrowing', () => {
  const less: TinyMod = {
    id: 'less',
    narrow: {
      'tiny.ask': (_s, _seat, domain, arg) =>
        domain.type === 'pick' ? { ...domain, options: domain.options.filter((x) => x !== arg) } : domain,
    },
  };

  test('takes choices away, one modifier after the other', () => {
    const { engine, state } = run(
      [tinyScript('a', [ask, stop])],
      { mods: { less } },
      { id: 'less', arg: 1 },
      { id: 'less', arg: 3 },
    );
    expect(engine.domain(state, 0)).toEqual(pick(2));
    expect(engine.check(state, { seat: 0, ask: 1, choice: 3 })?.code).toBe('notOffered');
    expect(engine.check(state, { seat: 0, ask: 1, choice: 2 })).toBeNull();
  });
});

describe('tunables', () => {
  test('have their printed value unless the setup changes it', () => {
    expect(tuned(setup(), tunables, 'wishes')).toBe(3);
    expect(tuned({ ...setup(), tune: { wishes: 5 } }, tunables, 'wishes')).toBe(5);
    expect(() => tuned(setup(), tunables, 'hopes')).toThrow('hopes');
  });

  test.each([1, 3, 5])('may be %s', (wishes) => {
    expect(refuseShape(tuning(tunables), { wishes })).toBeNull();
  });

  test.each([0, 6, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, [3]])('may not be %s', (wishes) => {
    expect(refuseShape(tuning(tunables), { wishes })).toMatchObject({
      code: 'setupShape',
      data: { path: 'wishes' },
    });
  });

  test.each(['hopes', 'constructor', 'toString'])('are not called %s', (name) => {
    const { code, data } = refuseShape(tuning(tunables), { [name]: 3 }) ?? {};
    expect([code, data?.path]).toEqual(['setupShape', name]);
    expect(data?.why).toContain(`no number of the rules is called '${name}'`);
  });

  test('are not called __proto__ either, and modifiers are known by their own names only', () => {
    const tune = JSON.parse('{"__proto__": 3}') as Record<string, number>;
    expect(refuseShape(tuning(tunables), tune)?.code).toBe('setupShape');
    for (const id of ['less', 'constructor', '__proto__']) {
      expect(checkMods(setup({ id, arg: null }), {})).toEqual({
        code: 'unknownModifier',
        name: id,
        path: 'mods[0].id',
        value: id,
      });
    }
  });
});
