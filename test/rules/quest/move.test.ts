/** Movement of all creatures (PQ-MOVE, PQ-ACTION-MOVE). */

import { describe, expect, test } from 'vitest';
import { moveCreature } from '../../../src/engine/quest/move.ts';
import { moves, moveTo, table } from '../../kit/quest.ts';

const far = [['ogre.1', 5]] as [string, number][];

describe('heroes', () => {
  test('EX-PQ-16 PQ-MOVE-03 R-PQ-03 an occupied column is joined at its back', () => {
    const t = table({ heroes: { bravepug: { at: 3 }, puggab: { at: 2 } }, foes: far }).turn('h0');
    moveTo(t, 2);
    expect([t.spot('h0'), t.spot('h1')]).toEqual(['c2r2', 'c2r1']);
    expect(t.s.turn?.actions).toBe(1);
  });

  test('EX-PQ-19 PQ-MOVE-03 PQ-MOVE-08 PQ-MOVE-09 R-PQ-09 from column 5 over the side to column 2 with two positions', () => {
    const t = table({ heroes: { bravepug: { at: 5 }, puggab: { at: 2 } }, foes: far }).turn('h0');
    expect(moves(t)).toEqual([1, 2, 3, 4]);
    moveTo(t, 2);
    expect(t.spot('h0')).toBe('c2r2');
    expect(t.events.findLast((event) => event.type === 'quest.moved')).toMatchObject({ steps: 2 });
  });

  test('EX-PQ-20 PQ-MOVE-04 PQ-MOVE-05 R-PQ-07 creatures in between do not block; an empty column is entered in row 1', () => {
    const t = table({
      heroes: { bravepug: { at: 1 }, puggab: { at: 2 }, pugtor: { at: 2 } },
      foes: far,
    }).turn('h0');
    moveTo(t, 3);
    expect(t.spot('h0')).toBe('c3r1');
  });

  test('EX-PQ-21 PQ-MOVE-05 from row 3 to an empty column', () => {
    const t = table({
      heroes: { bravepug: { at: 3 }, puggab: { at: 3 }, pugtor: { at: 3 } },
      foes: far,
    }).turn('h2');
    moveTo(t, 4);
    expect([t.spot('h2'), t.spot('h0'), t.spot('h1')]).toEqual(['c4r1', 'c3r1', 'c3r2']);
  });

  test('EX-PQ-22 PQ-ACTION-MOVE-01 PQ-MOVE-06 PQ-MOVE-07 R-PQ-06 to the back of the own column', () => {
    const t = table({
      heroes: { bravepug: { at: 3 }, puggab: { at: 3 }, pugtor: { at: 3 } },
      foes: far,
    }).turn('h0');
    expect(moves(t)).toContain(3);
    moveTo(t, 3);
    expect([t.spot('h1'), t.spot('h2'), t.spot('h0')]).toEqual(['c3r1', 'c3r2', 'c3r3']);
    expect(moves(t)).not.toContain(3);
    expect(t.countOf('quest.moved')).toBe(1);
  });

  test('PQ-ACTION-MOVE-01 PQ-ACTION-MOVE-02 PQ-HERO-03 R-PQ-05 anywhere up to the movement value, either way', () => {
    const t = table({ heroes: { bravepug: { at: 3 } }, foes: far, world: 'icy' }).turn('h0');
    expect(moves(t)).toEqual([2, 4]);
    const fast = table({ heroes: { bravepug: { at: 1 } }, foes: far }).turn('h0');
    expect(moves(fast)).toEqual([2, 3, 4, 5]);
  });

  test('R-PQ-08 a hero may go all the way round and come back behind its own column', () => {
    const t = table({ heroes: { bravepug: { at: 3 }, puggab: { at: 3 } }, foes: far });
    t.do((c) => moveCreature(c, 'h0', 5));
    expect([t.spot('h0'), t.spot('h1')]).toEqual(['c3r2', 'c3r1']);
  });
});

describe('monsters', () => {
  test('EX-PQ-17 PQ-MOVE-03 PQ-MOVE-06 PQ-MOVE-10 PQ-CARD-09 the Badger moves two left behind another, and the Slime steps up', () => {
    const t = table({
      heroes: { bravepug: { at: 5 } },
      foes: [
        ['badger', 4],
        ['slime.1', 4],
        ['skeleton.1', 2],
      ],
      number: 3,
    }).turn('badger');
    expect([t.spot('badger'), t.spot('slime.1'), t.spot('skeleton.1')]).toEqual(['c2r2', 'c4r1', 'c2r1']);
  });

  test('EX-PQ-18 PQ-MOVE-08 PQ-CARD-08 R-PQ-09 the Skeleton Pug goes from column 1 to column 5', () => {
    const t = table({ heroes: { bravepug: { at: 3 } }, foes: [['skeleton.1', 1]] }).turn('skeleton.1');
    expect(t.spot('skeleton.1')).toBe('c5r1');
  });

  test('PQ-MOVE-10 PQ-MONSTER-03 R-PQ-05 R-PQ-10 exactly as far as the arrows show; without arrows not at all', () => {
    const t = table({
      heroes: { bravepug: { at: 3 } },
      foes: [
        ['corgyphon.1', 1],
        ['mimic.1', 2],
      ],
    });
    expect(t.turn('corgyphon.1').spot('corgyphon.1')).toBe('c3r1');
    expect(t.turn('mimic.1').spot('mimic.1')).toBe('c2r1');
  });

  test('EX-PQ-23 PQ-MOVE-07 PQ-MOVE-11 R-PQ-11 one that is entangled slides forward and still does not move', () => {
    const t = table({
      heroes: { pugramix: { at: 3, hand: ['spirit', 'intellect', 'joker'] } },
      foes: [
        ['ogre.1', 2],
        ['slime.1', 2],
      ],
    }).turn('h0');
    t.play('entangle');
    t.answer('slime.1').end();
    t.foe('ogre.1').damage = 6;
    t.do((c) =>
      c.call(
        { id: 'quest.fall', steps: [{ name: 'gather', run: () => undefined }] },
        { by: null, queue: [], next: null },
      ),
    );
    expect(t.spot('slime.1')).toBe('c2r1');
    expect(t.turn('slime.1').spot('slime.1')).toBe('c2r1');
    t.do((c) => moveCreature(c, 'slime.1', 1));
    expect(t.spot('slime.1')).toBe('c3r1');
  });
});
