/** The files of the campaign agree with each other, with the words and with the guide. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bindBook, kindOfFile, levelsOfBook as shippedBook } from '../../src/campaign/book.ts';
import { checkCampaign, checkUnusedWords, checkWords } from '../../src/campaign/check-campaign.ts';
import { coachSchema, coachStep } from '../../src/campaign/coach.ts';
import { GOALS, type GoalUse, goalSchema } from '../../src/campaign/goals/index.ts';
import { readLevel } from '../../src/campaign/load.ts';
import type { Campaign, Level } from '../../src/campaign/schema.ts';
import { CHAPTERS } from '../../src/campaign/schema.ts';
import { goalWords, levelKeys } from '../../src/campaign/words.ts';
import { readCampaignFiles, SCHEMA } from '../../src/cli/levels/disk.ts';
import { DOCS, docsText, modDocs } from '../../src/cli/levels/docs.ts';
import { playLevel } from '../../src/cli/levels/play.ts';
import { schemaText } from '../../src/cli/levels/schema.ts';
import { petz } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { quest } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { catalogue as en } from '../../src/i18n/en.ts';
import { catalogue as es } from '../../src/i18n/es.ts';
import { catalogue as fr } from '../../src/i18n/fr.ts';
import { level } from '../kit/levels.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const filed = (...levels: Level[]) => levels.map((x) => ({ file: `levels/${x.id}.json`, level: x }));

/** An order with all chapters, and these levels in town. */
function order(...town: string[]): Campaign {
  return { chapters: CHAPTERS.map((id) => ({ id, levels: id === 'town' ? town : [], stars: 0 })) };
}

describe('the order', () => {
  test('of sound files has nothing wrong with it', () => {
    expect(
      checkCampaign(order('town.1', 'town.2'), filed(level({ id: 'town.1' }), level({ id: 'town.2' }))),
    ).toEqual([]);
  });

  test.each([
    [
      order('town.1', 'town.22'),
      [level({ id: 'town.1' }), level({ id: 'town.2' })],
      "chapters[1].levels[1]: no level is called 'town.22'; did you mean 'town.2'?",
    ],
    [order('town.1', 'town.1'), [level({ id: 'town.1' })], "'town.1' stands twice"],
    [order(), [level({ id: 'town.1' })], "levels/town.1.json: 'town.1' stands in no chapter"],
    [
      order('alleys.1'),
      [level({ id: 'alleys.1', chapter: 'alleys' })],
      "'alleys.1' is not of the chapter 'town'",
    ],
    [{ chapters: order().chapters.slice(1) }, [], "'opening' stands there 0 times"],
    [
      order('town.1'),
      [level({ id: 'town.1', after: ['town.2'] })],
      "after[0]: no level is called 'town.2'; did you mean 'town.1'?",
    ],
    [
      order('town.1'),
      [level({ id: 'town.1', unlocks: ['level:alleys.9'] })],
      "unlocks[0]: no level is called 'alleys.9'",
    ],
    [
      order('town.1'),
      [level({ id: 'town.1', changes: [{ if: { star: 'lord.1', min: 1 }, set: {} }] })],
      "no level is called 'lord.1'",
    ],
    [
      order('town.1', 'town.2'),
      [level({ id: 'town.1', after: ['town.2'] }), level({ id: 'town.2', after: ['town.1'] })],
      "after: 'town.1' waits for itself",
    ],
    [
      order('town.1'),
      [level({ id: 'town.1', changes: [{ if: { choice: 'stray', is: 'keep' }, set: {} }] })],
      "nothing like 'stray' is ever chosen",
    ],
    [
      order('town.1', 'town.2'),
      [
        level({ id: 'town.1', choices: [{ id: 'stray', options: ['keep', 'send'], at: 'after' }] }),
        level({ id: 'town.2', changes: [{ if: { choice: 'stray', is: 'kept' }, set: {} }] }),
      ],
      "'stray' can be keep or send, not 'kept'",
    ],
    [
      order('town.1', 'town.2'),
      ['town.1', 'town.2'].map((id) =>
        level({ id, choices: [{ id: 'stray', options: ['keep', 'send'], at: 'after' }] }),
      ),
      "'stray' is chosen in levels/town.2.json too",
    ],
  ])('%#', (campaign, levels, problems) => {
    expect(checkCampaign(campaign as Campaign, filed(...levels)).join('\n')).toContain(problems);
  });
});

describe('the words', () => {
  const wordy = level({
    id: 'town.1',
    kind: 'lesson',
    story: { before: ['ma', 'imp'], lost: ['ma'] },
    choices: [{ id: 'stray', options: ['keep', 'send'], at: 'after' }],
    hints: 2,
    coach: [{ id: 'hello', topic: 'pets', when: {}, say: 2 }],
  });

  test('a level needs: all it says', () => {
    const keys =
      'title brief before.1 before.2 lost.1 hint.1 hint.2 choice.stray.ask choice.stray.keep choice.stray.send coach.hello.1 coach.hello.2';
    expect(levelKeys(wordy)).toEqual(keys.split(' ').map((key) => `level.town.1.${key}`));
  });

  test('that are missing are reported, and those that are never said', () => {
    const all = new Set(levelKeys(wordy));
    const few = new Set([...all].filter((key) => !key.endsWith('hint.2')));
    const problems = checkWords({ en: all, fr: few, es: few }, filed(wordy));
    expect(problems).toEqual(["levels/town.1.json: 'level.town.1.hint.2' has no words in fr, es"]);
    const more = new Set([...all, 'level.town.1.hint.3', 'ui.back']);
    expect(checkUnusedWords({ en: more }, filed(wordy))).toEqual([
      "en: 'level.town.1.hint.3' is said in no level",
    ]);
  });

  test('of every goal are there in every language, for all its numbers', () => {
    const some = { min: 1, max: 1, seat: 1 };
    const numbers = [{}, { max: 0 }, { always: true }, { own: true }, { own: true, max: 0 }];
    const more = [{ place: 1 }, { place: 2 }, { place: 3 }, { pet: 'uni' }, { customer: 'warlock' }];
    const all = [...numbers, ...more, { pet: 'uni', customer: 'warlock' }] as Partial<GoalUse>[];
    const missing: string[] = [];
    let checked = 0;
    for (const { id, game, params } of Object.values(GOALS)) {
      const needed = Object.entries(some).filter(([name]) => name in params);
      for (const extra of all) {
        const use: GoalUse = { id, ...Object.fromEntries(needed), ...extra };
        // Only what a level could ask for.
        if (!v.is(goalSchema(game), use)) continue;
        checked++;
        const { key, short, names } = goalWords(use);
        for (const [language, catalogue] of Object.entries({ en, fr, es })) {
          const has = (wanted: string) => `${wanted}_other` in catalogue || wanted in catalogue;
          for (const wanted of [key, short, ...Object.values(names)]) {
            if (!has(wanted)) missing.push(`${language}: ${wanted}`);
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(Object.keys(GOALS).length);
    expect([...new Set(missing)]).toEqual([]);
  });

  test('are there for no goal that there is not', () => {
    const ids = new Set(Object.keys(en).flatMap((key) => /^goal\.([a-zA-Z]+)/.exec(key)?.[1] ?? []));
    expect([...ids].sort()).toEqual(Object.keys(GOALS).sort());
  });

  test('a goal hands its number, names and rival on', () => {
    expect(goalWords({ id: 'sales', min: 2, pet: 'uni', customer: 'warlock' })).toEqual({
      key: 'goal.sales.both',
      short: 'goal.sales.short',
      count: 2,
      names: { pet: 'petz.pet.uni.name', customer: 'petz.customer.warlock.name' },
      rival: null,
    });
    expect(goalWords({ id: 'beat', seat: 2 })).toMatchObject({ key: 'goal.beat', count: null, rival: 2 });
  });
});

describe('what is shipped', () => {
  test('the files that lie there are sound', () => {
    const files = readCampaignFiles();
    expect(files.problems).toEqual([]);
    expect(checkCampaign(files.campaign, files.levels)).toEqual([]);
    expect(files.levels.length).toBeGreaterThan(0);
  });

  test('the book has them all, in the order of the chapters, and no solutions', async () => {
    const book = await shippedBook();
    const { campaign, levels } = readCampaignFiles();
    expect(book.all.map(({ id }) => id)).toEqual(campaign.chapters.flatMap((chapter) => chapter.levels));
    for (const { level: shelved, proof } of levels) {
      expect(book.level(shelved.id)).toEqual(shelved);
      expect(book.chapterOf(shelved.id)?.id).toBe(shelved.chapter);
      expect(book.proof(shelved.id)).toEqual(proof);
    }
    const { files } = await import('../../src/campaign/shipped.ts');
    expect(Object.keys(files).filter((file) => kindOfFile(file) === 'solution')).toEqual([]);
    expect(Object.keys(files).filter((file) => kindOfFile(file) === null)).toEqual([]);
  });

  test('a level without a chapter, and a chapter’s level without a file, are left out', () => {
    const files = {
      'levels/town/01-a.json': level({ id: 'town.1' }),
      'levels/town/02-b.json': level({ id: 'town.2' }),
    };
    const book = bindBook(order('town.2', 'town.3'), files);
    expect(book.all.map(({ id }) => id)).toEqual(['town.2']);
    expect(book.chapterOf('town.1')).toBeUndefined();
    expect(book.level('town.9')).toBeUndefined();
  });

  test('the published schema is that of the program: npm run levels -- --schema', () => {
    expect(read(SCHEMA) === schemaText()).toBe(true);
  });
});

describe('the guide', () => {
  const guide = read(DOCS);
  const examples = [...guide.matchAll(/<!-- example -->\s+```json\n([\s\S]*?)```/g)].map(
    (match) => match[1] ?? '',
  );

  test('has its tables as the code has them: npm run levels -- --docs', () => {
    expect(docsText(guide) === guide).toBe(true);
  });

  test('gives every modifier an example that its own check passes', () => {
    const wrong = modDocs().flatMap(({ id, game, arg }) => {
      if (arg === undefined) return [`${id}: no example in the comment above it`];
      const mods = [{ id, arg }];
      const refusal =
        game === 'petz'
          ? petz.checkSetup({ ...basicSetup(3), mods })
          : [questSetup(2, { mods }), questSetup(2, { mods, lord: { handicap: 'none' } })]
              .map((setup) => quest.checkSetup(setup))
              .find((found, _i, all) => found === null || all.every((x) => x !== null));
      return refusal == null ? [] : [`${id}: ${JSON.stringify(refusal)}`];
    });
    expect(wrong).toEqual([]);
    expect(modDocs().length).toBe(Object.keys(petz.mods).length + Object.keys(quest.mods).length);
  });

  test('has the parts of a level that there are', () => {
    const listed = [...guide.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap((row) =>
      [...(row[1] ?? '').matchAll(/\w+/g)].map(([word]) => word),
    );
    const schema = JSON.parse(schemaText());
    const parts = new Set(
      schema.oneOf.flatMap(({ properties }: { properties: object }) => Object.keys(properties)),
    );
    const selfExplaining = ['$schema', 'id', 'chapter'];
    expect(
      [...parts].filter(
        (part) => !selfExplaining.includes(part as string) && !listed.includes(part as string),
      ),
    ).toEqual([]);
  });

  test('tells of every part of a step of the coach, with steps that are read', () => {
    const [, steps = '', reported = ''] =
      /<!-- example: coach -->\s+```json\n([\s\S]*?)```([\s\S]*?)<!-- made: topics -->/.exec(guide) ?? [];
    expect(v.safeParse(coachSchema, JSON.parse(steps)).issues).toBeUndefined();
    const rows = [...reported.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual(Object.keys(coachStep.entries));
    const whole = reported.slice(reported.indexOf('`when`'), reported.indexOf('`say`'));
    const parts = Object.keys(coachStep.entries.when.entries).filter(
      (name) => !whole.includes(`\`${name}\``),
    );
    expect(parts).toEqual([]);
  });

  test('its worked examples are there', () => {
    expect(examples.length).toBe(2);
  });

  test.each(examples.map((text) => [JSON.parse(text).id as string, text]))(
    '%s is read and played to its end',
    (id, text) => {
      const folder = id.split('.')[0];
      const found = readLevel(`levels/${folder}/${id.split('.')[1]?.padStart(2, '0')}-example.json`, text);
      expect(found).toMatchObject({ ok: true });
      if (!found.ok) return;
      const { outcome, goals, refused, log } = playLevel(found.level, 'trader', 'guide');
      expect(refused).toBeNull();
      expect(outcome).not.toBeNull();
      expect(log.length).toBeGreaterThan(0);
      expect(goals.filter(({ state }) => state === 'open')).toEqual([]);
    },
  );
});
