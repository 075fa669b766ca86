/** A game knows which level it is, and goes on knowing it when it is saved, exported and taken up again. */
import { expect, test } from 'vitest';
import { Session } from '../../src/session/game/session.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import { game, quick } from '../kit/session.ts';

const tag = { id: 'town.3', picks: { choices: { stray: 'keep' }, companion: 'uni', friends: [1] } };

/** The text of a saved game of this level. */
function saved(level: object | undefined): string {
  const wanted = level === undefined ? game('person bot') : { ...game('person bot'), level: level as never };
  return writeGame(Session.start(wanted, quick).toSave());
}

test('a level’s game is one from beginning to end', () => {
  expect(Session.start({ ...game('person bot'), level: tag }, quick).level).toEqual(tag);
  const loaded = readGame(saved(tag));
  if (!loaded.ok) throw new Error(loaded.problem);
  expect(Session.resume(loaded.save as never, quick).level).toEqual(tag);
});

test('a free game is none, and its file says nothing of levels', () => {
  expect(Session.start(game('person bot'), quick).level).toBeNull();
  expect(JSON.parse(saved(undefined))).not.toHaveProperty('level');
});

test.each([[{ id: 7, picks: {} }], [{ picks: {} }], [{ id: 'x'.repeat(100), picks: {} }]])(
  '%j makes a free game of it: the game itself is sound',
  (level) => {
    const text = JSON.stringify({ ...JSON.parse(saved(tag)), level });
    const loaded = readGame(text);
    expect(loaded.ok).toBe(true);
    if (loaded.ok) expect(Session.resume(loaded.save as never, quick).level).toBeNull();
  },
);
