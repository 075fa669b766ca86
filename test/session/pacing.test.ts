/** How long rivals keep a person waiting who wants to see them in brief. */
import { describe, expect, test, vi } from 'vitest';
import { playPetz } from '../../src/cli/playing.ts';
import { basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { answerTime, paced, SHOWING_OFF, type Speed } from '../../src/session/game/pacing.ts';

/** Milliseconds that the answers of seats 1 to 3 take in the showing off of each round of a game. */
function showings(game: number, speed: Speed, isBrief: boolean): number[] {
  const rounds = new Map<number, number>();
  const setup = game % 2 === 0 ? basicSetup(4) : fullSetup(4);
  playPetz(setup, ['easy', 'easy', 'easy', 'easy'], `shots ${game}`, {
    watch: ({ state: { round, phase, ask }, seat }) => {
      if (phase !== 'showing' || seat === 0 || ask === null) return;
      rounds.set(round, (rounds.get(round) ?? 0) + answerTime(speed, isBrief, ask.kind));
    },
  });
  return [...rounds.values()];
}

const GAMES = [0, 1, 2, 3];
const MOST = 8000;

describe('three rivals who show off', () => {
  test('in brief are through in eight seconds at the slowest speed, in every round', () => {
    for (const time of GAMES.flatMap((game) => showings(game, 'x1', true))) {
      expect(time).toBeLessThanOrEqual(MOST);
    }
  });

  test('would take longer in some rounds if brief only left out what moves', () => {
    const longest = Math.max(...GAMES.flatMap((game) => showings(game, 'x1', false)));
    expect(longest).toBeGreaterThan(MOST);
  });
});

describe('the pace', () => {
  test('is the same in brief wherever there is something to follow', () => {
    for (const asked of ['petz.send', 'petz.sell', 'petz.assign']) {
      expect(answerTime('x2', true, asked)).toBe(answerTime('x2', false, asked));
    }
    for (const asked of SHOWING_OFF) {
      expect(answerTime('x2', true, asked)).toBeLessThan(answerTime('x2', false, asked) / 2);
      expect(answerTime('instant', true, asked)).toBe(0);
    }
  });

  test('of Pug Quest: heroes, parries in the middle of a blow, the Evil Lord', () => {
    expect(answerTime('x1', false, 'quest.act')).toBe(700);
    for (const asked of ['quest.riposte', 'quest.defend']) expect(answerTime('x1', true, asked)).toBe(400);
    expect(answerTime('x1', false, 'quest.lordMove')).toBe(800);
    expect(answerTime('x2', false, 'quest.act')).toBe(350);
    expect(answerTime('instant', false, 'quest.lordMove')).toBe(0);
  });

  test('asks for the settings each time, and waits for what is still being shown', async () => {
    vi.useFakeTimers();
    try {
      let isBrief = false;
      let shown: () => void = () => undefined;
      const pace = paced(
        () => 'x1',
        () => new Promise((done) => (shown = done)),
        () => isBrief,
      );
      const log: string[] = [];
      const wait = (name: string) => void pace.wait('petz.feed').then(() => log.push(name));
      wait('whole');
      await vi.advanceTimersByTimeAsync(799);
      shown();
      await vi.advanceTimersByTimeAsync(0);
      expect(log).toEqual([]);
      await vi.advanceTimersByTimeAsync(2000);
      expect(log).toEqual([]);
      shown();
      await vi.advanceTimersByTimeAsync(0);
      expect(log).toEqual(['whole']);
      isBrief = true;
      wait('brief');
      await vi.advanceTimersByTimeAsync(300);
      shown();
      await vi.advanceTimersByTimeAsync(0);
      expect(log).toEqual(['whole', 'brief']);
    } finally {
      vi.useRealTimers();
    }
  });
});
