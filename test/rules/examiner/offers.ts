/**
 * The options, as the rulebook has them: for each question the examiner lists all that is legal himself. What is
 * offered besides is against the rules; what is missing is withheld from a player.
 */

import type { Json, Seat } from '../../../src/engine/kernel/state.ts';
import type { ShowVars } from '../../../src/engine/petz/context.ts';
import type { Group, Petz, Plot, Shop } from '../../../src/engine/petz/state.ts';
import { eats, exhibitionTile, goldOf, matchOf, NEEDS, needsOf, onPlot, total, works } from './printed.ts';

/** Null: the examiner has no list for such a question. */
type Legal = (s: Petz, seat: Seat) => Json[] | null;

const shopOf = (s: Petz, seat: Seat): Shop => s.shops[seat] as Shop;
const plotOf = (shop: Shop, at: number): Plot => shop.plots[at] as Plot;
const FOODS = ['vegetable', 'meat'] as const;
const GAPS = [0, 1, 2, 3] as const;
const there = (places: readonly (string | null)[]): string[] => places.filter((id) => id !== null);

/** Imps and gold, the bodyguard as one more, the hat as a half. */
export const sizeOf = ({ imps, gold, bodyguard = 0, hat = 0 }: Group): number =>
  imps + gold + bodyguard + hat / 2;

export const biggest = ({ shops }: Petz): number =>
  Math.max(0, ...shops.flatMap(({ groups }) => groups.map(sizeOf)));

/** The pet whose unmet needs are asked about: the one at hand, or the first in the row that is not decided on. */
function asked(s: Petz): { vars: ShowVars; at: number } {
  const vars = s.tasks.findLast(({ proc }) => proc === 'petz.show')?.vars as ShowVars;
  const next = GAPS.find((at) => at >= vars.plot && (vars.unmet[at] ?? 0) > 0) ?? 0;
  return { vars, at: vars.alleys?.at ?? next };
}

/** An imp counts for two at most once a round. */
const hasEmployee = (shop: Shop): boolean => works(shop, 'employeeOfTheMonth') && !shop.used.employee;
const suitsLeft = (shop: Shop): number => (works(shop, 'impArmor') ? Math.max(0, 2 - shop.busy.armour) : 0);

// ---- Shopping ----

/** What lies on the black market for a seat that can pay; for food one of the groups on the tile. */
function wares({ alleys }: Petz, { gold }: Shop): string[] {
  return Object.entries(alleys?.market ?? {}).flatMap(([place, { id, priced }]) => {
    if (id === null || (priced && gold < 1)) return [];
    if (place !== 'food') return [place];
    const stands = Object.entries(exhibitionTile(id).food);
    return stands.flatMap(([stand, food]) => (total(food) > 0 ? [`food:${stand}`] : []));
  });
}

/** Spaces that are alike: one of them is enough. */
const TWINS = [
  ['cage1', 'cage2'],
  ['younger1', 'younger2'],
];

function errands(s: Petz, shop: Shop, group: Group): Json[] {
  const { town, alleys } = s;
  const isFree = (id: string) => ![...Object.keys(town.taken), ...town.neutral].includes(id);
  const isSecond = (id: string) => TWINS.some(([one = '', two]) => id === two && isFree(one));
  const open = (id: string) => isFree(id) && !isSecond(id);
  const bare = ['vegetables', 'mixed', 'meat', 'imps', 'hospital', 'judge', 'platform'];
  const picks: Record<string, string[]> = { addon: there(town.addons) };
  if (group.imps + (group.bodyguard ?? 0) >= 2) picks.cage1 = picks.cage2 = there(town.cages);
  if (group.gold > 0) Object.assign(picks, { younger1: town.young, younger2: town.young, older: town.old });
  if (town.artifacts.length > 0) bare.push('artifacts');
  if (alleys !== undefined) {
    bare.push('fortuneTeller', 'industrialZone');
    Object.assign(picks, { market: wares(s, shop), slugShop: there(alleys.shown) });
  }
  const taking = Object.entries(picks).flatMap(([space, items]) => items.map((item) => ({ space, item })));
  const all = [...bare.map((space) => ({ space })), ...taking].filter(({ space }) => open(space));
  return [...all, { space: 'home' }].map((errand) => ({ ...group, ...errand }));
}

const send: Legal = (s, seat) => {
  if (s.town.closed !== undefined) return null;
  const shop = shopOf(s, seat);
  const onTurn = shop.groups.filter((group) => sizeOf(group) === biggest(s));
  const back =
    s.alleys === undefined ? [] : shop.groups.filter((one) => onTurn.length > 1 || one !== onTurn[0]);
  return [
    ...onTurn.flatMap((group) => errands(s, shop, group)),
    ...back.map((group) => ({ ...group, space: 'withdraw' })),
  ];
};

const join: Legal = (s, seat) => [null, ...shopOf(s, seat).groups.map((group) => ({ ...group }))];

/** One figure of a space that an ordinary imp keeps. */
const comeHome: Legal = (s, seat) => [
  null,
  ...Object.entries(s.town.taken).flatMap(([from, who]): Json[] => {
    if (who.seat !== seat) return [];
    const found: string[] = who.imps >= 2 ? ['imp'] : [];
    if (who.imps >= 2 && who.hat) found.push('impWithHat');
    if (who.imps >= 1 && who.bodyguard) found.push('bodyguard');
    return found.map((one) => ({ from, who: one }));
  }),
];

const peek: Legal = (s, seat) => {
  const tiles = (['exhibition', 'customer'] as const).flatMap((tile) =>
    s[`${tile}s`].map((one, i, all) => ({
      one,
      choice: {
        tile,
        round: one.round,
        at: all.slice(0, i).filter(({ round }) => round === one.round).length,
      },
    })),
  );
  const closed = tiles.filter(({ one }) => !one.open && !one.peeked?.includes(seat));
  return [null, ...closed.map(({ choice }) => choice)];
};

const discount: Legal = ({ alleys }) =>
  Object.entries(alleys?.market ?? {}).flatMap(([place, { id, priced }]) =>
    id !== null && priced ? [place] : [],
  );

// ---- Showing off ----

/** The hat stays with the imp that wears it. */
function edible(s: Petz, seat: Seat): string[] {
  const shop = shopOf(s, seat);
  const isAway =
    shop.alleys?.hatOnPlatform === true ||
    Object.values(s.town.taken).some((who) => who.seat === seat && (who.hat ?? 0) > 0);
  const hat = shop.artifacts.includes('fancyHat') ? 'fancyHat' : 'giftBox';
  return shop.artifacts.filter((id) => !(isAway && works(shop, 'fancyHat') && id === hat));
}

function processed({ alleys }: Shop, isBored: boolean): Json[] {
  const { can = 0, lollipop = 0 } = alleys?.processed ?? {};
  const meals: Json[] = can > 0 ? [{ from: 'processed', food: 'can', play: false }] : [];
  if (lollipop > 0) meals.push({ from: 'processed', food: 'lollipop', play: false });
  if (lollipop > 0 && isBored) meals.push({ from: 'processed', food: 'lollipop', play: true });
  return meals;
}

/** Which card goes with an eaten book is its owner's choice too, and not looked at here. */
const feed: Legal = (s, seat) => {
  const { vars, at } = asked(s);
  const shop = shopOf(s, seat);
  const plot = plotOf(shop, at);
  // With all pets together those are passed over for whom there is nothing.
  if (plot.pet === null || vars.alleys === undefined) return null;
  const pet = plot.pet;
  const meals: Json[] = FOODS.filter((food) => eats(pet, food)).flatMap((from) =>
    shop.food[from].flatMap((n, chamber) => (n > 0 ? [{ from, chamber }] : [])),
  );
  if (FOODS.some((food) => eats(pet, food))) {
    if (shop.box !== null) meals.push({ from: 'box' });
    const { pony, licked } = vars.alleys;
    meals.push(...processed(shop, needsOf(pet).play - licked > onPlot(plot, 'play') + pony));
  }
  if (pet.id === 'nomnivore') {
    if (shop.gold > 0) meals.push({ from: 'gold' });
    if (shop.potions > 0) meals.push({ from: 'potion' });
    meals.push(...edible(s, seat).map((artifact) => ({ from: 'artifact', artifact })));
  }
  if (pet.id === 'houseVampire' && shop.home > 0) meals.push({ from: 'imp' });
  return [null, ...meals];
};

/** The excess is met in full, by armour and by those who catch; the Employee is two of one of them. */
const hold: Legal = (s, seat) => {
  const shop = shopOf(s, seat);
  const { vars, at } = asked(s);
  const excess = vars.unmet[at] ?? 0;
  const ways: Json[] = [null];
  for (let armour = 0; armour <= suitsLeft(shop); armour++) {
    for (let imps = 0; armour + imps <= shop.home; imps++) {
      const n = armour + imps;
      if (n === excess) ways.push({ armour, imps, employee: null });
      if (n + 1 !== excess || !hasEmployee(shop)) continue;
      if (armour > 0) ways.push({ armour, imps, employee: 'armour' });
      if (imps > 0) ways.push({ armour, imps, employee: 'catch' });
    }
  }
  return ways;
};

const ward: Legal = (s, seat) => {
  const shop = shopOf(s, seat);
  const { vars, at } = asked(s);
  const excess = vars.unmet[at] ?? 0;
  const ways: Json[] = [];
  for (let imps = 0; imps <= Math.min(suitsLeft(shop), shop.home); imps++) {
    if (imps <= excess) ways.push({ imps, employee: false });
    if (imps > 0 && imps + 1 <= excess && hasEmployee(shop)) ways.push({ imps, employee: true });
  }
  return ways;
};

const enter: Legal = (s, seat) => {
  const id = s.exhibitions.find(({ round }) => round === s.round)?.id;
  const named = id === 'freestyle' ? NEEDS : [null];
  return shopOf(s, seat).plots.flatMap(({ pet }) =>
    pet === null ? [] : named.map((need) => ({ pet: pet.id, need })),
  );
};

const spook: Legal = (s, seat) => {
  const { vars, at } = asked(s);
  const beside = [(at + 1) % 4, (at + 3) % 4];
  const takes = (to: number) =>
    plotOf(shopOf(s, seat), to).pet !== null && !vars.alleys?.spooked.includes(to);
  return [null, ...beside.filter(takes).map((to) => ({ to }))];
};

const shove: Legal = (s, seat) => {
  const { at } = asked(s);
  const { manure, alleys } = plotOf(shopOf(s, seat), at);
  const pearls = alleys?.pearls ?? 0;
  return [
    null,
    ...[(at + 1) % 4, (at + 3) % 4].flatMap((to): Json[] => [
      ...(manure > pearls ? [{ to, pearl: false }] : []),
      ...(pearls > 0 ? [{ to, pearl: true }] : []),
    ]),
  ];
};

const wreck: Legal = (s, seat) =>
  shopOf(s, seat).plots.flatMap(({ cage, addon }, plot): Json[] => [
    ...(cage !== null && cage !== 'printed' ? [{ plot, tile: 'cage' }] : []),
    ...(addon !== null ? [{ plot, tile: 'addon' }] : []),
  ]);

// ---- Business and after ----

function saleable({ gold }: Shop, plot: Plot, customer: string): boolean {
  const { pet } = plot;
  return pet !== null && pet.size >= 4 && matchOf(customer, pet, plot) > 0 && gold + goldOf(pet) >= 0;
}

const sell: Legal = (s, seat) => {
  if (s.setup.mods.length > 0) return null;
  const shop = shopOf(s, seat);
  const done = shop.sales.filter(({ round }) => round === s.round);
  const space = s.town.taken.platform;
  const standing = shop.platform + (space?.seat === seat ? space.imps : 0);
  const fromPlatform = standing > 0 && done.every(({ platform }) => !platform) ? [false, true] : [false];
  const here = s.customers.flatMap(({ round, id }) => (round === s.round && id !== null ? [id] : []));
  const waiting = here.filter((id) => done.every(({ customer }) => customer !== id));
  return [
    null,
    ...waiting.flatMap((customer) =>
      shop.plots.flatMap((one, plot) =>
        saleable(shop, one, customer) ? fromPlatform.map((platform) => ({ plot, customer, platform })) : [],
      ),
    ),
  ];
};

const box: Legal = (s, seat) => [
  null,
  ...FOODS.flatMap((from) =>
    shopOf(s, seat).food[from].flatMap((n, chamber) => (n > 0 ? [{ from, chamber }] : [])),
  ),
];

export const LEGAL: Readonly<Record<string, Legal>> = {
  'petz.send': send,
  'petz.join': join,
  'petz.return': comeHome,
  'petz.peek': peek,
  'petz.discount': discount,
  'petz.feed': feed,
  'petz.catch': hold,
  'petz.ward': ward,
  'petz.enter': enter,
  'petz.spook': spook,
  'petz.shove': shove,
  'petz.wreck': wreck,
  'petz.sell': sell,
  'petz.box': box,
};
