/** Seats change hands in the middle of a game: to a bot, back to a person, with each person's own wishes. */
import { describe, expect, test } from 'vitest';
import type { Player } from '../../src/session/game/seats.ts';
import { type AnySession, type Change, Session } from '../../src/session/game/session.ts';
import type { Thinker } from '../../src/session/game/thinker.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import { questGame } from '../kit/quest-session.ts';
import { game, nextQuestion, playOn, quick, quiet, randomAnswer } from '../kit/session.ts';

const BOT: Player = { kind: 'bot', name: 'Stand-in', strength: 'random' };
const PERSON: Player = { kind: 'person', name: 'Ada', prefs: { text: 1.5, hints: false } };

/** Thinks for ever. */
const stuck: Thinker = { think: () => new Promise(() => undefined) };

const GAMES = [
  ['petz', (words: string, tools = quick): AnySession => Session.start(game(words), tools)],
  ['quest', (words: string, tools = quick): AnySession => Session.start(questGame(words), tools)],
] as const;

describe.each(GAMES)('%s', (_name, start) => {
  test('the last person leaves: the bots play to the end, without a viewer', async () => {
    const session = start('person bot bot');
    const changes: Change['type'][] = [];
    session.subscribe(({ type }) => changes.push(type));
    session.begin();
    await playOn(session, (steps) => steps >= 3);
    const seat = await nextQuestion(session);
    expect(seat).toBe(0);
    session.setPlayer(0, BOT);
    expect(changes).toContain('players');
    expect(session.players[0]).toEqual(BOT);
    expect(session.device()).toEqual({ viewer: null, curtain: null });
    expect(await nextQuestion(session)).toBeNull();
    expect(session.outcome()).not.toBeNull();
  });

  test('a bot that thinks makes room at once; the person is asked instead', async () => {
    const session = start('bot bot', { ...quick, thinker: stuck });
    session.begin();
    await quiet();
    const seat = session.thinking();
    if (seat === null) throw new Error('no bot thinks');
    session.setPlayer(seat, PERSON);
    await quiet();
    expect(session.device()).toEqual({ viewer: seat, curtain: null });
    expect(session.waiting()).toContain(seat);
    expect(session.thinking()).not.toBe(seat);
    expect(session.answer(seat, randomAnswer(session, seat))).toBeNull();
    session.leave();
  });

  test('what a bot thought before it made room is never answered', async () => {
    let finish: () => void = () => undefined;
    const slow: Thinker = {
      think: (question) =>
        new Promise((done) => {
          finish = () => void quick.thinker.think(question).then(done);
        }),
    };
    const session = start('bot bot', { ...quick, thinker: slow });
    session.begin();
    await quiet();
    const seat = session.thinking() ?? 0;
    const before = session.hash();
    session.setPlayer(seat, PERSON);
    finish();
    await quiet();
    expect(session.hash()).toBe(before);
    session.leave();
  });

  test('there and back: the person who comes back answers the question at hand', async () => {
    const session = start('person bot');
    session.begin();
    await playOn(session, (steps) => steps >= 2);
    const seat = await nextQuestion(session);
    if (seat === null) throw new Error('over too soon');
    session.setPlayer(seat, BOT);
    for (let i = 0; i < 3; i++) await Promise.resolve();
    session.setPlayer(seat, PERSON);
    expect(await nextQuestion(session)).toBe(seat);
    expect(session.device().viewer).toBe(seat);
    await playOn(session);
    expect(session.outcome()).not.toBeNull();
  });

  test('who sits where, and their wishes, are in the save', async () => {
    let saved = '';
    const session = start('person person', { ...quick, onSave: (save) => (saved = writeGame(save())) });
    session.begin();
    await quiet();
    session.setPlayer(1, BOT);
    session.setPlayer(0, PERSON);
    await nextQuestion(session);
    const read = readGame(saved);
    if (!read.ok) throw new Error(read.problem);
    expect(read.save.players).toEqual([PERSON, BOT]);
    const resumed = Session.resume(read.save, quick);
    expect(resumed.players).toEqual([PERSON, BOT]);
    resumed.begin();
    expect(resumed.device()).toEqual({ viewer: 0, curtain: null });
  });

  test('wishes that make no sense are left out; the game is read all the same', async () => {
    const session = start('person bot');
    session.begin();
    await nextQuestion(session);
    const save = JSON.parse(writeGame(session.toSave()));
    const prefsOf = (prefs: unknown) => {
      const seats = save.players.map((one: object, seat: number) => (seat === 0 ? { ...one, prefs } : one));
      const read = readGame(JSON.stringify({ ...save, players: seats }));
      return read.ok ? read.save.players[0]?.prefs : read.problem;
    };
    expect(prefsOf({ text: 2, hints: true })).toEqual({ text: 2, hints: true });
    expect(prefsOf({ text: 7, hints: true })).toEqual({ hints: true });
    expect(prefsOf('large')).toBeUndefined();
  });

  test('other wishes alone change nothing of what can be taken back', async () => {
    const session = start('person bot');
    session.begin();
    for (let i = 0; i < 40; i++) {
      const seat = await nextQuestion(session);
      if (seat === null || session.canUndo()) break;
      session.answer(seat, randomAnswer(session, seat));
    }
    expect(session.canUndo()).toBe(true);
    session.setPlayer(0, PERSON);
    expect(session.canUndo()).toBe(true);
    session.setPlayer(0, BOT);
    expect(session.canUndo()).toBe(false);
  });

  test('there is no such seat', () => {
    expect(() => start('person bot').setPlayer(5, BOT)).toThrow(RangeError);
  });
});

describe('the device', () => {
  test('between two shops the curtain falls also when one is handed to a bot', async () => {
    const session = Session.start(game('person person'), quick);
    session.begin();
    await quiet();
    const first = session.device().curtain ?? 0;
    session.lift(first);
    session.setPlayer(first, BOT);
    expect(session.device()).toEqual({ viewer: null, curtain: 1 - first });
    session.lift(1 - first);
    expect(session.device()).toEqual({ viewer: 1 - first, curtain: null });
  });

  test('in a party the next hero looks at once', async () => {
    const session = Session.start(questGame('person person'), quick);
    session.begin();
    const seat = (await nextQuestion(session)) ?? 0;
    session.setPlayer(seat, BOT);
    expect(session.device()).toEqual({ viewer: 1 - seat, curtain: null });
  });
});

test('a step of a hero whom a bot leads now is not taken back by the others', async () => {
  const session = Session.start(questGame('person person'), quick);
  session.begin();
  for (let i = 0; i < 200; i++) {
    const seat = await nextQuestion(session);
    if (seat === null) break;
    if (session.undoer() === 1 - seat) {
      session.setPlayer(1 - seat, BOT);
      expect(session.device().viewer).toBe(seat);
      expect(session.canUndo()).toBe(false);
      session.setPlayer(1 - seat, PERSON);
      expect(session.undoer()).toBe(1 - seat);
      return;
    }
    session.answer(seat, randomAnswer(session, seat));
  }
  throw new Error('no step of the other hero could be taken back');
});

describe('in the middle of a riposte', () => {
  async function atRiposte(tools = quick): Promise<{ session: Session<'quest'>; seat: number }> {
    for (let i = 0; i < 40; i++) {
      const session = Session.start(questGame('person person person', `riposte ${i}`), tools);
      session.begin();
      for (;;) {
        const seat = await nextQuestion(session);
        if (seat === null) break;
        if (session.ask()?.kind === 'quest.riposte') return { session, seat };
        session.answer(seat, randomAnswer(session, seat));
      }
    }
    throw new Error('no riposte');
  }

  test('a bot takes over and answers it', async () => {
    const { session, seat } = await atRiposte();
    const asked = session.toSave().snapshot.ask?.id;
    session.setPlayer(seat, BOT);
    await quiet();
    expect(session.toSave().snapshot.ask?.id).not.toBe(asked);
    expect(session.toSave().log.some(([who]) => who === seat)).toBe(true);
  });

  test('saved there with a bot, resumed and taken over by a person', async () => {
    const { session, seat } = await atRiposte();
    const save = session.toSave();
    const players = save.players.with(seat, BOT);
    const read = readGame(writeGame({ ...save, players }));
    if (!read.ok) throw new Error(read.problem);
    const resumed = Session.resume(read.save, { ...quick, thinker: stuck });
    resumed.begin();
    await quiet();
    expect(resumed.thinking()).toBe(seat);
    resumed.setPlayer(seat, PERSON);
    expect(resumed.device()).toEqual({ viewer: seat, curtain: null });
    expect(resumed.hash()).toBe(session.hash());
    expect(resumed.answer(seat, null)).toBeNull();
    resumed.leave();
  });
});
