/** How fast the machine is that measures, so that numbers of different machines can be compared. */

/** Milliseconds that the piece of work takes on a laptop that has nothing else to do. */
const USUAL = 0.6;
const TRIES = 30;

/**
 * A piece of work that is always the same: strings, a map, sorting. Milliseconds of the best of so many tries. It runs in a
 * page as well as here, so it takes everything it needs as its argument.
 */
function pieceOfWork(tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < tries; turn++) {
    const began = performance.now();
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const key = `key ${(i * 7919) % 997}`;
      counts.set(key, (counts.get(key) ?? 0) + i);
    }
    [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

/** What runs a function elsewhere: a page of Playwright. */
interface Elsewhere {
  evaluate(work: typeof pieceOfWork, tries: number): Promise<number>;
}

/**
 * How much slower than such a laptop a page's machine is now, at least 1. A crowded or old machine takes more processor
 * time for everything, which is no fault of the game.
 */
export async function slowness(page: Elsewhere): Promise<number> {
  return Math.max(1, (await page.evaluate(pieceOfWork, TRIES)) / USUAL);
}

/** The same of this process. */
export function slownessHere(): number {
  return Math.max(1, pieceOfWork(TRIES) / USUAL);
}
