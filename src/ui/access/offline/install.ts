/** Lets the browser ask whether the game is to be installed. */
import { early } from '../../../offline/early.ts';

/** The browser's question is good for one time only; it brings another one when it thinks fit. */
export async function install(): Promise<void> {
  const { prompt } = early;
  if (prompt === null) return;
  early.prompt = null;
  await prompt.prompt().catch(() => undefined);
  early.changed();
}
