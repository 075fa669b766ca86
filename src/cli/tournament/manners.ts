/**
 * Harm for nothing: answers that are plainly worse than another one on offer, no matter what comes after. Every bot but the
 * one that answers at random claims to give none.
 */

import { choiceOf, optionsOf } from '../../engine/petz/choices.ts';
import type { ShowVars } from '../../engine/petz/context.ts';
import { FOODS } from '../../engine/petz/data/schema.ts';
import { plotBeingFed } from '../../engine/petz/phases/show/hunger.ts';
import { canEat, figuresOf, foodCount, needCount, petsOf, shopOf, tableOf } from '../../engine/petz/query.ts';
import { entriesOf, exhibitionNow, matchScore } from '../../engine/petz/score.ts';
import { spaceById, spacesOf, whySpaceClosed } from '../../engine/petz/spaces/all.ts';
import type { Petz, Shop } from '../../engine/petz/state.ts';
import { type LongRun, stepsInTime } from '../long-run.ts';
import { type PlayMoment, playPetz } from '../playing.ts';
import { companies, lineup, type TableCell, tableSetup } from './cells.ts';
import type { MannerCounts, TournamentCounts } from './counts.ts';

/** What is looked at: true if the answer breaks the rule. */
type Breaks = (moment: PlayMoment<Petz>, shop: Shop) => boolean;

/** Pets of a shop, those on the cart too. */
const petsIn = (shop: Shop): number => petsOf(shop).length + shop.cart.pets.length;
const cagesIn = (shop: Shop): number =>
  shop.plots.filter((plot) => plot.cage !== null).length + shop.cart.cages.length;

/** A pet is turned out although a cage is left empty. */
const turnsOut: Breaks = ({ choice }, shop) => {
  const arrangement = choiceOf('petz.arrange', choice);
  const plots = [0, 1, 2, 3];
  const housed = plots.filter((at) => (arrangement[`pet${at}`] ?? null) !== null).length;
  const cages = plots.filter(
    (at) => shop.plots[at]?.cage !== null || (arrangement[`cage${at}`] ?? null) !== null,
  ).length;
  return housed < Math.min(cages, petsIn(shop));
};

/** A newer token is eaten while an older one of the same kind is there to spoil. */
const eatsNewer: Breaks = ({ choice }, shop) => {
  const meal = choiceOf('petz.feed', choice);
  if (meal === null || !('chamber' in meal)) return false;
  return shop.food[meal.from].slice(meal.chamber + 1).some((tokens) => tokens > 0);
};

/** What else may take a pet away; one that is lost anyhow need not be fed. */
const DANGERS = ['anger', 'play', 'magic', 'disease'] as const;

/** A pet starves beside food that is enough for everybody, and nothing else is the matter with it. */
const letsStarve: Breaks = ({ state, choice }, shop) => {
  if (choice !== null) return false;
  const vars = state.tasks.at(-1)?.vars as ShowVars;
  const at = plotBeingFed(state, vars);
  const eater = shop.plots[at]?.pet;
  if (eater === null || eater === undefined || eater.suffering + (vars.unmet[at] ?? 0) < eater.size)
    return false;
  if (DANGERS.some((need) => needCount(eater, need) > 0)) return false;
  const unmet = vars.unmet.reduce((sum, n) => sum + n, 0);
  return FOODS.some((food) => canEat(eater, food) && foodCount(shop, food) >= unmet);
};

/** A lesser entry is made although a better one is there. */
const entersLesser: Breaks = ({ state, choice }, shop) => {
  const tile = exhibitionNow(state);
  if (tile === null) return false;
  const entries = entriesOf(tile, shop);
  const { pet, need } = choiceOf('petz.enter', choice);
  const score = entries.find((entry) => entry.pet === pet && entry.need === need)?.score ?? 0;
  return entries.some((entry) => entry.score > score);
};

/** A pet is bought for which there is no cage, and no imp left to get one. */
const buysHomeless: Breaks = ({ state, choice }, shop) => {
  const { space, ...sent } = choiceOf('petz.send', choice);
  const kind = spaceById(space)?.kind;
  if ((kind !== 'younger' && kind !== 'older') || petsIn(shop) < cagesIn(shop)) return false;
  const open = spacesOf(state).some((one) => one.kind === 'cage' && whySpaceClosed(state, one.id) === null);
  const others = shop.groups.filter((group) => figuresOf(group) >= 2).length;
  const able = others > (figuresOf(sent) >= 2 ? 1 : 0);
  const market = state.alleys !== undefined;
  return !market && !(open && able && cagesIn(shop) < 4);
};

/** A pet breaks out although armour, which hurts no imp, would hold it. */
const letsRun: Breaks = ({ domain, choice }) =>
  choice === null &&
  domain.type === 'pick' &&
  domain.options.some((option) => option !== null && choiceOf('petz.catch', option)?.imps === 0);

/** In the last round the black market is chosen for the only sale there is, with an own imp on the platform. */
const sellsCheap: Breaks = ({ state, domain, choice }, shop) => {
  const sale = choiceOf('petz.sell', choice);
  if (sale === null || sale.platform || state.round < tableOf(state).rounds) return false;
  const offers =
    domain.type === 'pick' ? optionsOf('petz.sell', domain.options).filter((x) => x !== null) : [];
  const platform = offers.filter((offer) => offer.platform);
  const plot = shop.plots[sale.plot];
  if (plot?.pet === null || plot === undefined || matchScore(sale.customer, plot.pet, plot) <= 0)
    return false;
  return platform.length === 1 && platform[0]?.plot === sale.plot && platform[0]?.customer === sale.customer;
};

/** No imp leaves the house, with imps enough for a group. */
const staysHome: Breaks = ({ choice }, shop) => choiceOf('petz.group', choice).length === 0 && shop.home >= 2;

/** The rules by kind of question. */
export const RULES: Readonly<Record<string, Readonly<Record<string, Breaks>>>> = {
  'petz.arrange': { turnsOut },
  'petz.feed': { eatsNewer, letsStarve },
  'petz.enter': { entersLesser },
  'petz.send': { buysHomeless },
  'petz.catch': { letsRun },
  'petz.sell': { sellsCheap },
  'petz.group': { staysHome },
};

/** The rules that an answer breaks; null where no rule says anything about the question. */
function brokenBy(moment: PlayMoment<Petz>): string[] | null {
  const rules = RULES[moment.state.ask?.kind ?? ''];
  if (rules === undefined) return null;
  const shop = shopOf(moment.state, moment.seat);
  return Object.entries(rules).flatMap(([name, breaks]) => (breaks(moment, shop) ? [name] : []));
}

/** Counts a game for everybody who plays in it; what it gives is to be called with every answer. */
export function mannersOf(
  seats: readonly string[],
  counts: { manners?: MannerCounts },
): (moment: PlayMoment<Petz>) => void {
  counts.manners ??= {};
  const found = counts.manners;
  for (const name of new Set(seats)) {
    found[name] ??= { games: 0, answers: 0, broken: {} };
    const count = found[name];
    if (count !== undefined) count.games++;
  }
  return (moment) => {
    const broken = brokenBy(moment);
    const count = found[seats[moment.seat] ?? ''];
    if (broken === null || count === undefined) return;
    count.answers++;
    for (const rule of broken) count.broken[rule] = (count.broken[rule] ?? 0) + 1;
  };
}

interface Sitting extends LongRun {
  seed: string;
  budget: number;
}

const SAVE_EVERY = 50;

/**
 * Plays games of the bots among themselves, a cell after the other, and looks at every answer. Goes on from the games
 * that were looked at before, of any cells.
 */
export function countManners(
  names: readonly string[],
  cells: readonly TableCell[],
  games: number,
  { seed, budget, ...run }: Sitting,
  counts: Pick<TournamentCounts, 'manners' | 'looked'> = {},
): MannerCounts {
  counts.manners ??= {};
  for (const _ of stepsInTime(run, SAVE_EVERY)) {
    const game: number = counts.looked?.games ?? 0;
    if (game >= games) break;
    const cell = cells[game % cells.length] as TableCell;
    const round = Math.floor(game / cells.length);
    const tables = companies(names, cell.seats);
    const company = tables[round % tables.length] ?? names;
    const { names: seats, block } = lineup(company, round);
    const watch = mannersOf(seats, counts);
    playPetz(tableSetup(cell), seats, `${seed}.manners.${cell.id}.${block}`, { budget, watch });
    counts.looked = { games: game + 1, budget };
  }
  return counts.manners;
}
