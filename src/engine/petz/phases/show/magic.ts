/** Magic needs (PB-NEED-MAGIC), with armour in the way (PB-ARTIFACT-ARMOR, RUL-43). */

import { askOne } from '../../../kernel/script.ts';
import { losePet } from '../../care.ts';
import { type PetzContext, plotOf, shopOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import {
  armourLeft,
  beginKind,
  excessByPlot,
  hasEmployee,
  nextPlot,
  putOnGuard,
  type ShowStep,
  type ShowVars,
} from './vars.ts';

/** How many armoured imps stand on the purple number of the cage, and whether the Employee is one of them. */
export type WardChoice = { imps: number; employee: boolean };

/** No imp first; then every number of them that still saves a mutation. */
export function wardChoices(shop: Shop, excess: number): WardChoice[] {
  const choices: WardChoice[] = [];
  for (let imps = 0; imps <= Math.min(armourLeft(shop), excess); imps++) {
    choices.push({ imps, employee: false });
    if (imps > 0 && imps + 1 <= excess && hasEmployee(shop)) choices.push({ imps, employee: true });
  }
  return choices;
}

const wardable = (s: Petz, v: ShowVars): number => nextPlot(s, v, (shop) => armourLeft(shop) > 0);

/** 1 mutation per point of excess; 2 or more take the pet away (PB-NEED-MAGIC-03 to 05). */
function mutate(c: PetzContext, v: ShowVars): void {
  const shop = shopOf(c.s, v.seat);
  for (const [at, tokens] of excessByPlot(shop, 'magic').entries()) {
    const pet = plotOf(shop, at).pet;
    if (tokens === 0 || pet === null) continue;
    pet.mutation += tokens;
    c.emit({ type: 'petz.mutated', seat: v.seat, plot: at, pet: pet.id, tokens });
    if (pet.mutation >= 2) losePet(c, v.seat, pet, at, 'mutated');
  }
}

export const magic: ShowStep[] = [
  {
    name: 'magic',
    run(c, v) {
      beginKind(v, excessByPlot(shopOf(c.s, v.seat), 'magic'));
      return undefined;
    },
  },
  askOne('ward', {
    kind: 'petz.ward',
    who: (s, v) => (wardable(s, v) >= 0 ? [v.seat] : []),
    domain(s, seat, v) {
      const choices = wardChoices(shopOf(s, seat), v.unmet[wardable(s, v)] ?? 0);
      return { type: 'pick', options: choices.map((x) => ({ ...x })) };
    },
    then(c, v, choice: WardChoice) {
      const at = wardable(c.s, v);
      putOnGuard(c, v.seat, at, 'antimagic', choice.imps, choice.employee);
      v.plot = at + 1;
      return 'again';
    },
  }),
  {
    name: 'mutate',
    run(c, v) {
      mutate(c, v);
      return undefined;
    },
  },
];

/** The plot whose pet may be warded. */
export const plotBeingWarded = wardable;
