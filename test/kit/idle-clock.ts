/** A clock that knows nothing of how busy the machine is: time passes only when nothing else goes on. */
import { vi } from 'vitest';

/**
 * From here on code that waits for a clock waits until all that could go on by itself has gone on, and no longer. Nothing
 * is ever too slow by chance, and nothing is really waited for. Returns a function that brings the real time back.
 */
export function idleClock(): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isRunning = true;
  // Comes round when no promise has anything left to do.
  const tick = () => {
    if (!isRunning) return;
    vi.advanceTimersToNextTimer();
    setImmediate(tick);
  };
  setImmediate(tick);
  return () => {
    isRunning = false;
    vi.useRealTimers();
  };
}
