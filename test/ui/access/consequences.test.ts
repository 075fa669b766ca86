/** What came of earlier choices and sales: a line for each change of a level that holds, true and with its origin. */
import { beforeAll, describe, expect, test } from 'vitest';
import { levelsOfBook as shippedBook } from '../../../src/campaign/book.ts';
import {
  consequencesIn,
  consequencesOf,
  metTwists,
  originOf,
  outcomesOf,
} from '../../../src/campaign/consequences.ts';
import { emptyProgress } from '../../../src/campaign/progress.ts';
import type { Book, Level, Picture, Progress } from '../../../src/campaign/schema.ts';
import { levelSetup } from '../../../src/campaign/setup.ts';
import { LANGUAGES, Words } from '../../../src/i18n/words.ts';
import { changeWords } from '../../../src/ui/access/campaign/change-words.ts';
import { LevelWords } from '../../../src/ui/access/campaign/words.ts';
import { whenHeld } from '../../kit/held.ts';

let book: Book;
const spoken = new Map<string, LevelWords>();
beforeAll(async () => {
  book = await shippedBook();
  for (const language of LANGUAGES) spoken.set(language, new LevelWords(await Words.speak(language)));
});

const record = { won: true, goals: [0, 1, 2], tries: 1, lost: 0 };
const progress = (changes: Partial<Progress>): Progress => ({ ...emptyProgress(), ...changes });
const sold = (pet: string): Picture => ({
  pet,
  customer: 'warlock',
  level: 'finale.1',
  reputation: 6,
  size: 4,
});

/** Every way to have answered the story's questions, or not to have been asked. */
function everyAnswer(): Record<string, string>[] {
  const choices = book.all.flatMap((level) => level.choices ?? []);
  return choices.reduce<Record<string, string>[]>(
    (ways, { id, options }) => ways.flatMap((way) => [way, ...options.map((is) => ({ ...way, [id]: is }))]),
    [{}],
  );
}

function said(level: Level, at: Progress, language = 'en'): string[] {
  const words = spoken.get(language) as LevelWords;
  return consequencesOf(level, at, {}).map((change) => changeWords(words, level, change) ?? '');
}

const nightAfter = () => book.level('finale.2') as Level;

test.each(LANGUAGES)('whom one meets and what is different is one line, in %s', (language) => {
  const words = spoken.get(language) as LevelWords;
  const about = (id: string) => words.about(book.level(id) as Level);
  expect(about('town.1')).toMatch(/^Knut\u00a0· .{5,}$/u);
  expect(about('alleys.5')).toMatch(/^Knut\u00a0· Bram\u00a0· .+\u00a0· .+$/u);
  expect(about('opening.1')).not.toContain('undefined');
  for (const level of book.all) expect(words.about(level)).not.toMatch(/\{\{|undefined|\.name/);
});

describe('a line for each change that holds and none for one that does not', () => {
  test.each(LANGUAGES)('with all answers to all choices, in %s', (language) => {
    const ways = everyAnswer();
    expect(ways.length).toBe(3 ** 5 * 4);
    for (const level of book.all.filter(({ changes }) => changes !== undefined)) {
      for (const choices of ways) {
        const held = (level.changes ?? []).filter(
          (change) => 'choice' in change.if && choices[change.if.choice] === change.if.is,
        );
        const lines = said(level, progress({ choices }), language);
        expect(lines.length, level.id).toBe(held.length);
        for (const line of lines) expect(line).toMatch(/^(?!.*(\{\{|undefined| {2}|level\.)).{20,}[.!]$/u);
      }
    }
  });

  test.each(LANGUAGES)('with what rivals, customers and lost pets remember, in %s', (language) => {
    for (const level of book.all) {
      for (const { if: condition } of level.changes ?? []) {
        if ('choice' in condition || 'first' in condition) continue;
        const lines = said(level, whenHeld(condition), language);
        expect(lines, `${level.id} ${JSON.stringify(condition)}`).toHaveLength(1);
        expect(lines[0]).toMatch(/^(?!.*(\{\{|undefined| {2}|level\.)).{20,}[.!]$/u);
      }
    }
  });

  test('with every pet sold to the Evil Lord, by its name, and with three stars', () => {
    for (const language of LANGUAGES) {
      const words = spoken.get(language) as LevelWords;
      for (const { if: condition } of nightAfter().changes ?? []) {
        if (!('sold' in condition)) continue;
        const lines = said(nightAfter(), progress({ album: [sold(condition.sold)] }), language);
        expect(lines).toHaveLength(1);
        expect(lines[0]).toContain(words.t(`petz.pet.${condition.sold}.name`));
      }
    }
    const stars = progress({ levels: { 'finale.2': record } });
    expect(said(book.level('finale.3') as Level, stars)).toEqual([
      'All the town talks of your three stars in that night: income +1 in rounds 2 and 3.',
    ]);
  });

  test('in the night after, with the numbers and the Hero of its game', () => {
    const choices = { stray: 'keep', book: 'hide', boss: 'danegon', milk: 'warm' };
    const lines = said(nightAfter(), progress({ choices }));
    expect(lines).toEqual([
      'You once chose the last page: the Great Danegon waits there, still tired, with 55% of the usual life.',
      'Biscuit, whom you kept, runs with Pugarotti.',
      'You hid the book, and Twig knows it by heart: every hand holds +3.',
      'The Evil Lord, who got warm milk, is drowsy: he draws −1 for every World.',
    ]);
    expect(levelSetup(nightAfter(), progress({ choices })).setup).toMatchObject({
      tune: { bossLife: 55, handCards: 3 },
      mods: [{ arg: { name: 'biscuit', hero: 2 } }, { arg: { cards: -1 } }],
    });
  });

  test.each(LANGUAGES)('with the pet that was asked to come along, in %s', (language) => {
    const at = progress({ album: [sold('uni')] });
    const words = spoken.get(language) as LevelWords;
    const [line, ...others] = consequencesOf(book.level('bedtime.3') as Level, at, { companion: 'uni' });
    expect(others).toEqual([]);
    const text = changeWords(words, book.level('bedtime.3') as Level, line as never) ?? '';
    expect(text).toContain(words.t('petz.pet.uni.name'));
    expect(text).not.toMatch(/\{\{|undefined/);
    expect(originOf(book, line?.if as never)?.id).toBe('finale.1');
    expect(consequencesOf(book.level('bedtime.1') as Level, at, { companion: 'uni' })).toEqual([]);
  });

  test('in a game the changes it was dealt with, with any later choice or sale', () => {
    for (const level of book.all.filter(({ changes }) => changes !== undefined)) {
      for (const choices of everyAnswer()) {
        const before = progress({ choices });
        const { setup } = levelSetup(level, before);
        const held = consequencesOf(level, before, {});
        const later = progress({
          choices: { ...choices, stray: 'send', milk: 'cold' },
          album: [sold('drago')],
        });
        expect(consequencesIn(level, setup, later, {}), level.id).toEqual(held);
      }
    }
  });

  test('each with the level it comes from', () => {
    for (const level of book.all) {
      for (const { if: condition } of level.changes ?? []) {
        const origin = originOf(book, condition);
        if ('choice' in condition) {
          expect(origin?.choices?.map(({ id }) => id)).toContain(condition.choice);
        } else if ('star' in condition || 'in' in condition) expect(origin?.id).toMatch(/^finale\.[12]$/);
        // A rival, a customer or a pet remembers it wherever that was.
        else expect(origin).toBeNull();
      }
    }
  });
});

describe('what became of it', () => {
  test('is shown for levels that were played, and what was decided without any is shown too', () => {
    const at = progress({
      choices: { stray: 'keep', milk: 'cold' },
      levels: { 'bedtime.3': record, 'finale.2': record },
      album: [sold('uni')],
    });
    const shown = outcomesOf(book, at).map(({ origin, choice, came }) => [
      origin?.id,
      choice?.option ?? null,
      came.map(({ level }) => level.id),
    ]);
    expect(shown).toEqual([
      ['town.2', 'keep', ['bedtime.3', 'finale.2']],
      ['lord.3', 'cold', ['finale.2']],
      ['finale.1', null, ['finale.2']],
    ]);
  });

  test('is nothing at the beginning', () => {
    expect(outcomesOf(book, emptyProgress())).toEqual([]);
  });
});

describe('a twist is new', () => {
  test('until a game with it has been played to its end', () => {
    expect(metTwists(book, emptyProgress()).has('inspector')).toBe(false);
    const met = metTwists(book, progress({ levels: { 'town.2': { ...record, won: false } } }));
    expect([...met]).toEqual(['inspector']);
  });

  test('no more in the street’s last level, nor at a fair, once all of the story has been played', () => {
    const levels = Object.fromEntries(book.all.map(({ id }) => [id, record]));
    const met = metTwists(book, progress({ levels }));
    for (const { mods = [] } of book.all) for (const { id } of mods) expect(met).toContain(id);
  });

  test('and at a fair only for the first time', () => {
    const fair = progress({ daily: { '2026-11-22': { best: 5, medal: 1, tries: 1 } } });
    expect(metTwists(book, fair).size).toBeGreaterThan(0);
  });
});
