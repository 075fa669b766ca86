/** The book of rules: every rule of the ledger has its entry, every entry its words, and searching finds them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../src/cli/capture.ts';
import { GAME_IDS } from '../../../src/engine/games.ts';
import { darkAlleys } from '../../../src/engine/petz/alleys/index.ts';
import { ADDONS, ARTIFACTS, CUSTOMERS, PETS } from '../../../src/engine/petz/data/cards.ts';
import { ASK_KINDS, THINGS } from '../../../src/engine/petz/words.ts';
import * as quest from '../../../src/engine/quest/words.ts';
import { catalogue as en } from '../../../src/i18n/en.ts';
import { catalogue as es } from '../../../src/i18n/es.ts';
import { catalogue as fr } from '../../../src/i18n/fr.ts';
import { LANGUAGES, Words } from '../../../src/i18n/words.ts';
import { BOOKS, STEPS } from '../../../src/ui/access/rules/book.ts';
import {
  chapterKey,
  chapterOf,
  ENTRIES,
  entryAt,
  entryOfAsk,
  entryOfRule,
  entryTextKey,
  entryTitleKey,
  gameOfEntry,
  neighbour,
  rulesEntries,
} from '../../../src/ui/access/rules/find.ts';
import { excerpt, highlight, search, wordsOf } from '../../../src/ui/access/rules/search.ts';
import { rulesThings } from '../../../src/ui/access/rules/things.ts';
import { coverageOf, LEDGERS } from '../../rules/ledgers.ts';

const languages = { en, fr, es };

function rulesOf(name: string): readonly string[] {
  const ledger = LEDGERS.find(({ id }) => id === name);
  if (ledger === undefined) return [];
  const text = readFileSync(join(root, 'docs', 'rules', `${ledger.id}.md`), 'utf8');
  return coverageOf(ledger, text, new Set()).defined.rules;
}

describe('the book and the ledger', () => {
  test.each([
    ['petz-base', 531],
    ['dark-alleys', 305 + 12],
    ['pug-quest', 245 + 9],
  ])('every rule of %s, %i of them, leads to an entry', (name, count) => {
    const rules = rulesOf(name);
    expect(rules).toHaveLength(count);
    expect(rules.filter((rule) => entryOfRule(rule) === null)).toEqual([]);
  });

  test('an entry names only rules that exist', () => {
    const rules = ['petz-base', 'dark-alleys', 'pug-quest'].flatMap(rulesOf);
    const known = (pattern: string) => {
      const row = /^(.+-)(\d+)\.\.(\d+)$/.exec(pattern);
      const ends = row === null ? [pattern] : [`${row[1]}${row[2]}`, `${row[1]}${row[3]}`];
      return ends.every((end) => rules.some((rule) => rule === end || rule.startsWith(`${end}-`)));
    };
    const wrong = ENTRIES.flatMap((entry) => entry.rules.filter((pattern) => !known(pattern)));
    expect(wrong).toEqual([]);
  });

  test('what the game refuses is explained in the right place', () => {
    const places = {
      'PB-GROUP-04': 'shopping.groups',
      'PB-SHOP-10': 'shopping.send',
      'PB-SHOP-17': 'players.neutral',
      'PB-CAGE-01': 'shopping.cage',
      'PB-PET-01': 'shopping.pet',
      'PB-ARR-03': 'needs.arrange',
      'PB-NEED-HUNGER-03': 'showing.hunger',
      'PB-NEED-ANGER-05': 'showing.anger',
      'PB-SELL-06': 'business.selling',
      'PB-SELL-13': 'business.match',
      'PB-SELL-22': 'business.price',
      'PB-SELL-27': 'business.last',
      'DA-GROUP-01': 'alleys.groups',
      'DA-BODY-05': 'alleys.bodyguard',
      'DA-BLACK-06': 'alleys.market',
      'DA-LENGTH-01': 'alleys.length',
      'DA-FACILITY-LOLLIPOP-02': 'alleys.processed',
      'DA-FACILITY-OFFICE-01': 'alleys.facilities',
      'DA-PET-WRECKIE-03': 'alleys.wreckie',
      'DA-PET-PONY-01': 'alleys.pets',
      'PQ-ACTION-ATTACK-03': 'questTurn.attack',
      'PQ-ACTION-DRAW-01': 'questTurn.actions',
      'PQ-COMBAT-DOUBLE-01': 'questFight.shapes',
      'PQ-SETUP-01': 'questSetup.start',
      'PQ-SETUP-10': 'questSetup.place',
      'PQ-EVIL-06': 'questLord.turn',
      'PQ-EVIL-01': 'questLord.game',
      'PQ-HARD-01': 'questHard.mode',
      'PQ-HIDDEN-04': 'questTable.hidden',
    };
    const found = Object.keys(places).map((rule) => [rule, entryOfRule(rule)?.id]);
    expect(Object.fromEntries(found)).toEqual(places);
  });

  test('an unknown rule leads nowhere', () => {
    expect(entryOfRule('PB-SHOPPING-01')).toBeNull();
    expect(entryAt('nonsense')).toBeNull();
  });
});

describe('the entries', () => {
  test.each(Object.entries(languages))(
    'have their words in %s, and no words stand there without an entry',
    (_, words) => {
      const keys = [
        ...[...BOOKS.petz, ...BOOKS.quest].map(({ id }) => chapterKey(id)),
        ...ENTRIES.flatMap(({ id }) => [entryTitleKey(id), entryTextKey(id)]),
      ];
      const written = Object.keys(words).filter((key) => key.startsWith('rules.'));
      expect(written.sort()).toEqual(keys.sort());
    },
  );

  test('tell the same numbers in all languages', () => {
    const numbers = (text = '') => (text.match(/[\d½]+/g) ?? []).sort().join(' ');
    const different = ENTRIES.map(({ id }) => entryTextKey(id)).filter(
      (key) => numbers(fr[key]) !== numbers(en[key]) || numbers(es[key]) !== numbers(en[key]),
    );
    expect(different).toEqual([]);
  });

  test('speak only of things that exist', () => {
    const things: Record<string, readonly string[]> = { ...THINGS, ...quest.THINGS };
    const wrong = ENTRIES.flatMap(({ about }) =>
      Object.entries(about).flatMap(([family, ids]) => ids.filter((id) => !things[family]?.includes(id))),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(THINGS).filter((family) => family in quest.THINGS)).toEqual([]);
  });

  test.each(LANGUAGES)('show the name and the line of each of their things in %s', async (language) => {
    const words = await Words.speak(language);
    const things = ENTRIES.flatMap((entry) => rulesThings(words, entry));
    expect(things.length).toBeGreaterThan(150);
    expect(
      things.filter(
        ({ name, text }) => name === '' || !/[.!?]$/.test(text) || /\.name|\.text/.test(text + name),
      ),
    ).toEqual([]);
  });

  test('speak of every thing that Dark Alleys brings', () => {
    const chapter = BOOKS.petz.find(({ id }) => id === 'alleys');
    const explained = new Set(chapter?.entries.flatMap(({ about }) => Object.values(about).flat()));
    const brought = [
      ...THINGS.facility,
      ...THINGS.accessory,
      ...darkAlleys.spaces.map(({ id }) => id),
      ...Object.values({ ...PETS, ...ADDONS, ...ARTIFACTS, ...CUSTOMERS }).flatMap(({ id, box }) =>
        box === 'darkAlleys' ? [id] : [],
      ),
    ];
    expect(brought.length).toBeGreaterThan(25);
    expect(brought.filter((id) => !explained.has(id))).toEqual([]);
  });

  test('answer every question of the game and every step of the first page', () => {
    expect([...ASK_KINDS, ...quest.ASK_KINDS].filter((kind) => entryOfAsk(kind) === null)).toEqual([]);
    for (const game of GAME_IDS) expect(STEPS[game].map((id) => entryAt(id)?.id)).toEqual(STEPS[game]);
    expect(entryAt('petz.feed')?.id).toBe('showing.hunger');
  });

  test('follow one another from the first to the last', () => {
    const ids = ENTRIES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const game of GAME_IDS) {
      const entries = rulesEntries(game);
      const [first] = entries;
      const last = entries.at(-1);
      expect(first && neighbour(first, -1)).toBeNull();
      expect(first && neighbour(first, 1)).toBe(entries[1]);
      expect(last && neighbour(last, 1)).toBeNull();
      expect(entries.filter((entry) => gameOfEntry(entry) !== game)).toEqual([]);
    }
    expect(ENTRIES.filter((entry) => chapterOf(entry) === null)).toEqual([]);
  });
});

describe('searching', () => {
  const read = (key: string) => ({ title: fr[`${key}.title`] ?? '', text: fr[`${key}.text`] ?? '' });
  const keys = ENTRIES.map(({ id }) => `rules.${id}`);

  test('does not mind capitals and accents', () => {
    const found = search('ETAL a viande', keys, read);
    expect(found).toContain('rules.variants.meat');
    expect(search('étal à viande', keys, read)).toEqual(found);
    expect(search('coeur', ['x'], () => ({ title: 'Cœur', text: '' }))).toEqual(['x']);
  });

  test('wants every word, and puts titles first', () => {
    const items = ['a platform', 'booking', 'nothing'];
    const texts: Record<string, string> = { booking: 'on the platform', 'a platform': 'wait' };
    const find = (query: string) => search(query, items, (title) => ({ title, text: texts[title] ?? '' }));
    expect(find('platform')).toEqual(['a platform', 'booking']);
    expect(find('platform wait')).toEqual(['a platform']);
    expect(find('platform nowhere')).toEqual([]);
  });

  test('waits for a second letter', () => {
    expect(wordsOf(' p ')).toEqual([]);
    expect(search('p', keys, read)).toEqual([]);
    expect(wordsOf('Étal  vert')).toEqual(['etal', 'vert']);
  });

  test('marks the hits and loses no letter', () => {
    expect(highlight('Étal à viande', 'etal')).toEqual([
      { text: 'Étal', isHit: true },
      { text: ' à viande', isHit: false },
    ]);
    expect(highlight('Le cœur', 'coeur')).toEqual([
      { text: 'Le ', isHit: false },
      { text: 'cœur', isHit: true },
    ]);
    expect(highlight('nothing', 'x y')).toEqual([{ text: 'nothing', isHit: false }]);
  });

  test('shows the words around the first hit', () => {
    const text = `${'word '.repeat(60)}platform ${'more '.repeat(60)}`.trim();
    const shown = excerpt(text, 'platform');
    expect(shown).toMatch(/^… word.* platform more.* …$/);
    expect(shown.length).toBeLessThan(200);
    expect(excerpt('short platform', 'platform')).toBe('short platform');
  });
});
