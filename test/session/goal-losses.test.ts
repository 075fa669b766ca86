/** At the end of a level each star that was lost is named with the answer that lost it. */

import { describe, expect, test } from 'vitest';
import type { Level } from '../../src/campaign/schema.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { followCoach, type Guide } from '../../src/cli/levels/hint-counts.ts';
import { Review } from '../../src/session/advice/review.ts';
import type { LevelRun } from '../../src/session/campaign/level-run.ts';
import type { Past } from '../../src/session/game/past.ts';
import { randomAnswer } from '../kit/session.ts';

const { levels } = readCampaignFiles();
const levelOf = (id: string): Level => {
  const found = levels.find(({ level }) => level.id === id)?.level;
  if (found === undefined) throw new Error(`no level is called '${id}'`);
  return found;
};

const atRandom: Guide = (session, seat) => Promise.resolve(randomAnswer(session, seat));

/** The goals that were not reached. */
const lost = (run: LevelRun): number[] =>
  run.goals.flatMap(({ state }, at) => (state.state === 'done' ? [] : [at]));

async function lossesOf(run: LevelRun) {
  const past = run.session.past();
  if (past === null) throw new Error('the past is not known');
  const review = new Review(past as unknown as Past<never>, run.seat);
  await review.run();
  return { past, losses: review.losses(lost(run)) };
}

/** So many of the player's answers are gone through in each level, and quickly: all of them would take minutes. */
const ANSWERS = 3;
const QUICK = { budget: 0.1 };

/** The past with the first of the player's answers, some between, and the last. */
function glanced(past: Past<never>): Past<never> {
  const freeAnswersOf = (seat: number): number[] => {
    const all = past.freeAnswersOf(seat);
    const step = Math.max(1, (all.length - 1) / (ANSWERS - 1));
    const places = Array.from({ length: ANSWERS }, (_, i) => Math.round(i * step));
    return places.flatMap((at) => all[at] ?? []);
  };
  const explain = (id: number) => past.explain(id, QUICK);
  return { closing: past.closing, freeAnswersOf, explain } as unknown as Past<never>;
}

/** The level among hatchlings, who think quickly. */
const amongHatchlings = (level: Level): Level =>
  ({
    ...level,
    seats: level.seats.map((seat) => (seat.who === 'bot' ? { ...seat, strength: 'hatchling' } : seat)),
  }) as Level;

describe('in every level', () => {
  test.each(levels.map(({ level }) => [level.id, amongHatchlings(level)] as const))(
    'what is lost in %s is named with an answer of the player',
    async (id, level) => {
      let run = await followCoach(level, level.seed ?? id, atRandom);
      for (let n = 0; lost(run).length === 0; n++) run = await followCoach(level, `${id} ${n}`, atRandom);
      const past = glanced(run.session.past() as unknown as Past<never>);
      const own = past.freeAnswersOf(run.seat);
      for (const entry of own) expect((await past.explain(entry))?.goals, id).toBeDefined();
      const review = new Review(past, run.seat);
      await review.run();
      const losses = review.losses(lost(run));
      expect(losses.map(({ goal }) => goal)).toEqual(lost(run));
      for (const loss of losses) {
        expect(own).toContain(loss.id);
        expect(loss.other).not.toEqual(loss.choice);
      }
    },
  );
});

describe('a star that was lost', () => {
  test.each([
    ['opening.1', 'b'],
    ['opening.6', 'b'],
    ['opening.8', 'b'],
    ['opening.12', 'a'],
  ])('in %s is named with an answer of the player and one that was better for it', async (id, seed) => {
    const run = await followCoach(levelOf(id), `${id} ${seed}`, atRandom);
    expect(lost(run).length).toBeGreaterThan(0);
    const { past, losses } = await lossesOf(run);
    expect(losses.map(({ goal }) => goal)).toEqual(lost(run));
    for (const { id: entry, choice, other } of losses) {
      const step = past.step(entry);
      expect(step).toMatchObject({ seat: run.seat, choice });
      expect(other).not.toEqual(choice);
    }
  });

  test('of "No pet suffers" is named with the cards that made it suffer, or what came after them', async () => {
    const run = await followCoach(levelOf('opening.8'), 'opening.8 a', atRandom);
    const at = run.level.goals.findIndex(({ id }) => id === 'noSuffering');
    expect(lost(run)).toContain(at);
    const { past, losses } = await lossesOf(run);
    const loss = losses.find(({ goal }) => goal === at);
    expect(past.step(loss?.id ?? 0)?.question.ask.kind).toMatch(
      /^petz\.(arrange|assign|feed|play|catch|ward)$/,
    );
  });

  test('in a puzzle is named with the answer from which the best could not be reached any more', async () => {
    const level = levelOf('puzzles.1');
    const run = await followCoach(level, level.seed ?? '', async (session, seat) => {
      const domain = session.domain(seat);
      if (domain?.type !== 'pick') throw new Error('something else was asked');
      return domain.options.at(-1) ?? null;
    });
    const { past, losses } = await lossesOf(run);
    expect(losses.map(({ goal }) => goal)).toEqual(lost(run));
    const [first] = past.freeAnswersOf(run.seat);
    expect(losses.map(({ id }) => id)).toEqual(losses.map(() => first));
  });
});
