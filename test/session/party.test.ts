/** A party before it sets off. */

import { describe, expect, test } from 'vitest';
import { bossLife } from '../../src/engine/quest/deploy.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { checkSetup, questSetup } from '../../src/engine/quest/setup.ts';
import { copyOfHero } from '../../src/engine/quest/workshop.ts';
import {
  evenBoss,
  FIRST_HANDICAP,
  firstParty,
  freeHeroes,
  heroIds,
  MOST_HEROES,
  playersOfParty,
  problemsOfParty,
  type QuestParty,
  readParty,
  setupOfParty,
  withHardness,
  withHero,
  withLord,
  withOwn,
  withoutSeat,
  withSeat,
  withSeatAt,
} from '../../src/session/game/party.ts';

const own = [{ ...copyOfHero('elpug', 'own1'), name: 'Mops' }];
const party = (): QuestParty => firstParty('Ann', own, 'seed');
const grown = (n: number): QuestParty =>
  Array.from({ length: n }).reduce<QuestParty>((before) => withSeat(before, 'apprentice'), party());
const sitting = (p: QuestParty) => p.seats.map(({ hero }) => hero);

describe('the seats of a party', () => {
  test('are five at most and one at least, each with a Hero of its own', () => {
    const full = grown(7);
    expect(full.seats).toHaveLength(MOST_HEROES);
    expect(new Set(sitting(full)).size).toBe(MOST_HEROES);
    const alone = [0, 0, 0, 0, 0, 0].reduce(withoutSeat, full);
    expect(alone.seats).toHaveLength(1);
    expect(heroIds(full)).toHaveLength(11);
    expect(freeHeroes(full)).toHaveLength(6);
  });

  test('swap Heroes: none is led twice', () => {
    const swapped = withHero(party(), 0, 'pugtor');
    expect(sitting(swapped)).toEqual(['pugtor', 'bravepug']);
    expect(sitting(withHero(swapped, 1, null))).toEqual(['pugtor', null]);
  });
});

describe('what a party sets off with', () => {
  test('every party is a legal setup, those drawn by lot too', () => {
    for (const n of [0, 1, 2, 3])
      for (const hardness of ['friendly', 'usual', 'hard'] as const) {
        const lots = withHero(withHardness(grown(n), hardness), 0, null);
        const setup = setupOfParty(lots);
        expect(checkSetup(setup)).toBeNull();
        expect(playersOfParty(lots)).toHaveLength(setup.seats);
        expect(setup.heroes === 'draw').toBe(hardness === 'hard');
      }
  });

  test('lots follow from the seed', () => {
    const drawn = (seed: string) =>
      String(setupOfParty({ ...withHero(withHero(party(), 0, null), 1, null), seed }).heroes);
    expect(drawn('a')).toBe(drawn('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(drawn)).size).toBeGreaterThan(2);
  });

  test('R-PQ-87 an Evil Lord and the hard mode exclude each other, whichever comes last', () => {
    const lord = { leader: 'master', name: '', handicap: FIRST_HANDICAP } as const;
    const hard = withHardness(withLord(party(), lord), 'hard');
    expect([hard.lord, setupOfParty(hard).lord]).toEqual([null, null]);
    const lordly = withLord(withHardness(party(), 'hard'), lord);
    expect(lordly.hardness).toBe('usual');
    expect(setupOfParty(lordly)).toMatchObject({ seats: 3, lord: { handicap: FIRST_HANDICAP } });
    expect(playersOfParty(lordly).at(-1)).toMatchObject({ kind: 'bot', strength: 'master' });
  });

  test('only those own Heroes come along that a player leads', () => {
    expect(setupOfParty(party()).own).toBeUndefined();
    const setup = setupOfParty(withHero(party(), 1, 'own1'));
    expect(setup.own?.map(({ id }) => id)).toEqual(['own1']);
    expect(questEngine.start(setup, 'x').state.heroes[1]?.card).toBe('own1');
  });

  test('a saved party comes back; a Hero that is no longer there is drawn by lot', () => {
    const saved = JSON.parse(JSON.stringify(withHero(party(), 1, 'own1')));
    const back = readParty(saved);
    expect(back).toEqual({ ...saved, own: [] });
    if (back === null) return;
    expect(sitting(withOwn(back, own))).toEqual(['bravepug', 'own1']);
    expect(sitting(withOwn(back, []))).toEqual(['bravepug', null]);
    expect(readParty({ ...saved, seats: [] })).toBeNull();
    expect(readParty({ ...saved, hardness: 'worse' })).toMatchObject({ hardness: 'usual' });
  });

  test('a person needs a name, a game its seed', () => {
    expect(problemsOfParty(party())).toEqual([]);
    expect(problemsOfParty(withSeatAt(party(), 0, { name: ' ' }))).toEqual(['nameMissing']);
    expect(problemsOfParty(withSeatAt(party(), 0, { name: 'x'.repeat(21) }))).toEqual(['nameLong']);
    expect(problemsOfParty({ ...party(), seed: '' })).toEqual(['seedMissing']);
  });
});

test.each([1, 2, 3, 4, 5])(
  'R-PQ-97 what an even match leaves the Boss is shown as it is, %i heroes',
  (heroes) => {
    const life = (handicap: 'none' | 'even') =>
      bossLife(questSetup(heroes, { lord: { handicap } }), 'danegon');
    expect(life('even')).toBe(Math.ceil((life('none') * evenBoss(heroes)) / 100));
    expect(life('even') < life('none')).toBe(heroes < 5);
  },
);
