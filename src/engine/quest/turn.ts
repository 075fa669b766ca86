/**
 * A Hero's turn: two actions, any number of Combos, free things, in any order (PQ-ROUND-07, PQ-ROUND-08, PQ-ROUND-09).
 */

import { script } from '../kernel/script.ts';
import type { Seat } from '../kernel/state.ts';
import { type Act, askOne } from './choices.ts';
import { reach } from './combat/shapes.ts';
import { attack } from './combat/strike.ts';
import { BOARD } from './data/cards.ts';
import { expireMarks, skipsTurn } from './effects/marks.ts';
import { playsFor } from './effects/plays.ts';
import { isMarked, stat, stdShape } from './effects/stats.ts';
import { trigger } from './effects/triggers.ts';
import { breaksOff } from './end.ts';
import { changeDisplay, discardCards, drawCards, drawUpTo, trimHand } from './energy.ts';
import type { QuestEvent } from './events.ts';
import { hasFollowers, moveCreature, stepsTo } from './move.ts';
import { pay, payWays, renewWays } from './pay.ts';
import { usePlay } from './play.ts';
import {
  COLUMNS,
  cardOfHero,
  creature,
  handOf,
  heroId,
  heroSeat,
  isInPlay,
  type QuestContext,
  standsAt,
  typeOf,
} from './query.ts';
import type { CreatureId, OpenQuest, Quest } from './state.ts';

interface TurnVars {
  id: CreatureId;
}

/** Positions a Move action may cover: the card, what changes it, and never less than one (PQ-HERO-03). */
export function movementOf(s: OpenQuest, seat: Seat): number {
  return Math.max(1, cardOfHero(s, seat).move + stat(s, heroId(seat), 'move'));
}

/**
 * The columns a Move action may lead to, the back of its own among them (PQ-ACTION-MOVE-01, R-PQ-05, R-PQ-06,
 * PQ-ACTION-MOVE-02).
 */
function moves(s: OpenQuest, seat: Seat): Act[] {
  const id = heroId(seat);
  const spot = standsAt(s, id);
  if (spot === null || isMarked(s, id, 'root')) return [];
  const found: Act[] = [];
  for (let to = 0; to < COLUMNS; to++) {
    const within = to !== spot.column && stepsTo(spot.column, to, movementOf(s, seat)) !== null;
    if (within || (to === spot.column && hasFollowers(s, id))) found.push({ do: 'move', to });
  }
  return found;
}

/**
 * Standard Attacks: once in a turn, paid with the type of the Creature attacked (PQ-ACTION-ATTACK)
 * (PQ-ACTION-ATTACK-01, PQ-ACTION-ATTACK-02, PQ-ACTION-ATTACK-04).
 */
function standardAttacks(s: OpenQuest, seat: Seat): Act[] {
  if (s.turn?.struck) return [];
  const id = heroId(seat);
  return reach(s, id, stdShape(s, id)).flatMap((target) =>
    payWays(s, seat, { [typeOf(s, target)]: 1 }).map((way): Act => ({ do: 'attack', target, pay: way })),
  );
}

function actions(s: Quest, seat: Seat): Act[] {
  if ((s.turn?.actions ?? 0) <= 0) return [];
  const cards = s.piles.energy.length + s.display.length > 0;
  return [
    ...(s.display.length > 0 ? [{ do: 'change' } as const] : []),
    ...(cards ? [{ do: 'draw' } as const] : []),
    ...(handOf(s, seat).length > 0 ? [{ do: 'discard' } as const] : []),
    ...moves(s, seat),
    ...standardAttacks(s, seat),
  ];
}

/** Everything that the Hero whose turn it is may do now (R-PQ-45). */
function acts(s: Quest, seat: Seat): Act[] {
  const free = playsFor(s, heroId(seat)).flatMap((play) =>
    payWays(s, seat, play.cost).map((way): Act => ({ do: 'play', id: play.id, pay: way })),
  );
  return [...actions(s, seat), ...free, { do: 'end' }];
}

/** Marks of its own until now end; what was limited to a turn may be used again; `null` if it sits this one out. */
export function beginTurn(c: QuestContext, id: CreatureId): boolean {
  const s = c.s;
  const stunned = skipsTurn(s, id);
  expireMarks(s, id);
  for (const one of [...s.heroes, ...s.foes]) one.used.turn = [];
  const own = creature(s, id);
  const lost = 'losesAction' in own && own.losesAction ? 1 : 0;
  s.turn = { id, actions: BOARD.actions + own.nextActions - lost, struck: false };
  own.nextActions = 0;
  if ('losesAction' in own) own.losesAction = false;
  c.emit(stunned ? { type: 'quest.skipped', id } : { type: 'quest.turn', id });
  return !stunned;
}

/** The turn stops when the Hero is gone or the World over (R-PQ-16, R-PQ-56). */
function isOver(s: OpenQuest, id: CreatureId): boolean {
  return s.over !== null || !isInPlay(s, id);
}

function strike(c: QuestContext, by: CreatureId, target: CreatureId): void {
  const shape = stdShape(c.s, by);
  attack(c, {
    by,
    card: 'standard',
    kind: 'standard',
    shape,
    n: 1,
    sure: false,
    fixed: [target],
    copies: [{ op: 'damage', shape, n: 1 }],
    riders: [],
  });
}

function spend(s: OpenQuest): void {
  if (s.turn !== null) s.turn.actions--;
}

/** Carries out one act; the discard action goes on with a question of its own. */
function perform(c: QuestContext, seat: Seat, act: Exclude<Act, { do: 'end' }>): void {
  const id = heroId(seat);
  if (act.do === 'play') {
    const play = playsFor(c.s, id).find((x) => x.id === act.id);
    if (play === undefined) return;
    usePlay(c, { seat, source: id, play, payment: act.pay, target: null, attacker: null, kind: 'combo' });
    return;
  }
  spend(c.s);
  switch (act.do) {
    case 'change':
      changeDisplay(c);
      return;
    case 'draw':
      drawUpTo(c, seat, BOARD.draw);
      return;
    case 'discard':
      c.call(discardScript, { seat });
      return;
    case 'move':
      moveCreature(c, id, stepsOf(c.s, seat, act.to));
      return;
    case 'attack':
      if (c.s.turn !== null) c.s.turn.struck = true;
      pay(c, seat, act.pay);
      strike(c, id, act.target);
  }
}

function stepsOf(s: OpenQuest, seat: Seat, to: number): number {
  const from = standsAt(s, heroId(seat))?.column ?? to;
  return from === to ? 0 : (stepsTo(from, to, movementOf(s, seat)) ?? 0);
}

/**
 * The action Discard: any number of cards, at least one, then as many new ones (PQ-ACTION-DISCARD-01, R-PQ-38,
 * R-PQ-43).
 */
export const discardScript = script<Quest, QuestEvent, { seat: Seat }>('quest.discard', [
  askOne('choose', {
    kind: 'quest.discard',
    who: (_s, v) => [v.seat],
    domain: (s, seat) => {
      const hand = handOf(s, seat);
      return { type: 'some', from: [...hand], min: 1, max: hand.length };
    },
    then(c, _v, cards, seat) {
      discardCards(c, seat, cards as never);
      drawCards(c, seat, cards.length);
    },
  }),
]);

export const heroTurn = script<Quest, QuestEvent, TurnVars>('quest.heroTurn', [
  {
    name: 'begin',
    run: (c, v) => (beginTurn(c, v.id) ? undefined : { goto: 'limit' }),
  },
  askOne('act', {
    kind: 'quest.act',
    who: (s, v) => (isOver(s, v.id) ? [] : [heroSeat(v.id) ?? 0]),
    domain: (s, seat) => ({ type: 'pick', options: acts(s, seat) }),
    then(c, _v, act, seat) {
      if (act.do === 'end') return;
      perform(c, seat, act);
      return 'again';
    },
  }),
  {
    name: 'after',
    run(c, v) {
      if (isInPlay(c.s, v.id) && !breaksOff(c.s)) trigger(c, 'turnEnd', { id: v.id });
    },
  },
  {
    name: 'limit',
    run(c, v) {
      trimHand(c, heroSeat(v.id) ?? 0);
    },
  },
  {
    name: 'end',
    run(c, v) {
      c.s.turn = null;
      renewWays(c.s);
      c.emit({ type: 'quest.turnEnded', id: v.id });
    },
  },
]);
