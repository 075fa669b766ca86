/** Playing at the table in a browser: by keyboard alone, and by what the page itself says is going on. */
import { expect, type Page, test } from '@playwright/test';

export interface Asked {
  id: number;
  kind: string;
}

/** The game in words, with bots that answer at once and a handle for looking inside. */
export const ADDRESS = './?dev&speed=0&words';
/** The same with the drawn title over it. */
export const DRAWN = './?dev&speed=0';
/**
 * The same, drawn coarsely and seldom: whole games in a browser without a graphics card, where putting a frame on the
 * window costs as much as all the rest. Phaser's clock needs five frames a second.
 */
export const COARSE = './?dev&speed=0&coarse&frames=5';
/** So, with everything that moves on its way. */
export const MOVING = './?dev&coarse&frames=15';

/** How long until the page is looked at again, in milliseconds: at every frame it takes longer than what is waited for. */
export const LOOKING = 50;

/** Opens the game and waits until the layer in words stands. */
export async function open(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.__petz !== undefined && document.querySelector('.access') !== null);
}

/** Another window for a table that is open; resolves when its panels stand as that window has them. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize();
  if (now?.width === size.width && now.height === size.height) return;
  const before = await page.locator('#panels').getAttribute('data-drawn');
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height, last }) =>
      innerWidth === width &&
      innerHeight === height &&
      document.querySelector<HTMLElement>('#panels')?.dataset.drawn !== last,
    { ...size, last: before },
    { timeout: 30_000 },
  );
}

/** Shows the title in words, as the skip link does. */
export async function inWords(page: Page): Promise<void> {
  await page.locator('#access').focus();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** From the title to a game of two persons at one device, with two rivals. */
export async function startForTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: /^Shop 2: / }).click();
  // A tap on the bench decides.
  await page
    .locator('.bench')
    .getByRole('radio', { name: /^A person/ })
    .click();
  await expect(page.locator('.bench')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the shops' }).click();
}

/** How many Tabs lie between the focus and the next thing that matches, as far as the page tells; 0 if it does not. */
function tabsTo(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const isOne = (radio: HTMLInputElement, all: HTMLElement[]) => {
      const group = all.filter(
        (x) => x instanceof HTMLInputElement && x.type === 'radio' && x.name === radio.name,
      );
      const checked = group.find((x) => (x as HTMLInputElement).checked) ?? group[0];
      return radio.name === '' || radio === checked;
    };
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]'),
    ]
      .filter((x) => x.tabIndex >= 0 && !x.matches(':disabled') && x.closest('[inert]') === null)
      .filter((x) => x.checkVisibility({ visibilityProperty: true }));
    const stops = all.filter((x) => !(x instanceof HTMLInputElement && x.type === 'radio') || isOne(x, all));
    const { activeElement: from } = document;
    // Where Tab goes on when what had the focus is gone, only the browser knows.
    if (from === null || from === document.body) return 0;
    const ahead = stops.filter(
      (x) => (from.compareDocumentPosition(x) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    return ahead.findIndex((x) => x.matches(wanted)) + 1;
  }, selector);
}

/** Presses Tab until something that matches has the focus; `most` times and no more. */
export async function tabTo(page: Page, selector: string, most = 250): Promise<void> {
  // As many as the page seems to need at once, then one by one: asking after each takes longer than the keys.
  let next = await tabsTo(page, selector);
  for (let i = 0; i < most; next = 1) {
    for (const end = Math.min(most, i + Math.max(1, next)); i < end; i++) await page.keyboard.press('Tab');
    if (await page.evaluate((x) => document.activeElement?.matches(x) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

/** Starts a game of one person against three bots with the keyboard. */
export async function startByKeyboard(
  page: Page,
  seed: string,
  box: 'base' | 'darkAlleys' = 'base',
): Promise<void> {
  await tabTo(page, '.menu [data-title="newGame"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seats')).toBeVisible();
  if (box === 'darkAlleys') {
    await tabTo(page, '.expansion input');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.expansion .choices')).toHaveCount(2);
  }
  await tabTo(page, '.form input');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
}

/** What is asked of the person at the device, once the page shows it with the focus on it; null at the end of the game. */
export async function nextQuestion(page: Page): Promise<Asked | null> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-final]') !== null) return 'over';
      const asked = window.__petz?.ask();
      const shown = document.querySelector<HTMLElement>('[data-ask]');
      const isShown = asked != null && shown?.dataset.ask === String(asked.id);
      return isShown && shown.contains(document.activeElement) ? JSON.stringify(asked) : null;
    },
    null,
    { timeout: 30_000, polling: LOOKING },
  );
  const value = await handle.jsonValue();
  return value === 'over' || value === null ? null : (JSON.parse(value) as Asked);
}

/** Waits until a question is answered. */
export async function answered(page: Page, { id }: Asked): Promise<void> {
  await page.waitForFunction(
    (asked) => document.querySelector('[data-final]') !== null || window.__petz?.ask()?.id !== asked,
    id,
    { timeout: 30_000, polling: LOOKING },
  );
}

const OPTION = '.question .choice-button:not([aria-disabled])';
const ITEM = '.question [data-hit^="item:"]';
const DONE = '.question button.gold:not(:disabled)';

/** Answers the open question with Tab, Enter and Space; `turn` varies what is chosen. */
export async function answerByKeyboard(page: Page, asked: Asked, turn: number): Promise<void> {
  switch (asked.kind) {
    case 'petz.group':
      await tabTo(page, `.suggestions button:nth-of-type(${1 + (turn % 3)})`);
      await page.keyboard.press('Enter');
      await tabTo(page, DONE);
      await page.keyboard.press('Enter');
      break;
    case 'petz.crystal':
      await tabTo(page, '.question [aria-pressed]');
      await page.keyboard.press('Space');
      await tabTo(page, DONE);
      await page.keyboard.press('Enter');
      break;
    case 'petz.arrange':
    case 'petz.dress':
    case 'petz.assign':
      await tabTo(page, DONE);
      await page.keyboard.press('Enter');
      break;
    default:
      await pickByKeyboard(page, turn);
  }
  await answered(page, asked);
}

/** Some option; where it opens a list of things, some thing. */
async function pickByKeyboard(page: Page, turn: number): Promise<void> {
  const options = await page.locator(OPTION).count();
  for (let i = 0; i <= turn % Math.min(options, 4); i++) await tabTo(page, OPTION);
  await page.keyboard.press('Enter');
  if (!(await page.locator(ITEM).first().isVisible())) return;
  await tabTo(page, ITEM);
  await page.keyboard.press('Enter');
}

/** Plays by keyboard until `stop` or the end of the game; tells how many answers were given. */
export function playByKeyboard(
  page: Page,
  stop: (answers: number, asked: Asked) => boolean = () => false,
): Promise<number> {
  // One step, as in `PicturePlayer.play`.
  return test.step('plays by keyboard', async () => {
    for (let answers = 0; ; answers++) {
      const asked = await nextQuestion(page);
      if (asked === null || stop(answers, asked)) return answers;
      await answerByKeyboard(page, asked, answers);
    }
  });
}

export function hash(page: Page): Promise<string | null> {
  return page.evaluate(() => window.__petz?.hash() ?? null);
}

/** Waits until everything is written that is to be written. */
export async function saved(page: Page): Promise<void> {
  await page.evaluate(() => window.__petz?.saved());
}
