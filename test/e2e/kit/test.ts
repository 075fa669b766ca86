/** The `test` of all end-to-end tests: each error in a page, seen or not, fails the test. */
import { type Browser, type BrowserContext, expect, test as plain } from '@playwright/test';

interface Watching {
  /** Errors that a test brings about itself, such as those of a server that it takes away. */
  expected: readonly RegExp[];
  /**
   * Whether the device can be heard. Most tests hear nothing, as on a device without sound: a page makes its sounds itself,
   * which keeps a core busy.
   */
  heard: boolean;
  errors: undefined;
}

/** Collects what pages of a context throw, and what they print as an error. */
function watch(context: BrowserContext, found: string[]): void {
  context.on('weberror', (web) => found.push(web.error().stack ?? web.error().message));
  context.on('console', (message) => {
    const { url } = message.location();
    // The browser asks for one by itself where a page names none; those of the game do.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) found.push(`${message.text()} (${url})`);
  });
}

/** Runs in a page before all else: there is nothing to hear with. */
function silence(): void {
  Reflect.deleteProperty(window, 'AudioContext');
}

/** The same of gamepads, for which the browser looks two hundred times a second; a test that has one brings it along. */
function unplug(): void {
  Reflect.deleteProperty(Navigator.prototype, 'getGamepads');
}

export const test = plain.extend<Watching>({
  expected: [[], { option: true }],
  heard: [false, { option: true }],
  errors: [
    async ({ browser, expected, heard }: { browser: Browser } & Omit<Watching, 'errors'>, use) => {
      const found: string[] = [];
      const begin = (context: BrowserContext) => {
        watch(context, found);
        // It comes before the first page: what is asked of a browser is done in its order.
        if (!heard) void context.addInitScript(silence).catch(() => undefined);
        void context.addInitScript(unplug).catch(() => undefined);
      };
      browser.on('context', begin);
      await use(undefined);
      browser.off('context', begin);
      expect(found.filter((error) => !expected.some((known) => known.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
