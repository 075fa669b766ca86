/** Everything a game can say has words in every language: no key shows, no placeholder stays open. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { saleValue } from '../../src/engine/petz/read.ts';
import { basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { LANGUAGES, Words } from '../../src/i18n/words.ts';
import { breakdown } from '../../src/text/breakdown.ts';
import { Speech } from '../../src/text/speech.ts';
import { players } from '../kit/session.ts';
import { expectStep } from '../kit/words.ts';

/** Plays a random game and shows every step of it. */
function play(seed: string, full: boolean, look: (state: Petz, seat: number, choice: Json) => void): Petz {
  const rng = dice(seed);
  let { state } = petzEngine.start(full ? fullSetup(4) : basicSetup(4), seed);
  while (state.outcome === null) {
    const seat = petzEngine.waiting(state)[0] ?? 0;
    const choice = petzEngine.sample(state, seat, rng);
    look(state, seat, choice);
    const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    state = applied.state;
  }
  return state;
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every event, option, choice and forecast of random games', async () => {
    const speech = new Speech(await Words.speak(language), players('person bot bot bot'));
    for (const seed of ['a', 'b', 'c']) {
      play(seed, seed === 'b', (state, seat, choice) => expectStep(speech, state, seat, choice));
    }
  });
});

describe('numbers at the table', () => {
  test('the breakdown of every shop adds up to its score', () => {
    for (const seed of ['x', 'y', 'z']) {
      const events: ReturnType<typeof petzEngine.start>['events'] = [];
      const end = play(seed, false, (state, seat, choice) => {
        const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
        if (applied.ok) events.push(...applied.events);
      });
      const points = breakdown([{ id: 0, seat: null, kind: null, round: 1, phase: 'setup', events }], 4);
      const sums = points.map((own) => Object.values(own).reduce((sum, n) => sum + n, 0));
      expect(sums).toEqual(end.outcome?.scores);
    }
  });

  test('a sale is described with the values the rules give', () => {
    let sold = 0;
    for (const seed of ['p', 'q', 'r', 's']) {
      play(seed, false, (state, seat, choice) => {
        if (state.ask?.kind !== 'petz.sell' || choice === null) return;
        const { plot, customer, platform } = choice as { plot: number; customer: string; platform: boolean };
        const view = petzEngine.view(state, seat);
        const here = view.shops[seat]?.plots[plot];
        const applied = petzEngine.apply(state, { seat, ask: state.ask.id, choice });
        const event = applied.ok ? applied.events.find((x) => x.type === 'petz.sold') : undefined;
        if (!here?.pet || event?.type !== 'petz.sold') throw new Error('no sale');
        const { match, reputation, gold } = event;
        expect(saleValue(view, here, here.pet, customer, platform)).toEqual({ match, reputation, gold });
        sold++;
      });
    }
    expect(sold).toBeGreaterThan(0);
  });
});
