/** The window for Ripostes in the middle of an attack (PQ-RIPOSTE, R-PQ-26 step 5, R-PQ-27). */

import type { Domain } from '../../kernel/domain.ts';
import type { Seat } from '../../kernel/state.ts';
import { askOne, type RiposteChoice } from '../choices.ts';
import { type CardPlay, isFree, ripostes } from '../effects/plays.ts';
import type { HitVars } from '../heads.ts';
import { payWays } from '../pay.ts';
import { usePlay } from '../play.ts';
import { byInitiative, heroSeat, inPlay, isInPlay, lordSeat, mightPay } from '../query.ts';
import type { CreatureId, OpenQuest } from '../state.ts';

/** The Heroes hit first, the highest Initiative first, then the other Heroes. */
export function startRipostes(s: OpenQuest, v: HitVars): void {
  const isHit = (id: CreatureId): boolean => v.targets.includes(id);
  const heroes = byInitiative(s, inPlay(s, 'heroes'));
  v.order = heroes.filter(isHit);
  const foes = v.targets.filter((id) => heroSeat(id) === null);
  v.asked = [...v.order, ...heroes.filter((id) => v.order.length > 0 && !isHit(id)), ...foes];
}

/** A Hero answers for itself; for a Creature of the Evil Lord he does. */
function seatFor(s: OpenQuest, id: CreatureId): Seat | null {
  return heroSeat(id) ?? lordSeat(s.setup);
}

interface Offer {
  play: CardPlay;
  target: CreatureId;
}

/** The Ripostes that Heroes could play against what is left of the attack, paid for or not. */
function offersTo(s: OpenQuest, v: HitVars, id: CreatureId): Offer[] {
  const seat = seatFor(s, id);
  if (seat === null || !isInPlay(s, id)) return [];
  // A treasure under a Monster answers only for the Monster it lies under.
  const targets = heroSeat(id) === null ? [id] : v.targets;
  return targets.flatMap((target) => {
    const pending = v.damage[target] ?? 0;
    if (pending <= 0) return [];
    return ripostes(s, seat, { strike: v.strike, target, pending }).map((play) => ({ play, target }));
  });
}

function options(s: OpenQuest, v: HitVars, id: CreatureId): RiposteChoice[] {
  const seat = seatFor(s, id);
  if (seat === null) return [];
  return offersTo(s, v, id).flatMap(({ play, target }) =>
    payWays(s, seat, play.cost).map((pay) => ({ id: play.id, target, pay })),
  );
}

/** With hidden hands a seat is asked whenever it might answer, for all that the table can see; some cost no card. */
function isAsked(s: OpenQuest, v: HitVars, id: CreatureId): boolean {
  const seat = seatFor(s, id);
  if (seat === null) return false;
  if (lordSeat(s.setup) === null) return options(s, v, id).length > 0;
  return offersTo(s, v, id).some(({ play }) => isFree(play) || mightPay(s, seat));
}

/** The first who is still to be asked. */
function nextAsked(s: OpenQuest, v: HitVars): CreatureId | undefined {
  return v.asked.find((id) => isAsked(s, v, id));
}

/**
 * A Riposte, paid like a Combo, by a Hero who has one against what is left of the attack (PQ-FREE-05, PQ-RIPOSTE-02,
 * PQ-RIPOSTE-03).
 */
export const riposteAsk = askOne<HitVars, 'quest.riposte'>('riposte', {
  kind: 'quest.riposte',
  who: (s, v) => {
    const id = nextAsked(s, v);
    const seat = id === undefined ? null : seatFor(s, id);
    return seat === null ? [] : [seat];
  },
  domain: (s, _seat, v): Domain => {
    const id = nextAsked(s, v);
    const open = id === undefined ? [] : options(s, v, id);
    return { type: 'pick', options: [null, ...open] };
  },
  then(c, v, choice, seat) {
    const id = nextAsked(c.s, v) ?? '';
    if (choice === null) {
      v.asked = v.asked.slice(v.asked.indexOf(id) + 1);
      return 'again';
    }
    const offer = offersTo(c.s, v, id).find((x) => x.play.id === choice.id && x.target === choice.target);
    if (offer === undefined) return 'again';
    usePlay(c, {
      seat,
      source: id,
      play: offer.play,
      payment: choice.pay,
      target: choice.target,
      attacker: v.strike.by,
      kind: 'riposte',
    });
    return 'again';
  },
});
