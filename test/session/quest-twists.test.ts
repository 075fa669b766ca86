/** The twists of a story as the picture hangs them up. */
import { expect, test } from 'vitest';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { questTwistsNow } from '../../src/session/advice/quest-twists.ts';

const mods = [
  { id: 'fog', arg: { rounds: [2] } },
  { id: 'waves', arg: { every: 2, count: 1 } },
];
const view = questEngine.view(questEngine.start(questSetup(2, { mods }), 'twists').state, 0);
const names = (round: number) => questTwistsNow({ ...view, round }).map(({ id }) => id);

test('what is at work in this Round hangs in front of what only comes later', () => {
  expect(names(1)).toEqual(['waves', 'fog']);
  expect(names(2)).toEqual(['fog', 'waves']);
});

test('nothing hangs there when the story is over, or where nothing is different', () => {
  expect(questTwistsNow({ ...view, outcome: {} as never })).toEqual([]);
  expect(questTwistsNow({ ...view, setup: { ...view.setup, mods: [] } })).toEqual([]);
});
