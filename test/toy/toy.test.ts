/** What the siege shows of the kernel's contract that Dungeon Petz does not: ripostes, table talk, two sides. */

import { describe, expect, test } from 'vitest';
import { freeze } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { toyEngine, toySetup } from './index.ts';
import { CARDS, type Toy, type ToyEvent, type ToySetup } from './state.ts';

/** A siege with the hands laid out, at the vote of its first round. */
function siege(setup: ToySetup, hands: number[][] = []): Toy {
  const { state } = toyEngine.start(setup, 'toy');
  if (hands.length > 0) {
    state.hands = hands;
    state.deck = CARDS.filter((card) => !hands.flat().includes(card));
  }
  return state;
}

/** Takes answers one after the other: the seat, then its choice. */
function answer(s: Toy, ...answers: [Seat, Json][]): { s: Toy; events: ToyEvent[] } {
  let at = freeze(s);
  const events: ToyEvent[] = [];
  for (const [seat, choice] of answers) {
    const applied = toyEngine.apply(at, { seat, ask: at.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(`${at.ask?.kind}: ${JSON.stringify(applied.refusal)}`);
    at = freeze(applied.state);
    events.push(...applied.events);
  }
  return { s: at, events };
}

const heroes = toySetup(2, false);
const lorded = toySetup(2, true);
/** All vote for hero 0, none says anything at the table, hero 0 strikes with card 0 and no courage. */
const strike: [Seat, Json][] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, null],
  [1, null],
  [0, [0]],
  [0, 0],
];
const HANDS = [
  [0, 1, 3],
  [2, 5],
  [7, 9, 4],
];

describe('sealed votes', () => {
  test('may come in any order, and views tell that but not what was answered', () => {
    const { s } = answer(siege(lorded), [2, 1], [0, 1]);
    expect(toyEngine.waiting(s)).toEqual([1]);
    expect(toyEngine.view(s, 0).ask?.sealed).toEqual({ 0: 1, 2: '?' });
    expect(toyEngine.view(s, null).ask?.sealed).toEqual({ 0: '?', 2: '?' });
    expect(toyEngine.domain(s, 0)).toBeNull();
    expect(toyEngine.check(s, { seat: 0, ask: s.asked, choice: 0 })?.code).toBe('notYourTurn');
  });

  test('open all at once, which undo may not take back', () => {
    const before = answer(siege(heroes), [0, 1]);
    const after = answer(before.s, [1, 1]);
    expect(before.s.secrets).toBe(siege(heroes).secrets);
    expect(after.s.secrets).toBeGreaterThan(before.s.secrets);
    expect(after.s.leader).toBe(1);
    expect(after.events).toEqual([{ type: 'toy.led', leader: 1, votes: { 0: 1, 1: 1 } }]);
  });
});

describe('table talk', () => {
  const talking = () => answer(siege(lorded), [0, 0], [1, 0], [2, 0]).s;

  test('asks all heroes, and the first to speak decides', () => {
    const s = talking();
    expect([s.ask?.kind, toyEngine.waiting(s)]).toEqual(['toy.talk', [0, 1]]);
    const spoken = answer(s, [1, 'guard']).s;
    expect([spoken.plan, spoken.ask?.kind]).toEqual(['guard', 'toy.arm']);
    expect(toyEngine.check(spoken, { seat: 0, ask: s.asked, choice: 'sortie' })?.code).toBe('staleAnswer');
  });

  test('goes on when one lets it pass, and ends without a plan when all do', () => {
    const one = answer(talking(), [1, null]).s;
    expect([one.ask?.kind, toyEngine.waiting(one)]).toEqual(['toy.talk', [0]]);
    const all = answer(one, [0, null]).s;
    expect([all.plan, all.ask?.kind]).toEqual([null, 'toy.arm']);
  });

  test('a seat that has let it pass is imagined to have done just that', () => {
    const one = answer(talking(), [1, null]).s;
    expect(toyEngine.view(one, 0).ask?.sealed).toEqual({ 1: '?' });
    for (let i = 0; i < 10; i++) {
      expect(toyEngine.imagine(toyEngine.view(one, 0), dice(`${i}`)).ask?.sealed).toEqual({ 1: null });
    }
  });

  test('is not heard by the lord, who only sees that there is a plan', () => {
    const { s, events } = answer(talking(), [0, 'sortie']);
    const whisper = events[0] as ToyEvent;
    expect(toyEngine.rules.redact(whisper, 1)).toEqual(whisper);
    expect([2, null].map((seat) => toyEngine.rules.redact(whisper, seat))).toEqual([null, null]);
    expect([toyEngine.view(s, 1).plan, toyEngine.view(s, 2).plan, toyEngine.view(s, 2).planned]).toEqual([
      'sortie',
      null,
      true,
    ]);
  });
});

describe('ripostes', () => {
  test('an unanswered attack lands', () => {
    const { s } = answer(siege(lorded, HANDS), ...strike, [2, null]);
    expect([s.siege, s.ask?.kind]).toEqual([6, 'toy.storm']);
  });

  test('a riposte stops the attack', () => {
    const { s } = answer(siege(lorded, HANDS), ...strike, [2, 7], [0, null], [1, null]);
    expect([s.siege, s.ask?.kind]).toEqual([7, 'toy.storm']);
  });

  test('a riposte to the riposte lets the attack land after all', () => {
    const { s, events } = answer(siege(lorded, HANDS), ...strike, [2, 7], [0, null], [1, 5], [2, null]);
    expect([s.siege, s.ask?.kind]).toEqual([6, 'toy.storm']);
    expect(events.flatMap((event) => (event.type === 'toy.riposted' ? [event.by] : []))).toEqual([2, 1]);
  });

  test('three deep, the attack is stopped again', () => {
    // Hero 1 is asked twice: about the third riposte, then, that one standing, still about the first.
    const deep: [Seat, Json][] = [...strike, [2, 7], [0, 1], [2, 9], [0, null], [1, null], [1, null]];
    const { s } = answer(siege(lorded, HANDS), ...deep);
    expect([s.siege, s.ask?.kind]).toEqual([7, 'toy.storm']);
  });

  test('a stopped riposte leaves the next seat its turn', () => {
    const storm: [Seat, Json][] = [...strike, [2, null], [2, 4]];
    const { s } = answer(siege(lorded, HANDS), ...storm, [0, 1], [2, 7], [0, null], [1, null]);
    expect([s.ask?.kind, toyEngine.waiting(s)]).toEqual(['toy.riposte', [1]]);
    expect(answer(s, [1, 5], [2, null]).s.gate).toBe(6);
    expect(answer(s, [1, null]).s.gate).toBe(4);
  });

  test('the lord is asked because he holds cards, not because he holds ripostes', () => {
    const { s } = answer(siege(lorded, [[0], [2], [4, 6]]), ...strike);
    expect([s.ask?.kind, toyEngine.domain(s, 2)]).toEqual(['toy.riposte', { type: 'pick', options: [null] }]);
    expect(answer(siege(lorded, [[0], [2], []]), ...strike).s.ask?.kind).toBe('toy.vote');
  });
});

describe('two sides', () => {
  test('the heroes win and lose together', () => {
    const end = (gate: number, siegeLeft: number) => {
      const start = siege({ ...lorded, tune: { gate, siege: siegeLeft } }, HANDS);
      const won = answer(start, ...strike, [2, null]).s;
      return won.outcome ?? answer(won, [2, 4], [0, null], [1, null]).s.outcome;
    };
    expect(end(6, 1)).toEqual({ reason: 'saved', scores: [1, 1, 0], winners: [0, 1] });
    expect(end(2, 9)).toEqual({ reason: 'breached', scores: [0, 0, 1], winners: [2] });
  });

  test('without a lord dice storm the gate, and nobody wins a lost game', () => {
    for (let i = 0; i < 50; i++) {
      const rng = dice(`${i}`);
      const { state: s } = toyEngine.start({ ...heroes, tune: { gate: 1, siege: 20 } }, `${i}`);
      while (s.outcome === null) {
        const seat = toyEngine.waiting(s)[0] ?? 0;
        toyEngine.applyTo(s, seat, toyEngine.sample(s, seat, rng));
      }
      if (s.outcome.reason === 'breached') expect(s.outcome.winners).toEqual([]);
      else expect(s.outcome.winners).toEqual([0, 1]);
    }
  });
});

describe('fog, a modifier with a parameter', () => {
  const start = () => siege(toySetup(2, true, true), HANDS);

  test('acts before a step, after a step and on the options', () => {
    const s = start();
    expect([s.siege, s.gate]).toEqual([9, 6]);
    const armed = answer(s, [0, 0], [1, 0], [2, 0], [0, null], [1, null]).s;
    expect(armed.gate).toBe(7);
    expect(toyEngine.domain(armed, 0)).toMatchObject({ type: 'some', max: 1 });
    expect(toyEngine.check(armed, { seat: 0, ask: armed.asked, choice: [0, 2] })?.code).toBe('notOffered');
  });

  test('is refused by a name that no modifier has', () => {
    for (const id of ['mist', 'constructor', '__proto__']) {
      const setup = { ...heroes, mods: [{ id, arg: null }] };
      expect(toyEngine.rules.checkSetup(setup)?.code).toBe('unknownModifier');
    }
  });
});

describe('the audit', () => {
  test('finds a card that is lost, doubled or foreign', () => {
    const s = siege(lorded, HANDS);
    expect(toyEngine.rules.audit(s)).toEqual([]);
    for (const deck of [s.deck.slice(1), [...s.deck, 0], [...s.deck.slice(1), 99]]) {
      expect(toyEngine.rules.audit({ ...s, deck })).toHaveLength(1);
    }
  });
});
