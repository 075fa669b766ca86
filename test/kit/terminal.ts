/** What a command writes to the terminal, captured in place of being shown. */
import { vi } from 'vitest';

/** From now on; `vi.restoreAllMocks()` ends it. Every piece written, without the end of its line. */
export function captureTerminal(): { out: string[]; err: string[] } {
  const keep = (stream: 'stdout' | 'stderr') => {
    const lines: string[] = [];
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      lines.push(String(text).replace(/\n$/, ''));
      return true;
    });
    return lines;
  };
  return { out: keep('stdout'), err: keep('stderr') };
}
