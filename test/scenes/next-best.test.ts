/** A hint and what comes second to it stand in one bubble. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { Words } from '../../src/i18n/words.ts';
import type { Look } from '../../src/scenes/table/contract.ts';
import { sayHint } from '../../src/scenes/table/next-best.ts';
import type { Hint, Weighed } from '../../src/session/game/thinker.ts';
import { Speech } from '../../src/ui/access/text/speech.ts';
import { players } from '../kit/session.ts';

const speech = new Speech(await Words.speak('en'), players('person bot'));

/** The first question about a group that goes to town. */
function firstErrand(): Look {
  const engine = petzEngine;
  const rng = dice('hint');
  const { state } = engine.start(basicSetup(2), 'hint');
  for (;;) {
    const [seat] = engine.waiting(state);
    const domain = seat === undefined ? null : engine.domain(state, seat);
    if (seat === undefined || domain === null) throw new Error('no group went to town');
    const view = engine.view(state, seat);
    if (view.ask?.kind === 'petz.send') return { view, seat, ask: view.ask, domain } as unknown as Look;
    engine.applyTo(state, seat, engine.sample(state, seat, rng));
  }
}
const look = firstErrand();
const [first = null, second = null] = look.domain?.type === 'pick' ? look.domain.options : [];

/** A table at which hints are asked for, and the bubbles that stand there. */
function table() {
  const bubbles: string[] = [];
  const session = { ask: (): unknown => look.ask, past: () => null };
  const say = (words: string) => {
    bubbles.push(words);
    return { destroy: () => void bubbles.splice(bubbles.indexOf(words), 1) };
  };
  const link = { session, speech } as unknown as Parameters<typeof sayHint>[0];
  return { bubbles, session, say: (hint: Hint) => sayHint(link, look, hint, say) };
}

/** Two answers have been weighed: so much the second is worse. */
function hint(loss: number, why = true): Hint {
  const weighed = [10, 10 - loss].map(
    (worth, i): Weighed => ({ choice: i === 0 ? first : second, worth, error: 0 }),
  );
  return {
    choice: first,
    why: why ? { code: 'hint.getArtifacts', args: {} } : null,
    weigh: () => Promise.resolve(weighed),
  };
}

describe('a hint at the table', () => {
  test('the second best stands in the bubble of the hint, below its reason', async () => {
    const { bubbles, say } = table();
    const said = say(hint(1));
    expect(bubbles).toEqual([speech.t('hint.getArtifacts')]);
    await said;
    expect(bubbles).toHaveLength(1);
    const [why, other] = bubbles[0]?.split('\n') ?? [];
    expect(why).toBe(speech.t('hint.getArtifacts'));
    expect(other).toMatch(/^Else: .*\. A little worse\.$/);
  });

  test('how much worse it is stands in words, never as a number', async () => {
    const ends = await Promise.all(
      [0, 0.4, 1, 5].map(async (loss) => {
        const { bubbles, say } = table();
        await say(hint(loss));
        return bubbles[0]?.split('. ').at(-1);
      }),
    );
    expect(ends).toEqual(['About as good.', 'About as good.', 'A little worse.', 'Clearly worse.']);
  });

  test('without a reason the bubble says what is advised', async () => {
    const { bubbles, say } = table();
    const said = say(hint(1, false));
    expect(bubbles).toHaveLength(1);
    expect(bubbles[0]).not.toContain('Else');
    await said;
    expect(bubbles).toHaveLength(1);
  });

  test('nothing is added once the question has gone, or another hint was asked for', async () => {
    const gone = table();
    const late = gone.say(hint(1));
    gone.session.ask = () => null;
    await late;
    expect(gone.bubbles).toEqual([speech.t('hint.getArtifacts')]);

    const twice = table();
    await Promise.all([twice.say(hint(1)), twice.say(hint(5))]);
    expect(twice.bubbles.filter((words) => words.includes('A little worse'))).toEqual([]);
    expect(twice.bubbles.filter((words) => words.includes('Clearly worse'))).toHaveLength(1);
  });
});
