/** Rules of both rulebooks that meet: the last round, exhibitions, artifacts and turned cards, each result from the texts. */
import { describe, expect, test } from 'vitest';
import { businessScore } from '../../../src/engine/petz/score.ts';
import {
  addPet,
  alleyTable,
  evaluate,
  extras,
  manure,
  mutation,
  processed,
  relieved,
  showOff,
  suffering,
} from '../../kit/alleys-show.ts';
import {
  alleys,
  go,
  has,
  hireFromMarket,
  openRow,
  stand,
  toWork,
  usable,
  waiting,
} from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { entryOf, sale } from '../../kit/show.ts';

const doubles = { variants: { doubles: true } };

/** The scores of seat 0 in the two final exhibitions: business, display. */
const finals = (t: Table) => t.eventsOf('petz.finalShow').map(({ scores }) => scores[0]);

/** The last round of a standard game, seat 0 with this facility and no imp left on the Progress Board to miss. */
function lastWork(facility: string): Table {
  const t = openRow(alleys(), facility).round(5);
  has(t, 0).permission = 0;
  const shop = t.shop(0);
  shop.home += shop.waiting.reduce((sum, n) => sum + n, 0);
  shop.waiting = shop.waiting.map(() => 0);
  return t;
}

describe('turned cards', () => {
  test('DA-CUSTOMER-PAIR-03 PB-VAR-07 a red play card turned is a whole pair for the Disciplinarian', () => {
    const t = alleyTable({ ...doubles, round: 3, home: 4 }).customers(['dungeonDisciplinarian']);
    const given = ['G hunger', 'R play turned', 'R poop', 'G poop'];
    t.house(0, 1, 'stegobully', { cage: 'c01', cards: given }).food(0, { vegetable: 1 });
    evaluate(t.goTo('showing'), [], {
      'petz.feed': [{ from: 'vegetable', chamber: 0 }],
      'petz.play': [{ gap: 0, employee: false }],
    });
    t.expectAsk('petz.sell', 0).play(0, sale(1, 'dungeonDisciplinarian'));
    expect(t.eventsOf('petz.sold')).toMatchObject([{ match: 3, reputation: 6, gold: 2 }]);
  });

  test('DA-EXHIBITION-DANCING-02 PB-VAR-07 PB-ARTIFACT-WHIP-01 3 magic and 2 play on four cards, 1 poop, the Whip: 6½', () => {
    const t = alleyTable({ ...doubles, round: 2, exhibition: 'dancingPetStar', home: 4 });
    const given = ['Y magic turned', 'P play turned', 'P magic', 'Y poop'];
    t.house(0, 1, 'birdie', { cage: 'c02', cards: given }).artifact(0, 'whipOfObedience');
    t.goTo('showing');
    evaluate(t, [], { 'petz.play': [0, 1].map((gap) => ({ gap, employee: false })) });
    expect(entryOf(t, 0).score).toBe(3 * 2 + 1 - 1 + 0.5);
  });

  test('R-DA-67 DA-PET-LEMUR-02 one side of a turned card and a plain card of the neighbour make a pair', () => {
    const t = alleyTable({ ...doubles, home: 0 });
    t.house(0, 1, 'birdie', { cage: 'c02', size: 3, cards: ['Y poop turned', 'P play', 'P magic'] });
    t.house(0, 2, 'soulfulLemur', { cage: 'c03', size: 2, cards: ['Y play', 'Y play', 'G poop'] });
    showOff(t);
    expect(relieved(t)).toEqual(['lemur play 1']);
    expect(suffering(t)).toEqual([null, 2, 1, null]);
  });

  test('PB-VAR-07 DA-PET-SLYPIGGY-01 PB-EXHIBITION-CHILDREN-01 the new manure of a turned poop card moves next door for its play need, and still counts', () => {
    const t = alleyTable({ ...doubles, round: 2, exhibition: 'childrensDay', home: 1 });
    const given = ['G disease', 'Y poop turned', 'Y disease'];
    t.house(0, 1, 'slyPiggy', { cage: 'c01', size: 2, cards: given });
    showOff(t, [], {
      'petz.play': [{ gap: 1, employee: false }],
      'petz.shove': [{ to: 2, pearl: false }],
    });
    expect([manure(t), suffering(t)]).toEqual([
      [0, 0, 1, 0],
      [null, 0, null, null],
    ]);
    expect(entryOf(t, 0).score).toBe(2 - 1);
  });
});

describe('one pet and another', () => {
  test('DA-PET-LEMUR-03 DA-PET-PONY-02 an escaped Pony calms the Lemur with her anger and amuses it', () => {
    const t = alleyTable({ home: 0 });
    t.shop(0).reputation = 20;
    addPet(t, 0, 1, 'pony', 'anger anger anger play', { cage: 'c09' });
    t.house(0, 2, 'soulfulLemur', { cage: 'c02', cards: ['Y play', 'G anger', 'P play', 'Y play'], size: 3 });
    showOff(t, [1, 2]);
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'pony' }]);
    // Pony's excess is 2; of the Lemur's three play needs one hurts, its anger in a cage of strength 0 is paired.
    expect(t.shop(0).reputation).toBe(18);
    expect(relieved(t)).toEqual(['pony play 2', 'lemur anger 1']);
    expect(suffering(t)).toEqual([null, null, 1, null]);
  });

  test('DA-PET-PONY-01 DA-CAGE-EXPERIMENTAL-02 R-DA-82 the lever on antimagic frees Pony on purpose: one play need more', () => {
    const t = alleyTable({ home: 0 });
    addPet(t, 0, 0, 'pony', 'anger anger play', { cage: 'experimental1' });
    addPet(t, 0, 2, 'trollie', 'play poop play', { cage: 'c02' });
    showOff(t, [0, 2], { 'petz.setCage': ['antimagic'] });
    expect(relieved(t)).toEqual(['pony play 2']);
    expect(suffering(t)).toEqual([null, null, 0, null]);
  });

  test('DA-PET-SICKIE-01 DA-PET-LEMUR-01 RUL-83 two diseases in dirt: nobody is ill, and the Lich Lord likes both colours', () => {
    const t = alleyTable({ round: 3, home: 0 }).customers(['lichLord']);
    addPet(t, 0, 1, 'snugglySickie', 'disease disease play magic play', { cage: 'c07', manure: 3 });
    addPet(t, 0, 2, 'soulfulLemur', 'disease play poop', { cage: 'c05', manure: 2 });
    evaluate(t.goTo('showing'), []);
    expect(suffering(t)).toEqual([null, 0, 0, null]);
    t.expectAsk('petz.sell', 0).play(0, sale(1, 'lichLord'));
    expect(t.eventsOf('petz.sold')).toMatchObject([{ match: 6 }]);
  });

  test('DA-PET-SPOOK-01 PB-CUSTOMER-WARLOCK-01 PB-SELL-20 a token given to a pet that was done spoils its sale: 7 - 3, and 2 gold less', () => {
    const t = alleyTable({ round: 3, home: 0 }).customers(['warlock']);
    addPet(t, 0, 1, 'birdie', 'magic magic magic play', { cage: 'c02', addon: 'play' });
    addPet(t, 0, 2, 'shiningSpook', 'magic magic magic', { cage: 'c03' });
    evaluate(t.goTo('showing'), [1, 2], { 'petz.spook': [{ to: 1 }] });
    expect(mutation(t)).toEqual([null, 1, 0, null]);
    t.expectAsk('petz.sell', 0).play(0, sale(1, 'warlock'));
    expect(t.eventsOf('petz.sold')).toMatchObject([{ match: 4, reputation: 8, gold: 0 }]);
  });

  test('DA-PET-WRECKIE-02 PB-SELL-16 RUL-67 a pet sold from among the pieces of its cage: the imp stands there, its manure can go', () => {
    const t = alleyTable({ round: 3, home: 2 }).customers(['porkyOrky']);
    t.imps(0, { platform: 1 });
    addPet(t, 0, 1, 'liffard', 'poop play poop poop', { cage: 'c07' });
    addPet(t, 0, 2, 'wreckie', 'anger anger poop poop', { cage: 'c09' });
    evaluate(t.goTo('showing'), [1, 2], { 'petz.wreck': [{ plot: 1, tile: 'cage' }] });
    t.expectAsk('petz.sell', 0).play(0, sale(1, 'porkyOrky', true));
    expect(t.eventsOf('petz.sold')).toMatchObject([{ match: 6, reputation: 18 }]);
    t.until('petz.jobs');
    expect(t.options(0)).toContainEqual({ imps: 1, plots: [0, 2, 0, 0], employee: false });
  });
});

describe('artifacts and addons', () => {
  test('DA-ADDON-DING-05 PB-EXHIBITION-CHILDREN-01 one gold mends a pet for Childrens’ Day and for the Girl who buys it', () => {
    const t = alleyTable({ round: 3, exhibition: 'childrensDay', home: 0 }).customers(['dungeonGirl']);
    addPet(t, 0, 1, 'trollie', 'play poop magic play', { cage: 'c07', addon: 'ding', suffering: 1 });
    evaluate(t.goTo('showing'), [], { 'petz.ding': [{ suffering: 1, mutation: 1 }] });
    expect(entryOf(t, 0).score).toBe(2 * 2 - 1);
    t.expectAsk('petz.sell', 0).play(0, sale(1, 'dungeonGirl'));
    expect(t.eventsOf('petz.sold')).toMatchObject([{ match: 4, gold: 2 }]);
    expect(t.shop(0).gold).toBe(3 - 1 + 2);
  });

  test('DA-ARTIFACT-GIFTBOX-01 PB-ARTIFACT-WHIP-02 PB-EXH-15 the Whip and its copy tie for first without a pet: 7 each', () => {
    const t = alleyTable({ round: 2 }).artifact(0, 'whipOfObedience').artifact(2, 'giftBox');
    has(t, 2).gift = 'whipOfObedience';
    t.goTo('showing');
    expect(t.eventsOf('petz.awarded')).toMatchObject([{ awards: [7, 0, 7, 0] }]);
  });

  test('R-DA-58 DA-FORTUNE-08 a book eaten after a visit to the wagon: its card goes at once, the four of the wagon in phase 5', () => {
    const t = alleyTable({ home: 0 }).artifact(0, 'savageFeasts');
    t.shop(0).books = { savageFeasts: 'G' };
    addPet(t, 0, 1, 'nomnivore', 'hunger magic magic', { cage: 'c02' });
    t.hand(0, ['G hunger', 'G poop', 'G poop', ...['R anger', 'Y play', 'P magic'].flatMap((x) => [x, x])]);
    has(t, 0).debt = ['G', 'R', 'Y', 'P'];
    const card = t.shop(0).hand[0] ?? null;
    showOff(t, [], { 'petz.feed': [{ from: 'artifact', artifact: 'savageFeasts', card }] });
    expect(t.faces(0).filter((face) => face.startsWith('G'))).toHaveLength(2);
    t.until('petz.jobs');
    expect(t.faces(0).map((face) => face.charAt(0))).toEqual(['G', 'R', 'Y', 'P']);
  });

  test('R-DA-55 DA-EXHIBITION-WILDPARTY-03 the frozen token and then the empty box: two needs, one food', () => {
    const t = alleyTable({ round: 2, exhibition: 'wildParty', home: 0 }).artifact(0, 'magicBox');
    t.shop(0).box = 'meat';
    addPet(t, 0, 1, 'nomnivore', 'hunger hunger poop magic magic', { cage: 'c02' });
    const box = { from: 'artifact', artifact: 'magicBox', card: null };
    evaluate(t.goTo('showing'), [], { 'petz.feed': [{ from: 'box' }, box] });
    expect(entryOf(t, 0).score).toBe(1);
    expect([t.shop(0).artifacts, suffering(t)[1]]).toEqual([[], 0]);
  });

  test('DA-FACILITY-CANNERY-04 DA-ARTIFACT-GIFTBOX-01 PB-EXHIBITION-BREEDERS-01 two pets, one a mutant, two cans, a copied Whip: 5½', () => {
    const t = alleyTable({ round: 2, exhibition: 'breedersPrize', home: 0 }).artifact(0, 'giftBox');
    has(t, 0).gift = 'whipOfObedience';
    processed(t, 0, { can: 2 });
    addPet(t, 0, 1, 'liffard', 'hunger poop', { cage: 'c01', mutation: 1 });
    addPet(t, 0, 2, 'bubl', 'hunger poop', { cage: 'c04' });
    const can = { from: 'processed', food: 'can', play: false };
    evaluate(t.goTo('showing'), [], { 'petz.feed': [can, can] });
    expect(entryOf(t, 0).score).toBe(2 * 2 - 1 + 2 + 0.5);
  });
});

describe('the last round', () => {
  test('PB-VAR-21 R-DA-11 R-DA-32 two that cut in at once with hat and copied hat go by reputation, not by seats', () => {
    const t = alleys({ variants: { finalOrder: true } })
      .round(4)
      .artifact(3, 'giftBox');
    for (const [seat, reputation] of [5, 4, 3, 9].entries()) t.shop(seat).reputation = reputation;
    t.nextRound().offerArtifacts(['fancyHat']);
    // Clockwise from seat 2 seat 3 would be before seat 0.
    expect(t.s.order).toEqual([2, 1, 0, 3]);
    waiting(t, 0, { imps: 2 }, { imps: 2 });
    for (const seat of [1, 3]) waiting(t, seat, { imps: 2 });
    waiting(t, 2, { imps: 1 }).sendGroups().expectAsk('petz.send', 1);
    go(t, 1, { imps: 2 }, 'home').expectAsk('petz.send', 0);
    go(t, 0, { imps: 2 }, 'artifacts').expectAsk('petz.join', 0).play(0, { imps: 2, gold: 0 });
    t.expectAsk('petz.copy', 3).play(3, 'fancyHat');
    t.expectAsk('petz.join', 3).play(3, { imps: 2, gold: 0 }).expectAsk('petz.send', 0);
    go(t, 0, { imps: 2, hat: 1 }, 'home').expectAsk('petz.send', 3);
    go(t, 3, { imps: 2, hat: 1 }, 'home').expectAsk('petz.send', 2);
  });

  test('DA-END-02 DA-BODY-12 R-DA-37 two imps, bodyguard and hat sent to the platform: he is worth 1, the hat nothing, they cost 4', () => {
    const t = hireFromMarket(lastWork('office').artifact(0, 'fancyHat'), 0);
    stand(t, 0, 'platform', { imps: 2, bodyguard: 1, hat: 1 });
    t.shop(0).gold = 3;
    t.goTo('aging');
    expect(finals(t)).toEqual([1 + 1.5 - 4, 1]);
  });

  test('PB-SELL-16 DA-ARTIFACT-FANCYHAT-05 DA-END-05 the last sale brings imp and hat home: 2 + 1, and 1 for its gold', () => {
    const t = alleyTable({ round: 5, home: 3 }).customers(['dungeonGirl', 'warlock']).artifact(0, 'fancyHat');
    t.imps(0, { home: 2, platform: 1 });
    has(t, 0).hatOnPlatform = true;
    addPet(t, 0, 1, 'trollie', 'play poop play play', { cage: 'c07' });
    const before = businessScore(t.s, 0);
    evaluate(t.goTo('showing'), [], { 'petz.play': [{ gap: 0, employee: false }] });
    t.expectAsk('petz.sell', 0).play(0, sale(1, 'dungeonGirl', true));
    expect(t.eventsOf('petz.sold')).toMatchObject([{ match: 6, reputation: 18, gold: 2 }]);
    expect(businessScore(t.s, 0) - before).toBe(2 + 1 + 1);
  });

  test('DA-PROCESSED-07 DA-UNUSED-05 PB-AGE-05 meat that would spoil tonight is worth 2 in a can', () => {
    const t = lastWork('cannery')
      .food(0, { meat: [0, 2] })
      .imps(0, { home: 0 });
    toWork(t).expectAsk('petz.work', 0).play(0, { facility: 'cannery', chamber: 1 });
    expect(finals(t)).toEqual([2, 1]);
  });

  test('PB-ARTIFACT-EMPLOYEE-04 DA-PET-PEARLPUSHER-05 DA-FACILITY-HEADHUNTER-05 the only imp cleans four, and the gold on them fetches another', () => {
    const t = lastWork('headhunter').artifact(0, 'employeeOfTheMonth').cage(0, 1, 'c01');
    t.imps(0, { hospital: 1, home: 1 });
    t.plot(0, 1).manure = 4;
    extras(t, 0, 1).pearls = 2;
    toWork(t).expectAsk('petz.work', 0).play(0, null);
    t.expectAsk('petz.jobs', 0).play(0, { imps: 1, plots: [0, 4, 0, 0], employee: true });
    t.expectAsk('petz.work', 0);
    expect(usable(t, 0)).toEqual(['headhunter']);
    t.play(0, { facility: 'headhunter', from: 'hospital', hat: false });
    // The tile and a gold that is left; two clean cages.
    expect(finals(t)).toEqual([1 + 0.5, 2]);
  });
});
