/** Statuses on creatures, and the pairs of activation tokens that show the lasting ones (PQ-ACTIVATION). */

import type { Tag } from '../data/words.ts';
import { heroSeat } from '../query.ts';
import type { CreatureId, Foe, Hero, Mark, OpenQuest } from '../state.ts';

/** A hero or foe that is in play; undefined for a creature that has left, and for the World. */
export function bearer(s: OpenQuest, id: CreatureId): Hero | Foe | undefined {
  const seat = heroSeat(id);
  if (seat === null) return s.foes.find((x) => x.card === id);
  const hero = s.heroes[seat];
  return hero?.status === 'in' ? hero : undefined;
}

function isSame(a: Mark, b: Mark): boolean {
  return a.tag === b.tag && a.card === b.card && a.by === b.by;
}

/** A monster's word is no matter for a boss: it is never robbed, rooted or stunned (R-PQ-95). */
const MONSTERS_ONLY: readonly Tag[] = ['root', 'stun', 'robbed'];

export function isImmune(s: OpenQuest, id: CreatureId, tag: Tag): boolean {
  return MONSTERS_ONLY.includes(tag) && s.foes.some((foe) => foe.boss && foe.card === id);
}

/**
 * Whether the mark would tell nothing new: the same tag from the same card never stacks, and who has been robbed has
 * nothing left for another thief (R-PQ-42).
 */
export function hasMark(s: OpenQuest, id: CreatureId, mark: Mark): boolean {
  if (mark.tag === 'robbed') return isMarked(s, id, 'robbed');
  return bearer(s, id)?.marks.some((old) => isSame(old, mark)) ?? false;
}

/** Puts a mark on a creature, in place of the one it already has from the same card. False if it is immune. */
export function putMark(s: OpenQuest, id: CreatureId, mark: Mark): boolean {
  const on = bearer(s, id);
  if (on === undefined || isImmune(s, id, mark.tag)) return false;
  on.marks = [...on.marks.filter((old) => !isSame(old, mark)), mark];
  return true;
}

export function isMarked(s: OpenQuest, id: CreatureId, tag: Tag): boolean {
  return bearer(s, id)?.marks.some((mark) => mark.tag === tag) ?? false;
}

/** The sum of all marks of a tag on a creature; marks from different cards add up. */
export function marksOf(s: OpenQuest, id: CreatureId, tag: Tag): number {
  const marks = bearer(s, id)?.marks ?? [];
  return marks.reduce((sum, mark) => sum + (mark.tag === tag ? mark.v : 0), 0);
}

function everybody(s: OpenQuest): (Hero | Foe)[] {
  return [...s.heroes, ...s.foes];
}

/** Whether a mark ends as its source's next turn begins; a stun waits for the turn it skips (R-PQ-104). */
export function endsWithTurnOf(by: CreatureId, mark: Mark): boolean {
  return mark.by === by && mark.until === 'next' && mark.tag !== 'stun';
}

/** The source's next turn begins, or it has left play: its short marks end; activation tokens stay (R-PQ-101). */
export function expireMarks(s: OpenQuest, by: CreatureId): void {
  for (const on of everybody(s)) {
    if (on.marks.some((mark) => endsWithTurnOf(by, mark))) {
      on.marks = on.marks.filter((mark) => !endsWithTurnOf(by, mark));
    }
  }
}

/** The creature's turn has come: true if it is stunned and skips it, with which the stun is over (R-PQ-104). */
export function skipsTurn(s: OpenQuest, id: CreatureId): boolean {
  const on = bearer(s, id);
  if (on === undefined || !isMarked(s, id, 'stun')) return false;
  on.marks = on.marks.filter((mark) => mark.tag !== 'stun');
  return true;
}

/**
 * The World ends: all tokens are removed, and what was used up may be used again (PQ-ACTIVATION-02, PQ-ACTIVATION-05).
 */
export function clearMarks(s: OpenQuest): void {
  for (const on of everybody(s)) {
    on.marks = [];
    on.used.world = [];
  }
}
