/** From a level to a game: seats, changes by what has come to pass, and a pet that comes along. */

import { describe, expect, test } from 'vitest';
import { emptyProgress } from '../../src/campaign/progress.ts';
import type { Picture, Progress } from '../../src/campaign/schema.ts';
import { companionsOf, levelGift, levelNow, levelSetup, pickHolds } from '../../src/campaign/setup.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { PETS } from '../../src/engine/petz/data/cards.ts';
import { petz } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { quest } from '../../src/engine/quest/index.ts';
import type { StoryCompanion } from '../../src/engine/quest/mods/heroes.ts';
import { GIFT_OF } from '../../src/engine/quest/mods/heroes.ts';
import { level, questLevel } from '../kit/levels.ts';

const picture = (pet: string, customer = 'warlock', from = 'town.1'): Picture => ({
  pet,
  customer,
  level: from,
  reputation: 6,
  size: 4,
});
const progress = (changes: Partial<Progress>): Progress => ({ ...emptyProgress(), ...changes });
const none = emptyProgress();

describe('the game', () => {
  test('of a plain level is the printed one', () => {
    const { game, setup, seed, you } = levelSetup(level(), none);
    expect({ game, setup, seed, you }).toEqual({ game: 'petz', setup: basicSetup(2), seed: 'plain', you: 0 });
  });

  test('of a level has all its parts', () => {
    const parts = {
      variants: { doubles: true },
      tune: { startGold: 9 },
      decks: { pets: ['uni'] },
      pool: { customers: ['warlock'] },
      needs: { G: ['hunger'] },
      start: { round: 2 },
      stop: { round: 3 },
      mods: [{ id: 'meatlessWeek', arg: [2] }],
      expansions: { darkAlleys: { length: 'standard' } },
    };
    const { setup } = levelSetup(level(parts), none);
    expect(setup).toEqual({
      ...basicSetup(2),
      ...parts,
      variants: { ...basicSetup(2).variants, doubles: true },
    });
  });

  test('of Pug Quest draws its Heroes, unless it names them', () => {
    const drawn = levelSetup(questLevel(2), none).setup;
    expect(drawn).toMatchObject({ seats: 2, heroes: 'draw', mode: 'normal', lord: null });
    const lord = questLevel(3, {
      heroes: ['puggab', 'elpug'],
      lord: { handicap: 'even' },
      stop: { number: 1 },
    });
    const { setup } = levelSetup(lord, none);
    expect(setup).toMatchObject({
      seats: 3,
      heroes: ['puggab', 'elpug'],
      lord: { handicap: 'even' },
      stop: { number: 1 },
    });
    expect(quest.checkSetup(setup as never)).toBeNull();
  });

  test('shares nothing with the level that a game could change', () => {
    const own = level({ mods: [{ id: 'meatlessWeek', arg: [2] }] });
    const { setup } = levelSetup(own, none);
    setup.mods.push({ id: 'noPotions', arg: {} });
    expect(own.mods).toHaveLength(1);
  });
});

describe('the seats', () => {
  const friendly = level({
    seats: [
      { who: 'bot', strength: 'trader' },
      { who: 'person' },
      { who: 'friend', rival: 'pip', strength: 'hatchling', character: 'gambler' },
    ],
  });

  test('the first person is the player', () => {
    expect(levelSetup(friendly, none).you).toBe(1);
  });

  test('a friend is a bot, unless a person sits there', () => {
    expect(levelSetup(friendly, none).seats[2]).toEqual({
      who: 'bot',
      rival: 'pip',
      strength: 'hatchling',
      character: 'gambler',
    });
    expect(levelSetup(friendly, none, { friends: [2] }).seats[2]).toEqual({ who: 'person' });
    expect(levelSetup(friendly, none, { friends: [0] }).seats[0]).toEqual({ who: 'bot', strength: 'trader' });
  });
});

describe('what has come to pass', () => {
  test.each([
    [{ choice: 'stray', is: 'keep' }, { choices: { stray: 'keep' } }, {}, true],
    [{ choice: 'stray', is: 'keep' }, { choices: { stray: 'send' } }, {}, false],
    [{ choice: 'stray', is: 'keep' }, {}, {}, false],
    [{ choice: 'stray', is: 'keep' }, { choices: { stray: 'send' } }, { choices: { stray: 'keep' } }, true],
    [{ sold: 'uni' }, { album: [picture('uni')] }, {}, true],
    [{ sold: 'uni' }, { album: [picture('drago')] }, {}, false],
    [{ sold: 'uni', to: 'lichLord' }, { album: [picture('uni')] }, {}, false],
    [{ sold: 'uni', to: 'warlock' }, { album: [picture('uni')] }, {}, true],
    [{ sold: 'uni', in: 'town.2' }, { album: [picture('uni')] }, {}, false],
    [{ sold: 'uni', in: 'town.1' }, { album: [picture('uni')] }, {}, true],
    [{ soldTo: 'warlock' }, { album: [picture('drago')] }, {}, true],
    [{ soldTo: 'lichLord' }, { album: [picture('drago')] }, {}, false],
    [
      { star: 'town.2', min: 2 },
      { levels: { 'town.2': { won: true, goals: [0, 2], tries: 1, lost: 0 } } },
      {},
      true,
    ],
    [
      { star: 'town.2', min: 3 },
      { levels: { 'town.2': { won: true, goals: [0, 2], tries: 1, lost: 0 } } },
      {},
      false,
    ],
    [{ star: 'town.2', min: 1 }, {}, {}, false],
  ])('%j with %j, %j: %s', (condition, reached, picks, held) => {
    expect(pickHolds(condition as never, progress(reached as never), picks as never)).toBe(held);
  });

  test('modifiers, numbers and piles are added to; the rest takes the old one’s place', () => {
    const changed = level({
      mods: [{ id: 'meatlessWeek', arg: [2] }],
      tune: { startGold: 1, exits: 5 },
      decks: { pets: ['uni'], cages: ['c07'] },
      stop: { round: 3 },
      changes: [
        {
          if: { choice: 'stray', is: 'keep' },
          set: {
            mods: [{ id: 'noPotions', arg: {} }],
            tune: { startGold: 9 },
            decks: { pets: ['drago'] },
            stop: { round: 2 },
          },
        },
      ],
    });
    const now = levelNow(changed, none, { choices: { stray: 'keep' } });
    expect(now).toMatchObject({
      mods: [
        { id: 'meatlessWeek', arg: [2] },
        { id: 'noPotions', arg: {} },
      ],
      tune: { startGold: 9, exits: 5 },
      decks: { pets: ['drago'], cages: ['c07'] },
      stop: { round: 2 },
    });
    expect(levelNow(changed, none, {})).toEqual(changed);
    expect(changed.tune).toEqual({ startGold: 1, exits: 5 });
  });

  test('changes are put in force one after the other', () => {
    const two = level({
      changes: [
        { if: { sold: 'uni' }, set: { tune: { exits: 2 } } },
        { if: { sold: 'drago' }, set: { tune: { exits: 3 } } },
      ],
    });
    const both = progress({ album: [picture('uni'), picture('drago')] });
    expect(levelSetup(two, both).setup.tune).toEqual({ exits: 3 });
    expect(petz.checkSetup(levelSetup(two, both).setup as never)).toBeNull();
  });
});

describe('a pet comes along', () => {
  const tale = questLevel(2, { companion: { from: ['town'], hero: 1 }, heroes: ['puggab', 'elpug'] });

  test('only one out of the album of those chapters, the newest first, each once', () => {
    const album = [
      picture('uni'),
      picture('drago', 'warlock', 'alleys.1'),
      picture('ghosty'),
      picture('uni'),
    ];
    expect(companionsOf(tale, progress({ album }))).toEqual(['uni', 'ghosty']);
    expect(companionsOf(questLevel(2), progress({ album }))).toEqual([]);
    expect(companionsOf(level(), progress({ album }))).toEqual([]);
  });

  test('it brings what its nature gives', () => {
    const { setup } = levelSetup(tale, none, { companion: 'uni' });
    expect(setup.mods).toEqual([{ id: 'companion', arg: { name: 'uni', gift: levelGift('uni'), hero: 1 } }]);
    expect(quest.checkSetup(setup as never)).toBeNull();
    expect(levelSetup(tale, none).setup.mods).toEqual([]);
    expect(levelSetup(questLevel(2), none, { companion: 'uni' }).setup.mods).toEqual([]);
  });

  test('a pet gives what the game itself has for it, in every level that is shipped', () => {
    expect(Object.fromEntries(Object.keys(PETS).map((pet) => [pet, levelGift(pet)]))).toEqual(GIFT_OF);
    const mods = readCampaignFiles().levels.flatMap(({ level: { mods = [], changes = [] } }) => [
      ...mods,
      ...changes.flatMap(({ set }) => set.mods ?? []),
    ]);
    const pets = mods.flatMap(({ id, arg }) =>
      id === 'companion' ? [arg as unknown as StoryCompanion] : [],
    );
    const known = pets.filter(({ name }) => name in PETS);
    expect(known.length).toBeGreaterThan(5);
    expect(known.filter(({ name, gift }) => gift !== levelGift(name))).toEqual([]);
  });
});
