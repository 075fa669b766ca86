/** Experimental Cage, Mud Wallow, Thing That Goes Ding!, Jukebox (DA-CAGE, DA-ADDON). */
import { expect, test } from 'vitest';
import { ADDONS, CAGES } from '../../../src/engine/petz/data/cards.ts';
import { antimagicOf, strengthOf } from '../../../src/engine/petz/query.ts';
import {
  addPet,
  alleyTable,
  extras,
  manure,
  mutation,
  relieved,
  showOff,
  suffering,
} from '../../kit/alleys-show.ts';
import type { Table } from '../../kit/petz.ts';

const both = { suffering: 1, mutation: 1 };

/** A pet in the Experimental Cage on P2. */
function experiment(needs: string, id = 'fieryFairy', options: Parameters<typeof addPet>[5] = {}): Table {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, id, needs, { cage: 'experimental1', ...options });
  return t;
}

test('DA-CAGE-EXPERIMENTAL-01 strength 1, antimagic 1, one disease need cancelled', () => {
  expect(CAGES.experimental1).toMatchObject({
    strength: 1,
    antimagic: 1,
    disease: 1,
    play: 0,
    graze: 0,
    absorb: 0,
  });
  const t = experiment('magic anger disease', 'fieryFairy', { manure: 3 });
  showOff(t, [], { 'petz.setCage': ['normal'] });
  expect(extras(t, 0, 1).setting).toBe('normal');
  expect([strengthOf(t.plot(0, 1)), antimagicOf(t.plot(0, 1))]).toEqual([1, 1]);
  expect(mutation(t)).toEqual([null, 0, null, null]);
  expect(suffering(t)).toEqual([null, 0, null, null]);
});

test('EX-DA-59 DA-CAGE-EXPERIMENTAL-02 DA-CAGE-EXPERIMENTAL-05 two disease needs and 1 manure in three settings', () => {
  const hurt = (setting: string) => {
    const t = experiment('disease disease', 'birdie', { manure: 1 });
    showOff(t, [], { 'petz.setCage': [setting] });
    return [t.eventsOf('petz.suffered').map(({ tokens }) => tokens), relieved(t)];
  };
  expect(hurt('normal')).toEqual([[], ['cage disease 1']]);
  expect(hurt('disease')).toEqual([[], ['cage disease 2']]);
  expect(hurt('strength')).toEqual([[2], []]);
});

test('DA-CAGE-EXPERIMENTAL-02 one value is doubled, the other two are 0', () => {
  const t = experiment('magic magic anger anger disease disease', 'fieryFairy');
  t.goTo('showing').expectAsk('petz.setCage', 0);
  expect([...t.options(0)].sort()).toEqual(['antimagic', 'disease', 'normal', 'strength']);
  for (const [setting, strength, antimagic] of [
    ['strength', 2, 0],
    ['antimagic', 0, 2],
    ['disease', 0, 0],
    ['normal', 1, 1],
  ] as const) {
    const set = t.fork().play(0, setting);
    expect([strengthOf(set.plot(0, 1)), antimagicOf(set.plot(0, 1))]).toEqual([strength, antimagic]);
  }
});

test('DA-CAGE-EXPERIMENTAL-02 a setting that leaves just the same needs as another is not asked for', () => {
  const t = experiment('poop play', 'snakitty');
  t.goTo('showing').expectAsk('petz.jobs');
  const u = experiment('magic magic', 'stareplant').goTo('showing').expectAsk('petz.setCage', 0);
  // The proposal keeps the magic out.
  expect(u.options(0)).toEqual(['antimagic', 'normal', 'strength']);
});

test('DA-CAGE-EXPERIMENTAL-02 R-DA-83 with a Jukebox on the plot the tune comes first, and decides which settings differ', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, 'bubl', 'anger anger', { cage: 'experimental1', addon: 'jukebox' });
  extras(t, 0, 1).tune = 'strength';
  t.goTo('showing').expectAsk('petz.tune', 0);
  const calm = t.fork().play(0, null).expectAsk('petz.setCage', 0);
  // Strength 1 + 1 or 2 + 1 holds it, 0 + 1 does not.
  expect(calm.options(0)).toEqual(['normal', 'antimagic']);
  t.play(0, 'play').expectAsk('petz.setCage', 0);
  // Without the tune every strength leaves something else.
  expect(t.options(0)).toEqual(['strength', 'normal', 'antimagic']);
});

test('DA-CAGE-EXPERIMENTAL-02 a disease that comes with an epidemic is weighed like any other', () => {
  const t = experiment('disease play', 'birdie', { manure: 2 });
  t.s.setup = { ...t.s.setup, mods: [{ id: 'plague', arg: {} }] };
  t.goTo('showing').expectAsk('petz.setCage', 0);
  // One of two is cancelled, or both, or none.
  expect(t.options(0)).toEqual(['disease', 'normal', 'strength']);
});

test('DA-CAGE-EXPERIMENTAL-03 R-DA-82 chosen right before its pet, after the results of those before', () => {
  const t = experiment('magic magic', 'stareplant');
  addPet(t, 0, 0, 'dunguin', 'hunger disease', { cage: 'c03' });
  t.goTo('showing');
  expect(t.eventsOf('petz.suffered')).toHaveLength(1);
  // Public when made (DA-HIDDEN-11).
  t.expectAsk('petz.setCage', 0).play(0, 'antimagic');
  expect(t.eventsOf('petz.setCage')).toEqual([
    { type: 'petz.setCage', seat: 0, plot: 1, setting: 'antimagic' },
  ]);
  expect(mutation(t)[1]).toBe(0);
});

test('R-DA-82 no setting if its pet was lost before', () => {
  const t = experiment('magic magic', 'stareplant', { mutation: 1 });
  addPet(t, 0, 0, 'shiningSpook', 'magic magic disease', { cage: 'printed' });
  showOff(t, [0, 1], { 'petz.spook': [{ to: 1 }] });
  expect(t.eventsOf('petz.setCage')).toEqual([]);
});

test('DA-CAGE-EXPERIMENTAL-04 it is free again every round', () => {
  const t = experiment('magic magic', 'stareplant');
  showOff(t, [], { 'petz.setCage': ['antimagic'] });
  expect(extras(t, 0, 1).setting).toBe('antimagic');
  t.until('petz.group');
  expect(extras(t, 0, 1).setting).toBe('normal');
});

test('DA-CAGE-EXPERIMENTAL-05 with no need left the pet cannot get sick, and never fewer than none', () => {
  const t = experiment('disease anger', 'fieryFairy', { manure: 9, addon: 'strength1' });
  showOff(t, [], { 'petz.setCage': ['normal'] });
  expect(suffering(t)).toEqual([null, 0, null, null]);
  const u = experiment('disease disease disease', 'uni', { manure: 1 });
  showOff(u, [], { 'petz.setCage': ['normal'] });
  // 2 of 3 needs count, with 1 manure that is 3: 2 suffering.
  expect(u.eventsOf('petz.suffered')).toMatchObject([{ tokens: 2 }]);
});

test('DA-CAGE-MUDWALLOW-01 R-DA-22 it feeds, entertains and cleans, but holds nothing', () => {
  expect(CAGES.mudWallow).toMatchObject({ strength: 0, antimagic: 0, play: 1, graze: 1, absorb: 1 });
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, 'trollie', 'hunger play poop', { cage: 'mudWallow' });
  t.goTo('showing').expectAsk('petz.jobs');
  expect(suffering(t)).toEqual([null, 0, null, null]);
  expect(manure(t)).toEqual([0, 0, 0, 0]);
  const u = alleyTable({ home: 0 });
  addPet(u, 0, 1, 'snakitty', 'hunger play', { cage: 'mudWallow' });
  showOff(u);
  // Nothing grows there for a meat eater.
  expect(suffering(u)).toEqual([null, 1, null, null]);
});

/** A pet of size 3 with the Ding on P2 and 1 gold. */
function dinging(options: Parameters<typeof addPet>[5] = {}, needs = 'poop poop poop'): Table {
  const t = alleyTable({ home: 0 });
  t.shop(0).gold = 1;
  addPet(t, 0, 1, 'fluffy', needs, { cage: 'c02', addon: 'ding', ...options });
  return t;
}

test('EX-DA-60 DA-ADDON-DING-01 DA-ADDON-DING-02 one of each for a single gold', () => {
  const t = dinging({ suffering: 1, mutation: 1 }).goTo('showing').expectAsk('petz.ding', 0);
  expect(t.options(0)).toEqual([both, { suffering: 1, mutation: 0 }, { suffering: 0, mutation: 1 }, null]);
  t.play(0, both).expectAsk('petz.jobs');
  expect(t.shop(0).gold).toBe(0);
  expect([suffering(t)[1], mutation(t)[1]]).toEqual([0, 0]);
  expect(t.eventsOf('petz.cured')).toEqual([
    { type: 'petz.cured', seat: 0, plot: 1, pet: 'fluffy', ...both, by: 'ding' },
  ]);
});

test('DA-ADDON-DING-01 only after all needs of the pet in its cage, and only with gold in the Treasury', () => {
  const t = dinging({ suffering: 1 }, 'hunger poop poop').goTo('showing').expectAsk('petz.ding', 0);
  expect(suffering(t)[1]).toBe(2);
  const poor = dinging({ suffering: 1 });
  poor.shop(0).gold = 0;
  poor.goTo('showing').expectAsk('petz.jobs');
  const well = dinging();
  well.goTo('showing').expectAsk('petz.jobs');
  const elsewhere = dinging();
  addPet(elsewhere, 0, 0, 'wormie', 'poop poop', { cage: 'c10', suffering: 1 });
  showOff(elsewhere, [0, 1]);
  expect(elsewhere.eventsOf('petz.cured')).toEqual([]);
});

test('DA-ADDON-DING-02 one token of a kind, at the owner’s choice', () => {
  const t = showOff(dinging({ suffering: 2, mutation: 1 }), [], {
    'petz.ding': [{ suffering: 1, mutation: 0 }],
  });
  expect([suffering(t)[1], mutation(t)[1]]).toEqual([1, 1]);
});

test('DA-ADDON-DING-03 at most once a turn, again next round', () => {
  const t = dinging({ suffering: 2 });
  t.shop(0).gold = 3;
  addPet(t, 0, 2, 'wormie', 'poop poop', { cage: 'c10' });
  t.goTo('showing').expectAsk('petz.ding', 0).play(0, { suffering: 1, mutation: 0 });
  // It could help again, but is not asked any more.
  t.expectAsk('petz.jobs');
  expect(suffering(t)[1]).toBe(1);
  expect(t.shop(0).gold).toBe(2);
  t.until('petz.group');
  expect(t.shop(0).alleys?.show.addons).toEqual([]);
});

test('EX-DA-61 DA-ADDON-DING-04 it cannot save a pet that is lost', () => {
  const t = dinging({ mutation: 1, cage: 'c01' }, 'poop poop magic');
  t.goTo('showing').expectAsk('petz.jobs');
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'fluffy', cause: 'mutated' }]);
  expect(t.shop(0).gold).toBe(1);
});

test('DA-ADDON-DING-05 R-DA-23 before the score is counted, and once more at the end of the turn if it waited', () => {
  const t = alleyTable({ home: 0, round: 2, exhibition: 'childrensDay' });
  addPet(t, 0, 1, 'trollie', 'play play poop', { cage: 'c07', addon: 'ding', mutation: 1 });
  addPet(t, 0, 2, 'wormie', 'poop poop', { cage: 'c10' });
  t.goTo('showing').expectAsk('petz.ding', 0).play(0, null);
  t.expectAsk('petz.ding', 0);
  expect(t.eventsOf('petz.petTurn')).toHaveLength(2);
  t.play(0, { suffering: 0, mutation: 1 });
  // 2 play at 2, no mutation left, less 1 + 1 manure.
  expect(t.shop(0).entry?.score).toBe(2);
});

test('R-DA-23 a token that Shining Spook gave later in the turn can go too; in round 1 until the end of the turn', () => {
  const t = dinging({});
  addPet(t, 0, 0, 'shiningSpook', 'magic magic disease', { cage: 'printed' });
  t.goTo('showing').play(0, 1).expectAsk('petz.spook', 0).play(0, { to: 1 }).expectAsk('petz.ding', 0);
  t.play(0, { suffering: 0, mutation: 1 });
  expect(mutation(t)).toEqual([0, 0, null, null]);
});

/** A pet with the Jukebox on P2. */
function juke(needs: string, id: string, options: Parameters<typeof addPet>[5] = {}): Table {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, id, needs, { cage: 'c02', addon: 'jukebox', ...options });
  return t;
}

test('DA-ADDON-JUKEBOX-01 no effect until a tune is paid for', () => {
  expect(ADDONS.jukebox).toMatchObject({ strength: 0, antimagic: 0, play: 0, meat: 0 });
  const t = showOff(juke('anger anger', 'stegobully', { cage: 'c03' }), [], { 'petz.tune': [null] });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ cause: 'escaped' }]);
  expect(t.shop(0).gold).toBe(3);
});

test.each([
  ['strength', 'anger anger', 'stegobully', 'c03', 'petz.lost'],
  ['antimagic', 'magic magic', 'stareplant', 'c09', 'petz.mutated'],
  ['play', 'play disease', 'birdie', 'c02', 'petz.suffered'],
  ['graze', 'hunger poop', 'wormie', 'c02', 'petz.suffered'],
  ['meat', 'hunger poop', 'bubl', 'c02', 'petz.suffered'],
])(
  'DA-ADDON-JUKEBOX-02 DA-ADDON-JUKEBOX-07 R-DA-24 the tune %s works by itself like the symbol',
  (tune, needs, id, cage, harm) => {
    const play = (choice: string | null) => {
      const t = showOff(juke(needs, id, { cage }), [], { 'petz.tune': [choice] });
      expect(t.shop(0).gold).toBe(choice === null ? 3 : 2);
      return t.events.filter(({ type }) => type === harm).length;
    };
    expect(play(null)).toBe(1);
    expect(play(tune)).toBe(0);
  },
);

test('R-DA-24 five tunes', () => {
  const t = juke('play poop', 'uni').goTo('showing').expectAsk('petz.tune', 0);
  expect(t.options(0)).toEqual([null, 'strength', 'antimagic', 'play', 'graze', 'meat']);
});

test('DA-ADDON-JUKEBOX-02 without gold in the Treasury there is no tune', () => {
  const t = juke('poop poop', 'wormie');
  t.shop(0).gold = 0;
  t.goTo('showing').expectAsk('petz.jobs');
});

test('EX-DA-62 DA-ADDON-JUKEBOX-02 DA-ADDON-JUKEBOX-03 DA-ADDON-JUKEBOX-04 DA-ADDON-JUKEBOX-06 strength in one round, play in the next', () => {
  const t = showOff(juke('anger anger', 'stegobully', { cage: 'c03' }), [], { 'petz.tune': ['strength'] });
  expect(t.shop(0).gold).toBe(2);
  expect(t.eventsOf('petz.tuned')).toEqual([{ type: 'petz.tuned', seat: 0, plot: 1, tune: 'strength' }]);
  t.until('petz.group');
  // It plays on at no cost.
  expect(extras(t, 0, 1).tune).toBe('strength');
  expect(strengthOf(t.plot(0, 1))).toBe(2);
  const { gold } = t.shop(0);
  t.goTo('showing').expectAsk('petz.tune', 0);
  // What is playing already is no choice.
  expect(t.options(0)).not.toContain('strength');
  t.play(0, 'play');
  expect(t.shop(0).gold).toBe(gold - 1);
  expect(extras(t, 0, 1).tune).toBe('play');
  expect(strengthOf(t.plot(0, 1))).toBe(1);
});

test('DA-ADDON-JUKEBOX-03 in a later round the tune works without being paid again', () => {
  const t = juke('hunger poop', 'bubl');
  extras(t, 0, 1).tune = 'meat';
  showOff(t, [], { 'petz.tune': [null] });
  expect(suffering(t)[1]).toBe(0);
  expect(t.shop(0).gold).toBe(3);
});

test('DA-ADDON-JUKEBOX-05 R-DA-83 once a round, before the evaluation of the pet in its cage; never without one', () => {
  const t = juke('play disease', 'birdie');
  addPet(t, 0, 0, 'wormie', 'poop poop', { cage: 'c10' });
  t.goTo('showing').expectAsk('petz.tune', 0);
  expect(t.eventsOf('petz.petTurn').map(({ plot }) => plot)).toEqual([0, 1]);
  t.play(0, 'meat').expectAsk('petz.jobs');
  expect(t.eventsOf('petz.tuned')).toHaveLength(1);
  const u = alleyTable();
  u.cage(0, 1, 'c02').addon(0, 1, 'jukebox');
  addPet(u, 0, 0, 'wormie', 'poop poop', { cage: 'c10' });
  u.goTo('showing').expectAsk('petz.jobs');
});
