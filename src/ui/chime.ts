/** Little signals of the surface for the sound: each refusal is signalled here. */

type Chime = 'invalid' | 'undo' | 'tap';

const listeners = new Set<(chime: Chime) => void>();

/** Calls the listener, if there is one. */
export function chime(name: Chime): void {
  for (const listener of listeners) listener(name);
}

/** Listens until the function it returns is called. */
export function onChime(listener: (chime: Chime) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
