/** How fights are drawn: the motion of every shape, what belongs to one blow, the way round the edges. */
import { describe, expect, test } from 'vitest';
import bosses from '../../src/engine/quest/data/bosses.json' with { type: 'json' };
import { SHAPES } from '../../src/engine/quest/data/words.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import {
  accentOf,
  blowOf,
  columnsReached,
  eventsTogether,
  legsOf,
  motionOf,
  woundsOf,
} from '../../src/scenes/quest/plays/fight-plan.ts';

const struck = (targets: string[], n: number[]): QuestEvent => ({
  type: 'quest.struck',
  by: 'slime.1',
  card: 'attack',
  kind: 'foe',
  targets,
  n,
});
const hurt = (id: string, n: number, cause: 'attack' | 'toll' = 'attack'): QuestEvent => ({
  type: 'quest.hurt',
  id,
  n,
  cause,
});
const drew = (id: string, stopped: boolean): QuestEvent => ({
  type: 'quest.drewDefence',
  id,
  card: 'magic',
  stopped,
});

describe('the motion of an attack', () => {
  test('every sort of shape has one of its own', () => {
    expect(Object.fromEntries(SHAPES.map((shape) => [shape, motionOf(shape, 'foe')]))).toEqual({
      melee: 'lunge',
      distance: 'shot',
      any: 'bolt',
      'any:2': 'bolt',
      'any:3': 'bolt',
      'any:half': 'bolt',
      pen: 'beam',
      'double:wide': 'swipe',
      'double:fork': 'fork',
      'triple:wide': 'sweep',
      all: 'wave',
    });
  });

  test('a riposte strikes back', () => {
    expect(motionOf('attacker', 'riposte')).toBe('counter');
    expect(motionOf('melee', 'riposte')).toBe('counter');
    expect(motionOf('pen', 'riposte')).toBe('beam');
  });
});

describe('a blow', () => {
  test('takes the wounds with it that follow on its heels', () => {
    const blow = blowOf([
      struck(['h0', 'h1'], [2, 2]),
      hurt('h0', 2),
      hurt('h1', 1),
      { type: 'quest.turnEnded', id: 'slime.1' },
    ]);
    expect(blow.length).toBe(3);
    expect(blow.isOpen).toBe(false);
    expect(blow.outcomes.get('h1')?.n).toBe(1);
  });

  test('stays open where a player is still to answer', () => {
    const blow = blowOf([struck(['h0'], [2]), { type: 'quest.boosted', target: 'h0', card: 'joker' }]);
    expect(blow).toMatchObject({ length: 1, isOpen: true });
  });

  test('knows who has turned a card, and whether that stopped it', () => {
    const blow = blowOf([struck(['slime.2', 'slime.3'], [1, 1]), drew('slime.2', true), hurt('slime.3', 1)]);
    expect(blow.outcomes.get('slime.2')).toMatchObject({ n: 0, drew: { card: 'magic', stopped: true } });
    expect(blow.length).toBe(3);
  });

  test('has nothing to do with wounds of something else', () => {
    expect(blowOf([struck(['h0'], [1]), hurt('h0', 1, 'toll')]).length).toBe(1);
    expect(blowOf([struck(['h0'], [1]), hurt('h2', 1)]).length).toBe(1);
  });

  test('that was declared before brings all its wounds at once, and none twice', () => {
    expect(woundsOf([hurt('h0', 1), hurt('h1', 2), hurt('h0', 1)])).toEqual({
      wounds: new Map([
        ['h0', 1],
        ['h1', 2],
      ]),
      length: 2,
    });
    expect(woundsOf([hurt('h0', 1), hurt('h1', 2, 'toll')]).length).toBe(1);
  });
});

test('events of a kind in a row are shown in one go', () => {
  expect(eventsTogether([hurt('h0', 1), hurt('h1', 1), drew('a', true)], 'quest.hurt')).toHaveLength(2);
  expect(eventsTogether([hurt('h0', 1)], 'quest.hurt')).toHaveLength(1);
});

describe('the ground an attack reaches', () => {
  const cells = (...list: string[]) => list.sort();
  const reach = (...[motion, column, targets]: Parameters<typeof columnsReached>) =>
    columnsReached(motion, column, targets)
      .map(({ column: at, row }) => `${at}/${row}`)
      .sort();

  test('of a blow, a shot and a bolt is where its targets stand', () => {
    for (const motion of ['lunge', 'shot', 'bolt', 'counter'] as const)
      expect(reach(motion, 2, [{ column: 4, row: 1 }])).toEqual(['4/1']);
  });

  test('of a shape is all it covers, with or without creatures', () => {
    expect(reach('beam', 1, [{ column: 1, row: 0 }])).toEqual(cells('1/0', '1/1'));
    expect(reach('fork', 2, [{ column: 1, row: 0 }])).toEqual(cells('1/0', '3/0'));
    expect(reach('sweep', 2, [{ column: 2, row: 0 }])).toEqual(cells('1/0', '2/0', '3/0'));
    expect(reach('swipe', 2, [{ column: 3, row: 0 }])).toEqual(cells('2/0', '3/0'));
    expect(reach('wave', 2, [])).toHaveLength(10);
  });

  test('ends at the sides of the board and at the second line', () => {
    expect(reach('sweep', 0, [{ column: 0, row: 0 }])).toEqual(cells('0/0', '1/0'));
    expect(reach('fork', 4, [])).toEqual(['3/0']);
    expect(reach('bolt', 1, [{ column: 1, row: 3 }])).toEqual([]);
  });
});

describe('the way of a creature that moves', () => {
  test('goes column by column', () => {
    expect(legsOf(1, 2)).toEqual([[1, 2, 3]]);
    expect(legsOf(3, -1)).toEqual([[3, 2]]);
  });

  test('leaves at one side and comes in at the other', () => {
    expect(legsOf(4, 1)).toEqual([
      [4, 5],
      [-1, 0],
    ]);
    expect(legsOf(1, -3)).toEqual([
      [1, 0, -1],
      [5, 4, 3],
    ]);
  });

  test('all the way round ends where it began', () => {
    expect(legsOf(2, 5)).toEqual([
      [2, 3, 4, 5],
      [-1, 0, 1, 2],
    ]);
  });
});

describe('the accent of an ability', () => {
  test('is that of its first effect, for every ability of a boss', () => {
    const accents = Object.fromEntries(
      bosses.flatMap(({ abilities }) => abilities.map(({ id, fx }) => [id, accentOf(fx)])),
    );
    expect(accents).toMatchObject({
      boardingParty: 'push',
      plunder: 'heal',
      royalLitter: 'spawn',
      broadside: 'strike',
      itch: 'toll',
      coneOfShame: 'stun',
      thickScales: 'armour',
      fullBag: 'take',
      blindingSparks: 'time',
      hellmouth: 'change',
    });
    expect(Object.keys(accents).length).toBeGreaterThan(20);
  });
});
