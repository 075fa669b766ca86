/** What was chosen and sold on the way is really dealt later: each choice of the story changes the setup of a level. */
import { describe, expect, test } from 'vitest';
import { emptyProgress } from '../../src/campaign/progress.ts';
import type { Level, Picture, Progress } from '../../src/campaign/schema.ts';
import { companionsOf, levelSetup } from '../../src/campaign/setup.ts';
import { findLevel, readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { PETS } from '../../src/engine/petz/data/cards.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { questEngine } from '../../src/engine/quest/index.ts';

const { levels } = readCampaignFiles();

function shipped(id: string): Level {
  const found = findLevel(levels, id);
  if (found === undefined) throw new Error(`no level is called '${id}'`);
  return found.level;
}

const none = emptyProgress();
const chose = (choices: Record<string, string>): Progress => ({ ...none, choices });

function sold(pets: readonly string[], from = 'finale.1'): Progress {
  const album = pets.map(
    (pet): Picture => ({ pet, customer: 'lichLord', level: from, reputation: 6, size: 5 }),
  );
  return { ...none, album };
}

const dealt = (id: string, progress: Progress) => levelSetup(shipped(id), progress).setup;
const mods = (id: string, progress: Progress) => dealt(id, progress).mods;

/** Throws if the game refuses the setup. */
function begin(id: string, progress: Progress): void {
  const level = shipped(id);
  const made = levelSetup(level, progress);
  if (made.game === 'petz') petzEngine.start(made.setup, 'choices');
  else questEngine.start(made.setup, 'choices');
}

/** The choices of the story, and levels that depend on each. */
const CHOICES: Record<string, { options: readonly string[]; levels: readonly string[] }> = {
  stray: { options: ['keep', 'send'], levels: ['bedtime.3', 'finale.2', 'finale.3'] },
  book: { options: ['lend', 'hide'], levels: ['bedtime.1', 'finale.3'] },
  boss: { options: ['vacuum', 'danegon', 'fleaqueen'], levels: ['bedtime.6', 'finale.2', 'finale.3'] },
  milk: { options: ['warm', 'cold'], levels: ['finale.2', 'finale.3'] },
  smoke: { options: ['blame', 'silence'], levels: ['finale.3'] },
};
const cases = Object.entries(CHOICES).flatMap(([choice, { options, levels: ids }]) =>
  ids.map((id) => ({ choice, options, id })),
);

describe('a choice', () => {
  test.each(cases)('$choice is felt in $id, one way or another', ({ choice, options, id }) => {
    const setups = options.map((option) => JSON.stringify(dealt(id, chose({ [choice]: option }))));
    expect(new Set(setups).size).toBe(options.length);
    for (const option of options) begin(id, chose({ [choice]: option }));
  });

  test('that was made is asked in a level of its own', () => {
    const asked = levels.flatMap(({ level }) => level.choices ?? []);
    for (const [id, { options }] of Object.entries(CHOICES)) {
      expect(asked.find((choice) => choice.id === id)?.options).toEqual(options);
    }
  });

  test('of the stray gives a friend, or half a turnip to dig for', () => {
    expect(mods('bedtime.3', chose({ stray: 'keep' }))).toContainEqual({
      id: 'companion',
      arg: { name: 'biscuit', gift: 'snack', hero: 1 },
    });
    expect(mods('bedtime.3', chose({ stray: 'send' }))).toContainEqual({
      id: 'treasureHunt',
      arg: { column: 2, count: 1 },
    });
  });

  test('of the book gives a bigger hand, or a missing page', () => {
    expect(dealt('bedtime.1', chose({ book: 'hide' })).tune).toEqual({ handCards: 1 });
    expect(mods('bedtime.1', chose({ book: 'lend' })).map(({ id }) => id)).toContain('drought');
  });

  test('of the Boss comes back in the night after', () => {
    expect(dealt('finale.2', chose({ boss: 'fleaqueen' })).decks).toEqual({ bosses: ['fleaqueen'] });
  });

  test('of the milk costs the Evil Lord a card, or gives him one and the shop a customer', () => {
    expect(mods('finale.2', chose({ milk: 'warm' }))).toContainEqual({
      id: 'lordBudget',
      arg: { cards: -1 },
    });
    expect(mods('finale.2', chose({ milk: 'cold' }))).toContainEqual({ id: 'lordBudget', arg: { cards: 1 } });
    expect(mods('finale.1', chose({ milk: 'cold' })).length).toBeGreaterThan(mods('finale.1', none).length);
  });
});

describe('the night after', () => {
  const base = mods('finale.2', none);
  const added = (pets: readonly string[], from?: string) =>
    mods('finale.2', sold(pets, from)).slice(base.length);
  const ofDiet = (diet: string) =>
    Object.values(PETS)
      .filter((pet) => pet.diet === diet && pet.box === undefined)
      .map(({ id }) => id);

  test.each(ofDiet('herbivore'))('%s, who eats leaves, goes with a Hero', (pet) => {
    const [mod, ...others] = added([pet]);
    expect(others).toEqual([]);
    expect(mod).toMatchObject({ id: 'companion', arg: { name: pet } });
  });

  test('meat-eaters stay with the Evil Lord, each with a trouble of its own', () => {
    const troubles = ofDiet('carnivore').map((pet) => JSON.stringify(added([pet])));
    expect(troubles).toHaveLength(6);
    expect(new Set(troubles).size).toBe(6);
    expect(troubles.filter((text) => text === '[]' || text.includes('companion'))).toEqual([]);
  });

  test('a pet that eats everything sleeps through it', () => {
    expect(added(ofDiet('omnivore'))).toEqual([]);
  });

  test('knows only what the last customer has bought', () => {
    expect(added(['uni', 'drago'], 'town.1')).toEqual([]);
    expect(added(['uni', 'drago'])).toHaveLength(2);
  });

  test('can be dealt after every sale and choice, with a friend from the album besides', () => {
    const album = sold(Object.keys(PETS)).album;
    const friends = sold(['uni', 'trollie'], 'town.1').album;
    for (const stray of ['keep', 'send']) {
      for (const milk of ['warm', 'cold']) {
        const progress = {
          ...chose({ stray, milk, boss: 'vacuum', book: 'hide' }),
          album: [...album, ...friends],
        };
        begin('finale.2', progress);
        const level = shipped('finale.2');
        const [companion] = companionsOf(level, progress);
        expect(companion).toBe('trollie');
        const made = levelSetup(level, progress, { companion: companion ?? '' });
        if (made.game === 'quest') questEngine.start(made.setup, 'friend');
      }
    }
  });
});

test('everything chosen at once opens the first pet shop in town', () => {
  const won = { won: true, goals: [0, 1, 2], tries: 1, lost: 0 };
  for (const stray of ['keep', 'send']) {
    const progress = chose({ stray, book: 'hide', boss: 'danegon', milk: 'warm', smoke: 'blame' });
    begin('finale.3', { ...progress, levels: { 'finale.2': won } });
    const setup = dealt('finale.3', progress);
    expect(setup).toMatchObject({ variants: { doubles: true, foresight: 'all' } });
  }
  const withStray = dealt('finale.3', chose({ stray: 'keep' })).start;
  expect(withStray).toMatchObject({ shops: [{ plots: [{ pet: { id: 'liffard' } }] }] });
});
