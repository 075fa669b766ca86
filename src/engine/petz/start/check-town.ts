/** What is wrong with the town of a start. */

import type { Refusal } from '../../kernel/state.ts';
import { BOARD } from '../data/cards.ts';
import { expansionsOf } from '../expansion.ts';
import type { PetzSetup } from '../state.ts';
import { bad } from './refusal.ts';

/** Neutral imps stand on spaces of their paths, one on each. */
export function checkTown(setup: PetzSetup): Refusal | null {
  const rings = [...BOARD.rings, ...expansionsOf({ setup }).flatMap(({ rings }) => rings ?? [])];
  const spaces = rings.flat();
  const neutral = setup.start?.town?.neutral ?? [];
  for (const [i, space] of neutral.entries()) {
    const path = `start.town.neutral[${i}]`;
    if (!spaces.includes(space)) return bad('startUnknown', path, space, 'neutral imps visit no such space');
    if (neutral.indexOf(space) !== i) return bad('startTwice', path, space, 'an imp stands there already');
  }
  return null;
}
