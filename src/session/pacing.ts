/** How fast bots answer: slow enough for the eye to follow, and not at all slower when nobody looks. */

/** Milliseconds a bot's answer takes at least, by the speed a player sets. */
export const SPEEDS = { slow: 1600, normal: 800, fast: 250, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Pace {
  /** Resolves when a bot that was asked may answer. */
  wait(): Promise<void>;
}

/** No waiting at all, for tests and hurried players. */
export const atOnce: Pace = { wait: () => Promise.resolve() };

/** Waits as long as the speed in force at that moment says. */
export function paced(speed: () => Speed): Pace {
  return {
    wait() {
      const time = SPEEDS[speed()];
      return time === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, time));
    },
  };
}
