/** One game being played: who is asked, what each may see, how bots and persons take turns. */
import { describe, expect, test } from 'vitest';
import { Session } from '../../src/session/game/session.ts';
import type { ThinkerQuestion } from '../../src/session/game/thinker.ts';
import { randomThinker } from '../../src/session/game/thinker.ts';
import { game, nextQuestion, playOn, quick, quiet, randomAnswer } from '../kit/session.ts';

describe('a session', () => {
  test.each(['person bot', 'person bot bot', 'person bot bot bot', 'person person bot', 'bot bot bot bot'])(
    'with %s plays to final scoring',
    async (words) => {
      const session = Session.start(game(words), quick);
      session.begin();
      await playOn(session);
      expect(session.outcome()?.reason).toBe('finalScoring');
    },
  );

  test('gives every bot only its own view, and the question it is asked', async () => {
    const questions: ThinkerQuestion[] = [];
    const thinker = {
      think: (question: ThinkerQuestion) => {
        questions.push(question);
        return randomThinker.think(question);
      },
    };
    const session = Session.start(game('person bot bot'), { ...quick, thinker });
    session.begin();
    await playOn(session, (steps) => steps > 8);
    expect(questions.length).toBeGreaterThan(5);
    for (const { seat, view } of questions) {
      expect(view.seat).toBe(seat);
      for (const [owner, shop] of view.shops.entries()) expect(shop.hand === null).toBe(owner !== seat);
    }
  });

  test('goes on by chance when a thinker fails or answers nonsense', async () => {
    let calls = 0;
    const thinker = {
      think: () =>
        ++calls % 2 === 0
          ? Promise.reject(new Error('no worker'))
          : Promise.resolve({ choice: 'nonsense', why: null }),
    };
    const session = Session.start(game('bot bot'), { ...quick, thinker });
    session.begin();
    await playOn(session);
    expect(session.outcome()).not.toBeNull();
  });

  test('RUL-84: a person is never asked what has only one answer', async () => {
    const session = Session.start(game('person bot bot bot'), quick);
    session.begin();
    for (;;) {
      const seat = await nextQuestion(session);
      if (seat === null) break;
      const domain = session.domain(seat);
      if (domain?.type === 'pick') expect(domain.options.length).toBeGreaterThan(1);
      session.answer(seat, randomAnswer(session, seat));
    }
  });

  test('refuses what is not legal and changes nothing', async () => {
    const session = Session.start(game('person bot'), quick);
    session.begin();
    await quiet();
    const before = session.hash();
    expect(session.answer(0, [{ imps: 99, gold: 0 }])?.code).toBe('notEnoughImps');
    expect(session.check(0, [{ imps: 0, gold: 1 }])?.rule).toBe('PB-GROUP-04');
    expect(session.hash()).toBe(before);
    expect(session.canUndo()).toBe(false);
  });

  test('a hint is a legal choice and answers nothing', async () => {
    const session = Session.start(game('person bot'), quick);
    session.begin();
    await quiet();
    const before = session.hash();
    const hint = await session.hint(0);
    expect(session.hash()).toBe(before);
    expect(hint === null ? null : session.check(0, hint.choice)).toBeNull();
  });

  test('after leaving no listener is called and no bot answers', async () => {
    const session = Session.start(game('bot bot bot'), quick);
    let calls = 0;
    session.subscribe(() => calls++);
    session.begin();
    session.leave();
    const before = session.hash();
    await quiet();
    expect(session.hash()).toBe(before);
    expect(calls).toBeLessThan(3);
  });
});

describe('the story', () => {
  test('never tells a seat the faces of cards that others drew', async () => {
    const session = Session.start(game('person person bot'), quick);
    session.begin();
    await playOn(session, (steps) => steps > 25);
    let own = 0;
    for (const entry of session.story(0)) {
      for (const event of entry.events) {
        if (event.type !== 'petz.drew') continue;
        if (event.seat === 0) own++;
        expect(event.cards === null).toBe(event.seat !== 0);
      }
    }
    expect(own).toBeGreaterThan(0);
    expect(session.story(null).length).toBe(session.story(0).length);
  });

  test('the recap is what came after the own last answer', async () => {
    const session = Session.start(game('person bot bot bot'), quick);
    session.begin();
    await playOn(session, (steps) => steps === 4);
    await nextQuestion(session);
    const recap = session.recap(0);
    expect(recap.length).toBeGreaterThan(0);
    expect(recap.every((entry) => entry.seat !== 0)).toBe(true);
    expect(recap.at(-1)?.id).toBe(session.story(0).at(-1)?.id);
  });
});

describe('the curtain', () => {
  test('one person needs none', async () => {
    const session = Session.start(game('bot person bot'), quick);
    session.begin();
    await quiet();
    expect(session.device()).toEqual({ viewer: 1, curtain: null });
    await playOn(session, (steps) => {
      expect(session.device().curtain).toBeNull();
      return steps > 20;
    });
  });

  test('falls between two persons, and only the one named lifts it', async () => {
    const session = Session.start(game('person person bot'), quick);
    session.begin();
    await quiet();
    const first = session.device().curtain;
    expect(session.device().viewer).toBeNull();
    if (first === null) throw new Error('no listener was called');
    const other = 1 - first;
    session.lift(other);
    expect(session.device().viewer).toBeNull();
    session.lift(first);
    expect(session.device()).toEqual({ viewer: first, curtain: null });
    session.answer(first, [{ imps: 2, gold: 0 }]);
    await quiet();
    expect(session.device()).toEqual({ viewer: null, curtain: other });
  });

  test('with bots alone there is no player to hide from', async () => {
    const session = Session.start(game('bot bot'), quick);
    session.begin();
    await playOn(session);
    expect(session.device()).toEqual({ viewer: null, curtain: null });
  });
});
