/** A new game being put together: bots get rivals, each one once, and persons keep their names. */
import { expect, test } from 'vitest';
import { RIVAL_IDS, RIVALS } from '../../../src/session/rivals.ts';
import {
  firstDraft,
  gameOf,
  isFull,
  nameOf,
  problemsOf,
  rivalsFor,
  withFull,
  withKind,
  withRival,
  withSeat,
} from '../../../src/ui/access/screens/draft.ts';

const first = () => firstDraft(['Ann', 'Bob', 'Cid', 'Dee'], 'seed');

test('bots play as different rivals who suit their strength', () => {
  const { seats } = first();
  const rivals = seats.flatMap(({ rival }) => rival ?? []);
  expect(new Set(rivals).size).toBe(3);
  expect(rivals.map((id) => RIVALS[id].suits)).toEqual(['easy', 'easy', 'hard']);
  expect(gameOf(first()).players.map((player) => player.name)).toEqual(seats.map(nameOf));
  expect(gameOf(first()).players[0]).toEqual({ kind: 'person', name: 'Ann' });
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
  expect(taken[1]).toEqual({ kind: 'person', name: 'Bob', rival: null });
  expect(withKind(seats, 1, 'hard')[1]?.rival).toBe(seats[1]?.rival);
  expect(withSeat(seats.slice(0, 3), 'easy', 'Eve')[3]?.rival).not.toBeNull();
});

test('a person may not go by the name of a rival at the table', () => {
  const draft = first();
  const seats = draft.seats.map((seat, at) =>
    at === 0 ? { ...seat, name: nameOf(draft.seats[1] ?? seat) } : seat,
  );
  expect(problemsOf({ ...draft, seats })).toEqual(['nameTwice']);
});

test('a rival who is called plays as suits him in a person’s seat, and as strongly as before in a bot’s', () => {
  const { seats } = first();
  expect(withRival(seats, 0, 'umbra')[0]).toMatchObject({ kind: 'hard', rival: 'umbra' });
  expect(withRival(seats, 0, 'knut')[0]).toMatchObject({ kind: 'easy', rival: 'knut' });
  const mild = withKind(seats, 1, 'random');
  expect(withRival(mild, 1, 'umbra')[1]).toMatchObject({ kind: 'random', rival: 'umbra' });
  expect(withRival(seats, 1, 'umbra')[2]).toEqual(seats[2]);
});

test('the full variant is every rule at once, also where a shop is closed afterwards', () => {
  const basic = first();
  expect(isFull(basic)).toBe(false);
  const full = withFull(basic, true);
  expect(isFull(full)).toBe(true);
  expect(full.seats).toEqual(basic.seats);
  expect(gameOf(full).setup.variants).toEqual({
    doubles: true,
    foresight: 'more',
    meatStand: true,
    finalOrder: true,
  });
  expect(gameOf({ ...full, seats: full.seats.slice(0, 3) }).setup.variants.finalOrder).toBe(false);
  expect(withFull(full, false).variants).toEqual(basic.variants);
  expect(isFull({ ...full, variants: { ...full.variants, doubles: false } })).toBe(false);
});
