/** Taking back: back and forth is where one was; never past a secret, never past another person. */
import { describe, expect, test } from 'vitest';
import { copy, hash } from '../../src/engine/kernel/data.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { Session } from '../../src/session/game/session.ts';
import { game, nextQuestion, quick, quiet, randomAnswer } from '../kit/session.ts';

const seeds = ['a', 'b', 'c', 'd'];

describe('undo', () => {
  test.each(seeds)('and the same answer again lead to the same state (%s)', async (seed) => {
    const session = Session.start(game('person bot bot', seed), quick);
    session.begin();
    let undone = 0;
    for (;;) {
      const seat = await nextQuestion(session);
      if (seat === null) break;
      const before = session.hash();
      const story = hash(session.story(null));
      const choice: Json = copy(randomAnswer(session, seat));
      session.answer(seat, choice);
      const saved = session.toSave().snapshot;
      await nextQuestion(session);
      const after = session.hash();
      if (!session.canUndo()) {
        expect(session.undo()).toBe(false);
        expect(session.hash()).toBe(after);
        continue;
      }
      expect(session.undo()).toBe(true);
      expect(session.hash()).toBe(before);
      expect(hash(session.story(null))).toBe(story);
      expect(saved).not.toBeNull();
      session.answer(seat, choice);
      await nextQuestion(session);
      expect(session.hash()).toBe(after);
      undone++;
    }
    expect(undone).toBeGreaterThan(3);
  });

  test.each(seeds)('never crosses a secret (%s)', async (seed) => {
    const session = Session.start(game('person bot', seed), quick);
    session.begin();
    for (;;) {
      const seat = await nextQuestion(session);
      if (seat === null) break;
      const { secrets } = session.toSave().snapshot;
      session.answer(seat, randomAnswer(session, seat));
      await nextQuestion(session);
      const now = session.toSave().snapshot.secrets;
      if (now > secrets) expect(session.canUndo()).toBe(false);
      else expect(session.canUndo()).toBe(true);
    }
  });

  test('several steps one after the other', async () => {
    const session = Session.start(game('person bot', 'steps'), quick);
    session.begin();
    const hashes: string[] = [];
    for (let i = 0; i < 40 && hashes.length < 3; i++) {
      const seat = await nextQuestion(session);
      if (seat === null) break;
      if (!session.canUndo()) hashes.length = 0;
      hashes.push(session.hash());
      session.answer(seat, randomAnswer(session, seat));
    }
    await nextQuestion(session);
    if (!session.canUndo()) hashes.pop();
    while (session.undo()) expect(session.hash()).toBe(hashes.pop());
  });

  test('a person may take back until the other has lifted the curtain', async () => {
    const session = Session.start(game('person person'), quick);
    session.begin();
    await quiet();
    const first = session.device().curtain ?? 0;
    session.lift(first);
    const before = session.hash();
    session.answer(first, [{ imps: 1, gold: 0 }]);
    expect(session.undoer()).toBe(first);
    session.undo();
    expect(session.hash()).toBe(before);
    expect(session.device()).toEqual({ viewer: first, curtain: null });
    session.answer(first, [{ imps: 2, gold: 0 }]);
    session.lift(1 - first);
    expect(session.undoer()).toBeNull();
    expect(session.undo()).toBe(false);
  });

  test('what is taken back is gone from the log', async () => {
    const session = Session.start(game('person bot'), quick);
    session.begin();
    await quiet();
    // The bot may have answered first; its answer stays.
    const { length } = session.toSave().log;
    const seat = await nextQuestion(session);
    session.answer(seat ?? 0, [{ imps: 1, gold: 1 }]);
    if (session.undo()) expect(session.toSave().log.length).toBe(length);
  });
});
