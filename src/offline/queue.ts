/** Many pieces of work, a few at a time. */

/**
 * Does the work for all things in their order, at most `atOnce` at a time. Rejects with the first failure, and begins
 * nothing more after it.
 */
export async function inTurns<T>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  let hasFailed = false;
  const carry = async () => {
    while (next < things.length && !hasFailed) {
      // The counter only ever names things that are there.
      const thing = things[next++] as T;
      try {
        await work(thing);
      } catch (problem) {
        hasFailed = true;
        throw problem;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
}
