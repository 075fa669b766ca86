/** Taking back at the questions of both boxes and of Pug Quest: one is where one was, and may do it again. */
import { expect, test } from 'vitest';
import { quickAnswer } from '../../src/bots/quest/quick.ts';
import { copy, hash } from '../../src/engine/kernel/data.ts';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { type AnySession, Session } from '../../src/session/game/session.ts';
import { eager, richSetup } from '../kit/alleys-walk.ts';
import { nextQuestion, quick } from '../kit/session.ts';

const me = { kind: 'person', name: 'Ada' } as const;
const rival = { kind: 'bot', name: 'Ben', strength: 'random' } as const;

/** So often each kind of question is taken back. */
const TIMES = 3;
const undone = new Map<string, number>();

/** An answer of a bot that likes rare things, or plays with some sense. */
function answerOf(session: AnySession, seat: Seat, rng: Rng): Json {
  if (session.game === 'petz') return eager(session.toSave().snapshot, seat, rng);
  const { snapshot } = session.toSave();
  const domain = session.domain(seat);
  if (domain === null || snapshot.ask === null) throw new Error('no seat is asked');
  return quickAnswer(snapshot, seat, snapshot.ask.kind, domain, rng);
}

/** Answers and, if that may be, takes it back and answers the same again. */
async function thereAndBack(session: AnySession, seat: Seat, rng: Rng): Promise<void> {
  const asked = copy(session.ask());
  const kind = asked?.kind ?? '';
  const choice = copy(answerOf(session, seat, rng));
  const often = undone.get(kind) ?? 0;
  const look = () => [kind, session.hash(), hash(session.story(null)), hash(session.view(seat))];
  const before = often < TIMES ? look() : null;
  expect(session.answer(seat, choice)).toBeNull();
  await nextQuestion(session);
  if (before === null || !session.canUndo()) return;
  const after = session.hash();
  expect(session.undo()).toBe(true);
  expect(look()).toEqual(before);
  expect(session.ask()).toEqual(asked);
  expect(session.answer(seat, choice)).toBeNull();
  await nextQuestion(session);
  expect([kind, session.hash()]).toEqual([kind, after]);
  undone.set(kind, often + 1);
}

async function play(session: AnySession, seed: string): Promise<void> {
  const rng = dice(seed);
  session.begin();
  for (let i = 0; i < 900; i++) {
    const seat = await nextQuestion(session);
    if (seat === null) return;
    await thereAndBack(session, seat, rng);
  }
}

test.each([...Array(8).keys()])('two shops in the alleys (%i)', async (n) => {
  const setup = richSetup(2, n % 2 === 0 ? 'standard' : 'compromise', n % 2 === 0);
  const seed = `there and back ${n}`;
  await play(Session.start({ setup, seed, players: [me, rival] }, quick), seed);
});

test.each([...Array(4).keys()])('three Heroes, two with an Evil Lord (%i)', async (n) => {
  const setup = n % 2 === 0 ? questSetup(3) : questSetup(2, { lord: { handicap: 'none' } });
  const seed = `there and back ${n}`;
  await play(Session.start({ game: 'quest', setup, seed, players: [me, me, me] }, quick), seed);
});

test('that was so at most kinds of questions', () => {
  expect(undone.size).toBeGreaterThan(25);
});
