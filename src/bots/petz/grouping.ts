/** Imps and gold into groups: many splits are tried against what rivals might do with what they own. */

import type { Domain } from '../../engine/kernel/domain.ts';
import { type Rng, shuffle } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { choiceOf } from '../../engine/petz/choices.ts';
import { sizeOf } from '../../engine/petz/query.ts';
import type { Companion, Group } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision, type PetzTools } from '../bot.ts';
import type { Wishes } from './buyer.ts';
import { friendsIn, joined } from './companions.ts';
import { hooks } from './expansion.ts';
import { buyer, type Market, marketOf, playOn } from './market.ts';
import { type Outlook, outlookOf, seatOf, seenShop } from './outlook.ts';
import { blurOf, EXPERT, type Persona } from './persona.ts';
import { wishesOf } from './wishes.ts';

type SplitDomain = Extract<Domain, { type: 'split' }>;

interface Seated {
  outlook: Outlook;
  wishes: Wishes;
  imps: number;
  gold: number;
  friends: readonly Companion[];
}

/** A split that a player might think of: most imps and most of the gold in two to five groups. */
export function likelySplit(imps: number, gold: number, exits: number, rng: Rng): Group[] {
  if (imps === 0) return [];
  const most = Math.min(exits, imps);
  const wanted = 2 + rng.below(4);
  const groups = Array.from({ length: Math.min(most, wanted) }, (): Group => ({ imps: 1, gold: 0 }));
  let spare = imps - groups.length;
  // Some stay home to play, clean and earn.
  spare -= Math.min(spare, rng.below(3));
  for (; spare > 0; spare--) (groups[rng.below(groups.length)] as Group).imps++;
  // Gold goes to one or two groups; now and then some is saved.
  shuffle(groups, rng);
  let purse = gold - (rng.below(3) === 0 ? Math.min(gold, rng.below(3)) : 0);
  for (const group of groups) {
    const share = rng.below(purse + 1);
    group.gold += share;
    purse -= share;
  }
  if (rng.below(3) > 0 && groups[0] !== undefined) groups[0].gold += purse;
  return groups;
}

/** A split with one imp or gold moved between two groups, or between a group and home. */
function changed(split: readonly Group[], own: Seated, exits: number, rng: Rng): Group[] {
  const groups = split.map((group) => ({ ...group }));
  const idle: Group = {
    imps: own.imps - groups.reduce((sum, group) => sum + group.imps, 0),
    gold: own.gold - groups.reduce((sum, group) => sum + group.gold, 0),
  };
  const stays = groups.length;
  groups.push(idle);
  if (stays < exits) groups.push({ imps: 0, gold: 0 });
  const stock = rng.below(2) === 0 ? 'imps' : 'gold';
  const from = groups[rng.below(groups.length)] as Group;
  const to = groups[rng.below(groups.length)] as Group;
  if (from[stock] > 0) {
    from[stock]--;
    to[stock]++;
  }
  return groups.filter((group) => group !== idle && group.imps > 0);
}

/** As many splits are weighed however short the time is. */
const FEW = 4;

class Grouping {
  readonly #market: Market;
  readonly #seats: Seated[];
  readonly #seat: number;
  readonly #order: readonly number[];
  /** What the rivals might do: the same for every split of ours. */
  readonly #rivals: Group[][][];

  constructor(view: PetzView, rivals: number, rng: Rng, persona: Persona) {
    this.#seat = seatOf(view);
    this.#market = marketOf(view);
    this.#order = view.order;
    this.#seats = view.shops.map((_shop, seat) => {
      const outlook = outlookOf(view, seat, seat === this.#seat ? persona : EXPERT);
      const shop = seenShop(view, seat);
      const friends = hooks.companions(shop);
      return { outlook, wishes: wishesOf(view, outlook, shop), imps: shop.home, gold: shop.gold, friends };
    });
    this.#rivals = Array.from({ length: rivals }, () =>
      this.#seats.map(({ imps, gold, friends }) => {
        if (!persona.rivals) return [];
        const split = likelySplit(imps, gold, 6, rng);
        return friends.length === 0 ? split : joined(split, friends, rng);
      }),
    );
  }

  get own(): Seated {
    return this.#seats[this.#seat] as Seated;
  }

  /** Points this split can be expected to gain. */
  weigh(split: readonly Group[]): number {
    let sum = 0;
    for (const rivals of this.#rivals) {
      const buyers = this.#seats.map((x, seat) => {
        const groups = seat === this.#seat ? split : (rivals[seat] ?? []);
        const out = groups.reduce((n, group) => n + group.imps, 0);
        const spent = groups.reduce((n, group) => n + group.gold, 0);
        return buyer(x.outlook, x.wishes, groups, x.imps - out, x.gold - spent);
      });
      playOn(this.#market, buyers, this.#order, null);
      sum += buyers[this.#seat]?.gained ?? 0;
    }
    const gold = split.reduce((n, group) => n + group.gold, 0);
    return sum / this.#rivals.length - 0.01 * gold;
  }
}

/** A group as the question wants it: every stock is named, also what stays at home. */
function partOf(group: Group, { stocks }: SplitDomain): Json {
  return Object.fromEntries(Object.keys(stocks).map((name) => [name, group[name as keyof Group] ?? 0]));
}

/** The best splits found, best first. */
function search(
  view: PetzView,
  domain: SplitDomain,
  tools: PetzTools,
  persona: Persona,
): { split: Group[]; worth: number }[] {
  const { rng } = tools;
  const budget = tools.budget * persona.effort;
  const work = new Grouping(view, persona.rivals ? 5 : 1, rng, persona);
  const blur = blurOf(persona, rng);
  const { own } = work;
  let best: { split: Group[]; worth: number }[] = [];
  const friends = friendsIn(domain.stocks);
  const consider = (alone: Group[]): void => {
    const split = friends.length === 0 ? alone : joined(alone, friends, rng);
    best.push({ split, worth: work.weigh(split) + blur() });
  };
  // With four shops this takes long: in play the clock may end it at any point after the first few.
  const hurries = (): boolean => best.length >= FEW && tools.outOfTime?.() === true;
  for (let i = 0; i < 60 * budget && !hurries(); i++) {
    consider(likelySplit(own.imps, own.gold, domain.parts, rng));
  }
  for (let round = 0; round < 3; round++) {
    best.sort((a, b) => b.worth - a.worth);
    best = best.slice(0, 4);
    for (const { split } of [...best]) {
      for (let i = 0; i < 8 * budget && !hurries(); i++) {
        const other = changed(split, own, domain.parts, rng);
        consider(changed(other, own, domain.parts, rng));
        consider(other);
      }
    }
  }
  return best.sort((a, b) => b.worth - a.worth);
}

function named(split: Group[], domain: SplitDomain): Json[] {
  return split.sort((a, b) => sizeOf(b) - sizeOf(a)).map((group) => partOf(group, domain));
}

/** Some different splits that promise most, best first. */
export function rankGroups(
  view: PetzView,
  domain: SplitDomain,
  tools: PetzTools,
  most: number,
  persona: Persona = EXPERT,
): Json[] {
  const found = new Map<string, Json>();
  for (const { split } of search(view, domain, tools, persona)) {
    if (found.size >= most) break;
    const parts = named(split, domain);
    found.set(JSON.stringify(parts), parts);
  }
  return [...found.values()];
}

/** A split, its biggest group first, with its reason. */
export function explainGroups(choice: Json): Decision {
  const groups = choiceOf('petz.group', choice);
  const [first] = groups;
  if (first === undefined) return because(choice, 'hint.groupNone');
  return because(choice, 'hint.groupFor', { groups: groups.length, biggest: sizeOf(first) });
}

export function decideGroups(
  view: PetzView,
  domain: SplitDomain,
  tools: PetzTools,
  persona: Persona,
): Decision {
  return explainGroups(named(search(view, domain, tools, persona)[0]?.split ?? [], domain));
}
