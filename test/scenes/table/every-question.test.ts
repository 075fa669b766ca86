/** Every question of both games stands in its picture with the rule behind it, a hint and the way back. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { ASK_KINDS } from '../../../src/engine/petz/words.ts';
import { ASK_KINDS as QUEST_KINDS } from '../../../src/engine/quest/words.ts';
import { Words } from '../../../src/i18n/words.ts';
import { type AnySession, Session } from '../../../src/session/game/session.ts';
import { QuestSpeech } from '../../../src/text/quest/speech.ts';
import { Speech } from '../../../src/text/speech.ts';
import { box } from '../../../src/ui/rect.ts';
import { askedIn, withoutPage } from '../../kit/asked.ts';
import { quick } from '../../kit/session.ts';
import { findPositions } from '../../shots/positions.ts';
import { findQuestPositions } from '../../shots/quest-positions.ts';
import { SHOT_WISHES } from '../../shots/wishes.ts';

withoutPage();
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const words = await Words.speak('en');
const WINDOWS = [box(0, 0, 1280, 800), box(0, 0, 844, 390), box(0, 0, 768, 1024)];

/** What happened since one's turn can be read in the picture, and while another's things are looked at. */
function hasRecap(session: AnySession, speech: unknown): void {
  const [seat = 0] = session.waiting();
  vi.spyOn(session as Session, 'recap').mockReturnValue([...(session as Session).story(seat)]);
  for (const window of WINDOWS) {
    const { tools } = askedIn(session, speech, window);
    expect(tools(false)).toContain('recap');
    expect(tools(true)).toContain('recap');
  }
}

/** Presses rule, hint and undo in every window. */
function hasTools(kind: string, session: AnySession, speech: unknown): void {
  for (const window of WINDOWS) {
    const { panels, done } = askedIn(session, speech, window);
    const { tools = [] } = panels.question ?? panels.counter ?? {};
    expect(tools.map(({ id }) => id)).toEqual(['rule', 'hint', 'undo']);
    for (const { tap } of tools) tap?.();
    expect(done).toEqual({ opened: [['rules', kind]], undone: 1, hinted: 1, answered: [] });
  }
}

describe('in Dungeon Petz', () => {
  const positions = findPositions(
    SHOT_WISHES.filter(({ name }) => (ASK_KINDS as readonly string[]).includes(name)),
  );

  test.each(ASK_KINDS)('%s', (kind) => {
    const { file } = positions.get(kind) ?? {};
    if (file === undefined) throw new Error(`no game came to ${kind}`);
    const session = Session.resume(file, quick);
    hasTools(kind, session, new Speech(words, file.players));
    hasRecap(session, new Speech(words, file.players));
  });
});

describe('in Pug Quest', () => {
  const positions = findQuestPositions();

  test.each(QUEST_KINDS)('%s', (kind) => {
    const { file } = positions.get(kind) ?? {};
    if (file === undefined) throw new Error(`no game came to ${kind}`);
    const session = Session.resume(file, quick);
    hasTools(kind, session, new QuestSpeech(words, file.players));
    hasRecap(session, new QuestSpeech(words, file.players));
  });
});
