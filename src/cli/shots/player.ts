/** Plays a game in the page through its hints: what stands out of sight behind the picture is pressed all the same. */
import type { Page } from '@playwright/test';

export interface Asked {
  readonly id: number;
  readonly kind: string;
}

export interface Game {
  readonly seed: string;
  /** With every variant that can be switched on. */
  readonly full?: boolean;
  readonly persons?: number;
}

/** Bots may take their time on a busy machine. */
const PATIENCE = { timeout: 60_000 };

/** Waits for an element and presses it, whether or not it is in sight. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { state: 'attached', ...PATIENCE });
  await page.evaluate((x) => document.querySelector<HTMLElement>(x)?.click(), selector);
}

/** Opens the game and waits until its layer in words stands. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => window.__petz !== undefined && document.querySelector('.access .menu') !== null,
    null,
    PATIENCE,
  );
}

/** The button of the title's menu with that number from its end: rules and settings stay where they are. */
export async function pressMenu(page: Page, name: 'newGame' | 'rules' | 'settings'): Promise<void> {
  const back = { newGame: 3, rules: 2, settings: 1 }[name];
  await press(page, `.menu > button:nth-last-of-type(${back})`);
}

/** From the title to the first question of a new game. */
export async function startGame(page: Page, { seed, full = false, persons = 1 }: Game): Promise<void> {
  await pressMenu(page, 'newGame');
  await page.waitForSelector('.seats li', PATIENCE);
  for (let seat = 0; seat < 4; seat++) {
    const kind = seat < persons ? 'person' : 'easy';
    await page.locator('.seats li select:has(option[value="person"])').nth(seat).selectOption(kind);
  }
  if (full) for (const box of await page.locator('.variants input:enabled').all()) await box.check();
  await page.locator('form > .panel.form input').fill(seed);
  await press(page, 'form button.gold');
  await page.waitForSelector('[data-ask], .curtain', { state: 'attached', ...PATIENCE });
}

/** What is asked, once the page shows it; null at the end of the game. */
export async function nextQuestion(page: Page): Promise<Asked | null> {
  const told = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-final]') !== null) return 'over';
      const asked = window.__petz?.ask();
      const shown = document.querySelector<HTMLElement>('[data-ask]');
      return asked != null && shown?.dataset.ask === String(asked.id) ? asked : null;
    },
    null,
    PATIENCE,
  );
  const asked = await told.jsonValue();
  return asked === null || asked === 'over' || typeof asked === 'string' ? null : asked;
}

/** Asks for the hint and waits until it is there. */
export async function askHint(page: Page): Promise<void> {
  await press(page, '.question .hint > button');
  await page.waitForSelector('.bubble button.green', { state: 'attached', ...PATIENCE });
}

/** Answers as the hint says, and waits for what comes then. */
export async function takeHint(page: Page, { id }: Asked): Promise<void> {
  if ((await page.locator('.bubble').count()) === 0) await askHint(page);
  await press(page, '.bubble button.green');
  await page.waitForFunction(
    (asked) => document.querySelector('[data-final]') !== null || window.__petz?.ask()?.id !== asked,
    id,
    PATIENCE,
  );
}

/** Waits until everything is saved. */
export async function saved(page: Page): Promise<void> {
  await page.evaluate(() => window.__petz?.saved());
}

/** Runs in the page: cuts the newest save in half, as a power cut would. */
export async function spoilNewestSave(): Promise<void> {
  const run = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await run(indexedDB.open('dungeon-petz'));
  const texts = database.transaction('texts', 'readwrite').objectStore('texts');
  const keys = (await run(texts.getAllKeys())).map(String).filter((key) => key.startsWith('save/'));
  const read = await Promise.all(keys.map((key) => run<string>(texts.get(key))));
  const counts = read.map((text) => (JSON.parse(text) as { count: number }).count);
  const newest = counts.indexOf(Math.max(...counts));
  const text = read[newest] ?? '';
  await run(texts.put(text.slice(0, text.length / 2), keys[newest] ?? ''));
  database.close();
}
