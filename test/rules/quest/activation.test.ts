/** Activation tokens and what lasts (PQ-ACTIVATION). */

import { describe, expect, test } from 'vitest';
import { clearMarks, expireMarks, putMark } from '../../../src/engine/quest/effects/marks.ts';
import type { CreatureId, Mark, OpenQuest } from '../../../src/engine/quest/state.ts';
import { eventsOf, pass, turns, until, untilRound, world } from '../../kit/quest.ts';
import { cards } from '../../kit/quest-cards.ts';

/** A pair of activation tokens: one on the card, one on its target; null where the card alone is used up. */
interface Activation {
  by: CreatureId;
  card: string;
  on: CreatureId | null;
}

/** The tokens that lie on the table, each pair in a colour of its own, in the order of this list (PQ-ACTIVATION-01). */
function activations(s: OpenQuest): Activation[] {
  const found: Activation[] = [];
  for (const [seat, hero] of s.heroes.entries()) {
    for (const card of hero.used.world) found.push({ by: `h${seat}`, card, on: null });
  }
  const creatures: [CreatureId, Mark[]][] = [
    ...s.heroes.map((hero, seat): [CreatureId, Mark[]] => [`h${seat}`, hero.marks]),
    ...s.foes.map((foe): [CreatureId, Mark[]] => [foe.card, foe.marks]),
  ];
  for (const [on, marks] of creatures) {
    for (const { by, card, until } of marks) if (until === 'world') found.push({ by, card, on });
  }
  return found;
}

test('PQ-ACTIVATION-01 one token on the combo, one of its colour on each target', () => {
  const t = cards({
    heroes: { puggab: { damage: 1, hand: ['strength', 'spirit'] }, pugtor: { at: 5 } },
    foes: [
      ['ogre.1', 3],
      ['slime.1', 3],
      ['ogre.2', 1],
    ],
  });
  expect(activations(t.s)).toEqual([]);
  t.turn('h0').play('warHowl');
  expect(activations(t.s)).toEqual([
    { by: 'h0', card: 'warHowl', on: 'ogre.1' },
    { by: 'h0', card: 'warHowl', on: 'slime.1' },
  ]);
  t.end().turn('h1').play('prayer').answer('h0');
  expect(activations(t.s)[0]).toEqual({ by: 'h1', card: 'prayer', on: null });
});

test('PQ-ACTIVATION-01 what ends earlier than the World carries no token', () => {
  const t = cards({
    heroes: { bravepug: { hand: ['strength', 'intellect'] } },
    foes: [['ogre.1', 3]],
  }).turn('h0');
  t.play('shieldBash').answer(0);
  expect([t.tags('ogre.1'), activations(t.s)]).toEqual([['weak:1'], []]);
});

test('EX-PQ-10 PQ-ACTIVATION-02 PQ-ACTIVATION-03 PQ-ACTIVATION-05 with the World all tokens go; Prayer can be used again', () => {
  const t = cards({
    heroes: {
      pugtor: { damage: 3, xp: 2, hand: ['spirit', 'spirit', 'intellect'] },
      aragpug: { at: 1, xp: 2, hand: ['speed', 'speed', 'spirit'] },
    },
    foes: [['ogre.1', 3]],
  }).turn('h0');
  t.play('blessing').answer('h0').play('prayer').answer('h1').end().turn('h1').play('alphaPug').end();
  expect(t.tags('h0')).toEqual(['bless:1', 'pack:1']);
  t.turn('h0');
  expect(t.plays).not.toContain('prayer');
  t.end().do((c) => clearMarks(c.s));
  expect([t.tags('h0'), t.tags('h1'), activations(t.s), t.damage('h0')]).toEqual([[], [], [], 3]);
  t.turn('h0');
  expect(t.plays).toContain('prayer');
});

test('PQ-ACTIVATION-04 the same card never marks a creature twice, and may mark another', () => {
  const t = cards({
    heroes: { pugramix: {} },
    foes: [
      ['ogre.1', 3],
      ['ogre.2', 1],
    ],
  });
  const root = { tag: 'root', v: 1, until: 'world', by: 'h0', card: 'entangle' } as const;
  putMark(t.s, 'ogre.1', root);
  putMark(t.s, 'ogre.1', root);
  putMark(t.s, 'ogre.2', root);
  expect([t.tags('ogre.1'), t.tags('ogre.2')]).toEqual([['root:1'], ['root:1']]);
});

test('a mark until the next turn ends with the turn of its source, not with another', () => {
  const t = cards({ heroes: { bravepug: {}, elpug: {} }, foes: [['ogre.1', 3]] });
  putMark(t.s, 'ogre.1', { tag: 'weak', v: 1, until: 'next', by: 'h0', card: 'shieldBash' });
  putMark(t.s, 'ogre.1', { tag: 'weak', v: 1, until: 'world', by: 'h0', card: 'warHowl' });
  putMark(t.s, 'ogre.1', { tag: 'weak', v: 1, until: 'next', by: 'h1', card: 'squeakymace.1' });
  expireMarks(t.s, 'h0');
  expect(t.marks('ogre.1').map(({ card }) => card)).toEqual(['warHowl', 'squeakymace.1']);
  expireMarks(t.s, 'h1');
  expect(t.marks('ogre.1').map(({ card }) => card)).toEqual(['warHowl']);
});

describe('R-PQ-104 who is stunned skips its next turn, whenever it comes', () => {
  test('a monster that has arrived in this Round, stunned by a hero whose next turn comes first', () => {
    const t = world({
      heroes: { pugarotti: { at: 3, hand: ['intellect', 'magic'] }, elpug: { at: 1 } },
      foes: [['ratking', 3]],
      number: 3,
      round: 2,
    });
    until(t, 'quest.act');
    // Endless Vermin has called it; its first turn is in Round 3, after the Bard's.
    const mummy = eventsOf(t, 'quest.entered')[0]?.id ?? '';
    expect(mummy).toMatch(/^mummy/);
    if (t.seat !== 0) pass(t);
    t.play('lullaby').end();
    untilRound(t, 3, 4);
    expect(eventsOf(t, 'quest.skipped').map(({ id }) => id)).toEqual([mummy]);
    expect([turns(t).includes(mummy), t.tags(mummy)]).toEqual([false, []]);
    untilRound(t, 3, 5);
    expect(turns(t)).toContain(mummy);
  });

  test('a monster whose stunner has fallen, once and not twice', () => {
    const t = cards({
      heroes: { pugarotti: { damage: 4, hand: ['intellect', 'magic'] }, elpug: { at: 1 } },
      foes: [
        ['ogre.1', 3],
        ['slime.1', 1],
      ],
    }).turn('h0');
    t.play('lullaby').answer('slime.1').end().attack('ogre.1');
    expect([t.hero(0).status, t.tags('slime.1')]).toEqual(['down', ['stun:1']]);
    t.turn('slime.1');
    expect([t.countOf('quest.skipped'), t.tags('slime.1')]).toEqual([1, []]);
    t.turn('slime.1');
    expect([t.countOf('quest.skipped'), turns(t)]).toEqual([1, ['h0', 'slime.1']]);
  });
});

test('PQ-ACTIVATION-02 R-PQ-101 the tokens a fallen hero has placed stay to the end of the World', () => {
  const t = cards({
    heroes: { pugramix: { damage: 4, hand: ['spirit', 'intellect'] }, puggab: { at: 1 } },
    foes: [
      ['skeleton.1', 2],
      ['ogre.1', 3],
    ],
  }).turn('h0');
  t.play('entangle').answer('skeleton.1').end();
  putMark(t.s, 'skeleton.1', { tag: 'weak', v: 1, until: 'next', by: 'h0', card: 'squeakymace.1' });
  t.attack('ogre.1');
  expect([t.hero(0).status, t.tags('skeleton.1')]).toEqual(['down', ['root:1']]);
  expect(activations(t.s)).toEqual([{ by: 'h0', card: 'entangle', on: 'skeleton.1' }]);
  t.turn('skeleton.1');
  expect(t.spot('skeleton.1')).toBe('c2r1');
  t.do((c) => clearMarks(c.s));
  expect(t.tags('skeleton.1')).toEqual([]);
});

test('PQ-ACTIVATION-05 R-PQ-101 the blessing of a fallen Cleric goes on', () => {
  const t = cards({
    heroes: {
      pugtor: { damage: 4, xp: 2, hand: ['spirit', 'spirit', 'intellect'] },
      puggab: { at: 1, hand: ['strength'] },
    },
    foes: [
      ['ogre.1', 3],
      ['ogre.2', 1],
    ],
  }).turn('h0');
  t.play('blessing').answer('h1').end().attack('ogre.1');
  expect([t.hero(0).status, t.tags('h1')]).toEqual(['down', ['bless:1']]);
  t.turn('h1').answer({ do: 'attack', target: 'ogre.2', pay: { cards: ['strength'], xp: 0, wild: false } });
  expect(t.damage('ogre.2')).toBe(2);
});
