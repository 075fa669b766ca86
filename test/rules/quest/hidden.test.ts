/** Who knows what (PQ-HIDDEN). */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import type { QuestEvent } from '../../../src/engine/quest/events.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import type { Quest } from '../../../src/engine/quest/state.ts';
import { eventsOf, game, table, until, world } from '../../kit/quest.ts';

const evil = { lord: { handicap: 'none' } } as const;
const hands = (s: Quest, seat: number | null) => {
  const view = questEngine.view(s, seat);
  return [...view.heroes.map((hero) => hero.hand !== null), view.lord?.hand !== null && view.lord !== null];
};

describe('views', () => {
  test('PQ-HIDDEN-01 PQ-HIDDEN-09 of the decks only the number of cards is shown', () => {
    const { s } = game(2, { decks: { bosses: ['badger'] } });
    for (const seat of [0, 1, null]) {
      const view = questEngine.view(s, seat);
      expect(view.piles).toEqual({ energy: 32, monsters: 30, treasures: 21, worlds: 5, bosses: 10 });
      expect(view.setup.decks).toEqual({});
      expect(JSON.stringify(view)).not.toContain('badger');
    }
  });

  test('PQ-HIDDEN-02 PQ-HIDDEN-08 all that lies open is shown to everybody', () => {
    const { s } = table({
      heroes: { bravepug: { treasures: ['pizza.1'], prizes: ['slime.1'], xp: 2, damage: 1 } },
      foes: [['ogre.1', 3]],
      lord: ['magic'],
    });
    for (const seat of [0, 1, null]) {
      const view = questEngine.view(s, seat);
      expect(view.display).toEqual(s.display);
      expect(view.gone).toEqual(s.gone);
      expect(view.foes).toEqual(s.foes);
      expect(view.halves).toEqual(s.halves);
      expect(view.heroes[0]).toMatchObject({
        treasures: ['pizza.1'],
        prizes: ['slime.1'],
        damage: 1,
        xp: s.heroes[0]?.xp,
      });
    }
  });

  test('PQ-HIDDEN-03 without an Evil Lord hands are open', () => {
    const { s } = game(2);
    for (const seat of [0, 1, null]) expect(hands(s, seat)).toEqual([true, true, false]);
  });

  test('PQ-HIDDEN-04 PQ-HIDDEN-05 with one, each side sees its own hands and the number of the other’s', () => {
    const { s } = game(2, evil);
    expect(hands(s, 0)).toEqual([true, true, false]);
    expect(hands(s, 1)).toEqual([true, true, false]);
    expect(hands(s, 2)).toEqual([false, false, true]);
    expect(hands(s, null)).toEqual([false, false, false]);
    for (const seat of [0, 2, null]) expect(questEngine.view(s, seat).counts).toEqual([9, 9, 4]);
  });
});

describe('events', () => {
  test('PQ-HIDDEN-07 a card from the deck is known to those who see the hand, one from the display to all', () => {
    const t = table({
      heroes: { bravepug: { at: 3 } },
      foes: [['ogre.1', 5]],
      lord: ['magic'],
      deck: ['spirit', 'joker', 'magic'],
    }).turn('h0');
    t.answer({ do: 'draw' }).answer('deck').answer(0);
    const [deck, display] = eventsOf(t, 'quest.drew');
    if (deck === undefined || display === undefined) throw new Error('nothing was drawn');
    const known = (seat: number | null) =>
      [deck, display].map((event) => {
        const seen = questEngine.rules.redact(event, seat);
        return seen?.type === 'quest.drew' && seen.card !== null;
      });
    expect(known(0)).toEqual([true, true]);
    expect(known(1)).toEqual([false, true]);
    expect(known(null)).toEqual([false, true]);
    const open = table({ heroes: { bravepug: { at: 3 } }, foes: [['ogre.1', 5]], deck: ['spirit', 'magic'] });
    open.turn('h0').answer({ do: 'draw' }).answer('deck');
    const [drawn] = eventsOf(open, 'quest.drew');
    expect(drawn && questEngine.rules.redact(drawn, null)).toMatchObject({ card: 'spirit' });
  });

  test('PQ-HIDDEN-05 what the Evil Lord is dealt, no other seat sees', () => {
    const g = game(2, evil);
    const dealt = eventsOf(g, 'quest.dealt').find((event) => event.seat === 2);
    if (dealt === undefined) throw new Error('nothing was dealt');
    expect(questEngine.rules.redact(dealt, 2)).toMatchObject({ count: 4, cards: g.s.lord?.hand });
    expect(questEngine.rules.redact(dealt, 0)).toMatchObject({ count: 4, cards: null });
  });

  test('PQ-HIDDEN-04 the Evil Lord does not see which card one hero gives another', () => {
    const event: QuestEvent = { type: 'quest.gaveCard', seat: 0, to: 1, card: 'magic', knows: [0, 1] };
    expect(questEngine.rules.redact(event, 1)).toMatchObject({ card: 'magic' });
    expect(questEngine.rules.redact(event, 2)).toMatchObject({ card: null });
    const t = world({
      heroes: { bravepug: { hand: ['magic'] }, pugtor: { at: 1 } },
      foes: [['mimic.1', 1]],
      lord: [],
    });
    t.foe('mimic.1').marks = [{ tag: 'robbed', v: 0, until: 'world', by: 'h0', card: 'x' }];
    t.do((c) => hurt(c, ['mimic.1'], 9, { by: null, cause: 'card' }));
    until(t, 'quest.give').answer({ to: 1, card: 'magic' });
    expect(eventsOf(t, 'quest.gaveCard')).toEqual([event]);
  });

  test('PQ-HIDDEN-06 the card drawn for a Defend is shown to all', () => {
    const t = table({
      heroes: { bravepug: { at: 3, hand: ['spirit'] } },
      foes: [['mummy.1', 3]],
      deck: ['magic', 'speed'],
      lord: [],
    }).turn('h0');
    t.answer({ do: 'attack', target: 'mummy.1', pay: { cards: ['spirit'], xp: 0, wild: false } });
    const [event] = eventsOf(t, 'quest.drewDefence');
    expect(event && questEngine.rules.redact(event, null)).toMatchObject({ card: 'magic' });
    expect(t.s.gone.energy).toContain('magic');
  });
});

test('PQ-HIDDEN-04 with hidden hands who is asked follows from what everybody sees', () => {
  const asked = (hand: ('magic' | 'strength')[]) =>
    table({ heroes: { puggab: { at: 3, hand } }, foes: [['ogre.1', 3]], lord: [] }).attack('ogre.1');
  expect(asked(['magic'])).toMatchObject({ asked: 'quest.defend', options: [null] });
  expect(asked(['strength']).asked).toBe('quest.defend');
  expect(asked([]).asked).toBe('test.idle');
});
