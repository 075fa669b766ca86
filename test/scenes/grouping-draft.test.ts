/** The draft of a grouping: no imp is lost, the biggest goes first, quick taps fill and double taps empty. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizeOf } from '../../src/engine/petz/read.ts';
import {
  added,
  affordable,
  atHome,
  emptied,
  emptyGrouping,
  type GroupingDraft,
  groupsOfDraft,
  isDoubleTap,
  proposed,
  sizesInShort,
  sorted,
  takenBack,
  unattended,
} from '../../src/scenes/table/sets/grouping/draft.ts';

const count = fc.integer({ min: 0, max: 4 });
const groups = fc.array(fc.record({ imps: count, gold: count }), { minLength: 6, maxLength: 6 });
const drafts: fc.Arbitrary<GroupingDraft> = fc.record({
  stock: fc.constant({ imps: 30, gold: 30 }),
  tunnels: groups,
});

describe('a draft', () => {
  test('begins with everybody at home', () => {
    const draft = emptyGrouping({ imps: 4, gold: 2 }, 6);
    expect(atHome(draft)).toEqual({ imps: 4, gold: 2 });
    expect(groupsOfDraft(draft)).toEqual([]);
  });

  test('takes the next free one, and gives back the last', () => {
    const one = added(emptyGrouping({ imps: 1, gold: 1 }, 6), 'imps', 2);
    expect(one?.tunnels[2]).toEqual({ imps: 1, gold: 0 });
    expect(one && added(one, 'imps', 2)).toBeNull();
    expect(one && takenBack(one, 'gold', 2)).toBeNull();
    expect(one && atHome(takenBack(one, 'imps', 2) ?? one)).toEqual({ imps: 1, gold: 1 });
  });

  test('is sorted without losing or splitting a group', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const done = sorted(draft);
        expect(atHome(done)).toEqual(atHome(draft));
        expect(groupsOfDraft(done)).toEqual(groupsOfDraft(draft));
        expect(done.tunnels.filter((group) => sizeOf(group) > 0)).toEqual(groupsOfDraft(draft));
        expect(sorted(done)).toEqual(done);
      }),
    );
  });

  test('knows the coins that no imp carries', () => {
    const none = { imps: 0, gold: 0 };
    const tunnels = [{ imps: 1, gold: 1 }, none, none, { imps: 0, gold: 1 }];
    const draft = { stock: { imps: 1, gold: 2 }, tunnels };
    expect(unattended(draft)).toEqual([3]);
    expect(unattended(emptied(draft, 3))).toEqual([]);
    expect(emptied(draft).tunnels.every((group) => sizeOf(group) === 0)).toBe(true);
  });

  test('follows a proposal as far as it can be paid for', () => {
    const draft = emptyGrouping({ imps: 3, gold: 1 }, 6);
    const last = [
      { imps: 2, gold: 2 },
      { imps: 2, gold: 0 },
      { imps: 1, gold: 0 },
    ];
    expect(groupsOfDraft(proposed(draft, last))).toEqual([
      { imps: 2, gold: 1 },
      { imps: 1, gold: 0 },
    ]);
    expect(affordable(last, { imps: 0, gold: 9 }, 6)).toEqual([]);
    expect(affordable(last, { imps: 9, gold: 9 }, 1)).toEqual([{ imps: 2, gold: 2 }]);
  });

  test('tells sizes in short', () => {
    const sizes = (...all: number[]) => sizesInShort(all.map((imps) => ({ imps, gold: 0 })));
    expect(sizes(3, 1, 1)).toBe('3 + 2×1');
    expect(sizes(2)).toBe('2');
    expect(sizes()).toBe('');
  });
});

describe('quick taps', () => {
  test('empty a tunnel that was filled', () => {
    const first = isDoubleTap(null, { tunnel: 1, time: 0, wasFilled: true }, 280);
    expect(first.double).toBe(false);
    expect(isDoubleTap(first.last, { tunnel: 1, time: 200, wasFilled: true }, 280).double).toBe(true);
    expect(isDoubleTap(first.last, { tunnel: 1, time: 900, wasFilled: true }, 280).double).toBe(false);
    expect(isDoubleTap(first.last, { tunnel: 2, time: 200, wasFilled: true }, 280).double).toBe(false);
  });

  test('fill a tunnel that was empty, however many', () => {
    let last = isDoubleTap(null, { tunnel: 0, time: 0, wasFilled: false }, 280).last;
    for (const time of [150, 300, 450]) {
      const tap = isDoubleTap(last, { tunnel: 0, time, wasFilled: true }, 280);
      expect(tap.double).toBe(false);
      last = tap.last;
    }
  });

  test('are as quick as they are set to be; without them nothing is a double tap', () => {
    const { last } = isDoubleTap(null, { tunnel: 1, time: 0, wasFilled: true }, 1000);
    const later = { tunnel: 1, time: 900, wasFilled: true };
    expect(isDoubleTap(last, later, 1000).double).toBe(true);
    expect(isDoubleTap(last, { ...later, time: 1 }, 0).double).toBe(false);
  });
});
