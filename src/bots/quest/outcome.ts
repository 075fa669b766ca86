/** What an answer does at once: the difference between the table before and after it. */

import type { Seat } from '../../engine/kernel/state.ts';
import { heroId, heroSeat, lifeLeft, sideOf, standsAt } from '../../engine/quest/query.ts';
import type { CreatureId, Mark, Quest, Side } from '../../engine/quest/state.ts';
import { because, type Decision, plainly } from '../bot.ts';

const lives = (s: Quest, side: Side): Map<CreatureId, number> => {
  const ids = side === 'foes' ? s.foes.map((foe) => foe.card) : s.heroes.map((_hero, seat) => heroId(seat));
  return new Map(ids.filter((id) => standsAt(s, id) !== null).map((id) => [id, lifeLeft(s, id)]));
};

/** A Creature that has lost life, and how much; `fell` if it is gone. */
interface Loss {
  id: CreatureId;
  n: number;
  fell: boolean;
}

/** What a side has lost, the largest loss first. */
function losses(before: Quest, after: Quest, side: Side): Loss[] {
  const left = lives(after, side);
  const found = [...lives(before, side)].map(([id, had]) => {
    const has = left.get(id);
    return { id, n: had - (has ?? 0), fell: has === undefined };
  });
  return found.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n);
}

/** The Hero who has been healed most, and by how much. */
function healed(before: Quest, after: Quest): { hero: CreatureId; n: number } | null {
  const gains = after.heroes.map((hero, seat) => ({
    hero: heroId(seat),
    n: (before.heroes[seat]?.damage ?? 0) - hero.damage,
  }));
  const best = gains.sort((a, b) => b.n - a.n)[0];
  return best !== undefined && best.n > 0 ? best : null;
}

/** The first mark that is new, and who bears it. */
function newMark(before: Quest, after: Quest): { on: CreatureId; mark: Mark } | null {
  const all = (s: Quest): [CreatureId, Mark][] => [
    ...s.heroes.flatMap((hero, seat) => hero.marks.map((mark): [CreatureId, Mark] => [heroId(seat), mark])),
    ...s.foes.flatMap((foe) => foe.marks.map((mark): [CreatureId, Mark] => [foe.card, mark])),
  ];
  const old = new Set(all(before).map((entry) => JSON.stringify(entry)));
  const found = all(after).find((entry) => !old.has(JSON.stringify(entry)));
  return found === undefined ? null : { on: found[0], mark: found[1] };
}

function markReason({ on, mark }: { on: CreatureId; mark: Mark }): Decision['why'] {
  const foe = sideOf(on) === 'foes';
  if (foe && mark.tag === 'weak') return { code: 'hint.quest.weakens', args: { target: on } };
  if (foe && (mark.tag === 'stun' || mark.tag === 'root'))
    return { code: 'hint.quest.stops', args: { target: on } };
  return foe ? null : { code: 'hint.quest.strengthens', args: { hero: on } };
}

/** Whose actions have become more. */
function quickened(before: Quest, after: Quest): CreatureId | null {
  const seat = after.heroes.findIndex((hero, i) => hero.nextActions > (before.heroes[i]?.nextActions ?? 0));
  if (seat >= 0) return heroId(seat);
  const { turn } = after;
  if (turn === null || turn.id !== before.turn?.id || heroSeat(turn.id) === null) return null;
  return turn.actions > before.turn.actions ? turn.id : null;
}

/** Damage done to the Monsters and the Boss, in words. */
function hitReason(before: Quest, after: Quest): Decision['why'] {
  const hits = losses(before, after, 'foes');
  const fallen = hits.filter(({ fell }) => fell);
  const damage = hits.reduce((sum, { n }) => sum + n, 0);
  const boss = hits.find(({ id }) => before.foes.some((foe) => foe.boss && foe.card === id));
  if (fallen.length > 1) return { code: 'hint.quest.fellMany', args: { n: fallen.length } };
  if (fallen[0] !== undefined) return { code: 'hint.quest.fell', args: { target: fallen[0].id } };
  if (boss !== undefined) return { code: 'hint.quest.hurtBoss', args: { target: boss.id, damage: boss.n } };
  return damage > 0 ? { code: 'hint.quest.hurtMost', args: { damage } } : null;
}

/** Why a Hero does something that works by itself: the best thing it has led to. */
export function heroReason(before: Quest, after: Quest, seat: Seat): Decision['why'] {
  const hit = hitReason(before, after);
  if (hit !== null) return hit;
  const heal = healed(before, after);
  if (heal !== null) return { code: 'hint.quest.heal', args: { ...heal } };
  const mark = newMark(before, after);
  const word = mark === null ? null : markReason(mark);
  if (word !== null) return word;
  const quick = quickened(before, after);
  if (quick !== null) return { code: 'hint.quest.strengthens', args: { hero: quick } };
  const cards = (s: Quest): number => s.heroes[seat]?.hand?.length ?? 0;
  if (cards(after) > cards(before)) return { code: 'hint.quest.stockUp', args: {} };
  const at = (s: Quest): number | undefined => standsAt(s, heroId(seat))?.column;
  if (at(after) !== at(before)) return { code: 'hint.quest.aimBetter', args: { hero: heroId(seat) } };
  return null;
}

/** Why the Evil Lord aims as he does. */
export function lordReason(before: Quest, after: Quest): Decision['why'] {
  const hits = losses(before, after, 'heroes');
  const worst = hits.find(({ fell }) => fell) ?? hits[0];
  if (worst === undefined) return null;
  if (worst.fell) return { code: 'hint.quest.lordFells', args: { hero: worst.id } };
  return { code: 'hint.quest.lordHits', args: { hero: worst.id, damage: worst.n } };
}

/** A choice with a reason if there is one. */
export function withReason(choice: Decision['choice'], why: Decision['why']): Decision {
  return why === null ? plainly(choice) : because(choice, why.code, why.args);
}
