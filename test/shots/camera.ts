/** Takes a picture of a page once it has come to rest, and notes the flaws a machine can find. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { complain, printLine } from '../../src/cli/terminal.ts';
import { findDrawnFlaws, findFlaws, gathered } from './flaws.ts';
import { isTakenAt, type ShotOptions, type ShotSize, shotKind, sizeName } from './options.ts';

export interface Shot {
  readonly name: string;
  readonly size: string;
  /** Path below the folder of all pictures. */
  readonly file: string;
  /** The whole page, where it is longer than the window. */
  readonly whole: string | null;
  readonly flaws: readonly string[];
}

/** How often a picture is looked at until it stays the same. */
const LOOKS = 20;
/** A picture of fewer bytes is nothing but the cloth that another picture comes from behind. */
const CLOTH = 14_000;

export interface ShootOptions {
  /** The element to have in sight. */
  at?: string;
  /** Motion goes on: the picture is not waited for. */
  moving?: boolean;
}

export class Camera {
  readonly #options: ShotOptions;
  /** What is still to be taken, as `name size`. */
  readonly #open: Set<string>;
  readonly shots: Shot[] = [];
  /** What went wrong on the way to pictures. */
  readonly broken: string[] = [];

  constructor(options: ShotOptions) {
    this.#options = options;
    const names = [...options.wanted];
    const sized = options.sizes.flatMap((size) =>
      names.flatMap((name) => (isTakenAt(name, size) ? [keyOf(name, size)] : [])),
    );
    this.#open = new Set(sized);
  }

  /** Is one of these pictures still to be taken at that size? */
  wants(size: ShotSize, ...names: readonly string[]): boolean {
    return names.some((name) => this.#open.has(keyOf(name, size)));
  }

  missing(): readonly string[] {
    return [...this.#open];
  }

  /** The way to these pictures ended in an error. */
  brokeOff(names: readonly string[], size: ShotSize, error: unknown): void {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const some = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;
    const problem = `on the way to ${some} at ${sizeName(size)}: ${line}`;
    this.broken.push(problem);
    complain(problem);
  }

  /** Everything wanted was taken, and nothing broke off: 0, else 1. */
  exitCode(): 0 | 1 {
    return this.broken.length > 0 || this.#open.size > 0 ? 1 : 0;
  }

  /** Takes the picture, unless it is not wanted or has been taken. */
  async shoot(
    page: Page,
    name: string,
    size: ShotSize,
    { at, moving = false }: ShootOptions = {},
  ): Promise<void> {
    if (!this.#open.has(keyOf(name, size))) return;
    const isDrawn = shotKind(name) === 'drawn';
    await page.evaluate(loaded);
    if (!isDrawn) await page.evaluate(scrollTo, at ?? null);
    const { picture, atRest } = moving
      ? { picture: await page.screenshot(), atRest: true }
      : await still(page, isDrawn);
    const flaws = await page.evaluate(findFlaws);
    if (isDrawn) flaws.push(...(await page.evaluate(findDrawnFlaws)));
    if (!atRest) flaws.push('does not come to rest');
    const folder = sizeName(size);
    const file = this.#keep(join(folder, `${name}.png`), picture);
    const isLong = this.#options.whole && !isDrawn && (await page.evaluate(isLonger));
    const whole = isLong
      ? this.#keep(join(folder, `${name}-whole.png`), await page.screenshot({ fullPage: true }))
      : null;
    const shot = { name, size: folder, file, whole, flaws: gathered(flaws) };
    this.#open.delete(keyOf(name, size));
    this.shots.push(shot);
    printLine(`${shot.size} ${name}`);
    for (const flaw of shot.flaws) printLine(`    ${flaw}`);
  }

  #keep(file: string, picture: Buffer): string {
    const path = join(this.#options.out, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, picture);
    return file;
  }
}

const keyOf = (name: string, size: ShotSize): string => `${name} ${sizeName(size)}`;

/** Runs in the page: from its top, or with an element in its middle. */
function scrollTo(at: string | null): void {
  if (at === null) window.scrollTo(0, 0);
  else document.querySelector(at)?.scrollIntoView({ block: 'center' });
}

function isLonger(): boolean {
  return document.documentElement.scrollHeight > innerHeight;
}

/** Runs in the page: letters and pictures are there. */
async function loaded(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** The picture, once two in a row are the same. */
export async function still(page: Page, isDrawn: boolean): Promise<{ picture: Buffer; atRest: boolean }> {
  let picture = await page.screenshot();
  for (let i = 0; i < LOOKS; i++) {
    await page.waitForTimeout(120);
    const next = await page.screenshot();
    if (next.equals(picture) && !(isDrawn && next.length < CLOTH)) return { picture, atRest: true };
    picture = next;
  }
  return { picture, atRest: false };
}
