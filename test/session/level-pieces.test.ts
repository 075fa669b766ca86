/** The position a level begins in, laid piece by piece: every change gives a level the loader reads, or says why not. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkDraft,
  newLevel,
  withEvilLord,
  withMode,
  withSeats,
} from '../../src/session/campaign/level-draft.ts';
import type { Level } from '../../src/session/campaign/levels.ts';
import { LaidSession } from '../../src/session/campaign/pieces/laid-session.ts';
import { dealLevel, isLaidOut, laidOut, piecePlacesOf } from '../../src/session/campaign/pieces/lay-out.ts';
import type { PiecePart } from '../../src/session/campaign/pieces/place.ts';
import { quick } from '../kit/session.ts';

function laid(game: 'petz' | 'quest'): Level {
  const level = laidOut({ ...newLevel(game), seed: 'pieces' } as Level);
  if (level === null) throw new Error('a new level can be dealt');
  return level;
}

function part(level: Level, place: string, name: string, seat: number | null = 0): PiecePart {
  const found = piecePlacesOf(level)
    .find((one) => one.id === place && one.seat === seat)
    ?.parts.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no ${name} at ${place}`);
  return found;
}

describe.each(['petz', 'quest'] as const)('%s', (game) => {
  test('a new level is laid out as it would be dealt, and read by the loader', () => {
    expect(isLaidOut(newLevel(game))).toBe(false);
    const level = laid(game);
    expect(isLaidOut(level)).toBe(true);
    expect(checkDraft(level)).toMatchObject({ ok: true });
  });

  test('each change shows there afterwards, and the loader has a message if it cannot be', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), (stream) => {
        const next = (below: number) => (below === 0 ? 0 : (stream.next().value as number) % below);
        let level = laid(game);
        for (let step = 0; step < 8; step++) {
          const places = piecePlacesOf(level);
          const place = places[next(places.length)];
          const at = next(place?.parts.length ?? 0);
          const changed = place?.parts[at];
          if (place === undefined || changed === undefined) throw new Error('a place without parts');
          const { pick, set } = changed;
          const option = 'options' in pick ? pick.options[next(pick.options.length)] : undefined;
          const wanted =
            pick.type === 'count'
              ? pick.min + next(pick.max - pick.min + 1)
              : pick.type === 'one'
                ? (option ?? null)
                : [
                    ...pick.value,
                    ...(option === undefined || pick.value.length >= pick.most ? [] : [option]),
                  ];
          level = set(wanted);
          const again = piecePlacesOf(level).find((one) => one.id === place.id && one.seat === place.seat);
          expect(again?.parts[at]?.pick.value).toEqual(wanted);
          const read = checkDraft(level);
          if (read.ok) expect(dealLevel(read.level)).not.toBeNull();
          else expect(read.problems.join()).toMatch(/start|stop|pool/);
        }
      }),
      { numRuns: 40, seed: 24 },
    );
  });
});

/** The Foes of a level as they stand when the first question is asked, and who has had a turn until then. */
function foesOf(level: Level) {
  const dealt = dealLevel(level);
  if (dealt?.game !== 'quest') throw new Error('no game');
  const { halves, heroes, acted, ask, turn } = dealt.state;
  return { foes: halves.foes, heroes, acted, asked: ask?.kind, turn: turn?.id };
}

test('a quest in the hard mode is laid out with the Heroes it is dealt, and they stay', () => {
  const hard = { ...newLevel('quest'), mode: 'hard', seed: 'hard pieces', stop: { number: 1 } } as Level;
  const level = laidOut(hard);
  if (level?.game !== 'quest') throw new Error('it can be dealt');
  expect(foesOf(hard).heroes.map(({ card }) => card)).toEqual(level.heroes);
  const changed = part(level, 'hero', 'damage').set(1);
  const read = checkDraft({ ...changed, seed: 'other dice' } as Level);
  if (!read.ok) throw new Error(read.problems.join());
  expect(foesOf(read.level).heroes.map(({ card }) => card)).toEqual(level.heroes);
});

test.each(['normal', 'hard'] as const)(
  'laid out, no creature has had a turn, also where Monsters come first: %s',
  (mode) => {
    let isMonster = 0;
    for (let i = 0; i < 12; i++) {
      const level = laidOut({ ...newLevel('quest'), mode, seed: `first ${i}` } as Level);
      if (level?.game !== 'quest') throw new Error('it can be dealt');
      const { start = {} } = level;
      expect([...(start.heroes ?? []), ...(start.foes ?? [])].filter((one) => one?.acted)).toEqual([]);
      expect(start.heroes?.map((hero) => hero?.damage)).toEqual([0, 0]);
      expect(start.foes?.length).toBeGreaterThan(0);
      const { acted, heroes } = foesOf(level);
      if (acted.some((id) => id !== 'h0' && id !== 'h1')) isMonster++;
      expect(heroes.map(({ card }) => card)).toEqual(level.heroes);
    }
    expect(isMonster).toBeGreaterThan(0);
  },
);

test('the table shows the pieces where they are laid, also if Monsters come first', () => {
  let moved = 0;
  for (let i = 0; i < 12; i++) {
    const level = laidOut({ ...newLevel('quest'), seed: `shown ${i}` } as Level);
    if (level?.game !== 'quest') throw new Error('it can be dealt');
    const table = LaidSession.of(level, (seat) => `Seat ${seat}`, quick)?.view(0);
    if (table === undefined || !('halves' in table)) throw new Error('no table');
    const { foes = [], heroes = [] } = level.start ?? {};
    for (const { card, column, row } of foes) expect(table.halves.foes[column]?.[row]).toBe(card);
    expect(table.heroes.map(({ damage }) => damage)).toEqual(heroes.map((hero) => hero?.damage));
    if (JSON.stringify(foesOf(level).foes) !== JSON.stringify(table.halves.foes)) moved++;
  }
  expect(moved).toBeGreaterThan(0);
});

test('an Evil Lord comes with a hand that is laid too, and goes without leaving anything', () => {
  const { start: _, ...plain } = laid('quest') as Extract<Level, { game: 'quest' }>;
  const level = laidOut({
    ...withEvilLord({ ...plain, mode: 'hard' }, { handicap: 'none' }),
    seed: 'lord',
  } as Level);
  if (level?.game !== 'quest') throw new Error('it can be dealt');
  expect(checkDraft(level)).toMatchObject({ ok: true, level: { mode: 'normal' } });
  const changed = part(level, 'hand', 'hand', 1).set(['magic', 'speed']);
  const dealt = dealLevel(changed);
  expect(dealt?.game === 'quest' && dealt.state.lord?.hand?.slice(0, 2)).toEqual(['magic', 'speed']);
  for (const without of [withEvilLord(level, null), withMode(level, 'hard')])
    expect(checkDraft(without)).toMatchObject({ ok: true, level: { lord: null } });
});

test('more seats bring more Heroes, and in the hard mode no Hero without anything is named', () => {
  const level = laid('quest');
  const more = withSeats(level, 3);
  expect(more.game === 'quest' && more.heroes?.length).toBe(3);
  expect(checkDraft(more)).toMatchObject({ ok: true });
  const named = { ...newLevel('quest'), heroes: ['elpug', 'pugtor'] } as Level;
  if (named.game !== 'quest' || level.game !== 'quest') throw new Error('a quest');
  expect(checkDraft(withMode(named, 'hard'))).toMatchObject({ ok: true, level: { heroes: 'draw' } });
  expect(withMode(level, 'hard')).toMatchObject({ heroes: level.heroes });
});

test('a shop is furnished: a cage, a pet of a size, gold and a card in hand', () => {
  let level = laid('petz');
  level = part(level, 'plot:1', 'cage').set('c05');
  const { pick } = part(level, 'plot:1', 'pet');
  const pet = (pick.type === 'one' && pick.options[0]) || '';
  level = part(level, 'plot:1', 'pet').set(pet);
  level = part(level, 'plot:1', 'size').set(5);
  level = part(level, 'stores', 'gold').set(9);
  level = part(level, 'hand', 'hand').set(['G.hunger', 'R.play']);
  level = part(level, 'frame', 'lastRound', null).set(2);
  const read = checkDraft(level);
  if (!read.ok) throw new Error(read.problems.join());
  const dealt = dealLevel(read.level);
  if (dealt?.game !== 'petz') throw new Error('no game');
  const [shop] = dealt.state.shops;
  expect(shop?.plots[1]).toMatchObject({ cage: 'c05', pet: { id: pet, size: 5 } });
  expect([shop?.gold, shop?.hand.length]).toEqual([9, 2]);
  expect(dealt.state.setup.stop?.round).toBe(2);
});

test('no piece lies twice: what is named leaves the piles, and is offered nowhere else', () => {
  const level = part(
    { ...laid('petz'), decks: { pets: ['snappy', 'wormie'] } } as Level,
    'plot:1',
    'pet',
  ).set('snappy');
  expect(level.decks).toEqual({ pets: ['wormie'] });
  const other = part(level, 'plot:2', 'pet', 1).pick;
  expect(other.type === 'one' && other.options.includes('snappy')).toBe(false);
  // Put down twice by hand, it is the loader that says so.
  const twice = part(level, 'plot:2', 'pet', 1).set('snappy');
  expect(checkDraft(twice)).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('named elsewhere already')],
  });
});

test('Foes stand in a column from front to back, hurt as wanted, and a Hero before them', () => {
  let level = laid('quest');
  for (let column = 0; column < 5; column++) level = part(level, `column:${column}`, 'foes', null).set([]);
  level = part(level, 'column:3', 'foes', null).set(['slime.1', 'slime.2']);
  level = part(level, 'column:3', 'damage', null).set(1);
  level = part(level, 'hero', 'column').set(4);
  level = part(level, 'hero', 'damage').set(2);
  const read = checkDraft(level);
  if (!read.ok) throw new Error(read.problems.join());
  const dealt = dealLevel(read.level);
  if (dealt?.game !== 'quest') throw new Error('no game');
  expect(dealt.state.halves.foes[3]).toEqual(['slime.1', 'slime.2']);
  expect(dealt.state.foes.find(({ card }) => card === 'slime.1')?.damage).toBe(1);
  expect(dealt.state.halves.heroes[3]).toContain('h0');
  expect(dealt.state.heroes[0]?.damage).toBeGreaterThanOrEqual(2);
});

test('the table that is shown follows every change, asks no question, and stays where a level cannot be dealt', () => {
  const session = LaidSession.of(laid('petz'), (seat) => `seat ${seat}`, quick) as LaidSession<'petz'> | null;
  if (session === null) throw new Error('it can be dealt');
  session.begin();
  session.lay(part(session.laid, 'stores', 'gold').set(17));
  expect(session.view(0).shops[0]?.gold).toBe(17);
  expect([session.waiting(), session.domain(), session.device().viewer]).toEqual([[], null, 0]);
  session.look('common', 1);
  expect(session.view(1).ask).toMatchObject({ kind: 'petz.send', seats: [1] });
  // A round that there is not: the level stays as it was laid, and the loader says so.
  session.lay({ ...session.laid, stop: { round: 9 } } as Level);
  expect(checkDraft(session.laid).ok).toBe(false);
  expect(session.view(0).shops[0]?.gold).toBe(17);
});
