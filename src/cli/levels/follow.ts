/** A level played by somebody who does nothing but follow the hints, at a table with its coach. */

import { advise } from '../../bots/advice/advise.ts';
import { explain } from '../../bots/explain.ts';
import { think } from '../../bots/roster.ts';
import { type CoachMemory, newMemory } from '../../campaign/coach.ts';
import { goalState } from '../../campaign/goals/index.ts';
import type { Level } from '../../campaign/schema.ts';
import type { GameId } from '../../engine/games.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { Coach } from '../../session/advice/coach.ts';
import { LevelRun } from '../../session/campaign/level-run.ts';
import { atOnce } from '../../session/game/pacing.ts';
import type { Player } from '../../session/game/seats.ts';
import { type AnySession, Session } from '../../session/game/session.ts';
import type { Thinker } from '../../session/game/thinker.ts';
import { sent } from '../../session/game/worker-thinker.ts';
import { dealt } from './play.ts';

/** The house's bots on the caller's own thread. */
const houseThinker: Thinker = {
  think: (question) => Promise.resolve(think(sent(question))),
  advise: (question) => Promise.resolve(advise(sent(question))),
  explain: (question, choice, { budget = question.budget } = {}) =>
    Promise.resolve(explain({ ...sent(question), budget }, choice)),
};

/** A level at its first question, with its coach if it is a lesson and he is wanted. */
function sitDown(level: Level, seed: string, isCoached: boolean): { session: AnySession; run: LevelRun } {
  const { game, setup, seats } = dealt(level);
  const players = seats.map((seat, at): Player => {
    if (seat.who === 'person') return { kind: 'person', name: `You ${at + 1}` };
    const { strength, character } = seat;
    const budget = level.budget === undefined ? {} : { budget: level.budget };
    return {
      kind: 'bot',
      name: `Bot ${at + 1}`,
      strength,
      ...budget,
      ...(character === undefined ? {} : { character }),
    };
  });
  const tag = { id: level.id, picks: {} };
  const tools = { thinker: houseThinker, pace: atOnce };
  const session = Session.start(
    { game, setup: setup as never, seed, players, level: tag },
    tools,
  ) as AnySession;
  const run = new LevelRun(level, session, goalState);
  session.begin();
  const { coach: steps = [] } = level;
  let memory: CoachMemory = newMemory();
  if (isCoached && steps.length > 0) {
    const coach = new Coach(session as Session<GameId>, {
      lesson: { level: level.id, steps },
      memory: () => memory,
      keep: (next) => {
        memory = next;
      },
    });
    const readOn = () => {
      for (let i = 0; i < 20 && coach.saying !== null && coach.saying.kind !== 'held'; i++) coach.next();
    };
    coach.subscribe(readOn);
    readOn();
  }
  return { session, run };
}

/** Lets everybody answer whose turn it is, down to the next question to a person; null at the end. */
async function nextAsked(session: AnySession): Promise<number | null> {
  while (session.outcome() === null) {
    const { viewer, curtain } = session.device();
    const seat = curtain ?? viewer;
    if (seat !== null && session.thinking() === null && session.waiting().includes(seat)) {
      session.lift(seat);
      return seat;
    }
    await Promise.resolve();
  }
  return null;
}

/** Whoever answers for the persons. */
export type Guide = (session: AnySession, seat: number) => Promise<Json>;

const byHints: Guide = async (session, seat) => (await session.hint(seat))?.choice ?? null;

/** An answer that a lesson held back, or that was refused: whoever advised it was wrong. */
export class BadAdvice extends Error {}

/** Plays a level to its end, by hints beside its coach, by any other guide without him; throws `BadAdvice` where an answer is not taken. */
export async function followCoach(level: Level, seed: string, guide: Guide = byHints): Promise<LevelRun> {
  const { session, run } = sitDown(level, seed, guide === byHints);
  for (let seat = await nextAsked(session); seat !== null; seat = await nextAsked(session)) {
    const asked = session.ask();
    const { length } = session.toSave().log;
    const choice = await guide(session, seat);
    const refusal = session.answer(seat, choice);
    if (refusal !== null || session.toSave().log.length === length) {
      throw new BadAdvice(`${level.id}: ${asked?.kind} ${JSON.stringify(choice)} was not taken`);
    }
  }
  return run;
}
