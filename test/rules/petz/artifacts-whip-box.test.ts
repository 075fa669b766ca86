/** The Whip of Obedience and the Magic Box: PB-ARTIFACT-WHIP, PB-ARTIFACT-BOX. */

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { cleanShops, expectRefused, nobodyShops, shopping } from '../../kit/petz-plays.ts';

describe('the Whip', () => {
  /** Round 2 with this exhibition, seat 0 owning the Whip. */
  const show = (exhibition: string): Table =>
    cleanShops(table().starter(0)).artifact(0, 'whipOfObedience').round(2).exhibition(exhibition);
  const scores = (t: Table): number[] => t.eventsOf('petz.showed').map((x) => x.score);

  test('PB-ARTIFACT-WHIP-01 half a point in every exhibition while owned, and none in round 1', () => {
    const t = show('breedersPrize').house(0, 0, 'uni', { cards: ['Y poop', 'G poop'] });
    t.exhibition('magicShow', 3).goTo('showing').expectAsk('petz.group');
    expect(scores(t)).toEqual([2.5, 0, 0, 0]);
    cleanShops(t.quiet()).plot(0, 0).pet = null;
    t.s.gone.pets.push('uni');
    nobodyShops(t).expectAsk('petz.group');
    // Seat 1 starts now, so the owner is the last to be counted.
    expect(scores(t)).toEqual([0, 0, 0, 0.5]);
    t.expectInventory();

    const first = cleanShops(table().starter(0)).artifact(0, 'whipOfObedience').goTo('showing');
    expect(first.eventsOf('petz.showed')).toEqual([]);
  });

  test('PB-ARTIFACT-WHIP-02 it breaks a tie', () => {
    const t = show('breedersPrize').house(0, 0, 'uni', { cards: ['Y poop', 'G poop'] });
    t.house(1, 0, 'fluffy', { cards: ['Y disease', 'G poop'] }).goTo('showing');
    expect(scores(t)).toEqual([2.5, 2, 0, 0]);
    expect(t.eventsOf('petz.awarded')).toMatchObject([{ awards: [8, 6, 0, 0] }]);
  });

  test('PB-ARTIFACT-WHIP-02 it lifts a score of 0 to ½, which takes part; one below 0 it does not lift enough', () => {
    const t = show('magicShow')
      .house(1, 0, 'birdie', { cards: ['Y disease', 'P magic'] })
      .goTo('showing');
    expect(scores(t)).toEqual([0.5, 1, 0, 0]);
    expect(t.eventsOf('petz.awarded')).toMatchObject([{ awards: [6, 8, 0, 0] }]);
    const below = show('childrensDay');
    below.plot(0, 0).manure = 1;
    below.goTo('showing');
    expect(below.eventsOf('petz.showed')[0]).toMatchObject({ score: -0.5, takesPart: false });
    expect(below.eventsOf('petz.awarded')).toMatchObject([{ awards: [0, 0, 0, 0] }]);
  });

  test('PB-ARTIFACT-WHIP-03 nothing in the final exhibitions, but it counts there as a tile', () => {
    const t = table().artifact(0, 'whipOfObedience').finish();
    const bare = table().finish();
    const gain = (part: 'business' | 'display') =>
      (t.s.finals?.[0]?.[part] ?? 0) - (bare.s.finals?.[0]?.[part] ?? 0);
    expect(gain('business')).toBe(1);
    expect(gain('display')).toBe(0);
  });

  test('PB-ARTIFACT-WHIP-04 in a single-pet exhibition it does not help a player without a pet', () => {
    const t = show('arena')
      .house(1, 0, 'babyGolem', { cards: ['R anger', 'Y poop'] })
      .goTo('showing');
    expect(t.eventsOf('petz.showed').map((x) => [x.score, x.takesPart])).toEqual([
      [0, false],
      [2, true],
      [0, false],
      [0, false],
    ]);
    expect(t.eventsOf('petz.awarded')).toMatchObject([{ awards: [0, 8, 0, 0] }]);
    const withPet = show('arena')
      .house(0, 0, 'babyGolem', { cards: ['R anger', 'Y poop'] })
      .goTo('showing');
    expect(scores(withPet)).toEqual([2.5, 0, 0, 0]);
  });
});

describe('the Magic Box', () => {
  /** Seat 0 owns the box, holding this. */
  const owner = (box: 'vegetable' | 'meat' | null): Table => {
    const t = cleanShops(table({ seats: 2 }).starter(0)).artifact(0, 'magicBox');
    t.shop(0).box = box;
    return t;
  };

  test('PB-ARTIFACT-BOX-01 it comes with one token from the supply, and nobody’s food is touched', () => {
    const t = cleanShops(table().starter(0))
      .offerArtifacts(['magicBox', 'impArmor'])
      .food(0, { vegetable: 1, meat: 1 });
    t.groups(0, [[1, 0]]).sendGroups();
    t.play(0, { imps: 1, gold: 0, space: 'artifacts' });
    expect(t.eventsOf('petz.filledBox')).toMatchObject([{ seat: 0, fresh: true }]);
    expect(t.shop(0).box).not.toBeNull();
    for (const seat of [0, 1, null]) expect(t.view(seat).shops[0]?.box).toBe(t.shop(0).box);
  });

  test('PB-ARTIFACT-BOX-01 PB-ARTIFACT-BOX-02 its colour cannot matter: either feeds any pet, keeps, and counts 1', () => {
    for (const box of ['vegetable', 'meat'] as const) {
      for (const [pet, cards] of [
        ['drago', ['G hunger', 'R poop']],
        ['uni', ['Y poop', 'G hunger']],
        ['babyGolem', ['R hunger', 'Y poop']],
      ] as const) {
        const t = owner(box)
          .house(0, 0, pet, { cards: [...cards] })
          .goTo('showing')
          .expectAsk('petz.feed', 0);
        expect(t.options(0)).toEqual([{ from: 'box' }, null]);
        t.play(0, { from: 'box' });
        expect(t.shop(0).box).toBeNull();
        expect(t.eventsOf('petz.fed')).toMatchObject([{ pet, source: 'box' }]);
        expect(t.eventsOf('petz.suffered')).toEqual([]);
      }
      const plain = owner(null).finish().s.finals?.[0]?.business ?? 0;
      expect((owner(box).finish().s.finals?.[0]?.business ?? 0) - plain).toBe(1);
      expect(owner(box).goTo('aging').shop(0).box).toBe(box);
    }
  });

  test('PB-ARTIFACT-BOX-03 it does not age', () => {
    const t = owner('meat').food(0, { meat: [1, 0] });
    for (let round = 1; round <= 4; round++) nobodyShops(t.until('petz.group'));
    expect(t.shop(0).box).toBe('meat');
    expect(t.shop(0).food.meat).toEqual([0, 0]);
  });

  test('PB-ARTIFACT-BOX-04 PB-ARTIFACT-BOX-06 RUL-69 an empty box may take any one token before the food ages', () => {
    const stocked = () =>
      owner(null)
        .food(0, { vegetable: [1, 0, 1], meat: [0, 2] })
        .goTo('aging')
        .expectAsk('petz.box', 0);
    expect(stocked().options(0)).toEqual([
      null,
      { from: 'vegetable', chamber: 0 },
      { from: 'vegetable', chamber: 2 },
      { from: 'meat', chamber: 1 },
    ]);
    // The second piece of meat would have been thrown away now.
    const t = stocked().play(0, { from: 'meat', chamber: 1 });
    expect(t.shop(0)).toMatchObject({ box: 'meat', food: { vegetable: [0, 1, 0], meat: [0, 0] } });
    expect(t.eventsOf('petz.spoiled')).toEqual([{ type: 'petz.spoiled', seat: 0, vegetable: 1, meat: 1 }]);
    expect(t.eventsOf('petz.filledBox')).toMatchObject([{ fresh: false }]);
    t.house(0, 0, 'uni', { cards: ['Y poop', 'G hunger'] })
      .goTo('showing')
      .expectAsk('petz.feed', 0);
    expect(t.options(0)).toContainEqual({ from: 'box' });
    t.play(0, { from: 'box' }).expectInventory();
    expect(t.eventsOf('petz.suffered')).toEqual([]);

    const none = stocked().play(0, null);
    expect(none.shop(0)).toMatchObject({ box: null, food: { vegetable: [0, 1, 0], meat: [0, 0] } });
  });

  test('PB-ARTIFACT-BOX-04 a box emptied in this round counts as empty; in the last round too', () => {
    const t = owner('meat')
      .round(6)
      .exhibition('magicShow')
      .food(0, { vegetable: [0, 0, 1] });
    t.house(0, 0, 'drago', { cards: ['G hunger', 'R poop'] }).goTo('showing');
    t.play(0, { from: 'box' }).until('petz.box').play(0, { from: 'vegetable', chamber: 2 });
    expect(t.shop(0)).toMatchObject({ box: 'vegetable', food: { vegetable: [0, 0, 0] } });
    expect(t.s.outcome).not.toBeNull();
  });

  test('PB-ARTIFACT-BOX-05 it holds one token: a full one is not refilled', () => {
    const t = owner('meat')
      .food(0, { vegetable: [1, 0, 0] })
      .goTo('aging')
      .expectAsk('petz.group');
    expect(t.shop(0)).toMatchObject({ box: 'meat', food: { vegetable: [0, 1, 0] } });
    const eaten = owner('meat')
      .house(0, 0, 'drago', { cards: ['G hunger', 'R hunger'] })
      .goTo('showing');
    eaten.play(0, { from: 'box' });
    expect(eaten.eventsOf('petz.suffered')).toMatchObject([{ tokens: 1 }]);
  });

  test('PB-ARTIFACT-BOX-04 nobody else is asked, nor an owner without food', () => {
    const t = owner(null).food(1, { meat: 1 }).goTo('aging').expectAsk('petz.group');
    expect(t.shop(0).box).toBeNull();
    const asked = owner(null).food(0, { meat: 1 }).goTo('aging').expectAsk('petz.box', 0);
    expectRefused(asked, 0, { from: 'meat', chamber: 1 }, 'notOffered');
    expectRefused(asked, 1, null, 'notYourTurn');
  });

  test('PB-ART-02 it works from the moment it is taken', () => {
    const t = cleanShops(table({ seats: 3 }).starter(0)).offerArtifacts(['magicBox', 'impArmor']);
    shopping(t, 0, [[1, 0], 'artifacts']).expectAsk('petz.group');
    expect(t.shop(0).box).not.toBeNull();
  });
});
