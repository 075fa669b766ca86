/** An emptied database is a new start that is reported, once; a first visit and a game that is there are not. */
import { expect, test } from 'vitest';
import { SettingsBox, usualSettings } from '../../src/session/profiles/settings.ts';
import type { Store } from '../../src/session/saves/store.ts';
import type { StoredMark } from '../../src/session/saves/stored-mark.ts';
import { memoryStore } from '../kit/memory-store.ts';
import { FaultyStore, game, nextQuestion, openSessions } from '../kit/session.ts';

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

const opened = (store: Store, storedMark: StoredMark) => openSessions(store, { storedMark });

/** A device on which something was saved. */
async function played(texts: Map<string, string>, word: StoredMark): Promise<void> {
  const sessions = await opened(memoryStore(texts), word);
  expect(sessions.notice).toBeNull();
  await nextQuestion(sessions.newGame(game('person bot')));
  await sessions.settled();
}

test('what was saved and is gone is reported once', async () => {
  const [texts, word] = [new Map<string, string>(), new Word()];
  await played(texts, word);
  expect(word.isThere).toBe(true);
  texts.clear();
  const sessions = await opened(memoryStore(texts), word);
  expect(sessions.notice).toBe('emptied');
  expect(sessions.unfinished()).toBeNull();
  expect((await opened(memoryStore(texts), word)).notice).toBeNull();
});

test('after another save it may be reported again', async () => {
  const [texts, word] = [new Map<string, string>(), new Word()];
  for (let i = 0; i < 2; i++) {
    await played(texts, word);
    texts.clear();
    expect((await opened(memoryStore(texts), word)).notice).toBe('emptied');
  }
});

test('nothing is said on a first visit, nor where everything is there', async () => {
  const [texts, word] = [new Map<string, string>(), new Word()];
  expect((await opened(memoryStore(texts), word)).notice).toBeNull();
  await played(texts, word);
  expect((await opened(memoryStore(texts), word)).notice).toBeNull();
  expect(word.isThere).toBe(true);
});

test('settings alone are nothing that was saved', async () => {
  const [store, word] = [memoryStore(), new Word()];
  await opened(store, word);
  new SettingsBox(store, usualSettings()).change({ sound: false });
  expect((await opened(store, word)).notice).toBeNull();
  expect(word.isThere).toBe(false);
});

test('a store that refuses is not noted, and one that cannot be read is not taken for an empty one', async () => {
  const word = new Word();
  const store = new FaultyStore();
  store.fault = 'quota';
  const sessions = await opened(store, word);
  await nextQuestion(sessions.newGame(game('person bot')));
  await sessions.settled();
  expect(word.isThere).toBe(false);
  word.note();
  store.fault = 'unreadable';
  expect((await opened(store, word)).notice).toBe('storeForbidden');
  expect(word.isThere).toBe(true);
});
