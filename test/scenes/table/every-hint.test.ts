/** What a hint names in Dungeon Petz is lit, does just that, and is named by the words of its button. */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { ASK_KINDS } from '../../../src/engine/petz/words.ts';
import { LANGUAGES, Words } from '../../../src/i18n/words.ts';
import { Session } from '../../../src/session/game/session.ts';
import { Speech } from '../../../src/text/speech.ts';
import { isJsonRecord } from '../../../src/ui/json.ts';
import type { Panels } from '../../../src/ui/panels/layer.tsx';
import type { Pressable } from '../../../src/ui/panels/pressed.tsx';
import { box } from '../../../src/ui/rect.ts';
import { askedIn, withoutPage } from '../../kit/asked.ts';
import { quick } from '../../kit/session.ts';
import { findPositions } from '../../shots/positions.ts';
import { SHOT_WISHES } from '../../shots/wishes.ts';

withoutPage();
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const WINDOW = box(0, 0, 1280, 800);
const positions = findPositions(
  SHOT_WISHES.filter(({ name }) => (ASK_KINDS as readonly string[]).includes(name)),
);

/** What is answered by laying things out: the button that sends them says no more than that. */
const LAID_OUT = [
  'petz.group',
  'petz.send',
  'petz.arrange',
  'petz.assign',
  'petz.crystal',
  'petz.dress',
  'petz.jobs',
];

/** The buttons that are lit, and the one that sends what lies picked. */
function litIn({ question, counter }: Panels): Pressable[] {
  const { options = [], main, decline } = question ?? {};
  const isLit = ({ look }: { look?: string }) => look === 'gold' || look === 'picked';
  return [
    ...options.filter(isLit),
    ...(counter?.actions ?? []).filter(({ isPicked }) => isPicked),
    ...[main, counter?.main, decline?.isOn === true ? decline : null].filter((one) => one != null),
  ];
}

/** Answers to a question: all that there are, or the first, the last and some at random; and none at all. */
function answersOf(session: Session): Json[] {
  const [seat = 0] = session.waiting();
  const domain = session.domain(seat);
  const options = domain?.type === 'pick' ? domain.options : [];
  if (options.length > 0 && options.length < 7) return [...options];
  const rng = dice('hints');
  const state = petzEngine.imagine(session.view(seat), rng);
  const random = [0, 1].map(() => petzEngine.sample(state, seat, rng));
  const none = domain?.type === 'some' && domain.min === 0 ? [[]] : [];
  const home = options.filter((one) => isJsonRecord(one) && one.space === 'home').slice(0, 1);
  return [...none, ...home, ...options.slice(0, 2), ...options.slice(-2), ...random];
}

const sorted = (json: Json): Json =>
  Array.isArray(json) ? json.map((one) => JSON.stringify(one)).sort() : json;
const alike = (a: Json, b: Json): boolean => isDeepStrictEqual(sorted(a), sorted(b));

test.each(ASK_KINDS)('%s', async (kind) => {
  const { file } = positions.get(kind) ?? {};
  if (file === undefined) throw new Error(`no game came to ${kind}`);
  for (const language of LANGUAGES) {
    const speech = new Speech(await Words.speak(language), file.players);
    const answers = answersOf(Session.resume(file, quick));
    for (const choice of answers.slice(0, language === 'en' ? 9 : 2)) {
      const said = `${kind} ${language} ${JSON.stringify(choice)}`;
      const { panels, done, again } = askedIn(Session.resume(file, quick), speech, WINDOW, choice);
      const { tools = [] } = panels.question ?? panels.counter ?? {};
      tools.find(({ id }) => id === 'hint')?.tap?.();
      await Promise.resolve();
      const hinted = again();
      const lit = litIn(hinted);
      const { advice } = hinted.question ?? hinted.counter ?? {};
      const words = (advice?.lines ?? []).join(' ').toLowerCase();
      expect(words, said).not.toBe('');
      const isNothing = isJsonRecord(choice)
        ? choice.space === 'home'
        : Array.isArray(choice) && choice.length === 0;
      const isNamed = lit.some((one) => {
        const own = one.words.toLowerCase();
        return words.includes(own) || own.startsWith(words);
      });
      if (isNothing || !LAID_OUT.includes(kind))
        expect([isNamed, words, lit.map((one) => one.words)], said).toEqual([true, words, expect.anything()]);
      // Pressing what is lit does just that; a large group is asked about once before it stays at home.
      for (const { tap } of [...lit, ...lit]) tap?.();
      expect(
        done.answered.some((answer) => alike(answer, choice)),
        said,
      ).toBe(true);
    }
  }
});
