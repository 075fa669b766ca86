/** What the browser says of the room it gives us, and whether it promises to keep what lies there. */

export interface StorageRoom {
  /** Null: the browser does not say. */
  used: number | null;
  free: number | null;
  /** Whether it stays when room grows short; null: the browser does not say. */
  isLasting: boolean | null;
}

/** Never fails: old browsers and private windows simply do not say. */
export async function deviceStorage(): Promise<StorageRoom> {
  const { storage } = navigator;
  try {
    const { usage = null, quota = null } = (await storage?.estimate?.()) ?? {};
    const isLasting = (await storage?.persisted?.()) ?? null;
    return { used: usage, free: usage === null || quota === null ? null : quota - usage, isLasting };
  } catch {
    return { used: null, free: null, isLasting: null };
  }
}

/** Asks the browser to keep everything, also when room is short; whether it promises. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}

/** Hands a text over as a file. */
export function handOver(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Some browsers fetch it only after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A name that every disk takes. */
export function fileName(...words: readonly string[]): string {
  const plain = words
    .map((word) =>
      word
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-+|-+$/g, '')
        .toLowerCase(),
    )
    .filter((word) => word !== '');
  return `${['dungeon-petz', ...plain].join('-')}.json`;
}
