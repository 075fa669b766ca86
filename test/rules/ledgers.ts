/**
 * Whether every rule has its test: the ids that the ledgers in `docs/rules` define, held against the ids that
 * stand in the names of tests. Comments do not count, and an id that no ledger knows is a mistake.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../src/cli/capture.ts';

interface Ledger {
  readonly id: string;
  /** What its own ids look like; a table may begin its rows with another ledger's. */
  readonly own: RegExp;
  /** How many ids it defines: a ledger that is read wrongly is noticed. */
  readonly rules: number;
  readonly examples: number;
  readonly rulings: number;
  /** Its rules are not in the game yet: no test has to name them. */
  readonly notYet?: true;
}

export const LEDGERS: readonly Ledger[] = [
  { id: 'petz-base', own: /^(PB-|EX-\d|RUL-)/, rules: 531, examples: 50, rulings: 84 },
  { id: 'dark-alleys', own: /^(DA|EX-DA|R-DA)-/, rules: 305 + 12, examples: 90, rulings: 97 },
  { id: 'pug-quest', own: /^(PQ|EX-PQ|R-PQ)-/, rules: 245 + 9, examples: 79, rulings: 110 },
];

/** Any of our ids, and what was meant to be one: `PB-NEED-HUNGER-01`, `EX-DA-07`, `R-PQ-12`, `RUL-5`. */
export const ID = /\b(?:PB|DA|PQ|EX|RUL|R-DA|R-PQ)-(?:[A-Z0-9]+-)*[0-9]+[a-z]?\b/g;

/** An id where it is defined: at the head of a list item or of a table row. */
const DEFINITION = /^(?:- \*\*|\| )([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[0-9]+)(?=[ *|])/gm;

type Kind = 'rules' | 'examples' | 'rulings';
const KINDS: readonly Kind[] = ['rules', 'examples', 'rulings'];

export function idKind(id: string): Kind {
  if (id.startsWith('EX-')) return 'examples';
  return id.startsWith('R') ? 'rulings' : 'rules';
}

/** The ids at the places of definitions in a ledger's text, in its order. */
export function definedIn(text: string): string[] {
  return [...text.matchAll(DEFINITION)].map((match) => match[1] ?? '');
}

/** The ids in the names of tests and of the groups they stand in. */
export function namedIn(path: string, text: string): string[] {
  return testNames(path, text).flatMap((name) => name.match(ID) ?? []);
}

/** First arguments of `test(…)`, `it(…)`, `describe(…)` and of their `.each(…)(…)` and other relations. */
function testNames(path: string, text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [first] = node.arguments;
      if (first !== undefined) names.push(textOf(first));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return names;
}

/** `test`, `test.skipIf(…)`, `test.each(…)`, but not the call that hands `each` its table. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text !== 'each' && isTest(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isEach(callee.tag);
  return ts.isCallExpression(callee) && (isEach(callee.expression) || isTest(callee.expression));
}

function isEach(callee: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'each' && isTest(callee.expression);
}

/** A string as written; of a template the fixed parts, of a sum both sides. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
  }
  return ts.isBinaryExpression(node) ? textOf(node.left) + textOf(node.right) : '';
}

export interface Coverage {
  readonly ledger: Ledger;
  readonly defined: Readonly<Record<Kind, readonly string[]>>;
  /** Defined, but in no test's name. */
  readonly missing: readonly string[];
  /** What is wrong with the ledger as it was read. */
  readonly problems: readonly string[];
}

/** Holds one ledger's text against the ids that tests name. */
export function coverageOf(ledger: Ledger, text: string, named: ReadonlySet<string>): Coverage {
  const ids = definedIn(text).filter((id) => ledger.own.test(id));
  const defined = {
    rules: ids.filter((id) => idKind(id) === 'rules'),
    examples: ids.filter((id) => idKind(id) === 'examples'),
    rulings: ids.filter((id) => idKind(id) === 'rulings'),
  };
  const problems = [
    ...KINDS.filter((kind) => defined[kind].length !== ledger[kind]).map(
      (kind) => `${ledger.id}: ${defined[kind].length} ${kind} instead of ${ledger[kind]}`,
    ),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${ledger.id}: ${id} is defined twice`),
  ];
  return { ledger, defined, missing: ids.filter((id) => !named.has(id)), problems };
}

export interface LedgerReport {
  readonly ledgers: readonly Coverage[];
  /** `file: id` for every id in a test's name that no ledger defines. */
  readonly unknown: readonly string[];
}

/** Reads all ledgers and all tests of the project. */
export function readCoverage(): LedgerReport {
  const files = testFiles().map((path) => {
    const ids = namedIn(path, readFileSync(path, 'utf8'));
    return { path: relative(root, path), ids };
  });
  const named = new Set(files.flatMap((file) => file.ids));
  const ledgers = LEDGERS.map((ledger) =>
    coverageOf(ledger, readFileSync(join(root, 'docs', 'rules', `${ledger.id}.md`), 'utf8'), named),
  );
  const known = new Set(ledgers.flatMap(({ defined }) => KINDS.flatMap((kind) => defined[kind])));
  const unknown = files.flatMap(({ path, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
  );
  return { ledgers, unknown };
}

function testFiles(): string[] {
  return readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
