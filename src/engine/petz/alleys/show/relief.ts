/** What meets or cancels needs by itself, before the owner spends anything (DA-PET-GENERAL-06, DA-PET-GENERAL-07). */

import { Run } from '../../../kernel/run.ts';
import type { Seat } from '../../../kernel/state.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import type { Need } from '../../data/schema.ts';
import type { PetzEvent } from '../../events.ts';
import { expansionsOf } from '../../expansion.ts';
import { showVars } from '../../phases/show/vars.ts';
import { iconsOf, needCount, plotOf, shopOf } from '../../query.ts';
import type { Petz, Plot } from '../../state.ts';
import { setValue } from '../icons.ts';
import { gapsBeside, petAt, showNow } from './now.ts';
import { bloodFor, pairsFor, virtualDisease } from './pet-powers.ts';
import { playedWith } from './sly-piggy.ts';

type Helper = Extract<PetzEvent, { type: 'petz.relieved' }>['by'];
interface Help {
  by: Helper;
  /** Needs it can see to. */
  most: number;
}

/** Imps that stand in the gaps beside a plot since another pet's turn (R-DA-48); the Employee counts twice. */
function impsBeside(s: Pick<Petz, 'shops'>, v: ShowVars, at: number): number {
  const { gaps } = shopOf(s, v.seat).busy;
  let imps = 0;
  for (const { gap } of gapsBeside(at)) {
    imps += gaps[gap] ?? 0;
    if (v.alleys?.employeeGap === gap) imps += 1;
  }
  return imps;
}

/** Who sees to needs of one kind of the pet on a plot by itself, pairs first (R-DA-66). Cage and addon come after. */
function helpFor(s: Pick<Petz, 'shops'>, v: ShowVars, at: number, need: Need): Help[] {
  const turn = v.alleys;
  const pet = petAt(s, v, at)?.pet;
  if (turn === undefined || pet === undefined) return [];
  const help: Help[] = [{ by: 'lemur', most: pairsFor(pet, turn.revealed, at, need) }];
  if (need === 'hunger') help.push({ by: 'vampire', most: bloodFor(pet) });
  if (need === 'play') {
    help.push({ by: 'pony', most: turn.pony });
    help.push({ by: 'gap', most: impsBeside(s, v, at) });
    help.push({ by: 'lollipop', most: turn.at === at ? turn.licked : 0 });
  }
  return help;
}

/** Lets the helpers see to as many of `needs` as they can and tells of each. Returns how many that were. */
function takeHelp(
  c: PetzContext,
  v: ShowVars,
  at: number,
  need: Need,
  needs: number,
  help: readonly Help[],
): number {
  const pet = petAt(c.s, v, at)?.pet;
  if (pet === undefined) return 0;
  let left = needs;
  for (const { by, most } of help) {
    const n = Math.min(left, most);
    if (n <= 0) continue;
    left -= n;
    c.emit({ type: 'petz.relieved', seat: v.seat, plot: at, pet: pet.id, need, needs: n, by });
  }
  return needs - left;
}

/** Sees to what is left of a kind of need; Sly Piggy makes use of play needs met this way too (R-DA-50). */
export function relief(c: PetzContext, v: ShowVars, at: number, need: Need, unmet: number): number {
  const met = takeHelp(c, v, at, need, unmet, helpFor(c.s, v, at, need));
  if (need === 'play') playedWith(c, v, at, met);
  return met;
}

/** Play needs of the pet on a plot that nothing meets by itself, as things are now; or were its plot like this. */
export function boredAfterHelp(
  s: Pick<Petz, 'shops'>,
  v: ShowVars,
  at: number,
  plot: Plot = plotOf(shopOf(s, v.seat), at),
): number {
  if (plot.pet === null) return 0;
  const help = helpFor(s, v, at, 'play').reduce((sum, { most }) => sum + most, 0);
  return Math.max(0, needCount(plot.pet, 'play') - help - iconsOf(plot, 'play'));
}

/** Who sees to disease needs, in this order (DA-PET-SICKIE-01, DA-CAGE-EXPERIMENTAL-05). */
function diseaseHelp(v: ShowVars, at: number, plot: Plot, needs: number): Help[] {
  const { pet } = plot;
  if (pet === null) return [];
  const met = pet.id === 'snugglySickie' ? needs : 0;
  return [
    { by: 'lemur', most: pairsFor(pet, v.alleys?.revealed ?? [], at, 'disease') },
    { by: 'sickie', most: met },
    { by: 'cage', most: setValue(plot, 'disease') },
  ];
}

/** Disease needs that count for sickness. One that is only imagined can be cancelled by the cage alone (DA-PET-SICKIE-02, R-DA-68). */
export function diseaseNeeds(c: PetzContext, v: ShowVars, at: number, needs: number): number {
  const plot = plotOf(shopOf(c.s, v.seat), at);
  const all = needs + virtualDisease(plot.pet, needs);
  return all - takeHelp(c, v, at, 'disease', all, diseaseHelp(v, at, plot, needs));
}

/** How many disease needs will count for the pet on a plot, were the plot like this; modifiers have their say. */
export function diseaseLeft(s: Petz, seat: Seat, at: number, plot: Plot): number {
  if (plot.pet === null) return 0;
  const now = showNow(s);
  const v = now?.seat === seat ? now : showVars(seat);
  const plots = shopOf(s, seat).plots.with(at, plot);
  const quiet = new Run<Petz, PetzEvent>(
    { ...s, shops: s.shops.with(seat, { ...shopOf(s, seat), plots }) },
    null,
  );
  let left = needCount(plot.pet, 'disease');
  for (const expansion of expansionsOf(s)) left = expansion.diseaseNeeds?.(quiet, v, at, left) ?? left;
  return left;
}
