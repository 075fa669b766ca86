/** docs/how-to/question.md: a question in a copy of the source, which is drawn although it has no picture. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import type * as Playing from '../../src/cli/playing.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { Words } from '../../src/i18n/words.ts';
import { addDrawings } from '../../src/scenes/table/drawings.ts';
import type { LogLine } from '../../src/session/game/replay.ts';
import type * as Sessions from '../../src/session/game/session.ts';
import type { GameFile } from '../../src/session/saves/game-file.ts';
import { Speech } from '../../src/text/speech.ts';
import { box } from '../../src/ui/rect.ts';
import type * as Asked from '../kit/asked.ts';
import { withoutPage } from '../kit/asked.ts';
import { follow, guideText, stepsOf } from '../kit/guide.ts';
import { players, quick } from '../kit/session.ts';
import { gameAt } from '../shots/game-at.ts';

withoutPage();

const GUIDE = 'how-to/question.md';
const COIN = 'assets/art/artifacts/luckyCoin.svg';
const shop = follow(GUIDE, [
  ...['src/engine', 'src/bots', 'src/session', 'src/text', 'src/cli/playing.ts', 'test/kit/asked.ts'],
  ...['sets', 'petz-book.ts', 'questions.ts'].map((name) => `src/scenes/table/${name}`),
]);
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  shop.close();
});

describe('the question of the guide', async () => {
  await shop.load('test/rules/petz/lucky-coin.test.ts');

  test('is made of 12 files and 70 lines at most, none of them of a picture', () => {
    const steps = stepsOf(guideText(GUIDE));
    const lines = steps.flatMap(({ act, code }) =>
      code.split('\n').filter((line) => (act === 'edit' ? line.startsWith('+') : /[^\s{}]/.test(line))),
    );
    expect(new Set(steps.map(({ path }) => path)).size).toBeLessThanOrEqual(12);
    expect(lines.length).toBeLessThanOrEqual(70);
    expect(steps.filter(({ path }) => path.startsWith('src/scenes'))).toEqual([]);
  });

  test('is drawn with its answers, the rule behind it, a hint and the way back', async () => {
    addDrawings({ [`/${COIN}`]: shop.text(COIN) });
    const { Session } = await shop.load<typeof Sessions>('src/session/game/session.ts');
    const { askedIn } = await shop.load<typeof Asked>('test/kit/asked.ts');
    const { playPetz } = await shop.load<typeof Playing>('src/cli/playing.ts');
    const setup = { ...basicSetup(2), pool: { artifacts: ['luckyCoin'] } };
    const log: LogLine[] = [];
    let file: GameFile | null = null;
    playPetz(setup, ['apprentice', 'apprentice'], 'coin', {
      watch({ state, seat, choice }) {
        if ((state.ask?.kind as string | undefined) === 'petz.coin')
          file = gameAt('petz', { setup, seed: 'coin', state, log, players: players('person person') });
        log.push([seat, choice]);
      },
    });
    if (file === null) throw new Error('no seat took the coin');
    const session = Session.resume(file as GameFile, quick);
    const speech = new Speech(await Words.speak('en'), session.players);
    const { panels, done } = askedIn(session, speech, box(0, 0, 1280, 800));
    const { options = [], tools = [] } = panels.question ?? {};
    expect(options.map(({ words }) => words)).toEqual(['1 gold', '1 vegetable']);
    for (const { tap } of tools) tap?.();
    expect(done).toEqual({ opened: [['rules', 'petz.coin']], undone: 1, hinted: 1, answered: [] });
  });
});
