/**
 * The laws of every answer, given by chance, bots or a test. Tests hold all of them at every step of a few
 * games, `npm run trust` and `npm run simulate -- --check` at every so many steps of many.
 */

import { copy, equal, plain } from '../../src/engine/kernel/data.ts';
import { listChoices } from '../../src/engine/kernel/domain.ts';
import { dice, pickOne, type Rng } from '../../src/engine/kernel/rng.ts';
import type { Action, BaseState, GameEvent, Json, Seat } from '../../src/engine/kernel/state.ts';
import { difference, shared } from './compare.ts';
import { dealtOtherwise, type GameUnderLaws } from './game.ts';
import { broken, forged, junk } from './garbage.ts';
import { honest } from './honest.ts';
import type { Memo } from './memo.ts';
import { impure } from './plainness.ts';

/** One answer: the state it was given in, and what came of it. */
export interface AnswerStep {
  s: BaseState;
  seat: Seat;
  choice: Json;
  next: BaseState;
  events: GameEvent[];
}

/** What a law is given besides the step. */
interface Looking {
  rng: Rng;
  /** The number of the step, from 0. */
  i: number;
  memo: Memo;
  /** Called for everything that was truly compared: a law that has compared nothing has proved nothing. */
  count(n?: number): void;
}

export interface Law {
  /** What holds, as a sentence. */
  name: string;
  /** Where many games are played it is held at every so many answers: those that cost more than the game at fewer. */
  every: number;
  /** What is wrong, or null. */
  holds(game: GameUnderLaws, step: AnswerStep, looking: Looking): string | null;
}

/** How often each law has compared something, by its name. */
export type Looks = Record<string, number>;

/** The answer to the question that is open. */
export const answerTo = (s: BaseState, seat: Seat, choice: Json): Action => ({
  seat,
  ask: s.ask?.id ?? 0,
  choice,
});

/** Every seat, and null for a spectator. */
export const viewersOf = (game: GameUnderLaws): (Seat | null)[] => [null, ...game.teams.keys()];

/** Who looks at a step: its actor and one other, another one at each step. */
function lookers(game: GameUnderLaws, { seat }: AnswerStep, i: number): (Seat | null)[] {
  const others = viewersOf(game).filter((other) => other !== seat);
  return [seat, others[i % others.length] ?? null];
}

/** What is wrong with a state by itself: lost pieces, numbers gone wrong, no seat asked. */
export function sound({ engine }: GameUnderLaws, s: BaseState): string | null {
  const wrong = engine.rules.audit(s)[0] ?? impure(s);
  if (wrong !== null) return wrong;
  return s.outcome === null && engine.waiting(s).length === 0
    ? 'no seat is asked, but the game is not over'
    : null;
}

/** What is wrong with a state that a seat holds for possible: it must look and ask exactly as the true one. */
function disagreement(
  { engine }: GameUnderLaws,
  s: BaseState,
  believed: BaseState,
  seat: Seat | null,
  memo: Memo,
): string | null {
  const wrong =
    difference(engine.view(believed, seat), memo.view(s, seat)) ??
    difference(engine.waiting(believed), engine.waiting(s)) ??
    engine.rules.audit(believed)[0] ??
    impure(believed, true);
  if (wrong !== null || seat === null) return wrong;
  return difference(engine.domain(believed, seat), memo.domain(s, seat), 'domain');
}

/** Null if an answer is refused as it should be: with a known code, without an exception, changing nothing. */
export function badRefusal(game: GameUnderLaws, s: BaseState, action: Action): string | null {
  const refusal = game.engine.check(s, action);
  if (refusal === null) return 'is accepted';
  const applied = game.engine.apply(s, action);
  if (applied.ok || difference(applied.refusal, refusal) !== null) return 'check and apply disagree';
  if (!game.codes.includes(refusal.code)) return `the code '${refusal.code}' is not in the list`;
  return impure(refusal, true);
}

/** Null if an answer of unknown worth is either refused as it should be, or taken and leads to a sound state. */
export function badTreatment(game: GameUnderLaws, s: BaseState, action: Action): string | null {
  if (game.engine.check(s, action) !== null) return badRefusal(game, s, action);
  const applied = game.engine.apply(s, action);
  return applied.ok ? sound(game, applied.state) : 'check and apply disagree';
}

/** The same answer given to a state that should be the same: what differs from what came of it. */
function otherwise(
  game: GameUnderLaws,
  s: BaseState,
  { seat, choice, next, events }: AnswerStep,
): string | null {
  const applied = game.engine.apply(s, answerTo(s, seat, choice));
  if (!applied.ok) return `an answer taken before is refused: ${applied.refusal.code}`;
  return (
    difference(applied.state, next) ??
    difference(applied.events, events) ??
    shared(applied.state, applied.events)
  );
}

/** The events as a seat sees them. */
const redacted = ({ engine }: GameUnderLaws, events: readonly GameEvent[], seat: Seat | null): GameEvent[] =>
  events.flatMap((event) => engine.rules.redact(event, seat) ?? []);

export const LAWS: readonly Law[] = [
  {
    name: 'every piece is somewhere exactly once, numbers are sound, a seat is asked',
    every: 1,
    holds(game, { next }, { count }) {
      count();
      return sound(game, next);
    },
  },
  {
    name: 'states, events, views and domains survive a save and a load',
    every: 20,
    holds({ engine }, { s, seat, events }, { memo, count }) {
      count();
      if (!engine.rules.isState(s, s.setup)) return 'the state has not the shape of one';
      if (!engine.stands(s)) return 'the state stands nowhere in the rules';
      const all = { events, view: memo.view(s, seat), domain: memo.domain(s, seat) };
      return difference(JSON.parse(memo.text(s)), s) ?? difference(plain(all), all);
    },
  },
  {
    name: 'copies, views, domains and imagined states equal what they are made from and share nothing with it',
    every: 23,
    holds({ engine }, { s, seat, next }, { rng, memo, count }) {
      count();
      const clone = engine.rules.clone(s);
      const view = memo.view(s, seat);
      return (
        difference(clone, copy(s)) ??
        shared(s, clone, s.setup) ??
        shared(s, next, s.setup) ??
        shared(s, view) ??
        shared(s, memo.domain(s, seat)) ??
        shared(view, engine.imagine(view, rng))
      );
    },
  },
  {
    name: 'an answer changes nothing but its own result, after a load as well, in place as well',
    every: 19,
    holds(game, step, { memo, count }) {
      count();
      const { s, seat, choice, next } = step;
      const loaded = JSON.parse(memo.text(s));
      const wrong = otherwise(game, s, step) ?? otherwise(game, loaded, step);
      if (wrong !== null) return wrong;
      const inPlace = copy(s);
      game.engine.applyTo(inPlace, seat, copy(choice));
      if (!memo.isUnchanged(s)) return 'an answer applied to a copy has changed the original';
      return difference(inPlace, next);
    },
  },
  {
    name: 'looking at a state throws no dice and changes nothing',
    every: 31,
    holds(game, step, { i, memo, count }) {
      count();
      const { engine } = game;
      const { s, seat, choice, events } = step;
      memo.text(s);
      engine.check(s, answerTo(s, seat, choice));
      engine.check(s, answerTo(s, seat, 'nonsense'));
      engine.sample(s, seat, dice('look'));
      for (const looking of lookers(game, step, i)) {
        engine.imagine(engine.view(s, looking), dice('look'));
        redacted(game, events, looking);
        if (looking !== null) engine.domain(s, looking);
      }
      return memo.isUnchanged(s) ? null : 'looking has changed the state';
    },
  },
  {
    name: 'what is offered is taken and leads to a sound state, and every question has an answer',
    every: 7,
    holds(game, { s }, { rng, memo, count }) {
      const { engine } = game;
      for (const seat of engine.waiting(s)) {
        const domain = memo.domain(s, seat);
        if (domain === null) return `seat ${seat} is waited for, but has nothing to say`;
        const listed = listChoices(domain);
        if (listed?.length === 0) return `seat ${seat} has no choice`;
        const choices = [...(listed ?? []), engine.sample(s, seat, rng), engine.sample(s, seat, rng)];
        for (const choice of choices) {
          const refusal = engine.check(s, answerTo(s, seat, choice));
          if (refusal !== null) return `${JSON.stringify(choice)} is offered and refused: ${refusal.code}`;
        }
        const choice = pickOne(choices, rng);
        count();
        const wrong = badTreatment(game, s, answerTo(s, seat, choice));
        if (wrong !== null) return `${JSON.stringify(choice)}: ${wrong}`;
      }
      return null;
    },
  },
  {
    name: 'an answer to another question or of another seat is refused',
    every: 29,
    holds(game, { s, seat, choice }, { memo, count }) {
      const id = s.ask?.id ?? 0;
      memo.text(s);
      const open = new Set<unknown>(game.engine.waiting(s));
      const others = [...game.teams.keys(), -1, game.teams.length, seat + 0.5, String(seat)];
      const forgeries = [
        ...[id - 1, id + 1, id + 0.5, String(id)].map((ask) => forged(seat, ask, choice)),
        ...others.filter((other) => !open.has(other)).map((other) => forged(other, id, choice)),
      ];
      for (const forgery of forgeries) {
        count();
        const wrong = badRefusal(game, s, forgery);
        if (wrong !== null) return `of seat ${forgery.seat} with ask ${forgery.ask} it ${wrong}`;
      }
      return memo.isUnchanged(s) ? null : 'a refused answer has changed the state';
    },
  },
  {
    name: 'nonsense and broken answers are refused, or lead to a sound state',
    every: 17,
    holds(game, { s, seat, choice }, { rng, memo, count }) {
      memo.text(s);
      for (const odd of [junk(rng), broken(choice, rng), broken(choice, rng)]) {
        const action = forged(seat, s.ask?.id ?? 0, odd);
        if (game.engine.check(s, action) !== null) count();
        const wrong = badTreatment(game, s, action);
        if (wrong !== null) return `${String(odd)}: ${wrong}`;
      }
      return memo.isUnchanged(s) ? null : 'a refused answer has changed the state';
    },
  },
  {
    name: 'what a seat imagines looks to it like the truth',
    every: 43,
    holds(game, step, { rng, i, memo, count }) {
      const { s } = step;
      for (const seat of lookers(game, step, i)) {
        count();
        const wrong = disagreement(game, s, game.engine.imagine(memo.view(s, seat), rng), seat, memo);
        if (wrong !== null) return `seat ${seat}: ${wrong}`;
      }
      return null;
    },
  },
  {
    name: 'what a seat cannot see may be otherwise without its noticing',
    every: 41,
    holds(game, step, { rng, i, memo, count }) {
      const { s } = step;
      for (const seat of lookers(game, step, i)) {
        const other = dealtOtherwise(game, s, seat, rng);
        if (!equal({ ...other, rng: s.rng }, s)) count();
        const wrong = disagreement(game, s, other, seat, memo);
        if (wrong !== null) return `seat ${seat}: ${wrong}`;
      }
      return null;
    },
  },
  {
    name: 'events name no piece that is hidden from their reader',
    every: 13,
    holds(game, step, { i, memo, count }) {
      const { s, next, events } = step;
      // What was named before such an event may rightly be hidden after it.
      const covered = events.findLastIndex((event) => game.hidden.covers(event));
      for (const seat of lookers(game, step, i)) {
        const reported = redacted(game, events, seat);
        const twice = difference(redacted(game, reported, seat), reported);
        if (twice !== null) return `seat ${seat} sees more by redacting twice: ${twice}`;
        const names = redacted(game, events.slice(covered + 1), seat).flatMap((event) =>
          game.hidden.named(event),
        );
        count(names.length);
        const before = game.hidden.unseen(memo.view(s, seat));
        const after = game.hidden.unseen(memo.view(next, seat));
        const leak = names.find((name) => before.has(name) && after.has(name));
        if (leak !== undefined) return `seat ${seat} sees ${leak}: ${JSON.stringify(reported).slice(0, 300)}`;
      }
      return null;
    },
  },
  {
    // Otherwise a player could try an answer, learn from it, and take it back.
    name: 'an answer that may be taken back shows its giver nothing that was hidden',
    every: 11,
    holds(game, { s, seat, choice, next, events }, { rng, memo, count }) {
      if (next.secrets < s.secrets) return `secrets fell from ${s.secrets} to ${next.secrets}`;
      if (next.secrets > s.secrets) return null;
      if (difference(s.rng, next.rng) !== null) return 'dice fell, but undo would not stop there';
      const other = dealtOtherwise(game, s, seat, rng);
      const applied = game.engine.apply(other, answerTo(other, seat, choice));
      if (!applied.ok) return `with other secrets the answer is refused: ${JSON.stringify(applied.refusal)}`;
      count();
      const reported = (what: readonly GameEvent[]) =>
        what.map((event) => game.engine.rules.redact(event, seat));
      return difference(
        { view: game.engine.view(applied.state, seat), events: reported(applied.events) },
        { view: memo.view(next, seat), events: reported(events) },
      );
    },
  },
  {
    name: 'hidden things never change what a bot answers',
    every: 97,
    holds(game, { s, seat }, { rng, count }) {
      const { rng: _dice, ...hidden } = dealtOtherwise(game, s, seat, dice('counted'));
      const { rng: _own, ...own } = s;
      const wrong = honest(game, s, seat, rng);
      if (game.bots !== null && !equal(hidden, own)) count();
      return wrong;
    },
  },
];
