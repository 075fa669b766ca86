/**
 * The guides of `docs/`, taken at their word: a copy of the source in which the steps of a guide are really carried
 * out. What a guide shows stands in its fenced blocks; a comment above a block says what is to be done with it:
 *
 * - `<!-- new: path -->`: a new file with this content;
 * - `<!-- edit: path -->`: a `diff`, whose lines with `-` and without a sign must stand there, once;
 * - `<!-- add: path -->`: rows added to a list, or keys to an object, of a JSON file;
 * - `<!-- run -->`: a program, run where the copy lies.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export interface Step {
  act: 'new' | 'edit' | 'add' | 'run';
  path: string;
  code: string;
}

const BLOCK = /<!-- (new|edit|add|run)(?:: (\S+))? -->\n+```\w*\n([\s\S]*?)```/g;

/** The steps that a guide's text shows, in its order. */
export function stepsOf(text: string): Step[] {
  return [...text.matchAll(BLOCK)].map(([, act, path = '', code = '']) => ({
    act: act as Step['act'],
    path,
    code,
  }));
}

export function guideText(guide: string): string {
  return readFileSync(join(root, 'docs', guide), 'utf8');
}

/** A file's text with a diff worked in. Throws where the guide no longer fits the file. */
export function edited(path: string, text: string, diff: string): string {
  let result = text;
  for (const hunk of diff.split(/^@@.*\n/m).filter((part) => part.trim() !== '')) {
    const lines = hunk.replace(/\n$/, '').split('\n');
    const side = (drop: string): string =>
      lines
        .filter((line) => !line.startsWith(drop))
        .map((line) => line.slice(1))
        .join('\n');
    const [before, after] = [side('+'), side('-')];
    if (result.split(before).length !== 2) throw new Error(`${path} does not hold once:\n${before}`);
    result = result.replace(before, () => after);
  }
  return result;
}

function added(text: string, more: string): string {
  const old: unknown = JSON.parse(text);
  const rows: unknown = JSON.parse(more);
  const whole =
    Array.isArray(old) && Array.isArray(rows)
      ? [...old, ...rows]
      : { ...(old as object), ...(rows as object) };
  return JSON.stringify(whole, null, 2);
}

/** Declares what a package does not declare of itself. */
const AMBIENT = 'src/engine/kernel/seedrandom-alea.d.ts';

/** A path that a module imports. */
const IMPORT = /(\bfrom |\bimport\()'(\.{1,2}\/[^']+)'/g;

let opened = 0;

/** A copy of the source to try a guide on. */
export class Workshop {
  readonly folder: string;

  constructor(name: string, folders: readonly string[]) {
    this.folder = join(root, '.cache', 'guides', `${name}-${process.pid}-${++opened}`);
    rmSync(this.folder, { recursive: true, force: true });
    for (const part of folders) cpSync(join(root, part), join(this.folder, part), { recursive: true });
  }

  /** A file of the copy; one that was not copied is read where it stands. */
  text(path: string): string {
    const here = join(this.folder, path);
    return readFileSync(existsSync(here) ? here : join(root, path), 'utf8');
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  take({ act, path, code }: Step): void {
    if (act === 'new') this.write(path, code);
    else if (act === 'edit') this.write(path, edited(path, this.text(path), code));
    else if (act === 'add') this.write(path, added(this.text(path), code));
    else {
      this.write('run.mjs', code);
      execFileSync(process.execPath, ['run.mjs'], { cwd: this.folder, stdio: 'pipe' });
    }
  }

  /**
   * A module of the copy: another one than that of the same name in the source, with a memory of its own. What it imports
   * and was not copied is taken from the source itself.
   */
  async load<T>(path: string): Promise<T> {
    this.link();
    return (await import(/* @vite-ignore */ join(this.folder, path))) as T;
  }

  /** Leads imports of what is not in the copy to the source. */
  private link(): void {
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(file, 'utf8');
      const led = text.replaceAll(IMPORT, (whole, before: string, path: string) => {
        const target = resolve(entry.parentPath, path);
        return existsSync(target) ? whole : `${before}'${join(root, relative(this.folder, target))}'`;
      });
      if (led !== text) writeFileSync(file, led);
    }
  }

  /**
   * What the compiler says of files of the copy, together with the source that was not copied: nothing, if all is well.
   * Throws nothing: a guide's mistake is to be read.
   */
  typeErrors(files: readonly string[]): string {
    const options = { noEmit: true, rootDirs: ['.', relative(this.folder, root)], skipLibCheck: true };
    const config = {
      extends: relative(this.folder, join(root, 'tsconfig.json')),
      compilerOptions: options,
      include: [],
      files: [relative(this.folder, join(root, AMBIENT)), ...files],
    };
    this.write('tsconfig.json', JSON.stringify(config));
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout, stderr } = spawnSync(tsc, ['-p', this.folder], { encoding: 'utf8' });
    return `${stdout}${stderr}`.trim();
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A copy of these folders in which all steps of a guide are taken. */
export function follow(guide: string, folders: readonly string[]): Workshop {
  const shop = new Workshop(guide.replaceAll(/\W/g, '-'), folders);
  for (const step of stepsOf(guideText(guide))) shop.take(step);
  return shop;
}
