import { expect, test } from 'vitest';
import { canTurn, faceOf, NEED_CARDS, needsOf, POTION, turned } from '../../../src/engine/petz/data/needs.ts';
import { type Table, table } from '../../kit/petz.ts';
import { arrangeAll, cards, heardBy } from '../../kit/petz-plays.ts';

const DOMINANT: Record<string, string> = { G: 'hunger', R: 'anger', Y: 'play', P: 'magic' };

/** Seat 0 is about to assign this hand to a pet of this size, with double-symboled cards. */
function assigning(
  pet: string,
  size: number,
  hand: string[],
  options: { cage?: string; potions?: number } = {},
): Table {
  const t = table({ variants: { doubles: true } }).starter(0);
  t.house(0, 1, pet, { size, ...(options.cage === undefined ? {} : { cage: options.cage }) });
  t.hand(0, hand, options.potions ?? 0).goTo('needs');
  return arrangeAll(t).expectAsk('petz.assign', 0);
}

/** The ways to lay each card of the hand: its needs, upright or turned. */
function sides(t: Table): Set<string> {
  const domain = t.domain(0);
  if (domain.type !== 'deal') throw new Error('no deal');
  return new Set(
    domain.items.map(({ value }) => {
      const needs = needsOf(value as number).join('+');
      return value === POTION ? needs : `${faceOf((value as number) % 1000).colour} ${needs}`;
    }),
  );
}

test('PB-VAR-01 PB-VAR-02 PB-VAR-03 EX-40 each colour has a dominant need; all its other cards are double', () => {
  for (const [card, { colour, need }] of NEED_CARDS.entries()) {
    const isDominant = need === DOMINANT[colour];
    expect(canTurn(card)).toBe(!isDominant);
    expect(needsOf(card)).toEqual([need]);
    if (!isDominant) expect([...needsOf(turned(card))].sort()).toEqual([need, DOMINANT[colour]].sort());
    // Any yellow card can give play.
    if (colour === 'Y')
      expect([...needsOf(card), ...(isDominant ? [] : needsOf(turned(card)))]).toContain('play');
  }
  const doubles = ['G', 'R', 'Y', 'P'].map(
    (colour) => NEED_CARDS.filter((face, card) => face.colour === colour && canTurn(card)).length,
  );
  expect(doubles).toEqual([16, 12, 12, 12]);
});

test('PB-VAR-02 PB-VAR-03 PB-VAR-04 PB-VAR-09 what may be laid which way: not dominant cards, not potions', () => {
  const hand = ['G hunger', 'G poop', 'R anger', 'R play', 'Y play', 'Y magic', 'P magic', 'P anger'];
  const t = assigning('uni', 1, hand, { potions: 1 });
  for (const side of ['G hunger', 'R anger', 'Y play', 'P magic', 'sleep']) expect(sides(t)).toContain(side);
  for (const side of ['G poop', 'G poop+hunger', 'R play', 'R play+anger', 'Y magic+play', 'P anger+magic']) {
    expect(sides(t)).toContain(side);
  }
  for (const side of sides(t))
    expect(['G hunger+hunger', 'R anger+anger', 'sleep+sleep']).not.toContain(side);
  const [dominant = 0] = cards(assigning('uni', 1, ['Y play']), 0, ['Y play']);
  expect(t.refusal(0, [turned(dominant)])).not.toBeNull();
  expect(t.refusal(0, [turned(POTION)])).not.toBeNull();
  // In the basic rules nothing can be turned (PB-ASSIGN-04).
  const basic = table().starter(0).house(0, 1, 'uni', { size: 1 }).hand(0, ['Y magic']).goTo('needs');
  const [magic = 0] = cards(arrangeAll(basic), 0, ['Y magic']);
  expect(basic.refusal(0, [magic])).toBeNull();
  expect(basic.refusal(0, [turned(magic)])).not.toBeNull();
});

test('PB-VAR-04 PB-VAR-05 a turned card fills exactly one bar of its colour', () => {
  const t = assigning('fieryFairy', 2, ['P anger', 'R anger', 'R play']);
  const [anger = 0, red = 0, play = 0] = cards(t, 0, ['P anger', 'R anger', 'R play']);
  for (const laid of [
    [turned(anger), red],
    [turned(anger), turned(play)],
    [anger, play],
  ]) {
    expect(t.refusal(0, laid)).toBeNull();
  }
  expect(t.refusal(0, [turned(anger)])).not.toBeNull();
  expect(t.refusal(0, [turned(anger), anger])).not.toBeNull();
  expect(t.refusal(0, [turned(anger), turned(anger)])).not.toBeNull();
  // It keeps its colour: a purple card showing anger is no red card.
  expect(t.refusal(0, [red, turned(anger)])).not.toBeNull();
  t.play(0, [turned(anger), red]);
  expect(t.shop(0).hand).not.toContain(anger);
  t.expectInventory();
});

test('PB-VAR-06 which way a card lies is hidden until its owner’s turn, and cannot be changed then', () => {
  const t = table({ variants: { doubles: true } }).starter(1);
  t.house(0, 1, 'fieryFairy', { size: 2, cage: 'c10' }).hand(0, ['P anger', 'R anger']);
  t.house(1, 1, 'bubl', { size: 2, cage: 'c01' }).hand(1, ['G hunger', 'R anger']).food(1, { meat: 1 });
  arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 1, 0);
  const [anger = 0, red = 0] = cards(t, 0, ['P anger', 'R anger']);
  t.play(0, [turned(anger), red]);
  for (const seat of [1, 2, null]) expect(t.view(seat).ask?.sealed[0]).toBe('?');
  // Seat 1 shows off first and has something to decide: the cards of seat 0 still lie face down.
  t.play(1, cards(t, 1, ['G hunger', 'R anger'])).expectAsk('petz.feed', 1);
  for (const seat of [1, 2, null]) expect(t.view(seat).shops[0]?.plots[1]?.pet?.cards).toBeNull();
  expect(t.view(0).shops[0]?.plots[1]?.pet?.cards).toEqual([turned(anger), red]);
  // No seat is asked about it any more.
  t.play(1, null).expectAsk('petz.catch', 0);
  const revealed = t.eventsOf('petz.revealed').find((event) => event.seat === 0);
  expect(revealed?.pets[0]?.cards).toEqual([turned(anger), red]);
  expect(heardBy(t, null)).toContainEqual(revealed);
  t.expectInventory();
});

test('PB-VAR-04 PB-VAR-05 PB-VAR-07 EX-39 a turned purple anger card gives anger and magic, to the customer too', () => {
  const laid = (first: string) => {
    const t = table({ variants: { doubles: true } })
      .starter(0)
      .round(3)
      .customers(['dungeonMaster']);
    const rest = ['R poop', 'Y poop', 'P disease'];
    t.house(0, 1, 'fieryFairy', { cards: [first, ...rest], cage: 'c10' })
      .exhibition('magicShow')
      .goTo('showing');
    t.expectAsk('petz.sell', 0).play(0, { plot: 1, customer: 'dungeonMaster', platform: false });
    return t.expectInventory();
  };
  const sale = (t: Table) => t.eventsOf('petz.sold')[0]?.match;
  const show = (t: Table) => t.eventsOf('petz.showed').find((event) => event.seat === 0)?.score;
  // Anger is worth 2 to him and magic 1; the Magic Show counts magic.
  const [upright, turnedRound] = [laid('P anger'), laid('P anger turned')];
  expect([sale(upright), show(upright)]).toEqual([2, 0]);
  expect([sale(turnedRound), show(turnedRound)]).toEqual([3, 1]);
  // As one card it goes to the purple discard pile.
  expect(turnedRound.s.gone.needs[3]?.length).toBe(2);
});

test('PB-VAR-07 both needs of a turned card are evaluated', () => {
  const cageless = { size: 2, cage: 'c02' }; // strength 0, antimagic 3
  const t = table({ variants: { doubles: true } }).starter(0);
  t.house(0, 1, 'bubl', { ...cageless, cards: ['G poop turned', 'R hunger turned'] }).food(0, { meat: 2 });
  t.goTo('showing').expectAsk('petz.feed', 0).play(0, { from: 'meat', chamber: 0 });
  // Two hungers, one poop, one anger.
  t.expectAsk('petz.feed', 0).play(0, { from: 'meat', chamber: 0 }).expectAsk('petz.catch', 0);
  expect(t.plot(0, 1).manure).toBe(1);
  expect(t.options(0)[0]).toEqual({ armour: 0, imps: 1, employee: null });
});

test('PB-VAR-08 RUL-78 for what counts cards or colours a turned card is one card of one colour', () => {
  // Beauty Pageant: three cards in two colours, though six needs are shown; 1 manure goes off.
  const beauty = table({ variants: { doubles: true } })
    .starter(0)
    .round(2)
    .exhibition('beautyPageant');
  const laid = ['P anger turned', 'R poop turned', 'P disease turned'];
  beauty.house(0, 1, 'ghosty', { cards: laid, cage: 'c03', addon: 'strength1' }).goTo('showing');
  expect(beauty.eventsOf('petz.showed').find((event) => event.seat === 0)?.score).toBe(1);
  expect([beauty.pet(0, 1).suffering, beauty.plot(0, 1).manure]).toEqual([0, 1]);
  // Rainbow: two turned yellow disease cards show disease in one colour only.
  const lich = table({ variants: { doubles: true } })
    .starter(0)
    .round(3)
    .customers(['lichLord']);
  lich.house(0, 1, 'birdie', {
    cards: ['Y disease turned', 'Y disease turned', 'P anger', 'P anger'],
    cage: 'c05',
  });
  lich.exhibition('magicShow').goTo('showing').expectAsk('petz.play', 0);
  // One toy and one imp do the two plays.
  lich.play(0, { gap: 0, employee: false }).expectAsk('petz.sell', 0);
  lich.play(0, { plot: 1, customer: 'lichLord', platform: false });
  expect(lich.eventsOf('petz.sold')[0]?.match).toBe(3);
});

test('PB-VAR-07 a turned card counts as two needs for Moody Medley', () => {
  const t = table({ variants: { doubles: true } })
    .starter(0)
    .round(2)
    .exhibition('moodyMedley');
  t.house(0, 1, 'fieryFairy', { cards: ['P anger turned', 'R poop turned'], cage: 'c04' }).goTo('showing');
  // Kinds: anger, magic, poop.
  expect(t.eventsOf('petz.showed').find((event) => event.seat === 0)?.score).toBe(6);
});
