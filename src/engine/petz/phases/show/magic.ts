/** Magic needs (PB-NEED-MAGIC), with armour in the way (PB-ARTIFACT-ARMOR, RUL-43). */

import type { Seat } from '../../../kernel/state.ts';
import { losePet } from '../../care.ts';
import { askOne, type WardChoice } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { expansionsOf } from '../../expansion.ts';
import { plotOf, shopOf } from '../../query.ts';
import type { OpenPetz, Shop } from '../../state.ts';
import {
  armourLeft,
  beginKind,
  excessByPlot,
  hasEmployee,
  nextPlot,
  putOnGuard,
  type ShowStep,
} from './vars.ts';

/** No imp first; then every number of them that still saves a mutation (PB-NEED-MAGIC-06, PB-ARTIFACT-ARMOR-05). */
function wardChoices(shop: Shop, excess: number): WardChoice[] {
  const choices: WardChoice[] = [];
  for (let imps = 0; imps <= Math.min(armourLeft(shop), excess); imps++) {
    choices.push({ imps, employee: false });
    if (imps > 0 && imps + 1 <= excess && hasEmployee(shop)) choices.push({ imps, employee: true });
  }
  return choices;
}

const wardable = (s: OpenPetz, v: ShowVars): number => nextPlot(s, v, (shop) => armourLeft(shop) > 0);

/**
 * 1 mutation per point of excess; 2 or more take the pet away (PB-NEED-MAGIC-03, PB-NEED-MAGIC-04, PB-NEED-MAGIC-05).
 */
function mutate(c: PetzContext, v: ShowVars): void {
  const shop = shopOf(c.s, v.seat);
  for (const [at, excess] of v.unmet.entries()) {
    const tokens = Math.max(0, excess - plotOf(shop, at).guard.antimagic);
    if (tokens === 0) continue;
    if (expansionsOf(c.s).some(({ mutates }) => mutates?.(c, v, at, tokens))) continue;
    takeMutation(c, v.seat, at, tokens);
  }
}

/** With so many mutation tokens a pet is gone (PB-NEED-MAGIC-05). */
const VANISHES = 2;

/**
 * Mutation tokens land on a pet; with 2 or more it is gone (PB-NEED-MAGIC-04, PB-NEED-MAGIC-05, PB-NEED-MAGIC-07,
 * RUL-58).
 */
export function takeMutation(c: PetzContext, seat: Seat, at: number, tokens: number): void {
  const { pet } = plotOf(shopOf(c.s, seat), at);
  if (pet === null) return;
  pet.mutation += tokens;
  c.emit({ type: 'petz.mutated', seat, plot: at, pet: pet.id, tokens });
  if (pet.mutation >= VANISHES) losePet(c, seat, pet, at, 'mutated');
  else for (const { mutated } of expansionsOf(c.s)) mutated?.(c, seat, tokens);
}

export const magic: ShowStep[] = [
  {
    name: 'magic',
    run(c, v) {
      beginKind(c, v, 'magic', excessByPlot(shopOf(c.s, v.seat), 'magic'));
    },
  },
  askOne('ward', {
    kind: 'petz.ward',
    who: (s, v) => (wardable(s, v) >= 0 ? [v.seat] : []),
    domain(s, seat, v) {
      const choices = wardChoices(shopOf(s, seat), v.unmet[wardable(s, v)] ?? 0);
      return { type: 'pick', options: choices.map((x) => ({ ...x })) };
    },
    then(c, v, choice) {
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
    },
  },
];

/** The plot whose pet may be warded. */
export const plotBeingWarded = wardable;
