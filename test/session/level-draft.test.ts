/** Levels while they are made: what they begin from, each part that can be changed, and what the loader says of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GOALS } from '../../src/campaign/goals/index.ts';
import type { Level } from '../../src/campaign/schema.ts';
import type { GameId } from '../../src/engine/games.ts';
import {
  checkDraft,
  GOALS_TO_CHOOSE,
  levelDraftOf,
  newLevel,
  withGoal,
  withLevelSeat,
  withSeats,
  withText,
} from '../../src/session/campaign/level-draft.ts';
import { twistsOf, withTwists } from '../../src/session/campaign/level-twists.ts';
import { playTownGame } from '../../src/session/campaign/town-game.ts';

const ROOT = join(import.meta.dirname, '../../levels');
const shipped: Level[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?!mined)[a-z]+\/\d+-[a-z-]+\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as Level);

const games: readonly GameId[] = ['petz', 'quest'];
const problems = (draft: Level) => {
  const read = checkDraft(draft);
  return read.ok ? [] : read.problems;
};

test('the smallest level of either game can be played', () => {
  for (const game of games) expect(problems(newLevel(game))).toEqual([]);
});

test('every shipped level can be begun from, and nothing of the campaign is left about it', () => {
  expect(shipped.length).toBeGreaterThan(50);
  for (const level of shipped) {
    const draft = levelDraftOf(level, { en: { title: 'Mine' } });
    expect([level.id, problems(draft)]).toEqual([level.id, []]);
    for (const part of ['story', 'hints', 'coach', 'unlocks', 'after', 'choices', 'changes'])
      expect(draft).not.toHaveProperty(part);
  }
});

test('every goal there is can be chosen, with numbers the loader takes', () => {
  const ids = games.flatMap((game) => GOALS_TO_CHOOSE[game].map(({ id }) => id));
  expect([...ids].sort()).toEqual(Object.keys(GOALS).sort());
  for (const game of games)
    for (const goal of GOALS_TO_CHOOSE[game])
      expect([goal.id, problems(withGoal(newLevel(game), 0, goal))]).toEqual([goal.id, []]);
});

describe('changes in any order', () => {
  const change = fc.oneof(
    fc.record({ what: fc.constant('seats' as const), count: fc.integer({ min: 2, max: 4 }) }),
    fc.record({
      what: fc.constant('seat' as const),
      at: fc.nat(3),
      who: fc.constantFrom('person' as const, 'bot' as const, 'friend' as const),
    }),
    fc.record({ what: fc.constant('goal' as const), at: fc.nat(2), which: fc.nat(30) }),
    fc.record({ what: fc.constant('twist' as const), at: fc.nat(30) }),
    fc.record({ what: fc.constant('text' as const), text: fc.string({ maxLength: 30 }) }),
  );
  test('leave a level that can be played, or one with a sentence about what is wrong', () => {
    let sound = 0;
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.array(change, { maxLength: 8 }), (game, changes) => {
        let draft = newLevel(game);
        for (const one of changes) {
          if (one.what === 'seats') draft = withSeats(draft, one.count);
          if (one.what === 'seat' && one.at < draft.seats.length)
            draft = withLevelSeat(draft, one.at, one.who);
          if (one.what === 'goal') {
            const all = GOALS_TO_CHOOSE[game];
            draft = withGoal(draft, one.at, all[one.which % all.length] ?? null);
          }
          if (one.what === 'text') draft = withText(draft, 'en', 'title', one.text);
          const twists = one.what === 'twist' ? twistsOf(draft) : null;
          if (one.what === 'twist' && twists !== null)
            draft = withTwists(draft, {
              ...twists.chosen,
              [one.at % 2 === 0 ? 'noPotions' : 'carryTime']: 0,
            });
        }
        const read = checkDraft(draft);
        if (read.ok) {
          sound++;
          expect(read.level.id).toMatch(/^shared\.[0-9a-f]{16}$/);
          expect(checkDraft(levelDraftOf(read.level)).ok).toBe(true);
        } else expect(read.problems.join('')).not.toBe('');
      }),
      { numRuns: 60 },
    );
    expect(sound).toBeGreaterThan(10);
  });

  test('a twist is put in force and taken out again; one that no preset has stays', () => {
    const own = { ...newLevel('petz'), mods: [{ id: 'inspector', arg: { limit: 5, fine: 1 } }] } as Level;
    const on = withTwists(own, { noPotions: 0 });
    expect(on.mods?.map(({ id }) => id)).toEqual(['inspector', 'noPotions']);
    expect(twistsOf(on)?.chosen).toEqual({ noPotions: 0 });
    expect(withTwists(on, {}).mods).toEqual(own.mods);
  });
});

test('how the town did is a whole game of the level, the same for the same seed', () => {
  const read = checkDraft(withGoal(newLevel('petz'), 0, { id: 'potions', max: 30 }));
  if (!read.ok) throw new Error(read.problems.join());
  expect(playTownGame(read.level, 'hatchling', 'a')).toBe(true);
  const lost = checkDraft(withGoal(newLevel('petz'), 0, { id: 'gold', min: 300 }));
  if (!lost.ok) throw new Error(lost.problems.join());
  expect(playTownGame(lost.level, 'hatchling', 'a')).toBe(false);
  const quest = checkDraft(withGoal(newLevel('quest'), 0, { id: 'felled', min: 1 }));
  if (!quest.ok) throw new Error(quest.problems.join());
  expect(playTownGame(quest.level, 'hatchling', 'a')).toBe(true);
});
