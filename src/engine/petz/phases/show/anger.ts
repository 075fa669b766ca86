/** Anger needs (PB-NEED-ANGER). */

import { isRecord } from '../../../kernel/domain.ts';
import { refuse } from '../../../kernel/state.ts';
import { losePet, wound } from '../../care.ts';
import { askOne, type CatchChoice } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { expansionsOf } from '../../expansion.ts';
import { plotOf, shopOf } from '../../query.ts';
import type { OpenPetz, OpenShop } from '../../state.ts';
import {
  armourLeft,
  beginKind,
  excessByPlot,
  hasEmployee,
  nextPlot,
  petsNow,
  putOnGuard,
  type ShowStep,
} from './vars.ts';

/**
 * Every way to cover the whole excess without waste (PB-NEED-ANGER-04, PB-NEED-ANGER-05); fewest wounded imps first.
 * Also RUL-42.
 */
function catchChoices(shop: OpenShop, excess: number): Exclude<CatchChoice, null>[] {
  const choices: Exclude<CatchChoice, null>[] = [];
  for (let armour = Math.min(armourLeft(shop), excess); armour >= 0; armour--) {
    const add = (imps: number, employee: 'armour' | 'catch' | null): void => {
      if (imps >= 0 && armour + imps <= shop.home) choices.push({ armour, imps, employee });
    };
    add(excess - armour, null);
    if (!hasEmployee(shop)) continue;
    if (armour > 0) add(excess - armour - 1, 'armour');
    if (excess - armour >= 2) add(excess - armour - 1, 'catch');
  }
  return choices;
}

const catchable = (s: OpenPetz, v: ShowVars): number =>
  nextPlot(s, v, (shop, _plot, excess) => catchChoices(shop, excess).length > 0);

/** Held: armoured imps stay, the others are wounded (PB-NEED-ANGER-04, PB-NEED-ANGER-08, PB-ARTIFACT-EMPLOYEE-07). */
function hold(c: PetzContext, v: ShowVars, at: number, choice: Exclude<CatchChoice, null>): void {
  const shop = shopOf(c.s, v.seat);
  const pet = plotOf(shop, at).pet;
  v.unmet[at] = 0;
  putOnGuard(c, v.seat, at, 'strength', choice.armour, choice.employee === 'armour');
  if (choice.imps === 0 || pet === null) return;
  const employee = choice.employee === 'catch';
  wound(c, v.seat, choice.imps);
  if (employee) shop.used.employee = true;
  c.emit({ type: 'petz.caught', seat: v.seat, plot: at, pet: pet.id, imps: choice.imps, employee });
}

/** Held, or else lost (PB-NEED-ANGER-07). */
export const anger: ShowStep[] = [
  {
    name: 'anger',
    run(c, v) {
      beginKind(c, v, 'anger', excessByPlot(shopOf(c.s, v.seat), 'anger'));
      for (const { at } of petsNow(c.s, v)) {
        const excess = v.unmet[at] ?? 0;
        if (expansionsOf(c.s).some(({ rages }) => rages?.(c, v, at, excess))) v.unmet[at] = 0;
      }
    },
  },
  askOne('catch', {
    kind: 'petz.catch',
    who: (s, v) => (catchable(s, v) >= 0 ? [v.seat] : []),
    domain(s, seat, v) {
      const choices = catchChoices(shopOf(s, seat), v.unmet[catchable(s, v)] ?? 0);
      return { type: 'pick', options: [...choices.map((x) => ({ ...x })), null] };
    },
    why: (_s, _seat, choice) => (isRecord(choice) ? refuse('notHeld', 'PB-NEED-ANGER-05') : null),
    then(c, v, choice) {
      const at = catchable(c.s, v);
      if (choice !== null) hold(c, v, at, choice);
      v.plot = at + 1;
      return 'again';
    },
  }),
  {
    name: 'escape',
    run(c, v) {
      const shop = shopOf(c.s, v.seat);
      for (const [at, excess] of v.unmet.entries()) {
        const pet = plotOf(shop, at).pet;
        if (excess > 0 && pet !== null) losePet(c, v.seat, pet, at, 'escaped');
      }
    },
  },
];

/** The plot whose pet may be caught. */
export const plotBeingCaught = catchable;
