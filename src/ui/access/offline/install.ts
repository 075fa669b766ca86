/** The game as an app: whether it has a window of its own, and letting the browser ask whether it is to be installed. */
import { firstEvents } from '../../../offline/first-events.ts';

const WINDOWS = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

/** Whether it was installed, or stands on the home screen. */
export function isInstalled(): boolean {
  // Apple's older home screens say it in their own way.
  if ('standalone' in navigator && navigator.standalone === true) return true;
  return WINDOWS.some((mode) => window.matchMedia(`(display-mode: ${mode})`).matches);
}

/** The browser's question is good for one time only; it brings another one when it thinks fit. */
export async function installApp(): Promise<void> {
  const { prompt } = firstEvents;
  if (prompt === null) return;
  firstEvents.prompt = null;
  await prompt.prompt().catch(() => undefined);
  firstEvents.changed();
}
