/**
 * Pets are evaluated singly, in an order their owner chooses as he goes (DA-PET-GENERAL-01, DA-PET-GENERAL-02;
 * R-DA-25).
 */

import { script } from '../../../kernel/script.ts';
import type { Json, Seat } from '../../../kernel/state.ts';
import { askOne } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import type { PetzEvent } from '../../events.ts';
import { replacedColours } from '../../phases/show/turn.ts';
import { demandsOf, petsOf, plotOf, shopOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import { setCage } from './cages.ts';
import { ding } from './ding.ts';
import { tuneJukebox } from './jukebox.ts';
import { petAt, turnNow } from './now.ts';
import { orderMatters, takesAway } from './order-matters.ts';
import { rageOf } from './pets/pony.ts';
import { shovelForDing, shovelForPet } from './shovel.ts';

interface NextVars {
  seat: Seat;
  todo: number[];
}

/** The plots still to come, in an order that does no harm: a raging Pony helps who comes after her, a raging Wreckie leaves others without a cage. */
function orderProposed(shop: Pick<Shop, 'plots'>, todo: readonly number[]): number[] {
  const rank = (at: number): number => {
    const plot = plotOf(shop, at);
    if (plot.pet === null || rageOf(plot) === 0) return 0;
    return plot.pet.id === 'pony' ? -1 : plot.pet.id === 'wreckie' ? 1 : 0;
  };
  return [...todo].sort((a, b) => rank(a) - rank(b));
}

/**
 * Which pet is next is decided when the one before is finished; not asked where no order can change anything (R-DA-25).
 * Hands back its plot (DA-HIDDEN-11).
 */
export const nextPet = script<Petz, PetzEvent, NextVars>('petz.nextPet', [
  askOne('next', {
    kind: 'petz.next',
    who: (s, v) => (orderMatters(s, turnNow(s)) ? [v.seat] : []),
    domain: (s, seat, v) => ({ type: 'pick', options: orderProposed(shopOf(s, seat), v.todo) }),
    then: (_c, _v, at) => ({ done: at }),
  }),
]);

/** All pets are still to come; what each needs is noted, for pairs outlast the pet that gave them (R-DA-65). */
export function beginShow(c: PetzContext, v: ShowVars): void {
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

/** One pet alone is no choice. */
export function choosePet(c: PetzContext, v: ShowVars): void {
  const todo = v.alleys?.todo ?? [];
  if (todo.length > 1) c.call(nextPet, { seat: v.seat, todo: [...todo] });
}

/**
 * A pet's turn begins: its potions are noted (R-DA-97), and what must be settled before its evaluation is asked: the
 * shovel, which may bring the gold for it, the tune, and then the cage's setting, which is weighed with the tune that
 * plays (RUL-45, R-DA-83, R-DA-82).
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
  // What is called last is asked first.
  c.call(setCage, { seat: v.seat, at: chosen });
  c.call(tuneJukebox, { seat: v.seat, at: chosen });
  c.call(shovelForPet, { seat: v.seat, at: chosen });
}

/**
 * A pet that is lost has no turn any more (R-DA-62). The Ding may help its own pet at once, and after each pet that comes
 * later as long as one is still to come that could take the help away; else the end of the turn is soon enough (R-DA-23).
 */
export function afterPet(c: PetzContext, v: ShowVars): void {
  const turn = v.alleys;
  if (turn === undefined) return;
  const { at } = turn;
  turn.at = null;
  turn.todo = turn.todo.filter((x) => petAt(c.s, v, x) !== undefined);
  if (at === null || turn.todo.length === 0) return;
  const dings = dingPlot(c, v);
  const isDone = dings >= 0 && !turn.todo.includes(dings);
  if (dings === at || (isDone && takesAway(c.s, { ...v, alleys: turn }, dings))) askDing(c, v, dings);
}

/** The plot with the Thing That Goes Ding!, or -1. */
function dingPlot(c: PetzContext, { seat }: ShowVars): number {
  return shopOf(c.s, seat).plots.findIndex(({ addon }) => addon === 'ding');
}

/** The shovel first, where it could bring the gold. */
function askDing(c: PetzContext, v: ShowVars, at: number): void {
  c.call(ding, { seat: v.seat, at });
  if (v.ill === true) c.call(shovelForDing, { seat: v.seat, at });
}

/** The last chance for the addon before the score is counted (DA-ADDON-DING-05, R-DA-23). */
export function beforeScore(c: PetzContext, v: ShowVars): void {
  const at = dingPlot(c, v);
  if (at >= 0) askDing(c, v, at);
}
