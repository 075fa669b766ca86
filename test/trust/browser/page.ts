/** What the browser runs: fetches the games, plays them, and tells what came of it. */

import { type NamedGame, prove } from './proof.ts';

async function run(): Promise<string> {
  const { seed, recorded } = (await (await fetch('games')).json()) as { seed: string; recorded: NamedGame[] };
  return JSON.stringify({ agent: navigator.userAgent, proven: prove(recorded, seed) });
}

const result = await run().catch((error: unknown) => JSON.stringify({ error: String(error) }));
await fetch('result', { method: 'POST', body: result });
document.title = 'done';
