/** Rivals in saves: saved with the game, missing in old games, and no harm if they are unknown. */
import { expect, test } from 'vitest';
import { rivalOf } from '../../src/session/game/rivals.ts';
import { Session } from '../../src/session/game/session.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import { game, quick } from '../kit/session.ts';

function saved(bot: object): string {
  const session = Session.start(game('person bot'), quick);
  const save = session.toSave();
  const [person, ...others] = save.players;
  return JSON.stringify({ ...save, players: [person, ...others.map((other) => ({ ...other, ...bot }))] });
}

test('a rival is saved with the game', () => {
  const read = readGame(saved({ rival: 'knut' }));
  if (!read.ok) throw new Error(read.problem);
  expect(rivalOf(read.save.players[1])?.id).toBe('knut');
  const again = readGame(writeGame(Session.resume(read.save, quick).toSave()));
  expect(again.ok && rivalOf(again.save.players[1])?.id).toBe('knut');
});

test('a game saved before there were rivals goes on', () => {
  const read = readGame(saved({}));
  if (!read.ok) throw new Error(read.problem);
  expect(read.save.players[1]).toMatchObject({ kind: 'bot', strength: 'random' });
  expect(rivalOf(read.save.players[1])).toBeNull();
});

test('a rival that only a newer program knows is none', () => {
  const read = readGame(saved({ rival: 'zarathustra' }));
  if (!read.ok) throw new Error(read.problem);
  expect(rivalOf(read.save.players[1])).toBeNull();
});

test('a character is saved with the game, and one that only a newer program knows is none', () => {
  const read = readGame(saved({ character: 'gambler' }));
  expect(read.ok && read.save.players[1]).toMatchObject({ character: 'gambler' });
  const newer = readGame(saved({ character: 'philosopher' }));
  expect(newer.ok && newer.save.players[1]).toMatchObject({ character: undefined });
});

test.each([
  ['easy', 'apprentice'],
  ['hard', 'master'],
  ['random', 'random'],
  ['archimp', 'archimp'],
])('a bot that was saved as %s plays on as %s', (before, now) => {
  const read = readGame(saved({ strength: before }));
  if (!read.ok) throw new Error(read.problem);
  expect(read.save.players[1]).toMatchObject({ strength: now });
  expect(Session.resume(read.save, quick).players[1]).toMatchObject({ strength: now });
});

test('an unknown strength is the usual one: the game goes on', () => {
  expect(readGame(saved({ strength: 'toString' }))).toMatchObject({
    ok: true,
    save: { players: [{}, { strength: 'trader' }] },
  });
});
