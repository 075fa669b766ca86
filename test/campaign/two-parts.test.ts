/** Levels in two parts: won when both are, stars over both, and the second knows what the first has brought. */
import { describe, expect, test } from 'vitest';
import { checkCampaign } from '../../src/campaign/check-campaign.ts';
import { GOALS, goalState } from '../../src/campaign/goals/index.ts';
import { readLevel } from '../../src/campaign/load.ts';
import { afterLevel, emptyProgress, lockOf, starSum, starsOf } from '../../src/campaign/progress.ts';
import { CHAPTERS, type GoalState, type Level, type Progress } from '../../src/campaign/schema.ts';
import { levelNow } from '../../src/campaign/setup.ts';
import {
  broughtFor,
  checkParts,
  everyPart,
  firstPartOf,
  goalsOfParts,
  heldInFirst,
  recordOfParts,
} from '../../src/campaign/two-parts.ts';
import { levelKeys } from '../../src/campaign/words.ts';
import { book, level, over, questLevel, run } from '../kit/levels.ts';

const soldUni = { id: 'sales', min: 1, pet: 'uni' };
const fog = { mods: [{ id: 'fog', arg: { rounds: [2] } }] };
const waves = { mods: [{ id: 'waves', arg: { every: 2, count: 1 } }] };
const day = level({ id: 'town.1', goals: [{ id: 'win' }, { id: 'clean' }] });
const night = questLevel(1, {
  id: 'town.1b',
  changes: [
    { if: { first: soldUni }, set: fog },
    { if: { first: { id: 'clean' }, is: false }, set: waves },
  ],
});
const next = level({ id: 'town.2' });
const chapter = (own: readonly string[]) => ({
  chapters: CHAPTERS.map((id) => ({ id, levels: id === 'town' ? [...own] : [], stars: 0 })),
});
const campaign = {
  ...book([day, next]),
  level: (id: string) => [day, night, next].find((one) => one.id === id),
};
const DONE: GoalState = { state: 'done', now: 1, of: 1 };
const FAILED: GoalState = { state: 'failed', now: 0, of: 1 };

const dayWon = afterLevel(emptyProgress(), day, { goals: [DONE, FAILED], between: 'sales.uni.1' }, campaign);
const bothWon = afterLevel(dayWon, night, { goals: [DONE] }, campaign);

describe('a level in two parts', () => {
  test('a second part is recognised by its id, a mined puzzle is none', () => {
    expect(firstPartOf('town.1b')).toBe('town.1');
    expect(firstPartOf('town.1')).toBeNull();
    expect(firstPartOf('puzzles.0123456b')).toBeNull();
    expect(everyPart(campaign).map(({ id }) => id)).toEqual(['town.1', 'town.1b', 'town.2']);
    expect(goalsOfParts(campaign, day).map(({ id }) => id)).toEqual(['win', 'clean', 'victory']);
  });

  test('is won when both parts are, and its stars are those of both', () => {
    expect(recordOfParts(campaign, emptyProgress(), 'town.1')).toBeNull();
    expect(recordOfParts(campaign, dayWon, 'town.1')).toEqual({ won: false, goals: [0], tries: 1, lost: 0 });
    expect(recordOfParts(campaign, bothWon, 'town.1')).toEqual({
      won: true,
      goals: [0, 2],
      tries: 2,
      lost: 0,
    });
    expect(starsOf(bothWon, 'town.1')).toBe(2);
    expect(starSum(campaign, bothWon)).toBe(2);
  });

  test('its second part waits for the first, and what waits for the level for both', () => {
    const later = { ...campaign, level: (id: string) => (id === 'town.2' ? waiting : campaign.level(id)) };
    const waiting = { ...next, after: ['town.1'] } as Level;
    expect(lockOf(campaign, emptyProgress(), 'town.1b')?.levels).toEqual(['town.1']);
    expect(lockOf(campaign, dayWon, 'town.1b')).toBeNull();
    expect(lockOf(later, dayWon, 'town.2')?.levels).toEqual(['town.1']);
    expect(lockOf(later, bothWon, 'town.2')).toBeNull();
  });

  test('a first part that is lost brings nothing, and one that is won again brings what it brought last', () => {
    const lost = afterLevel(dayWon, day, { goals: [FAILED, DONE], between: 'clean' }, campaign);
    expect(broughtFor(lost, 'town.1b')).toEqual({ first: 'sales.uni.1' });
    const again = afterLevel(lost, day, { goals: [DONE, DONE], between: 'clean' }, campaign);
    expect(broughtFor(again, 'town.1b')).toEqual({ first: 'clean' });
    expect(broughtFor(again, 'town.1')).toEqual({});
  });

  test('what the second asks is looked at as a goal of the first, once it is over', () => {
    const sold = { type: 'petz.sold', seat: 0, pet: 'uni', customer: 'warlock', reputation: 5 };
    const game = run({ events: [sold] as never, outcome: over([0]) });
    expect(heldInFirst(night, (goal) => goalState(game, goal).state === 'done')).toContain('sales.uni.1');
  });

  test.each([
    ['', ['waves']],
    ['sales.uni.1', ['fog', 'waves']],
    ['sales.uni.1 clean', ['fog']],
  ])('with %j the second part is changed accordingly', (first, mods) => {
    const now = levelNow(night, emptyProgress(), { first });
    expect(now.mods?.map(({ id }) => id)).toEqual(mods);
  });

  test('every change has a sentence of its own', () => {
    expect(levelKeys(night)).toEqual(
      ['title', 'brief', 'change.first.sales.uni.1', 'change.first.clean.not'].map(
        (x) => `level.town.1b.${x}`,
      ),
    );
  });
});

describe('the files of both parts', () => {
  const filed = (...levels: Level[]) => levels.map((x) => ({ file: `levels/${x.id}.json`, level: x }));
  const problems = (...levels: Level[]) =>
    checkCampaign(chapter(levels.map(({ id }) => id).filter((id) => id !== 'town.1b')), filed(...levels));

  test('that fit have nothing wrong with them: the second stands in no order', () => {
    expect(problems(day, night)).toEqual([]);
  });

  test('are checked: what does not fit is reported', () => {
    expect(problems(night).join()).toContain(
      "levels/town.1b.json: id: the first part, 'town.1', is not there",
    );
    const three = { ...day, goals: [{ id: 'win' }, { id: 'clean' }, { id: 'wellFed' }] } as Level;
    expect(problems(three, night).join()).toContain("goals: with those of 'town.1' there are 4, at most 3");
    const asks = { ...day, changes: [{ if: { first: { id: 'win' } }, set: {} }] } as Level;
    expect(problems(asks).join()).toContain("only a second part, such as 'town.1b'");
    const wrong = { ...night, changes: [{ if: { first: { id: 'victory' } }, set: {} }] } as Level;
    expect(problems(day, wrong).join()).toContain(
      "changes[0].if.first.id: 'victory' is no goal of the game of",
    );
    expect(checkCampaign(chapter(['town.1', 'town.1b']), filed(day, night)).join()).toContain('second part');
  });

  test('know their place, and every goal by its name and numbers', () => {
    const text = JSON.stringify(night);
    expect(readLevel('levels/town/01b-night.json', text).ok).toBe(true);
    expect(readLevel('levels/town/01-night.json', text)).toMatchObject({ ok: false });
    const bad = { ...night, changes: [{ if: { first: { id: 'salez', min: 1 } }, set: {} }] };
    const read = readLevel('levels/town/01b-night.json', JSON.stringify(bad));
    expect(read.ok ? '' : read.problems.join()).toContain(
      "changes[0].if.first.id: no goal is called 'salez'",
    );
    expect(checkParts(day, new Map(), (goal) => GOALS[goal]?.game ?? '')).toEqual([]);
  });
});

test('progress from before there were levels in two parts has none of them', () => {
  const { between: _, ...old } = emptyProgress();
  expect(broughtFor({ ...emptyProgress(), ...old } as Progress, 'town.1b')).toEqual({});
});
