/** "What will they do?" compared with what the engine then does, and previews of blows with what they take. */
import { describe, expect, test } from 'vitest';
import { BOSSES } from '../../src/engine/quest/data/cards.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { blowsOf, harmAtWork, heroSeat, threatOf } from '../../src/engine/quest/read.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { CreatureId, Quest } from '../../src/engine/quest/state.ts';
import type { QuestView } from '../../src/engine/quest/view.ts';
import { letCome, restOfRound } from '../../src/session/advice/quest-ahead.ts';
import { momentsOf } from '../../src/session/game/moments.ts';
import { cards } from '../kit/quest-cards.ts';
import { walkQuest } from '../kit/quest-session.ts';

/** Columns and life of everybody, read off the table before and after each foe's turn. */
function whatHappens(
  state: Quest,
): { by: CreatureId; column: number | null; lost: [CreatureId, number][] }[] {
  const done: { by: CreatureId; column: number | null; lost: [CreatureId, number][] }[] = [];
  const { round, number } = state;
  let s = state;
  let before: QuestView | null = null;
  let walked: number | null = null;
  let wounds = new Map<CreatureId, number>();
  while (s.outcome === null && s.ask !== null && s.round === round && s.number === number) {
    const [seat = 0] = questEngine.waiting(s);
    const domain = questEngine.domain(s, seat);
    if (domain === null) break;
    const action = { seat, ask: s.ask.id, choice: letCome(domain) ?? null };
    for (const { event, after } of momentsOf<'quest'>(s, action, null, 'quest')) {
      if (after.round !== round || after.number !== number || event.type === 'quest.worldOver') break;
      // From here on a card from a hidden deck has its part in it.
      if (event.type === 'quest.entered') return done;
      if (event.type === 'quest.turn' && heroSeat(event.id) === null) {
        [before, walked, wounds] = [after, null, new Map()];
      }
      if (before === null) continue;
      if (event.type === 'quest.moved' && event.id === before.turn?.id) walked = event.to;
      if (event.type === 'quest.hurt' && heroSeat(event.id) !== null)
        wounds.set(event.id, (wounds.get(event.id) ?? 0) + event.n);
      if (event.type === 'quest.turnEnded') {
        done.push({ by: event.id, column: walked, lost: [...wounds] });
        before = null;
      }
    }
    const next = questEngine.apply(s, action);
    if (!next.ok) throw new Error(next.refusal.code);
    s = next.state;
  }
  return done;
}

interface Seen {
  walks: number;
  hits: number;
  falls: number;
}

/** Compares what is foretold at every fourth act of a game with what then comes. */
function follow(setup: QuestSetup, seed: string, seen: Seen): void {
  walkQuest(setup, seed, ({ state, seat, ask, log }) => {
    if (ask.kind !== 'quest.act' || log.length % 4 > 0) return;
    const turns = restOfRound(questEngine.view(state, seat));
    const predicted = turns.flatMap(({ by, steps, to, hits }) => {
      if (by === null) return [];
      const lost = hits.map(({ target, n }): [CreatureId, number] => [target, n]);
      return [{ by, column: steps === 0 ? null : to, lost }];
    });
    // A turn that the end of the World cuts off is predicted, but never ended.
    const happened = whatHappens(state);
    expect(predicted.slice(0, happened.length)).toEqual(happened);
    seen.walks += predicted.filter(({ column }) => column !== null).length;
    seen.hits += predicted.flatMap(({ lost }) => lost).length;
    seen.falls += turns.flatMap(({ hits }) => hits).filter(({ falls }) => falls).length;
  });
}

const WORLDS = ['icy', 'ember', 'woods', 'gale', 'clock'];
const ODD = [
  { id: 'fog', arg: { rounds: [1, 2, 3] } },
  { id: 'waves', arg: { every: 2, count: 1 } },
  { id: 'ambush', arg: { rounds: [2, 3, 4] } },
  { id: 'companion', arg: { name: 'uni', gift: 'guard', hero: 0 } },
];

/** World 3 with a Boss, in all Worlds and sizes of party; every other game with twists, every third in the hard mode. */
function against(boss: string, i: number): QuestSetup {
  const heroes = 1 + (i % 5);
  const start = { number: 3, world: WORLDS[(i + 2) % 5] ?? 'icy', heroes: Array(heroes).fill({ xp: 2 }) };
  const mode = i % 3 === 0 ? 'hard' : 'normal';
  return { ...questSetup(heroes, { mode, mods: i % 2 === 0 ? ODD : [], start }), decks: { bosses: [boss] } };
}

describe('what they will do', () => {
  test.each([2, 4])('walks and hits of the rest of the round, in games of %i', (heroes) => {
    const seen = { walks: 0, hits: 0, falls: 0 };
    for (let game = 0; game < 4; game++) follow(questSetup(heroes), `ahead ${heroes} ${game}`, seen);
    expect(seen.walks).toBeGreaterThan(20);
    expect(seen.hits).toBeGreaterThan(10);
    expect(seen.falls).toBeGreaterThan(0);
  });

  test('of every Boss too, with twists and in the hard mode', () => {
    const seen = { walks: 0, hits: 0, falls: 0 };
    for (const [i, boss] of Object.keys(BOSSES).entries()) follow(against(boss, i), `boss ${i}`, seen);
    expect(seen.walks).toBeGreaterThan(30);
    expect(seen.hits).toBeGreaterThan(30);
    expect(seen.falls).toBeGreaterThan(3);
  });

  test('is nothing where an Evil Lord decides, and outside a turn', () => {
    const t = cards({ heroes: { bravepug: { at: 3 } }, foes: [['ogre.1', 3]], lord: [] });
    expect(restOfRound(questEngine.view(t.s, 0))).toEqual([]);
    const { state } = questEngine.start(questSetup(2), 'placing');
    expect(restOfRound(questEngine.view(state, 0))).toEqual([]);
  });
});

describe('R-PQ-26: a blow', () => {
  test('takes what was predicted after armor and shields, unless a player answers it', () => {
    let [right, shielded] = [0, 0];
    for (let game = 0; game < 5; game++) {
      walkQuest(questSetup(3), `blows ${game}`, ({ state: real, seat, ask, log }) => {
        if (log.length % 2 > 0) return;
        const state = structuredClone(real);
        const shield = { tag: 'shield', v: 1, until: 'world', by: 'h0', card: 'x' } as const;
        if (log.length % 4 > 0) for (const hero of state.heroes) hero.marks.push({ ...shield });
        const domain = questEngine.domain(state, seat);
        const choice = domain === null ? undefined : letCome(domain);
        if (choice === undefined) return;
        let open: { target: CreatureId; n: number }[] = [];
        for (const { event, after } of momentsOf<'quest'>(
          state,
          { seat, ask: ask.id, choice },
          null,
          'quest',
        )) {
          const threat = threatOf(after);
          if (event.type === 'quest.struck' && threat !== null) {
            open = blowsOf(after, threat.strike, event.targets);
            shielded += open.filter(({ n }, i) => n < (event.n[i] ?? 0)).length;
          }
          const isAnswer = ['quest.boosted', 'quest.prevented', 'quest.defended', 'quest.drewDefence'];
          if (isAnswer.includes(event.type)) open = [];
          if (event.type !== 'quest.hurt' || event.cause !== 'attack') continue;
          const blow = open.find(({ target }) => target === event.id);
          if (blow === undefined) continue;
          expect(event.n).toBe(blow.n);
          open = open.filter((one) => one !== blow);
          right++;
        }
      });
    }
    expect(right).toBeGreaterThan(30);
    expect(shielded).toBeGreaterThan(0);
  });
});

test('what an effect gives to or takes of the chosen creature is what was predicted (PQ-COMBO)', () => {
  const predicted: number[] = [];
  for (const heroes of [3, 5]) {
    walkQuest(questSetup(heroes), `whom ${heroes}`, ({ state, seat, ask }) => {
      const domain = ask.kind === 'quest.target' ? questEngine.domain(state, seat) : null;
      if (domain?.type !== 'pick') return;
      for (const choice of domain.options) {
        const id = choice as CreatureId;
        const after = questEngine.apply(state, { seat, ask: ask.id, choice });
        if (!after.ok) throw new Error(after.refusal.code);
        const healed = after.events.flatMap((event) =>
          event.type === 'quest.healed' && event.id === id ? [-event.n] : [],
        );
        const view = questEngine.view(state, seat);
        const harm = harmAtWork(view, id);
        expect(harm < 0 ? harm : 0, id).toBe(healed[0] ?? 0);
        predicted.push(harm);
      }
    });
  }
  expect(predicted.some((harm) => harm < 0)).toBe(true);
});
