/**
 * Rules about source text that no linter or dependency checker knows. Each takes a file's path and
 * text and says what is wrong with it; reading the syntax tree, so words in comments are free.
 */
import { dirname, join } from 'node:path';
import ts from 'typescript';

interface Ban {
  readonly word: string;
  readonly why: string;
}

const clock = 'the same game must come out at any time';
const bans: readonly Ban[] = [
  { word: 'Date', why: clock },
  { word: 'performance', why: clock },
  { word: 'setTimeout', why: clock },
  { word: 'setInterval', why: clock },
  { word: 'console', why: 'the rules say things by events and refusals' },
  { word: 'Promise', why: 'the rules are synchronous' },
];

/** What the bots' worker and its proxy may use: they wait, and measure how long. */
const allowedAtTheWorker = new Set(['performance', 'setTimeout', 'Promise']);
const workerFiles = new Set(['src/bots/host.ts', 'src/bots/worker.ts']);

/** Nothing in the engine or the bots may depend on chance, time or the outside. */
export function impurities(path: string, text: string): string[] {
  const atWorker = workerFiles.has(path);
  const problems: string[] = [];
  for (const node of nodesOf(path, text)) {
    const word = freeWord(node);
    const ban = bans.find((b) => b.word === word);
    if (ban && !(atWorker && allowedAtTheWorker.has(ban.word))) problems.push(`${ban.word}: ${ban.why}`);
    if (isMathRandom(node)) problems.push('Math.random: dice come from the state');
    if (isAsync(node) && !atWorker) problems.push('async: the rules are synchronous');
  }
  return problems;
}

/**
 * A name is the same wherever it is used when nothing is exported as `default`. Type declarations
 * are free: they describe what another package exports.
 */
export function defaultExports(path: string, text: string): string[] {
  if (path.endsWith('.d.ts')) return [];
  const isDefault = (node: ts.Node) =>
    ts.isExportAssignment(node) ||
    (node.kind === ts.SyntaxKind.DefaultKeyword && isModifier(node)) ||
    (ts.isExportSpecifier(node) && node.name.text === 'default');
  return nodesOf(path, text).some(isDefault) ? ['default export'] : [];
}

const EXPORT = /^export (?:async |declare |abstract )*(?:function\*?|const|let|class|interface|type) (\w+)/gm;

/** The files that export each name; names that both games or all languages have for the same part of theirs count once. */
export function exportedNames(
  files: readonly (readonly [path: string, text: string])[],
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    const place = path
      .replace(/^src\/(engine|bots)\/(petz|quest)\//, 'src/$1/')
      .replace(/i18n\/[a-z]{2}\./, 'i18n/');
    for (const [, name = ''] of text.matchAll(EXPORT))
      found.set(name, (found.get(name) ?? new Set()).add(place));
  }
  return found;
}

const IMPORT =
  /(?:import|export) (?:type )?(?:\w+, )?(?:\{([^}]*)\}|\* as \w+|\*) from '(\.[^']*)'|import\(\s*'(\.[^']*)'/g;

/**
 * What is exported although no other file imports it, as `path: name`. An import of a whole file, as a
 * namespace or while the game runs, reads all of it.
 */
export function unreadExports(files: readonly (readonly [path: string, text: string])[]): string[] {
  const read = new Set<string>();
  for (const [path, text] of files)
    for (const [, names, from, whole] of text.matchAll(IMPORT)) {
      const file = join(dirname(path), from ?? whole ?? '').replaceAll('\\', '/');
      for (const name of names?.match(/\w+(?= as \w)|\w+/g) ?? ['*']) read.add(`${file}: ${name}`);
    }
  return files.flatMap(([path, text]) =>
    [...text.matchAll(EXPORT)]
      .map(([, name = '']) => `${path}: ${name}`)
      .filter((place) => !read.has(place) && !read.has(`${path}: *`)),
  );
}

/** Long files have more than one subject. Data may be as long as the game's boxes are full. */
export function overLength(path: string, text: string, most = 400): string[] {
  if (path.endsWith('.json') || path.includes('/data/')) return [];
  const lines = text.trimEnd().split('\n').length;
  return lines > most ? [`${lines} lines, at most ${most}`] : [];
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Words that leave open who or what is meant; what stands in backticks is code. */
const VAGUE = /\b(?:whoever|whatever|somebody|kept|knew|told(?! apart| from))\b/gi;
const NAMED =
  /\b(?:const|let|function|class|interface|type) (told|kept|knew|desk|cabinet|kitchen|coming)\b/gi;

/** Comments and declared names say who and what: the player, the seat, saved, shown, reported. */
export function vagueWords(_path: string, text: string): string[] {
  const comments = [...text.matchAll(COMMENT)].map(([comment]) => comment.replace(/`[^`]*`/g, ''));
  const written = comments.flatMap((comment) => comment.match(VAGUE) ?? []);
  return [...written, ...[...text.matchAll(NAMED)].map(([, name = '']) => name)];
}

/** Every node of a file's syntax tree, in order. */
function nodesOf(path: string, text: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return nodes;
}

/** The identifier's text when it stands for itself, not for a member of something else. */
function freeWord(node: ts.Node): string | null {
  if (!ts.isIdentifier(node)) return null;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return ts.isIdentifier(parent.expression) && parent.expression.text === 'globalThis' ? node.text : null;
  }
  const namesMember =
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent)) &&
    parent.name === node;
  return namesMember ? null : node.text;
}

/** `Math.random`, `Math['random']` and `const { random } = Math`. */
function isMathRandom(node: ts.Node): boolean {
  const isMath = (e: ts.Node | undefined) => e !== undefined && ts.isIdentifier(e) && e.text === 'Math';
  if (ts.isPropertyAccessExpression(node)) return isMath(node.expression) && node.name.text === 'random';
  if (ts.isElementAccessExpression(node)) {
    const key = node.argumentExpression;
    return isMath(node.expression) && !(ts.isStringLiteralLike(key) && key.text !== 'random');
  }
  return ts.isVariableDeclaration(node) && isMath(node.initializer);
}

function isAsync(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node);
}

/** `default` of `export default function`, not of a `switch`. */
function isModifier(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node.parent) && (ts.getModifiers(node.parent)?.includes(node as ts.Modifier) ?? false)
  );
}
