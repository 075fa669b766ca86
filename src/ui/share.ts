/** Passes a short text on: by the system's share sheet where there is one, else by the clipboard. */

/** `left`: whoever shared has thought better of it. */
type Shared = 'shared' | 'copied' | 'left' | 'failed';

/** The parts of the browser that are needed; either may be missing. */
interface ShareDevice {
  share?: (data: { text: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
}

/** Never fails: what came of it is the answer. */
export async function shareText(text: string, device: ShareDevice = navigator): Promise<Shared> {
  if (device.share !== undefined) {
    try {
      await device.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'left';
      // Some browsers have a sheet that takes nothing; the clipboard may still do.
    }
  }
  try {
    if (device.clipboard === undefined) return 'failed';
    await device.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
