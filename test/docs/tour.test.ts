/** docs/tour.md: its places are there, its game is played, its search finds. And no guide points at nothing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { guideText, root, stepsOf, Workshop } from '../kit/guide.ts';

/** Called by its own name: npm takes longer to find it than it takes to format. */
const BIOME = join(root, 'node_modules/.bin/biome');
const tour = guideText('tour.md');
const guides = ['tour.md', ...readdirSync(join(root, 'docs/how-to')).map((name) => `how-to/${name}`)];

/** Files that a guide makes while it is followed, and what stands for any name. */
const made = (text: string): string[] =>
  [...text.matchAll(/<!-- new: (\S+) -->/g)].map(([, path = '']) => path);

/** The paths that a text names: `src/…`, `test/…`, with the alternatives in braces. */
function places(text: string): string[] {
  const named = text.matchAll(/`((?:src|test|docs|levels|assets)\/[\w./{},*-]*|\.[\w-]+\.cjs)`/g);
  return [...named].flatMap(([, path = '']) => {
    const [before = '', choice, after = ''] = path.split(/[{}]/);
    return choice === undefined ? [path] : choice.split(',').map((one) => before + one + after);
  });
}

const isThere = (path: string): boolean => existsSync(join(root, path.includes('*') ? dirname(path) : path));

/** What a page names as an example of a file that a contributor might make. */
const EXAMPLES = ['levels/town/09-clean-house.json', 'assets/art/treasures/tailCannon.svg'];

test.each([
  ...['README.md', 'CONTRIBUTING.md', 'docs/rules/elsewhere.md'],
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
])('%s names only files and folders, and commands, that there are', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  expect(places(text).filter((path) => !EXAMPLES.includes(path) && !isThere(path))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const run = [...text.matchAll(/npm run (?:-s )?([a-z-]+)/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the tour is one page', () => {
  expect(tour.split('\n').length).toBeLessThanOrEqual(120);
});

describe.each(guides)('%s', (guide) => {
  const text = guideText(guide);

  test('names only files and folders that there are', () => {
    const own = made(text);
    const all = places(text).filter(
      (path) => !own.includes(path) && !own.some((file) => file.startsWith(path)),
    );
    expect(all.filter((path) => !isThere(path))).toEqual([]);
  });

  test('makes files that are formatted as the project is, and French that breaks no line before a mark', () => {
    for (const { act, path, code } of stepsOf(text)) {
      if (path.endsWith('.fr.json')) expect(code).not.toMatch(/ [:;?!»]/);
      if (act !== 'new' || !path.endsWith('.ts')) continue;
      const args = ['format', `--stdin-file-path=${path}`];
      expect(execFileSync(BIOME, args, { cwd: root, input: code, encoding: 'utf8' }), path).toBe(code);
    }
  });

  test('leads only to pages that there are', () => {
    const links = [...text.matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
    const here = join(root, 'docs', dirname(guide));
    expect(links.filter((path) => !path.startsWith('http') && !existsSync(join(here, path)))).toEqual([]);
  });
});

test('the README leads to the tour and to every guide', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  for (const guide of guides) expect(readme).toContain(`docs/${guide}`);
});

describe('the README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');

  test('leads only to files that there are', () => {
    const links = [...readme.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !path.startsWith('http') && !existsSync(join(root, path)))).toEqual([]);
  });

  test('tells every command, and no other', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = [...readme.matchAll(/`?npm (?:run )?([a-z-]+)/g)].map(([, name = '']) => name);
    const own = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
    expect(own.filter((name) => !commands.includes(name))).toEqual([]);
    expect(commands.filter((name) => !own.includes(name))).toEqual([]);
  });

  test('counts the levels as they are', () => {
    const { chapters } = JSON.parse(readFileSync(join(root, 'levels/campaign.json'), 'utf8')) as {
      chapters: { id: string; levels: string[] }[];
    };
    const count = (id: string) => chapters.find((chapter) => chapter.id === id)?.levels.length;
    const story = chapters.filter(({ id }) => id !== 'puzzles' && id !== 'ladder');
    const levels = story.reduce((sum, chapter) => sum + chapter.levels.length, 0);
    expect(story).toHaveLength(8);
    const text = readme.replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${levels} levels in eight chapters`);
    expect(text).toContain(`${count('puzzles')} puzzles`);
    expect(text).toContain(`a ladder of ${count('ladder')} rungs`);
  });
});

describe('the game of the tour', () => {
  const shop = new Workshop('tour', []);
  afterAll(() => shop.close());
  const code = /<!-- play -->\n+```ts\n([\s\S]*?)```/.exec(tour)?.[1] ?? '';

  test('is played to its end in ten lines', async () => {
    const lines = code.split('\n').filter((line) => line !== '' && !line.startsWith('import'));
    expect(lines.length).toBeLessThanOrEqual(10);
    shop.write('docs/tour.ts', code);
    const { scores } = await shop.load<{ scores: number[] }>('docs/tour.ts');
    expect(scores).toHaveLength(3);
    for (const score of scores) expect(Number.isFinite(score)).toBe(true);
  });
});

test('the search of the tour finds the rule, its code and its test', () => {
  const id = /<!-- search: (\S+) -->/.exec(tour)?.[1] ?? 'nothing';
  expect(tour).toContain(`grep -rn ${id} docs/rules src/engine test`);
  const found = (folder: string): boolean =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).some(
      (entry) =>
        entry.isFile() &&
        /\.(ts|md)$/.test(entry.name) &&
        readFileSync(join(entry.parentPath, entry.name), 'utf8').includes(id),
    );
  expect(['docs/rules', 'src/engine', 'test'].map(found)).toEqual([true, true, true]);
});

test('the picture of the house is a drawing that draws nothing in from elsewhere', () => {
  const svg = readFileSync(join(root, 'docs/pictures/house.svg'), 'utf8');
  expect(svg).toContain('<title');
  expect(svg).not.toMatch(/<script|<image|href=|@import/);
  for (const room of ['src/bots', 'src/scenes', 'src/ui/access', 'src/session', 'src/engine'])
    expect(svg).toContain(room);
});
