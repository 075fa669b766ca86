/** The three catalogues: complete, alike, and neither more nor less than the game uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ASK_KINDS, EVENT_TYPES, THINGS } from '../../src/engine/petz/words.ts';
import * as quest from '../../src/engine/quest/words.ts';
import { catalogue as en } from '../../src/i18n/en.ts';
import {
  askHintKey,
  askTitleKey,
  eventKey,
  nameKey,
  type ThingFamily,
  textKey,
  whyKey,
} from '../../src/i18n/keys.ts';
import type { Catalogue } from '../../src/i18n/merge.ts';
import {
  type QuestFamily,
  questNameKey,
  questTextKey,
  questTheKey,
  questWhyKey,
} from '../../src/i18n/quest-keys.ts';
import { LANGUAGES } from '../../src/i18n/words.ts';
import { PETZ_REFUSALS, QUEST_REFUSALS } from '../laws/refusals.ts';

/** The families of Pug Quest whose things have a line of their own beside the name. */
const DESCRIBED = [
  ...(['hero', 'monster', 'boss', 'treasure', 'world', 'shape', 'mark', 'action', 'term'] as const),
  ...(['mode', 'handicap'] as const),
];
/** Events of Pug Quest that are shown, but have no sentence. */
const SILENT: readonly string[] = ['quest.turnEnded'];
const PLURAL = /_(zero|one|two|few|many|other)$/;
const others = await Promise.all(
  LANGUAGES.filter((language) => language !== 'en').map(async (language) => {
    const { catalogue }: { catalogue: Catalogue } = await import(`../../src/i18n/${language}.ts`);
    return [language, catalogue] as const;
  }),
);

/** Keys without their plural forms. */
function stems(catalogue: object): string[] {
  return [...new Set(Object.keys(catalogue).map((key) => key.replace(PLURAL, '')))].sort();
}

const found = new WeakMap<object, Map<string, Set<string>>>();

/** The placeholders of all forms of a key. */
function placeholders(catalogue: Readonly<Record<string, string>>, stem: string): string[] {
  let all = found.get(catalogue);
  if (all === undefined) {
    all = new Map();
    found.set(catalogue, all);
    for (const [key, text] of Object.entries(catalogue)) {
      const name = key.replace(PLURAL, '');
      const names = all.get(name) ?? new Set();
      all.set(name, names);
      for (const match of text.matchAll(/\{\{\s*(\w+)/g)) names.add(match[1] ?? '');
    }
  }
  return [...(all.get(stem) ?? [])].sort();
}

describe.each(others)('%s', (_, other) => {
  test('has the keys of English, no more and no fewer', () => {
    const [theirs, ours] = [new Set(stems(other)), new Set(stems(en))];
    const missing = [...ours].filter((key) => !theirs.has(key));
    const unknown = [...theirs].filter((key) => !ours.has(key));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  test('has the same placeholders everywhere', () => {
    // A plural may spell its number out (`one imp`), so `count` alone may be missing.
    const without = (list: string[]) => list.filter((name) => name !== 'count');
    const wrong = stems(en).filter(
      (key) => String(without(placeholders(en, key))) !== String(without(placeholders(other, key))),
    );
    expect(wrong).toEqual([]);
  });

  test('has every plural form its language needs', () => {
    const counted = Object.keys(other).filter((key) => PLURAL.test(key));
    const wrong = [...new Set(counted.map((key) => key.replace(PLURAL, '')))].filter(
      (stem) => other[`${stem}_other`] === undefined || other[`${stem}_one`] === undefined,
    );
    expect(counted.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('leaves nothing untranslated', () => {
    const long = stems(en).filter((key) => {
      const text = en[key];
      return text !== undefined && text.length > 24 && /[a-z]{4} [a-z]{3}/.test(text) && other[key] === text;
    });
    expect(long).toEqual([]);
  });
});

describe('the game’s names', () => {
  const known = new Set(stems(en));
  const contexts = new Set(stems(en).map((key) => key.replace(/_\w+$/, '')));

  test('every thing has a name and a line', () => {
    const keys = Object.entries(THINGS).flatMap(([family, ids]) =>
      ids.flatMap((id) => [nameKey(family as ThingFamily, id), textKey(family as ThingFamily, id)]),
    );
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });

  test('every thing of Pug Quest has a name, and many a line', () => {
    const names = Object.entries(quest.THINGS).flatMap(([family, ids]) =>
      ids.map((id) => questNameKey(family as QuestFamily, id)),
    );
    const lines = DESCRIBED.flatMap((family) => quest.THINGS[family].map((id) => questTextKey(family, id)));
    const the = (['monster', 'boss'] as const).flatMap((family) =>
      quest.THINGS[family].map((id) => questTheKey(family, id)),
    );
    expect([...names, ...lines, ...the].filter((key) => !known.has(key))).toEqual([]);
    const orphans = [...known].filter(
      (key) =>
        /^quest\.\w+\.[^.]+\.(name|text|the)$/.test(key) && ![...names, ...lines, ...the].includes(key),
    );
    expect(orphans).toEqual([]);
  });

  test('every question has its title and its hint', () => {
    const keys = [...ASK_KINDS, ...quest.ASK_KINDS].flatMap((kind) => [askTitleKey(kind), askHintKey(kind)]);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });

  test('every event has its line, every refusal its sentence', () => {
    const keys = [
      ...EVENT_TYPES.map(eventKey),
      ...PETZ_REFUSALS.map(whyKey),
      ...quest.EVENT_TYPES.filter((type) => !SILENT.includes(type)).map(eventKey),
      ...QUEST_REFUSALS.map(questWhyKey),
    ];
    expect(keys.filter((key) => !known.has(key) && !contexts.has(key))).toEqual([]);
  });

  test.each([
    ['petz', PETZ_REFUSALS],
    ['quest', QUEST_REFUSALS],
  ])('every code that the rules of %s refuse with is listed', (game, listed) => {
    const folder = join(import.meta.dirname, '..', '..', 'src', 'engine', game);
    const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const used = [
      ...text.matchAll(/\b(?:refuse|bad|wrong)\((?:[^?'()]+'[^']*' \? )?\s*'(\w+)'(?: : '(\w+)')?/g),
    ];
    const codes = used.flatMap(([, one, other]) => [one ?? '', ...(other === undefined ? [] : [other])]);
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => !listed.includes(code))).toEqual([]);
  });

  test('nothing is worded that does not exist', () => {
    const events = new Set([...EVENT_TYPES, ...quest.EVENT_TYPES].map(eventKey));
    const codes = new Set([
      ...[...PETZ_REFUSALS, 'unknown'].map(whyKey),
      ...[...QUEST_REFUSALS, 'unknown'].map(questWhyKey),
    ]);
    const kinds = new Set<string>([...ASK_KINDS, ...quest.ASK_KINDS]);
    const orphans = stems(en).filter((key) => {
      if (/^event\.(petz|quest)\.(?!part\.)/.test(key))
        return ![...events].some((event) => key === event || key.startsWith(`${event}_`));
      if (key.startsWith('why.'))
        return ![...codes].some((code) => key === code || key.startsWith(`${code}_`));
      if (key.startsWith('ask.')) return !kinds.has(key.replace(/^ask\.|\.(title|hint)(_[a-z]+)?$/g, ''));
      return false;
    });
    expect(orphans).toEqual([]);
  });
});

describe('the code and the catalogue', () => {
  const root = join(import.meta.dirname, '../..');
  /** The title's words before there were catalogues. */
  const OLD_WORDS = 'strings.ts';
  const folders = ['src/ui/access', 'src/text', 'src/i18n', 'src/session', 'src/scenes', 'src/bots'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.name !== OLD_WORDS)
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const whole = texts.join('\n');
  const known = stems(en);
  const families = /^(ui|ask|option|event|why|hint|petz|quest)\.[\w.]*\w$/;
  const scripts =
    /^(petz\.(game|round|shopping|books|needs|show|showing|business|aging|joining)|quest\.(attack|fx|fall|heroFall|monsterFall|triggers|heroTurn|foeTurn|round|world|game|exchange))(\/|$)/;

  /** Keys written out in the code. */
  const literal = [...whole.matchAll(/['"`]([a-z]+\.[\w.]+)['"`]/g)].map((match) => match[1] ?? '');
  /** Beginnings and ends of keys put together there: `ui.tip.${n}`. */
  const made = [...whole.matchAll(/`((?:ui|ask|option|event|why|hint|petz|quest)\.[^`]*\$\{[^`]*)`/g)].map(
    (match) =>
      new RegExp(
        `^${(match[1] ?? '')
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll('.', '\\.'))
          .join('[\\w.]+')}$`,
      ),
  );

  test('no key in the code is missing', () => {
    const names = new Set([
      ...[...ASK_KINDS, ...EVENT_TYPES],
      ...[...quest.ASK_KINDS, ...quest.EVENT_TYPES],
    ] as string[]);
    const missing = [...new Set(literal)].filter(
      (key) =>
        families.test(key) &&
        !names.has(key) &&
        !scripts.test(key) &&
        !key.startsWith('hint.') &&
        !known.includes(key) &&
        !known.some((stem) => stem.startsWith(`${key}_`)),
    );
    expect(missing).toEqual([]);
  });

  test('no key of the screens is unused', () => {
    const used = new Set(literal);
    // A variant is used with the key that it varies.
    const plain = (key: string) => key.replace(/_[a-zA-Z]+$/, '');
    const unused = known.filter(
      (key) =>
        key.startsWith('ui.') &&
        !used.has(key) &&
        !used.has(plain(key)) &&
        !made.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  test('no text is written into the scenes', () => {
    const scenes = files.filter((file) => file.includes('/src/scenes/'));
    const hard = scenes.flatMap((file) => {
      const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return [...code.matchAll(/['"`]([A-Z][a-z]+ [a-z]+[^'"`]*)['"`]/g)].map(
        (match) => `${file}: ${match[1]}`,
      );
    });
    expect(hard).toEqual([]);
  });

  test('no text is written into the layer itself', () => {
    const layer = files.filter((file) => file.includes('/ui/access/') && file.endsWith('.tsx'));
    const hard = layer.flatMap((file) => {
      const jsx = [...readFileSync(file, 'utf8').matchAll(/>\s*([A-Za-z][A-Za-z’',. !?]{2,})\s*<\//g)];
      return jsx.flatMap((match) => (match[1]?.trim() === 'Dungeon Petz' ? [] : [`${file}: ${match[1]}`]));
    });
    expect(hard).toEqual([]);
  });
});
