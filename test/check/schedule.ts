/** Running steps side by side, as far as their needs and the processor's cores allow. */

export interface Planned {
  readonly name: string;
  /** Steps that must have ended before this one begins. */
  readonly needs?: readonly string[];
  /** Cores that it keeps busy; 1 if it does not say. */
  readonly cores?: number;
}

/**
 * Runs every step once, earlier ones first where there is a choice. A step begins when all its needs have ended and
 * so many cores are free; one that wants more than there are gets all of them. Needs are among the steps.
 */
export async function runSideBySide<S extends Planned>(
  steps: readonly S[],
  cores: number,
  run: (step: S) => Promise<void>,
): Promise<void> {
  const waiting = [...steps];
  const ended = new Set<string>();
  const running = new Set<Promise<void>>();
  let free = cores;
  const taken = (step: S) => Math.min(step.cores ?? 1, cores);
  const canBegin = (step: S) => taken(step) <= free && (step.needs ?? []).every((need) => ended.has(need));
  const begin = (step: S) => {
    waiting.splice(waiting.indexOf(step), 1);
    free -= taken(step);
    const job = run(step).then(() => {
      ended.add(step.name);
      free += taken(step);
      running.delete(job);
    });
    running.add(job);
  };
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(canBegin); next !== undefined; next = waiting.find(canBegin)) begin(next);
    if (running.size === 0) throw new Error(`these wait for each other: ${waiting.map((s) => s.name)}`);
    await Promise.race(running);
  }
}
