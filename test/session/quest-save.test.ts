/** Pug Quest saved: killed at any question, also in the middle of a blow, it goes on exactly where it was. */
import { describe, expect, test } from 'vitest';
import { versionOf } from '../../src/engine/games.ts';
import { hash } from '../../src/engine/kernel/data.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { quest } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { firstDifference, hashLog, type LogLine } from '../../src/session/game/replay.ts';
import { Session } from '../../src/session/game/session.ts';
import type { AnyGameFile, GameFile } from '../../src/session/saves/game-file.ts';
import { type LoadProblem, readGame, writeGame } from '../../src/session/saves/load.ts';
import { checkSave, SAVE_FORMAT, toSave } from '../../src/session/saves/save-format.ts';
import { type OnTheWay, questGame, walkQuest } from '../kit/quest-session.ts';
import {
  FaultyStore,
  nextQuestion,
  openSessions,
  players,
  playOn,
  quick,
  randomAnswer,
} from '../kit/session.ts';

const KINDS = ['riposte', 'defend', 'seen', 'loot', 'market', 'give'].map((kind) => `quest.${kind}`);

function fileOf(setup: QuestSetup, seed: string, { state, log }: OnTheWay): GameFile<'quest'> {
  const seats = players(Array.from({ length: setup.seats }, () => 'person').join(' '));
  const frame = { format: SAVE_FORMAT, game: 'quest', version: quest.version } as const;
  return { ...frame, setup, seed, players: seats, log: [...log], snapshot: state, hash: hash(state) };
}

function loaded(text: string): AnyGameFile {
  const read = readGame(text);
  if (!read.ok) throw new Error(read.problem);
  return read.save;
}

/** Answers what a whole game's log says from where the session stands. */
function follow(session: Session<'quest'>, log: readonly LogLine[]): void {
  session.begin();
  for (;;) {
    const line = log[session.toSave().log.length];
    if (line === undefined) return;
    const [seat, choice] = line;
    const { curtain } = session.device();
    if (curtain !== null) session.lift(curtain);
    expect(session.answer(seat, choice)).toBeNull();
  }
}

describe.each([
  ['without an Evil Lord', null],
  ['with an Evil Lord', { handicap: 'even' as const }],
])('%s', (_name, lord) => {
  test('saved at every kind of question it goes on to the same end', () => {
    const setup = questSetup(3, { lord });
    const missing = new Set(KINDS);
    for (let game = 0; game < 60 && missing.size > 0; game++) {
      const seed = `save ${game}`;
      const texts: { text: string; at: string; asked: unknown }[] = [];
      const end = walkQuest(setup, seed, (at) => {
        if (!missing.delete(at.ask.kind)) return;
        texts.push({ text: writeGame(fileOf(setup, seed, at)), at: hash(at.state), asked: at.ask });
      });
      for (const { text, at, asked } of texts) {
        const save = loaded(text);
        if (save.game !== 'quest') throw new Error('another game');
        const session = Session.resume(save, quick);
        expect(session.hash()).toBe(at);
        expect(session.toSave().snapshot.ask).toEqual(asked);
        expect(session.story(0).length).toBeGreaterThan(save.log.length / 2);
        follow(session, end.log);
        expect(session.outcome()).toEqual(end.state.outcome);
        expect(session.hash()).toBe(hash(end.state));
      }
    }
    expect([...missing]).toEqual([]);
  });
});

describe('the sessions', () => {
  test('keeps the game, tells how far it is, and goes on with it', async () => {
    const store = new FaultyStore();
    const sessions = await openSessions(store, { patience: 50 });
    const session = sessions.newGame(questGame('person bot bot'));
    expect(sessions.sessionOf('quest')).toBe(session);
    expect(sessions.sessionOf('petz')).toBeNull();
    await playOn(session, (n) => n >= 12);
    await nextQuestion(session);
    await sessions.settled();
    const again = await openSessions(store.reopened(), { patience: 50 });
    const { round, number, world } = session.view(null);
    expect(again.unfinished()).toMatchObject({ game: 'quest', isOver: false, round, number, world });
    const resumed = again.resume();
    expect(resumed?.game).toBe('quest');
    expect(resumed?.hash()).toBe(session.hash());
    expect(hash(resumed?.story(0))).toBe(hash(session.story(0)));
  });
});

describe('a save that is none', () => {
  async function some(): Promise<GameFile<'quest'>> {
    const session = Session.start(questGame('person bot'), quick);
    session.begin();
    await playOn(session, (n) => n >= 3);
    await nextQuestion(session);
    return structuredClone(session.toSave());
  }
  const problem = (save: unknown): LoadProblem | null => {
    const read = readGame(JSON.stringify(save));
    return read.ok ? null : read.problem;
  };

  test('is named by what is wrong with it', async () => {
    const save = await some();
    expect(problem(save)).toBeNull();
    expect(problem({ ...save, game: 'chess' })).toBe('notASave');
    expect(problem({ ...save, game: 'petz', version: versionOf('petz') })).toBe('damaged');
    expect(problem({ ...save, format: SAVE_FORMAT + 1 })).toBe('newerFormat');
    expect(problem({ ...save, hash: '0'.repeat(16) })).toBe('damaged');
    expect(problem({ ...save, players: save.players.slice(1) })).toBe('damaged');
    expect(problem({ ...save, log: [[6, null]] })).toBe('damaged');
    // A card that is nowhere.
    const snapshot = { ...save.snapshot, display: save.snapshot.display.slice(1) };
    const lost = { ...save, snapshot, hash: hash(snapshot) };
    expect(problem({ ...lost, log: [[0, 'nonsense']] })).toBe('impossible');
    expect(problem({ ...lost, version: 99 })).toBe('otherRules');
    expect(problem({ ...save, version: 99 })).toBeNull();
  });

  test('has a log that is checked and replayed like that of the first game', async () => {
    const { setup, seed, log } = await some();
    const { hashes, hash: last } = hashLog<'quest'>(setup, seed, log, 10, 'quest');
    const save = toSave({ setup, seed, log, hash: last, hashes }, 'quest');
    const read = checkSave(JSON.parse(JSON.stringify(save)));
    expect(read.ok && read.save).toEqual(save);
    expect(firstDifference(save)).toBeNull();
    expect(firstDifference({ ...save, hash: 'f'.repeat(16) })).toMatchObject({ kind: 'hash' });
    const wrong = (changes: Record<string, Json>) => {
      const checked = checkSave({ ...save, setup: { ...setup, ...changes } });
      return checked.ok ? null : checked.problem.code;
    };
    expect(wrong({ mode: 'soft' })).toBe('impossibleSetup');
    expect(wrong({ seats: 9 })).toBe('impossibleSetup');
    expect(wrong({ variants: {} })).toBe('impossibleSetup');
  });
});

test('the same random answers lead a resumed game to the same end as the one never closed', async () => {
  const session = Session.start(questGame('person bot', 'twice'), quick);
  session.begin();
  await playOn(session, (n) => n >= 5);
  const seat = await nextQuestion(session);
  const save = loaded(writeGame(session.toSave()));
  const resumed = Session.resume(save, quick);
  resumed.begin();
  expect(seat === null ? null : randomAnswer(resumed, seat)).toEqual(
    seat === null ? null : randomAnswer(session, seat),
  );
  await playOn(session);
  await playOn(resumed);
  expect(resumed.hash()).toBe(session.hash());
});
