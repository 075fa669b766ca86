/** How scripts run: on, again, goto, done, call; and how questions are answered. */

import { describe, expect, test } from 'vitest';
import { askAll, askOne } from '../../../src/engine/kernel/script.ts';
import type { Json, Seat } from '../../../src/engine/kernel/state.ts';
import { pick, run, script, stop, type Tiny, type TinyContext, type TinyEvent, write } from './tiny.ts';

interface Vars {
  n?: number;
  got?: Json;
}

const tinyScript = script<Tiny, TinyEvent, Vars>;

describe('steps', () => {
  test('run in their order', () => {
    expect(run([tinyScript('a', [write('one'), write('two'), stop])]).state.diary).toEqual(['one', 'two']);
  });

  test('run again as long as they say so', () => {
    const count = {
      name: 'count',
      run(c: TinyContext, v: Vars) {
        v.n = (v.n ?? 0) + 1;
        c.s.diary.push(v.n);
        return v.n < 3 ? ('again' as const) : undefined;
      },
    };
    expect(run([tinyScript('a', [count, write('after'), stop])]).state.diary).toEqual([1, 2, 3, 'after']);
  });

  test('go to another step of their script', () => {
    const jump = { name: 'jump', run: () => ({ goto: 'there' }) };
    expect(run([tinyScript('a', [jump, write('passed over'), write('there'), stop])]).state.diary).toEqual([
      'there',
    ]);
  });

  test('report what happened in order, and only to a listener', () => {
    const tell = (type: string) => ({ name: type, run: (c: TinyContext) => c.emit({ type }) as undefined });
    const ask = askOne<Tiny, TinyEvent, Vars, null>('ask', {
      kind: 'ask',
      who: () => [0],
      domain: () => pick(null),
      then: (c) => c.emit({ type: 'answered' }) as undefined,
    });
    const { engine, state, events } = run([tinyScript('a', [tell('x'), tell('y'), ask, tell('z'), stop])]);
    expect(events).toEqual([{ type: 'x' }, { type: 'y' }]);
    const applied = engine.apply(state, { seat: 0, ask: 1, choice: null });
    expect(applied.ok && applied.events).toEqual([{ type: 'answered' }, { type: 'z' }]);
  });
});

describe('a called script', () => {
  const got = {
    name: 'got',
    run(c: TinyContext, v: Vars) {
      c.s.diary.push({ got: v.got ?? 'nothing at all' });
      return undefined;
    },
  };
  const calling = (inner: ReturnType<typeof tinyScript>, vars: Vars = {}) => ({
    name: 'call',
    run(c: TinyContext) {
      c.call(inner, vars);
      c.s.diary.push('called');
      return undefined;
    },
  });

  test('runs before the next step of its caller, and hands back a value', () => {
    const inner = tinyScript('b', [
      write('inside'),
      { name: 'back', run: () => ({ done: 7 }) },
      write('never'),
    ]);
    const { state } = run([tinyScript('a', [calling(inner), got, stop]), inner]);
    expect(state.diary).toEqual(['called', 'inside', { got: 7 }]);
    expect(state.tasks).toHaveLength(1);
  });

  test('hands back null if it just ends, or has no steps', () => {
    for (const inner of [tinyScript('b', [write('inside')]), tinyScript('b', [])]) {
      expect(run([tinyScript('a', [calling(inner), got, stop]), inner]).state.diary).toContainEqual({
        got: 'nothing at all',
      });
      expect(run([tinyScript('a', [calling(inner), got, stop]), inner]).state.tasks[0]?.vars).toEqual({
        got: null,
      });
    }
  });

  test('is given its own vars, and may call itself', () => {
    const down: ReturnType<typeof tinyScript> = tinyScript('down', [
      {
        name: 'go',
        run(c, v) {
          c.s.diary.push(v.n ?? 0);
          if ((v.n ?? 0) > 0) c.call(down, { n: (v.n ?? 0) - 1 });
          return undefined;
        },
      },
      { name: 'back', run: (_c, v) => ({ done: (v.n ?? 0) + ((v.got as number | undefined) ?? 0) }) },
    ]);
    expect(run([tinyScript('a', [calling(down, { n: 3 }), got, stop]), down]).state.diary).toEqual([
      'called',
      3,
      2,
      1,
      0,
      { got: 6 },
    ]);
  });

  test('that the caller repeats, is called again', () => {
    const inner = tinyScript('b', [{ name: 'back', run: () => ({ done: 1 }) }]);
    const twice = {
      name: 'twice',
      run(c: TinyContext, v: Vars) {
        v.n = (v.n ?? 0) + ((v.got as number | undefined) ?? 0);
        if (v.n >= 2) return undefined;
        c.call(inner, {});
        return 'again' as const;
      },
    };
    const { state } = run([tinyScript('a', [twice, stop]), inner]);
    expect(state.tasks[0]?.vars).toMatchObject({ n: 2 });
  });
});

describe('questions', () => {
  const note = (c: TinyContext, line: Json) => {
    c.s.diary.push(line);
    return undefined;
  };
  const one = (who: () => Seat[], how: 'one' | 'any' = 'one') =>
    askOne<Tiny, TinyEvent, Vars, Json>('ask', {
      kind: 'tiny.ask',
      how,
      who,
      domain: (_s, seat) => pick(null, 'yes', seat),
      then: (c, _v, choice, seat) => note(c, { seat, choice }),
    });
  const all = askAll<Tiny, TinyEvent, Vars, Json>('ask', {
    kind: 'tiny.all',
    who: () => [1, 0],
    domain: (_s, seat) => pick(seat),
    then: (c, _v, choices) => note(c, choices),
  });

  test('are open with a number, a kind and seats, and close with the answer', () => {
    const { engine, state } = run([tinyScript('a', [one(() => [1]), stop])]);
    expect(state.ask).toEqual({ id: 1, kind: 'tiny.ask', seats: [1], how: 'one', sealed: {} });
    engine.applyTo(state, 1, 'yes');
    expect([state.ask, state.diary, state.outcome?.reason]).toEqual([
      null,
      [{ seat: 1, choice: 'yes' }],
      'done',
    ]);
  });

  test('are passed over when no seat is asked', () => {
    const { state } = run([tinyScript('a', [one(() => []), write('next'), stop])]);
    expect([state.diary, state.asked]).toEqual([['next'], 0]);
  });

  test('for all are answered in any order, and are handed over together', () => {
    const { engine, state } = run([tinyScript('a', [all, stop])]);
    expect(engine.waiting(state)).toEqual([1, 0]);
    engine.applyTo(state, 0, 0);
    expect([engine.waiting(state), state.diary, state.secrets]).toEqual([[1], [], 0]);
    engine.applyTo(state, 1, 1);
    expect([state.diary, state.secrets]).toEqual([[{ 0: 0, 1: 1 }], 1]);
  });

  test('for any end with the first who does not pass', () => {
    const { engine, state } = run([tinyScript('a', [one(() => [0, 1], 'any'), stop])]);
    engine.applyTo(state, 1, null);
    expect([engine.waiting(state), state.diary]).toEqual([[0], []]);
    engine.applyTo(state, 0, 'yes');
    expect([state.diary, state.secrets]).toEqual([[{ seat: 0, choice: 'yes' }], 0]);
  });

  test('for any come to null when all pass', () => {
    const { engine, state } = run([tinyScript('a', [one(() => [0, 1], 'any'), stop])]);
    engine.applyTo(state, 1, null);
    engine.applyTo(state, 0, null);
    expect(state.diary).toEqual([{ seat: 0, choice: null }]);
  });

  test('keep their seats even if the list they came from changes', () => {
    const list = [0];
    const { state } = run([tinyScript('a', [one(() => list), stop])]);
    list.push(1);
    expect(state.ask?.seats).toEqual([0]);
  });

  test('count up, so that the answer to an older one is refused', () => {
    const { engine, state } = run([
      tinyScript('a', [one(() => [0]), { ...one(() => [0]), name: 'more' }, stop]),
    ]);
    const applied = engine.apply(state, { seat: 0, ask: 1, choice: 'yes' });
    if (!applied.ok) throw new Error('refused');
    expect(engine.check(applied.state, { seat: 0, ask: 1, choice: 'yes' })?.code).toBe('staleAnswer');
    expect(engine.check(applied.state, { seat: 1, ask: 2, choice: 'yes' })?.code).toBe('notYourTurn');
    expect(engine.check(applied.state, { seat: 0, ask: 2, choice: 'no' })?.code).toBe('notOffered');
    expect(engine.check(applied.state, { seat: 0, ask: 2, choice: 'yes' })).toBeNull();
  });

  test('may give a reason of the game for a refusal', () => {
    const why = { code: 'rude', rule: 'T-1', data: {} };
    const step = one(() => [0]);
    const reasoned = {
      ...step,
      ask: { ...step.ask, why: (_s: Tiny, _seat: Seat, choice: Json) => (choice === 'no' ? why : null) },
    };
    const { engine, state } = run([tinyScript('a', [reasoned, stop])]);
    expect(engine.check(state, { seat: 0, ask: 1, choice: 'no' })).toEqual(why);
    expect(engine.check(state, { seat: 0, ask: 1, choice: 'perhaps' })?.code).toBe('notOffered');
  });

  test('take -0 for 0, which is what a saved game would hold', () => {
    const { engine, state } = run([tinyScript('a', [one(() => [0]), stop])]);
    const applied = engine.apply(state, { seat: -0, ask: 1, choice: -0 });
    expect(applied.ok && applied.state.diary).toEqual([{ seat: 0, choice: 0 }]);
  });
});
