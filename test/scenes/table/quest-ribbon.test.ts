/** The order of turns on a phone held upright: a fingertip hits every face, also of five Heroes and a crowd of foes. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { QuestView } from '../../../src/engine/quest/view.ts';
import { FINGER, type Rect } from '../../../src/ui/rect.ts';
import { apart, within } from '../../kit/rects.ts';
import { Stage } from '../../kit/stage.ts';

const { questEngine } = await import('../../../src/engine/quest/index.ts');
const { questSetup } = await import('../../../src/engine/quest/setup.ts');
const { groundOf } = await import('../../../src/scenes/quest/ground.ts');
const { countTurns, drawRibbon } = await import('../../../src/scenes/quest/ribbon.ts');
const { layoutBattle } = await import('../../../src/scenes/quest/layout.ts');
const { QuestSpeech } = await import('../../../src/text/quest/index.ts');
const { walkQuest } = await import('../../kit/quest-session.ts');
await import('../../../src/scenes/quest/drawings.ts');
const { Words } = await import('../../../src/i18n/words.ts');

beforeAll(() => {
  const context = { measureText: (words: string) => ({ width: 9 * words.length }) };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
});
afterAll(() => void vi.unstubAllGlobals());

const speech = new QuestSpeech(await Words.speak('en'), []);

/** The fullest moment of a game of five Heroes. */
function crowd(): QuestView {
  let most: QuestView | null = null;
  walkQuest(questSetup(5), 'crowd', ({ state, seat }) => {
    const view = questEngine.view(state, seat);
    if (most === null || countTurns(view) > countTurns(most)) most = view;
  });
  if (most === null) throw new Error('nothing was asked');
  return most;
}

test('eleven faces and more stand in two lines, none narrower than a fingertip, none over another', () => {
  const view = crowd();
  expect(countTurns(view)).toBeGreaterThanOrEqual(11);
  const at = layoutBattle(390, 844, countTurns(view));
  const stage = new Stage(390, 844);
  const host = { kit: stage, link: { speech, session: { players: [] } }, peek: () => undefined };
  const look = { view, seat: 0, ask: null, domain: null };
  stage.draw('', () => drawRibbon(groundOf(host as never, look as never, at)));
  const rects = stage.list.flatMap(({ done: [kind, id, rect] }) =>
    kind === 'zone' && typeof id === 'string' ? [rect as Rect] : [],
  );
  expect(rects.length).toBeGreaterThanOrEqual(11);
  for (const [i, rect] of rects.entries()) {
    expect(within(rect, at.ribbon)).toBe(true);
    expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(FINGER);
    for (const other of rects.slice(i + 1)) expect(apart(rect, other)).toBe(true);
  }
});
