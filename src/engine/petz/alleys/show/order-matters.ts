/**
 * Whether it can matter which pet is next. Most pets need what they need whoever comes first: food, imps, gold and cards
 * are spent in the order their owner likes, and what one has the next has not. It matters where a pet changes what
 * another has to face. Everything looked at here is public: that the question is not asked tells nobody anything
 * (R-DA-25).
 */

import type { ShowVars } from '../../context.ts';
import { hasArtifact, iconsOf, needCount, petsOf, plotOf, shopOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import { alleyPlot, neighboursOf } from '../query.ts';
import type { AlleyTurn } from '../state.ts';
import { boredAtMost, diseaseAtMost, excessAtMost, hungryAtMost } from './upper-bounds.ts';

type TurnVars = ShowVars & { alleys: AlleyTurn };

/** A pet still to come with its plot. */
type Comer = ReturnType<typeof petsOf>[number];

interface Table {
  s: Petz;
  v: TurnVars;
  shop: Shop;
  coming: Comer[];
}

const bored = ({ s, v }: Table, { at, plot }: Comer): boolean => boredAtMost(s, v, at, plot) > 0;
const isBeside = (at: number, other: number): boolean => neighboursOf(at).includes(other);

/** A raging Pony entertains who comes after her (DA-PET-PONY-01). */
function ponyHelps(t: Table): boolean {
  const pony = t.coming.find(({ pet }) => pet.id === 'pony');
  if (pony === undefined || excessAtMost(pony.plot, 'anger') === 0) return false;
  return t.coming.some((other) => other !== pony && bored(t, other));
}

/** A raging Wreckie takes cages and addons from who comes after him (DA-PET-WRECKIE-02). */
function wreckieSmashes({ coming }: Table): boolean {
  return coming.some(({ pet, plot }) => pet.id === 'wreckie' && excessAtMost(plot, 'anger') > 0);
}

/** The Spook may give a token to a neighbour before or after its turn, if it is still there (DA-PET-SPOOK-01). */
function spookGives({ coming }: Table): boolean {
  const spook = coming.find(({ pet }) => pet.id === 'shiningSpook');
  if (spook === undefined || excessAtMost(spook.plot, 'magic') === 0) return false;
  return coming.some(({ at }) => isBeside(spook.at, at));
}

/** Things that serve other pets too, and are gone once they are eaten. */
const TOOLS = ['impArmor', 'employeeOfTheMonth', 'longHandledShovel'];

const isHungryNomnivore = ({ pet, plot }: Comer): boolean => pet.id === 'nomnivore' && hungryAtMost(plot) > 0;

/** A hungry Nomnivore may eat what another pet's turn could have used (DA-PET-NOMNIVORE-03). */
function nomnivoreEatsTools({ coming, shop }: Table): boolean {
  if (!coming.some(isHungryNomnivore)) return false;
  return shop.box !== null || TOOLS.some((tool) => hasArtifact(shop, tool));
}

/** Sly Piggy shoves manure to a neighbour that may be ill of it (DA-PET-SLYPIGGY-01). */
function piggyShoves({ s, v, coming }: Table): boolean {
  const piggy = coming.find(({ pet }) => pet.id === 'slyPiggy');
  if (piggy === undefined || needCount(piggy.pet, 'play') === 0) return false;
  const dropped = Math.max(0, needCount(piggy.pet, 'poop') - iconsOf(piggy.plot, 'absorb'));
  if (piggy.plot.manure + dropped === 0) return false;
  return coming.some(({ at, plot }) => isBeside(piggy.at, at) && diseaseAtMost(s, v.seat, at, plot) > 0);
}

/**
 * The shovel may bring gold in one pet's turn that another pet's turn can use; and tokens with gold go first, so that it
 * counts whether the shovel comes before Pearlpusher (DA-PET-PEARLPUSHER-05).
 */
function goldComes({ coming, shop }: Table): boolean {
  const { used, home, plots } = shop;
  if (!hasArtifact(shop, 'longHandledShovel') || (used.shovel === null && home === 0)) return false;
  if (coming.some(({ pet }) => pet.id === 'pearlpusher' && needCount(pet, 'poop') > 0)) return true;
  if (plots.every((plot) => alleyPlot(plot).pearls === 0)) return false;
  const isUsed = (comer: Comer) => comer.plot.addon === 'jukebox' || isHungryNomnivore(comer);
  return coming.some(isUsed) || dingsInTime(coming, shop);
}

/** The Ding may be wanted before the Spook comes, for gold that is not there yet (R-DA-23). */
function dingsInTime(coming: readonly Comer[], { plots }: Shop): boolean {
  const spook = coming.find(({ pet }) => pet.id === 'shiningSpook');
  if (spook === undefined || excessAtMost(spook.plot, 'magic') === 0) return false;
  return plots.some(({ addon, pet }, at) => addon === 'ding' && pet !== null && isBeside(spook.at, at));
}

/**
 * An imp in a gap serves whoever comes later on its other side. With two pets one may always choose other gaps instead;
 * with three a gap that spares one serves the other (R-DA-48).
 */
function gapsMeet(t: Table): boolean {
  return t.shop.home > 0 && t.coming.filter((comer) => bored(t, comer)).length > 2;
}

const CARES = [ponyHelps, wreckieSmashes, spookGives, nomnivoreEatsTools, piggyShoves, goldComes, gapsMeet];

function tableOf(s: Petz, v: TurnVars): Table {
  const shop = shopOf(s, v.seat);
  return { s, v, shop, coming: petsOf(shop).filter(({ at }) => v.alleys.todo.includes(at)) };
}

/** True if what comes of the pets to be evaluated may depend on their order (DA-PET-GENERAL-01). */
export function orderMatters(s: Petz, v: TurnVars): boolean {
  const table = tableOf(s, v);
  return table.coming.length > 1 && CARES.some((cares) => cares(table));
}

/**
 * True if a pet to come may take the Ding, or the pet on its plot, away before the end of the turn: a raging Wreckie, or
 * the Spook with a second mutation token (R-DA-23).
 */
export function takesAway(s: Petz, v: TurnVars, at: number): boolean {
  const table = tableOf(s, v);
  const mutated = (plotOf(table.shop, at).pet?.mutation ?? 0) > 0;
  return (
    wreckieSmashes(table) ||
    table.coming.some(
      ({ at: from, pet, plot }) =>
        mutated && pet.id === 'shiningSpook' && isBeside(from, at) && excessAtMost(plot, 'magic') > 0,
    )
  );
}
