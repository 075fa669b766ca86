/** The one page all pictures are taken of: opens addresses and positions in it, and stops its motion. */
import type { Page } from '@playwright/test';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import type { AnyGameFile } from '../../src/session/saves/game-file.ts';
import { type Camera, type ShootOptions, still } from './camera.ts';
import type { ShotSize } from './options.ts';
import type { AnyPosition } from './positions.ts';

/** On a busy machine everything takes its time. */
const PATIENCE = { timeout: 40_000 };

/** What the page is given before anything else: a way to stop its frames and to keep bots from answering. */
export const PROPS = `(() => {
  const frame = window.requestAnimationFrame.bind(window);
  const send = Worker.prototype.postMessage;
  const frames = [];
  let isHeld = false;
  window.requestAnimationFrame = (draw) => (isHeld ? (frames.push(draw), 0) : frame(draw));
  window.__hold = (on) => {
    isHeld = on;
    if (!on) for (const draw of frames.splice(0)) frame(draw);
  };
  window.__mute = true;
  Worker.prototype.postMessage = function (...message) {
    if (!window.__mute) send.apply(this, message);
  };
  // The loader of these sources wraps named functions in a helper that pages do not have.
  globalThis.__name = (made) => made;
})()`;

type Screen = Parameters<NonNullable<Window['__petz']>['go']>[0];

interface Props {
  __hold(on: boolean): void;
  __mute: boolean;
}

export class ShotStage {
  readonly page: Page;
  readonly camera: Camera;
  readonly game: string;
  readonly positions: ReadonlyMap<string, AnyPosition>;
  size: ShotSize = { width: 1280, height: 800 };
  /** The address that is open, so that it is not opened again for nothing. */
  #open = '';

  constructor(given: {
    page: Page;
    camera: Camera;
    game: string;
    positions: ReadonlyMap<string, AnyPosition>;
  }) {
    this.page = given.page;
    this.camera = given.camera;
    this.game = given.game;
    this.positions = given.positions;
  }

  shoot(name: string, options?: ShootOptions): Promise<void> {
    return this.camera.shoot(this.page, name, this.size, options);
  }

  wants(...names: readonly string[]): boolean {
    return this.camera.wants(this.size, ...names);
  }

  /** Another window; what was open is opened anew, as drafts and scrolling would stay. */
  async resize(size: ShotSize): Promise<void> {
    this.size = size;
    this.#open = '';
    await this.page.setViewportSize(size);
  }

  /** After a tour that broke off nothing in the page can be relied on. */
  forget(): void {
    this.#open = '';
  }

  /** Opens the game, drawn or in words, at the title. */
  async enter(look: 'drawn' | 'words', again = false): Promise<void> {
    const { page } = this;
    if (this.#open === look && !again) return;
    await page.goto(`${this.game}?dev${look === 'words' ? '&words&speed=0' : ''}`);
    await page.waitForFunction(
      (wanted) =>
        window.__petz !== undefined &&
        document.querySelector('.access .menu') !== null &&
        document.documentElement.dataset.scenes === wanted &&
        // The drawn title is faded in once all its drawings are painted.
        document.querySelector<HTMLElement>('#game canvas')?.style.opacity !== '0',
      look === 'drawn' ? 'on' : 'off',
      PATIENCE,
    );
    this.#open = look;
  }

  /** Opens a game in the page; its picture is not awaited. */
  async keep(file: AnyGameFile): Promise<void> {
    const problem = await this.page.evaluate(
      (text) => window.__petz?.open(text) ?? null,
      JSON.stringify(file),
    );
    if (problem !== null) throw new Error(`the page does not take the position: ${problem}`);
  }

  position(name: string): AnyPosition {
    const position = this.positions.get(name);
    if (position === undefined) throw new Error(`no game came to '${name}'`);
    return position;
  }

  /** Opens a position on the drawn table. */
  async drawn(name: string): Promise<AnyPosition> {
    const position = this.position(name);
    await this.enter('drawn');
    await this.keep(position.file);
    await this.shown();
    return position;
  }

  /** The table is drawn, and something can be pressed on it. */
  async shown(): Promise<void> {
    await this.page.waitForFunction(
      () => document.body.classList.contains('table-drawn') && (window.__petz?.hits() ?? []).length > 0,
      null,
      PATIENCE,
    );
  }

  /** The picture is there to its last drawing. */
  async settled(): Promise<void> {
    await still(this.page, true);
  }

  /** Opens a position in words. */
  async worded(name: string): Promise<AnyPosition> {
    const position = this.position(name);
    await this.enter('words');
    await this.keep(position.file);
    await this.page.waitForSelector('[data-ask], [data-final]', { state: 'attached', ...PATIENCE });
    return position;
  }

  async answer(seat: Seat, choice: Json): Promise<void> {
    // As text: the type of all answers is too deep for the page's.
    const refusal = await this.page.evaluate(
      ({ from, text }) => window.__petz?.answer(JSON.parse(text), from) ?? null,
      { from: seat, text: JSON.stringify(choice) },
    );
    if (refusal !== null) throw new Error(`the answer is refused: ${refusal.code}`);
  }

  /** Waits until something with that id can be pressed in the picture. */
  async until(id: string): Promise<void> {
    const seen = (wanted: string) => (window.__petz?.hits() ?? []).some((hit) => hit.id === wanted);
    await this.page.waitForFunction(seen, id, { ...PATIENCE, polling: 60 });
  }

  /** A tap while something is played: it goes on at twice the speed. */
  async hurry(): Promise<void> {
    await this.until('skip');
    await this.page.mouse.click(this.size.width / 2, this.size.height / 2);
    await this.page.mouse.move(1, 1);
  }

  /** Presses something in the picture. */
  async press(id: string): Promise<void> {
    await this.until(id);
    const rect = await this.page.evaluate(
      (wanted) => (window.__petz?.hits() ?? []).find((hit) => hit.id === wanted)?.rect ?? null,
      id,
    );
    if (rect === null) throw new Error(`${id} cannot be pressed`);
    await this.page.mouse.click(rect.x + rect.width / 2, rect.y + rect.height / 2);
    await this.page.mouse.move(1, 1);
  }

  /** Presses something of the page, in sight or not. */
  async click(selector: string): Promise<void> {
    await this.page.waitForSelector(selector, { state: 'attached', ...PATIENCE });
    await this.page.evaluate((x) => document.querySelector<HTMLElement>(x)?.click(), selector);
  }

  /** Goes to a screen of the page. */
  async go(screen: Screen, at?: string): Promise<void> {
    await this.page.evaluate(({ to, place }) => window.__petz?.go(to, place), { to: screen, place: at });
    await this.page.waitForSelector(`[data-screen="${screen}"]`, { state: 'attached', ...PATIENCE });
  }

  /** Stops the frames of the page, or lets them run again. */
  async hold(isOn: boolean): Promise<void> {
    await this.page.evaluate((on) => (window as unknown as Props).__hold(on), isOn);
  }

  /** Bots answer no question of this page until they are let: a picture waits for none. */
  async letBots(mayAnswer: boolean): Promise<void> {
    await this.page.evaluate((may) => {
      (window as unknown as Props).__mute = !may;
    }, mayAnswer);
  }

  /** Resolves when everything is saved. */
  async saved(): Promise<void> {
    await this.page.evaluate(() => window.__petz?.saved());
  }
}
