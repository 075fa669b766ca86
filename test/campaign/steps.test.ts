/** The steps of difficulty: each adds its rule to those before, and what it says is what happens in the game. */
import { describe, expect, test } from 'vitest';
import { bindBook } from '../../src/campaign/book.ts';
import { checkCampaign } from '../../src/campaign/check-campaign.ts';
import { checkShape } from '../../src/campaign/load.ts';
import { afterLevel, emptyProgress, newsOf } from '../../src/campaign/progress.ts';
import { type Campaign, campaignSchema, type Level, type Progress } from '../../src/campaign/schema.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import { atStep, climbOf, stepWon, takesStep } from '../../src/campaign/steps.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { ENGINES } from '../../src/engine/games.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';

const { campaign, levels: filed } = readCampaignFiles();
const levels = filed.map(({ level }) => level);
const files = Object.fromEntries(levels.map((one) => [`levels/${one.chapter}/${one.id}.json`, one]));
const book = bindBook(campaign, files);
const find = (id: string) => book.level(id) as Level;

interface AnyTwist {
  type: string;
  mod?: string;
  what?: string;
  seat?: number;
  n?: number;
}

/** Every twist that happens in some games of a level at a step, played by chance: `mod what number seat`. */
function twistsOf(level: Level, step: number): string[] {
  const { game, setup } = levelSetup(atStep(campaign.steps, level, step), emptyProgress());
  const engine = ENGINES[game] as unknown as typeof petzEngine;
  const events: AnyTwist[] = [];
  for (const seed of ['a', 'b', 'c']) {
    const rng = dice(seed);
    const begun = engine.start(setup as never, seed);
    events.push(...(begun.events as AnyTwist[]));
    for (let now = begun.state, i = 0; now.outcome === null && i < 2000; i++) {
      const [seat = 0] = engine.waiting(now);
      const choice = engine.sample(now, seat, rng);
      const applied = engine.apply(now, { seat, ask: now.ask?.id ?? 0, choice });
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
      events.push(...(applied.events as AnyTwist[]));
      now = applied.state;
    }
  }
  const twists = events.filter(({ type }) => type.endsWith('.twist'));
  return [...new Set(twists.map(({ mod, what, n, seat }) => `${mod} ${what} ${n} ${seat}`))];
}

const dealt = (id: string, step: number) =>
  levelSetup(atStep(campaign.steps, find(id), step), emptyProgress());
const strengths = (id: string, step: number) =>
  dealt(id, step).seats.map((seat) => (seat.who === 'bot' ? seat.strength : seat.who));

describe('every step tells its rule in the game, and the one before it does not', () => {
  test.each([
    [2, 'town.3', /^allowance less \d+ 0/],
    [3, 'town.3', /^inspector/],
    [5, 'town.3', /^plague sick/],
    [7, 'town.3', /^speedRound hurry 4/],
    [8, 'town.3', /^allowance more \d+ 1/],
    [10, 'town.3', /^noPotions none/],
    [1, 'bedtime.5', /^drought display 1/],
    [2, 'bedtime.5', /^fog rose 2/],
    [3, 'bedtime.5', /^waves came/],
    [4, 'bedtime.5', /^drought dry 3/],
    [6, 'bedtime.5', /^hungryMonsters fed/],
    [7, 'bedtime.5', /^fog rose 4/],
    [9, 'bedtime.5', /^drought dry 2/],
    [10, 'bedtime.5', /^guest came undefined 0/],
    [2, 'lord.1', /^lordBudget fewer 1/],
    [3, 'lord.3', /^treasureHunt/],
    [4, 'lord.1', /^companion sparkle/],
    [7, 'lord.1', /^companion healer/],
    [10, 'lord.1', /^companion guard/],
  ])('%i in %s: %s', (step, id, twist) => {
    expect(twistsOf(find(id), step)).toEqual(expect.arrayContaining([expect.stringMatching(twist)]));
    expect(twistsOf(find(id), step - 1)).not.toEqual(expect.arrayContaining([expect.stringMatching(twist)]));
  });

  test.each([
    [1, 'town.1', ['person', 'apprentice'], ['person', 'trader']],
    [9, 'town.1', ['person', 'trader'], ['person', 'master']],
    [1, 'lord.2', ['apprentice', 'trader', 'person'], ['trader', 'master', 'person']],
    [9, 'lord.1', ['trader', 'person'], ['master', 'person']],
  ])('%i in %s: those who sit there play one strength better', (step, id, before, after) => {
    expect([strengths(id, step - 1), strengths(id, step)]).toEqual([before, after]);
  });

  test.each([
    [4, 'town.1', 'judgeBonus', undefined, 1],
    [5, 'bedtime.1', 'handCards', undefined, -1],
    [5, 'lord.3', 'handCards', 2, 3],
    // There is no more than the rules can bear.
    [5, 'lord.4', 'handCards', 4, 4],
    [10, 'moonlight.6b', 'bossLife', 90, 110],
  ])('%i in %s: %s', (step, id, name, before, after) => {
    const tune = (n: number) => (dealt(id, n).setup.tune as Record<string, number>)[name];
    expect([tune(step - 1), tune(step)]).toEqual([before, after]);
  });

  test('6 in the shops: in the second round an imp more stays at home than at step 5', () => {
    const imps = (step: number) => {
      const { setup } = dealt('town.3', step);
      const rng = dice('strike');
      let { state } = petzEngine.start(setup as never, 'strike');
      for (;;) {
        const [seat = 0] = petzEngine.waiting(state);
        const domain = petzEngine.domain(state, seat);
        if (state.round === 2 && domain?.type === 'split') {
          return (state.shops[seat]?.home ?? 0) - (domain.stocks.imps ?? 0);
        }
        const choice = petzEngine.sample(state, seat, rng);
        const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
        if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
        state = applied.state;
      }
    };
    expect([imps(5), imps(6)]).toEqual([0, 1]);
  });

  test('8 in Pug Quest: Monsters come every second Round as well as every third', () => {
    const mods = (step: number) => dealt('bedtime.5', step).setup.mods.filter(({ id }) => id === 'waves');
    expect([mods(7).length, mods(8).at(-1)?.arg]).toEqual([1, { every: 2, count: 1 }]);
  });
});

describe('steps', () => {
  test('are ten, add to what the level has, and leave lessons, puzzles and rungs as they are', () => {
    expect(campaign.steps?.rules).toHaveLength(10);
    const town = find('town.2');
    expect(atStep(campaign.steps, town, 3).mods).toEqual([
      ...(town.mods ?? []),
      { id: 'allowance', arg: { seat: 0, gold: -1 } },
      { id: 'inspector', arg: { limit: 3, fine: 1 } },
    ]);
    expect(atStep(campaign.steps, town)).toBe(town);
    for (const id of ['opening.1', 'puzzles.1', 'ladder.1', 'bedtime.0']) {
      expect([takesStep(find(id)), atStep(campaign.steps, find(id), 10)]).toEqual([false, find(id)]);
    }
  });

  /** Won at these steps, the campaign itself unchanged. */
  function won(steps: Record<string, number>): Progress {
    const start = afterLevel(emptyProgress(), find('finale.3'), { goals: [], stars: [0] }, book);
    return Object.entries(steps).reduce(
      (now, [id, step]) => afterLevel(now, find(id), { goals: [], stars: [0], step }, book),
      start,
    );
  }

  test('open with the last level of the campaign, and go on with levels of three chapters', () => {
    expect(climbOf(book, emptyProgress())).toEqual({ open: 0, of: 10, chapters: 0, needs: 3 });
    expect(climbOf(book, won({}))).toMatchObject({ open: 1, chapters: 0 });
    expect(climbOf(book, won({ 'town.1': 1, 'town.2': 1, 'lord.1': 1 }))).toMatchObject({
      open: 1,
      chapters: 2,
    });
    const three = won({ 'town.1': 1, 'lord.1': 1, 'bedtime.1': 2 });
    expect(climbOf(book, three)).toMatchObject({ open: 2, chapters: 1 });
    expect(newsOf(book, won({ 'town.1': 1, 'lord.1': 1 }), three).step).toBe(2);
    expect(newsOf(book, emptyProgress(), won({})).step).toBe(1);
    expect(newsOf(book, three, three).step).toBe(0);
  });

  test('are saved only where the level was won, the highest of them, and for both parts', () => {
    const lost = afterLevel(won({ 'town.1': 2 }), find('town.1'), { goals: [], stars: [], step: 5 }, book);
    const again = afterLevel(lost, find('town.1'), { goals: [], stars: [0], step: 1 }, book);
    expect([stepWon(book, lost, 'town.1'), stepWon(book, again, 'town.1')]).toEqual([2, 2]);
    expect(stepWon(book, won({ 'moonlight.1': 2 }), 'moonlight.1')).toBe(0);
    expect(stepWon(book, won({ 'moonlight.1': 2, 'moonlight.1b': 1 }), 'moonlight.1')).toBe(1);
  });
});

describe('what is wrong with steps is reported with file, place and cause', () => {
  const steps = campaign.steps as NonNullable<Campaign['steps']>;
  const withRule = (rule: object) => ({
    ...campaign,
    steps: { ...steps, rules: [{ ...steps.rules[0], ...rule }] },
  });

  test.each([
    [{ shops: {} }, 'levels/campaign.json: steps.rules[0].shops: mods, more or stronger belongs here'],
    [
      { shops: { mods: [{ id: 'inspecter', arg: {} }] } },
      "steps.rules[0].shops.mods[0].id: no modifier of the shops is called 'inspecter'; did you mean 'inspector'?",
    ],
    [
      { heroes: { more: { bossLife: 300 } } },
      'steps.rules[0].heroes.more.bossLife: 300 is too much: at most 175',
    ],
    [{ lord: undefined }, 'steps.rules[0]'],
  ])('%j', (rule, message) => {
    const read = checkShape('levels/campaign.json', campaignSchema, withRule(rule));
    expect(read.ok ? [] : read.problems.join('\n')).toContain(message);
  });

  test('a rule that a level cannot be dealt with, and a level that is not there', () => {
    const bad = withRule({
      lord: { mods: [{ id: 'companion', arg: { name: 'uni', gift: 'sparkle', hero: 4 } }] },
    });
    expect(checkCampaign(bad as Campaign, filed).join('\n')).toContain(
      "levels/campaign.json: steps.rules[0]: 'lord.1' cannot be dealt with it: mods[0].arg",
    );
    const lost = { ...campaign, steps: { ...steps, after: 'finale.33' } };
    expect(checkCampaign(lost, filed).join('\n')).toContain(
      "steps.after: no level is called 'finale.33'; did you mean 'finale.3'?",
    );
  });
});
