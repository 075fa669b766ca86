/** Playing a Combo, ability, treasure, Prize or Riposte: the cost, what is used up, then the effects (PQ-COMBO-06). */

import type { Seat } from '../kernel/state.ts';
import type { CardPlay } from './effects/plays.ts';
import { runFx } from './effects/start.ts';
import { pay } from './pay.ts';
import { creature, foeOf, heroOf, heroSeat, type QuestContext } from './query.ts';
import type { CreatureId, Payment, Strike } from './state.ts';

interface PlayUse {
  /** Who pays. */
  seat: Seat;
  /** Whose card it is. */
  source: CreatureId;
  play: CardPlay;
  payment: Payment;
  /** Whom a Riposte protects, and whose attack it answers. */
  target: CreatureId | null;
  attacker: CreatureId | null;
  kind: Strike['kind'];
}

/** A Consumable, or a Prize that is one, is discarded as it is used (PQ-TREASURE-06). */
function consume(c: QuestContext, source: CreatureId, card: string): void {
  const seat = heroSeat(source);
  if (seat === null) {
    const foe = foeOf(c.s, source);
    foe.treasures = foe.treasures.filter((x) => x !== card);
    c.s.gone.treasures.push(card);
    return;
  }
  const hero = heroOf(c.s, seat);
  if (hero.prizes.includes(card)) {
    hero.prizes = hero.prizes.filter((x) => x !== card);
    c.s.gone.monsters.push(card);
    return;
  }
  hero.treasures = hero.treasures.filter((x) => x !== card);
  c.s.gone.treasures.push(card);
}

/** Pays first; then the effect is carried out as far as possible. */
export function usePlay(c: QuestContext, use: PlayUse): void {
  const { seat, source, play, payment, target, attacker, kind } = use;
  pay(c, seat, payment);
  const { used } = creature(c.s, source);
  if (play.limit === 'turn') used.turn.push(play.id);
  if (play.limit === 'world') used.world.push(play.id);
  c.emit({ type: 'quest.played', id: source, card: play.id, target });
  if (play.consumes !== null) consume(c, source, play.consumes);
  runFx(c, {
    source,
    card: play.id,
    ops: play.ops,
    hit: [],
    attacker,
    protect: target,
    strikeKind: kind,
    paid: payment.cards,
  });
}
