/** Nothing that is to be said about saving gets lost behind something else. */
import { expect, test } from 'vitest';
import { newest, seal, unseal } from '../../src/session/saves/checksums.ts';
import { FaultyStore, game, openSessions } from '../kit/session.ts';

test('trouble with saving that something else has covered is shown once that is dismissed', async () => {
  const store = new FaultyStore();
  const sessions = await openSessions(store, { patience: 50 });
  store.fault = 'quota';
  sessions.newGame(game('person person'));
  await sessions.settled();
  expect(sessions.notice).toBe('storeFull');
  sessions.importGame('nonsense');
  expect(sessions.notice).toBe('notASave');
  sessions.dismissNotice();
  expect(sessions.notice).toBe('storeFull');
  sessions.dismissNotice();
  expect(sessions.notice).toBeNull();
});

test('a game that came after an empty slot and is damaged is reported', () => {
  const read = (text: string) => ({ ok: true as const, value: text });
  const empty = unseal(seal(4, ''));
  expect(newest([empty, 'broken', null], read)).toMatchObject({ value: null, note: 'none' });
  expect(newest([empty, null, null], read)).toMatchObject({ value: null, note: null });
});
