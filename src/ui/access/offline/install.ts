/** Lets the browser ask whether the game is to be installed. */
import { firstEvents } from '../../../offline/first-events.ts';

/** The browser's question is good for one time only; it brings another one when it thinks fit. */
export async function installApp(): Promise<void> {
  const { prompt } = firstEvents;
  if (prompt === null) return;
  firstEvents.prompt = null;
  await prompt.prompt().catch(() => undefined);
  firstEvents.changed();
}
