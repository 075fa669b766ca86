/**
 * Carries out the words of a card, one operation after the other (PQ-COMBO-06). What needs a choice asks the seat that
 * controls the source; without such a seat the fixed order of R-PQ-22 decides.
 */

import { copy } from '../../kernel/data.ts';
import { type Move, script } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/state.ts';
import { askOne } from '../choices.ts';
import { heal, hurt } from '../combat/damage.ts';
import { attack, preventDamage } from '../combat/strike.ts';
import { countFor } from '../data/cards.ts';
import type { Effect, EffectOf } from '../data/effects.ts';
import { spawn } from '../deploy.ts';
import { breaksOff } from '../end.ts';
import { changeDisplay } from '../energy.ts';
import type { QuestEvent } from '../events.ts';
import {
  controller,
  heroCount,
  heroSeat,
  isInPlay,
  nearestFirst,
  type QuestContext,
  standsAt,
} from '../query.ts';
import type { CreatureId, OpenQuest, Quest } from '../state.ts';
import { toll } from '../toll.ts';
import { dropTreasure } from '../treasure.ts';
import { WORLD } from './abilities.ts';
import type { FxVars } from './args.ts';
import { discard, draw, loot, losable, loseAll, recover, recoverable } from './goods.ts';
import { forcedSteps, rotate, shift, stepsWithin, trade } from './shift.ts';
import { changeActions, mark, mayStrike, passOver, reshape, ridersOf, strikeOf } from './strikes.ts';
import { isChoice, meant, targetsOf } from './targets.ts';

interface Vars extends FxVars {
  /** What the last attack carried out has hit. */
  got?: { hit: CreatureId[] } | null;
}

/** The seat that answers for the source; null for a Feature, and for monsters without an Evil Lord. */
function decider(s: OpenQuest, v: FxVars): Seat[] {
  const seat = v.source === WORLD ? null : controller(s, v.source);
  return seat === null ? [] : [seat];
}

const opOf = (v: FxVars): Effect => v.ops[v.at] as Effect;

function advance(v: FxVars, by: number): Move {
  v.at += by;
  v.done = 0;
  v.left = [];
  return { goto: 'op' };
}

/** Effects on no creature, or on several at once. True if this was one. */
function runWhole(c: QuestContext, v: FxVars, op: Effect): boolean {
  const by = v.source === WORLD ? null : v.source;
  switch (op.op) {
    case 'hurt':
      hurt(c, meant(c.s, v, op.who), op.n, { by, cause: 'card' });
      return true;
    case 'prevent':
      if (v.protect !== null) preventDamage(c, v.protect, op.n);
      return true;
    case 'swap':
      trade(c, meant(c.s, v, op.who));
      return true;
    case 'toll':
      toll(c, meant(c.s, v, op.who), { energy: op.energy, n: op.n, ...(by === null ? {} : { by }) });
      return true;
    case 'spawn':
      spawn(c, op.n === 'half' ? Math.ceil(heroCount(c.s.setup) / 2) : op.n, { cap: v.uncapped !== true });
      return true;
    case 'move':
      if (op.who !== 'enemies') return false;
      rotate(c, op.dir === 'left' ? -op.n : op.n);
      return true;
    default:
      return false;
  }
}

/** Applies an operation to one creature. A step to go to if a player has to be asked first. */
function runOn(c: QuestContext, v: FxVars, op: Effect, id: CreatureId): Move {
  v.on = id;
  v.done = 0;
  switch (op.op) {
    case 'heal':
      heal(c, id, countFor(op.n, heroCount(c.s.setup)));
      return 'again';
    case 'draw':
      draw(c, id, op.n);
      return 'again';
    case 'discard':
      discard(c, v.source, id, op.n);
      return 'again';
    case 'loot':
      loot(c, id, op.n);
      return 'again';
    case 'mark':
      mark(c, v, op, id);
      return 'again';
    case 'action':
      changeActions(c, id, op.n);
      return 'again';
    case 'stat':
      reshape(c, op, id);
      return 'again';
    case 'recover':
      return { goto: 'regain' };
    case 'lose':
      return runLose(c, v, op, id);
    case 'move':
      return runMove(c, v, op, id);
    default:
      return 'again';
  }
}

function runLose(c: QuestContext, v: FxVars, op: EffectOf<'lose'>, id: CreatureId): Move {
  if (losable(c.s, id, op.n).length > 0) return { goto: 'lose' };
  loseAll(c, v, op, id);
  return 'again';
}

function runMove(c: QuestContext, v: FxVars, op: EffectOf<'move'>, id: CreatureId): Move {
  if (op.dir === undefined) {
    v.options = stepsWithin(c.s, id, op.n);
    return { goto: 'shift' };
  }
  shift(c, id, forcedSteps(c.s, id, v.source, op));
  return 'again';
}

export const fxScript = script<Quest, QuestEvent, Vars>('quest.fx', [
  {
    name: 'op',
    run(c, v) {
      const op = v.ops[v.at];
      const gone = v.source !== WORLD && !isInPlay(c.s, v.source);
      if (op === undefined || gone || breaksOff(c.s)) return { done: null };
      if (op.op === 'damage') return { goto: 'attack' };
      if (op.op === 'change') return { goto: 'change' };
      if (runWhole(c, v, op) || !('who' in op)) return advance(v, 1);
      const ids = targetsOf(c.s, v, op);
      v.left = ids;
      if (!isChoice(op.who) || ids.length < 2) return { goto: 'each' };
      v.left = nearestFirst(c.s, standsAt(c.s, v.source)?.column ?? 0, ids).slice(0, 1);
      v.options = ids;
      return { goto: 'target' };
    },
  },
  askOne('target', {
    kind: 'quest.target',
    who: decider,
    domain: (_s, _seat, v) => ({ type: 'pick', options: copy(v.options) }),
    then(_c, v, id) {
      v.left = [id];
    },
  }),
  {
    name: 'each',
    run(c, v) {
      const id = v.left.shift();
      if (id === undefined) return advance(v, 1);
      return isInPlay(c.s, id) ? runOn(c, v, opOf(v), id) : 'again';
    },
  },
  askOne('shift', {
    kind: 'quest.shift',
    who: (s, v) => (v.options.length > 1 ? decider(s, v) : []),
    domain: (_s, _seat, v) => ({ type: 'pick', options: copy(v.options) }),
    then(c, v, steps) {
      shift(c, v.on, steps);
    },
  }),
  { name: 'shifted', run: () => ({ goto: 'each' }) },
  askOne('lose', {
    kind: 'quest.lose',
    who: (s, v) => {
      const op = opOf(v) as EffectOf<'lose'>;
      const seat = heroSeat(v.on);
      return seat !== null && v.done < op.n && losable(s, v.on, 0).length > 0 ? [seat] : [];
    },
    domain: (s, _seat, v) => ({ type: 'pick', options: losable(s, v.on, 0) }),
    then(c, v, treasure, seat) {
      v.done++;
      dropTreasure(c, seat, treasure);
      return 'again';
    },
  }),
  { name: 'lost', run: () => ({ goto: 'each' }) },
  {
    // Of one kind, or if all of it may be taken, there is nothing to choose (R-PQ-102).
    name: 'regain',
    run(c, v) {
      const due = (opOf(v) as EffectOf<'recover'>).n - v.done;
      const [seat] = decider(c.s, v);
      const cards = recoverable(c.s, v.paid);
      const [kind] = cards.keys();
      if (seat === undefined || due <= 0 || kind === undefined) return { goto: 'each' };
      const all = [...cards.values()].reduce((sum, n) => sum + n, 0);
      if (cards.size > 1 && all > due) return;
      v.done++;
      recover(c, seat, kind);
      return 'again';
    },
  },
  askOne('recover', {
    kind: 'quest.recover',
    who: decider,
    domain: (s, _seat, v) => ({ type: 'pick', options: [...recoverable(s, v.paid).keys()] }),
    then(c, v, card, seat) {
      v.done++;
      recover(c, seat, card);
      return { goto: 'regain' };
    },
  }),
  askOne('change', {
    kind: 'quest.change',
    who: (s, v) => (s.display.length > 0 ? decider(s, v) : []),
    domain: () => ({ type: 'pick', options: [true, false] }),
    then(c, _v, yes) {
      if (yes) changeDisplay(c);
    },
  }),
  { name: 'changed', run: (_c, v) => advance(v, 1) },
  {
    name: 'attack',
    run(c, v) {
      const op = opOf(v) as EffectOf<'damage'>;
      if (!mayStrike(c.s, v, op)) {
        passOver(c, v, op, (v.got ?? null) !== null);
        return advance(v, 1);
      }
      v.got = null;
      attack(c, strikeOf(v, op));
      v.done++;
    },
  },
  {
    name: 'attacked',
    run(_c, v) {
      const op = opOf(v) as EffectOf<'damage'>;
      v.hit = v.got?.hit ?? [];
      if (v.done < (op.times ?? 1)) return { goto: 'attack' };
      // What follows the attack has been done within it.
      return advance(v, 1 + ridersOf(v.ops, v.at).length);
    },
  },
]);
