/** Defending: Heroes pay, Monsters draw, the Evil Lord protects (PQ-DEFEND, PQ-EVIL-07, R-PQ-29, R-PQ-76). */

import type { Seat } from '../../kernel/state.ts';
import { askOne, type Shield } from '../choices.ts';
import { bossCard, monsterCard } from '../data/cards.ts';
import type { Energy } from '../data/words.ts';
import { layAside, takeFromDeck } from '../energy.ts';
import type { HitVars } from '../heads.ts';
import { pay, payWays } from '../pay.ts';
import {
  handOf,
  heroSeat,
  isBoss,
  kindOf,
  lifeLeft,
  lordSeat,
  type QuestContext,
  spareXp,
  typeOf,
} from '../query.ts';
import type { CreatureId, Quest } from '../state.ts';

/** Every way to prevent some or all of the damage, one card of the Creature's type for each. */
function shields(s: Quest, v: HitVars, seat: Seat, id: CreatureId): Shield[] {
  const found: Shield[] = [];
  for (let n = 1; n <= (v.damage[id] ?? 0); n++) {
    const ways = payWays(s, seat, { [typeOf(s, id)]: n });
    if (ways.length === 0) break;
    found.push(...ways.map((way) => ({ n, pay: way })));
  }
  return found;
}

/** The most damage that a seat might prevent. With an Evil Lord hands are hidden: by the number of cards, which is public. */
function mostPrevented(s: Quest, v: HitVars, seat: Seat, id: CreatureId): number {
  if (lordSeat(s.setup) !== null) return handOf(s, seat).length + spareXp(s, seat);
  return shields(s, v, seat, id).at(-1)?.n ?? 0;
}

/** Whether anything can come of asking: a Hero who falls in any case loses its cards too (R-PQ-102). */
function isOpen(s: Quest, v: HitVars, seat: Seat, id: CreatureId): boolean {
  const damage = v.damage[id] ?? 0;
  const most = damage > 0 ? mostPrevented(s, v, seat, id) : 0;
  return most > 0 && (heroSeat(id) === null || damage - most < lifeLeft(s, id));
}

/** The first Creature still to be asked about that has damage to come and whose player might pay. */
function next(s: Quest, v: HitVars, seatOf: (id: CreatureId) => Seat | null): [CreatureId, Seat] | null {
  for (const id of v.strike.sure ? [] : v.asked) {
    const seat = seatOf(id);
    if (seat !== null && isOpen(s, v, seat, id)) return [id, seat];
  }
  return null;
}

function shieldStep(name: 'defend' | 'shield', seatOf: (s: Quest, id: CreatureId) => Seat | null) {
  return askOne<HitVars, 'quest.defend' | 'quest.shield'>(name, {
    kind: `quest.${name}`,
    who: (s, v) => (next(s, v, (id) => seatOf(s, id))?.slice(1) as Seat[] | undefined) ?? [],
    domain: (s, seat, v) => {
      const [id] = next(s, v, (x) => seatOf(s, x)) ?? [''];
      return { type: 'pick', options: [null, ...shields(s, v, seat, id)] };
    },
    then(c, v, shield, seat) {
      const [id] = next(c.s, v, (x) => seatOf(c.s, x)) ?? [''];
      v.asked = v.asked.slice(v.asked.indexOf(id) + 1);
      if (shield === null) return 'again';
      pay(c, seat, shield.pay);
      v.damage[id] = (v.damage[id] ?? 0) - shield.n;
      c.emit({ type: 'quest.defended', target: id, n: shield.n });
      return 'again';
    },
  });
}

/**
 * The Heroes who are hit defend themselves, one after the other (PQ-DEFEND-01, PQ-DEFEND-02, PQ-FREE-04, PQ-DEFEND-03).
 */
export const defendAsk = shieldStep('defend', (_s, id) => heroSeat(id));

/** The Evil Lord protects his Creatures (PQ-EVIL-07). */
export const shieldAsk = shieldStep('shield', (s, id) => (heroSeat(id) === null ? lordSeat(s.setup) : null));

/** The type that cancels a hit on this Monster or Boss; none without the Defend symbol (PQ-MONSTER-08). */
function defence(s: Quest, id: CreatureId): Energy | undefined {
  return isBoss(s, id) ? bossCard(id).defend : monsterCard(kindOf(id)).defend;
}

/**
 * Each Monster with the Defend symbol draws one card against this attack (PQ-DEFEND-05, PQ-DEFEND-06, PQ-HIDDEN-06,
 * R-PQ-30).
 */
export function drawDefences(c: QuestContext, v: HitVars): void {
  for (const id of v.strike.sure ? [] : v.targets) {
    if (heroSeat(id) !== null || (v.damage[id] ?? 0) <= 0) continue;
    const type = defence(c.s, id);
    const card = type === undefined ? null : takeFromDeck(c);
    if (card === null) continue;
    const stopped = card === type || card === 'joker';
    c.emit({ type: 'quest.drewDefence', id, card, stopped });
    layAside(c, [card]);
    if (stopped) v.damage[id] = 0;
  }
}
