/** Takes a picture of a page in every size, once the page has come to rest, and notes the flaws a machine can find. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findDrawnFlaws, findFlaws, gathered } from './flaws.ts';
import { SIZES, type Size, sizeName, WORD_SIZES } from './options.ts';

export interface Shot {
  readonly name: string;
  readonly size: string;
  /** Path below the folder of all pictures. */
  readonly file: string;
  /** The whole page, where it is longer than the window. */
  readonly whole: string | null;
  readonly flaws: readonly string[];
}

/** `words`: HTML in every size; `drawn`: the canvas; `sheet`: one whole page of the gallery. */
export type Kind = 'words' | 'drawn' | 'sheet';

/** How often a picture is looked at until it stays the same. */
const LOOKS = 25;

export class Camera {
  readonly #out: string;
  readonly #wanted: Set<string>;
  readonly shots: Shot[] = [];
  /** What went wrong on the way to pictures. */
  readonly broken: string[] = [];

  constructor(out: string, wanted: ReadonlySet<string>) {
    this.#out = out;
    this.#wanted = new Set(wanted);
  }

  /** Is one of these pictures still to be taken? */
  wants(...names: readonly string[]): boolean {
    return names.some((name) => this.#wanted.has(name));
  }

  missing(): readonly string[] {
    return [...this.#wanted];
  }

  /** The way to these pictures ended in an error. */
  brokeOff(names: readonly string[], error: unknown): void {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const told = `on the way to ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}: ${line}`;
    this.broken.push(told);
    console.error(told);
  }

  /** Takes the picture in every size, with the element `at` in sight, unless it is not wanted or has been taken. */
  async shoot(page: Page, name: string, kind: Kind, at: string | null = null): Promise<void> {
    if (!this.#wanted.delete(name)) return;
    const sizes = kind === 'words' ? WORD_SIZES : SIZES.slice(0, kind === 'sheet' ? 1 : undefined);
    for (const size of sizes) await this.#one(page, name, kind, size, at);
    const [first] = sizes;
    if (first !== undefined) await page.setViewportSize(first);
  }

  async #one(page: Page, name: string, kind: Kind, size: Size, at: string | null): Promise<void> {
    await page.setViewportSize(size);
    await page.evaluate(loaded);
    if (kind !== 'drawn') await page.evaluate(scrollTo, at);
    const { picture, atRest } = await still(page);
    const flaws = await page.evaluate(findFlaws);
    if (kind === 'drawn') flaws.push(...(await page.evaluate(findDrawnFlaws)));
    if (!atRest) flaws.push('does not come to rest');
    const file = join(sizeName(size), `${name}.png`);
    this.#keep(file, size, picture);
    let whole: string | null = null;
    if (
      kind !== 'drawn' &&
      (await page.evaluate(() => document.documentElement.scrollHeight > innerHeight))
    ) {
      whole = join(sizeName(size), `${name}-whole.png`);
      this.#keep(whole, size, await page.screenshot({ fullPage: true }));
    }
    const shot = { name, size: sizeName(size), file, whole, flaws: gathered(flaws) };
    this.shots.push(shot);
    console.log(`${shot.size} ${name}`);
    for (const flaw of shot.flaws) console.log(`    ${flaw}`);
  }

  #keep(file: string, size: Size, picture: Buffer): void {
    mkdirSync(join(this.#out, sizeName(size)), { recursive: true });
    writeFileSync(join(this.#out, file), picture);
  }
}

/** Runs in the page: from its top, or with an element in its middle. */
function scrollTo(at: string | null): void {
  if (at === null) window.scrollTo(0, 0);
  else document.querySelector(at)?.scrollIntoView({ block: 'center' });
}

/** Runs in the page: letters and pictures are there, and the page has been drawn with them. */
async function loaded(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** The picture, once two in a row are the same. */
async function still(page: Page): Promise<{ picture: Buffer; atRest: boolean }> {
  let picture = await page.screenshot();
  for (let i = 0; i < LOOKS; i++) {
    const next = await page.screenshot();
    if (next.equals(picture)) return { picture, atRest: true };
    picture = next;
  }
  return { picture, atRest: false };
}
