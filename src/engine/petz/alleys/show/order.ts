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
import { demandsOf, hasArtifact, iconsOf, needCount, petsOf, plotOf, shopOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import { alleyPlot, neighboursOf } from '../query.ts';
import type { AlleyTurn } from '../state.ts';
import { setCage } from './cages.ts';
import { ding } from './ding.ts';
import { tuneJukebox } from './jukebox.ts';
import { petAt, turnNow } from './now.ts';
import { rageOf } from './pet-powers.ts';
import { shovelForDing, shovelForPet } from './shovel.ts';
import { boredAtMost, diseaseAtMost, excessAtMost, hungryAtMost } from './upper-bounds.ts';

// Whether it can matter which pet is next. Most pets need the same in any order: food, imps,
// gold and cards are spent in the order their owner likes, and what one has the next has not. It matters
// where a pet changes what another has to face. Everything looked at here is public: that the question is not
// asked tells no player anything (R-DA-25).

type TurnVars = ShowVars & { alleys: AlleyTurn };

/** A pet still to come with its plot. */
type Comer = ReturnType<typeof petsOf>[number];

interface Table {
  s: Petz;
  v: TurnVars;
  shop: Shop;
  entrants: Comer[];
}

const bored = ({ s, v }: Table, { at, plot }: Comer): boolean => boredAtMost(s, v, at, plot) > 0;
const isBeside = (at: number, other: number): boolean => neighboursOf(at).includes(other);

/** A raging Pony entertains who comes after her (DA-PET-PONY-01). */
function ponyHelps(t: Table): boolean {
  const pony = t.entrants.find(({ pet }) => pet.id === 'pony');
  if (pony === undefined || excessAtMost(pony.plot, 'anger') === 0) return false;
  return t.entrants.some((other) => other !== pony && bored(t, other));
}

/** A raging Wreckie takes cages and addons from who comes after him (DA-PET-WRECKIE-02). */
function wreckieSmashes({ entrants }: Table): boolean {
  return entrants.some(({ pet, plot }) => pet.id === 'wreckie' && excessAtMost(plot, 'anger') > 0);
}

/** The Spook may give a token to a neighbour before or after its turn, if it is still there (DA-PET-SPOOK-01). */
function spookGives({ entrants }: Table): boolean {
  const spook = entrants.find(({ pet }) => pet.id === 'shiningSpook');
  if (spook === undefined || excessAtMost(spook.plot, 'magic') === 0) return false;
  return entrants.some(({ at }) => isBeside(spook.at, at));
}

/** Things that serve other pets too, and are gone once they are eaten. */
const TOOLS = ['impArmor', 'employeeOfTheMonth', 'longHandledShovel'];

const isHungryNomnivore = ({ pet, plot }: Comer): boolean => pet.id === 'nomnivore' && hungryAtMost(plot) > 0;

/** A hungry Nomnivore may eat what another pet's turn could have used (DA-PET-NOMNIVORE-03). */
function nomnivoreEatsTools({ entrants, shop }: Table): boolean {
  if (!entrants.some(isHungryNomnivore)) return false;
  return shop.box !== null || TOOLS.some((tool) => hasArtifact(shop, tool));
}

/** Sly Piggy shoves manure to a neighbour that may be ill of it (DA-PET-SLYPIGGY-01). */
function piggyShoves({ s, v, entrants }: Table): boolean {
  const piggy = entrants.find(({ pet }) => pet.id === 'slyPiggy');
  if (piggy === undefined || needCount(piggy.pet, 'play') === 0) return false;
  const dropped = Math.max(0, needCount(piggy.pet, 'poop') - iconsOf(piggy.plot, 'absorb'));
  if (piggy.plot.manure + dropped === 0) return false;
  return entrants.some(({ at, plot }) => isBeside(piggy.at, at) && diseaseAtMost(s, v.seat, at, plot) > 0);
}

/** The shovel is there, and in use already or an imp at home could take it. */
const canShovel = (shop: Shop): boolean =>
  hasArtifact(shop, 'longHandledShovel') && (shop.used.shovel !== null || shop.home > 0);

/**
 * Where Sly Piggy shoves a token with gold, the shovel takes that one first: it counts whether it came before for what lies
 * there (DA-PET-SLYPIGGY-01, DA-PET-PEARLPUSHER-05).
 */
function piggyShovesGold({ entrants, shop }: Table): boolean {
  const piggy = entrants.find(({ pet }) => pet.id === 'slyPiggy');
  if (piggy === undefined || needCount(piggy.pet, 'play') === 0 || !canShovel(shop)) return false;
  if (alleyPlot(piggy.plot).pearls === 0) return false;
  return neighboursOf(piggy.at).some((at) => plotOf(shop, at).manure > 0);
}

/**
 * The shovel may bring gold in one pet's turn that another pet's turn can use; and tokens with gold go first, so that it
 * counts whether the shovel comes before Pearlpusher (DA-PET-PEARLPUSHER-05).
 */
function goldComes({ entrants, shop }: Table): boolean {
  const { plots } = shop;
  if (!canShovel(shop)) return false;
  if (entrants.some(({ pet }) => pet.id === 'pearlpusher' && needCount(pet, 'poop') > 0)) return true;
  if (plots.every((plot) => alleyPlot(plot).pearls === 0)) return false;
  const isUsed = (comer: Comer) => comer.plot.addon === 'jukebox' || isHungryNomnivore(comer);
  return entrants.some(isUsed) || dingsInTime(entrants, shop);
}

/** The Ding may be wanted before the Spook comes, for gold that is not there yet (R-DA-23). */
function dingsInTime(entrants: readonly Comer[], { plots }: Shop): boolean {
  const spook = entrants.find(({ pet }) => pet.id === 'shiningSpook');
  if (spook === undefined || excessAtMost(spook.plot, 'magic') === 0) return false;
  return plots.some(({ addon, pet }, at) => addon === 'ding' && pet !== null && isBeside(spook.at, at));
}

/**
 * An imp in a gap serves the pet that comes later on its other side. With two pets one may always choose other gaps instead;
 * with three a gap that spares one serves the other (R-DA-48).
 */
function gapsMeet(t: Table): boolean {
  return t.shop.home > 0 && t.entrants.filter((comer) => bored(t, comer)).length > 2;
}

const CARES = [
  ponyHelps,
  wreckieSmashes,
  spookGives,
  nomnivoreEatsTools,
  piggyShoves,
  piggyShovesGold,
  goldComes,
  gapsMeet,
];

function tableOf(s: Petz, v: TurnVars): Table {
  const shop = shopOf(s, v.seat);
  return { s, v, shop, entrants: petsOf(shop).filter(({ at }) => v.alleys.todo.includes(at)) };
}

/** True if what comes of the pets to be evaluated may depend on their order (DA-PET-GENERAL-01). */
function orderMatters(s: Petz, v: TurnVars): boolean {
  const table = tableOf(s, v);
  return table.entrants.length > 1 && CARES.some((cares) => cares(table));
}

/**
 * True if a pet to come may take the Ding, or the pet on its plot, away before the end of the turn: a raging Wreckie, or
 * the Spook with a second mutation token (R-DA-23).
 */
function takesAway(s: Petz, v: TurnVars, at: number): boolean {
  const table = tableOf(s, v);
  const mutated = (plotOf(table.shop, at).pet?.mutation ?? 0) > 0;
  return (
    wreckieSmashes(table) ||
    table.entrants.some(
      ({ at: from, pet, plot }) =>
        mutated && pet.id === 'shiningSpook' && isBeside(from, at) && excessAtMost(plot, 'magic') > 0,
    )
  );
}

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
