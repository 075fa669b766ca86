/** A new game being put together: bots get rivals, each one once, and persons keep their names. */
import { expect, test } from 'vitest';
import { petz } from '../../../src/engine/petz/index.ts';
import { tableOf } from '../../../src/engine/petz/read.ts';
import { RIVAL_CHARACTERS, RIVAL_IDS, RIVALS } from '../../../src/session/game/rivals.ts';
import {
  draftLength,
  firstDraft,
  gameOf,
  hasFinalOrder,
  isFullGame,
  lengthsFor,
  problemsOf,
  rivalsFor,
  seatName,
  setupOf,
  withCharacter,
  withDraftSeat,
  withFull,
  withKind,
  withRival,
} from '../../../src/ui/access/screens/draft.ts';

const first = () => firstDraft(['Ann', 'Bob', 'Cid', 'Dee'], 'seed');

test('bots play as different rivals who suit their strength', () => {
  const { seats } = first();
  const rivals = seats.flatMap(({ rival }) => rival ?? []);
  expect(new Set(rivals).size).toBe(3);
  expect(rivals.map((id) => RIVALS[id].suits)).toEqual(['apprentice', 'trader', 'master']);
  expect(gameOf(first()).players.map((player) => player.name)).toEqual(seats.map(seatName));
  expect(gameOf(first()).players[0]).toEqual({ kind: 'person', name: 'Ann' });
});

test('a new player meets the mildest, and three characters', () => {
  const { seats } = firstDraft(['Ann', 'Bob', 'Cid', 'Dee'], 'seed', null, true);
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'hatchling', 'hatchling', 'apprentice']);
  expect(new Set(seats.map(({ character }) => character)).size).toBe(4);
});

test('a rival brings a character, which may be changed or left out', () => {
  const { seats } = first();
  expect(
    seats.map(({ rival, character }) => rival === null || RIVAL_CHARACTERS[rival] === character),
  ).not.toContain(false);
  const changed = withCharacter(withCharacter(seats, 1, 'gambler'), 2, null);
  const { players } = gameOf({ ...first(), seats: changed });
  expect(players[1]).toMatchObject({ character: 'gambler' });
  expect(players[2]).not.toHaveProperty('character');
  expect(withCharacter(seats, 0, 'gambler')).toEqual(seats);
});

test('a seat may choose among those who are not at the table, and its own', () => {
  const { seats } = first();
  const free = rivalsFor(seats, 1);
  expect(free).toHaveLength(RIVAL_IDS.length - 2);
  expect(free).toContain(seats[1]?.rival);
  expect(free).not.toContain(seats[2]?.rival);
});

test('a person who takes a bot’s seat gets a name of his own, and a bot keeps its rival', () => {
  const { seats } = first();
  const taken = withKind(seats, 1, 'person');
  expect(taken[1]).toEqual({ kind: 'person', name: 'Bob', rival: null, character: null });
  expect(withKind(seats, 1, 'master')[1]?.rival).toBe(seats[1]?.rival);
  expect(withDraftSeat(seats.slice(0, 3), 'trader', 'Eve')[3]?.rival).not.toBeNull();
});

test('a person may not go by the name of a rival at the table', () => {
  const draft = first();
  const seats = draft.seats.map((seat, at) =>
    at === 0 ? { ...seat, name: seatName(draft.seats[1] ?? seat) } : seat,
  );
  expect(problemsOf({ ...draft, seats })).toEqual(['nameTwice']);
});

test('a rival who is called plays as suits him in a person’s seat, and as strongly as before in a bot’s', () => {
  const { seats } = first();
  expect(withRival(seats, 0, 'umbra')[0]).toMatchObject({ kind: 'archimp', rival: 'umbra' });
  expect(withRival(seats, 0, 'knut')[0]).toMatchObject({ kind: 'apprentice', rival: 'knut' });
  const mild = withKind(seats, 1, 'random');
  expect(withRival(mild, 1, 'umbra')[1]).toMatchObject({ kind: 'random', rival: 'umbra' });
  expect(withRival(seats, 1, 'umbra')[2]).toEqual(seats[2]);
});

test('the full variant is every rule at once, also where a shop is closed afterwards', () => {
  const basic = first();
  expect(isFullGame(basic)).toBe(false);
  const full = withFull(basic, true);
  expect(isFullGame(full)).toBe(true);
  expect(full.seats).toEqual(basic.seats);
  expect(gameOf(full).setup.variants).toEqual({
    doubles: true,
    foresight: 'more',
    meatStand: true,
    finalOrder: true,
  });
  expect(gameOf({ ...full, seats: full.seats.slice(0, 3) }).setup.variants.finalOrder).toBe(false);
  expect(withFull(full, false).variants).toEqual(basic.variants);
  expect(isFullGame({ ...full, variants: { ...full.variants, doubles: false } })).toBe(false);
});

test('the base game knows nothing of Dark Alleys', () => {
  expect(setupOf(first())).not.toHaveProperty('expansions');
  expect(draftLength(first())).toBeNull();
});

test('every length that is offered can be played, with its rounds (DA-LENGTH-01 to 04)', () => {
  const rounds: Record<string, number> = {};
  for (const seats of [2, 3, 4]) {
    for (const length of lengthsFor(seats)) {
      const draft = { ...first(), seats: first().seats.slice(0, seats), length };
      const setup = setupOf(draft);
      expect(petz.checkSetup(setup)).toBeNull();
      expect(setup.expansions).toEqual({ darkAlleys: { length } });
      rounds[`${seats} ${length}`] = tableOf({ setup }).rounds;
    }
  }
  expect(rounds).toEqual({
    '2 standard': 6,
    '2 extended': 7,
    '2 compromise': 6,
    '3 standard': 6,
    '3 extended': 7,
    '3 compromise': 6,
    '4 standard': 5,
    '4 extended': 6,
  });
});

test('a compromise gives way when a fourth shop opens, and is there again when it closes', () => {
  const draft = { ...first(), length: 'compromise' as const };
  expect(draftLength(draft)).toBe('standard');
  expect(setupOf(draft).expansions).toEqual({ darkAlleys: { length: 'standard' } });
  expect(draftLength({ ...draft, seats: draft.seats.slice(0, 3) })).toBe('compromise');
});

test('the final round order is for four shops, in an extended game for three (DA-START-03, DA-START-06)', () => {
  const { seats } = first();
  const has = (n: number, length: 'standard' | 'extended' | null) =>
    hasFinalOrder({ seats: seats.slice(0, n), length });
  expect([has(4, null), has(3, null), has(4, 'standard'), has(3, 'standard')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([has(4, 'extended'), has(3, 'extended'), has(2, 'extended')]).toEqual([false, true, false]);
  const full = { ...withFull(first(), true), length: 'extended' as const };
  expect(setupOf(full).variants.finalOrder).toBe(false);
  expect(setupOf({ ...full, seats: seats.slice(0, 3) }).variants.finalOrder).toBe(true);
});

test('the length of the last game is proposed again', () => {
  expect(firstDraft(['Ann', 'Bob', 'Cid', 'Dee'], 'seed', 'extended').length).toBe('extended');
});
