/** Energy cards marked together and taken one after the other. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import {
  type DrawSource,
  drawOf,
  markedAfter,
  takeMarked,
  takesOf,
} from '../../src/session/advice/quest-draws.ts';
import { firstDifference } from '../../src/session/game/replay.ts';
import { Session } from '../../src/session/game/session.ts';
import { questGame } from '../kit/quest-session.ts';
import { nextQuestion, quick, randomAnswer } from '../kit/session.ts';

describe('marks', () => {
  test('a card is marked once, the deck as often as cards are left', () => {
    expect(markedAfter([], 2, 2)).toEqual([2]);
    expect(markedAfter([2], 2, 2)).toEqual([]);
    expect(markedAfter(['deck'], 'deck', 2)).toEqual(['deck', 'deck']);
    expect(markedAfter(['deck', 'deck'], 'deck', 2)).toEqual([]);
    expect(markedAfter([0, 'deck'], 'deck', 2)).toEqual([0]);
  });

  test('with all of them marked another takes the place of the first', () => {
    expect(markedAfter([0, 1], 4, 2)).toEqual([1, 4]);
    expect(markedAfter([3], 'deck', 1)).toEqual(['deck']);
  });

  test('R-PQ-37: cards taken before leave their places', () => {
    const display = ['magic', 'speed', 'spirit', 'joker'] as const;
    expect(takesOf(display, [1, 3, 0])).toEqual([
      { from: 1, card: 'speed' },
      { from: 2, card: 'joker' },
      { from: 0, card: 'magic' },
    ]);
    expect(takesOf(display, ['deck', 2])).toEqual([
      { from: 'deck', card: null },
      { from: 2, card: 'spirit' },
    ]);
  });
});

/** Plays two Heroes at random; every draw of several cards is marked at random and taken in one gesture. */
async function playMarking(
  seed: string,
  watch: (session: Session<'quest'>, seat: Seat, marks: DrawSource[], left: number) => void,
): Promise<Session<'quest'>> {
  const session = Session.start(questGame('person person', seed), quick);
  session.begin();
  const rng = dice(seed);
  for (let seat = await nextQuestion(session); seat !== null; seat = await nextQuestion(session)) {
    const draw = session.ask()?.kind === 'quest.draw' ? drawOf(session.view(seat)) : null;
    if (draw === null || draw.left < 2) {
      session.answer(seat, randomAnswer(session, seat));
      continue;
    }
    const { display } = session.view(seat);
    let marks: DrawSource[] = [];
    while (marks.length < draw.left) {
      const source = rng.next() < 0.3 ? 'deck' : rng.below(Math.max(1, display.length));
      if (source === 'deck' || !marks.includes(source)) marks = markedAfter(marks, source, draw.left);
      if (display.length < draw.left) marks = new Array<DrawSource>(draw.left).fill('deck');
    }
    watch(session, seat, marks, draw.left);
  }
  return session;
}

describe('a gesture', () => {
  test('PQ-ACTION-DRAW-02: the cards that were marked come into the hand, each by an answer of its own', async () => {
    let [taken, short] = [0, 0];
    for (let game = 0; game < 6; game++) {
      const session = await playMarking(`marking ${game}`, (now, seat, marks, left) => {
        const view = now.view(seat);
        const hand = view.heroes[seat]?.hand ?? [];
        const { length } = now.toSave().log;
        takeMarked(now, seat, takesOf(view.display, marks));
        const answers = now.toSave().log.length - length;
        expect(answers).toBeGreaterThan(0);
        const after = now.view(seat).heroes[seat]?.hand ?? [];
        if (after.length !== hand.length + left) {
          short++;
          return;
        }
        taken++;
        const wanted = marks.flatMap((mark) => (mark === 'deck' ? [] : (view.display[mark] ?? [])));
        const come = after.slice(hand.length);
        for (const [i, mark] of marks.entries())
          if (mark !== 'deck') expect(come[i]).toBe(view.display[mark]);
        expect(come).toEqual(expect.arrayContaining(wanted));
      });
      expect(firstDifference(session.toSave())).toBeNull();
    }
    expect(taken).toBeGreaterThan(40);
    // Cards may run out, and then nothing is taken that was not marked.
    expect(short).toBeLessThan(taken / 10);
  });

  test('stops where a marked card does not lie any more, and where an answer is held back', async () => {
    let stops = 0;
    await playMarking('stopping 2', (now, seat, marks) => {
      const takes = takesOf(now.view(seat).display, marks);
      const [first] = takes;
      const { length } = now.toSave().log;
      if (first !== undefined && first.card !== null) {
        const other = first.card === 'magic' ? 'speed' : 'magic';
        takeMarked(now, seat, [{ ...first, card: other }]);
        expect(now.toSave().log).toHaveLength(length);
        now.gate = () => true;
        takeMarked(now, seat, takes);
        expect(now.toSave().log).toHaveLength(length);
        now.gate = null;
        stops++;
      }
      takeMarked(now, seat, takes);
    });
    expect(stops).toBeGreaterThan(2);
  });
});
