/** Moments of a turn at which gold, a tile or a pet could be gone too soon: the shovel (RUL-45) and the Ding (R-DA-23). */
import { describe, expect, test } from 'vitest';
import { addPet, alleyTable, evaluate, extras, mutation, showOff, suffering } from '../../kit/alleys-show.ts';
import type { Table } from '../../kit/petz.ts';

const shovelled = (...plots: number[]) => ({ plots, employee: false });
const oneGold = { from: 'gold' };
const noMutation = { suffering: 0, mutation: 1 };

/** Seat 0 without gold, one token of manure with gold on it on P3, a shovel and an imp for it. */
function pearly(): Table {
  const t = alleyTable({ home: 1 }).artifact(0, 'longHandledShovel');
  t.shop(0).gold = 0;
  t.plot(0, 3).manure = 1;
  extras(t, 0, 3).pearls = 1;
  return t;
}

describe('the shovel before the first question of a turn', () => {
  test('RUL-45 DA-PET-PEARLPUSHER-05 brings the gold that Nomnivore eats', () => {
    const t = pearly();
    addPet(t, 0, 0, 'nomnivore', 'hunger disease anger');
    t.goTo('showing')
      .expectAsk('petz.shovel', 0)
      .play(0, shovelled(0, 0, 0, 1))
      .expectAsk('petz.feed', 0);
    expect(t.options(0)).toContainEqual(oneGold);
    t.play(0, oneGold);
    expect(suffering(t)[0]).toBe(0);
    expect(t.shop(0).gold).toBe(0);
  });

  test('RUL-45 DA-PET-PEARLPUSHER-05 DA-ADDON-JUKEBOX-02 pays for the tune', () => {
    const t = pearly();
    addPet(t, 0, 1, 'birdie', 'play disease', { cage: 'c02', addon: 'jukebox' });
    t.goTo('showing')
      .expectAsk('petz.shovel', 0)
      .play(0, shovelled(0, 0, 0, 1))
      .expectAsk('petz.tune', 0);
    evaluate(t, [1], { 'petz.tune': ['play'] });
    expect(suffering(t)[1]).toBe(0);
  });

  test('RUL-45 R-DA-59 comes before Nomnivore eats the shovel', () => {
    const t = pearly();
    addPet(t, 0, 0, 'nomnivore', 'hunger disease anger');
    const eaten = { from: 'artifact', artifact: 'longHandledShovel', card: null };
    showOff(t, [0], { 'petz.shovel': [shovelled(0, 0, 0, 1)], 'petz.feed': [eaten] });
    expect(t.shop(0)).toMatchObject({ gold: 1, artifacts: [] });
    expect(suffering(t)[0]).toBe(0);
  });

  test('RUL-45 is not asked where no way is closed without it', () => {
    const rich = pearly();
    rich.shop(0).gold = 1;
    addPet(rich, 0, 1, 'birdie', 'play disease', { cage: 'c02', addon: 'jukebox' });
    rich.goTo('showing').expectAsk('petz.tune', 0);
    const plain = pearly();
    extras(plain, 0, 3).pearls = 0;
    addPet(plain, 0, 1, 'birdie', 'play disease', { cage: 'c02', addon: 'jukebox' });
    plain.goTo('showing').expectAsk('petz.play', 0);
    const fed = pearly();
    addPet(fed, 0, 0, 'nomnivore', 'hunger disease anger', { cage: 'c09' });
    fed.goTo('showing').expectAsk('petz.shovel', 0);
    expect(fed.eventsOf('petz.fed')).toMatchObject([{ source: 'cage' }]);
  });

  test('RUL-45 DA-ADDON-DING-01 and once more before the Ding, when an illness has run its course', () => {
    const t = pearly();
    addPet(t, 0, 1, 'birdie', 'disease play play', { cage: 'c07', addon: 'ding', manure: 2 });
    t.goTo('showing').expectAsk('petz.shovel', 0).play(0, null).expectAsk('petz.shovel', 0);
    expect(suffering(t)[1]).toBe(2);
    t.play(0, shovelled(0, 0, 0, 1))
      .expectAsk('petz.ding', 0)
      .play(0, { suffering: 1, mutation: 0 });
    expect(suffering(t)[1]).toBe(1);
  });
});

describe('the Ding between two later pets', () => {
  /** The Ding’s pet has one mutation token; Shining Spook next door has one to give, Pearlpusher gold to bring. */
  function three(): Table {
    const t = alleyTable({ home: 1 }).artifact(0, 'longHandledShovel');
    t.shop(0).gold = 0;
    addPet(t, 0, 1, 'wormie', 'poop poop', { cage: 'c10', addon: 'ding', mutation: 1 });
    addPet(t, 0, 2, 'pearlpusher', 'poop play disease', { cage: 'c07' });
    addPet(t, 0, 0, 'shiningSpook', 'magic magic disease', { cage: 'printed' });
    return t;
  }

  test('R-DA-23 DA-ADDON-DING-01 with gold that came in between it saves its pet from the Spook', () => {
    const t = showOff(three(), [1, 2, 0], {
      'petz.shovel': [null, shovelled(0, 0, 1, 0)],
      'petz.ding': [noMutation],
      'petz.spook': [{ to: 1 }],
    });
    expect(t.eventsOf('petz.lost')).toEqual([]);
    expect(mutation(t)).toEqual([0, 1, 0, null]);
  });

  test('R-DA-23 before Wreckie smashes it', () => {
    const t = alleyTable({ home: 1 }).artifact(0, 'longHandledShovel');
    t.shop(0).gold = 0;
    addPet(t, 0, 1, 'wormie', 'poop poop', { cage: 'c10', addon: 'ding', mutation: 1 });
    addPet(t, 0, 2, 'pearlpusher', 'poop play disease', { cage: 'c07' });
    addPet(t, 0, 0, 'wreckie', 'anger anger anger anger', { cage: 'c01' });
    showOff(t, [1, 2, 0], {
      'petz.shovel': [null, shovelled(0, 0, 1, 0)],
      'petz.ding': [noMutation],
      'petz.wreck': [{ plot: 1, tile: 'addon' }],
    });
    expect(mutation(t)[1]).toBe(0);
  });

  test('R-DA-23 where nothing to come can take it away, the end of the turn is soon enough', () => {
    const t = alleyTable({ home: 0 });
    addPet(t, 0, 0, 'wormie', 'poop poop', { cage: 'c10', addon: 'ding', mutation: 1 });
    addPet(t, 0, 1, 'dunguin', 'poop disease', { cage: 'c03' });
    addPet(t, 0, 2, 'fluffy', 'poop poop', { cage: 'c04' });
    t.goTo('showing').expectAsk('petz.ding', 0).play(0, null).expectAsk('petz.ding', 0);
    expect(t.eventsOf('petz.petTurn')).toHaveLength(3);
  });
});
