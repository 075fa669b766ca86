/** Everything that has to hold of the levels: their files, their words, their solutions, their proofs. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCampaign, checkUnusedWords, checkWords } from '../../campaign/check-campaign.ts';
import type { Picks } from '../../campaign/picks.ts';
import type { Level } from '../../campaign/schema.ts';
import { askedInVain } from '../../campaign/unplayed.ts';
import { root } from '../capture.ts';
import {
  type CampaignFiles,
  catalogueKeys,
  type LevelFiles,
  proofFile,
  SCHEMA,
  solutionFile,
} from './disk.ts';
import { levelFingerprint, picksAfter, replayLevel } from './play.ts';
import { checkProven } from './prove.ts';
import { schemaText } from './schema.ts';
import { goalText } from './town.ts';

/** How a solution is found. */
const finder = ({ kind }: Level): string => (kind === 'puzzle' ? '--prove' : '--record');

/** What the recorded game of the first part brings into the second; nothing into any other level. */
export function recordedBefore({ first, level }: LevelFiles): Picks {
  if (first === undefined || first.solution === null) return {};
  const { seed, log } = first.solution;
  return picksAfter(first.level, level, seed, log as never);
}

/** Replays a solution; what is wrong with it, as lines. That of a second part begins with what the first one's brings. */
export function checkSolution(one: LevelFiles): string[] {
  const { file, level, solution } = one;
  const where = solutionFile(file);
  if (solution === null) return [`${where}: there is none: npm run levels -- ${finder(level)} ${level.id}`];
  if (level.seed !== null && solution.seed !== level.seed) {
    return [`${where}: seed: '${solution.seed}' is not the level's, '${level.seed}'`];
  }
  const { seed, log, stars } = solution;
  const picks = (solution.picks ?? {}) as Picks;
  const { first } = recordedBefore(one);
  if (first !== picks.first) {
    return [`${where}: picks.first: the recorded first part brings '${first}', not '${picks.first}'`];
  }
  const end = replayLevel(level, seed, log as never, picks);
  if (end.refused !== null) {
    return [`${where}: log[${end.refused.step - 1}]: the rules refuse this answer (${end.refused.code})`];
  }
  if (end.outcome === null) return [`${where}: log: the game is not over after ${log.length} answers`];
  if (end.stars.length === stars) return [];
  const states = end.goals.map(({ state, now, of }, i) => `${level.goals[i]?.id} ${state} (${now} of ${of})`);
  return [`${where}: stars: ${stars} are promised, ${end.stars.length} reached: ${states.join(', ')}`];
}

/** How many games say how the town did: whole games of the ladder, against those who think long, take their time. */
const FEWEST = 200;
const FEWEST_OF_LONG = 20;
const THINK_LONG = ['trader', 'master', 'archimp'];

/** Rungs, levels with rivals who think long, and those in two parts, of which every game is two. */
const isLong = ({ level: { kind, seats }, isPart }: LevelFiles): boolean =>
  isPart === true ||
  kind === 'rung' ||
  seats.some((seat) => seat.who !== 'person' && THINK_LONG.includes(seat.strength));

/** Whether a level's numbers are there, and its own. */
export function checkProof(one: LevelFiles): string[] {
  const { file, level, proof } = one;
  const where = proofFile(file);
  if (level.kind === 'lesson') return [];
  if (level.kind === 'puzzle') return checkProven(level, proof).map((line) => `${where}: ${line}`);
  const again = `npm run levels -- --town ${level.id}`;
  if (proof?.town === undefined) return [`${where}: how did the town do? ${again}`];
  if (proof.of !== levelFingerprint(level))
    return [`${where}: counted for another form of the level: ${again}`];
  const least = isLong(one) ? FEWEST_OF_LONG : FEWEST;
  const goals = level.goals.map(goalText);
  const stale = Object.keys(proof.stars ?? {}).find((text) => !goals.includes(text));
  if (stale !== undefined) return [`${where}: stars: '${stale}' is no goal of this level any more: ${again}`];
  const few = Object.entries(proof.town).filter(([, [, games]]) => games < least);
  return few.map(
    ([strength, [, games]]) => `${where}: town.${strength}: ${games} games are too few: ${again}`,
  );
}

/** Whether the published schema is that of the program. */
function checkSchema(): string[] {
  let text = '';
  try {
    text = readFileSync(join(root, SCHEMA), 'utf8');
  } catch {
    // Then it is not there, which is reported below.
  }
  return text === schemaText() ? [] : [`${SCHEMA}: out of date: npm run levels -- --schema`];
}

/** All that is wrong with one level, as lines; its file itself has been read. */
export function checkOne(files: LevelFiles, catalogues = catalogueKeys()): string[] {
  return [
    ...checkWords(catalogues, [files]),
    ...askedInVain(files.level).map((line) => `${files.file}: ${line}`),
    ...checkSolution(files),
    ...checkProof(files),
  ];
}

/** All that is wrong with the campaign, as lines. */
export function checkCampaignFiles({ campaign, levels, problems }: CampaignFiles): string[] {
  const catalogues = catalogueKeys();
  return [
    ...problems,
    ...checkCampaign(campaign, levels),
    ...levels.flatMap((files) => checkOne(files, catalogues)),
    ...checkUnusedWords(catalogues, levels),
    ...checkSchema(),
  ];
}
