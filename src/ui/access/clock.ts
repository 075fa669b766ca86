/** What day it is, where the player is. The only place of the game that looks at a clock for it. */

/** `?dev&today=2026-11-22`: another day, for tests and developers. */
export function todayFrom(address: URLSearchParams): () => string {
  const said = address.has('dev') ? address.get('today') : null;
  return () => said ?? dayOf(new Date());
}

function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
