/** Nomnivore eats nearly everything, House Vampire nearly nothing (DA-PET-NOMNIVORE, DA-PET-VAMPIRE). */
import { expect, test } from 'vitest';
import { cardOf } from '../../../src/engine/petz/data/needs.ts';
import {
  addPet,
  alleyTable,
  evaluate,
  processed,
  relieved,
  showOff,
  suffering,
} from '../../kit/alleys-show.ts';
import type { Table } from '../../kit/petz.ts';
import { entryOf } from '../../kit/show.ts';

const meat = { from: 'meat', chamber: 0 };
const gold = { from: 'gold' };
const potion = { from: 'potion' };
const imp = { from: 'imp' };
const can = { from: 'processed', food: 'can', play: false };
const lollipop = { from: 'processed', food: 'lollipop', play: false };
const artifact = (id: string, card: number | null = null) => ({ from: 'artifact', artifact: id, card });

/** Nomnivore of size 2 on P2 with one hunger need. */
function nom(needs = 'hunger magic magic', options: Parameters<typeof addPet>[5] = {}): Table {
  const t = alleyTable();
  t.shop(0).gold = 0;
  addPet(t, 0, 1, 'nomnivore', needs, { cage: 'c02', ...options });
  return t;
}

test('DA-PET-NOMNIVORE-01 any food, gold, a potion or an artifact for one hunger need', () => {
  const t = nom().food(0, { meat: 1, vegetable: 1 }).artifact(0, 'impArmor', 'magicBox');
  t.shop(0).gold = 1;
  t.shop(0).potions = 1;
  t.shop(0).box = 'vegetable';
  processed(t, 0, { lollipop: 1, can: 1 });
  t.goTo('showing').expectAsk('petz.feed', 0);
  expect(t.options(0)).toEqual([
    ...[meat, { from: 'vegetable', chamber: 0 }, { from: 'box' }],
    ...[can, lollipop, gold, potion, artifact('impArmor'), artifact('magicBox'), null],
  ]);
});

test('EX-DA-68 DA-PET-NOMNIVORE-01 DA-PET-NOMNIVORE-02 DA-PET-NOMNIVORE-03 meat, gold, a potion and the Whip for four needs', () => {
  const t = alleyTable({ round: 2, exhibition: 'eatingContest' })
    .food(0, { meat: 1 })
    .artifact(0, 'whipOfObedience');
  t.shop(0).gold = 1;
  t.shop(0).potions = 1;
  addPet(t, 0, 1, 'nomnivore', 'hunger hunger hunger hunger magic magic magic', { cage: 'c02' });
  showOff(t, [], { 'petz.feed': [meat, gold, potion, artifact('whipOfObedience')] });
  expect(suffering(t)).toEqual([null, 0, null, null]);
  expect(entryOf(t, 0).score).toBe(8);
  expect(t.shop(0)).toMatchObject({ gold: 0, potions: 0, artifacts: [] });
  expect(t.s.gone.artifacts).toContain('whipOfObedience');
  expect(t.eventsOf('petz.ate').map(({ what, id }) => `${what} ${id}`)).toEqual([
    ...['gold null', 'potion null', 'artifact whipOfObedience'],
  ]);
});

test('DA-PET-NOMNIVORE-02 each thing meets exactly one need', () => {
  const t = nom('hunger hunger magic magic', { wears: ['foodBowl1'] });
  t.shop(0).gold = 2;
  t.goTo('showing').play(0, gold).expectAsk('petz.feed', 0).play(0, gold).expectAsk('petz.jobs');
  expect(suffering(t)).toEqual([null, 0, null, null]);
  expect(t.shop(0).gold).toBe(0);
});

test('DA-PET-NOMNIVORE-03 R-DA-59 an eaten artifact leaves the game, its effect ends, what it did stays done', () => {
  const t = alleyTable({ home: 2 }).artifact(0, 'longHandledShovel');
  t.shop(0).gold = 0;
  t.plot(0, 0).manure = 2;
  addPet(t, 0, 2, 'stegobully', 'anger anger', { cage: 'c04' });
  addPet(t, 0, 1, 'nomnivore', 'hunger magic magic', { cage: 'c02' });
  showOff(t, [2, 1], {
    'petz.shovel': [{ plots: [1, 0, 0, 0], employee: false }],
    'petz.feed': [artifact('longHandledShovel')],
  });
  expect(t.shop(0).artifacts).toEqual([]);
  expect(t.plot(0, 0).manure).toBe(1);
  expect(t.shop(0).used.shovel).toBe(1);
});

test('EX-DA-69 DA-PET-NOMNIVORE-03 R-DA-58 an eaten book costs a card of its colour at once', () => {
  const t = nom();
  t.artifact(0, 'savageFeasts');
  t.shop(0).books.savageFeasts = 'G';
  t.hand(0, ['G hunger', 'G poop', 'R anger', 'Y play', 'P magic']);
  const [hunger, poop] = t.shop(0).hand;
  t.goTo('showing').expectAsk('petz.feed', 0);
  // The owner picks which of his green cards.
  expect(t.options(0)).toEqual([
    artifact('savageFeasts', hunger ?? 0),
    artifact('savageFeasts', poop ?? 0),
    null,
  ]);
  t.play(0, artifact('savageFeasts', poop ?? 0));
  expect(t.faces(0)).toEqual(['G hunger', 'R anger', 'Y play', 'P magic']);
  expect(t.s.gone.needs[0]).toContain(cardOf(poop ?? 0));
  expect(t.shop(0).books).toEqual({});
  // Seen by all (DA-HIDDEN-05).
  expect(t.eventsOf('petz.ate')).toMatchObject([{ what: 'artifact', id: 'savageFeasts', card: poop }]);
  expect(t.eventsOf('petz.ate')[0]?.only).toBeUndefined();
  t.expectInventory();
});

test('R-DA-58 with no card of the colour in hand none is lost', () => {
  const t = nom();
  t.artifact(0, 'savageFeasts');
  t.shop(0).books.savageFeasts = 'G';
  t.hand(0, ['R anger', 'Y play', 'P magic']);
  t.goTo('showing').play(0, artifact('savageFeasts'));
  expect(t.faces(0)).toHaveLength(3);
  t.expectInventory();
});

test('DA-PET-NOMNIVORE-04 no imps, manure, accessories or cages', () => {
  const t = nom('hunger magic magic', { manure: 2 });
  const own = t.shop(0).alleys;
  if (own !== undefined && t.s.alleys !== undefined) {
    own.accessories.push(...t.s.alleys.accessories.splice(0, 1));
  }
  t.goTo('showing').expectAsk('petz.jobs');
  expect(suffering(t)).toEqual([null, 1, null, null]);
  expect(t.shop(0).home).toBe(7);
});

test('DA-PET-NOMNIVORE-04 other pets eat no gold', () => {
  const t = alleyTable();
  t.shop(0).potions = 1;
  addPet(t, 0, 1, 'dunguin', 'hunger magic', { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs');
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('DA-PET-NOMNIVORE-05 what is not fed hurts', () => {
  const t = nom();
  t.shop(0).gold = 3;
  showOff(t, [], { 'petz.feed': [null] });
  expect(suffering(t)).toEqual([null, 1, null, null]);
  expect(t.shop(0).gold).toBe(3);
});

test('R-DA-54 grazing and meat symbols both feed Nomnivore', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'nomnivore', 'hunger hunger disease magic', {
    cage: 'c06',
    addon: 'meat',
    wears: ['foodBowl1'],
  });
  t.goTo('showing').expectAsk('petz.jobs');
  expect(t.eventsOf('petz.fed').map(({ food, source }) => `${food} ${source}`)).toEqual([
    'vegetable cage',
    'meat addon',
  ]);
  expect(suffering(t)).toEqual([null, 0, null, null]);
});

test('R-DA-55 the frozen food may be fed as its own item, or is lost with the box', () => {
  const lay = () => {
    const t = alleyTable().artifact(0, 'magicBox');
    t.shop(0).gold = 0;
    t.shop(0).box = 'meat';
    addPet(t, 0, 1, 'nomnivore', 'hunger hunger magic magic', { cage: 'c02', wears: ['foodBowl1'] });
    return t.goTo('showing');
  };
  const both = lay().play(0, { from: 'box' }).play(0, artifact('magicBox'));
  expect(suffering(both)).toEqual([null, 0, null, null]);
  const whole = lay().play(0, artifact('magicBox'));
  expect(whole.shop(0).box).toBeNull();
  expect(suffering(whole)).toEqual([null, 1, null, null]);
});

test('R-DA-56 gold on manure or on a jukebox is no meal', () => {
  const t = nom('hunger magic magic', { manure: 1, addon: 'jukebox' });
  const plot = t.plot(0, 1).alleys;
  if (plot !== undefined) Object.assign(plot, { pearls: 1, tune: 'strength' });
  t.goTo('showing').expectAsk('petz.jobs');
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('R-DA-57 potions laid at a pet cannot be eaten; an eaten one is gone for good', () => {
  const t = nom('hunger magic potion');
  t.goTo('showing').expectAsk('petz.sleep', 0);
  expect(suffering(t)).toEqual([null, 1, null, null]);
  const u = nom();
  u.shop(0).potions = 2;
  showOff(u, [], { 'petz.feed': [potion] });
  expect(u.shop(0).potions).toBe(1);
});

test('R-DA-36 R-DA-55 an eaten Gift Box takes its copied effect with it', () => {
  const t = nom().artifact(0, 'giftBox');
  const own = t.shop(0).alleys;
  if (own !== undefined) own.gift = 'magicBox';
  t.shop(0).box = 'meat';
  t.goTo('showing').play(0, artifact('giftBox'));
  expect(t.shop(0)).toMatchObject({ artifacts: [], box: null, alleys: { gift: null } });
  t.expectInventory();
});

test('R-DA-37 a hat that is away cannot be eaten, one at home can', () => {
  const lay = (away: boolean) => {
    const t = nom().artifact(0, 'fancyHat');
    const own = t.shop(0).alleys;
    if (own !== undefined) own.hatOnPlatform = away;
    return t.goTo('showing');
  };
  lay(true).expectAsk('petz.jobs');
  expect(lay(false).expectAsk('petz.feed', 0).options(0)).toEqual([artifact('fancyHat'), null]);
});

test('DA-PET-VAMPIRE-01 one of his hunger needs is met by itself', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, 'houseVampire', 'hunger magic hunger', { cage: 'c02' });
  showOff(t);
  expect(relieved(t)).toEqual(['vampire hunger 1']);
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('DA-PET-VAMPIRE-02 each further one hurts, or costs an imp at home', () => {
  const t = alleyTable({ home: 1 });
  addPet(t, 0, 1, 'houseVampire', 'hunger magic hunger', { cage: 'c02' });
  t.goTo('showing').expectAsk('petz.feed', 0);
  expect(t.options(0)).toEqual([imp, null]);
  t.play(0, imp);
  expect(suffering(t)).toEqual([null, 0, null, null]);
  expect(t.shop(0)).toMatchObject({ home: 0, hospital: 1 });
  t.expectInventory();
});

test('EX-DA-70 DA-PET-VAMPIRE-01 DA-PET-VAMPIRE-02 DA-PET-VAMPIRE-03 three hunger, one imp, Imp Armor', () => {
  const t = alleyTable({ home: 1 }).artifact(0, 'impArmor');
  addPet(t, 0, 1, 'houseVampire', 'hunger hunger hunger disease', { cage: 'c02' });
  showOff(t, [], { 'petz.feed': [imp] });
  expect(relieved(t)).toEqual(['vampire hunger 1']);
  expect(t.shop(0)).toMatchObject({ home: 0, hospital: 1 });
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('DA-PET-VAMPIRE-04 he eats no food of any kind', () => {
  const t = alleyTable({ home: 0 }).food(0, { meat: 2, vegetable: 2 }).artifact(0, 'magicBox');
  t.shop(0).box = 'meat';
  processed(t, 0, { can: 1, lollipop: 1 });
  addPet(t, 0, 1, 'houseVampire', 'hunger magic hunger', { cage: 'c02' });
  t.goTo('showing').expectAsk('petz.jobs');
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('R-DA-60 neither symbols nor a tune feed him, and the Employee is one imp', () => {
  const t = alleyTable({ home: 1 }).artifact(0, 'employeeOfTheMonth');
  addPet(t, 0, 1, 'houseVampire', 'hunger hunger hunger disease', { cage: 'c06', addon: 'meat' });
  showOff(t, [], { 'petz.feed': [imp] });
  expect(t.eventsOf('petz.fed')).toEqual([]);
  expect(suffering(t)).toEqual([null, 1, null, null]);
  const u = alleyTable({ home: 0 });
  addPet(u, 0, 1, 'houseVampire', 'hunger magic hunger', { cage: 'c02', addon: 'jukebox' });
  Object.assign(u.plot(0, 1).alleys ?? {}, { tune: 'meat' });
  showOff(u);
  expect(suffering(u)).toEqual([null, 1, null, null]);
});

test('R-DA-61 an imp in a gap or in armour cannot be given', () => {
  const t = alleyTable({ home: 1 });
  addPet(t, 0, 0, 'birdie', 'play disease', { cage: 'c03' });
  addPet(t, 0, 1, 'houseVampire', 'hunger magic hunger', { cage: 'c02' });
  t.goTo('showing').play(0, { gap: 3, employee: false });
  evaluate(t, []);
  expect(t.eventsOf('petz.ate')).toEqual([]);
  expect(suffering(t)).toEqual([0, 1, null, null]);
});
