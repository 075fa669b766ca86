/** Puzzles of grouping: nothing proves them, so what strong bots agree on is written down, holds again, and is called that. */

import { describe, expect, it } from 'vitest';
import { advise } from '../../src/bots/advice/advise.ts';
import { weighInLevel } from '../../src/bots/advice/explain.ts';
import type { BotQuestion } from '../../src/bots/roster.ts';
import { minedLevel } from '../../src/campaign/mined/puzzle.ts';
import type { MinedPuzzle } from '../../src/campaign/mined/schema.ts';
import { lessonOf } from '../../src/campaign/solve/lesson.ts';
import { answerOfShops, groupsAsAnswer, isAsShops, largestOf } from '../../src/campaign/solve/shops.ts';
import { dealt, replayLevel } from '../../src/cli/levels/play.ts';
import { checkMined } from '../../src/cli/mine/check.ts';
import { readMinedFiles } from '../../src/cli/mine/files.ts';
import { groupQuestion } from '../../src/cli/mine/group/agree.ts';
import { playedOtherwise } from '../../src/cli/mine/group/check.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { Words } from '../../src/i18n/words.ts';
import { minedText } from '../../src/text/mined.ts';

const all = readMinedFiles().puzzles.filter(({ kind }) => kind === 'group');
const some = [all[0], all[Math.floor(all.length / 2)]].filter((one) => one !== undefined);
const [first] = all as [MinedPuzzle];
const level = minedLevel('levels/mined', first);
const shops = first.shops as NonNullable<MinedPuzzle['shops']>;
const tempting = groupsAsAnswer(shops.tried[shops.tempting]?.groups ?? []);

/** So many there are at least, and so many of them may have the same answer. */
const LEAST = 300;
const SAME = 0.6;

describe('the puzzles of grouping', () => {
  it('are enough, and no answer fits most of them', () => {
    expect(all.length).toBeGreaterThanOrEqual(LEAST);
    const sizes = all.map(({ shops: own }) => largestOf(groupsAsAnswer(own?.tried[0]?.groups ?? [])));
    const most = Math.max(...sizes.map((one) => sizes.filter((other) => other === one).length));
    expect(most / all.length).toBeLessThan(SAME);
  });

  it('say how both strong bots agree, and that weaker ones do not', () => {
    for (const { id, shops: own } of all) {
      const { master = [0, 1], archimp = [0, 1], trader = [1, 1], apprentice = [1, 1] } = own?.chose ?? {};
      const share = ([right, of]: readonly [number, number]) => right / of;
      expect(Math.min(share(master), share(archimp)), id).toBeGreaterThanOrEqual(0.75);
      expect(share(trader) + share(apprentice), id).toBeLessThanOrEqual(0.8);
      expect(own?.deals, id).toBeGreaterThanOrEqual(90);
    }
  });

  it('hold when some are played on again in the same deals', () => {
    for (const one of some) {
      const again = minedLevel('levels/mined', one);
      const found = playedOtherwise(groupQuestion(again), one.shops as never, (groups) =>
        isAsShops(again, groups),
      );
      expect(found, one.id).toEqual([]);
    }
  });

  it('are noticed where they promise what is not so', () => {
    const question = groupQuestion(level);
    const isRight = (groups: Json) => isAsShops(level, groups);
    const praised = shops.tried.map((one, at) => (at === 1 ? { ...one, lead: one.lead + 5 } : one));
    expect(playedOtherwise(question, { ...shops, tried: praised }, isRight).join()).toContain('does not end');
    expect(playedOtherwise(question, shops, (groups) => !isRight(groups))).toEqual([
      'shops: not both looks find best what is written',
    ]);
    expect(checkMined({ ...first, best: first.best + 1 }).join()).toContain('best: it is not the lead');
  });

  it('never speak of the best, but of strong shops', async () => {
    const words = await Words.speak('en');
    const said = ['title', 'brief', 'hint.1', 'hint.2', 'hint.3', 'why'].map((key) =>
      minedText(words, level, key),
    );
    expect(said.filter((text) => text === null || /\bbest\b/.test(text))).toEqual([]);
    expect(said[1]).toContain('as strong shops would');
    expect(words.t('goal.grouping')).toContain('as strong shops would');
    expect(words.t('goal.grouping')).not.toMatch(/\d/);
  });
});

describe('a game of one', () => {
  const seed = level.seed ?? 'puzzle';
  const withGroups = (groups: unknown) =>
    first.solution.map(([seat, choice]): [number, never] => [seat, (seat === 0 ? groups : choice) as never]);

  it('is won by groups as large as those of strong shops, and by no others', () => {
    expect(replayLevel(level, seed, withGroups(answerOfShops(shops))).stars).toEqual([0]);
    expect(replayLevel(level, seed, withGroups(tempting)).stars).toEqual([]);
  });

  it('teaches what strong shops would have done in the place of the answer', () => {
    const right = answerOfShops(shops);
    const log = withGroups(tempting);
    const lesson = lessonOf({ ...dealt(level), level, log });
    const at = log.findIndex(([seat]) => seat === 0);
    expect(lesson).toMatchObject({ fork: at + 1, isGivenUp: false, mine: { stars: 0 }, best: { stars: 1 } });
    expect(lesson.line[at]).toEqual([0, right]);
    expect(lesson.line.filter((_, i) => i !== at)).toEqual(log.filter((_, i) => i !== at));
    expect(lessonOf({ ...dealt(level), level, log: withGroups(right) })).toMatchObject({ fork: null });
    const none = lessonOf({ ...dealt(level), level, log: [] });
    expect(none).toMatchObject({ fork: null, isGivenUp: true, line: [[0, right]] });
  });

  it('gets their grouping as its hint, and is weighed by what was played on', () => {
    const { setup, seats: _ } = dealt(level);
    const { state } = petzEngine.start(setup as never, seed);
    const view = petzEngine.view(state, 0);
    const question: BotQuestion = {
      ...{ game: 'petz', name: 'archimp', view, seed: 'any' },
      ask: state.ask as never,
      domain: petzEngine.domain(state, 0) as never,
    };
    const aims = { level, seat: 0, events: [] };
    expect(advise({ ...question, aims })).toEqual({
      choice: answerOfShops(shops),
      why: { code: 'hint.asShops', args: {} },
    });
    const { weighed, goals } = weighInLevel(question, aims, tempting);
    expect(weighed[0]).toMatchObject({ choice: tempting, worth: shops.tried[shops.tempting]?.lead });
    expect(weighed[1]?.worth).toBe(shops.tried[0]?.lead);
    expect(goals).toMatchObject([{ given: 0, best: 1 }]);
  });
});
