/** One attack from its declaration to what follows from it, in the order of R-PQ-26. */

import { script } from '../../kernel/script.ts';
import type { Json, Seat } from '../../kernel/state.ts';
import { kindOf } from '../box.ts';
import { askOne, type Bonus, type Shield } from '../choices.ts';
import { bossCard, monsterCard } from '../data/cards.ts';
import type { Energy } from '../data/words.ts';
import { runFx } from '../effects/start.ts';
import { attackDamage, lowered } from '../effects/stats.ts';
import { breaksOff } from '../end.ts';
import { layAside, takeFromDeck } from '../energy.ts';
import type { QuestEvent } from '../events.ts';
import type { HitVars } from '../heads.ts';
import { pay, payWays } from '../pay.ts';
import {
  controller,
  handOf,
  heroSeat,
  isBoss,
  isInPlay,
  lifeLeft,
  lordSeat,
  type QuestContext,
  spareXp,
  typeOf,
} from '../query.ts';
import type { CreatureId, OpenQuest, Quest, Strike } from '../state.ts';
import { seenBy } from '../twists.ts';
import { addTokens, settleDamage } from './damage.ts';
import { riposteAsk, startRipostes } from './riposte.ts';
import { type Aim, aimOf, fixedTargets } from './shapes.ts';
import { attack, beSeen } from './strike.ts';

// Defending: Heroes pay, Monsters draw, the Evil Lord protects (PQ-DEFEND, PQ-EVIL-07, R-PQ-29, R-PQ-76).

/** Every way to prevent some or all of the damage, one card of the Creature's type for each. */
function shields(s: OpenQuest, v: HitVars, seat: Seat, id: CreatureId): Shield[] {
  const found: Shield[] = [];
  for (let n = 1; n <= (v.damage[id] ?? 0); n++) {
    const ways = payWays(s, seat, { [typeOf(s, id)]: n });
    if (ways.length === 0) break;
    found.push(...ways.map((way) => ({ n, pay: way })));
  }
  return found;
}

/** The most damage that a seat might prevent. With an Evil Lord hands are hidden: by the number of cards, which is public. */
function mostPrevented(s: OpenQuest, v: HitVars, seat: Seat, id: CreatureId): number {
  if (lordSeat(s.setup) !== null) return handOf(s, seat).length + spareXp(s, seat);
  return shields(s, v, seat, id).at(-1)?.n ?? 0;
}

/** Whether anything can come of asking: a Hero who falls in any case loses its cards too (R-PQ-102). */
function isOpen(s: OpenQuest, v: HitVars, seat: Seat, id: CreatureId): boolean {
  const damage = v.damage[id] ?? 0;
  const most = damage > 0 ? mostPrevented(s, v, seat, id) : 0;
  return most > 0 && (heroSeat(id) === null || damage - most < lifeLeft(s, id));
}

/** The first Creature still to be asked about that has damage to come and whose player might pay. */
function next(s: OpenQuest, v: HitVars, seatOf: (id: CreatureId) => Seat | null): [CreatureId, Seat] | null {
  for (const id of v.strike.sure ? [] : v.asked) {
    const seat = seatOf(id);
    if (seat !== null && isOpen(s, v, seat, id)) return [id, seat];
  }
  return null;
}

function shieldStep(name: 'defend' | 'shield', seatOf: (s: OpenQuest, id: CreatureId) => Seat | null) {
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
const defendAsk = shieldStep('defend', (_s, id) => heroSeat(id));

/** The Evil Lord protects his Creatures (PQ-EVIL-07). */
const shieldAsk = shieldStep('shield', (s, id) => (heroSeat(id) === null ? lordSeat(s.setup) : null));

/** The type that cancels a hit on this Monster or Boss; none without the Defend symbol (PQ-MONSTER-08). */
function defence(s: OpenQuest, id: CreatureId): Energy | undefined {
  return isBoss(s, id) ? bossCard(id).defend : monsterCard(kindOf(id)).defend;
}

/**
 * Each Monster with the Defend symbol draws one card against this attack (PQ-DEFEND-05, PQ-DEFEND-06, PQ-HIDDEN-06,
 * R-PQ-30).
 */
function drawDefences(c: QuestContext, v: HitVars): void {
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

/** One card of the type of one target, or a Joker. */
function bonuses(s: OpenQuest, v: HitVars, seat: number): Bonus[] {
  const hand = handOf(s, seat);
  return v.targets.flatMap((target) =>
    [typeOf(s, target), 'joker' as const]
      .filter((card) => hand.includes(card))
      .map((card) => ({ target, card })),
  );
}

/** The Evil Lord adds 1 to an attack of his Creatures (PQ-EVIL-06, R-PQ-75). */
const bonusAsk = askOne<HitVars, 'quest.bonus'>('bonus', {
  kind: 'quest.bonus',
  who: (s, v) => {
    const seat = lordSeat(s.setup);
    const isHis = heroSeat(v.strike.by) === null;
    return seat !== null && isHis && handOf(s, seat).length > 0 ? [seat] : [];
  },
  domain: (s, seat, v) => ({
    type: 'pick',
    options: [null, ...bonuses(s, v, seat)],
  }),
  then(c, v, bonus, seat) {
    if (bonus === null) return;
    pay(c, seat, { cards: [bonus.card], xp: 0, wild: false });
    v.damage[bonus.target] = (v.damage[bonus.target] ?? 0) + 1;
    c.emit({ type: 'quest.boosted', target: bonus.target, card: bonus.card });
  },
});

/** What the caller finds in `vars.got`. */
interface AttackResult {
  targets: CreatureId[];
  /** Those that took damage and are still in play (R-PQ-32). */
  hit: CreatureId[];
}

/** What there is to choose from. Targets fixed beforehand are hit if they still stand there to be seen. */
function aim(s: OpenQuest, strike: Strike): Aim {
  if (strike.fixed !== null) {
    const left = strike.fixed.filter((id) => isInPlay(s, id));
    return { kind: 'fixed', ids: [...seenBy(s, strike.by, left)] };
  }
  return strike.shape === 'attacker' ? { kind: 'fixed', ids: [] } : aimOf(s, strike.by, strike.shape);
}

/** The seat that names the targets; null where there is nothing to choose or the fixed order does (R-PQ-81). */
function aimer(s: OpenQuest, strike: Strike): Seat[] {
  const seat = controller(s, strike.by);
  return seat === null || aim(s, strike).kind === 'fixed' ? [] : [seat];
}

/** Puts the attack's number on every target (PQ-COMBAT-04); the Heroes hit answer in order of Initiative. */
function declare(c: QuestContext, v: HitVars, targets: readonly CreatureId[]): void {
  v.targets = [...targets];
  for (const id of targets) v.damage[id] = attackDamage(c.s, v.strike, id);
}

const done = (v: HitVars): { done: Json } => ({
  done: { targets: v.targets, hit: v.hit } satisfies AttackResult as Json,
});

/** One attack, step by step; all its targets are hit at the same moment (PQ-COMBAT-05). */
export const attackScript = script<Quest, QuestEvent, HitVars>('quest.attack', [
  askOne('aim', {
    kind: 'quest.aim',
    who: (s, v) => aimer(s, v.strike),
    domain(s, _seat, v) {
      const open = aim(s, v.strike);
      if (open.kind === 'sets') return { type: 'pick', options: open.sets };
      if (open.kind === 'fixed') return { type: 'pick', options: [open.ids] };
      if (open.most === 1) return { type: 'pick', options: open.from.map((id) => [id]) };
      return { type: 'some', from: open.from, min: open.least, max: Math.min(open.most, open.from.length) };
    },
    then(c, v, targets) {
      declare(c, v, targets);
      return { goto: 'strike' };
    },
  }),
  {
    name: 'fixed',
    run(c, v) {
      declare(c, v, fixedTargets(c.s, v.strike.by, aim(c.s, v.strike)));
    },
  },
  {
    name: 'strike',
    run(c, v) {
      const { by, card, kind } = v.strike;
      if (v.targets.length === 0) {
        c.emit({ type: 'quest.missed', by });
        return done(v);
      }
      const n = v.targets.map((id) => v.damage[id] ?? 0);
      c.emit({ type: 'quest.struck', by, card, kind, targets: [...v.targets], n });
    },
  },
  bonusAsk,
  {
    name: 'lower',
    run(c, v) {
      for (const id of v.targets) v.damage[id] = lowered(c.s, id, v.damage[id] ?? 0);
      startRipostes(c.s, v);
    },
  },
  riposteAsk,
  {
    name: 'defences',
    run(_c, v) {
      v.asked = [...v.order];
    },
  },
  defendAsk,
  {
    name: 'draws',
    run(c, v) {
      drawDefences(c, v);
      v.asked = [...v.targets];
    },
  },
  shieldAsk,
  {
    name: 'tokens',
    run(c, v) {
      for (const id of v.targets) addTokens(c, id, v.damage[id] ?? 0, 'attack');
      settleDamage(c, v.strike.by);
    },
  },
  {
    name: 'riders',
    run(c, v) {
      v.hit = v.targets.filter((id) => (v.damage[id] ?? 0) > 0 && isInPlay(c.s, id));
      const { by, card, kind, riders } = v.strike;
      if (riders.length === 0 || breaksOff(c.s) || !isInPlay(c.s, by)) return;
      runFx(c, {
        source: by,
        card,
        ops: riders,
        hit: v.hit,
        attacker: null,
        protect: null,
        strikeKind: kind,
        paid: [],
      });
    },
  },
  {
    // Damage of Ripostes comes after the attack is finished (R-PQ-28).
    name: 'backlash',
    run(c, v) {
      v.hitBack = true;
      const strike = v.after.shift();
      if (strike === undefined || c.s.over !== null) return;
      if (isInPlay(c.s, strike.by)) attack(c, strike);
      return 'again';
    },
  },
  {
    name: 'seen',
    run(c, v) {
      beSeen(c, v.strike);
    },
  },
  { name: 'end', run: (_c, v) => done(v) },
]);
