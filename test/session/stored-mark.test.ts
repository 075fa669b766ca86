/** An emptied database is a new start that is told of, once; a first visit and a game that is there are not. */
import { expect, test } from 'vitest';
import { atOnce } from '../../src/session/game/pacing.ts';
import { randomThinker } from '../../src/session/game/thinker.ts';
import { SettingsBox, usualSettings } from '../../src/session/profiles/settings.ts';
import { memoryStore, type Store } from '../../src/session/saves/store.ts';
import type { StoredMark } from '../../src/session/saves/stored-mark.ts';
import { SessionManager } from '../../src/session/session-manager.ts';
import { FaultyStore, game, nextQuestion } from '../kit/session.ts';

class Word implements StoredMark {
  isThere = false;
  has = (): boolean => this.isThere;
  note = (): void => {
    this.isThere = true;
  };
  forget = (): void => {
    this.isThere = false;
  };
}

async function deskOver(store: Store, storedMark: StoredMark): Promise<SessionManager> {
  const sessions = new SessionManager({
    store,
    storedMark,
    thinker: randomThinker,
    pace: atOnce,
    retryMs: null,
  });
  await sessions.open();
  return sessions;
}

/** A device on which something was saved. */
async function played(texts: Map<string, string>, word: StoredMark): Promise<void> {
  const sessions = await deskOver(memoryStore(texts), word);
  expect(sessions.notice).toBeNull();
  await nextQuestion(sessions.newGame(game('person bot')));
  await sessions.settled();
}

test('what was kept and is gone is told of once', async () => {
  const [texts, word] = [new Map<string, string>(), new Word()];
  await played(texts, word);
  expect(word.isThere).toBe(true);
  texts.clear();
  const sessions = await deskOver(memoryStore(texts), word);
  expect(sessions.notice).toBe('emptied');
  expect(sessions.unfinished()).toBeNull();
  expect((await deskOver(memoryStore(texts), word)).notice).toBeNull();
});

test('who keeps something again may be told again', async () => {
  const [texts, word] = [new Map<string, string>(), new Word()];
  for (let i = 0; i < 2; i++) {
    await played(texts, word);
    texts.clear();
    expect((await deskOver(memoryStore(texts), word)).notice).toBe('emptied');
  }
});

test('nothing is said on a first visit, nor where everything is there', async () => {
  const [texts, word] = [new Map<string, string>(), new Word()];
  expect((await deskOver(memoryStore(texts), word)).notice).toBeNull();
  await played(texts, word);
  expect((await deskOver(memoryStore(texts), word)).notice).toBeNull();
  expect(word.isThere).toBe(true);
});

test('settings alone are nothing that was kept', async () => {
  const [store, word] = [memoryStore(), new Word()];
  await deskOver(store, word);
  new SettingsBox(store, usualSettings()).change({ sound: false });
  expect((await deskOver(store, word)).notice).toBeNull();
  expect(word.isThere).toBe(false);
});

test('a store that refuses is not noted, and one that cannot be read is not taken for an empty one', async () => {
  const word = new Word();
  const store = new FaultyStore();
  store.fault = 'quota';
  const sessions = await deskOver(store, word);
  await nextQuestion(sessions.newGame(game('person bot')));
  await sessions.settled();
  expect(word.isThere).toBe(false);
  word.note();
  store.fault = 'unreadable';
  expect((await deskOver(store, word)).notice).toBe('storeForbidden');
  expect(word.isThere).toBe(true);
});
