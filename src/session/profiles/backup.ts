/**
 * A whole profile as one file: who it is, how far the campaign is, the unfinished games, the own Heroes, the settings.
 * A file of unknown origin is data and nothing else: it is measured, checked against its sum, and every part of it is
 * read as if it had been made to harm.
 */

import * as v from 'valibot';
import { hash } from '../../engine/kernel/data.ts';
import { isRecord } from '../../engine/kernel/domain.ts';
import type { OwnHero } from '../../engine/quest/schema-setup.ts';
import type { ProgressKind } from '../campaign/progress-kind.ts';
import { fileKind, PROFILE, type Raw } from '../saves/file-kind.ts';
import type { AnyGameFile } from '../saves/game-file.ts';
import { checkGameFile, type LoadProblem } from '../saves/load.ts';
import { readOwnHeroes } from './own-heroes.ts';
import { SLOTS, type Slot } from './profile-keys.ts';
import { type FaceId, faceSchema, profileNameSchema } from './profiles.ts';
import { readSettings, type Settings } from './settings.ts';

/** Grows whenever the shape of the file changes. */
export const BACKUP_FORMAT = 1;

/** What can be wrong with the file of a profile; each has its sentence (`ui.save.<code>`). */
const BACKUP_PROBLEMS = ['notABackup', 'tooLarge', 'newerBackup', 'olderBackup', 'damagedBackup'] as const;
type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

/** What a file of a profile holds. */
export interface Backup<P> {
  name: string;
  face: FaceId;
  /** Null: there was none, or none that makes sense here. */
  progress: P | null;
  games: Partial<Record<Slot, AnyGameFile>>;
  heroes: OwnHero[];
  settings: Settings;
}

/** Something in a sound file that this program cannot use. */
export interface RefusedPart {
  what: Slot | 'progress';
  problem: LoadProblem;
}

/** Any file a player may open here. */
export type ReadFile<P> =
  | { kind: 'game'; save: AnyGameFile }
  | { kind: 'profile'; backup: Backup<P>; refused: RefusedPart[] }
  /** Something for the page of what others have made. */
  | { kind: 'shared' }
  | { kind: 'none'; problem: BackupProblem | LoadProblem };

export function writeBackup(backup: Backup<unknown>): string {
  // Once through text and back, so that the sum is that of what will be read.
  const body: unknown = JSON.parse(JSON.stringify(backup));
  return JSON.stringify({ kind: PROFILE, format: BACKUP_FORMAT, sum: hash(body), body });
}

const bodySchema = v.object({
  name: v.fallback(profileNameSchema, ''),
  face: faceSchema,
  progress: v.optional(v.unknown(), null),
  games: v.fallback(v.record(v.string(), v.unknown()), {}),
  heroes: v.optional(v.unknown(), null),
  settings: v.optional(v.unknown(), null),
});

const notAGame = { ok: false, problem: 'notASave' } as const;
const no = (problem: BackupProblem) => ({ kind: 'none', problem }) as const;

function checkBackup<P>({ format, sum, body }: Raw, kind: ProgressKind<P>): ReadFile<P> {
  if (typeof format !== 'number') return no('notABackup');
  if (format > BACKUP_FORMAT) return no('newerBackup');
  // Format 1 is the first one: there is no older one to convert.
  if (format !== BACKUP_FORMAT) return no('olderBackup');
  // A sum of nothing is none.
  if (body === undefined || hash(body) !== sum) return no('damagedBackup');
  const parsed = v.safeParse(bodySchema, body);
  return parsed.success ? read(parsed.output, kind) : no('damagedBackup');
}

function read<P>(body: v.InferOutput<typeof bodySchema>, kind: ProgressKind<P>): ReadFile<P> {
  const refused: RefusedPart[] = [];
  const games: Partial<Record<Slot, AnyGameFile>> = {};
  for (const slot of SLOTS) {
    const game = Object.hasOwn(body.games, slot) ? body.games[slot] : undefined;
    if (game === undefined) continue;
    const loaded = isRecord(game) ? checkGameFile(game) : notAGame;
    if (loaded.ok) games[slot] = loaded.save;
    else refused.push({ what: slot, problem: loaded.problem });
  }
  const progress = body.progress === null ? null : kind.check(body.progress);
  if (body.progress !== null && progress === null) refused.push({ what: 'progress', problem: 'otherRules' });
  const heroes = readOwnHeroes(body.heroes);
  const { name, face } = body;
  const backup = { name, face, progress, games, heroes, settings: readSettings(body.settings) };
  return { kind: 'profile', backup, refused };
}

/** What a file holds, whichever of ours it is. Never throws. */
export function readFile<P>(text: string, kind: ProgressKind<P>): ReadFile<P> {
  const found = fileKind(text);
  if (found.kind === 'shared') return { kind: 'shared' };
  if (found.kind === 'none') return no(found.problem === 'tooLarge' ? 'tooLarge' : 'notABackup');
  if (found.kind === 'game') {
    const loaded = checkGameFile(found.data);
    return loaded.ok ? { kind: 'game', save: loaded.save } : { kind: 'none', problem: loaded.problem };
  }
  return checkBackup(found.data, kind);
}
