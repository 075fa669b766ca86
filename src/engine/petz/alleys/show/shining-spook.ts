/** Shining Spook: gives mutation tokens away (DA-PET-SPOOK). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne, type SpookChoice } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import type { PetzEvent } from '../../events.ts';
import { takeMutation } from '../../phases/show/magic.ts';
import { replacedColours } from '../../phases/show/turn.ts';
import { demandsOf, plotOf, shopOf } from '../../query.ts';
import type { Petz } from '../../state.ts';
import { neighboursOf } from '../query.ts';
import { petAt, turnNow } from './now.ts';

interface SpookVars {
  seat: Seat;
  at: number;
  /** Tokens that have not landed yet. */
  left: number;
}

/** Neighbours that can still be given a token this round (DA-PET-SPOOK-02, R-DA-63). */
function takersOf(s: Petz, v: Pick<ShowVars, 'seat' | 'alleys'>, at: number): number[] {
  const spooked = v.alleys?.spooked ?? [];
  return neighboursOf(at).filter((to) => !spooked.includes(to) && petAt(s, v, to) !== undefined);
}

/** The Spook keeps his tokens unless they would take him away and a neighbour can bear one (DA-PET-SPOOK-01). */
function spookChoices(s: Petz, { seat, at, left }: SpookVars): SpookChoice[] {
  const takers = takersOf(s, turnNow(s), at);
  const tokensOf = (plot: number): number => plotOf(shopOf(s, seat), plot).pet?.mutation ?? 0;
  takers.sort((a, b) => tokensOf(a) - tokensOf(b));
  const give = takers.map((to) => ({ to }));
  const bearable = takers.some((to) => tokensOf(to) === 0);
  return bearable && tokensOf(at) + left >= 2 ? [...give, null] : [null, ...give];
}

/**
 * The token counts at once and may take the neighbour away, evaluated or not (R-DA-49, R-DA-62). The card that a potion
 * of a pet lost before its turn stood in for is still due, at the sleep step of this turn (RUL-34).
 */
function give(c: PetzContext, { seat, at }: SpookVars, to: number): void {
  const turn = turnNow(c.s);
  const taker = petAt(c.s, turn, to);
  if (taker === undefined) return;
  const due = replacedColours(demandsOf(taker.pet), taker.pet.cards ?? []);
  turn.alleys.spooked.push(to);
  c.emit({ type: 'petz.spooked', seat, from: at, to, pet: taker.pet.id });
  takeMutation(c, seat, to, 1);
  if (taker.plot.pet === null && turn.alleys.todo.includes(to)) turn.potions.push(...due);
}

/** Token by token, before it lands (R-DA-64); the rest lands at the end of the kind (DA-PET-SPOOK-03, R-DA-49). */
export const spooking = script<Petz, PetzEvent, SpookVars>('petz.spooking', [
  askOne('spook', {
    kind: 'petz.spook',
    who: (s, v) => (v.left > 0 && takersOf(s, turnNow(s), v.at).length > 0 ? [v.seat] : []),
    domain: (s, _seat, v) => ({ type: 'pick', options: spookChoices(s, v) }),
    then(c, v, choice) {
      // Which of his tokens he keeps is all the same, so one refusal is enough.
      if (choice === null) return undefined;
      v.left -= 1;
      give(c, v, choice.to);
      return 'again';
    },
  }),
  {
    name: 'keep',
    run(c, v) {
      if (v.left > 0) takeMutation(c, v.seat, v.at, v.left);
    },
  },
]);

/** True if the pet is the Spook and a neighbour is there to take a token. */
export function mutates(c: PetzContext, v: ShowVars, at: number, tokens: number): boolean {
  if (petAt(c.s, v, at)?.pet.id !== 'shiningSpook' || takersOf(c.s, v, at).length === 0) return false;
  c.call(spooking, { seat: v.seat, at, left: tokens });
  return true;
}
