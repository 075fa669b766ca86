import type { Level } from '../../src/campaign/schema.ts';
import { asShared } from '../../src/campaign/shared.ts';
import { SHARED } from '../../src/session/saves/file-kind.ts';

/** A level in a file as earlier versions wrote it; today's are the level alone. */
export function levelFile(level: Level): string {
  return JSON.stringify({ kind: SHARED, format: 1, level: asShared(level) });
}
