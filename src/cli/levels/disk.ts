/** The files of the campaign as they lie on the disk. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { kindOfFile } from '../../campaign/book.ts';
import type { LevelFile } from '../../campaign/check-campaign.ts';
import { readLevel, readShape } from '../../campaign/load.ts';
import {
  type Campaign,
  campaignSchema,
  type Proof,
  proofSchema,
  type Solution,
  solutionSchema,
} from '../../campaign/schema.ts';
import { firstPartOf } from '../../campaign/two-parts.ts';
import { root } from '../capture.ts';
import { textOfFile } from '../usage.ts';

/** A level with everything that lies beside it. */
export interface LevelFiles extends LevelFile {
  solution: Solution | null;
  proof: Proof | null;
  /** The first part of the level whose second part this is. */
  first?: LevelFiles;
  /** One of two parts. */
  isPart?: boolean;
}

export interface CampaignFiles {
  campaign: Campaign;
  levels: LevelFiles[];
  /** What is wrong with files of any kind, as lines. */
  problems: string[];
}

export const solutionFile = (file: string): string => file.replace(/\.json$/, '.solution.json');
export const proofFile = (file: string): string => file.replace(/\.json$/, '.proof.json');

/** Paths below `levels/`, from the top of the project. */
function paths(top: string): string[] {
  const folder = join(top, 'levels');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(top, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Reads what lies under `levels/`; nothing of it need be right. */
export function readCampaignFiles(top = root): CampaignFiles {
  const problems: string[] = [];
  const text = (file: string): string => textOfFile(join(top, file));
  const all = paths(top);
  const beside = <T>(file: string, schema: typeof solutionSchema | typeof proofSchema): T | null => {
    if (!all.includes(file)) return null;
    const read = readShape(file, schema, text(file));
    if (read.ok) return read.content as T;
    problems.push(...read.problems);
    return null;
  };
  const levels: LevelFiles[] = [];
  for (const file of all.filter((path) => kindOfFile(path) === 'level')) {
    const read = readLevel(file, text(file));
    if (!read.ok) {
      problems.push(...read.problems);
      continue;
    }
    const solution = beside<Solution>(solutionFile(file), solutionSchema);
    const proof = beside<Proof>(proofFile(file), proofSchema);
    levels.push({ file, level: read.level, solution, proof });
  }
  for (const one of levels) {
    const first = levels.find(({ level }) => level.id === firstPartOf(one.level.id));
    if (first === undefined) continue;
    one.first = first;
    one.isPart = true;
    first.isPart = true;
  }
  for (const file of all) {
    const isOurs =
      KNOWN.includes(file) || MINED.test(file) || (kindOfFile(file) !== null && isBeside(file, all));
    if (!isOurs) problems.push(`${file}: this belongs to no level`);
  }
  return { campaign: readCampaign(top, problems), levels, problems };
}

const CAMPAIGN = 'levels/campaign.json';
export const SCHEMA = 'levels/level.schema.json';
export const PARS = 'levels/daily-pars.json';
const KNOWN = [CAMPAIGN, SCHEMA, PARS];
/** The packs of mined puzzles and their index. */
const MINED = /^levels\/mined\/(?:\d{3}|index)\.json$/;

/** Whether a solution or proof has its level; a level has itself. */
function isBeside(file: string, all: readonly string[]): boolean {
  return all.includes(file.replace(/\.(solution|proof)\.json$/, '.json'));
}

function readCampaign(top: string, problems: string[]): Campaign {
  const file = join(top, CAMPAIGN);
  const read = existsSync(file)
    ? readShape(CAMPAIGN, campaignSchema, textOfFile(file))
    : { ok: false as const, problems: [`${CAMPAIGN}: there is no such file`] };
  if (read.ok) return read.content;
  problems.push(...read.problems);
  return { chapters: [] };
}

/** Writes a file of the campaign as the house writes JSON. */
export function writeFile(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

/** The keys that each language has words for. */
export function catalogueKeys(): Record<string, ReadonlySet<string>> {
  const folder = join(root, 'src/i18n');
  const keysOf = (path: string): string[] => Object.keys(JSON.parse(readFileSync(path, 'utf8')));
  const languages = readdirSync(folder).flatMap((name) => /^([a-z]{2})\.json$/.exec(name)?.[1] ?? []);
  return Object.fromEntries(
    languages.map((language) => {
      const parts = readdirSync(join(folder, 'parts')).filter((name) => name.endsWith(`.${language}.json`));
      const files = [join(folder, `${language}.json`), ...parts.map((name) => join(folder, 'parts', name))];
      return [language, new Set(files.flatMap(keysOf))];
    }),
  );
}

/** The level of that id, or that lies in that file. */
export function findLevel(levels: readonly LevelFiles[], name: string): LevelFiles | undefined {
  return levels.find(({ file, level }) => level.id === name || file === name || file.endsWith(`/${name}`));
}
