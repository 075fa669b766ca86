/** Saves of games with Dark Alleys: they are believed like any other, and refused where their setup is impossible. */
import { describe, expect, test } from 'vitest';
import { hash } from '../../src/engine/kernel/data.ts';
import type { Length } from '../../src/engine/petz/alleys/state.ts';
import { alleysSetup } from '../../src/engine/petz/setup.ts';
import { Session } from '../../src/session/game/session.ts';
import { loadSettings, SettingsBox } from '../../src/session/profiles/settings.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import { checkSave, toSave } from '../../src/session/saves/save-format.ts';
import { FaultyStore, game, nextQuestion, openSessions, players, playOn, quick } from '../kit/session.ts';

function alleysGame(length: Length, words = 'person bot bot') {
  const seats = players(words);
  return { ...game(words, `alleys ${length}`), setup: alleysSetup(seats.length, length) };
}

describe('a game with Dark Alleys', () => {
  test('is saved, found again and goes on, with the rounds of its length', async () => {
    const store = new FaultyStore();
    const sessions = await openSessions(store, { patience: 50 });
    const session = sessions.newGame(alleysGame('extended'));
    await playOn(session, (n) => n >= 6);
    await nextQuestion(session);
    await sessions.settled();
    const again = await openSessions(store.reopened(), { patience: 50 });
    expect(again.unfinished()).toMatchObject({ game: 'petz', rounds: 7 });
    const resumed = again.resume();
    expect(resumed?.hash()).toBe(session.hash());
    expect(hash(resumed?.story(0))).toBe(hash(session.story(0)));
  });

  test('that is over can be written and read whole', async () => {
    const session = Session.start(alleysGame('standard'), quick);
    session.begin();
    await playOn(session);
    expect(session.outcome()).not.toBeNull();
    const read = readGame(writeGame(session.toSave()));
    expect(read.ok && read.save.setup).toEqual(alleysSetup(3, 'standard'));
  });

  test('has a log that is checked like any other', () => {
    const log = { setup: alleysSetup(2, 'compromise'), seed: 'x', log: [], hash: '0'.repeat(16) };
    expect(checkSave(toSave(log)).ok).toBe(true);
    const wrong = (expansions: unknown) => {
      const checked = checkSave({ ...toSave(log), setup: { ...log.setup, expansions } });
      return checked.ok ? null : checked.problem.code;
    };
    expect(wrong({ darkAlleys: { length: 'endless' } })).toBe('impossibleSetup');
    expect(wrong({ darkAlleys: {} })).toBe('impossibleSetup');
    expect(wrong({ pinkAlleys: { length: 'standard' } })).toBe('impossibleSetup');
    expect(wrong({ darkAlleys: { length: 'standard' } })).toBeNull();
    const four = { ...log, setup: { ...alleysSetup(4, 'standard'), expansions: log.setup.expansions } };
    const refused = checkSave({ ...toSave(log), setup: four.setup });
    expect(refused.ok ? null : refused.problem.code).toBe('impossibleSetup');
  });
});

test('the length of the last game is saved with the settings', async () => {
  const store = new FaultyStore();
  const box = new SettingsBox(store, await loadSettings(store));
  expect(box.value.lastLength).toBeNull();
  box.change({ lastLength: 'extended' });
  await box.settled();
  expect((await loadSettings(store)).lastLength).toBe('extended');
  await store.set('settings', '{"lastLength":"endless"}');
  expect((await loadSettings(store)).lastLength).toBeNull();
});
