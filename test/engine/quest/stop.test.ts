/** Games of Pug Quest that stop before the printed end, and how their end is reported. */

import { describe, expect, test } from 'vitest';
import type { HeroStart, QuestStop } from '../../../src/engine/quest/schema-start.ts';
import { questTale } from '../../../src/session/advice/quest-tale.ts';
import { eventsOf } from '../../kit/quest.ts';
import { hit, type Position, passOn, ready, toRound } from '../../kit/quest-start.ts';

/** Puggab strikes for 2 before the Slime that stands alone: 4 lives, of which so many are gone. */
function duel(damage: number, stop: QuestStop | undefined, more: Partial<Position> = {}) {
  const heroes: Record<string, HeroStart> = { puggab: { hand: ['joker', 'joker'] } };
  const foes = [{ card: 'slime.1', column: 0, row: 0, damage }];
  return ready({ heroes, foes, ...(stop === undefined ? {} : { stop }), ...more });
}

describe('cleared', () => {
  test('the Heroes have won as soon as the World is, and nothing of it follows', () => {
    const g = duel(3, { number: 1 });
    passOn(hit(g, 'slime.1'), () => false);
    expect(g.s.outcome).toEqual({ reason: 'stopped', scores: [1], winners: [0] });
    expect(eventsOf(g, 'quest.worldOver')).toEqual([{ type: 'quest.worldOver', how: 'cleared', number: 1 }]);
    expect(eventsOf(g, 'quest.ended')).toEqual([{ type: 'quest.ended', won: true, reason: 'stopped' }]);
    expect(eventsOf(g, 'quest.market')).toEqual([]);
  });

  test('without a stop, or with one in a later World, it goes on as printed', () => {
    for (const stop of [undefined, { number: 2 }]) {
      const g = passOn(hit(duel(3, stop), 'slime.1'), ({ s }) => s.number === 2);
      expect([g.s.outcome, g.s.number, g.asked]).toEqual([null, 2, 'quest.place']);
    }
  });

  test('with an Evil Lord only the Heroes have won', () => {
    const g = duel(3, { number: 1 }, { changes: { lord: { handicap: 'none' } }, lordHand: [] });
    passOn(hit(g, 'slime.1'), () => false);
    expect(g.s.outcome).toEqual({ reason: 'stopped', scores: [1, 0], winners: [0] });
  });
});

describe('not cleared', () => {
  test('at the end of the Round that is named, not before', () => {
    const g = duel(0, { number: 1, rounds: 3 }, { round: 2, heroes: { puggab: { hand: [] } } });
    toRound(g, 3);
    expect([g.s.outcome, g.s.round]).toEqual([null, 3]);
    passOn(g, () => false);
    expect(g.s.outcome).toEqual({ reason: 'stopped', scores: [0], winners: [] });
    expect([g.s.round, g.s.number, g.s.over]).toEqual([3, 1, 'time']);
    expect(eventsOf(g, 'quest.round').map(({ round }) => round)).toEqual([2, 3]);
  });

  test('after Round 10, where no other is named', () => {
    const g = duel(0, { number: 1 }, { round: 10, heroes: { puggab: { hand: [] } } });
    passOn(g, () => false);
    expect(g.s.outcome).toMatchObject({ reason: 'stopped', winners: [] });
  });

  test('by the defeat of all Heroes, and then the Evil Lord has won', () => {
    const weak = { puggab: { damage: 5, hand: [] } };
    const alone = passOn(duel(0, { number: 1 }, { heroes: weak }), () => false);
    expect(alone.s.outcome).toEqual({ reason: 'stopped', scores: [0], winners: [] });
    expect(alone.s.over).toBe('wiped');
    const changes = { lord: { handicap: 'none' as const } };
    const late = duel(
      0,
      { number: 1, rounds: 1 },
      { changes, lordHand: [], heroes: { puggab: { hand: [] } } },
    );
    passOn(late, () => false);
    expect(late.s.outcome).toEqual({ reason: 'stopped', scores: [0, 1], winners: [1] });
  });

  test('in World 3 the Round that is named ends it; the Boss felled wins as ever', () => {
    const boss = { card: 'badger', column: 0, row: 0 };
    const stop = { number: 3, rounds: 2 };
    const g = duel(0, stop, { number: 3, foes: [boss], heroes: { puggab: { hand: [] } } });
    passOn(g, () => false);
    expect(g.s.outcome).toMatchObject({ reason: 'stopped', winners: [] });
    expect(g.s.round).toBe(2);
    // 12 lives are printed, of which 84 in a hundred: 11.
    const king = { ...boss, card: 'ratking', damage: 10 };
    const won = passOn(hit(duel(0, stop, { number: 3, foes: [king] }), 'ratking'), () => false);
    expect(won.s.outcome).toMatchObject({ reason: 'bossDefeated', winners: [0] });
  });
});

test('the tale of a stopped quest says how its last World ended', () => {
  const tale = (damage: number, rounds: number) => {
    const g = duel(
      damage,
      { number: 1, rounds },
      { heroes: { puggab: { hand: damage > 0 ? ['joker'] : [] } } },
    );
    if (damage > 0) hit(g, 'slime.1');
    passOn(g, () => false);
    return questTale([{ events: g.events }] as unknown as Parameters<typeof questTale>[0], 1);
  };
  expect(tale(3, 5)).toMatchObject([{ number: 1, world: 'woods', rounds: 1, how: 'cleared', felled: [1] }]);
  expect(tale(0, 2)).toMatchObject([{ number: 1, rounds: 2, how: 'time', felled: [0] }]);
});
