/** What `npm run shots` is asked for: the names of the pictures, the sizes, the arguments. */

import { command, readArgs, UsageError } from '../../src/cli/usage.ts';
import { ASK_KINDS, type AskKind } from '../../src/engine/petz/words.ts';
import { ASK_KINDS as QUEST_KINDS, type AskKind as QuestKind } from '../../src/engine/quest/words.ts';
import type { Language } from '../../src/i18n/words.ts';
import { GALLERY_KINDS } from '../gallery/kinds.ts';

/** A record, so that the compiler finds a missing one. */
const LANGUAGES: Readonly<Record<Language, true>> = { en: true, fr: true, es: true };

export interface ShotSize {
  readonly width: number;
  readonly height: number;
}

/** The window of a computer, a tablet and a phone lying down. */
export const SHOT_SIZES: readonly ShotSize[] = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
];

/** Windows that are looked at now and then; `--sizes` takes them as well. */
const MORE_SIZES: readonly ShotSize[] = [
  { width: 1180, height: 820 },
  { width: 1366, height: 1024 },
  { width: 1920, height: 1080 },
  { width: 667, height: 375 },
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

export const sizeName = ({ width, height }: ShotSize): string => `${width}x${height}`;

/** `drawn`: the canvas; `page`: a screen of HTML; `words`: the game in words; `sheet`: a whole page of the gallery. */
type Kind = 'drawn' | 'page' | 'words' | 'sheet';

/** The tablet shows words as the computer does; a sheet is only for those who draw. */
const LEFT_OUT: Readonly<Record<Kind, readonly string[]>> = {
  drawn: [],
  page: [],
  words: ['1024x768'],
  sheet: ['1024x768', '844x390'],
};

const short = (kind: AskKind | QuestKind): string => kind.slice(kind.indexOf('.') + 1);
/** The picture of a question in words: `petz.group` is `ask-group`. */
export const askName = (kind: AskKind): string => `ask-${short(kind)}`;
/** The same on the drawn table: `table-group`. */
export const tableName = (kind: AskKind): string => `table-${short(kind)}`;
/** `quest.act` is `quest-act` in the picture, and `ask-quest-act` in words. */
export const questName = (kind: QuestKind): string => `quest-${short(kind)}`;
export const askQuestName = (kind: QuestKind): string => `ask-quest-${short(kind)}`;
export const galleryName = (kind: string): string => `gallery-${kind}`;

export const SETTINGS_TABS = ['play', 'display', 'access', 'file'] as const;

/** Every picture there can be, by kind, in the order in which they are taken. */
const BY_KIND: Readonly<Record<Kind, readonly string[]>> = {
  drawn: [
    'title',
    'title-continue',
    'title-notice',
    ...ASK_KINDS.map(tableName),
    'table-sell-two',
    'table-visit',
    'table-reveal',
    'table-watch-shop',
    'table-rival-shop',
    'table-watch-sale',
    'table-rival-sale',
    'table-podium',
    'table-evening',
    'table-winner',
    'table-final',
    'menu',
    ...QUEST_KINDS.map(questName),
    'quest-act-move',
    'quest-act-hit',
    'quest-act-draw',
    'quest-act-ahead',
    'quest-hint',
    'quest-boss',
    'quest-hard',
    'quest-five',
    'quest-final',
    'map',
    'map-whole',
    'goals',
    'lesson-shop',
    'lesson-quest-1',
    'lesson-quest-2',
  ],
  page: [
    'new-game',
    'new-game-problems',
    'rules',
    'log',
    'curtain',
    'briefing',
    'level-end',
    ...SETTINGS_TABS.map((tab) => `settings-${tab}`),
  ],
  words: [
    'title-words',
    'title-continue-words',
    'title-notice-words',
    ...ASK_KINDS.map(askName),
    'refusal',
    'hint',
    'send-items',
    'final',
    ...QUEST_KINDS.map(askQuestName),
  ],
  sheet: GALLERY_KINDS.map(galleryName),
};

const KINDS = Object.keys(BY_KIND) as readonly Kind[];
export const SHOT_NAMES: readonly string[] = KINDS.flatMap((kind) => BY_KIND[kind]);

/** Which kind of picture a name stands for. */
export function shotKind(name: string): Kind {
  const kind = KINDS.find((x) => BY_KIND[x].includes(name));
  if (kind === undefined) throw new Error(`no picture is called ${name}`);
  return kind;
}

/** Is the picture taken in windows of that size? */
export const isTakenAt = (name: string, size: ShotSize): boolean =>
  !LEFT_OUT[shotKind(name)].includes(sizeName(size));

export interface ShotOptions {
  readonly out: string;
  readonly lang: string;
  readonly build: boolean;
  /** Of long pages also a picture of the whole. */
  readonly whole: boolean;
  readonly sizes: readonly ShotSize[];
  /** The names of the pictures to take. */
  readonly wanted: ReadonlySet<string>;
}

export const COMMAND = command({
  call: 'npm run shots',
  about:
    'Drives the build through every screen and saves a picture of each in every size, with a contact page and the flaws a machine can find.',
  options: {
    out: { type: 'string', value: 'FOLDER', default: 'shots', help: 'where the pictures go' },
    lang: {
      type: 'string',
      value: 'NAME',
      default: 'en',
      help: `the language: ${Object.keys(LANGUAGES).join(', ')}`,
    },
    only: {
      type: 'string',
      value: 'NAME',
      multiple: true,
      help: 'only this picture or family; may be said again',
    },
    sizes: { type: 'string', value: 'LIST', default: SHOT_SIZES.map(sizeName).join(), help: 'the windows' },
    drawn: { type: 'boolean', default: false, help: 'only the drawn screens' },
    words: { type: 'boolean', default: false, help: 'only pages and the game in words' },
    whole: { type: 'boolean', default: false, help: 'of long pages also a picture of the whole' },
    'no-build': { type: 'boolean', default: false, help: 'takes the last build made for shots' },
  },
  example: '--out pictures --only table --sizes 844x390',
});

/** The picture of that name, else the family of that name: `ask` is every question in words. */
function named(name: string): readonly string[] {
  if (SHOT_NAMES.includes(name)) return [name];
  const family = SHOT_NAMES.filter((x) => x.startsWith(`${name}-`));
  if (family.length > 0) return family;
  throw new UsageError(`--only: no screen is called '${name}'; there are: ${SHOT_NAMES.join(', ')}`);
}

function readSizes(text: string): ShotSize[] {
  const names = text.split(',').map((name) => name.trim());
  const known = [...SHOT_SIZES, ...MORE_SIZES];
  const unknown = names.find((name) => !known.some((size) => sizeName(size) === name));
  if (unknown !== undefined) {
    throw new UsageError(`--sizes takes some of ${known.map(sizeName).join()}, not '${unknown}'`);
  }
  return known.filter((size) => names.includes(sizeName(size)));
}

/** Reads the arguments; what is wrong with them is a `UsageError`. */
export function readShotOptions(args: readonly string[]): ShotOptions {
  const { values } = readArgs(args, COMMAND);
  const { out, lang, only = [], drawn, words, whole } = values;
  if (!Object.hasOwn(LANGUAGES, lang)) {
    throw new UsageError(`--lang takes ${Object.keys(LANGUAGES).join(', ')}, not '${lang}'`);
  }
  if (out.trim() === '') throw new UsageError('--out takes a folder');
  if (drawn && words) throw new UsageError('--drawn and --words leave nothing to show');
  const sizes = readSizes(values.sizes);
  const chosen = only.length > 0 ? only.flatMap(named) : SHOT_NAMES;
  const isMeant = (name: string) => {
    if (drawn && shotKind(name) !== 'drawn') return false;
    if (words && shotKind(name) === 'drawn') return false;
    return sizes.some((size) => isTakenAt(name, size));
  };
  const wanted = new Set(chosen.filter(isMeant));
  if (wanted.size === 0) throw new UsageError('nothing is left to show');
  return { out, lang, build: !values['no-build'], whole, sizes, wanted };
}
