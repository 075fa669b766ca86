/** Artifacts and copies that Nomnivore eats: DA-ARTIFACT with DA-PET-NOMNIVORE-03. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { hasArtifact } from '../../../src/engine/petz/query.ts';
import { addPet, alleyTable } from '../../kit/alleys-show.ts';
import { has } from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { colours } from '../../kit/petz-plays.ts';

describe('eaten', () => {
  /** Nomnivore is hungry; seat 0's artifacts are on its menu. */
  function menu(t: Table): Json[] {
    t.goTo('showing').expectAsk('petz.feed', 0);
    return t.options(0).filter((x) => (x as { from?: string } | null)?.from === 'artifact');
  }

  test('R-DA-35 EX-DA-46 the original of a copied book is eaten: Blue loses a card, Red keeps the extra one', () => {
    const t = alleyTable();
    t.artifact(0, 'savageFeasts').artifact(1, 'giftBox');
    t.shop(0).books.savageFeasts = 'G';
    has(t, 1).gift = 'savageFeasts';
    t.shop(1).books.giftBox = 'G';
    addPet(t, 0, 0, 'nomnivore', 'hunger hunger hunger play play');
    for (const seat of [0, 1]) t.hand(seat, ['G poop', 'G poop', 'R anger', 'Y play', 'P magic']);
    const [meal = null] = menu(t);
    t.play(0, meal);
    expect(t.shop(0).artifacts).toEqual([]);
    expect(colours(t, 0)).toEqual([1, 1, 1, 1]);
    expect(colours(t, 1)).toEqual([2, 1, 1, 1]);
    expect(has(t, 1).gift).toBe('savageFeasts');
    t.expectInventory();
  });

  test('R-DA-35 a copied Whip still works when the original is gone', () => {
    const t = alleyTable();
    t.artifact(0, 'whipOfObedience').artifact(1, 'giftBox');
    has(t, 1).gift = 'whipOfObedience';
    addPet(t, 0, 0, 'nomnivore', 'hunger hunger hunger play play');
    menu(t);
    t.play(0, { from: 'artifact', artifact: 'whipOfObedience', card: null });
    expect(hasArtifact(t.shop(0), 'whipOfObedience')).toBe(false);
    expect(hasArtifact(t.shop(1), 'whipOfObedience')).toBe(true);
  });

  test('R-DA-36 a Gift Box is discarded, and what it copied ends at once', () => {
    const plain = alleyTable();
    plain.artifact(0, 'giftBox');
    addPet(plain, 0, 0, 'nomnivore', 'hunger hunger hunger play play');
    expect(menu(plain)).toEqual([{ from: 'artifact', artifact: 'giftBox', card: null }]);
    plain.play(0, { from: 'artifact', artifact: 'giftBox', card: null });
    expect(plain.s.gone.artifacts).toContain('giftBox');
    const copy = alleyTable();
    copy.artifact(0, 'giftBox').artifact(1, 'magicBox');
    has(copy, 0).gift = 'magicBox';
    copy.shop(0).box = 'meat';
    addPet(copy, 0, 0, 'nomnivore', 'hunger hunger hunger play play');
    menu(copy);
    copy.play(0, { from: 'artifact', artifact: 'giftBox', card: null });
    expect(hasArtifact(copy.shop(0), 'magicBox')).toBe(false);
    expect(copy.shop(0)).toMatchObject({ artifacts: [], box: null });
    expect(hasArtifact(copy.shop(1), 'magicBox')).toBe(true);
    copy.expectInventory();
  });

  test('R-DA-36 R-DA-58 a copied book takes a card of its colour along, of its owner’s choice, for all to see', () => {
    const t = alleyTable();
    t.artifact(0, 'giftBox').artifact(1, 'funWithFood');
    has(t, 0).gift = 'funWithFood';
    t.shop(0).books.giftBox = 'Y';
    addPet(t, 0, 0, 'nomnivore', 'hunger hunger hunger play play');
    t.hand(0, ['Y play', 'Y magic', 'Y play', 'G poop']);
    const meals = menu(t) as { card: number }[];
    const cards = t.shop(0).hand;
    // One choice for each face.
    expect(meals.map(({ card }) => card)).toEqual([cards[0], cards[1]]);
    t.play(0, meals[1] as unknown as Json);
    expect(t.faces(0)).toEqual(['Y play', 'Y play', 'G poop']);
    expect(t.eventsOf('petz.ate')).toMatchObject([{ what: 'artifact', id: 'giftBox', card: cards[1] }]);
    expect(t.s.gone.needs.flat()).toContain(cards[1]);
    t.expectInventory();
  });

  test('R-DA-59 what an artifact did this round stays done; it does no more', () => {
    const t = alleyTable();
    t.artifact(0, 'impArmor', 'longHandledShovel');
    addPet(t, 0, 0, 'nomnivore', 'hunger hunger hunger play play', { manure: 2 });
    // An armoured imp stands there already, and the shovel has taken 1 of its 2.
    t.plot(0, 0).guard.strength = 1;
    t.shop(0).used.shovel = 1;
    t.shop(0).used.reach = 2;
    // What is left of its reach may be used before it is eaten (RUL-45).
    t.goTo('showing').expectAsk('petz.shovel', 0).play(0, null).expectAsk('petz.feed', 0);
    t.play(0, { from: 'artifact', artifact: 'impArmor', card: null });
    t.play(0, { from: 'artifact', artifact: 'longHandledShovel', card: null });
    expect(t.plot(0, 0).guard.strength).toBe(1);
    const asked: (string | undefined)[] = [];
    for (; t.s.ask?.seats[0] === 0 && t.s.phase === 'showing'; t.play(0, null)) asked.push(t.s.ask?.kind);
    expect(asked).not.toContain('petz.shovel');
    expect(asked).not.toContain('petz.ward');
    expect(t.plot(0, 0).manure).toBe(2);
  });

  test('R-DA-37 the hat is eaten only at home', () => {
    const hat = () => {
      const t = alleyTable();
      t.artifact(0, 'fancyHat', 'crystalBall');
      addPet(t, 0, 0, 'nomnivore', 'hunger hunger hunger play play');
      return t;
    };
    const eaten = (t: Table) => menu(t).map((x) => (x as { artifact: string }).artifact);
    expect(eaten(hat())).toEqual(['fancyHat', 'crystalBall']);
    const away = hat().imps(0, { platform: 1 });
    has(away, 0).hatOnPlatform = true;
    expect(eaten(away)).toEqual(['crystalBall']);
    const out = hat();
    out.s.town.taken.meat = { seat: 0, imps: 1, hat: 1 };
    expect(eaten(out)).toEqual(['crystalBall']);
  });
});
