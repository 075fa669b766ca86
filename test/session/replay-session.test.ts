/** A game that is over, watched answer by answer, from any moment, with any seat's eyes, and played on from there. */

import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameId } from '../../src/engine/games.ts';
import { hash } from '../../src/engine/kernel/data.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import { checkDraft } from '../../src/session/campaign/level-draft.ts';
import { levelFromHere, levelOfGame } from '../../src/session/campaign/level-of-moment.ts';
import { ReplaySession } from '../../src/session/game/replay-session.ts';
import { type AnySession, type NewGame, Session } from '../../src/session/game/session.ts';
import { retell } from '../../src/session/game/story.ts';
import type { AnyGameFile, GameFile } from '../../src/session/saves/game-file.ts';
import { questGame } from '../kit/quest-session.ts';
import { game, nextQuestion, playOn, quick, randomAnswer } from '../kit/session.ts';

/** A game played to its end at random. */
async function finishedGame(wanted: NewGame<GameId>): Promise<GameFile<GameId>> {
  const session = Session.start<GameId>(wanted, quick) as AnySession;
  session.begin();
  await playOn(session);
  return session.toSave() as GameFile<GameId>;
}

function replayOf(file: GameFile<GameId>): ReplaySession {
  const replay = ReplaySession.open<GameId>(file, quick);
  if (replay === null) throw new Error('cannot be played again');
  replay.begin();
  return replay;
}

describe.each([
  ['petz', game('person bot bot') as NewGame<GameId>],
  ['quest', questGame('person bot', 'watched', true) as NewGame<GameId>],
])('%s', (_, wanted) => {
  let file: GameFile<GameId>;
  beforeAll(async () => {
    file = await finishedGame(wanted);
  });

  test('answer by answer it comes to the same end, without a question and without a save', () => {
    const saved: unknown[] = [];
    const replay = ReplaySession.open<GameId>(file, { ...quick, onSave: (save) => saved.push(save) });
    if (replay === null) throw new Error('cannot be played again');
    replay.begin();
    expect(replay.outcome()).toBeNull();
    const changes: string[] = [];
    replay.subscribe((change) => changes.push(change.type));
    while (replay.step()) expect([replay.waiting(), replay.domain()]).toEqual([[], null]);
    expect(replay.hash()).toBe(file.hash);
    expect(replay.outcome()).toEqual(file.snapshot.outcome);
    expect(changes).toEqual(file.log.map(() => 'answered'));
    expect(saved).toEqual([]);
  });

  test('a level begins at the nearest moment it can, with the player in the seat that is chosen', () => {
    const replay = replayOf(file);
    replay.goTo(Math.floor(file.log.length / 2));
    const found = replay.nearestStart();
    if (found === null) throw new Error('no level can begin here');
    expect(found.at).toBeLessThanOrEqual(replay.at);
    const level = replay.levelFrom(found, 1);
    expect(level?.seats.map(({ who }) => who === 'person')).toEqual(file.players.map((_, at) => at === 1));
    expect(level?.start).toBeDefined();
    // At the end of the game it is the last one before it.
    replay.goTo(file.log.length);
    expect(replay.nearestStart()?.at).toBeGreaterThanOrEqual(found.at);
  });

  test('a level is made of a game that is not over', () => {
    const level = levelOfGame({ ...file, log: file.log.slice(0, Math.floor(file.log.length * 0.7)) }, 0);
    expect(level?.seats.map(({ who }) => who === 'person')).toEqual(file.players.map((_, at) => at === 0));
    expect(level && checkDraft(level)).toMatchObject({ ok: true });
  });

  test('a level that is tried keeps its goals and words when it is to begin where one is', () => {
    const replay = replayOf(file);
    const found = replay.nearestStart();
    const level = found && replay.levelFrom(found, 0);
    if (level === null) throw new Error('no level of this game');
    const own = { ...level, words: { en: { title: 'Mine' } } };
    const log = file.log.slice(0, Math.floor(file.log.length * 0.7));
    const here = levelFromHere(own, { ...file, log });
    expect(here?.goals).toEqual(own.goals);
    expect(here?.words).toEqual(own.words);
    expect(here?.seats).toEqual(own.seats);
    expect(here?.start).toBeDefined();
    expect(here && checkDraft(here)).toMatchObject({ ok: true });
  });

  test('any moment is the one that this many answers lead to, whichever way one comes there', () => {
    const replay = replayOf(file);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: file.log.length + 3 }), { maxLength: 6 }), (jumps) => {
        for (const wanted of jumps) {
          replay.goTo(wanted);
          const at = Math.max(0, Math.min(file.log.length, wanted));
          const replayed = retell<GameId>(file.game, file.setup, file.seed, file.log.slice(0, at));
          expect([replay.at, replay.hash()]).toEqual([at, hash(replayed?.state)]);
          expect(replay.story(null)).toHaveLength(
            replayed?.entries.filter(({ id }) => replay.entry(id, null) !== null).length ?? -1,
          );
          if (replay.step()) expect(replay.at).toBe(at + 1);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('it is seen with one seat’s eyes, or with those of the seat that answers', () => {
    const replay = replayOf(file);
    for (const seat of file.players.keys()) {
      replay.lookWith(seat);
      expect(replay.device()).toEqual({ viewer: seat, curtain: null });
      replay.step();
      expect(replay.device().viewer).toBe(seat);
    }
    replay.lookWith('acting');
    while (replay.at < Math.min(60, replay.length)) {
      const owner = file.log[replay.at]?.[0];
      replay.step();
      expect(replay.device().viewer).toBe(owner);
    }
  });

  test('rounds begin where their first answer is given', () => {
    const replay = replayOf(file);
    const rounds = replay.rounds();
    expect(rounds[0]).toMatchObject({ at: 0, round: 1 });
    expect(rounds.length).toBeGreaterThan(2);
    for (const { at, round } of rounds.slice(1)) {
      const before = replay.whole.step(at)?.when;
      const after = replay.whole.step(at + 1)?.when;
      expect(after?.round).toBe(round);
      expect(after).not.toEqual(before);
    }
  });

  test('from any moment a player plays on against the same rivals', async () => {
    const replay = replayOf(file);
    for (const part of [0, 0.4, 0.8]) {
      replay.goTo(Math.floor(file.log.length * part));
      const { at } = replay;
      const saved = replay.playOn(1, 'Ann') as GameFile<GameId> | null;
      if (saved === null) throw new Error('nothing to play on');
      expect(saved.log).toEqual(file.log.slice(0, at));
      expect(saved.players.map(({ kind }) => kind).filter((kind) => kind === 'person')).toEqual(['person']);
      expect(saved.players[1]).toEqual({ kind: 'person', name: 'Ann' });
      const session = Session.resume<GameId>(saved, quick) as AnySession;
      session.begin();
      const seat = await nextQuestion(session);
      if (seat === null) continue;
      expect(seat).toBe(1);
      expect(session.answer(seat, randomAnswer(session, seat))).toBeNull();
      expect((session.toSave() as AnyGameFile).log.length).toBeGreaterThan(at);
      session.leave();
    }
    replay.goTo(replay.length);
    expect(replay.playOn(0, 'Ann')).toBeNull();
  });
});

test('a game that cannot be played again is not watched', () => {
  const save = { ...game('person bot'), game: 'petz' } as unknown as GameFile<GameId>;
  expect(ReplaySession.open<GameId>({ ...save, log: [[0, 'nonsense']] }, quick)).toBeNull();
});

test('a level of a quest in the hard mode keeps the Heroes that its game was dealt', async () => {
  const { setup, ...wanted } = questGame('person bot', 'hard one');
  const file = await finishedGame({ ...wanted, setup: { ...setup, mode: 'hard' } } as NewGame<GameId>);
  const level = levelOfGame(file, 0);
  if (level?.game !== 'quest') throw new Error('no level of this game');
  expect(level.mode).toBe('hard');
  expect(level.heroes).toEqual((file.snapshot as Quest).heroes.map(({ card }) => card));
  expect(level.start).toMatchObject({ ready: true, number: (file.snapshot as Quest).number });
  expect(checkDraft(level)).toMatchObject({ ok: true });
});
