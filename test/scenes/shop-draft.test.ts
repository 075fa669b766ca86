/** Laying cards and arranging the shop: what a tap or a drop does to the draft. */
import { describe, expect, test } from 'vitest';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { canTurn, faceOf, NEED_CARDS, POTION } from '../../src/engine/petz/read.ts';
import {
  onCart,
  type Plan,
  planOf,
  plotOfThing,
  takeOff,
  toPlot,
} from '../../src/scenes/table/sets/shop/arranging.ts';
import {
  choiceOf,
  draftOf,
  fits,
  flip,
  isFull,
  type LayDomain,
  layCard,
  nothingLaid,
  otherSideOfCard,
  takeCardBack,
} from '../../src/scenes/table/sets/shop/draft.ts';
import {
  countsOn,
  fromNeeds,
  moodOf,
  outlook,
  verdictOf,
} from '../../src/scenes/table/sets/shop/prospect.ts';
import { game } from '../kit/session.ts';

const card = (colour: string, need?: string) =>
  NEED_CARDS.findIndex((face) => face.colour === colour && (need === undefined || face.need === need));
const green = card('G', 'hunger');
const red = NEED_CARDS.findIndex((face, at) => face.colour === 'R' && canTurn(at));

const domain: LayDomain = {
  type: 'deal',
  items: [
    { value: green, key: 0, fits: 'G' },
    { value: green + 1, key: 1, fits: 'G' },
    { value: red, key: 2, fits: 'R' },
    { value: red + 1000, key: 2, fits: 'R' },
    { value: POTION, key: -1, fits: '*' },
  ],
  slots: [
    { bin: 0, accepts: 'G' },
    { bin: 0, accepts: 'R' },
    { bin: 1, accepts: 'G' },
  ],
};

describe('laying cards', () => {
  const empty = nothingLaid(domain);

  test('a card goes only where it fits, a potion anywhere', () => {
    expect([0, 1, 2].map((slot) => fits(domain, 0, slot))).toEqual([true, false, true]);
    expect([0, 1, 2].every((slot) => fits(domain, -1, slot))).toBe(true);
    expect(layCard(domain, empty, 0, 1)).toBe(empty);
  });

  test('cards in two slots change places', () => {
    const two = layCard(domain, layCard(domain, empty, 0, 0), 1, 2);
    expect(layCard(domain, two, 1, 0).laid).toEqual([1, null, 0]);
  });

  test('who fits nowhere else goes back to the hand', () => {
    const two = layCard(domain, layCard(domain, empty, 2, 1), -1, 0);
    expect(layCard(domain, two, -1, 1).laid).toEqual([null, -1, null]);
    expect(takeCardBack(two, 2).laid).toEqual([-1, null, null]);
  });

  test('a double card is flipped, and a full draft is an answer', () => {
    const full = [0, 2, 1].reduce((draft, key, slot) => layCard(domain, draft, key, slot), empty);
    expect(otherSideOfCard(domain, full, 0)).toBeNull();
    expect(otherSideOfCard(domain, full, 2)).toBe(red + 1000);
    const turned = flip(full, 2);
    expect(isFull(turned)).toBe(true);
    expect(choiceOf(domain, turned)).toEqual([green, red + 1000, green + 1]);
    expect(draftOf(domain, choiceOf(domain, turned))).toEqual(turned);
  });
});

describe('what the cards will do', () => {
  const guard = { strength: 0, antimagic: 0 };
  const plot = { cage: 'printed', addon: null, manure: 0, guard, pet: null };
  const anger = NEED_CARDS.findIndex((face) => face.need === 'anger');
  const play = NEED_CARDS.findIndex((face) => face.need === 'play');

  test('more anger than strength shows, and wins over boredom', () => {
    const wild = fromNeeds(plot, 'drago', 0, [anger, anger, play]);
    expect([moodOf(wild), verdictOf(wild)]).toEqual(['angry', 'flees']);
    const bored = fromNeeds(plot, 'drago', 0, [play]);
    expect([moodOf(bored), verdictOf(bored)]).toEqual(['bored', 'waits']);
    expect(moodOf(fromNeeds(plot, 'drago', 0, []))).toBe('content');
    expect(moodOf(fromNeeds(plot, 'drago', 0, [POTION]))).toBe('asleep');
    expect(faceOf(anger).need).toBe('anger');
  });

  test('a pet that is cared for says what that counts on', () => {
    const sure = { ...fromNeeds(plot, 'drago', 0, [play, anger]), sure: true, fed: 1 };
    expect(countsOn(sure)).toBe('both');
    expect(countsOn({ ...sure, fed: 0 })).toBe('played');
    expect(countsOn({ ...sure, bored: 0 })).toBe('fed');
    expect(countsOn({ ...sure, bored: 0, fed: 0 })).toBe('nothing');
  });

  test('without a forecast, no match is known', () => {
    const { setup, seed } = game('person bot');
    const view = petzEngine.view(petzEngine.start(setup, seed).state, 0);
    const expected = outlook(view, 0, [null], [0], null);
    expect(expected.show).toBeNull();
    expect(expected.pets.every((pet) => !pet.sure && pet.matches.length === 0)).toBe(true);
  });
});

describe('arranging', () => {
  const pick = (...options: (string | null)[]) => ({ type: 'pick', options }) as const;
  const facts = { cages: ['c05'], addons: [], pets: ['drago', 'uni'], caged: [true, false, false, false] };
  const form = {
    type: 'form',
    form: 'petz.arrange',
    facts,
    fields: Object.fromEntries(
      [0, 1, 2, 3].flatMap((at) => [
        [`cage${at}`, pick(null, 'c05')],
        [`pet${at}`, at === 0 ? pick('drago', null, 'uni') : pick(null, 'drago', 'uni')],
      ]),
    ),
  } as const;
  const cage = { what: 'cage', id: 'c05' } as const;
  const uni = { what: 'pet', id: 'uni' } as const;

  test('what is new waits on the cart until it has a plot', () => {
    const plan = planOf(form);
    expect(onCart(form, plan)).toEqual([cage, uni]);
    const placed = toPlot(toPlot(plan, cage, 1), uni, 1);
    expect(onCart(form, placed)).toEqual([]);
    expect([plotOfThing(placed, cage), plotOfThing(placed, uni)]).toEqual([1, 1]);
  });

  test('pets change places; one from the cart sends the other there', () => {
    const two = toPlot(planOf(form), uni, 1);
    expect(plotOfThing(toPlot(two, uni, 0), { what: 'pet', id: 'drago' })).toBe(1);
    expect(onCart(form, toPlot(planOf(form), uni, 0))).toContainEqual({ what: 'pet', id: 'drago' });
  });

  test('the basket takes pets only, and gives them back', () => {
    const gone: Plan = takeOff(planOf(form), uni, true);
    expect(gone.basket).toEqual(['uni']);
    expect(onCart(form, gone)).toEqual([cage]);
    expect(takeOff(gone, cage, true).basket).toEqual(['uni']);
    expect(toPlot(gone, uni, 1).basket).toEqual([]);
    expect(onCart(form, takeOff(gone, uni, false))).toEqual([cage, uni]);
  });
});
