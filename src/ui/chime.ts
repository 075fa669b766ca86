/** Little signals of the surface for whoever makes them heard: whatever was refused says so here. */

type Chime = 'invalid' | 'undo' | 'tap';

const listeners = new Set<(chime: Chime) => void>();

/** Tells whoever listens; nobody has to. */
export function chime(name: Chime): void {
  for (const listener of listeners) listener(name);
}

/** Listens until the function it returns is called. */
export function onChime(listener: (chime: Chime) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
