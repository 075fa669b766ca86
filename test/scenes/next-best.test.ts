/** What comes second to a hint. */
import { expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { Words } from '../../src/i18n/words.ts';
import type { Weighed } from '../../src/session/game/thinker.ts';
import { Speech } from '../../src/text/speech.ts';
import { type AskedQuestion, petzWording } from '../../src/ui/access/insight/wording.ts';
import { nextBest } from '../../src/ui/access/question/asking.ts';
import { players } from '../kit/session.ts';

const speech = new Speech(await Words.speak('en'), players('person bot'));

/** The first question about a group that goes to town. */
function firstSent(): AskedQuestion<'petz'> {
  const engine = petzEngine;
  const rng = dice('hint');
  const { state } = engine.start(basicSetup(2), 'hint');
  for (;;) {
    const [seat] = engine.waiting(state);
    const domain = seat === undefined ? null : engine.domain(state, seat);
    if (seat === undefined || domain === null) throw new Error('no group went to town');
    const view = engine.view(state, seat);
    if (view.ask?.kind === 'petz.send') return { view, seat, ask: view.ask, domain };
    engine.applyTo(state, seat, engine.sample(state, seat, rng));
  }
}
const look = firstSent();
const [first = null, second = null] = look.domain.type === 'pick' ? look.domain.options : [];

/** Two answers have been weighed: so much the second is worse. */
function besides(loss: number): Promise<string | null> {
  const weighed = [10, 10 - loss].map(
    (worth, i): Weighed => ({ choice: i === 0 ? first : second, worth, error: 0 }),
  );
  return nextBest(petzWording(speech), look, { choice: first, why: null, weigh: async () => weighed });
}

test('what comes second to a hint is named', async () => {
  expect(await besides(1)).toMatch(/^Else: .*\. A little worse\.$/);
});

test('how much worse it is stands in words, never as a number', async () => {
  const said = await Promise.all([0, 0.4, 1, 5].map(besides));
  expect(said.map((words) => words?.split('. ').at(-1))).toEqual([
    'About as good.',
    'About as good.',
    'A little worse.',
    'Clearly worse.',
  ]);
});
