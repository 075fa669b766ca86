/** All that the rules offer a hero in its turn can be reached by tapping what the picture offers. */

import { describe, expect, test } from 'vitest';
import { hash } from '../../src/engine/kernel/data.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { Act } from '../../src/engine/quest/choices.ts';
import type { CardKind } from '../../src/engine/quest/data/words.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { dangersOf, movedTo, sheetOf } from '../../src/engine/quest/read.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { QuestView } from '../../src/engine/quest/view.ts';
import { Words } from '../../src/i18n/words.ts';
import { type Draft, emptyDraft } from '../../src/scenes/quest/draft.ts';
import { groundOf } from '../../src/scenes/quest/ground.ts';
import { layoutBattle } from '../../src/scenes/quest/layout.ts';
import { openedBy } from '../../src/scenes/quest/plays/cards.ts';
import {
  actOf,
  missingFor,
  pickedBy,
  playKey,
  wayAfter,
  waysOf,
} from '../../src/scenes/quest/questions/turn/actions.ts';
import { groupWith } from '../../src/scenes/quest/questions/turn/aims.ts';
import { trayOf } from '../../src/scenes/quest/questions/turn/goods.ts';
import { foresee } from '../../src/scenes/quest/questions/turn/preview.ts';
import type { Ground, Offers, QuestHost } from '../../src/scenes/quest/types.ts';
import { QuestSpeech } from '../../src/text/quest/index.ts';
import { cards } from '../kit/quest-cards.ts';
import { TURN_OFFERS } from '../kit/quest-offers.ts';
import { walkQuest } from '../kit/quest-session.ts';

const speech = new QuestSpeech(await Words.speak('en'), []);
const at = layoutBattle(1280, 800);

/** Everything that can be tapped. */
function tapsOf(offers: Offers): (() => void)[] {
  const maps = [offers.creatures, offers.columns, offers.places, offers.cards, offers.display, offers.rows];
  const touchables = maps.flatMap((map) => [...(map?.values() ?? [])]);
  const buttons = [...(offers.buttons ?? []), offers.main ?? null];
  return [...touchables, ...buttons].flatMap((one) => one?.tap ?? []);
}

interface Asked {
  view: QuestView;
  seat: number;
}

/** All answers to which taps lead, from nothing picked on. */
function answersOf({ view, seat }: Asked, domain: Ground['look']['domain']): Json[] {
  const { ask } = view;
  const offersFor = TURN_OFFERS[ask?.kind ?? ''];
  if (ask === null || offersFor === undefined) throw new Error('no such question');
  const answers = new Map<string, Json>();
  const known = new Set<string>();
  const queue: Draft[] = [emptyDraft(ask.id)];
  for (let draft = queue.pop(); draft !== undefined; draft = queue.pop()) {
    const key = JSON.stringify(draft);
    // What is swapped is asked again, with a question of its own: here one card is as good as any.
    if (known.has(key) || known.size > 6000 || (ask.kind === 'quest.act' && draft.cards.length > 1)) continue;
    known.add(key);
    const now = draft;
    const host = {
      link: { speech, session: { ask: () => null } },
      kit: { hides: () => false },
      answer: (choice: Json) => {
        answers.set(hash(choice), choice);
        return null;
      },
    } as unknown as QuestHost;
    const ground: Ground = {
      ...groundOf(host, { view, seat, subject: seat, ask, domain }, at),
      draft: now,
      change: (change) => queue.push({ ...now, ...change }),
    };
    const offers = offersFor(ground);
    for (const tap of tapsOf(offers)) tap();
    // The tray is drawn, not offered: its taps count cards.
    if (ask.kind === 'quest.recover') for (const i of trayOf(ground.look).keys()) ground.change({ count: i });
  }
  return [...answers.values()];
}

const kinds = (choice: Json): string => (Array.isArray(choice) ? [...choice].sort().join(' ') : hash(choice));

describe('every answer can be tapped', () => {
  test.each([1, 3, 5])('in games of %i', (heroes) => {
    const seen = new Map<string, number>();
    for (let game = 0; game < 1; game++) {
      walkQuest(questSetup(heroes), `turn ${heroes} ${game}`, ({ state, seat, ask, log }) => {
        if (TURN_OFFERS[ask.kind] === undefined) return;
        const count = seen.get(ask.kind) ?? 0;
        seen.set(ask.kind, count + 1);
        // The first of a kind, then now and then one: a game asks hundreds.
        if (count > 4 && (log.length + count) % 29 > 0) return;
        const view = questEngine.view(state, seat);
        const domain = questEngine.domain(state, seat);
        if (domain?.type === 'some' && domain.from.length > 8) return;
        const answers = answersOf({ view, seat }, domain);
        for (const choice of answers) {
          const action = { seat, ask: ask.id, choice };
          expect(questEngine.check(state, action), `${ask.kind} ${JSON.stringify(choice)}`).toBeNull();
        }
        if (domain?.type === 'pick') {
          const reached = new Set(answers.map((one) => hash(one)));
          const missing = domain.options.filter((option) => !reached.has(hash(option)));
          expect(missing, ask.kind).toEqual([]);
        } else if (domain?.type === 'some') {
          const reached = new Set(answers.map(kinds));
          for (const element of domain.from) expect([...reached].join(), ask.kind).toContain(String(element));
          const whole = domain.from.slice(0, domain.max);
          expect(reached.has(kinds([...whole])), ask.kind).toBe(true);
        }
      });
    }
    const common = heroes === 1 ? ['quest.act', 'quest.draw'] : ['quest.act', 'quest.draw', 'quest.aim'];
    for (const kind of common) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
  });

  test('a tap chooses the group that is most like the picked one', () => {
    const groups = [['a', 'b'], ['b', 'c'], ['c']];
    expect(groupWith(groups, [], 'c')).toEqual(['c']);
    expect(groupWith(groups, ['a', 'b'], 'c')).toEqual(['b', 'c']);
    expect(groupWith(groups, ['b', 'c'], 'a')).toEqual(['a', 'b']);
  });
});

describe('ways to pay', () => {
  const play = (cards: CardKind[], xp = 0, wild = false): Act => ({
    do: 'play',
    id: 'hex',
    pay: { cards, xp, wild },
  });
  const acts = [
    play(['joker', 'joker']),
    play(['magic', 'joker']),
    play(['magic'], 1),
    play(['magic', 'spirit']),
  ];
  const picked = { chosen: 'play:hex', targets: [], column: null, way: 0 };

  test('cards of the type come before jokers, jokers before experience', () => {
    const ways = waysOf([...acts, { do: 'end' }], picked);
    expect(ways.map((way) => acts.indexOf(way))).toEqual([3, 1, 2, 0]);
    expect(actOf(acts, picked)).toBe(acts[3]);
    expect(actOf(acts, { ...picked, way: 1 })).toBe(acts[1]);
  });

  test('a tap on a joker pays with it, a tap on a lifted card spares it', () => {
    const ways = waysOf(acts, picked);
    expect(ways[wayAfter(ways, 0, 'joker', false) ?? -1]).toBe(acts[1]);
    expect(ways[wayAfter(ways, 0, 'magic', true) ?? -1]).toBe(acts[0]);
    expect(wayAfter(ways, 0, 'speed', false)).toBeNull();
  });
});

test('what is advised is picked whole: for each act its picture sends just that', () => {
  let seen = 0;
  walkQuest(questSetup(2), 'advised', ({ state, seat, ask }) => {
    const domain = ask.kind === 'quest.act' ? questEngine.domain(state, seat) : null;
    if (domain?.type !== 'pick') return;
    const acts = domain.options as unknown as Act[];
    for (const act of acts) expect(actOf(acts, pickedBy(acts, act))).toEqual(act);
    seen += acts.length;
  });
  expect(seen).toBeGreaterThan(100);
});

describe('what is foreseen', () => {
  test('a Combo that costs its own player the last life says so', () => {
    const chomp = (damage: number) => {
      const t = cards({
        heroes: { puggab: { at: 1, damage, hand: ['strength', 'strength'] } },
        foes: [['ogre.1', 1]],
      }).turn('h0');
      return foresee(questEngine.view(t.s, 0), 0, playKey('recklessChomp')).creatures.get('h0');
    };
    expect(chomp(4)).toMatchObject({ harm: 1, falls: false });
    expect(chomp(5)).toMatchObject({ harm: 1, falls: true });
  });

  test('several hits on one boss count what its sheet gives back in between', () => {
    const nips = (name: string, left: number) => {
      const t = cards({
        heroes: { pugpin: { at: 1, hand: ['speed', 'speed', 'speed'], xp: 5 } },
        foes: [[name, 1]],
      }).turn('h0');
      const boss = t.s.foes[0];
      if (boss !== undefined) {
        boss.life = Math.max(boss.life, 11);
        boss.damage = boss.life - left;
      }
      return foresee(questEngine.view(t.s, 0), 0, playKey('thousandNips')).creatures.get(name);
    };
    // With 5 left the third hit only lights the Second Fuse; with 2 left it has 2 more for the other two hits.
    expect(nips('phoenix', 5)).toMatchObject({ falls: false });
    expect(nips('phoenix', 2)).toMatchObject({ falls: true });
    // Of 11 the first hit leaves less than half: one of the Nine Lives comes back before the second.
    expect(nips('feline', 6)).toMatchObject({ falls: false });
    expect(nips('feline', 5)).toMatchObject({ falls: true });
  });

  test('a moved creature stands at the back, and dangers are those of the new place', () => {
    walkQuest(questSetup(2), 'foreseen', ({ state, seat, ask }) => {
      if (ask.kind !== 'quest.act') return;
      const view = questEngine.view(state, seat);
      const id = `h${seat}`;
      for (let column = 0; column < 5; column++) {
        const moved = movedTo(view, id, column);
        expect(moved.halves.heroes[column]?.at(-1)).toBe(id);
        expect(moved.halves.heroes.flat().length).toBe(view.halves.heroes.flat().length);
        for (const { by, blow } of dangersOf(moved, id)) {
          expect(view.acted).not.toContain(by);
          expect(blow.target).toBe(id);
        }
      }
    });
  });
});

describe('what stars open', () => {
  /** The same table before and after hero 0 has so many stars. */
  const beat = (before: number, after: number) => {
    const { state } = questEngine.start(questSetup(2), 'stars');
    const view = questEngine.view(state, 0);
    const withStars = (n: number): QuestView => ({
      ...view,
      heroes: view.heroes.map((hero, seat) =>
        seat === 0 ? { ...hero, xp: Array.from({ length: n }, (_, i) => `slime.${i}`) } : hero,
      ),
    });
    return { before: withStars(before), after: withStars(after) };
  };
  const idsAt = (needs: number) =>
    sheetOf(beat(0, 0).before, 0).flatMap((row) => (row.needs === needs ? [row.id] : []));

  test('the rows of the level that is reached, and only those, are called out', () => {
    expect(idsAt(2).length).toBeGreaterThan(0);
    const reached = openedBy(beat(1, 2), 0);
    expect(reached.opened).toEqual(idsAt(2));
    expect(reached.said?.id).toBe(idsAt(2)[0]);
    expect(openedBy(beat(4, 5), 0).opened).toEqual(idsAt(5));
  });

  test('a hard blow that passes two levels at once opens both', () => {
    expect(openedBy(beat(1, 5), 0).opened).toEqual([...idsAt(2), ...idsAt(5)]);
  });

  test('stars between two levels, and those of another hero, open nothing', () => {
    expect(openedBy(beat(2, 4), 0)).toEqual({ opened: [], said: null });
    expect(openedBy(beat(1, 2), 1)).toEqual({ opened: [], said: null });
  });
});

test('what is missing for a combo: a Joker stands for any energy (PQ-ENERGY)', () => {
  expect(missingFor({ strength: 1, speed: 1 }, ['strength', 'magic'])).toEqual({ speed: 1 });
  expect(missingFor({ strength: 2 }, [])).toEqual({ strength: 2 });
  expect(missingFor({ strength: 1, speed: 1 }, ['joker'])).toEqual({ speed: 1 });
  expect(missingFor({ magic: 1 }, ['joker'])).toEqual({});
});
