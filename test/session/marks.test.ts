/** Marks of the couch: of any seat, on anything, gone with the round. */
import { expect, test } from 'vitest';
import { markOn, noMarks, turnMark } from '../../src/session/game/marks.ts';

test('a mark goes from person to person and away', () => {
  let marks = noMarks;
  const seen = Array.from({ length: 4 }, () => {
    marks = turnMark(marks, '1.2', 'slime', [0, 2]);
    return markOn(marks, '1.2', 'slime');
  });
  expect(seen).toEqual([0, 2, null, 0]);
});

test('marks lie beside each other', () => {
  const marks = turnMark(turnMark(noMarks, '1.2', 'slime', [0, 2]), '1.2', 'column 3', [0, 2]);
  expect(['slime', 'column 3', 'ghoul'].map((thing) => markOn(marks, '1.2', thing))).toEqual([0, 0, null]);
});

test('with the round they are gone', () => {
  const marks = turnMark(noMarks, '1.2', 'slime', [0, 2]);
  expect(markOn(marks, '1.3', 'slime')).toBeNull();
  expect(turnMark(marks, '1.3', 'ghoul', [0, 2]).on).toEqual({ ghoul: 0 });
});

test('a player who has left the seat to a bot no longer holds on to a thing', () => {
  const marks = turnMark(noMarks, '1.2', 'slime', [2]);
  expect(markOn(turnMark(marks, '1.2', 'slime', [0, 1]), '1.2', 'slime')).toBe(0);
});
