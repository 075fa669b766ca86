/** What a Hero's act promises at first sight: damage, cards, life, less what it costs. */

import type { Seat } from '../../engine/kernel/state.ts';
import type { Act } from '../../engine/quest/choices.ts';
import { aimOf } from '../../engine/quest/combat/shapes.ts';
import { countFor } from '../../engine/quest/data/cards.ts';
import type { Effect } from '../../engine/quest/data/effects.ts';
import type { Shape } from '../../engine/quest/data/words.ts';
import { playsFor } from '../../engine/quest/effects/plays.ts';
import { stat } from '../../engine/quest/effects/stats.ts';
import { handLimitOf } from '../../engine/quest/energy.ts';
import {
  columnOf,
  handOf,
  heroCount,
  heroId,
  inPlay,
  isBoss,
  lifeLeft,
  sideOf,
  standsAt,
} from '../../engine/quest/query.ts';
import type { CreatureId, Quest } from '../../engine/quest/state.ts';
import { paymentWorth } from './cards.ts';

/** What so much damage to a Creature is worth to the other side. */
export function hitWorth(s: Quest, id: CreatureId, n: number): number {
  const left = lifeLeft(s, id);
  const dealt = Math.min(n, left);
  const fall = dealt < left ? 0 : isBoss(s, id) ? 100 : sideOf(id) === 'heroes' ? 15 : 6;
  return (isBoss(s, id) ? 2.2 : 1.5) * dealt + fall;
}

/** The best that an attack of this shape can do from where the Creature stands. */
function strikeWorth(s: Quest, by: CreatureId, shape: Shape, n: number): number {
  const aim = aimOf(s, by, shape);
  const sum = (ids: readonly CreatureId[]) => ids.reduce((all, id) => all + hitWorth(s, id, n), 0);
  if (aim.kind === 'fixed') return sum(aim.ids);
  if (aim.kind === 'sets') return Math.max(...aim.sets.map(sum));
  const best = aim.from.map((id) => hitWorth(s, id, n)).sort((a, b) => b - a);
  return best.slice(0, aim.most).reduce((all, x) => all + x, 0);
}

/** The most that one of these Heroes, or all of them together, can be healed. */
function healWorth(s: Quest, id: CreatureId, who: string, n: number): number {
  const ids = who === 'self' ? [id] : inPlay(s, sideOf(id));
  const gains = ids.map((x) => Math.min(n, lifeDamage(s, x)));
  if (who === 'heroes' || who === 'nears') return 1.2 * gains.reduce((sum, gain) => sum + gain, 0);
  return 1.2 * Math.max(0, ...gains);
}

function lifeDamage(s: Quest, id: CreatureId): number {
  const hero = s.heroes[Number(id.slice(1))];
  return sideOf(id) === 'heroes' ? (hero?.damage ?? 0) : (s.foes.find((foe) => foe.card === id)?.damage ?? 0);
}

function effectWorth(s: Quest, id: CreatureId, op: Effect): number {
  switch (op.op) {
    case 'damage': {
      if (op.shape === 'attacker') return op.n;
      const n = op.n + stat(s, id, 'atk');
      return (op.times ?? 1) * strikeWorth(s, id, op.shape, n) * (op.sure ? 1.1 : 1);
    }
    case 'hurt':
      return op.who === 'self' ? (lifeLeft(s, id) <= op.n ? -30 : -1.6 * op.n) : 1.5 * op.n;
    case 'heal':
      return healWorth(s, id, op.who, countFor(op.n, heroCount(s.setup)));
    case 'draw':
    case 'recover':
      return 0.9 * op.n;
    case 'loot':
      return 2.5 * op.n;
    case 'action':
      return 1.5 * op.n;
    case 'mark':
      return 1.5 * (op.v ?? 1);
    default:
      return 0.3;
  }
}

/** What a list of effects promises to the Creature whose card it is. */
function effectsWorth(s: Quest, id: CreatureId, ops: readonly Effect[]): number {
  return ops.reduce((sum, op) => sum + effectWorth(s, id, op), 0);
}

/** Cards are of use up to the hand limit. */
function drawWorth(s: Quest, seat: Seat): number {
  return 0.85 * Math.max(0, Math.min(2, handLimitOf(s, seat) - handOf(s, seat).length));
}

/** To stand before another is worth a step. */
function moveWorth(s: Quest, seat: Seat, to: number): number {
  const facing = (column: number) => (columnOf(s, 'foes', column).length > 0 ? 1 : 0);
  return 1.4 * (facing(to) - facing(standsAt(s, heroId(seat))?.column ?? to)) - 0.2;
}

/** An act at first sight; to end the turn is worth nothing. */
export function actWorth(s: Quest, seat: Seat, act: Act): number {
  const id = heroId(seat);
  switch (act.do) {
    case 'attack': {
      const n = 1 + stat(s, id, 'std', act.target) + stat(s, id, 'atk', act.target);
      return hitWorth(s, act.target, n) - paymentWorth(s, seat, act.pay);
    }
    case 'play': {
      const play = playsFor(s, id).find((x) => x.id === act.id);
      return play === undefined ? 0 : effectsWorth(s, id, play.ops) - paymentWorth(s, seat, act.pay);
    }
    case 'draw':
      return drawWorth(s, seat);
    case 'move':
      return moveWorth(s, seat, act.to);
    case 'end':
      return 0;
    default:
      return -0.5;
  }
}
