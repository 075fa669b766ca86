/** What a picture takes over of the one before it: it must look as if it had been drawn from nothing. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Petz } from '../../../src/engine/petz/state.ts';
import type { PetzView } from '../../../src/engine/petz/view.ts';
import type { QuestView } from '../../../src/engine/quest/view.ts';
import { Stage } from '../../kit/stage.ts';

const { petzEngine } = await import('../../../src/engine/petz/index.ts');
const { basicSetup, fullSetup } = await import('../../../src/engine/petz/setup.ts');
const { playPetz, playQuest } = await import('../../../src/cli/playing.ts');
const { questEngine } = await import('../../../src/engine/quest/index.ts');
const { questSetup } = await import('../../../src/engine/quest/setup.ts');
const { groundOf } = await import('../../../src/scenes/quest/ground.ts');
const { drawRibbon } = await import('../../../src/scenes/quest/ribbon.ts');
const { layoutBattle } = await import('../../../src/scenes/quest/layout.ts');
const { QuestSpeech } = await import('../../../src/text/quest/index.ts');
await import('../../../src/scenes/quest/drawings.ts');
const { Words } = await import('../../../src/i18n/words.ts');
const { Speech } = await import('../../../src/text/speech.ts');
const { layoutFrame } = await import('../../../src/scenes/table/frame/layout.ts');
const { layoutTown } = await import('../../../src/scenes/table/sets/town/layout.ts');
const { padOfPlace } = await import('../../../src/scenes/table/sets/town/place-pad.ts');
const { buildBoards, buildScenery } = await import('../../../src/scenes/table/sets/town/scenery.ts');

beforeAll(() => {
  const context = { measureText: (words: string) => ({ width: 9 * words.length }) };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
});
afterAll(() => void vi.unstubAllGlobals());

const words = await Words.speak('en');
const players = [0, 1, 2, 3].map((i) => ({ kind: 'person' as const, name: `Player ${i}` }));
const speech = new Speech(words, players);
const session = { players, ask: () => null, waiting: () => [], story: () => [] };
const link = { speech, session, still: true } as never;

/** What of the picture of a view is reused, in a window of this size. */
function drawView(stage: Stage, view: PetzView): void {
  const { width, height } = stage.window;
  const at = layoutFrame(width, height, view.shops.length, true);
  const kit = stage as never;
  const town = layoutTown(at.area, stage.window);
  buildScenery(kit, view, town);
  for (const place of town.places)
    padOfPlace(kit, { view, seat: 0 }, place, { options: [], space: null, group: undefined });
  buildBoards({ kit, link, speech }, town);
}

/** Views of a game as it goes on, each seat in turn. */
function viewsOf(setup: ReturnType<typeof basicSetup>, seed: string): [PetzView, number][] {
  const views: [PetzView, number][] = [];
  const watch = ({ state, seat }: { state: Petz; seat: number }) => {
    views.push([petzEngine.view(state, seat), seat]);
  };
  const { state } = playPetz(setup, ['random', 'random', 'random', 'random'], seed, { watch });
  return [...views, [petzEngine.view(state, 0), 0]];
}

/** Draws every picture on a stage that keeps parts, and from nothing; returns how many parts were reused. */
function sameAsFresh(
  [width, height]: readonly [number, number],
  pictures: readonly ((stage: Stage) => void)[],
): number {
  const stage = new Stage(width, height);
  let reused = 0;
  for (const draw of pictures) {
    const before = stage.made.length;
    stage.draw('', () => draw(stage));
    const fresh = new Stage(width, height);
    fresh.draw('', () => draw(fresh));
    expect(stage.list.map(({ done }) => done)).toEqual(fresh.list.map(({ done }) => done));
    expect(stage.list.every(({ active }) => active)).toBe(true);
    reused += fresh.made.length - (stage.made.length - before);
  }
  // Nothing that is not on the stage lives on unseen.
  expect(new Set(stage.made.filter(({ active }) => active))).toEqual(new Set(stage.list));
  return reused;
}

const WINDOWS = [
  [1280, 800],
  [844, 390],
  [768, 1024],
] as const;

test.each(WINDOWS)(
  'a picture of Dungeon Petz is as drawn from nothing, with all that is reused (%i by %i)',
  (...window) => {
    for (const [i, setup] of [basicSetup(4), fullSetup(4)].entries()) {
      const views = viewsOf(setup, `parts ${i}`);
      const reused = sameAsFresh(
        window,
        views.map(
          ([view]) =>
            (stage) =>
              drawView(stage, view),
        ),
      );
      expect(reused).toBeGreaterThan(10 * views.length);
    }
  },
);

test.each(WINDOWS)('so is one of Pug Quest (%i by %i)', (...window) => {
  const views: QuestView[] = [];
  const watch = ({ state, seat }: { state: Parameters<typeof questEngine.view>[0]; seat: number }) => {
    views.push(questEngine.view(state, seat));
  };
  playQuest(questSetup(3), ['easy', 'easy', 'easy'], 'parts', { watch });
  const reused = sameAsFresh(
    window,
    views.map((view) => (stage) => {
      const voice = new QuestSpeech(words, players.slice(0, 3), view as never);
      const host = { kit: stage, link: { speech: voice, session: { players: players.slice(0, 3) } } };
      const look = { view, seat: 0, ask: null, domain: null };
      drawRibbon(groundOf(host as never, look as never, layoutBattle(...window)));
    }),
  );
  expect(reused).toBeGreaterThan(15 * views.length);
});

test('in another window or language nothing is taken over', () => {
  const stage = new Stage(100, 100);
  const draw = () => stage.cached('one', 1, () => void stage.words('1'));
  stage.draw('1280x800', draw);
  stage.draw('1280x800', draw);
  expect(stage.made).toHaveLength(1);
  stage.draw('768x1024', draw);
  expect(stage.made.map(({ active }) => active)).toEqual([false, true]);
});

test('a destroyed part is drawn anew, and one that is not asked for goes', () => {
  const stage = new Stage(100, 100);
  const draw = () => stage.cached('one', 1, () => void stage.words('1'));
  stage.draw('', draw);
  stage.list[0]?.destroy();
  stage.draw('', draw);
  expect(stage.made.map(({ active }) => active)).toEqual([false, true]);
  stage.draw('', () => undefined);
  expect(stage.made.map(({ active }) => active)).toEqual([false, false]);
  expect(stage.list).toEqual([]);
});
