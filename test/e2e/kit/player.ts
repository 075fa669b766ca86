/**
 * Plays by the picture alone: looks at what can be pressed (`hits`), presses it with a finger or a mouse where the
 * scenes say it is, and never answers in another way. What to press is up to the policies.
 */
import { type Page, test } from '@playwright/test';
import type { Domain } from '../../../src/engine/kernel/domain.ts';
import type { PetzView, ShopView } from '../../../src/engine/petz/view.ts';
import { POLICIES } from './policies.ts';
import { type Asked, LOOKING } from './table.ts';

export type Hand = 'touch' | 'mouse';

interface Point {
  x: number;
  y: number;
}

interface Spot extends Point {
  id: string;
}

/** A question takes no more presses than this, or the driver has lost its way. */
const PATIENCE = 200;
/** How long a picture may take to answer, on a machine that is busy with other things. */
const PICTURE = 30_000;

export class PicturePlayer {
  readonly page: Page;
  readonly hand: Hand;
  /** How many questions of each kind were answered. */
  readonly answers = new Map<string, number>();
  /** How many things were dragged to where they belong. */
  drags = 0;
  /** How often the window was pressed. */
  taps = 0;
  protected presses = 0;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  /** Everything that can be pressed now, with its middle. */
  spots(): Promise<Spot[]> {
    return this.page.evaluate(() =>
      (window.__petz?.hits() ?? []).map(({ id, rect }) => ({
        id,
        x: rect.x + rect.width / 2,
        y: rect.y + rect.height / 2,
      })),
    );
  }

  /** The same without what a panel has scrolled away. */
  inSight(): Promise<Spot[]> {
    return this.page.evaluate(() =>
      (window.__petz?.hits() ?? []).flatMap(({ id, rect, isAway }) =>
        isAway === true ? [] : [{ id, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }],
      ),
    );
  }

  /** The ids that begin so, in the order of the picture. */
  ids(start: string): Promise<string[]> {
    return this.page.evaluate(
      (wanted) => (window.__petz?.hits() ?? []).flatMap(({ id }) => (id.startsWith(wanted) ? [id] : [])),
      start,
    );
  }

  has(id: string): Promise<boolean> {
    return this.page.evaluate((wanted) => (window.__petz?.hits() ?? []).some((hit) => hit.id === wanted), id);
  }

  /** The table as the person at the device sees it. */
  async view(): Promise<PetzView> {
    const view = await this.page.evaluate(() => window.__petz?.view() ?? null);
    if (view === null) throw new Error('there is no table to look at');
    return view;
  }

  async shop(): Promise<ShopView> {
    const { shops, seat } = await this.view();
    const shop = shops[seat ?? 0];
    if (shop === undefined) throw new Error('there is no shop');
    return shop;
  }

  /** The options. */
  async domain(): Promise<Domain> {
    const domain = await this.page.evaluate(() => window.__petz?.domain() ?? null);
    if (domain === null) throw new Error('nothing is asked');
    return domain;
  }

  asked(): Promise<Asked | null> {
    return this.page.evaluate(() => window.__petz?.ask() ?? null);
  }

  /** Presses a point of the window. */
  async pressAt({ x, y }: Point): Promise<void> {
    this.taps++;
    if (this.hand === 'touch') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.drawn();
  }

  /** Presses the thing with that id; false if it is not there. The picture has answered when this resolves. */
  async press(id: string): Promise<boolean> {
    const find = () =>
      this.page.evaluate((wanted) => {
        const hit = (window.__petz?.hits() ?? []).find((one) => one.id === wanted);
        if (hit === undefined) return null;
        const { rect, isAway = false } = hit;
        return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, isAway };
      }, id);
    let spot = await find();
    if (spot?.isAway) {
      await this.page.locator(`#panels [data-hit="${id}"]`).scrollIntoViewIfNeeded();
      spot = await find();
    }
    if (spot === null) return false;
    if (++this.presses > PATIENCE) throw await this.lost(`${PATIENCE} presses led nowhere`);
    await this.pressAt(spot);
    return true;
  }

  /** Presses what has to be there. */
  async mustPress(id: string): Promise<void> {
    if (!(await this.press(id))) throw await this.lost(`${id} cannot be pressed`);
  }

  /** Can things be dragged? Only a mouse is led so here. */
  get canDrag(): boolean {
    return this.hand === 'mouse';
  }

  /** Takes something by its middle and lets it go on another thing; false if one of them is not there. */
  async drag(from: string, to: string): Promise<boolean> {
    const spots = await this.spots();
    const [start, end] = [from, to].map((id) => spots.find((spot) => spot.id === id));
    if (start === undefined || end === undefined) return false;
    const { mouse } = this.page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 2 });
    await mouse.move(end.x, end.y, { steps: 2 });
    await this.drawn();
    await mouse.up();
    await this.drawn();
    return true;
  }

  /** A frame: the press was heard when it came down, and what was drawn anew can be pressed after the next frame. */
  protected drawn(): Promise<unknown> {
    return this.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }

  /** What is asked, once the picture shows it; null at the end of the game. */
  async nextQuestion(timeout = 90_000): Promise<Asked | null> {
    const marks = Object.fromEntries(Object.entries(POLICIES).map(([kind, { marks }]) => [kind, marks]));
    const handle = await this.page
      .waitForFunction(
        (wanted) => {
          const asked = window.__petz?.ask() ?? null;
          const ids = (window.__petz?.hits() ?? []).map(({ id }) => id);
          if (window.__petz?.view()?.outcome != null)
            return ['points', 'again', 'brought'].some((id) => ids.includes(id)) ? 'over' : null;
          if (asked === null || !document.body.classList.contains('table-drawn')) return null;
          const isThere = ids.some((id) =>
            (wanted[asked.kind] ?? []).some((mark) => id === mark || id.startsWith(`${mark}:`)),
          );
          return isThere ? JSON.stringify(asked) : null;
        },
        marks,
        { timeout, polling: LOOKING },
      )
      .catch(async (error: Error) => {
        throw await this.lost(`no question in the picture: ${error.message}`);
      });
    const value = await handle.jsonValue();
    await this.drawn();
    return value === 'over' || value === null ? null : (JSON.parse(value) as Asked);
  }

  /** Answers a question by its policy; `turn` varies what is done. */
  async answer(asked: Asked, turn = 0): Promise<void> {
    this.presses = 0;
    const policy = POLICIES[asked.kind];
    if (policy === undefined) throw await this.lost('no policy for this question');
    await policy.play(this, turn);
    await this.page
      .waitForFunction((id) => window.__petz?.ask()?.id !== id, asked.id, { timeout: PICTURE })
      .catch(async () => {
        throw await this.lost('the picture did not answer');
      });
    this.answers.set(asked.kind, (this.answers.get(asked.kind) ?? 0) + 1);
  }

  /** Plays until `stop` or the end of the game; tells how many questions were answered. */
  play(stop: (asked: Asked, answers: number) => boolean | Promise<boolean>): Promise<number> {
    // As one step: Playwright looks through all steps of a test for the place of one that stands by itself.
    return test.step('plays', async () => {
      for (let count = 0; ; count++) {
        const asked = await this.nextQuestion();
        if (asked === null || (await stop(asked, count))) return count;
        await this.answer(asked, count);
      }
    });
  }

  /** A dead end, with everything one needs to find it. */
  async lost(why: string): Promise<Error> {
    const asked = await this.asked();
    const size = this.page.viewportSize();
    const ids = (await this.spots()).map(({ id }) => id).join(' ');
    return new Error(
      `${why}: ${asked?.kind ?? 'nothing asked'} #${asked?.id} at ${size?.width}x${size?.height}, hits: ${ids}`,
    );
  }
}
