/** Every style is worn by something: a class that only a stylesheet knows is left over from what is gone. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const sources = ['src/ui', 'src/scenes'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const ofKind = (...endings: string[]) =>
  sources.filter((name) => endings.some((ending) => name.endsWith(ending)));

/** The classes of a stylesheet: what stands with a dot before a block. */
function classesOf(css: string): string[] {
  const blocks = css.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g);
  return [...blocks]
    .filter(([head]) => !head.trim().startsWith('@'))
    .flatMap(([head]) => [...head.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

/** The words in the texts of a source, as classes are given; `of-` where a name goes on with a value. */
function wordsOf(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      found.push(...node.text.split(/[^\w-]+/));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('every class of a stylesheet is given to something', () => {
  const words = new Set([...ofKind('.ts', '.tsx'), 'src/main.ts'].flatMap(wordsOf));
  for (const word of readFileSync('index.html', 'utf8').split(/[^\w-]+/)) words.add(word);
  const begun = [...words].filter((word) => /\w-$/.test(word));
  const isGiven = (name: string) => words.has(name) || begun.some((word) => name.startsWith(word));
  const styles = ofKind('.css').map((file) => [file, classesOf(readFileSync(file, 'utf8'))] as const);
  expect(styles.flatMap(([, names]) => names).length).toBeGreaterThan(500);
  const left = styles.flatMap(([file, names]) =>
    names.filter((name) => !isGiven(name)).map((name) => `${file}: .${name}`),
  );
  expect([...new Set(left)]).toEqual([]);
});

it('a registered property has its type in the whole document: none but the folder that registers it uses its name', () => {
  const texts = ofKind('.css', '.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const registered = texts.flatMap(([file, text]) =>
    [...text.matchAll(/@property (--[\w-]+)/g)].map(([, name = '']) => [dirname(file), name] as const),
  );
  expect(registered.length).toBeGreaterThan(3);
  const strangers = registered.flatMap(([folder, name]) =>
    texts.flatMap(([file, text]) => {
      const isTheirs = folder.endsWith('theme') || dirname(file) === folder;
      return !isTheirs && new RegExp(`${name}(?![\\w-])`).test(text) ? [`${file}: ${name}`] : [];
    }),
  );
  expect(strangers).toEqual([]);
});
