/** The flow of the siege: its rounds, and the window that lets attacks and ripostes be answered. */

import { shuffle } from '../../src/engine/kernel/rng.ts';
import { askAll, askOne, type Context, script } from '../../src/engine/kernel/script.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { handOf, heroesOf, isRiposte, lordOf, PLANS, type Plan, type Toy, type ToyEvent } from './state.ts';

interface WindowVars {
  /** Whose attack or riposte may be answered. */
  by: Seat;
  /** The lowest seat that has not been asked yet. */
  from: Seat;
  /** Whether the riposte just played was itself stopped. */
  got?: boolean;
}

/** The other side's seats that hold cards, which everybody can see: asking them tells nothing. */
function answerers(s: Toy, by: Seat, from: Seat): Seat[] {
  const lord = lordOf(s.setup);
  const others = by === lord ? heroesOf(s.setup) : lord === null ? [] : [lord];
  return others.filter((seat) => seat >= from && handOf(s, seat).length > 0).slice(0, 1);
}

function discard(s: Toy, seat: Seat, cards: readonly number[]): void {
  s.hands[seat] = handOf(s, seat).filter((card) => !cards.includes(card));
  s.discards.push(...cards);
}

/** Asks one seat after the other; returns whether a seat stopped it. A riposte opens a window of its own. */
export const riposteWindow = script<Toy, ToyEvent, WindowVars>('toy.window', [
  askOne('offer', {
    kind: 'toy.riposte',
    who: (s, v) => answerers(s, v.by, v.from),
    domain: (s, seat) => ({ type: 'pick', options: [null, ...handOf(s, seat).filter(isRiposte)] }),
    then(c, v, card: number | null, seat) {
      v.from = seat + 1;
      if (card === null) return 'again';
      discard(c.s, seat, [card]);
      c.secret();
      c.emit({ type: 'toy.riposted', by: seat, card });
      c.call(riposteWindow, { by: seat, from: 0 });
      return { goto: 'judge' };
    },
  }),
  { name: 'quiet', run: () => ({ done: false }) },
  { name: 'judge', run: (_c, v) => (v.got ? { goto: 'offer' } : { done: true }) },
]);

interface RoundVars {
  /** Cards the leader strikes with. */
  cards: number[];
  /** Strength of the attack at hand. */
  force: number;
  /** Whether it was stopped. */
  got?: boolean;
}

/** All heroes win together, or lose with the gate. */
function end(c: Context<Toy, ToyEvent>, won: boolean): undefined {
  const lord = lordOf(c.s.setup);
  const winners = won ? heroesOf(c.s.setup) : lord === null ? [] : [lord];
  const scores = c.s.hands.map((_hand, seat) => (winners.includes(seat) ? 1 : 0));
  c.emit({ type: 'toy.ended', won });
  c.end({ reason: won ? 'saved' : 'breached', scores, winners });
}

export const toyRound = script<Toy, ToyEvent, RoundVars>('toy.round', [
  askAll('vote', {
    kind: 'toy.vote',
    who: (s) => s.hands.map((_hand, seat) => seat),
    domain: (s) => ({ type: 'pick', options: heroesOf(s.setup) }),
    then(c, _v, votes: Record<Seat, Seat>) {
      const count = (seat: Seat): number => Object.values(votes).filter((vote) => vote === seat).length;
      c.s.leader = heroesOf(c.s.setup).reduce((best, seat) => (count(seat) > count(best) ? seat : best));
      c.emit({ type: 'toy.led', leader: c.s.leader, votes: { ...votes } });
    },
  }),
  askOne('talk', {
    kind: 'toy.talk',
    how: 'any',
    who: (s) => heroesOf(s.setup),
    domain: () => ({ type: 'pick', options: [null, ...PLANS] }),
    then(c, _v, plan: Plan | null, by) {
      c.s.plan = plan;
      c.s.planned = plan !== null;
      if (plan !== null) c.emit({ type: 'toy.whispered', by, plan, only: heroesOf(c.s.setup) });
    },
  }),
  askOne('arm', {
    kind: 'toy.arm',
    who: (s) => [s.leader],
    domain: (s, seat) => ({
      type: 'some',
      from: handOf(s, seat).filter((x) => !isRiposte(x)),
      min: 0,
      max: 2,
    }),
    then(_c, v, cards: number[]) {
      v.cards = cards;
    },
  }),
  askOne('courage', {
    kind: 'toy.courage',
    who: (s) => [s.leader],
    domain: (s) => ({ type: 'amount', min: 0, max: Math.min(2, s.gate - 1) }),
    then(c, v, courage: number, seat) {
      c.s.gate -= courage;
      v.force = v.cards.length + courage;
      discard(c.s, seat, v.cards);
      c.call(riposteWindow, { by: seat, from: 0 });
    },
  }),
  {
    name: 'wound',
    run(c, v) {
      const harm = v.got ? 0 : Math.min(c.s.siege, v.force + (c.s.plan === 'sortie' ? 1 : 0));
      c.s.siege -= harm;
      c.secret();
      c.emit({ type: 'toy.struck', by: c.s.leader, cards: [...v.cards], harm });
      v.force = lordOf(c.s.setup) === null ? c.roll((rng) => rng.below(3)) : 0;
      v.got = false;
      if (c.s.siege === 0) end(c, true);
    },
  },
  askOne('storm', {
    kind: 'toy.storm',
    who: (s) => answerers(s, s.leader, 0),
    domain: (s, seat) => ({ type: 'pick', options: [null, ...handOf(s, seat).filter((x) => !isRiposte(x))] }),
    then(c, v, card: number | null, seat) {
      if (card === null) return;
      v.force = 2;
      discard(c.s, seat, [card]);
      c.secret();
      c.call(riposteWindow, { by: seat, from: 0 });
    },
  }),
  {
    name: 'harm',
    run(c, v) {
      const landed = v.got ? 0 : v.force - (c.s.plan === 'guard' ? 1 : 0);
      const harm = Math.min(c.s.gate, Math.max(0, landed));
      c.s.gate -= harm;
      c.emit({ type: 'toy.stormed', harm });
      if (c.s.gate === 0) end(c, false);
    },
  },
]);

export const toyGame = script<Toy, ToyEvent, object>('toy.game', [
  {
    name: 'deal',
    run(c) {
      c.roll((rng) => shuffle(c.s.deck, rng));
      c.s.hands = c.s.hands.map(() => c.s.deck.splice(0, 3));
    },
  },
  {
    name: 'round',
    run(c) {
      c.s.round++;
      c.s.plan = null;
      c.s.planned = false;
      if (c.s.round > 12) end(c, true);
      else c.call(toyRound, { cards: [], force: 0 });
    },
  },
  {
    name: 'draw',
    run(c) {
      for (const [seat, hand] of c.s.hands.entries()) {
        const card = c.s.deck.pop();
        if (card === undefined) continue;
        hand.push(card);
        c.secret();
        c.emit({ type: 'toy.drew', seat, card, closed: seat === lordOf(c.s.setup) });
      }
      return { goto: 'round' };
    },
  },
]);
