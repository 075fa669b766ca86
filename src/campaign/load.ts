/**
 * Reading a level's file: each mistake in it is reported in a line that names the file, the place and the cause.
 * A file may come from anywhere; nothing in it is believed, and nothing of it is ever run.
 */

import * as v from 'valibot';
import { readJson, type Unread } from '../engine/kernel/safe-json.ts';
import { refusalText } from '../engine/kernel/schema-setup.ts';
import { petz } from '../engine/petz/index.ts';
import { quest } from '../engine/quest/index.ts';
import { kindOfFile } from './book.ts';
import { LONGEST_LEVEL } from './limits.ts';
import { emptyProgress } from './progress.ts';
import { type Level, levelSchema } from './schema.ts';
import { levelSetup, type SetUp } from './setup.ts';

// Where a text stops being JSON, and what belongs there: `JSON.parse` says it differently in every engine, or
// not at all.

/** A mistake by its place. */
interface Broken {
  /** Counted from 1. */
  line: number;
  column: number;
  cause: string;
}

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** No level is nested as deeply as this. */
const DEEPEST = 100;

class Reader {
  readonly text: string;
  at = 0;
  cause: string | null = null;
  depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Goes on behind what the pattern finds here. */
  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  /** Goes on behind this sign and the space around it. */
  sign(sign: string): boolean {
    this.take(SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at++;
    this.take(SPACE);
    return true;
  }

  fail(cause: string): false {
    this.cause ??= cause;
    return false;
  }

  value(): boolean {
    this.take(SPACE);
    if (this.sign('{')) return this.items('}', () => this.entry());
    if (this.sign('[')) return this.items(']', () => this.value());
    if (this.text[this.at] === '"') return this.take(STRING) || this.fail('a text that does not end here');
    return this.take(PLAIN) || this.fail('a value belongs here');
  }

  entry(): boolean {
    if (!this.take(STRING)) return this.fail('a name in "quotes" belongs here');
    return (this.sign(':') || this.fail("':' is missing")) && this.value();
  }

  items(end: string, item: () => boolean): boolean {
    if (this.sign(end)) return true;
    if (++this.depth > DEEPEST) return this.fail('nested too deeply');
    for (;;) {
      if (!item()) return false;
      if (this.sign(end)) return this.depth-- > 0;
      if (!this.sign(',')) return this.fail(`',' or '${end}' is missing`);
      if (this.text[this.at] === end) return this.fail(`a comma too many before '${end}'`);
    }
  }
}

/** Where a text stops being JSON; null if it is. */
export function brokenAt(text: string): Broken | null {
  const reader = new Reader(text);
  let isWhole = reader.value();
  reader.take(SPACE);
  if (isWhole && reader.at < text.length) isWhole = reader.fail('nothing belongs behind the end');
  if (isWhole) return null;
  const before = text.slice(0, reader.at).split('\n');
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    cause: reader.cause ?? 'this is not JSON',
  };
}

export type ReadLevel = { ok: true; level: Level } | { ok: false; problems: string[] };

/** `start.shops[1].plots[0].pet.id`, or nothing for the whole file. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  let path = '';
  for (const { key } of issue.path ?? []) {
    path += typeof key === 'number' ? `[${key}]` : path === '' ? String(key) : `.${String(key)}`;
  }
  return path;
}

function unread(read: Unread, text: string): string {
  if (read.cause === 'tooLarge') return 'larger than any level';
  return read.cause === 'unsafe' ? read.why : notJson(text);
}

/** Where and how JSON breaks off. */
function notJson(text: string): string {
  const { line, column, cause } = brokenAt(text) ?? { line: 1, column: 1, cause: 'a value belongs here' };
  return `line ${line}, column ${column}: this is not JSON: ${cause}`;
}

/**
 * What one mistake says. Where several shapes would do, the one that was meant is the one whose names were used: so
 * names that are missing or unknown there are left out of account.
 */
function issueText(issue: v.BaseIssue<unknown>, above = ''): string {
  const path = joined(above, pathOf(issue));
  const meant = issue.issues?.find(({ expected, input }) => expected !== 'never' && input !== undefined);
  if (issue.type === 'union' && meant?.path !== undefined) return issueText(meant, path);
  return [path, issue.message].filter(Boolean).join(': ');
}

const joined = (above: string, path: string): string =>
  above === '' || path === '' || path.startsWith('[') ? above + path : `${above}.${path}`;

/** Reads JSON of at most so many characters and checks its shape. */
export function readShape<const T extends v.GenericSchema>(
  file: string,
  schema: T,
  text: string,
  most = LONGEST_LEVEL,
): { ok: true; content: v.InferOutput<T> } | { ok: false; problems: string[] } {
  const read = readJson(text, most);
  if (read.ok) return checkShape(file, schema, read.data);
  return { ok: false, problems: [`${file}: ${unread(read, text)}`] };
}

/** Checks the shape of data that was read from a file. */
export function checkShape<const T extends v.GenericSchema>(
  file: string,
  schema: T,
  data: unknown,
): { ok: true; content: v.InferOutput<T> } | { ok: false; problems: string[] } {
  let result: v.SafeParseResult<T>;
  try {
    result = v.safeParse(schema, data);
  } catch {
    // Data nested so deeply that checking it runs out of stack.
    return { ok: false, problems: [`${file}: nested too deeply`] };
  }
  if (result.success) return { ok: true, content: result.output };
  const problems = result.issues.map((issue) => `${file}: ${issueText(issue)}`);
  return { ok: false, problems };
}

/** A level's id and chapter must be where its file is: `levels/town/03-shops.json` holds `town.3`. */
function misplaced(file: string, { id, chapter }: Level): string[] {
  const wrong: string[] = [];
  if (!id.startsWith(`${chapter}.`)) wrong.push(`id: '${id}' is not of the chapter '${chapter}'`);
  const found = /(?:^|\/)levels\/(?<folder>[^/]+)\/(?<name>[^/]+)$/.exec(file)?.groups;
  if (found === undefined || kindOfFile(`levels/${found.folder}/${found.name}`) !== 'level') return wrong;
  if (found.folder !== chapter)
    wrong.push(`chapter: the file lies in '${found.folder}', not in '${chapter}'`);
  const number = /^0*(?<number>\d+b?)/.exec(found.name ?? '')?.groups?.number;
  if (id.split('.')[1] !== number) {
    wrong.push(`id: '${id}' belongs into a file that begins with its number, not into '${found.name}'`);
  }
  return wrong;
}

/** The same name twice, by its place. */
function twice(names: readonly string[], path: (i: number) => string): string[] {
  return names.flatMap((name, i) =>
    names.indexOf(name) === i ? [] : [`${path(i)}: '${name}' stands twice`],
  );
}

/** What the parts of a level say of each other. */
function contradictions(level: Level): string[] {
  const wrong: string[] = [];
  const { seats, goals, choices = [], hints, kind } = level;
  const isGoalTwice = twice(
    goals.map((goal) => JSON.stringify(goal)),
    (i) => `goals[${i}]`,
  );
  wrong.push(
    ...isGoalTwice,
    ...twice(
      choices.map(({ id }) => id),
      (i) => `choices[${i}].id`,
    ),
  );
  wrong.push(
    ...twice(
      seats.flatMap((seat) => ('rival' in seat && seat.rival ? [seat.rival] : [])),
      () => 'seats',
    ),
  );
  for (const [i, goal] of goals.entries()) {
    const { seat } = goal;
    if (seat !== undefined && (seat >= seats.length || seats[seat]?.who === 'person')) {
      wrong.push(`goals[${i}].seat: nobody to beat sits in seat ${seat}`);
    }
  }
  for (const [i, { options }] of choices.entries()) {
    wrong.push(...twice(options, (at) => `choices[${i}].options[${at}]`));
  }
  const before = choices.filter(({ at }) => at === 'before').map(({ id }) => id);
  for (const [i, change] of (level.changes ?? []).entries()) {
    const condition = change.if;
    if (!('choice' in condition)) continue;
    const own = choices.find(({ id }) => id === condition.choice);
    if (own !== undefined && !before.includes(own.id)) {
      wrong.push(`changes[${i}].if: '${own.id}' is chosen after this level`);
    } else if (own !== undefined && !own.options.includes(condition.is)) {
      wrong.push(
        `changes[${i}].if.is: '${own.id}' can be ${own.options.join(' or ')}, not '${condition.is}'`,
      );
    }
  }
  if (kind === 'puzzle' && hints === undefined) wrong.push('hints: a puzzle has hints');
  if (level.coach !== undefined && kind !== 'lesson') wrong.push("coach: only a 'lesson' has one");
  return wrong;
}

/** What the engine says to a game; null if it can be dealt. */
export function impossible(game: SetUp): string | null {
  try {
    const refusal = game.game === 'petz' ? petz.checkSetup(game.setup) : quest.checkSetup(game.setup);
    return refusal === null ? null : refusalText(refusal);
  } catch (error) {
    return `impossible: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The level as it is, and with each of its changes. */
function unplayable(level: Level): string[] {
  const { changes, ...plain } = level;
  const progress = emptyProgress();
  const found = impossible(levelSetup(plain as Level, progress));
  // What is wrong without a change would be wrong with it too.
  if (found !== null) return [found];
  return (changes ?? []).flatMap((change, i) => {
    const always = { ...level, changes: [{ ...change, if: { choice: 'now', is: 'now' } }] } as Level;
    const wrong = impossible(levelSetup(always, progress, { choices: { now: 'now' } }));
    return wrong === null ? [] : [`changes[${i}].set: ${wrong}`];
  });
}

/** Reads the text of a level's file; `file` is only for the messages. */
export function readLevel(file: string, text: string): ReadLevel {
  const read = readShape(file, levelSchema, text);
  if (!read.ok) return read;
  return checkLevel(file, read.content);
}

/** Checks what a level's file says beyond its shape. */
export function checkLevel(file: string, level: Level): ReadLevel {
  let problems = [...misplaced(file, level), ...contradictions(level)];
  if (problems.length === 0) problems = unplayable(level);
  if (problems.length > 0) return { ok: false, problems: problems.map((line) => `${file}: ${line}`) };
  return { ok: true, level };
}
