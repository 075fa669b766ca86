/** The showing-off turn under way, for scripts that it has called and for code that looks at a game from outside. */

import type { ShowVars } from '../../context.ts';
import { petsOf, shopOf } from '../../query.ts';
import type { Pet, Petz, Plot } from '../../state.ts';
import type { AlleyTurn } from '../state.ts';

/** What the turn under way remembers; undefined if no player is showing off. */
export function showNow(s: Pick<Petz, 'tasks'>): ShowVars | undefined {
  return s.tasks.findLast(({ proc }) => proc === 'petz.show')?.vars as ShowVars | undefined;
}

/** The same, with the part that tells one pet from the next; for scripts that only run in such a turn. */
export function turnNow(s: Pick<Petz, 'tasks'>): ShowVars & { alleys: AlleyTurn } {
  const v = showNow(s);
  if (v?.alleys === undefined) throw new Error('no pet is being evaluated');
  return v as ShowVars & { alleys: AlleyTurn };
}

/** A pet of the turn with its plot; undefined where none is. */
export function petAt(
  s: Pick<Petz, 'shops'>,
  v: Pick<ShowVars, 'seat'>,
  at: number,
): { pet: Pet; plot: Plot; at: number } | undefined {
  return petsOf(shopOf(s, v.seat)).find((x) => x.at === at);
}

/** The gaps beside a plot, and which plot is on the other side of each. */
export function gapsBeside(at: number): { gap: number; other: number }[] {
  return [
    { gap: at, other: (at + 1) % 4 },
    { gap: (at + 3) % 4, other: (at + 3) % 4 },
  ];
}
