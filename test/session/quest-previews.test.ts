/** What is predicted of every card that a Hero may play is what it then does, in games of every sort. */
import { expect, test } from 'vitest';
import type { Act } from '../../src/engine/quest/choices.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { heroId, playsFor, previewOf, reachesOf } from '../../src/engine/quest/read.ts';
import type { CreatureId, Quest } from '../../src/engine/quest/state.ts';
import { letCome } from '../../src/session/advice/quest-ahead.ts';
import { cards } from '../kit/quest-cards.ts';
import { SETUPS, walkQuest } from '../kit/quest-walk.ts';

/** What stops, raises or lowers a blow after it was predicted. */
const ANSWERS = ['quest.boosted', 'quest.prevented', 'quest.defended', 'quest.drewDefence'];

/** All that comes of an act, until its Hero may act again; no player answers it, of what is asked the first is taken. */
function playedOut(before: Quest, seat: number, act: Act): QuestEvent[] {
  const events: QuestEvent[] = [];
  let s = before;
  let action = { seat, ask: s.ask?.id ?? 0, choice: { ...act } as never };
  for (let i = 0; i < 30; i++) {
    const applied = questEngine.apply(s, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    events.push(...applied.events);
    s = applied.state;
    const [next = 0] = questEngine.waiting(s);
    const domain = s.ask === null || s.ask.kind === 'quest.act' ? null : questEngine.domain(s, next);
    if (domain === null || s.outcome !== null) break;
    action = { seat: next, ask: s.ask?.id ?? 0, choice: (letCome(domain) ?? null) as never };
  }
  return events;
}

interface Struck {
  targets: readonly CreatureId[];
  hurt: Map<CreatureId, number>;
  fell: CreatureId[];
}

/** The first attack of a card as it went; null if it made none, or a player answered it. */
function firstStrike(events: readonly QuestEvent[], by: CreatureId, card: string): Struck | null {
  const from = events.findIndex(
    (event) => event.type === 'quest.struck' && event.by === by && event.card === card,
  );
  const strike = events[from];
  if (strike?.type !== 'quest.struck') return null;
  const after = events.slice(from + 1);
  const end = after.findIndex(({ type }) => type === 'quest.struck');
  const own = end < 0 ? after : after.slice(0, end);
  if (own.some(({ type }) => ANSWERS.includes(type))) return null;
  const hurt = new Map<CreatureId, number>();
  for (const event of own)
    if (event.type === 'quest.hurt' && event.cause === 'attack') hurt.set(event.id, event.n);
  const fell = own.flatMap((event) => (event.type === 'quest.fell' ? [event.id] : []));
  return { targets: strike.targets, hurt, fell };
}

const compared = { hits: 0, heals: 0, cards: new Set<string>() };

function lookAt(state: Quest, seat: number, act: Extract<Act, { do: 'play' }>): void {
  const view = questEngine.view(state, seat);
  const by = heroId(seat);
  const play = playsFor(view, by).find(({ id }) => id === act.id);
  if (play === undefined) throw new Error(`${act.id} cannot be played`);
  const previews = previewOf(view, seat, act);
  const events = playedOut(state, seat, act);
  // An attack without a target is not carried out.
  const first = previews.find(({ blows }) => blows.length > 0);
  const struck = firstStrike(events, by, act.id);
  if (first !== undefined && first.times === 1 && struck !== null) {
    if (first.hits === 'all')
      expect([act.id, [...struck.targets].sort()]).toEqual([
        act.id,
        first.blows.map(({ target }) => target).sort(),
      ]);
    for (const [target, n] of struck.hurt) {
      const blow = first.blows.find((one) => one.target === target);
      const falls = struck.fell.includes(target);
      expect([act.id, blow?.n, blow?.falls]).toEqual([act.id, n, falls]);
      compared.hits++;
      compared.cards.add(act.id);
    }
  }
  if (previews.length > 0) return;
  for (const { op, ids, isChoice, harm } of reachesOf(view, by, play.id, play.ops)) {
    if (op !== 'heal' || isChoice) continue;
    const healed = ids.map((id) =>
      events.reduce((sum, e) => (e.type === 'quest.healed' && e.id === id ? sum - e.n : sum), 0),
    );
    expect([act.id, harm]).toEqual([act.id, healed]);
    compared.heals++;
  }
}

test.each([...SETUPS.entries()])('setup %i', (i, setup) => {
  walkQuest(setup, `card by card ${i}`, ({ state, seat }) => {
    const domain = questEngine.domain(state, seat);
    if (state.ask?.kind !== 'quest.act' || domain?.type !== 'pick') return;
    const seen = new Set<string>();
    for (const option of domain.options) {
      const act = { ...(option as object) } as Act;
      if (act.do !== 'play' || seen.has(act.id)) continue;
      seen.add(act.id);
      lookAt(state, seat, act);
    }
  });
});

test('many cards were looked at many times', () => {
  expect(compared.hits).toBeGreaterThan(300);
  expect(compared.heals).toBeGreaterThan(15);
  expect(compared.cards.size).toBeGreaterThan(25);
});

test('R-PQ-24 a card that leads its player elsewhere before it strikes predicts all whom it may face then', () => {
  const t = cards({
    heroes: { puggab: { at: 3, hand: ['strength', 'speed'] } },
    foes: [
      ['ogre.1', 1],
      ['mummy.1', 3],
      ['slime.1', 5],
    ],
  }).turn('h0');
  const act: Act = {
    do: 'play',
    id: 'leapingPaws',
    pay: { cards: ['strength', 'speed'], xp: 0, wild: false },
  };
  const [preview] = previewOf(questEngine.view(t.s, 0), 0, act);
  expect(preview).toMatchObject({ hits: 'choose', isAfterMove: true });
  expect(preview?.blows.map(({ target, n }) => [target, n])).toEqual([
    ['mummy.1', 3],
    ['ogre.1', 3],
    ['slime.1', 3],
  ]);
});
