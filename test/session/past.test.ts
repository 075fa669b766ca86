/** Looking back at a game's answers: what was seen, what was thought, what hung on it. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/bots/explain.ts';
import { equal } from '../../src/engine/kernel/data.ts';
import { reviewOf } from '../../src/session/advice/review.ts';
import { judged, sure, turningPoints } from '../../src/session/advice/turning-points.ts';
import { atOnce } from '../../src/session/game/pacing.ts';
import { Session } from '../../src/session/game/session.ts';
import { type ExplainedAnswer, randomThinker, type Thinker } from '../../src/session/game/thinker.ts';
import { sent } from '../../src/session/game/worker-thinker.ts';
import { game, nextQuestion, playOn, quick, quiet, randomAnswer } from '../kit/session.ts';

async function played(words = 'person bot bot', steps = Number.POSITIVE_INFINITY, thinker?: Thinker) {
  const session = Session.start(game(words), { ...quick, ...(thinker === undefined ? {} : { thinker }) });
  session.begin();
  await playOn(session, (n) => n >= steps);
  const past = session.past();
  if (past === null) throw new Error('the past is not known');
  return { session, past };
}

describe('the past', () => {
  test('gives every answer with what its seat saw then, and no more', async () => {
    const { session, past } = await played();
    const { log } = session.toSave();
    expect(past.length).toBe(log.length);
    for (let id = 1; id <= past.length; id += 7) {
      const step = past.step(id);
      expect(step).toMatchObject({ id, seat: log[id - 1]?.[0], choice: log[id - 1]?.[1] });
      const { view, seat, ask } = step?.question ?? {};
      expect(view?.seat).toBe(step?.seat);
      expect(view?.ask).toEqual(ask);
      for (const [owner, shop] of (view?.shops ?? []).entries())
        expect(shop.hand === null).toBe(owner !== seat);
    }
    expect(past.step(0)).toBeNull();
    expect(past.step(past.length + 1)).toBeNull();
  });

  test('asks the same question with the same dice as the bot was asked then', async () => {
    const asked: { seat: number; seed: string }[] = [];
    const thinker: Thinker = {
      think: (question) => {
        asked.push(question);
        return randomThinker.think(question);
      },
    };
    const { session, past } = await played('person bot bot', 12, thinker);
    const bots = session
      .toSave()
      .log.flatMap(([seat], at) => (seat === 0 ? [] : [past.step(at + 1)?.question]));
    const { length } = bots;
    expect(length).toBeGreaterThan(5);
    for (const [i, question] of bots.entries()) {
      const { seat, seed } = asked[i] ?? {};
      expect({ seat: question?.seat, seed: question?.seed }).toEqual({ seat, seed });
    }
  });

  test('a sealed answer is found by the entry that revealed it', async () => {
    const { session, past } = await played('person bot bot', 3);
    const revealed = session
      .story(0)
      .find((entry) => entry.events.some(({ type }) => type === 'petz.grouped'));
    if (revealed === undefined) throw new Error('no groups');
    for (const seat of [0, 1, 2]) {
      const id = past.answerOf(seat, revealed.id);
      expect(past.step(id ?? 0)).toMatchObject({ seat, question: { ask: { kind: 'petz.group' } } });
    }
  });

  test('follows steps that are taken back', async () => {
    const session = Session.start(game('person bot bot'), quick);
    session.begin();
    let seat = await nextQuestion(session);
    let before = 0;
    // Until a step may be taken back: not while it has brought something hidden to light.
    while (seat !== null && !session.canUndo()) {
      before = session.toSave().log.length;
      session.answer(seat, randomAnswer(session, seat));
      if (!session.canUndo()) seat = await nextQuestion(session);
    }
    const past = session.past();
    const taken = past?.step(before + 1);
    expect(taken?.seat).toBe(seat);
    expect(session.undo()).toBe(true);
    expect(past?.step(before + 1)).toBeNull();
    const domain = session.domain(0);
    const other = domain?.type === 'pick' ? domain.options.find((x) => !equal(x, taken?.choice)) : undefined;
    if (other === undefined) throw new Error('nothing else to do');
    expect(session.answer(0, other)).toBeNull();
    expect(past?.step(before + 1)?.choice).toEqual(other);
  });

  test('a game of other rules has none', async () => {
    const { session } = await played('bot bot', 0);
    const save = { ...session.toSave(), version: -1 };
    expect(Session.resume(save, quick).past()).toBeNull();
  });
});

/** Explains with the bots themselves, on this thread. */
const house: Thinker = {
  think: randomThinker.think,
  explain: async (question, choice, { budget } = {}) => explain({ ...sent(question), budget }, choice),
};

describe('an explanation', () => {
  test('tells of the answer and at most two others, the same every time', async () => {
    const { past } = await played('person bot bot', 8, house);
    const [id = 0] = past.freeAnswersOf(1);
    const first = await past.explain(id, { budget: 0.1 });
    expect(first?.weighed[0]?.choice).toEqual(past.step(id)?.choice);
    expect(first?.weighed.length).toBeGreaterThan(1);
    expect(first?.weighed.length).toBeLessThanOrEqual(3);
    const question = past.step(id)?.question;
    if (question === undefined) throw new Error('no question');
    expect(explain({ ...sent(question), budget: 0.1 }, past.step(id)?.choice ?? null)).toEqual(first);
  });

  test('withdrawn, or the game left, it never comes', async () => {
    const signals: AbortSignal[] = [];
    const thinker: Thinker = {
      think: randomThinker.think,
      explain: (_question, _choice, { signal } = {}) => {
        if (signal !== undefined) signals.push(signal);
        return new Promise<ExplainedAnswer>((_, fail) =>
          signal?.addEventListener('abort', () => fail(new Error('gone'))),
        );
      },
    };
    const { session, past } = await played('person bot bot', 4, thinker);
    const [one = 0, two = 0] = past.freeAnswersOf(0);
    const leaving = new AbortController();
    const withdrawn = past.explain(one, { signal: leaving.signal });
    const left = past.explain(two);
    leaving.abort();
    await expect(withdrawn).rejects.toThrow('gone');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    session.leave();
    await expect(left).rejects.toThrow('gone');
  });
});

describe('turning points', () => {
  const weighed = (id: number, own: number, other: number, error = 0.2) =>
    judged(id, [
      { choice: `own ${id}`, worth: own, error },
      { choice: `other ${id}`, worth: other, error },
    ]);

  test('the three worst and the finest, doubt taken off', () => {
    const list = [
      weighed(1, 0, 5),
      weighed(2, 0, 3),
      weighed(3, 0, 9, 20),
      weighed(4, 4, 0),
      weighed(5, 0, 2),
      weighed(6, 0, 8),
      weighed(7, 0, 0.1),
    ].flatMap((one) => one ?? []);
    const { missed, finest } = turningPoints(list);
    expect(missed.map(({ id }) => id)).toEqual([6, 1, 2]);
    expect(finest?.id).toBe(4);
    expect(sure({ id: 1, choice: 0, other: 1, gain: -9, error: 20 })).toBe(-0);
    expect(judged(1, [{ choice: 1, worth: 2, error: 0 }])).toBeNull();
    expect(turningPoints([])).toEqual({ missed: [], finest: null });
  });

  test('a review goes through all free answers, looks at the worst again, and ends when the game is left', async () => {
    const asked: [number, number | undefined][] = [];
    let session: Session | null = null;
    const thinker: Thinker = {
      think: randomThinker.think,
      explain: async (question, choice, { budget } = {}) => {
        asked.push([question.ask.id, budget]);
        if (asked.length === 30) session?.leave();
        return {
          why: null,
          weighed: [0, 1].map((i) => ({ choice: i === 0 ? choice : null, worth: i, error: 0 })),
        };
      },
    };
    const one = await played('person bot bot', 10, thinker);
    session = one.session;
    const free = one.past.freeAnswersOf(0);
    const review = reviewOf(one.past, 0);
    expect(reviewOf(one.past, 0)).toBe(review);
    for (let i = 0; i < 20 && !review.isOver; i++) await quiet();
    expect(review.isOver).toBe(true);
    expect(review.total).toBe(free.length + Math.min(7, new Set(free).size));
    expect(review.points().missed).toHaveLength(Math.min(3, free.length));
    expect(asked.filter(([, budget]) => budget === 1).length).toBe(review.total - free.length);
  });

  test('hints weigh on demand', async () => {
    const session = Session.start(game('person bot'), { thinker: house, pace: atOnce });
    session.begin();
    await nextQuestion(session);
    const hint = await session.hint(0);
    const others = await hint?.weigh();
    expect(others?.[0]?.choice).toEqual(hint?.choice);
  });
});
