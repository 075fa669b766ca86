/** What lies between two questions, event by event: the same story the log tells, and no secret in it. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/engine/kernel/state.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petz } from '../../src/engine/petz/index.ts';
import { Session } from '../../src/session/game/session.ts';
import { game, playOn, quick } from '../kit/session.ts';

const seeds = ['a', 'b', 'c'];

/** Plays a game of bots and one person to its end and hands over the session after every answer. */
async function afterEveryAnswer(
  seed: string,
  look: (session: Session, entry: number) => void,
): Promise<void> {
  const session = Session.start(game('person bot bot', seed), quick);
  session.subscribe((change) => {
    if (change.type === 'answered') look(session, change.entry);
  });
  session.begin();
  await playOn(session);
}

describe('the moments of an answer', () => {
  test.each(seeds)('show each seat the events of its log, in order (%s)', async (seed) => {
    let compared = 0;
    await afterEveryAnswer(seed, (session, entry) => {
      for (const seat of [0, 1, null] as (Seat | null)[]) {
        const log: readonly PetzEvent[] = session.entry(entry, seat)?.events ?? [];
        const events = session.moments(entry, seat).map(({ event }) => event);
        expect(events).toEqual([...log]);
        compared += events.length;
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  test.each(seeds)('show each seat its own hand and no other’s (%s)', async (seed) => {
    let hands = 0;
    await afterEveryAnswer(seed, (session, entry) => {
      for (const { after } of session.moments(entry, 0)) {
        expect(after.seat).toBe(0);
        for (const [owner, shop] of after.shops.entries()) {
          if (owner === 0) hands += shop.hand?.length ?? 0;
          else expect(shop.hand).toBeNull();
        }
        const faceUp = [...after.exhibitions, ...after.customers].filter((tile) => !tile.open);
        for (const tile of faceUp) expect(tile.id).toBeNull();
      }
    });
    expect(hands).toBeGreaterThan(10);
  });

  test('what moves an imp between two events is seen in between', async () => {
    let seen = 0;
    await afterEveryAnswer('walk', (session, entry) => {
      for (const { event, after } of session.moments(entry, 0)) {
        if (event.type !== 'petz.grew') continue;
        const pet = after.shops[event.seat]?.plots[event.plot]?.pet;
        expect(pet?.id).toBe(event.pet);
        expect(pet?.size).toBe(event.to);
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(0);
  });

  test('an older answer has none any more', async () => {
    const session = Session.start(game('person bot', 'old'), quick);
    session.begin();
    await playOn(session);
    expect(session.moments(1, 0)).toEqual([]);
  });

  test('the table itself is not touched by looking', async () => {
    await afterEveryAnswer('calm', (session, entry) => {
      const before = session.hash();
      session.moments(entry, 0);
      expect(session.hash()).toBe(before);
    });
    expect(petz.version).toBeGreaterThan(0);
  });
});
