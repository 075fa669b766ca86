/** What screens of Pug Quest show in advance is what then happens. */

import { describe, expect, test } from 'vitest';
import type { Act } from '../../src/engine/quest/choices.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import {
  type Intent,
  intentOf,
  intentsOf,
  numbersOf,
  ownDamage,
  placingOf,
  previewOf,
  targetsFrom,
} from '../../src/engine/quest/read.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { QuestView } from '../../src/engine/quest/view.ts';
import { momentsOf, type StoryMoment } from '../../src/session/game/moments.ts';
import { type CardTable, cards, type Plan } from '../kit/quest-cards.ts';
import { walkQuest } from '../kit/quest-session.ts';

const viewOf = (t: CardTable): QuestView => questEngine.view(t.s, 0);
const seen = (plan: Plan): QuestView => viewOf(cards(plan));

describe('intents', () => {
  test('R-PQ-22: who was announced moves there and strikes those, in whole games', () => {
    let [moved, struck] = [0, 0];
    for (let game = 0; game < 4; game++) {
      walkQuest(questSetup(3), `intent ${game}`, ({ state, log, seat, ask }) => {
        if (log.length % 3 > 0) return;
        const domain = questEngine.domain(state, seat);
        if (domain?.type !== 'pick') return;
        const choice = domain.options.at(-1) ?? null;
        const moments = momentsOf<'quest'>(state, { seat, ask: ask.id, choice }, null, 'quest');
        let intent: Intent | null = null;
        for (const { event, after } of moments) {
          if (event.type === 'quest.turn') intent = intentOf(after, event.id);
          if (intent === null) continue;
          if (event.type === 'quest.moved' && event.id === intent.id) {
            expect([event.from, event.to, event.steps]).toEqual([intent.from, intent.to, intent.steps]);
            moved++;
          }
          if (event.type === 'quest.struck' && event.by === intent.id) {
            expect(event.targets).toEqual(intent.blows.map(({ target }) => target));
            struck++;
            intent = null;
          }
          // What comes after a Boss's own attack is another one.
          if (event.type === 'quest.missed' && event.by === intent?.id) {
            expect(intent.blows).toEqual([]);
            intent = null;
          }
        }
      });
    }
    expect(moved).toBeGreaterThan(20);
    expect(struck).toBeGreaterThan(20);
  });

  test('R-PQ-100 a Boss that moves Heroes about as its turn begins strikes the creature that stands there then', () => {
    const boss = (card: string, at: number, heroes: Plan['heroes']) => {
      const t = cards({ heroes, foes: [[card, at]], number: 3, round: 1 });
      const targets = intentOf(viewOf(t), card)?.blows.map(({ target }) => target);
      t.turn(card);
      const struck = t.events.find((event) => event.type === 'quest.struck');
      expect([card, targets]).toEqual([card, struck?.type === 'quest.struck' ? struck.targets : []]);
      return targets;
    };
    // From column 1 it reaches the columns 1 and 2, into which the front Hero of column 3 has been pushed.
    expect(boss('badger', 3, { puggab: { at: 3 }, elpug: { at: 3 }, pugtor: { at: 1 } })).toEqual([
      'h2',
      'h0',
    ]);
    expect(boss('vacuum', 1, { puggab: { at: 4 }, elpug: { at: 2 }, pugtor: { at: 1 } })).toEqual([]);
    expect(boss('vacuum', 1, { puggab: { at: 5 }, elpug: { at: 4 } })).toEqual([]);
    expect(boss('vacuum', 4, { puggab: { at: 2 }, elpug: { at: 5 } })).toEqual([]);
    expect(boss('feline', 3, { puggab: { at: 2 }, elpug: { at: 5 } })).toEqual(['h1']);
  });

  test('round the side, at the weakest of a column, and who would fall', () => {
    // A goblin goes two to the right and shoots one of the column it then faces.
    const view = seen({
      heroes: { bravepug: { at: 1 }, elpug: { at: 1, damage: 4 } },
      foes: [['goblin.1', 5]],
    });
    const intent = intentOf(view, 'goblin.1');
    expect([intent?.steps, intent?.from, intent?.to]).toEqual([2, 4, 1]);
    expect(intent?.blows).toEqual([]);
    const near = seen({
      heroes: { bravepug: { at: 2 }, elpug: { at: 2, damage: 4 } },
      foes: [['goblin.1', 5]],
    });
    expect(intentOf(near, 'goblin.1')?.blows).toEqual([
      { target: 'h1', n: 1, left: 0, falls: true, mayDefend: false },
    ]);
  });

  test('stunned it does nothing, rooted it stays; the Evil Lord is not predicted', () => {
    const plan: Plan = { heroes: { bravepug: { at: 3 } }, foes: [['ogre.1', 3]] };
    const marked = (tag: 'stun' | 'root') => {
      const t = cards(plan);
      t.foe('ogre.1').marks = [{ tag, v: 1, until: 'next', by: 'h0', card: 'x' }];
      return intentOf(viewOf(t), 'ogre.1');
    };
    expect(marked('stun')).toMatchObject({ isStunned: true, steps: 0, blows: [] });
    expect(marked('root')).toMatchObject({ isRooted: true, steps: 0, to: 2 });
    expect(marked('root')?.blows).toMatchObject([{ target: 'h0', n: 3, left: 3 }]);
    expect(intentOf(seen(plan), 'ogre.1')).toMatchObject({ steps: 1, to: 3, blows: [] });
    expect(intentOf(seen({ ...plan, lord: [] }), 'ogre.1')).toMatchObject({ byLord: true, steps: 0 });
    expect(intentOf(seen(plan), 'h0')).toBeNull();
  });

  test('come in the order of turns', () => {
    const view = seen({
      heroes: { bravepug: {} },
      foes: [
        ['ogre.1', 1],
        ['goblin.1', 2],
        ['slime.1', 3],
      ],
    });
    expect(intentsOf(view).map(({ id }) => id)).toEqual(['goblin.1', 'slime.1', 'ogre.1']);
  });
});

describe('previews', () => {
  test('of every blow that is not stopped are what it then does, in whole games', () => {
    let right = 0;
    for (let game = 0; game < 3; game++) {
      walkQuest(questSetup(2), `preview ${game}`, ({ state, seat, ask }) => {
        const domain = questEngine.domain(state, seat);
        if (ask.kind !== 'quest.act' || domain?.type !== 'pick') return;
        const view = questEngine.view(state, seat);
        for (const choice of domain.options) {
          const act = choice as unknown as Act;
          if (act.do !== 'attack') continue;
          const blow = previewOf(view, seat, act)[0]?.blows[0];
          const moments = momentsOf<'quest'>(state, { seat, ask: ask.id, choice }, seat, 'quest');
          const left = leftAfter(moments, act.target);
          if (left === null || blow === undefined) continue;
          expect([blow.left, blow.falls]).toEqual([Math.max(0, left), left <= 0]);
          right++;
        }
      });
    }
    expect(right).toBeGreaterThan(30);
  });

  test('count what raises the attack; a Defend symbol may stop it', () => {
    const t = cards({
      heroes: { bravepug: { at: 2, hand: ['strength', 'strength', 'spirit'] } },
      foes: [['mummy.1', 2]],
    });
    t.foe('mummy.1').damage = 1;
    t.turn('h0');
    const view = viewOf(t);
    // The Brave Pug hits hurt creatures harder.
    expect(ownDamage(view, 'h0')).toBe(1);
    const attack = {
      do: 'attack',
      target: 'mummy.1',
      pay: { cards: ['spirit'], xp: 0, wild: false },
    } as const;
    expect(previewOf(view, 0, attack as unknown as Act)[0]?.blows).toMatchObject([{ n: 2, left: 3 }]);
    const act = {
      do: 'play',
      id: 'powerSlash',
      pay: { cards: ['strength', 'strength'], xp: 0, wild: false },
    };
    expect(previewOf(view, 0, act as Act)).toEqual([
      {
        shape: 'melee',
        times: 1,
        hits: 'all',
        most: 1,
        blows: [{ target: 'mummy.1', n: 3, left: 2, falls: false, mayDefend: true }],
      },
    ]);
    expect(previewOf(view, 0, { do: 'draw' })).toEqual([]);
  });

  test('a Boss that its sheet keeps in play does not fall by the blow: so much life it will have (Second Fuse)', () => {
    const slash = (done: string[]) => {
      const t = cards({
        heroes: { bravepug: { at: 1, hand: ['strength', 'strength'] }, elpug: { at: 5 } },
        foes: [['phoenix', 1]],
        number: 3,
      });
      t.foe('phoenix').damage = t.foe('phoenix').life - 2;
      t.s.bossDone = done;
      t.turn('h0');
      const act = { do: 'play', id: 'powerSlash', pay: { cards: [], xp: 0, wild: false } } as const;
      const blow = previewOf(viewOf(t), 0, act as unknown as Act)[0]?.blows[0];
      t.play('powerSlash');
      expect(t.s.outcome !== null).toBe(blow?.falls);
      if (blow?.falls === false) expect(t.foe('phoenix').life - (t.damage('phoenix') ?? 0)).toBe(blow.left);
      return [blow?.falls, blow?.left];
    };
    expect([slash(['bigBang']), slash(['bigBang', 'secondFuse'])]).toEqual([
      [false, 3],
      [true, 0],
    ]);
  });

  test('reach from another column what stands there', () => {
    const view = seen({
      heroes: { bravepug: { at: 1 } },
      foes: [
        ['ogre.1', 1],
        ['slime.1', 3],
        ['slime.2', 4],
      ],
    });
    expect(targetsFrom(view, 'h0', 'melee')).toEqual(['ogre.1']);
    expect(targetsFrom(view, 'h0', 'triple:wide', 3)).toEqual(['slime.1', 'slime.2']);
    expect(targetsFrom(view, 'h0', 'melee', 1)).toEqual([]);
  });
});

/** The life a creature has left when the first blow has hit it; null if the blow was stopped or is still answered. */
function leftAfter(moments: readonly StoryMoment<'quest'>[], target: string): number | null {
  const hit = moments.find(({ event }) => event.type === 'quest.hurt' && event.id === target);
  return hit === undefined ? null : numbersOf(hit.after, target).left;
}

describe('taking stands', () => {
  test('PQ-SETUP-09 the slowest first, then as it was set; over as soon as the foes are there', () => {
    let [asked, over] = [0, 0];
    for (const seed of ['stand', 'queue']) {
      walkQuest(questSetup(4), seed, ({ state, seat, ask }) => {
        const placing = placingOf(questEngine.view(state, seat));
        if (ask.kind !== 'quest.place') {
          if (state.turn !== null) expect(placing).toBeNull();
          over++;
          return;
        }
        expect(placing?.ahead[0]).toBe(`h${seat}`);
        expect(placing?.done).toEqual(state.places.map(({ id }) => id));
        const quick = placing?.ahead.map((id) => numbersOf(questEngine.view(state, seat), id).init) ?? [];
        expect(quick).toEqual([...quick].sort((a, b) => a - b));
        asked++;
      });
    }
    expect(asked).toBeGreaterThan(7);
    expect(over).toBeGreaterThan(20);
  });
});
