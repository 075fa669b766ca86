/** What `npm run shots` is asked for: the names of the pictures, the sizes, the arguments. */
import { ASK_KINDS } from '../../engine/petz/words.ts';
import { GALLERY_KINDS } from '../../gallery/kinds.ts';
import type { Language } from '../../i18n/words.ts';
import { readArgs, UsageError } from '../usage.ts';

/** A record, so that the compiler finds a missing one. */
const LANGUAGES: Readonly<Record<Language, true>> = { en: true, fr: true, es: true };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Drawn or in words, as the window of a computer, a tablet and a phone lying down. */
export const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
];
/** Words are also for a phone held upright. */
export const WORD_SIZES: readonly Size[] = [...SIZES, { width: 390, height: 844 }];

export const sizeName = ({ width, height }: Size): string => `${width}x${height}`;

/** The picture of a question in words, by its kind: `petz.group` is `ask-group`. */
export const askName = (kind: string): string => `ask-${kind.slice(kind.indexOf('.') + 1)}`;
/** The same on the drawn table: `table-group`. */
export const tableName = (kind: string): string => `table-${kind.slice(kind.indexOf('.') + 1)}`;
export const galleryName = (kind: string): string => `gallery-${kind}`;

const WORDS = ['title-words', 'new-game', 'new-game-problems', 'rules', 'settings'] as const;
const SAVED_WORDS = ['title-continue-words', 'title-notice-words'] as const;
const PLAYED = ['refusal', 'hint', 'send-items', 'final'] as const;
const DRAWN = ['title', 'title-continue', 'title-notice', 'table-final'] as const;

/** Every picture there can be. */
export const SHOT_NAMES: readonly string[] = [
  ...WORDS,
  ...SAVED_WORDS,
  'curtain',
  ...ASK_KINDS.map(askName),
  ...PLAYED,
  ...DRAWN,
  ...ASK_KINDS.map(tableName),
  ...GALLERY_KINDS.map(galleryName),
];

export interface ShotOptions {
  readonly out: string;
  readonly lang: string;
  readonly build: boolean;
  /** The names of the pictures to take. */
  readonly wanted: ReadonlySet<string>;
}

const OPTIONS = {
  out: { type: 'string', default: 'shots' },
  lang: { type: 'string', default: 'en' },
  only: { type: 'string', multiple: true },
  words: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
} as const;

const isDrawn = (name: string): boolean =>
  name.startsWith('table-') || (name.startsWith('title') && !name.endsWith('-words'));

/** The picture of that name, else the family of that name: `ask` is every question in words. */
function named(name: string): string[] {
  if (SHOT_NAMES.includes(name)) return [name];
  const family = SHOT_NAMES.filter((x) => x.startsWith(`${name}-`));
  if (family.length > 0) return family;
  throw new UsageError(`--only: no screen is called '${name}'; there are: ${SHOT_NAMES.join(', ')}`);
}

/** Reads the arguments; what is wrong with them is a `UsageError`. */
export function readOptions(args: readonly string[]): ShotOptions {
  const { values } = readArgs(args, OPTIONS);
  const { lang, only = [], words } = values;
  if (!Object.hasOwn(LANGUAGES, lang)) {
    throw new UsageError(`--lang takes ${Object.keys(LANGUAGES).join(', ')}, not '${lang}'`);
  }
  if (values.out.trim() === '') throw new UsageError('--out takes a folder');
  const chosen = only.length > 0 ? only.flatMap(named) : SHOT_NAMES;
  const wanted = new Set(chosen.filter((name) => !(words && isDrawn(name))));
  if (wanted.size === 0) throw new UsageError('--words and --only leave nothing to show');
  return { out: values.out, lang, build: !values['no-build'], wanted };
}
