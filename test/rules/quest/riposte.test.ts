/** Ripostes: the window in the middle of an attack, and the order of answers (PQ-RIPOSTE). */

import { describe, expect, test } from 'vitest';
import type { CardKind } from '../../../src/engine/quest/data/words.ts';
import { acts, eventsOf, table } from '../../kit/quest.ts';
import { type CardTable, cards } from '../../kit/quest-cards.ts';
import { ready } from '../../kit/quest-start.ts';

const pay = (...kinds: CardKind[]) => ({ cards: kinds, xp: 0, wild: false });

function parry(t: CardTable): CardTable {
  return t.answer({ id: 'parryAndRiposte', target: 'h0', pay: pay('strength', 'speed') });
}

const mimic = (hand: CardKind[]) =>
  table({
    heroes: { bravepug: { at: 3, hand }, puggab: { at: 5 } },
    foes: [['mimic.1', 3]],
  });

describe('avoiding damage', () => {
  test('EX-PQ-38 PQ-RIPOSTE-01 PQ-RIPOSTE-02 PQ-RIPOSTE-03 PQ-RIPOSTE-04 PQ-RIPOSTE-05 PQ-FREE-05 PQ-CARD-03 no token is placed, and no action used', () => {
    const t = mimic(['strength', 'speed', 'magic']).attack('mimic.1');
    expect([t.asked, t.seat]).toEqual(['quest.riposte', 0]);
    parry(t);
    expect(t.damage('h0')).toBe(0);
    expect(t.hero(0).hand).toEqual(['magic']);
    expect(eventsOf(t, 'quest.hurt').filter((event) => event.id === 'h0')).toEqual([]);
    expect(t.s.turn).toBeNull();
  });

  test('R-PQ-28 the damage of the riposte is dealt after the attack; a kill gives XP and treasure as usual', () => {
    const t = mimic(['strength', 'speed', 'magic']);
    t.foe('mimic.1').damage = 4;
    parry(t.attack('mimic.1'));
    expect(t.spot('mimic.1')).toBe('');
    expect(t.hero(0).xp).toEqual(['mimic.1']);
    expect(t.asked).toBe('quest.loot');
    const story = t.events.map((event) => event.type);
    expect(story.indexOf('quest.prevented')).toBeLessThan(story.indexOf('quest.hurt'));
  });

  test('PQ-RIPOSTE-02 what cannot be paid is not offered; without any the hero is not asked', () => {
    const t = mimic(['strength', 'magic']).attack('mimic.1');
    expect(t.countOf('quest.played')).toBe(0);
    expect(t.asked).not.toBe('quest.riposte');
  });

  test('PQ-RIPOSTE-06 in the own turn a riposte is not among the combos, nor another combo outside it', () => {
    const t = mimic(['strength', 'speed', 'strength']).turn('h0');
    expect(acts(t, 'play').map((act) => act.id)).not.toContain('parryAndRiposte');
    const window = mimic(['strength', 'speed', 'strength']).attack('mimic.1');
    const ids = window.options.flatMap((option) => (option as { id?: string } | null)?.id ?? []);
    expect(new Set(ids)).toEqual(new Set(['parryAndRiposte']));
  });

  test('R-PQ-27 several ripostes are possible as long as damage is left', () => {
    const t = table({
      heroes: {
        bravepug: { at: 3, hand: ['strength', 'strength', 'speed'], treasures: ['chainmail.1'] },
        pugtor: { at: 5 },
      },
      foes: [['ogre.1', 3]],
    }).attack('ogre.1');
    t.answer({ id: 'chainmail.1', target: 'h0', pay: pay('strength') });
    expect(t.asked).toBe('quest.riposte');
    expect(t.options).toContainEqual({ id: 'parryAndRiposte', target: 'h0', pay: pay('strength', 'speed') });
    expect(JSON.stringify(t.options)).not.toContain('chainmail');
    parry(t);
    expect(t.damage('h0')).toBe(0);
    expect(t.asked).not.toBe('quest.riposte');
  });
});

describe('R-PQ-27 PQ-RIPOSTE-02 a riposte that costs nothing', () => {
  const guarded = (lord: boolean) =>
    ready({
      heroes: { puggab: { hand: [], acted: true } },
      foes: [['ogre.1', 4]],
      mods: [['companion', { name: 'Rex', gift: 'guard', hero: 0 }]],
      ...(lord ? { lordHand: [], changes: { seats: 2, lord: { handicap: 'none' } } } : {}),
    });

  test('is for an empty hand too', () => {
    const g = guarded(false);
    expect(g.asked).toBe('quest.riposte');
    g.answer({ id: 'guard', target: 'h0', pay: pay() });
    expect(g.s.heroes[0]?.damage).toBe(1);
  });

  test('with an Evil Lord as well', () => {
    const g = guarded(true);
    expect(g.asked).toBe('quest.lordMove');
    expect(g.answer(1).asked).toBe('quest.riposte');
  });
});

describe('the order of answers', () => {
  test('R-PQ-26 the heroes hit are asked first, highest initiative first, then the others', () => {
    const t = table({
      heroes: {
        pugtor: { at: 5, hand: ['spirit', 'magic'] },
        bravepug: { at: 2, hand: ['strength', 'speed'] },
        pugpin: { at: 3, hand: ['speed', 'magic'] },
      },
      foes: [['dachshydra.1', 2]],
    }).attack('dachshydra.1');
    const seats: number[] = [];
    while (t.asked === 'quest.riposte') {
      seats.push(t.seat);
      t.answer(null);
    }
    expect(seats).toEqual([2, 1, 0]);
  });

  test('R-PQ-26 PQ-COMBAT-05 a riposte protects one target; the others are hit at the same moment', () => {
    const t = table({
      heroes: {
        pugtor: { at: 5, hand: ['spirit', 'magic'] },
        puggab: { at: 2 },
        pugpin: { at: 3 },
      },
      foes: [['dachshydra.1', 2]],
    }).attack('dachshydra.1');
    expect(t.options.slice(1)).toEqual([
      { id: 'protection', target: 'h1', pay: pay('spirit', 'magic') },
      { id: 'protection', target: 'h2', pay: pay('spirit', 'magic') },
    ]);
    t.answer(t.options[1] ?? null);
    expect([t.damage('h1'), t.damage('h2')]).toEqual([0, 1]);
  });

  test('R-PQ-26 what lowers damage on a target comes before ripostes, defending after them', () => {
    const t = table({
      heroes: { bravepug: { at: 3, hand: ['strength', 'strength', 'speed'] } },
      foes: [['ogre.1', 3]],
    });
    t.hero(0).marks = [{ tag: 'shield', v: 1, until: 'next', by: 'h0', card: 'x' }];
    t.attack('ogre.1');
    expect(t.asked).toBe('quest.riposte');
    t.answer(null);
    expect(t.asked).toBe('quest.defend');
    const most = Math.max(...t.options.map((option) => (option as { n: number } | null)?.n ?? 0));
    expect(most).toBe(2);
    t.answer(null);
    expect(t.damage('h0')).toBe(2);
  });

  test('R-PQ-26 R-PQ-32 tokens, then defeats, then side effects on those hit who are still in play', () => {
    const t = table({
      heroes: {
        pugramix: { at: 3, hand: ['magic', 'magic'], damage: 4 },
        pugtor: { at: 5, hand: ['magic'] },
      },
      foes: [['slime.1', 3]],
    }).attack('slime.1');
    const story = t.events.map((event) => event.type);
    expect(story.indexOf('quest.hurt')).toBeLessThan(story.indexOf('quest.fell'));
    expect(t.asked).not.toBe('quest.drop');
    expect(t.hero(0).status).toBe('down');
  });

  test('R-PQ-26 a riposte that defeats the attacker does not save the other targets', () => {
    const t = table({
      heroes: { bravepug: { at: 2, hand: ['strength', 'speed'] }, puggab: { at: 3 } },
      foes: [['dachshydra.1', 2]],
      deck: ['magic', 'magic'],
    });
    t.foe('dachshydra.1').damage = 4;
    parry(t.attack('dachshydra.1'));
    expect(t.spot('dachshydra.1')).toBe('');
    expect(t.damage('h1')).toBe(1);
    expect(eventsOf(t, 'quest.hurt').map((event) => event.id)).toEqual(['h1', 'dachshydra.1']);
  });

  test('R-PQ-26 what has been seen is answered last (Mimic Magic)', () => {
    const t = cards({
      heroes: { puggab: { at: 3 }, elpug: { at: 4, hand: ['magic', 'intellect'], xp: 2 } },
      foes: [
        ['ogre.1', 3],
        ['mimic.1', 4],
      ],
    }).attack('ogre.1');
    expect(t.damage('h0')).toBe(3);
    expect([t.asked, t.seat]).toEqual(['quest.seen', 1]);
    t.answer({ id: 'mimicMagic', pay: pay('intellect', 'magic') });
    expect(t.damage('mimic.1')).toBe(3);
  });
});
