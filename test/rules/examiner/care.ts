/** Showing off, as the rulebook has it: what each kind of need must do to each pet that is being looked after. */

import type { Pet, Petz, Plot, Shop } from '../../../src/engine/petz/state.ts';
import {
  eats,
  exhibitionTile,
  NEEDS,
  type Need,
  needsOf,
  needsOn,
  onCage,
  onPlot,
  petTile,
  times,
  total,
  works,
} from './printed.ts';
import { at, between, must, shopIn, turnOf } from './probe.ts';

interface Looked {
  at: number;
  plot: Plot;
  pet: Pet;
  /** The plot when the kind of need is over. */
  now: Plot;
}

/** The pets that are looked after now: all of them, or in the alleys the one whose turn it is. */
function lookedAfter(was: Petz, now: Petz): Looked[] {
  const { alleys } = turnOf(was);
  const after = shopIn(now).plots;
  return shopIn(was).plots.flatMap((plot, i) =>
    plot.pet === null || (alleys !== undefined && alleys.at !== i)
      ? []
      : [{ at: i, plot, pet: plot.pet, now: after[i] as Plot }],
  );
}

/** Pairs of a neighbour's needs that spare the Lemur one. */
function pairs(s: Petz, { at: own, pet }: Looked, need: Need): number {
  if (pet.id !== 'soulfulLemur') return 0;
  const revealed = turnOf(s).alleys?.revealed ?? [];
  return total(
    [own + 1, own + 3].map((next) => Math.floor((revealed[next % 4]?.[NEEDS.indexOf(need)] ?? 0) / 2)),
  );
}

/** A pet that is still there has so many tokens more; one that is gone has died of them. */
function mustSuffer(what: string, { pet, now }: Looked, tokens: number): void {
  const facts = { pet, tokens, now: now.pet };
  if (now.pet === null) must(what, pet.suffering + tokens >= pet.size, facts);
  else must(what, now.pet.suffering === pet.suffering + tokens && now.pet.suffering < now.pet.size, facts);
}

at('petz.show/reveal', (s) => {
  for (const { pet } of shopIn(s).plots) {
    if (pet === null) continue;
    const cards = pet.cards ?? [];
    const { extra } = petTile(pet.id);
    const bars = pet.size + (extra === undefined ? 0 : 1) + (pet.wears?.length ?? 0);
    must('a card for every bar', cards.length === bars, pet);
    must('needs', JSON.stringify(needsOf(pet)) === JSON.stringify(needsOn(cards)), pet);
  }
});

/** What a pet can be given for hunger needs, and how much of each there is. */
function larder({ food, box, potions, gold, artifacts, hospital, alleys }: Shop) {
  const { lollipop = 0, can = 0 } = alleys?.processed ?? {};
  return {
    vegetable: total(food.vegetable),
    meat: total(food.meat),
    frozen: box === null ? 0 : 1,
    processed: lollipop + can,
    odd: potions + gold + artifacts.length,
    // Imps that the Vampire was given are in the hospital.
    imps: -hospital,
  };
}

between('petz.show/hunger', 'petz.show/starve', (was, now) => {
  const pets = lookedAfter(was, now);
  if (pets.length === 0) return;
  const [had, has] = [larder(shopIn(was)), larder(shopIn(now))];
  const box = (shop: Shop) => works(shop, 'magicBox');
  // Who eats the Magic Box itself eats one thing, with any food in it.
  const thrown = box(shopIn(was)) && !box(shopIn(now)) ? had.frozen - has.frozen : 0;
  const eaten = total(Object.values(had)) - total(Object.values(has)) - thrown;
  let left = -eaten;
  for (const each of pets) {
    const { pet, plot } = each;
    const food =
      (eats(pet, 'vegetable') ? onPlot(plot, 'graze') : 0) + (eats(pet, 'meat') ? onPlot(plot, 'meat') : 0);
    const free = food + pairs(was, each, 'hunger') + (pet.id === 'houseVampire' ? 1 : 0);
    left += Math.max(0, needsOf(pet).hunger - free);
  }
  const [only] = pets;
  if (only !== undefined && pets.length === 1) {
    mustSuffer('hunger', only, left);
    const { pet } = only;
    must(
      'no vegetables for who does not eat them',
      eats(pet, 'vegetable') || had.vegetable === has.vegetable,
      pet,
    );
    must('no meat for who does not eat it', eats(pet, 'meat') || had.meat === has.meat, pet);
    must('gold, potions, artifacts', pet.id === 'nomnivore' || had.odd === has.odd, pet);
    must('imps', pet.id === 'houseVampire' || had.imps === has.imps, pet);
    return;
  }
  if (pets.some((each) => each.now.pet === null)) return;
  const suffered = total(pets.map(({ pet, now: { pet: after } }) => (after?.suffering ?? 0) - pet.suffering));
  must('hunger of several', suffered === left, { left, suffered, had, has });
});

between('petz.show/poop', 'petz.show/poop', (was, now) => {
  const pets = lookedAfter(was, now);
  for (const [i, plot] of shopIn(was).plots.entries()) {
    const each = pets.find((x) => x.at === i);
    const needs = each === undefined ? 0 : Math.max(0, needsOf(each.pet).poop - pairs(was, each, 'poop'));
    const tokens = Math.max(0, needs - onPlot(plot, 'absorb'));
    must('poop', shopIn(now).plots[i]?.manure === plot.manure + tokens, { plot, tokens });
    if (each === undefined) continue;
    const pearls = (each.now.alleys?.pearls ?? 0) - (plot.alleys?.pearls ?? 0);
    must('pearls', pearls === (each.pet.id === 'pearlpusher' && tokens > 0 ? 1 : 0), plot);
  }
});

between('petz.show/toys', 'petz.show/bored', (was, now) => {
  const [before, after] = [shopIn(was), shopIn(now)];
  // Which gap the Employee stands in is not to be seen from outside: those games are left to other tests.
  if (works(before, 'employeeOfTheMonth')) return;
  const licked = (before.alleys?.processed.lollipop ?? 0) - (after.alleys?.processed.lollipop ?? 0);
  const { pony = 0, licked: eaten = 0 } = turnOf(was).alleys ?? {};
  for (const each of lookedAfter(was, now)) {
    const imps = total([each.at, each.at + 3].map((gap) => after.busy.gaps[gap % 4] ?? 0));
    const met = onPlot(each.plot, 'play') + pairs(was, each, 'play') + imps + pony + eaten + licked;
    mustSuffer('play', each, Math.max(0, needsOf(each.pet).play - met));
  }
});

between('petz.show/magic', 'petz.show/mutate', (was, now) => {
  for (const each of lookedAfter(was, now)) {
    const { pet, plot, now: after } = each;
    if (pet.id === 'shiningSpook') continue;
    const limit = onPlot(plot, 'antimagic') + after.guard.antimagic + pairs(was, each, 'magic');
    const tokens = pet.mutation + Math.max(0, needsOf(pet).magic - limit);
    must('magic', after.pet === null ? tokens >= 2 : after.pet.mutation === tokens && tokens < 2, {
      plot,
      tokens,
    });
  }
});

between('petz.show/anger', 'petz.show/escape', (was, now) => {
  const pets = lookedAfter(was, now);
  if (pets.some(({ pet }) => pet.id === 'wreckie')) return;
  let held = 0;
  for (const each of pets) {
    const excess = needsOf(each.pet).anger - onPlot(each.plot, 'strength') - pairs(was, each, 'anger');
    if (excess > 0 && each.now.pet !== null) held += excess;
    must('who is not too angry stays', excess > 0 || each.now.pet !== null, each);
  }
  const [before, after] = [shopIn(was), shopIn(now)];
  const armoured = total(
    after.plots.map(({ guard }, i) => guard.strength - (before.plots[i]?.guard.strength ?? 0)),
  );
  const caught = after.hospital - before.hospital + armoured;
  const employee = after.used.employee && !before.used.employee ? 1 : 0;
  must('anger', caught === held || caught + employee === held, { held, caught, employee });
});

between('petz.show/disease', 'petz.show/disease', (was, now) => {
  for (const each of lookedAfter(was, now)) {
    const { pet, plot } = each;
    const laid = needsOf(pet).disease;
    const own = pet.id !== 'snugglySickie' ? laid : laid > 0 ? 0 : 1;
    const needs = Math.max(0, own - onCage(plot, 'disease') - pairs(was, each, 'disease'));
    const sum = needs + plot.manure;
    mustSuffer('disease', each, needs > 0 && sum > 2 ? 1 + (sum - 2) : 0);
  }
});

at('petz.show/score', (s) => {
  const shop = shopIn(s);
  const id = s.exhibitions.find(({ round }) => round === s.round)?.id ?? null;
  const { entry, alleys } = shop;
  if (id === null) return must('no exhibition in round 1', s.round === 1 && entry === null, s.round);
  const { scope, terms } = exhibitionTile(id);
  const cans: Record<string, number> = alleys?.show.cans ?? {};
  const shown = shop.plots.flatMap(({ pet, manure }) =>
    pet !== null && (scope === 'display' || pet.id === entry?.pet) ? [{ pet, manure }] : [],
  );
  const ofDisplay: Record<string, number> = {
    manure: total(shop.plots.map(({ manure }) => manure)),
    eaten: alleys?.show.eaten ?? 0,
    wounded: alleys?.show.wounded ?? 0,
  };
  const count = (term: (typeof terms)[number]): number => {
    const whole = scope === 'display' ? ofDisplay[term.of] : undefined;
    return whole ?? total(shown.map(({ pet, manure }) => times(term, pet, { manure }, entry?.need ?? null)));
  };
  const points =
    total(terms.map((term) => term.value * count(term))) + total(shown.map(({ pet }) => cans[pet.id] ?? 0));
  const bonus = (shop.judge ? 2 : 0) + (works(shop, 'whipOfObedience') ? 0.5 : 0);
  const score = scope === 'pet' && shown.length === 0 ? 0 : points + bonus;
  must('the score', entry?.score === score && entry.takesPart === score > 0, { id, score, entry });
});
