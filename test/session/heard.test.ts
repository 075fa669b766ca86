/** Nothing that is to be said about saving gets lost behind something else. */
import { expect, test } from 'vitest';
import { newest, seal, unseal } from '../../src/session/saves/checksums.ts';
import { SessionManager } from '../../src/session/session-manager.ts';
import { FaultyStore, game, quick } from '../kit/session.ts';

test('trouble with saving that something else has covered is told once that is dismissed', async () => {
  const store = new FaultyStore();
  const desk = new SessionManager({ store, ...quick, patience: 50, retryMs: null });
  await desk.open();
  store.fault = 'quota';
  desk.newGame(game('person person'));
  await desk.settled();
  expect(desk.notice).toBe('storeFull');
  desk.importGame('nonsense');
  expect(desk.notice).toBe('notASave');
  desk.dismissNotice();
  expect(desk.notice).toBe('storeFull');
  desk.dismissNotice();
  expect(desk.notice).toBeNull();
});

test('a game that came after an empty slot and is damaged is told of', () => {
  const read = (text: string) => ({ ok: true as const, value: text });
  const empty = unseal(seal(4, ''));
  expect(newest([empty, 'broken', null], read)).toMatchObject({ value: null, note: 'none' });
  expect(newest([empty, null, null], read)).toMatchObject({ value: null, note: null });
});
