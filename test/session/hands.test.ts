/** Hands of persons at one device: open, or held and shown by their owners only. A wish of theirs, no rule. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { lordSeat } from '../../src/engine/quest/read.ts';
import {
  handSeen,
  handsHeld,
  holding,
  isFaceDown,
  mayHold,
  showingHand,
} from '../../src/session/game/hands.ts';
import { firstParty, ledBy, playersOfParty, readParty, withSeatAt } from '../../src/session/game/party.ts';
import { Session } from '../../src/session/game/session.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import { questGame } from '../kit/quest-session.ts';
import { nextQuestion, quick, randomAnswer } from '../kit/session.ts';

type Play = Session<'quest'>;

function begun(words: string, seed: string, lord = false): Play {
  const game = questGame(words, seed, lord);
  const session = Session.start({ ...game, players: holding(game.players, true) }, quick);
  session.begin();
  return session;
}

/** Whose hands lie face down before the player at the device. */
const faceDown = (session: Play): Seat[] => {
  const view = session.view(session.device().viewer);
  return session.players.flatMap((_, seat) => (isFaceDown(session.players, view, seat) ? [seat] : []));
};

describe('held hands', () => {
  test('the player who is asked sees the own hand and those of bots; the other persons’ lie face down (PQ-HIDDEN-03)', async () => {
    const session = begun('person bot person person', 'held');
    const asked = new Set<Seat>();
    for (let step = 0; step < 80 && asked.size < 3; step++) {
      const seat = await nextQuestion(session);
      if (seat === null) break;
      asked.add(seat);
      expect(faceDown(session)).toEqual([0, 2, 3].filter((one) => one !== seat));
      const view = session.view(seat);
      const seen = view.heroes.map((_, one) => handSeen(session.players, view, one) !== null);
      expect(seen).toEqual([0, 1, 2, 3].map((one) => one === 1 || one === seat));
      // The rules know nothing of it.
      for (const { hand } of view.heroes) expect(hand).not.toBeNull();
      session.answer(seat, randomAnswer(session, seat));
    }
    expect([...asked].sort()).toEqual([0, 2, 3]);
    session.leave();
  });

  test('who shows a hand shows it until the turn is over, also in a game out of a file', async () => {
    let over = 0;
    const session = begun('person person', 'shown');
    for (let step = 0; step < 120 && over < 3; step++) {
      const seat = await nextQuestion(session);
      if (seat === null) break;
      const other = 1 - seat;
      const { turn } = session.view(null);
      const player = session.players[other];
      if (turn !== null && player !== undefined) {
        expect(faceDown(session)).toEqual([other]);
        session.setPlayer(other, showingHand(player, session.view(null)));
        expect(faceDown(session)).toEqual([]);
        const read = readGame(writeGame(session.toSave()));
        expect(read).toMatchObject({ ok: true, save: { players: session.players } });
        over++;
      }
      // On to the next turn.
      for (let i = 0; i < 40 && session.view(null).turn?.id === turn?.id; i++) {
        const now = await nextQuestion(session);
        if (now === null) break;
        session.answer(now, randomAnswer(session, now));
      }
    }
    expect(over).toBe(3);
    session.leave();
  });

  test('one who leads two Heroes has both hands; what the Evil Lord holds is no matter of wishes', async () => {
    const session = begun('person person person', 'two', true);
    const first = session.players[0];
    const second = session.players[1];
    if (first === undefined || second === undefined) throw new Error('no player sits there');
    session.setPlayer(1, { ...second, name: first.name });
    const seat = await nextQuestion(session);
    if (seat === null) throw new Error('no seat is asked');
    expect(seat).not.toBe(lordSeat(session.setup));
    session.lift(seat);
    expect(faceDown(session)).toEqual([]);
    session.leave();
  });

  test('open, as at first, nothing lies face down; a person who comes back joins the wish of all', () => {
    const { players } = questGame('person person bot');
    expect(handsHeld(players)).toBe(false);
    const held = holding(players, true);
    expect(handsHeld(held)).toBe(true);
    expect(handsHeld(holding(held, false))).toBe(false);
    const left = held.map((player, seat) => (seat === 0 ? ledBy(player, 'master') : player));
    expect(handsHeld(left)).toBe(true);
  });
});

describe('the choice of a party', () => {
  const alone = firstParty('Ann', [], 'seed');
  const couple = withSeatAt(alone, 1, { leader: 'person', name: 'Ben' });

  test('is there where several persons lead Heroes', () => {
    expect(mayHold(playersOfParty(alone), null)).toBe(false);
    expect(mayHold(playersOfParty(couple), null)).toBe(true);
    expect(mayHold(playersOfParty(withSeatAt(couple, 1, { name: 'Ann' })), null)).toBe(false);
    expect(mayHold(playersOfParty(couple), 1)).toBe(false);
  });

  test('is saved with the party and goes into the game', () => {
    const held = { ...couple, held: true };
    expect(readParty(JSON.parse(JSON.stringify(held)))).toEqual(held);
    expect(handsHeld(playersOfParty(held))).toBe(true);
    expect(handsHeld(playersOfParty(couple))).toBe(false);
  });
});
