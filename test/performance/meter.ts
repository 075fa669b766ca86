/** What a page holds: memory, nodes, listeners, textures on the graphics card; counted after everything unused is gone. */

import type { CDPSession, Page } from '@playwright/test';

export const MEASURES = ['heap', 'nodes', 'listeners', 'textures'] as const;
export type Measure = (typeof MEASURES)[number];
/** The heap in kB, everything else in pieces. */
export type PageMemory = Record<Measure, number>;

/** Counts textures where they are made and given back; runs in the page before anything else. */
export const COUNTER = `(() => {
  window.__textures = 0;
  for (const kind of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    if (kind === undefined) continue;
    const { createTexture, deleteTexture } = kind.prototype;
    kind.prototype.createTexture = function () {
      window.__textures++;
      return createTexture.call(this);
    };
    kind.prototype.deleteTexture = function (texture) {
      if (texture !== null && texture !== undefined) window.__textures--;
      return deleteTexture.call(this, texture);
    };
  }
})()`;

/** How many textures are alive. */
export const texturesOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, '__textures') as number);

export class Meter {
  readonly #page: Page;
  readonly #cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  static async on(page: Page): Promise<Meter> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('HeapProfiler.enable');
    await cdp.send('Performance.enable');
    return new Meter(page, cdp);
  }

  async read(): Promise<PageMemory> {
    // Drawings that were read are documents of their own, and cached by the browser until it needs room.
    await this.#cdp.send('Memory.simulatePressureNotification', { level: 'critical' });
    // What is freed by the first round may be all that held the rest.
    for (let i = 0; i < 2; i++) await this.#cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    const { nodes, jsEventListeners } = await this.#cdp.send('Memory.getDOMCounters');
    const textures = await texturesOf(this.#page);
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    return { heap: Math.round(heap / 1024), nodes, listeners: jsEventListeners, textures };
  }
}
