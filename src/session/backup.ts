/**
 * A whole profile as one file: who it is, how far the campaign is, the unfinished games, the own Heroes, the settings.
 * A file of unknown origin is data and nothing else: it is measured, checked against its sum, and every part of it is
 * read as if it had been made to harm.
 */

import * as v from 'valibot';
import { hash } from '../engine/kernel/data.ts';
import type { OwnHero } from '../engine/quest/workshop.ts';
import type { AnyGameFile } from './game-file.ts';
import { type LoadProblem, readGame } from './load.ts';
import { readOwnHeroes } from './own-heroes.ts';
import { SLOTS, type Slot } from './profile-keys.ts';
import { type Face, faceSchema, profileNameSchema } from './profiles.ts';
import type { ProgressKind } from './progress-kind.ts';
import { readSettings, type Settings } from './settings.ts';

const KIND = 'dungeon-petz.profile';
/** Grows whenever the shape of the file changes. */
export const BACKUP_FORMAT = 1;
/** No profile is nearly as long, in letters. */
export const LONGEST_FILE = 32_000_000;

/** What can be wrong with the file of a profile; each has its sentence (`ui.save.<code>`). */
export const BACKUP_PROBLEMS = [
  'notABackup',
  'tooLarge',
  'newerBackup',
  'olderBackup',
  'damagedBackup',
] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

/** What a file of a profile holds. */
export interface Backup<P> {
  name: string;
  face: Face;
  /** Null: there was none, or none that makes sense here. */
  progress: P | null;
  games: Partial<Record<Slot, AnyGameFile>>;
  heroes: OwnHero[];
  settings: Settings;
}

/** Something in a sound file that this program cannot use. */
export interface Refused {
  what: Slot | 'progress';
  problem: LoadProblem;
}

export type ReadBackup<P> =
  | { ok: true; backup: Backup<P>; refused: Refused[] }
  | { ok: false; problem: BackupProblem };

/** Any file somebody may open here. */
export type ReadFile<P> =
  | { kind: 'game'; save: AnyGameFile }
  | { kind: 'profile'; backup: Backup<P>; refused: Refused[] }
  | { kind: 'none'; problem: BackupProblem | LoadProblem };

export function writeBackup(backup: Backup<unknown>): string {
  // Once through text and back, so that the sum is that of what will be read.
  const body: unknown = JSON.parse(JSON.stringify(backup));
  return JSON.stringify({ kind: KIND, format: BACKUP_FORMAT, sum: hash(body), body });
}

const bodySchema = v.object({
  name: profileNameSchema,
  face: faceSchema,
  progress: v.optional(v.unknown(), null),
  games: v.record(v.string(), v.unknown()),
  heroes: v.unknown(),
  settings: v.unknown(),
});

const no = (problem: BackupProblem): { ok: false; problem: BackupProblem } => ({ ok: false, problem });

type Raw = Readonly<Record<string, unknown>>;

/** The file as plain data; null if it is not even that. */
function parse(text: string): Raw | null {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Raw) : null;
  } catch {
    return null;
  }
}

export function readBackup<P>(text: string, kind: ProgressKind<P>): ReadBackup<P> {
  if (text.length > LONGEST_FILE) return no('tooLarge');
  const raw = parse(text);
  return raw === null ? no('notABackup') : checkBackup(raw, kind);
}

function checkBackup<P>(raw: Raw, kind: ProgressKind<P>): ReadBackup<P> {
  const { format, sum, body } = raw;
  if (raw.kind !== KIND || typeof format !== 'number') return no('notABackup');
  if (format > BACKUP_FORMAT) return no('newerBackup');
  // Format 1 is the first one: there is no older one that anybody could lift.
  if (format !== BACKUP_FORMAT) return no('olderBackup');
  try {
    // Data nested so deeply that looking at it runs out of stack is none of ours.
    if (hash(body) !== sum) return no('damagedBackup');
    const parsed = v.safeParse(bodySchema, body);
    return parsed.success ? read(parsed.output, kind) : no('damagedBackup');
  } catch {
    return no('damagedBackup');
  }
}

function read<P>(body: v.InferOutput<typeof bodySchema>, kind: ProgressKind<P>): ReadBackup<P> {
  const refused: Refused[] = [];
  const games: Partial<Record<Slot, AnyGameFile>> = {};
  for (const slot of SLOTS) {
    const game = Object.hasOwn(body.games, slot) ? body.games[slot] : undefined;
    if (game === undefined) continue;
    const loaded = readGame(JSON.stringify(game));
    if (loaded.ok) games[slot] = loaded.save;
    else refused.push({ what: slot, problem: loaded.problem });
  }
  const progress = body.progress === null ? null : kind.check(body.progress);
  if (body.progress !== null && progress === null) refused.push({ what: 'progress', problem: 'otherRules' });
  const heroes = readOwnHeroes(body.heroes);
  const { name, face } = body;
  const backup = { name: name.trim(), face, progress, games, heroes, settings: readSettings(body.settings) };
  return { ok: true, backup, refused };
}

/** Tells a game from a profile, and both from anything else. Never throws. */
export function readFile<P>(text: string, kind: ProgressKind<P>): ReadFile<P> {
  if (text.length > LONGEST_FILE) return { kind: 'none', problem: 'tooLarge' };
  const raw = parse(text);
  if (raw !== null && raw.kind !== KIND && Object.hasOwn(raw, 'game')) {
    const loaded = readGame(text);
    return loaded.ok ? { kind: 'game', save: loaded.save } : { kind: 'none', problem: loaded.problem };
  }
  const found = raw === null ? no('notABackup') : checkBackup(raw, kind);
  if (!found.ok) return { kind: 'none', problem: found.problem };
  return { kind: 'profile', backup: found.backup, refused: found.refused };
}
