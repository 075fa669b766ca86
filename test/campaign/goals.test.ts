/** Goals are seen from one seat, live: open while they may come or go, done or failed when that is settled. */
import { describe, expect, test } from 'vitest';
import {
  GOALS,
  type GoalUse,
  goalState,
  goalsOf,
  type Run,
  starred,
} from '../../src/campaign/goals/index.ts';
import { leftovers, showPlaces } from '../../src/campaign/goals/petz.ts';
import { playPetz } from '../../src/cli/playing.ts';
import { POTION } from '../../src/engine/petz/data/needs.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { manureOf } from '../../src/engine/petz/query.ts';
import { alleysSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { PetzView } from '../../src/engine/petz/view.ts';
import type { QuestView } from '../../src/engine/quest/view.ts';
import { replayLog } from '../../src/session/game/replay.ts';
import { level, over, questRun, run } from '../kit/levels.ts';

const sold = (reputation: number, more: object = {}): PetzEvent => ({
  type: 'petz.sold',
  seat: 0,
  plot: 0,
  pet: 'uni',
  customer: 'warlock',
  match: 3,
  platform: false,
  reputation,
  gold: 5,
  ...more,
});
const suffered = (tokens: number, more: object = {}): PetzEvent => ({
  type: 'petz.suffered',
  seat: 0,
  plot: 0,
  pet: 'uni',
  tokens,
  cause: 'hunger',
  ...more,
});
const showed = (seat: number, score: number): PetzEvent => ({
  type: 'petz.showed',
  seat,
  score,
  takesPart: score > 0,
  pet: null,
  need: null,
});
const awarded: PetzEvent = { type: 'petz.awarded', exhibition: 'cutest', awards: [] };
const END = over([0], [50, 40]);

/** `open 1/3` */
function stands(use: GoalUse, of: Run): string {
  const { state, now, of: wanted } = goalState(of, use);
  return `${state} ${now}/${wanted}`;
}

describe('the shops', () => {
  test('win', () => {
    expect(stands({ id: 'win' }, run())).toBe('open 0/1');
    expect(stands({ id: 'win' }, run({ outcome: over([0, 1]) }))).toBe('done 1/1');
    expect(stands({ id: 'win' }, run({ outcome: over([1]) }))).toBe('failed 0/1');
  });

  test('points count live, and at the end as the scoring left them', () => {
    const view = ({ shops: [own, other] }: PetzView) => {
      if (own) own.reputation = 12;
      if (other) other.reputation = 9;
    };
    expect(stands({ id: 'reputation', min: 40 }, run({ view }))).toBe('open 12/40');
    expect(stands({ id: 'reputation', min: 50 }, run({ outcome: END }))).toBe('done 50/50');
    expect(stands({ id: 'reputation', min: 51 }, run({ outcome: END }))).toBe('failed 50/51');
    expect(stands({ id: 'lead', min: 10 }, run({ view }))).toBe('open 3/10');
    expect(stands({ id: 'lead', min: 10 }, run({ outcome: END }))).toBe('done 10/10');
    expect(stands({ id: 'lead', min: 11 }, run({ outcome: END }))).toBe('failed 10/11');
    expect(stands({ id: 'beat', seat: 1 }, run({ outcome: END }))).toBe('done 1/1');
    expect(stands({ id: 'beat', seat: 1 }, run({ outcome: over([0, 1], [40, 40]) }))).toBe('failed 0/1');
  });

  test('what is owned counts at the end alone', () => {
    const view = ({ shops: [own] }: PetzView) => {
      if (!own) return;
      own.gold = 7;
      own.artifacts = ['magicBox', 'fancyHat'];
      const [plot] = own.plots;
      if (plot) plot.pet = { id: 'uni', size: 3, suffering: 0, mutation: 0, cards: [], needs: null };
    };
    for (const [id, now] of [
      ['gold', 7],
      ['artifacts', 2],
      ['pets', 1],
    ] as const) {
      expect(stands({ id, min: now }, run({ view }))).toBe(`open ${now}/${now}`);
      expect(stands({ id, min: now }, run({ view, outcome: END }))).toBe(`done ${now}/${now}`);
      expect(stands({ id, min: now + 1 }, run({ view, outcome: END }))).toBe(`failed ${now}/${now + 1}`);
    }
  });

  test('sales are done when they are made, and only one’s own count', () => {
    const events = [
      sold(6),
      sold(9, { seat: 1 }),
      sold(4, { pet: 'drago', customer: 'lichLord', platform: true }),
    ];
    const now = run({ events });
    expect(stands({ id: 'sales', min: 2 }, now)).toBe('done 2/2');
    expect(stands({ id: 'sales', min: 3 }, now)).toBe('open 2/3');
    expect(stands({ id: 'sales', min: 3 }, run({ events, outcome: END }))).toBe('failed 2/3');
    expect(stands({ id: 'sales', min: 1, customer: 'lichLord' }, now)).toBe('done 1/1');
    expect(stands({ id: 'sales', min: 1, customer: 'lichLord', pet: 'uni' }, now)).toBe('open 0/1');
    expect(stands({ id: 'saleWorth', min: 7 }, now)).toBe('open 6/7');
    expect(stands({ id: 'saleWorth', min: 6 }, now)).toBe('done 6/6');
    expect(stands({ id: 'wishes', min: 7 }, now)).toBe('open 6/7');
    expect(stands({ id: 'platform', max: 1 }, now)).toBe('open 1/1');
    expect(stands({ id: 'platform', max: 0 }, now)).toBe('failed 1/0');
    expect(stands({ id: 'platform', max: 1 }, run({ events, outcome: END }))).toBe('done 1/1');
  });

  test('what must not happen fails when it happens, and is met at the end', () => {
    const forbidden: [string, PetzEvent][] = [
      ['noSuffering', suffered(2, { cause: 'disease' })],
      ['wellFed', suffered(1)],
      ['keepAll', { type: 'petz.lost', seat: 0, pet: 'uni', plot: 0, cause: 'released', reputation: 0 }],
      ['noMutation', { type: 'petz.mutated', seat: 0, plot: 0, pet: 'uni', tokens: 1 }],
    ];
    for (const [id, event] of forbidden) {
      expect(goalState(run(), { id }).state).toBe('open');
      expect(goalState(run({ events: [event] }), { id }).state).toBe('failed');
      const others = [{ ...event, seat: 1 } as PetzEvent];
      expect(goalState(run({ events: others, outcome: END }), { id }).state).toBe('done');
    }
    expect(goalState(run({ events: [suffered(1, { cause: 'play' })] }), { id: 'wellFed' }).state).toBe(
      'open',
    );
  });

  test('potions count when they are shown', () => {
    const cards = [3, POTION, POTION];
    const events: PetzEvent[] = [{ type: 'petz.revealed', seat: 0, pets: [{ plot: 0, pet: 'uni', cards }] }];
    expect(stands({ id: 'potions', max: 2 }, run({ events }))).toBe('open 2/2');
    expect(stands({ id: 'potions', max: 1 }, run({ events }))).toBe('failed 2/1');
  });

  test('a potion that Nomnivore eats is used too (DA-PET-NOMNIVORE-01)', () => {
    const ate = {
      type: 'petz.ate',
      seat: 0,
      plot: 0,
      pet: 'nomnivore',
      what: 'potion',
      id: null,
      card: null,
    };
    const events = [ate, { ...ate, what: 'gold' }, { ...ate, seat: 1 }] as PetzEvent[];
    expect(stands({ id: 'potions', max: 0 }, run({ events }))).toBe('failed 1/0');
  });

  test('places at exhibitions, ties and absence included', () => {
    const first = [showed(0, 5), showed(1, 5), showed(2, 3), awarded];
    const second = [showed(0, 4), showed(1, 7), showed(2, 9), awarded];
    const third = [showed(0, 0), showed(1, 7), awarded];
    const events = [...first, ...second, ...third];
    expect(showPlaces(run({ events, seats: 3 }))).toEqual([1, 3, null]);
    expect(stands({ id: 'shows', min: 2 }, run({ events, seats: 3 }))).toBe('done 2/2');
    expect(stands({ id: 'shows', min: 2, place: 1 }, run({ events, seats: 3 }))).toBe('open 1/2');
    expect(stands({ id: 'showScore', min: 6 }, run({ events, seats: 3 }))).toBe('open 5/6');
  });

  test('groups whose largest has the size that is asked for, imps and gold together', () => {
    const grouped = (...own: [number, number][]): PetzEvent => ({
      type: 'petz.grouped',
      groups: [own.map(([imps, gold]) => ({ imps, gold })), [{ imps: 4, gold: 0 }]],
    });
    const goal = { id: 'grouping', size: 4 };
    expect(stands(goal, run())).toBe('open 0/1');
    expect(stands(goal, run({ events: [grouped([2, 2], [3, 0])] }))).toBe('done 1/1');
    expect(stands(goal, run({ events: [grouped([3, 0], [2, 1])], outcome: END }))).toBe('failed 0/1');
    expect(stands(goal, run({ events: [grouped([5, 0])] }))).toBe('open 0/1');
    expect(stands(goal, run({ events: [grouped()], outcome: END }))).toBe('failed 0/1');
  });

  test('clean at the end, or at the end of every round', () => {
    const dirty = ({ shops: [own] }: PetzView) => {
      if (own?.plots[0]) own.plots[0].manure = 2;
    };
    const clean = ({ shops: [own] }: PetzView) => {
      if (own?.plots[0]) own.plots[0].manure = 0;
    };
    const passed: PetzEvent = { type: 'petz.passedToken', from: 0, to: 1 };
    const cleaned: PetzEvent = {
      type: 'petz.cleaned',
      seat: 0,
      plots: [1, 0, 0, 0],
      imps: 1,
      employee: false,
    };
    expect(stands({ id: 'clean' }, run({ view: dirty }))).toBe('open 2/0');
    expect(stands({ id: 'clean' }, run({ view: dirty, outcome: END }))).toBe('failed 2/0');
    expect(stands({ id: 'clean' }, run({ view: clean, outcome: END }))).toBe('done 0/0');
    const late = { view: clean, events: [passed, cleaned] };
    expect(goalState(run(late), { id: 'clean' }).state).toBe('open');
    expect(goalState(run(late), { id: 'clean', always: true }).state).toBe('failed');
    const inTime = { view: clean, events: [cleaned, passed] };
    expect(goalState(run({ ...inTime, outcome: END }), { id: 'clean', always: true }).state).toBe('done');
  });
});

describe('Pug Quest', () => {
  const fell = (id: string, by: string | null = 'h0') => ({ type: 'quest.fell', id, by }) as const;
  const hurt = (id: string, n: number) => ({ type: 'quest.hurt', id, n, cause: 'attack' }) as const;

  test('one side wins', () => {
    expect(stands({ id: 'victory' }, questRun())).toBe('open 0/1');
    expect(stands({ id: 'victory' }, questRun({ outcome: over([0, 1]) }))).toBe('done 1/1');
    expect(stands({ id: 'victory' }, questRun({ outcome: over([]) }))).toBe('failed 0/1');
    expect(stands({ id: 'lordWins' }, questRun({ outcome: over([2]) }, true))).toBe('done 1/1');
    expect(stands({ id: 'lordWins' }, questRun({ outcome: over([0, 1]) }, true))).toBe('failed 0/1');
    expect(stands({ id: 'lordWins' }, questRun({ outcome: over([]) }))).toBe('failed 0/1');
  });

  test('who stands and what is held counts at the end', () => {
    const view = ({ heroes: [first, second] }: QuestView) => {
      if (first) first.treasures = ['lamp.1', 'lamp.2'];
      if (second) second.status = 'down';
    };
    expect(stands({ id: 'standing', min: 2 }, questRun({ view }))).toBe('open 1/2');
    expect(stands({ id: 'standing', min: 1 }, questRun({ view, outcome: over([0]) }))).toBe('done 1/1');
    expect(stands({ id: 'treasures', min: 3 }, questRun({ view, outcome: over([0]) }))).toBe('failed 2/3');
  });

  test('who falls, and by whom', () => {
    const events = [fell('slime.1'), fell('slime.2', 'h1'), fell('h1', 'imp.1')];
    expect(stands({ id: 'felled', min: 2 }, questRun({ events }))).toBe('done 2/2');
    expect(stands({ id: 'felled', min: 2, own: true }, questRun({ events }))).toBe('open 1/2');
    expect(stands({ id: 'downed', min: 1 }, questRun({ events }, true))).toBe('done 1/1');
    expect(stands({ id: 'noneFalls' }, questRun({ events }))).toBe('failed 1/0');
    expect(stands({ id: 'noneFalls' }, questRun({ events: events.slice(0, 2) }))).toBe('open 0/0');
  });

  test('R-PQ-95 the Boss is no Monster', () => {
    const events = [fell('slime.1'), fell('kraken')];
    expect(stands({ id: 'felled', min: 2 }, questRun({ events, outcome: over([0]) }))).toBe('failed 1/2');
    expect(stands({ id: 'felled', min: 1, own: true }, questRun({ events: events.slice(1) }))).toBe(
      'open 0/1',
    );
  });

  test('damage of Heroes alone', () => {
    const events = [hurt('h0', 2), hurt('h1', 3), hurt('slime.1', 9)];
    expect(stands({ id: 'unhurt', max: 5 }, questRun({ events }))).toBe('open 5/5');
    expect(stands({ id: 'unhurt', max: 4 }, questRun({ events }))).toBe('failed 5/4');
    expect(stands({ id: 'unhurt', max: 2, own: true }, questRun({ events, outcome: over([0]) }))).toBe(
      'done 2/2',
    );
  });

  test('Rounds and Worlds', () => {
    const round = { type: 'quest.round', round: 1 } as const;
    const events = [
      round,
      { type: 'quest.worldOver', how: 'cleared', number: 1 },
      round,
      { type: 'quest.worldOver', how: 'time', number: 2 },
    ] as const;
    expect(stands({ id: 'rounds', max: 2 }, questRun({ events }))).toBe('open 2/2');
    expect(stands({ id: 'rounds', max: 1 }, questRun({ events }))).toBe('failed 2/1');
    expect(stands({ id: 'worlds', min: 1 }, questRun({ events }))).toBe('done 1/1');
    expect(stands({ id: 'worlds', min: 2 }, questRun({ events }))).toBe('open 1/2');
  });
});

describe('together', () => {
  test('there is no star without the first goal', () => {
    const [done, failed] = [
      { state: 'done', now: 1, of: 1 },
      { state: 'failed', now: 0, of: 1 },
    ] as const;
    expect(starred([done, failed, done])).toEqual([0, 2]);
    expect(starred([failed, done, done])).toEqual([]);
    expect(starred([{ ...done, state: 'open' }, done])).toEqual([]);
  });

  test('a run has its level’s goals, in their order', () => {
    const goals = [{ id: 'win' }, { id: 'sales', min: 1 }];
    const states = goalsOf({ ...run({ events: [sold(3)] }), level: level({ goals }) });
    expect(states.map(({ state }) => state)).toEqual(['open', 'done']);
  });

  test('a goal of the other game is a mistake', () => {
    expect(() => goalState(run(), { id: 'victory' })).toThrow("no goal is called 'victory'");
    expect(() => goalState(run(), { id: 'toString' })).toThrow("no goal is called 'toString'");
  });

  test('every goal stands under its own name', () => {
    for (const [id, goal] of Object.entries(GOALS)) expect(goal.id).toBe(id);
    expect(Object.keys(GOALS).length).toBeGreaterThanOrEqual(25);
  });
});

describe('in whole games', () => {
  /** Every goal, with numbers that a bot may or may not reach. */
  const uses: GoalUse[] = Object.values(GOALS)
    .filter(({ game }) => game === 'petz')
    .map(({ id }) => ({ id, min: 2, max: 1, seat: 1 }));

  test.each([
    ['the base game', fullSetup(3), ['trader', 'apprentice', 'hatchling']],
    ['Dark Alleys', alleysSetup(3, 'standard'), ['trader', 'random', 'hatchling']],
  ] as const)('%s: events and state agree', (_name, setup, bots) => {
    for (const seed of ['1', '2']) {
      const { log } = playPetz(setup, bots, seed);
      const reported: PetzEvent[] = [];
      const real: number[] = [];
      const settled = new Map<string, string>();
      let last: Run<'petz'> | null = null;
      replayLog(setup, seed, log, ({ state, events }) => {
        for (const event of events) {
          const seen = petzEngine.rules.redact(event, 0);
          if (seen !== null) reported.push(seen);
        }
        const view = petzEngine.view(state, 0);
        last = { level: level(), game: 'petz', seat: 0, view, events: reported, outcome: state.outcome };
        // What a round left behind is there when the next one has just begun.
        const shop = state.shops[0];
        if (shop !== undefined && view.round > real.length + 1) real.push(manureOf(shop));
        for (const use of uses) {
          const { state: now } = goalState(last, use);
          const before = settled.get(use.id);
          if (before !== undefined) expect([use.id, now]).toEqual([use.id, before]);
          if (now !== 'open') settled.set(use.id, now);
        }
        return undefined;
      });
      if (last === null) throw new Error('nothing was played');
      expect(leftovers(last)).toEqual(real);
      // When the game is over nothing is open.
      expect([...settled.keys()].sort()).toEqual(uses.map(({ id }) => id).sort());
    }
  });
});
