/** What each thing on offer in town is worth to a shop, before anything was bought this round. */

import { BOARD, petCard } from '../../engine/petz/data/cards.ts';
import { NEED_INDEX } from '../../engine/petz/data/needs.ts';
import { grown } from '../../engine/petz/phases/aging.ts';
import { foodCount, hasArtifact, petsOf } from '../../engine/petz/query.ts';
import { exhibitionNow, shopBonus } from '../../engine/petz/score.ts';
import { newPet } from '../../engine/petz/spaces/corral.ts';
import type { Pet, Plot, Shop } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { everyPet } from './arrange.ts';
import { ARTIFACT_AT_END, artifactARound } from './artifacts.ts';
import type { Appetite, Wishes } from './buyer.ts';
import { hooks } from './expansion.ts';
import { potionWorth } from './holding.ts';
import { quality, trouble } from './housing.ts';
import { expectedExcess, meanNeeds } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { expectedAward, rivalScores } from './show.ts';
import { expectedMatch, expectedScore, petsAhead, saleAhead } from './worth.ts';

/** Tokens a pet is going to want before they spoil. */
function appetiteOf(o: Outlook, pet: Pet): Appetite {
  const now = meanNeeds(pet)[NEED_INDEX.hunger] ?? 0;
  const next = o.left > 0 ? (meanNeeds({ id: pet.id, size: grown(pet.size) })[NEED_INDEX.hunger] ?? 0) : 0;
  const { diet, fasts } = petCard(pet.id);
  const tokens = fasts ? 0 : 1.15 * now + 0.6 * next;
  return {
    vegetable: diet === 'herbivore' ? tokens : 0,
    meat: diet === 'carnivore' ? tokens : 0,
    either: diet === 'omnivore' ? tokens : 0,
  };
}

export function addAppetites(a: Appetite, b: Appetite): Appetite {
  return { vegetable: a.vegetable + b.vegetable, meat: a.meat + b.meat, either: a.either + b.either };
}

/** Worth of a store of food for an appetite. */
export function foodWorth(o: Outlook, appetite: Appetite, vegetable: number, meat: number): number {
  const v = Math.min(vegetable, appetite.vegetable);
  const m = Math.min(meat, appetite.meat);
  const either = Math.min(vegetable - v + meat - m, appetite.either);
  const eaten = v + m + either;
  return o.persona.neededFood * eaten + o.persona.spareFood * (vegetable + meat - eaten);
}

/** The best cage a new pet could have, or an ordinary one that would have to be bought. */
function likelyTrouble(shop: Shop, pet: Pet): number {
  const free = shop.plots.filter((plot) => plot.cage !== null && plot.pet === null);
  const tiles = [...free, ...shop.cart.cages.map((cage) => ({ cage, addon: null }))];
  if (tiles.length === 0) return trouble(pet, { cage: 'c09', addon: null });
  return Math.min(...tiles.map((x) => trouble(pet, x)));
}

function petWorth(view: PetzView, o: Outlook, shop: Shop, pets: readonly Pet[], pet: Pet): number {
  const ahead = petsAhead(o, [...pets, pet]) - petsAhead(o, pets);
  const tile = exhibitionNow(view);
  const plots: Plot[] = [];
  const show =
    tile === null
      ? 0
      : 0.45 * (expectedScore(o, tile, [...pets, pet], plots) - expectedScore(o, tile, pets, plots)) +
        (pets.length === 0 ? 1.5 : 0);
  const rounds = 0.7 + 0.3 * Math.min(2, o.left);
  const { shows, trouble, neededFood, meatEaters } = o.persona;
  const worth = ahead + shows * show - trouble * rounds * likelyTrouble(shop, pet) - neededFood * 0.3;
  return petCard(pet.id).diet === 'carnivore' ? worth + meatEaters : worth;
}

function addonWorth(o: Outlook, shop: Shop, addon: string): number {
  let best = 0;
  for (const plot of shop.plots) {
    if (plot.cage === null || plot.addon !== null) continue;
    const better = quality({ cage: plot.cage, addon }) - quality(plot);
    const saved =
      plot.pet === null ? 0 : trouble(plot.pet, plot) - trouble(plot.pet, { cage: plot.cage, addon });
    best = Math.max(best, (0.6 + 0.4 * o.left) * saved + 0.15 * o.left * better);
  }
  return 0.8 + best;
}

function cageWorth(o: Outlook, shop: Shop, ground: number, cage: string): number {
  const worst = Math.min(...shop.plots.map((plot) => quality(plot)));
  const better = quality({ cage, addon: null }) - (ground > 0 ? 0 : worst);
  return (ground > 0 ? 0.8 : 0) + 0.22 * (o.left + 1) * better;
}

/** What the platform adds: the difference between its price and the black market's for the best sale in reach. */
function platformWorth(o: Outlook, pets: readonly Pet[]): number {
  const gain = o.platform - o.blackMarket;
  const chances: number[] = [];
  const add = (round: number, match: number): void => {
    const wait = round - o.round;
    chances.push(0.85 * gain * match - o.persona.impRound * (wait + 0.3));
  };
  for (const customer of o.now) {
    const grownUp = pets.filter((pet) => pet.size >= 4);
    add(o.round, Math.max(0, ...grownUp.map((pet) => expectedMatch(o, pet, customer))));
  }
  for (const slot of o.later) {
    const points = Math.max(0, ...pets.map((pet) => saleAhead(o, pet, slot)));
    add(slot.round, points / (o.blackMarket + 0.5));
  }
  chances.sort((a, b) => b - a);
  return chances[o.booked] ?? -1;
}

function judgeWorth(view: PetzView, o: Outlook, shop: Shop, pets: readonly Pet[]): number {
  const tile = exhibitionNow(view);
  if (tile === null || shop.judge) return 0;
  if (tile.scope === 'pet' && pets.length === 0) return 0;
  const plots = petsOf(shop).map(({ plot }) => plot);
  const score = expectedScore(o, tile, pets, plots) + shopBonus(view, shop);
  const rivals = rivalScores(view, o);
  const { shows } = o.persona;
  return (
    shows *
    (expectedAward(score + BOARD.judgeBonus, rivals, o.awards) - expectedAward(score, rivals, o.awards))
  );
}

/** Imps that will have work at home: half of the play needs, and raging pets. */
function busyImps(pets: readonly Pet[], shop: Shop): number {
  const housed = petsOf(shop);
  let imps = 0;
  for (const pet of pets) {
    const plot = housed.find((x) => x.pet.id === pet.id)?.plot ?? { cage: 'printed', addon: null };
    imps += 0.6 * (meanNeeds(pet)[NEED_INDEX.play] ?? 0);
    imps += 0.8 * expectedExcess(pet, 'anger', plot.cage === null ? 1 : 1.5);
  }
  return imps;
}

export function wishesOf(view: PetzView, o: Outlook, shop: Shop): Wishes {
  const { persona } = o;
  const pets = everyPet(shop);
  const { town } = view;
  const cages = shop.plots.filter((plot) => plot.cage !== null).length + shop.cart.cages.length;
  const ground = Math.max(0, shop.plots.length - cages);
  const worths = new Map<string, number>();
  const appetites = new Map<string, Appetite>();
  const stray = view.alleys?.market.pet.id ?? null;
  for (const [half, size] of [
    [stray === null ? town.young : [...town.young, stray], 2],
    [town.old, 3],
  ] as const) {
    for (const id of half) {
      const pet = newPet(id, size);
      worths.set(id, petWorth(view, o, shop, pets, pet));
      appetites.set(id, appetiteOf(o, pet));
    }
  }
  let waiting = 0;
  for (let i = 0; i < Math.min(view.round, shop.waiting.length); i++) waiting += shop.waiting[i] ?? 0;
  const perImp = persona.impRound * o.left + persona.impAtEnd;
  const spaces = new Map<string, number>([
    ['imps', waiting * perImp],
    ['hospital', potionWorth(o) + shop.hospital * perImp],
    ['judge', judgeWorth(view, o, shop, pets)],
    ['platform', platformWorth(o, pets)],
    [
      'artifacts',
      town.artifacts.reduce((sum, id) => sum + ARTIFACT_AT_END + (o.left + 1) * artifactARound(id), 0),
    ],
  ]);
  const market = view.alleys?.market;
  const cagesOnOffer = [...town.cages, market?.cage.id ?? null].filter((id) => id !== null);
  const addonsOnOffer = [...town.addons, market?.addon.id ?? null].filter((id) => id !== null);
  const wishes: Wishes = {
    pets: worths,
    cages: new Map(cagesOnOffer.map((id) => [id, cageWorth(o, shop, ground, id)])),
    addons: new Map(addonsOnOffer.map((id) => [id, addonWorth(o, shop, id)])),
    spaces,
    appetite: pets
      .map((pet) => appetiteOf(o, pet))
      .reduce(addAppetites, { vegetable: 0, meat: 0, either: 0 }),
    appetites,
    stock: {
      vegetable: foodCount(shop, 'vegetable') + (shop.box === null ? 0 : 1),
      meat: foodCount(shop, 'meat'),
    },
    room: cages - pets.length,
    ground,
    future: Math.min(4.5, 2.2 * o.left),
    busy: busyImps(pets, shop) + (hasArtifact(shop, 'longHandledShovel') ? 0.5 : 0),
  };
  if (view.alleys !== undefined) hooks.wish(view, o, shop, wishes);
  return wishes;
}
