/** What the browser runs: fetches the games, plays them, and tells what came of it. */

import { type NamedGame, prove } from './proof.ts';

async function run(): Promise<string> {
  const { seed, recorded } = (await (await fetch('games')).json()) as { seed: string; recorded: NamedGame[] };
  return JSON.stringify({ agent: navigator.userAgent, proven: prove(recorded, seed) });
}

const told = await run().catch((error: unknown) => JSON.stringify({ error: String(error) }));
await fetch('result', { method: 'POST', body: told });
document.title = 'done';
