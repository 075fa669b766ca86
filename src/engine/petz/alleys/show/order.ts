/**
 * Pets are evaluated singly, in an order their owner chooses as he goes (DA-PET-GENERAL-01, DA-PET-GENERAL-02;
 * R-DA-25).
 */

import { askOne, script } from '../../../kernel/script.ts';
import type { Json, Seat } from '../../../kernel/state.ts';
import type { PetzEvent } from '../../events.ts';
import { replacedColours } from '../../phases/show/turn.ts';
import type { ShowVars } from '../../phases/show/vars.ts';
import { demandsOf, type PetzContext, petsOf, plotOf, shopOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import { setCage } from './cages.ts';
import { ding } from './ding.ts';
import { tuneJukebox } from './jukebox.ts';
import { petAt } from './now.ts';
import { rageOf } from './pets/pony.ts';

interface NextVars {
  seat: Seat;
  todo: number[];
}

/** The plots still to come, in an order that does no harm: a raging Pony helps who comes after her, a raging Wreckie leaves others without a cage. */
export function orderProposed(shop: Pick<Shop, 'plots'>, todo: readonly number[]): number[] {
  const rank = (at: number): number => {
    const plot = plotOf(shop, at);
    if (plot.pet === null || rageOf(plot) === 0) return 0;
    return plot.pet.id === 'pony' ? -1 : plot.pet.id === 'wreckie' ? 1 : 0;
  };
  return [...todo].sort((a, b) => rank(a) - rank(b));
}

/** Which pet is next is decided when the one before is finished. Hands back its plot (DA-HIDDEN-11). */
export const nextPet = script<Petz, PetzEvent, NextVars>('petz.nextPet', [
  askOne('next', {
    kind: 'petz.next',
    who: (_s, v) => [v.seat],
    domain: (s, seat, v) => ({ type: 'pick', options: orderProposed(shopOf(s, seat), v.todo) }),
    then: (_c, _v, at: number) => ({ done: at }),
  }),
]);

/** All pets are still to come; what each needs is noted, for pairs outlast the pet that gave them (R-DA-65). */
export function beginTurn(c: PetzContext, v: ShowVars): void {
  const { plots } = shopOf(c.s, v.seat);
  v.alleys = {
    at: null,
    todo: petsOf({ plots }).map(({ at }) => at),
    pony: 0,
    employeeGap: null,
    spooked: [],
    revealed: plots.map(({ pet }) => pet?.needs?.slice() ?? null),
    licked: 0,
  };
}

/** Asked only if there is a choice. */
export function choosePet(c: PetzContext, v: ShowVars): void {
  const todo = v.alleys?.todo ?? [];
  if (todo.length > 1) c.call(nextPet, { seat: v.seat, todo: [...todo] });
}

/**
 * A pet's turn begins: its potions are noted (R-DA-97), and what must be settled before its evaluation is asked, the
 * cage's setting first (R-DA-82, R-DA-83).
 */
export function beginPet(c: PetzContext, v: ShowVars & { got?: Json }): void {
  const turn = v.alleys;
  if (turn === undefined) return;
  const chosen = turn.todo.find((at) => at === v.got) ?? turn.todo[0];
  const now = chosen === undefined ? undefined : petAt(c.s, v, chosen);
  if (chosen === undefined || now === undefined) return;
  turn.at = chosen;
  turn.todo = turn.todo.filter((at) => at !== chosen);
  turn.licked = 0;
  v.potions = replacedColours(demandsOf(now.pet), now.pet.cards ?? []);
  c.emit({ type: 'petz.petTurn', seat: v.seat, plot: chosen, pet: now.pet.id });
  c.call(tuneJukebox, { seat: v.seat, at: chosen });
  c.call(setCage, { seat: v.seat, at: chosen });
}

/** A pet that is lost has no turn any more (R-DA-62). Its own addon may help at once, later at the end of the turn (R-DA-23). */
export function afterPet(c: PetzContext, v: ShowVars): void {
  const turn = v.alleys;
  if (turn === undefined) return;
  const { at } = turn;
  turn.at = null;
  turn.todo = turn.todo.filter((x) => petAt(c.s, v, x) !== undefined);
  if (at !== null && turn.todo.length > 0) c.call(ding, { seat: v.seat, at });
}

/** The last chance for the addon before the score is counted (DA-ADDON-DING-05, R-DA-23). */
export function beforeScore(c: PetzContext, v: ShowVars): void {
  const { plots } = shopOf(c.s, v.seat);
  const at = plots.findIndex(({ addon }) => addon === 'ding');
  if (at >= 0) c.call(ding, { seat: v.seat, at });
}
