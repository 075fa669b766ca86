/** `npm run shots`: what it understands, the positions it starts from, how it tells of flaws and of broken tours. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { UsageError } from '../../src/cli/usage.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { ASK_KINDS } from '../../src/engine/petz/words.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { ASK_KINDS as QUEST_KINDS } from '../../src/engine/quest/words.ts';
import { replayLog } from '../../src/session/game/replay.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import { captureTerminal } from '../kit/terminal.ts';
import { Camera } from './camera.ts';
import { contactPage } from './contact.ts';
import { gathered } from './flaws.ts';
import {
  askName,
  isTakenAt,
  readShotOptions,
  SHOT_NAMES,
  SHOT_SIZES,
  type ShotSize,
  shotKind,
  sizeName,
  tableName,
} from './options.ts';
import { findPositions } from './positions.ts';
import { findQuestPositions } from './quest-positions.ts';
import { QUEST_OVER, QUEST_WISHES } from './quest-wishes.ts';
import { type Tour, type Tourable, takeTours } from './take.ts';
import { sheetTours, TOUR_PHASES } from './tours.ts';
import { GAME_OVER, SHOT_WISHES, shownAfter } from './wishes.ts';

const PHONE: ShotSize = { width: 844, height: 390 };

describe('arguments', () => {
  test('without any, everything is shown in every size, in English, into shots/', () => {
    expect(readShotOptions([])).toEqual({
      out: 'shots',
      lang: 'en',
      build: true,
      whole: false,
      sizes: SHOT_SIZES,
      wanted: new Set(SHOT_NAMES),
    });
  });

  test('one screen, or a family of screens', () => {
    expect([...readShotOptions(['--only', 'title']).wanted]).toEqual(['title']);
    expect([...readShotOptions(['--only', 'rules', '--only', 'final']).wanted]).toEqual(['rules', 'final']);
    const asks = [...readShotOptions(['--only', 'ask']).wanted];
    expect(asks).toContain('ask-group');
    expect(asks.every((name) => name.startsWith('ask-'))).toBe(true);
  });

  test('words only, or drawings only', () => {
    const words = readShotOptions(['--words', '--lang', 'fr', '--no-build', '--out', 'x']);
    expect(words).toMatchObject({ lang: 'fr', build: false, out: 'x' });
    expect(words.wanted.has('title-words')).toBe(true);
    expect([...words.wanted].some((name) => shotKind(name) === 'drawn')).toBe(false);
    const { wanted } = readShotOptions(['--drawn']);
    expect([...wanted].every((name) => shotKind(name) === 'drawn')).toBe(true);
    expect(wanted.has('table-group')).toBe(true);
  });

  test('some sizes only, with what is taken in them', () => {
    const { sizes, wanted } = readShotOptions(['--sizes', '844x390, 1024x768']);
    expect(sizes.map(sizeName)).toEqual(['1024x768', '844x390']);
    expect(wanted.has('ask-group')).toBe(true);
    expect(wanted.has('gallery-pets')).toBe(false);
    expect(readShotOptions(['--sizes', '1024x768']).wanted.has('ask-group')).toBe(false);
    expect(readShotOptions(['--sizes', '390x844,768x1024']).sizes.map(sizeName)).toEqual([
      '768x1024',
      '390x844',
    ]);
  });

  test.each([
    [['--only', 'castle']],
    [['--lang', 'xx']],
    [['--out', ' ']],
    [['--only', 'title', '--words']],
    [['--drawn', '--words']],
    [['--sizes', '3']],
    [['--sizes', '1024x768', '--only', 'ask']],
  ])('%j is a mistake of one line', (args) => {
    expect(() => readShotOptions(args)).toThrow(UsageError);
    expect(() => readShotOptions(args)).toThrow(/^[^\n]+$/);
  });

  test('names are not given twice', () => {
    expect(new Set(SHOT_NAMES).size).toBe(SHOT_NAMES.length);
    expect([askName('petz.group'), tableName('petz.group')]).toEqual(['ask-group', 'table-group']);
  });
});

test('every picture is taken on exactly one tour', () => {
  const tours = [...TOUR_PHASES.flat(), ...sheetTours(() => Promise.resolve(''))];
  expect(tours.flatMap(({ names }) => names).sort()).toEqual([...SHOT_NAMES].sort());
});

describe('positions', () => {
  const found = findPositions();

  test('there is a sound game for every question and every other moment wished for', () => {
    expect([...found.keys()].sort()).toEqual([...SHOT_WISHES.map(({ name }) => name), GAME_OVER].sort());
    for (const { name, file } of found.values())
      expect(readGame(writeGame(file)), name).toMatchObject({ ok: true });
  });

  test.each(ASK_KINDS)('%s asks the person, who alone is asked and has a choice', (kind) => {
    const position = found.get(kind);
    const state = position?.file.snapshot;
    if (position === undefined || state === undefined) throw new Error('not found');
    expect(state.ask?.kind).toBe(kind);
    expect(petzEngine.waiting(state)).toEqual([position.seat]);
    expect(position.file.players.map((player) => player.kind === 'person')).toEqual(
      state.shops.map((_, seat) => seat === position.seat),
    );
    const { seat, choice } = position;
    expect(petzEngine.check(state, { seat, ask: state.ask?.id ?? 0, choice })).toBeNull();
  });

  test('the log of a position leads to it, so that the page can tell its story', () => {
    const file = found.get('petz.box')?.file;
    if (file === undefined) throw new Error('not found');
    expect(replayLog(file.setup, file.seed, file.log)).toMatchObject({ ok: true, state: file.snapshot });
  });

  test.each([
    ['reveal', 'petz.grouped'],
    ['podium', 'petz.awarded'],
    ['evening', 'petz.grew'],
    ['rival shop', 'petz.fed'],
    ['rival sale', 'petz.sold'],
  ])('the answer at %s leads to %s', (name, type) => {
    const position = found.get(name);
    if (position === undefined) throw new Error('not found');
    const shown = shownAfter(position.file.snapshot, position.seat, position.choice);
    expect(shown.map((event) => event.type)).toContain(type);
    const isRival = name.startsWith('rival');
    expect(position.file.players[position.seat]?.kind).toBe(isRival ? 'bot' : 'person');
  });

  test('two customers come, and a game ends', () => {
    const two = found.get('sell two')?.file.snapshot;
    expect(two?.customers.filter(({ round }) => round === two.round)).toHaveLength(2);
    expect(found.get(GAME_OVER)?.file.snapshot.outcome).not.toBeNull();
  });

  test('the same ones every time', () => {
    const again = findPositions();
    for (const [name, { file }] of found) expect(again.get(name)?.file.hash, name).toBe(file.hash);
  });
});

describe('positions of Pug Quest', () => {
  const found = findQuestPositions();

  test('there is a sound game for every question and every other moment wished for', () => {
    expect([...found.keys()].sort()).toEqual([...QUEST_WISHES.map(({ name }) => name), QUEST_OVER].sort());
    for (const { name, file } of found.values())
      expect(readGame(writeGame(file)), name).toMatchObject({ ok: true });
  });

  test.each(QUEST_KINDS)('%s asks the person, who alone is asked and has a choice', (kind) => {
    const position = found.get(kind);
    if (position === undefined) throw new Error('not found');
    const { seat, choice, file } = position;
    const state = file.snapshot;
    expect(state.ask?.kind).toBe(kind);
    expect(questEngine.waiting(state)).toEqual([seat]);
    expect(file.players.map((player) => player.kind === 'person')).toEqual(
      file.players.map((_, at) => at === seat),
    );
    expect(questEngine.check(state, { seat, ask: state.ask?.id ?? 0, choice })).toBeNull();
  });

  test('the Boss stands there, the hard mode is played, there are five Heroes, and a game ends', () => {
    expect(found.get('boss')?.file.snapshot.foes.some(({ boss }) => boss)).toBe(true);
    expect(found.get('hard')?.file.setup.mode).toBe('hard');
    expect(found.get('five')?.file.snapshot.heroes).toHaveLength(5);
    expect(found.get(QUEST_OVER)?.file.snapshot.outcome).not.toBeNull();
  });
});

describe('tours', () => {
  /** A stage without a page: what is wanted, and what was resized and forgotten. */
  function stand(args: readonly string[]) {
    const { err } = captureTerminal();
    onTestFinished(() => void vi.restoreAllMocks());
    const options = readShotOptions(args);
    const camera = new Camera(options);
    let size = PHONE;
    const seen: string[] = [];
    const stage: Tourable = {
      camera,
      resize: (next) => {
        size = next;
        return Promise.resolve();
      },
      wants: (...names) => camera.wants(size, ...names),
      forget: () => void seen.push('forgotten'),
    };
    const tour = (name: string, fails = false): Tour<Tourable> => ({
      names: [name],
      take: () => {
        seen.push(`${name} ${sizeName(size)}`);
        return fails ? Promise.reject(new Error('lost\nsomewhere')) : Promise.resolve();
      },
    });
    return { camera, stage, seen, tour, sizes: options.sizes, err };
  }

  test('one that breaks off twice is reported, keeps no other from being taken, and the command fails', async () => {
    const { camera, stage, seen, tour, sizes, err } = stand([
      '--only',
      'menu',
      '--only',
      'title',
      '--sizes',
      '844x390',
    ]);
    await takeTours(stage, [[tour('menu', true), tour('log'), tour('title')]], sizes);
    const menu = ['menu 844x390', 'forgotten'];
    expect(seen).toEqual([...menu, ...menu, 'title 844x390']);
    expect(camera.broken).toEqual(['on the way to menu at 844x390: lost']);
    expect(err).toEqual(camera.broken);
    expect(camera.exitCode()).toBe(1);
  });

  test('one that is let down once is tried again', async () => {
    const { camera, stage, sizes } = stand(['--only', 'menu', '--sizes', '844x390']);
    let calls = 0;
    const take = () => (++calls === 1 ? Promise.reject(new Error('slow')) : Promise.resolve());
    await takeTours(stage, [[{ names: ['menu'], take }]], sizes);
    expect([calls, camera.broken]).toEqual([2, []]);
  });

  test('each phase in every size before the next', async () => {
    const { stage, seen, tour, sizes } = stand(['--sizes', '844x390,1024x768']);
    await takeTours(stage, [[tour('title')], [tour('menu'), tour('ask-group')]], sizes);
    expect(seen).toEqual([
      ...['title 1024x768', 'title 844x390'],
      ...['menu 1024x768', 'menu 844x390', 'ask-group 844x390'],
    ]);
  });

  test('a picture that was not met makes the command fail; with nothing missing it does not', () => {
    const camera = new Camera(readShotOptions(['--only', 'menu', '--sizes', '844x390']));
    expect(camera.missing()).toEqual(['menu 844x390']);
    expect(camera.exitCode()).toBe(1);
    expect(new Camera({ ...readShotOptions([]), wanted: new Set() }).exitCode()).toBe(0);
  });

  test('words are not taken at the size of a tablet', () => {
    expect(SHOT_SIZES.filter((size) => isTakenAt('ask-group', size)).map(sizeName)).toEqual([
      '1280x800',
      '844x390',
    ]);
    expect(SHOT_SIZES.filter((size) => isTakenAt('table-group', size))).toHaveLength(3);
  });
});

test('a flaw is reported once with its number, and a long list is cut', () => {
  expect(gathered(['a', 'b', 'a'])).toEqual(['a (2 times)', 'b']);
  expect(gathered(['a', 'b', 'c'], 2)).toEqual(['a', 'b', '… and 1 more']);
});

test('the contact page shows every picture with its flaws, and what is missing', () => {
  const shot = { name: 'rules', size: '844x390', file: '844x390/rules.png', whole: null, flaws: ['a < b'] };
  const page = contactPage([shot], ['final']);
  expect(page).toContain('src="844x390/rules.png"');
  expect(page).toContain('a &lt; b');
  expect(page).toContain('Not met: final');
});
