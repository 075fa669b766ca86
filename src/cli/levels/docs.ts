/** The tables of `docs/levels.md`, made of the code itself, so that they cannot lie. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STRENGTHS } from '../../bots/names.ts';
import { COACH_CONDITIONS, IMPS, PARTS as SHOWN, TOPICS, WATCHES } from '../../campaign/coach.ts';
import type { LevelChange } from '../../campaign/consequences.ts';
import { COSMETICS } from '../../campaign/cosmetics.ts';
import { GOALS } from '../../campaign/goals/index.ts';
import { SPEAKERS } from '../../campaign/ids.ts';
import type { Level, Proof } from '../../campaign/schema.ts';
import { goalName } from '../../campaign/two-parts.ts';
import type { Tunable } from '../../engine/kernel/mods.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { petz } from '../../engine/petz/index.ts';
import { quest } from '../../engine/quest/index.ts';
import { root } from '../capture.ts';
import { withMadeParts } from '../made-parts.ts';
import { provenMined } from '../mine/check.ts';
import { markdownTable, textTable } from '../table.ts';
import { howMany } from '../terminal.ts';
import { type LevelFiles, readCampaignFiles } from './disk.ts';
import { hintsRow, readHintCounts } from './hint-counts.ts';
import { goalText, starWins, type Wins } from './town.ts';

// The levels as `npm run levels` prints them, one a line.

const HEAD = ['level', 'kind', 'seats', 'twist', 'goals', 'stars', 'town'];

/** What makes the level another game: modifiers, and other parts that are not as printed. */
function twists(level: Level): string {
  const mods = (level.mods ?? []).map(({ id }) => id);
  const parts = (['start', 'stop', 'tune', 'decks'] as const).filter((part) => level[part] !== undefined);
  const own =
    level.game === 'petz' ? (['pool', 'needs', 'expansions'] as const) : (['mode', 'lord'] as const);
  const others = own.filter((part) => (level as Record<string, unknown>)[part] != null);
  return [...mods, ...parts, ...others].join(' ') || '-';
}

/** With fewer games the table says how many they were. */
const MANY = 200;

const hundredths = ([won, games]: Wins): number => Math.round((100 * won) / games);

/**
 * How often each strength wins each star, in hundredths, in the level's order: `master 98/41/7%`, `?` where a star was not
 * counted; or what a search has found.
 */
function provenText({ goals }: Level, proof: Proof | null): string {
  if (proof?.town === undefined)
    return proof?.lines === undefined
      ? '-'
      : `${howMany(proof.lines, 'best line')}, ${proof.positions ?? '?'} positions`;
  const { town } = proof;
  return STRENGTHS.flatMap((strength) => {
    const must = town[strength];
    if (must === undefined) return [];
    const others = goals.slice(1).map((goal) => starWins(proof, goal, strength));
    const shares = [must, ...others].map((wins) => (wins === undefined ? '?' : hundredths(wins)));
    const games = [must, ...others].flatMap((wins) => wins?.[1] ?? []);
    const each = new Set(games).size === 1 ? games.slice(0, 1) : games;
    const few = games.some((n) => n < MANY) ? ` of ${each.join('/')}` : '';
    return [`${strength} ${shares.join('/')}%${few}`];
  }).join(' ');
}

function row({ level, solution, proof }: LevelFiles): string[] {
  return [
    level.id,
    level.kind,
    String(level.seats.length),
    twists(level),
    level.goals.map(goalText).join(', '),
    `${solution?.stars ?? 0}/${level.goals.length}`,
    provenText(level, proof),
  ];
}

/** All levels, in columns. */
export function levelTable(levels: readonly LevelFiles[]): string {
  return textTable(HEAD, levels.map(row));
}

/** A modifier as its source tells of it. */
interface ModDoc {
  id: string;
  game: 'petz' | 'quest';
  /** An example of its parameter; undefined if its comment gives none. */
  arg: Json | undefined;
  text: string;
}

const GAME = { petz: 'the shops', quest: 'Pug Quest' } as const;

/** A comment's text on one line. */
function plain(comment: string): string {
  return comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const COMMENT = String.raw`\/\*\*(?:(?!\*\/)[\s\S])*\*\/`;

/** Reads what a modifier's comment says: an example in backquotes, then what it does. */
function modDocIn(source: string, id: string, game: 'petz' | 'quest'): ModDoc | null {
  const found = new RegExp(`(${COMMENT})\\s*export const ${id}\\b`).exec(source);
  if (found === null) return null;
  const comment = plain(found[1] ?? '');
  const quoted = /`([{[].*?[}\]])`(?=[:.,; ]|$)/.exec(comment);
  const head = plain(new RegExp(`^${COMMENT}`).exec(source)?.[0] ?? '');
  const rest = quoted === null ? comment : comment.slice((quoted.index ?? 0) + quoted[0].length);
  const own = rest.replace(/^[:;,. ]+/, '');
  // A file with one modifier says at its head what that is about.
  const isAlone = [...source.matchAll(/^export const \w+ = (?:modifier|twist)\(/gm)].length === 1;
  const said = [...(isAlone ? [head] : []), own.charAt(0).toUpperCase() + own.slice(1)];
  return { id, game, arg: exampleIn(quoted?.[1]), text: said.filter(Boolean).join(' ') };
}

/** The parameter in an example, which may be the whole entry. */
function exampleIn(text: string | undefined): Json | undefined {
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text);
    return value !== null && typeof value === 'object' && 'arg' in value ? value.arg : value;
  } catch {
    return undefined;
  }
}

/** Every modifier there is, as its source tells of it. Throws for one whose source is not found. */
export function modDocs(): ModDoc[] {
  return (['petz', 'quest'] as const).flatMap((game) => {
    const folder = join(root, 'src/engine', game, 'mods');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    return Object.keys((game === 'petz' ? petz : quest).mods).map((id) => {
      const doc = sources.map((source) => modDocIn(source, id, game)).find((x) => x !== null);
      if (doc === undefined) throw new Error(`${folder}: no file exports '${id}' with a comment above it`);
      return doc;
    });
  });
}

const table = (...parts: Parameters<typeof markdownTable>): string => markdownTable(...parts).join('\n');

const code = (text: string): string => `\`${text}\``;
const list = (names: readonly string[]): string => names.map(code).join(', ');

/** The English words of a goal, with its number as n. */
function goalInWords(words: Readonly<Record<string, string>>, id: string): string {
  const text = words[`goal.${id}_other`] ?? words[`goal.${id}`] ?? '';
  return text.replaceAll('{{count}}', '*n*').replaceAll('{{rival}}', 'the rival of that seat');
}

function goals(): string {
  const words = JSON.parse(readFileSync(join(root, 'src/i18n/parts/goals.en.json'), 'utf8'));
  const rows = Object.values(GOALS).map(({ id, game, params }) => {
    const numbers = Object.entries(params).map(
      ([name, { type }]) => `${code(name)}${type === 'exact_optional' ? '?' : ''}`,
    );
    return [code(id), GAME[game], numbers.join(', ') || '–', goalInWords(words, id)];
  });
  return table(['goal', 'game', 'numbers', 'asks'], rows);
}

function mods(): string {
  const rows = modDocs().map(({ id, game, arg, text }) => [
    code(id),
    GAME[game],
    code(arg === undefined ? '?' : JSON.stringify(arg)),
    text,
  ]);
  return table(['modifier', 'game', 'parameter, for example', 'what it does'], rows);
}

function tunables(): string {
  const of = (game: 'petz' | 'quest', all: Readonly<Record<string, Tunable>>) =>
    Object.entries(all).map(([name, { printed, min, max }]) => [
      code(name),
      GAME[game],
      String(printed),
      `${min} to ${max}`,
    ]);
  return table(
    ['number', 'game', 'printed', 'may be'],
    [...of('petz', petz.tunables), ...of('quest', quest.tunables)],
  );
}

const topicsOf = (game: 'petz' | 'quest'): string[] => [GAME[game], list(TOPICS[game])];

/** How hints fare beside the master: the levels that were counted, and all of them together. */
function hints(): string {
  const counted = Object.entries(readHintCounts()).filter(([, { games }]) => games !== '');
  const all = counted.map(([, { games }]) => games).join('');
  return table(
    ['level', 'games', 'hints', 'master', 'hints alone : master alone', 'hints ahead, in %'],
    [
      ...counted.map(([id, { games }]) => hintsRow(code(id), games)),
      ...(all === '' ? [] : [hintsRow('all', all)]),
    ],
  );
}

/** How many mined puzzles hold. */
function mined(): string {
  const { proven, puzzles } = provenMined();
  return `${proven} of ${puzzles} puzzles were proven again as they are and found right.`;
}

/** What a change does, as its file says it: added modifiers by their names, other parts with what they are, of a start only that. */
function setText({ mods = [], ...others }: LevelChange['set']): string {
  const parts = Object.entries(others).map(([name, part]) =>
    code(name === 'start' ? name : `${name} ${JSON.stringify(part)}`),
  );
  return [...mods.map(({ id, arg }) => code(`${id} ${JSON.stringify(arg)}`)), ...parts].join(', ');
}

/** What one chapter changes in another: a row for each change of each level. */
function changes(): string {
  const rows = readCampaignFiles().levels.flatMap(({ level }) =>
    (level.changes ?? []).map(({ if: condition, set }) => {
      const [[kind = '', name] = [], ...more] = Object.entries(condition);
      const rest = more.map(([word, value]) => ` ${word} ${code(String(value))}`).join('');
      const what = typeof name === 'object' ? goalName(name) : String(name);
      return [code(level.id), `${kind} ${code(what)}${rest}`, setText(set as LevelChange['set'])];
    }),
  );
  return table(['level', 'if', 'then'], rows);
}

/** The generated parts, by their names in the marks of the file. */
const PARTS: Readonly<Record<string, () => string>> = {
  changes,
  goals,
  hints,
  mined,
  mods,
  tunables,
  cosmetics: () => list(COSMETICS.map(({ id }) => id)),
  speakers: () => list(SPEAKERS),
  topics: () => table(['game', 'topics'], [topicsOf('petz'), topicsOf('quest')]),
  imps: () => list(IMPS),
  conditions: () => list(COACH_CONDITIONS),
  parts: () => list(SHOWN),
  watches: () => list(WATCHES),
};

export const DOCS = 'docs/levels.md';

/** The text of the guide with its generated parts as they are now. */
export const docsText = (text: string): string => withMadeParts(DOCS, text, PARTS);
