/** What the files of the campaign say of each other: order, keys, choices, and the words they all need. */

import { didYouMean } from '../engine/kernel/schema-words.ts';
import { SIGNS } from './cosmetics.ts';
import { GOALS } from './goals/index.ts';
import { impossible } from './load.ts';
import { emptyProgress } from './progress.ts';
import { type Campaign, CHAPTERS, type Level } from './schema.ts';
import { levelSetup } from './setup.ts';
import { atStep } from './steps.ts';
import { checkParts, firstPartOf } from './two-parts.ts';
import { levelKeys } from './words.ts';

/** A level and the file it was read from. */
export interface LevelFile {
  file: string;
  level: Level;
}

const ORDER = 'levels/campaign.json';

/** A level that is named somewhere and not there. */
function missing(id: string, ids: readonly string[]): string {
  return `no level is called '${id}'${didYouMean(id, ids)}`;
}

/** Every level once in the order, in its own chapter, and every chapter once. */
function checkOrder(campaign: Campaign, filed: readonly LevelFile[]): string[] {
  const wrong: string[] = [];
  const ids = filed.map(({ level }) => level.id);
  const named = campaign.chapters.flatMap(({ levels }) => levels);
  for (const [i, { id, levels, sign }] of campaign.chapters.entries()) {
    for (const [j, level] of levels.entries()) {
      const where = `${ORDER}: chapters[${i}].levels[${j}]`;
      if (!ids.includes(level)) wrong.push(`${where}: ${missing(level, ids)}`);
      else if (!level.startsWith(`${id}.`)) wrong.push(`${where}: '${level}' is not of the chapter '${id}'`);
      if (firstPartOf(level) !== null)
        wrong.push(`${where}: '${level}' is a second part: it follows its first`);
      if (named.indexOf(level) !== named.lastIndexOf(level)) wrong.push(`${where}: '${level}' stands twice`);
    }
    if (sign !== undefined && !SIGNS.includes(sign)) {
      wrong.push(`${ORDER}: chapters[${i}].sign: '${sign}' is no sign`);
    }
  }
  for (const id of CHAPTERS) {
    const count = campaign.chapters.filter((chapter) => chapter.id === id).length;
    if (count !== 1) wrong.push(`${ORDER}: chapters: '${id}' stands there ${count} times`);
  }
  for (const { file, level } of filed) {
    if (!named.includes(level.id) && firstPartOf(level.id) === null)
      wrong.push(`${file}: '${level.id}' stands in no chapter of ${ORDER}`);
    if (ids.indexOf(level.id) !== ids.lastIndexOf(level.id))
      wrong.push(`${file}: '${level.id}' is there twice`);
  }
  return wrong;
}

/** Levels named by levels are there, and none waits for one that waits for it. */
function checkKeys(filed: readonly LevelFile[]): string[] {
  const wrong: string[] = [];
  const ids = filed.map(({ level }) => level.id);
  const all = new Map(filed.map(({ level }) => [level.id, level]));
  const before = new Map(filed.map(({ level }) => [level.id, level.after ?? []]));
  const waits = (id: string, seen: readonly string[]): boolean =>
    seen.includes(id) || (before.get(id) ?? []).some((other) => waits(other, [...seen, id]));
  for (const { file, level } of filed) {
    for (const [i, id] of (level.after ?? []).entries()) {
      if (!ids.includes(id)) wrong.push(`${file}: after[${i}]: ${missing(id, ids)}`);
    }
    for (const [i, name] of (level.unlocks ?? []).entries()) {
      const id = name.startsWith('level:') ? name.slice('level:'.length) : null;
      if (id !== null && !ids.includes(id)) wrong.push(`${file}: unlocks[${i}]: ${missing(id, ids)}`);
    }
    for (const [i, change] of (level.changes ?? []).entries()) {
      const id = 'star' in change.if ? change.if.star : 'in' in change.if ? change.if.in : undefined;
      if (id !== undefined && !ids.includes(id)) wrong.push(`${file}: changes[${i}].if: ${missing(id, ids)}`);
    }
    wrong.push(
      ...checkParts(level, all, (goal) => GOALS[goal]?.game ?? '').map((line) => `${file}: ${line}`),
    );
    if (waits(level.id, [])) wrong.push(`${file}: after: '${level.id}' waits for itself`);
  }
  return wrong;
}

/** A choice has its name to itself; who depends on it names an option it has. */
function checkChoices(filed: readonly LevelFile[]): string[] {
  const wrong: string[] = [];
  const all = filed.flatMap(({ file, level }) => (level.choices ?? []).map((choice) => ({ file, choice })));
  const names = all.map(({ choice }) => choice.id);
  for (const { file, choice } of all) {
    const others = all.filter((x) => x.choice.id === choice.id && x.file !== file);
    for (const other of others) wrong.push(`${file}: choices: '${choice.id}' is chosen in ${other.file} too`);
  }
  for (const { file, level } of filed) {
    for (const [i, { if: condition }] of (level.changes ?? []).entries()) {
      if (!('choice' in condition)) continue;
      const found = all.find(({ choice }) => choice.id === condition.choice)?.choice;
      const where = `${file}: changes[${i}].if`;
      if (found === undefined) {
        wrong.push(
          `${where}.choice: nothing like '${condition.choice}' is ever chosen${didYouMean(condition.choice, names)}`,
        );
      } else if (!found.options.includes(condition.is)) {
        wrong.push(`${where}.is: '${found.id}' can be ${found.options.join(' or ')}, not '${condition.is}'`);
      }
    }
  }
  return wrong;
}

/** The level that opens the steps is there, and every level can be dealt at every step. */
function checkSteps({ steps }: Campaign, filed: readonly LevelFile[]): string[] {
  if (steps === undefined) return [];
  const ids = filed.map(({ level }) => level.id);
  const wrong = ids.includes(steps.after) ? [] : [`${ORDER}: steps.after: ${missing(steps.after, ids)}`];
  for (const { level } of filed) {
    const deals = (step: number) => impossible(levelSetup(atStep(steps, level, step), emptyProgress()));
    const at = steps.rules.findIndex((_, i) => deals(i + 1) !== null);
    if (at >= 0 && deals(0) === null)
      wrong.push(`${ORDER}: steps.rules[${at}]: '${level.id}' cannot be dealt with it: ${deals(at + 1)}`);
  }
  return wrong;
}

/** Everything that the files say of each other and is not so. */
export function checkCampaign(campaign: Campaign, filed: readonly LevelFile[]): string[] {
  return [
    ...checkOrder(campaign, filed),
    ...checkKeys(filed),
    ...checkChoices(filed),
    ...checkSteps(campaign, filed),
  ];
}

/** Words of levels that a catalogue has not. */
export function checkWords(
  catalogues: Readonly<Record<string, ReadonlySet<string>>>,
  filed: readonly LevelFile[],
): string[] {
  const wrong: string[] = [];
  const languages = Object.keys(catalogues);
  for (const { file, level } of filed) {
    for (const key of levelKeys(level)) {
      const silent = languages.filter((language) => catalogues[language]?.has(key) !== true);
      if (silent.length > 0) wrong.push(`${file}: '${key}' has no words in ${silent.join(', ')}`);
    }
  }
  return wrong;
}

/** Words of levels that no level needs. */
export function checkUnusedWords(
  catalogues: Readonly<Record<string, ReadonlySet<string>>>,
  filed: readonly LevelFile[],
): string[] {
  const needed = new Set(filed.flatMap(({ level }) => levelKeys(level)));
  return Object.entries(catalogues).flatMap(([language, known]) =>
    [...known]
      .filter((key) => key.startsWith('level.') && !needed.has(key))
      .map((key) => `${language}: '${key}' is said in no level`),
  );
}
