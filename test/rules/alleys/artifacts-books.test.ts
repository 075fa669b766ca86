/** Gift Box and Petdemonium: DA-ARTIFACT-GIFTBOX, DA-ARTIFACT-PETDEMONIUM. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { hasArtifact } from '../../../src/engine/petz/query.ts';
import { businessScore } from '../../../src/engine/petz/score.ts';
import { alleys, go, has, linger, waiting } from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { colours } from '../../kit/petz-plays.ts';

/** Seat 0 takes what lies in the artifact tents; the round stops at the last seat's group. */
function gains(t: Table, tiles: string[]): Table {
  linger(waiting(t.offerArtifacts(tiles), 0, { imps: 1 })).sendGroups();
  return go(t.quiet(), 0, { imps: 1 }, 'artifacts');
}

/** Hands of one card of each colour. */
function withHands(t: Table): Table {
  for (const seat of t.s.shops.keys()) t.hand(seat, ['G hunger', 'R anger', 'Y play', 'P magic']);
  return t;
}

describe('Gift Box', () => {
  test('DA-ARTIFACT-GIFTBOX-01 DA-ARTIFACT-GIFTBOX-04 EX-DA-44 gained with the Whip: Imp Armor may be copied, the Whip not', () => {
    const t = gains(alleys().artifact(1, 'impArmor'), ['giftBox', 'whipOfObedience']).expectAsk(
      'petz.copy',
      0,
    );
    expect(t.options(0)).toEqual(['impArmor', null]);
    t.play(0, 'impArmor');
    expect(has(t, 0).gift).toBe('impArmor');
    expect(hasArtifact(t.shop(0), 'impArmor')).toBe(true);
    expect(t.shop(1).artifacts).toEqual(['impArmor']);
    expect(t.eventsOf('petz.copied')).toEqual([{ type: 'petz.copied', seat: 0, artifact: 'impArmor' }]);
    t.expectInventory();
  });

  test('DA-ARTIFACT-GIFTBOX-01 the copy works to the end of the game', () => {
    const t = gains(alleys().artifact(1, 'whipOfObedience'), ['giftBox']).play(0, 'whipOfObedience');
    t.until('petz.group').until('petz.arrange');
    expect(hasArtifact(t.shop(0), 'whipOfObedience')).toBe(true);
    t.toTheEnd();
    expect(has(t, 0).gift).toBe('whipOfObedience');
    expect(t.s.outcome).not.toBeNull();
  });

  test('DA-ARTIFACT-GIFTBOX-01 nobody owns any: nothing to choose', () => {
    const t = gains(alleys(), ['giftBox', 'crystalBall']);
    expect(t.s.ask?.kind).toBe('petz.send');
    expect(has(t, 0).gift).toBeNull();
  });

  test('DA-ARTIFACT-GIFTBOX-02 EX-DA-45 later: the Magic Box or the book Blue gains now, not the Imp Armor it owned', () => {
    const open = () => {
      const t = withHands(alleys().artifact(1, 'giftBox').artifact(0, 'impArmor'));
      gains(t, ['magicBox', 'savageFeasts']);
      // Blue reads first.
      return t.expectAsk('petz.book', 0).play(0, { artifact: 'savageFeasts', colour: 'R' });
    };
    const t = open().expectAsk('petz.copy', 1);
    expect(t.options(1)).toEqual(['magicBox', 'savageFeasts', null]);
    const box = t.fork().play(1, 'magicBox');
    expect(box.shop(1).box).not.toBeNull();
    expect(hasArtifact(box.shop(1), 'magicBox')).toBe(true);
    box.expectInventory();
    // One of the book's colours of his own choice, independent of Blue's.
    const book = t.fork().play(1, 'savageFeasts').expectAsk('petz.book', 1);
    expect(book.options(1)).toEqual([
      { artifact: 'giftBox', colour: 'R' },
      { artifact: 'giftBox', colour: 'G' },
    ]);
    book.play(1, { artifact: 'giftBox', colour: 'G' });
    expect(colours(book, 1)).toEqual([2, 1, 1, 1]);
    expect(colours(book, 0)).toEqual([1, 2, 1, 1]);
    book.expectInventory();
    const none = t.play(1, null);
    expect(has(none, 1).gift).toBeNull();
    expect(none.expectAsk('petz.send', 3).shop(1).artifacts).toEqual(['giftBox']);
  });

  test('DA-ARTIFACT-GIFTBOX-03 at most once, and at no other moment', () => {
    const used = alleys().artifact(1, 'giftBox');
    has(used, 1).gift = 'impArmor';
    expect(gains(used, ['crystalBall']).s.ask?.kind).toBe('petz.send');
    // A turn in which no seat gains an artifact.
    const t = alleys().artifact(1, 'giftBox').artifact(0, 'impArmor');
    linger(waiting(t, 0, { imps: 1 })).sendGroups();
    go(t, 0, { imps: 1 }, 'meat').expectAsk('petz.send', 3);
    expect(has(t, 1).gift).toBeNull();
  });

  test('DA-ARTIFACT-GIFTBOX-04 what its owner gains later is nothing to copy', () => {
    const t = alleys().artifact(0, 'giftBox').artifact(1, 'impArmor');
    expect(gains(t, ['crystalBall', 'whipOfObedience']).s.ask?.kind).toBe('petz.send');
    expect(has(t, 0).gift).toBeNull();
  });

  test('DA-ARTIFACT-GIFTBOX-05 a copied hat may go to an unsent group', () => {
    const t = alleys().artifact(1, 'fancyHat').offerArtifacts(['giftBox']);
    waiting(t, 1, { imps: 2 });
    waiting(t, 0, { imps: 2 }, { imps: 2 }).sendGroups();
    go(t, 0, { imps: 2 }, 'artifacts').play(0, 'fancyHat').expectAsk('petz.join', 0);
    t.play(0, { imps: 2, gold: 0 }).expectAsk('petz.send', 0);
    expect(t.options(0)).toContainEqual({ imps: 2, gold: 0, hat: 1, space: 'home' });
    t.expectInventory();
  });

  test('DA-ARTIFACT-GIFTBOX-06 unused it does nothing, but is a tile at the final scoring', () => {
    const t = alleys();
    const before = businessScore(t.s, 0);
    t.artifact(0, 'giftBox').artifact(1, 'whipOfObedience');
    expect(businessScore(t.s, 0)).toBe(before + 1);
    for (const id of ['whipOfObedience', 'magicBox', 'fancyHat'])
      expect(hasArtifact(t.shop(0), id)).toBe(false);
    has(t, 0).gift = 'whipOfObedience';
    expect(businessScore(t.s, 0)).toBe(before + 1);
  });

  test('R-DA-33 the gaining player resolves all effects, then the box is asked, then who cuts in, then the next turn', () => {
    const t = withHands(alleys().artifact(2, 'giftBox').offerArtifacts(['fancyHat', 'petdemonium']));
    waiting(t, 1, { imps: 2 });
    waiting(t, 0, { imps: 2 }, { imps: 2 }).sendGroups();
    go(t, 0, { imps: 2 }, 'artifacts').expectAsk('petz.book', 0);
    t.play(0, { artifact: 'petdemonium', colour: 'G' }).expectAsk('petz.join', 0);
    t.play(0, { imps: 2, gold: 0 }).expectAsk('petz.copy', 2);
    t.play(2, null).expectAsk('petz.send', 0);
    expect(t.eventsOf('petz.cutIn')).toHaveLength(1);
    go(t, 0, { imps: 2, hat: 1 }, 'home').expectAsk('petz.send', 1);
  });

  test('R-DA-33 with both at once: hat first, then the new box looks at the others', () => {
    const t = alleys().artifact(1, 'impArmor').offerArtifacts(['giftBox', 'fancyHat']);
    linger(waiting(t, 0, { imps: 2 }, { imps: 1 })).sendGroups();
    go(t, 0, { imps: 2 }, 'artifacts').expectAsk('petz.join', 0).play(0, null).expectAsk('petz.copy', 0);
    expect(t.options(0)).toEqual(['impArmor', null]);
  });

  test('R-DA-34 a player who is not on turn cuts in by copying the hat', () => {
    const t = alleys().artifact(2, 'giftBox').offerArtifacts(['fancyHat']);
    waiting(t, 1, { imps: 2 });
    waiting(t, 2, { imps: 2 }, { imps: 1 });
    waiting(t, 0, { imps: 2 }).sendGroups();
    go(t, 0, { imps: 2 }, 'artifacts')
      .expectAsk('petz.copy', 2)
      .play(2, 'fancyHat')
      .expectAsk('petz.join', 2);
    const small = t.fork().play(2, { imps: 1, gold: 0 });
    small.expectAsk('petz.send', 1);
    t.play(2, { imps: 2, gold: 0 }).expectAsk('petz.send', 2);
    go(t, 2, { imps: 2, hat: 1 }, 'meat').expectAsk('petz.send', 1);
    t.expectInventory();
  });

  test('R-DA-33 bought on the market it is the same', () => {
    const t = withHands(alleys().artifact(2, 'giftBox'));
    const board = t.s.alleys;
    if (board === undefined) throw new Error('no alleys');
    t.offerArtifacts(['petdemonium']);
    t.s.piles.artifacts.unshift(board.market.artifact.id ?? '');
    board.market.artifact.id = 'petdemonium';
    t.s.town.artifacts = [];
    linger(waiting(t, 0, { imps: 1 })).sendGroups();
    go(t, 0, { imps: 1 }, 'market', 'artifact').expectAsk('petz.book', 0);
    t.play(0, { artifact: 'petdemonium', colour: 'P' }).expectAsk('petz.copy', 2);
    expect(t.options(2)).toEqual(['petdemonium', null]);
    t.play(2, 'petdemonium').expectAsk('petz.book', 2);
    expect(t.options(2)).toHaveLength(4);
    t.play(2, { artifact: 'giftBox', colour: 'Y' });
    expect(colours(t, 2)).toEqual([1, 1, 2, 1]);
    t.expectInventory();
  });
});

describe('Petdemonium', () => {
  test('DA-ARTIFACT-PETDEMONIUM-01 DA-ARTIFACT-PETDEMONIUM-02 EX-DA-47 any of four colours; purple: a hand of 2 purple, 1 of each other', () => {
    const t = gains(withHands(alleys()), ['petdemonium']).expectAsk('petz.book', 0);
    const colour = (x: string): Json => ({ artifact: 'petdemonium', colour: x });
    expect(new Set(t.options(0).map((x) => JSON.stringify(x)))).toEqual(
      new Set(['G', 'R', 'Y', 'P'].map((x) => JSON.stringify(colour(x)))),
    );
    t.play(0, colour('P'));
    expect(colours(t, 0)).toEqual([1, 1, 1, 2]);
    expect(t.eventsOf('petz.drew')).toHaveLength(1);
    // One colour only, and for good.
    expect(t.shop(0).books).toEqual({ petdemonium: 'P' });
    t.expectAsk('petz.send', 3);
    t.quiet().until('petz.group');
    expect(t.eventsOf('petz.choseBook')).toEqual([]);
  });
});
