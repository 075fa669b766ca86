/** The five strengths of Pug Quest: honest about what they weigh, and weaker ones are weaker. */

import { describe, expect, test } from 'vitest';
import type { QuestBot, QuestTools } from '../../src/bots/bot.ts';
import { rateQuestAnswers } from '../../src/bots/quest/rate.ts';
import { halveRunners, settle } from '../../src/bots/quest/search/doubt.ts';
import { cycleReach, type Reach, reachOf, tryOut } from '../../src/bots/quest/search/play-on.ts';
import type { Runner } from '../../src/bots/quest/search/race.ts';
import { botFor, QUEST_BOTS } from '../../src/bots/roster.ts';
import { freeze } from '../../src/engine/kernel/data.ts';
import type { Domain } from '../../src/engine/kernel/domain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { questEngine as engine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import { type CardTable, cards } from '../kit/quest-cards.ts';

type Name = keyof typeof QUEST_BOTS;

const tools = (seed: string, budget = 0.1): QuestTools => ({ engine, rng: dice(seed), budget });

interface Position {
  state: Quest;
  seat: Seat;
  domain: Domain;
  kind: string;
}

/** Plays a game, each seat with its bot, and shows every question before it is answered. */
function play(
  setup: QuestSetup,
  bots: readonly QuestBot[],
  seed: string,
  see: (at: Position) => void,
): Quest {
  const { state } = engine.start(setup, seed);
  const rngs = bots.map((_bot, seat) => dice(`${seed} ${seat}`));
  while (state.outcome === null) {
    const [seat = 0] = engine.waiting(state);
    const domain = engine.domain(state, seat);
    const view = engine.view(state, seat);
    const [bot, rng] = [bots[seat], rngs[seat]];
    if (domain === null || view.ask === null || bot === undefined || rng === undefined) break;
    see({ state, seat, domain, kind: view.ask.kind });
    engine.applyTo(state, seat, bot.decide(view, view.ask, domain, { engine, rng, budget: 0.1 }).choice);
  }
  return state;
}

/** Questions of each kind, two at the most, out of games of apprentices. */
function questions(setup: QuestSetup, games: number): Position[] {
  const found: Position[] = [];
  const bots = Array.from({ length: setup.seats }, () => QUEST_BOTS.apprentice);
  for (let i = 0; i < games; i++) {
    play(setup, bots, `s.${i}`, (at) => {
      if (found.filter(({ kind }) => kind === at.kind).length >= 2) return;
      found.push({ ...at, state: engine.rules.clone(at.state) });
    });
  }
  return found;
}

function decide(name: Name, { state, seat, domain }: Position, seed = 'x') {
  const view = freeze(engine.view(state, seat));
  if (view.ask === null) throw new Error('nothing is asked');
  return QUEST_BOTS[name].decide(view, view.ask, domain, tools(seed));
}

describe('the archimp', () => {
  const positions = questions(questSetup(3, { lord: { handicap: 'even' } }), 1);

  test('decides by what its seat can see', () => {
    const rng = dice('permute');
    for (const at of positions.filter((_, i) => i % 2 === 0)) {
      const other = engine.imagine(engine.view(at.state, at.seat), rng);
      const domain = engine.domain(other, at.seat);
      if (domain === null) throw new Error('nothing is asked');
      expect(decide('archimp', { ...at, state: other, domain })).toEqual(decide('archimp', at));
    }
  });

  test('answers at once when time is up', () => {
    for (const { state, seat, domain } of positions) {
      const view = engine.view(state, seat);
      if (view.ask === null) continue;
      const hurried = { ...tools('x', 5), outOfTime: () => true };
      const { choice } = QUEST_BOTS.archimp.decide(view, view.ask, domain, hurried);
      expect(engine.check(state, { seat, ask: view.ask.id, choice })).toBeNull();
    }
  });
});

describe('a thought', () => {
  /** How many turns begin in a thought at a table where one Hero stands before his Monsters. */
  function turnsOf(reach: Reach): { turns: number; all: number } {
    const [at] = questions(questSetup(1, { lord: { handicap: 'even' } }), 1).filter(
      ({ kind }) => kind === 'quest.act',
    );
    if (at === undefined) throw new Error('the Hero never has a turn');
    const events: QuestEvent[] = [];
    tryOut({ imagined: at.state, luck: 'x' }, at.seat, { do: 'end' }, reach, tools('x'), events);
    const turns = events.filter(({ type }) => type === 'quest.turn').length;
    return { turns, all: at.state.heroes.length + at.state.foes.length };
  }

  test('ends when everybody has had a turn, or after more turns where that is soon', () => {
    const { turns, all } = turnsOf(cycleReach);
    expect(turns).toBe(all);
    expect(turnsOf(reachOf(all + 1)).turns).toBe(all + 1);
    expect(turnsOf(reachOf(1)).turns).toBe(all);
  });
});

describe('rate', () => {
  /** A Hero's turn in which the Boss can be attacked, and the option to do so. */
  function blow(): { s: Quest; seat: Seat; attack: Json } {
    let found: { s: Quest; seat: Seat; attack: Json } | null = null;
    const setup = questSetup(2);
    for (let i = 0; i < 20 && found === null; i++) {
      play(setup, [QUEST_BOTS.apprentice, QUEST_BOTS.apprentice], `blow.${i}`, ({ state, seat, domain }) => {
        if (found !== null || state.ask?.kind !== 'quest.act' || domain.type !== 'pick') return;
        const bosses = state.foes.filter((foe) => foe.boss).map((foe) => foe.card);
        const attack = domain.options.find((x) => bosses.includes((x as { target?: string }).target ?? ''));
        if (attack !== undefined) found = { s: engine.rules.clone(state), seat, attack };
      });
    }
    if (found === null) throw new Error('no Hero ever gets at the Boss');
    return found;
  }

  function rated({ s, seat }: { s: Quest; seat: Seat }, choices: readonly Json[], seed: string) {
    const view = engine.view(s, seat);
    if (view.ask === null) throw new Error('nothing is asked');
    return rateQuestAnswers(view, view.ask, choices, tools(seed, 0.5));
  }

  const at = blow();
  const end: Json = { do: 'end' };

  test('is the chance to win in hundredths, in the order of the choices, the same for the same dice', () => {
    const first = rated(at, [end, at.attack], 'a');
    expect(first.map(({ choice }) => choice)).toEqual([end, at.attack]);
    for (const { worth } of first) expect(worth > 0 && worth < 100).toBe(true);
    expect(rated(at, [end, at.attack], 'a')).toEqual(first);
  });

  test('prefers the last blow at the Boss, which is certain, to nothing', () => {
    const s = engine.rules.clone(at.s);
    const boss = s.foes.find((foe) => foe.boss);
    if (boss === undefined) throw new Error('there is no Boss');
    boss.damage = boss.life - 1;
    const [last, nothing] = rated({ ...at, s }, [at.attack, end], 'a');
    expect(last).toMatchObject({ worth: 100, error: 0 });
    expect(nothing?.worth).toBeLessThan(100);
  });
});

describe('against a known answer', () => {
  const worths = (...list: number[]) => list;
  const known: Runner = { choice: 'known', worths: worths(0.5, 0.4, 0.6, 0.5) };

  test('a little more may be chance, much more is not', () => {
    const little: Runner = { choice: 'little', worths: worths(0.51, 0.41, 0.61, 0.51) };
    const much: Runner = { choice: 'much', worths: worths(0.62, 0.5, 0.7, 0.63) };
    expect(settle([little, known], known, 1)).toBe(known);
    expect(settle([much, little, known], known, 1)).toBe(much);
    expect(settle([known, little], known, 1)).toBe(known);
  });

  test('the known one runs to the end, however badly', () => {
    const bring = (choice: Json) => (choice === 'known' ? 0 : Number(choice) / 10);
    const runners = halveRunners(
      ['known', 1, 2, 3, 4, 5],
      36,
      () => bring,
      () => false,
    );
    const times = (choice: Json) => runners.find((one) => one.choice === choice)?.worths.length ?? 0;
    expect(times('known')).toBe(times(5));
    expect(times(1)).toBeLessThan(times(5));
  });
});

describe('what the weaker Evil Lords do not know', () => {
  /** Brave Pug and the ogre are of the type Strength. */
  const table = () =>
    cards({
      heroes: { bravepug: { at: 3, hand: ['strength', 'strength'] }, elpug: { at: 1 } },
      foes: [['ogre.1', 3]],
      number: 1,
      lord: ['strength', 'spirit'],
    });
  const answer = (name: Name, { s, seat, asked }: CardTable, seed: string): Json => {
    const domain = engine.domain(s, seat);
    if (domain === null) throw new Error('nothing is asked');
    return decide(name, { state: s, seat, domain, kind: asked }, seed).choice;
  };

  test('to keep a card for the Boss', () => {
    const t = table().attack('ogre.1');
    expect(t.asked).toBe('quest.bonus');
    expect(answer('trader', t, 'a')).toBeNull();
    expect(answer('apprentice', t, 'a')).toEqual({ target: 'h0', card: 'strength' });
  });
});

/** Against half a Boss few games show the difference. */
const MILD = questSetup(2, { tune: { bossLife: 50 } });
/** With a card more in every hand, Heroes at sight are a match for an Evil Lord at sight. */
const MATCH = questSetup(3, { lord: { handicap: 'even' }, tune: { handCards: 1 } });
const SIGHT = botFor('quest', 'sight');

/** In how many games the Heroes win; all strengths play the same ones. */
function won(setup: QuestSetup, bots: readonly QuestBot[], games: number): number {
  const seeds = Array.from({ length: games }, (_, i) => `won.${i}`);
  return seeds.filter((seed) => play(setup, bots, seed, () => {}).outcome?.winners.includes(0)).length;
}

const LEARNERS = ['hatchling', 'apprentice', 'trader'] as const;

test('hatchlings win more seldom than apprentices, and those than traders', () => {
  const counts = LEARNERS.map((name) => won(MILD, [QUEST_BOTS[name], QUEST_BOTS[name]], 16));
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(new Set(counts).size).toBe(LEARNERS.length);
});

test('and so do they as Evil Lords', () => {
  const counts = LEARNERS.map((name) => won(MATCH, [SIGHT, SIGHT, SIGHT, QUEST_BOTS[name]], 40));
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(new Set(counts).size).toBe(LEARNERS.length);
});
