/** What every question has in its panel, with any picture: words, rule, advice, the way back, refusals. */
import { describe, expect, test, vi } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { basicSetup } from '../../../src/engine/petz/setup.ts';
import { Words } from '../../../src/i18n/words.ts';
import type { Sight } from '../../../src/session/advice/coach/moment.ts';
import type { Hint } from '../../../src/session/game/thinker.ts';
import { Speech } from '../../../src/text/speech.ts';
import { petzWording, type Wording } from '../../../src/ui/access/insight/wording.ts';
import { type Asked, Asking, type AskingTools } from '../../../src/ui/access/question/asking.ts';
import { players, quiet } from '../../kit/session.ts';

const speech = new Speech(await Words.speak('en'), players('person bot'));

/** The first question with several options. */
function firstLook(): Sight {
  const rng = dice('asking');
  const { state } = petzEngine.start(basicSetup(2), 'asking');
  for (;;) {
    const [seat] = petzEngine.waiting(state);
    const domain = seat === undefined ? null : petzEngine.domain(state, seat);
    if (seat === undefined || domain === null) throw new Error('nothing was asked');
    const view = petzEngine.view(state, seat);
    if (domain.type === 'pick' && domain.options.length > 1) return { view, seat, ask: view.ask, domain };
    petzEngine.applyTo(state, seat, petzEngine.sample(state, seat, rng));
  }
}
const look = firstLook();
const { ask, domain } = look;
if (ask === null || domain === null) throw new Error('nothing was asked');
const [first = null, second = null] = domain.type === 'pick' ? domain.options : [];

const wording: Wording<'petz'> = {
  ...petzWording(speech),
  question: () => ({ title: 'Which?', hint: 'One of them.', face: null }),
  reason: () => 'since it is near',
};
const at = { x: 0, y: 0, width: 300, height: 400 };
const place: Asked = { at, small: false };

/** A table at which one is asked; `hidden`: what a lesson has not come to yet. */
function table(hidden: readonly string[] = []) {
  const answers: Json[] = [];
  const opened: unknown[] = [];
  let undone = 0;
  let tell: (hint: Hint | null) => void = () => undefined;
  const session = {
    ask: (): unknown => look.ask,
    canUndo: () => true,
    undo: () => ++undone,
    hint: () => new Promise<Hint | null>((done) => (tell = done)),
  };
  const link = { session, speech, goals: null, open: (...at: unknown[]) => opened.push(at) };
  const redraw = vi.fn();
  const asking = new Asking<'petz'>({
    link: link as unknown as AskingTools<'petz'>['link'],
    wording: () => wording,
    hides: (id) => hidden.includes(id),
    answer: (choice) => {
      answers.push(choice);
      return null;
    },
    redraw,
  });
  const panel = (asked: Partial<Asked> = {}) => {
    const shown = asking.panel(look, { ...place, ...asked });
    if (shown === null) throw new Error('nothing is asked');
    return shown;
  };
  const tool = (id: string, asked?: Partial<Asked>) => panel(asked).tools.find((each) => each.id === id);
  const hint: Hint = {
    choice: first,
    why: null,
    weigh: () =>
      Promise.resolve([
        { choice: first, worth: 10, error: 0 },
        { choice: second, worth: 4, error: 0 },
      ]),
  };
  return {
    asking,
    session,
    panel,
    tool,
    answers,
    opened,
    undone: () => undone,
    hint,
    tell: (x: Hint | null) => tell(x),
  };
}

describe('the panel of a question', () => {
  test('has the words every question has, the rule behind it, a hint and the way back', () => {
    const { panel, tool, opened, undone } = table();
    expect(panel()).toMatchObject({ key: String(ask.id), title: 'Which?', lines: ['One of them.'] });
    expect(panel({ title: 'This?', lines: [] })).toMatchObject({ title: 'This?', lines: [] });
    expect(panel().tools.map(({ id }) => id)).toEqual(['rule', 'hint', 'undo']);
    tool('rule')?.tap?.();
    expect(opened).toEqual([['rules', ask.kind]]);
    tool('undo')?.tap?.();
    expect(undone()).toBe(1);
  });

  test('what is picked is put back before anything that was sent', () => {
    const { tool, undone } = table();
    const back = vi.fn();
    tool('undo', { back })?.tap?.();
    expect([back.mock.calls.length, undone()]).toEqual([1, 0]);
  });

  test('what a lesson has not come to is off', () => {
    const { panel } = table(['hint', 'undo', 'help']);
    expect(panel().tools.map(({ tap }) => tap)).toEqual([null, null, null]);
  });

  test('is not there while nothing is asked', () => {
    expect(table().asking.panel({ ...look, ask: null, domain: null }, place)).toBeNull();
  });

  test('a refusal stays until the question has gone, and opens the rule that says so', () => {
    const { asking, panel, opened } = table();
    const refusal = { code: 'send.imps', rule: 'PB-SEND-01', data: {} };
    asking.refuse(ask.id, refusal);
    expect(panel().refusal?.words).toBe(speech.why(refusal));
    panel().refusal?.rule?.tap?.();
    expect(opened).toEqual([['rules', 'PB-SEND-01']]);
    asking.refuse(ask.id + 1, refusal);
    expect(panel().refusal).toBeNull();
  });
});

describe('a hint over the board', () => {
  test('does what was picked for it, and is put away again', async () => {
    const { asking, hint, tell } = table();
    const picked: [Json, string][] = [];
    const counter = () => {
      const put = (by: string) => (choice: Json) => void picked.push([choice, by]);
      const shown = asking.panels(look, {
        ...{ small: false, say: 'Which?', actions: [], back: null, main: null },
        at: { buttons: at, say: at, tools: at },
        take: put('taken'),
        follow: put('done'),
      });
      if (shown.counter === undefined) throw new Error('nothing stands round the counter');
      return shown.counter;
    };
    counter()
      .tools.find(({ id }) => id === 'hint')
      ?.tap?.();
    tell(hint);
    await quiet();
    counter().advice?.follow?.tap?.();
    expect(picked).toEqual([
      [first, 'taken'],
      [first, 'done'],
    ]);
    counter().advice?.close?.tap?.();
    expect(counter().advice).toBeNull();
  });
});

describe('a hint in the panel', () => {
  test('says what, why and what comes second, lights it in the picture, and does it', async () => {
    const { panel, tool, answers, hint, tell } = table();
    const take = vi.fn();
    tool('hint', { take })?.tap?.();
    expect(panel().advice?.lines).toEqual([speech.t('ui.hint.thinking')]);
    tell(hint);
    await quiet();
    expect(take.mock.calls).toEqual([[first, null]]);
    const { advice } = panel();
    expect(advice?.why).toBe('since it is near');
    expect(advice?.lines).toHaveLength(1);
    expect(advice?.beside).toContain(petzWording(speech).choice({ ...look, ask, domain }, second));
    expect(answers).toEqual([]);
    advice?.follow?.tap?.();
    expect(answers).toEqual([first]);
  });

  test('comes to nothing when the question has gone meanwhile', async () => {
    const { panel, tool, session, hint, tell } = table();
    const take = vi.fn();
    tool('hint', { take })?.tap?.();
    session.ask = () => null;
    tell(hint);
    await quiet();
    expect(take).not.toHaveBeenCalled();
    expect(panel().advice?.follow).toBeNull();
  });
});
