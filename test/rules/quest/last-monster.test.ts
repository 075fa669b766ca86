/** The last Monster of a World falls in the middle of a turn: what is under way is carried out, then the turn ends. */

import { describe, expect, test } from 'vitest';
import { table } from '../../kit/quest.ts';
import type { CardTable, Plan } from '../../kit/quest-cards.ts';

/** A table whose only Monster, a Mimic Doghouse ahead of the first Hero, has one life left. */
function last(heroes: Plan['heroes'], plan: Partial<Plan> = {}): CardTable {
  const t = table({ heroes, foes: [['mimic.1', 3]], world: 'ember', ...plan });
  t.foe('mimic.1').damage = 4;
  return t.turn('h0');
}

describe('PQ-COMBO-06 R-PQ-56 the rest of a combo whose attack fells the last monster', () => {
  test('Philosopher’s Bone still gives its treasure and its healing', () => {
    const t = last({ pugracelsus: { xp: 5, damage: 2, hand: ['intellect', 'intellect', 'intellect'] } });
    t.play('philosophersBone', 'intellect intellect intellect').answer(null);
    expect([t.s.over, t.hero(0).treasures.length, t.damage('h0')]).toEqual(['cleared', 1, 1]);
  });

  test('Holy Howl heals those around, Grand Finale everybody', () => {
    const cleric = last({
      pugtor: { xp: 5, damage: 2, hand: ['spirit', 'spirit', 'spirit'] },
      puggab: { damage: 2 },
      elpug: { at: 1, damage: 2 },
    });
    cleric.play('holyHowl', 'spirit spirit spirit').answer(null);
    expect(['h0', 'h1', 'h2'].map((id) => cleric.damage(id))).toEqual([1, 1, 2]);
    const bard = last({
      pugarotti: { xp: 5, damage: 2, hand: ['intellect', 'intellect', 'intellect'] },
      elpug: { at: 1, damage: 2 },
    });
    bard.play('grandFinale', 'intellect intellect intellect').answer(null);
    expect(['h0', 'h1'].map((id) => bard.damage(id))).toEqual([1, 1]);
  });

  test('Hit and Run still moves', () => {
    const t = last({ aragpug: { hand: ['speed', 'strength'] } });
    t.play('hitAndRun');
    expect([t.s.over, t.asked]).toEqual(['cleared', 'quest.shift']);
    t.answer(1);
    expect([t.spot('h0'), t.countOf('quest.turnEnded')]).toEqual(['c4r1', 1]);
  });

  test('Reckless Chomp still costs her 1 damage, and may cost her the market', () => {
    const t = last({ puggab: { damage: 1, hand: ['strength', 'strength'] } });
    t.play('recklessChomp');
    expect([t.s.over, t.damage('h0')]).toEqual(['cleared', 2]);
    const weak = last({ puggab: { damage: 5, hand: ['strength', 'strength'] }, elpug: { at: 1 } });
    weak.play('recklessChomp');
    expect([weak.s.over, weak.hero(0).status, weak.hero(0).xp]).toEqual(['cleared', 'down', ['mimic.1']]);
  });

  test('R-PQ-79 with an Evil Lord the game is lost if it fells the last hero', () => {
    const t = last({ puggab: { damage: 5, hand: ['strength', 'strength'] } }, { lord: [] });
    t.play('recklessChomp');
    expect(t.s.outcome).toMatchObject({ reason: 'allDefeated', winners: [1] });
  });
});

test('R-PQ-36 R-PQ-56 what happens at the end of a turn happens in the turn that clears the World too', () => {
  const t = last({ pugarotti: { hand: ['magic', 'magic'] }, elpug: { at: 1, hand: [] } });
  t.answer({ do: 'attack', target: 'mimic.1', pay: { cards: ['magic'], xp: 0, wild: false } });
  expect([t.asked, t.seat]).toEqual(['quest.loot', 0]);
  t.answer(null);
  expect([t.s.over, t.asked]).toEqual(['cleared', 'quest.target']);
  t.answer('h1').answer('deck');
  expect([t.hero(1).hand?.length, t.countOf('quest.turnEnded')]).toEqual([1, 1]);
});
