/**
 * Are the characters to be told apart by how they run their shops? Plays the games of a cell of their own, so that they
 * count for the ratings as well; what was learned is written to `test/bots/characters.json`, cell by cell.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS } from '../../bots/names.ts';
import { choiceOf } from '../../engine/petz/choices.ts';
import { foodCount, petsOf, shopOf } from '../../engine/petz/query.ts';
import { spaceById } from '../../engine/petz/spaces/all.ts';
import type { Group, Petz } from '../../engine/petz/state.ts';
import { jsonText } from '../json-text.ts';
import { type LongRun, stepsInTime } from '../long-run.ts';
import { playPetz } from '../playing.ts';
import { CELLS, companies, lineup, type TableCell, tableSetup } from './cells.ts';
import { companyKey, type Games } from './counts.ts';

// How a shop was run, in numbers that any player at the table could have noted down, and whose style that is:
// softmax regression over them. If the characters can be told apart by it, they are more than words.

/** Where groups may go in every game. */
const KINDS = [
  'vegetables',
  'mixed',
  'meat',
  'artifacts',
  'cage',
  'addon',
  'younger',
  'older',
  'imps',
  'hospital',
  'judge',
  'platform',
] as const;

/** And where in the Dark Alleys. */
const ALLEY_KINDS = ['facilities', 'fortuneTeller', 'industrialZone', 'market', 'slugShop'] as const;

const kindsIn = (cell: TableCell): readonly string[] =>
  tableSetup(cell).expansions?.darkAlleys === undefined ? KINDS : [...KINDS, ...ALLEY_KINDS];

/** What is noted besides visits. */
const NOTES = [
  'gold held',
  'gold at the end',
  'potions held',
  'food held',
  'groups',
  'gold in groups',
  'suffering',
  'mutation',
  'manure',
  'pets at home',
  'pets sold',
  'sold big',
  'sold from the platform',
] as const;

/** How a shop of this cell is described: the names of its numbers. */
export const styleFeatures = (cell: TableCell): string[] => [
  ...kindsIn(cell).map((kind) => `visits: ${kind}`),
  ...NOTES,
];

type Noted = Record<(typeof NOTES)[number], number>;

interface Style {
  visits: Record<string, number>;
  noted: Noted;
  rounds: number;
}

const emptyStyle = (): Style => ({
  visits: {},
  noted: Object.fromEntries(NOTES.map((note) => [note, 0])) as Noted,
  rounds: 0,
});

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

/** What a shop looks like as its imps are sent out. */
function noteMorning(style: Style, state: Petz, seat: number, groups: readonly Group[]): void {
  const shop = shopOf(state, seat);
  const pets = petsOf(shop);
  const { noted } = style;
  style.rounds++;
  noted['gold held'] += shop.gold;
  noted['potions held'] += shop.potions;
  noted['food held'] += foodCount(shop, 'vegetable') + foodCount(shop, 'meat');
  noted.groups += groups.length;
  noted['gold in groups'] += sum(groups.map(({ gold }) => gold));
  noted.suffering += sum(pets.map(({ pet }) => pet.suffering));
  noted.mutation += sum(pets.map(({ pet }) => pet.mutation));
  noted.manure += sum(shop.plots.map((plot) => plot.manure));
  noted['pets at home'] += pets.length;
}

function finish(style: Style, kinds: readonly string[], state: Petz, seat: number): number[] {
  const shop = shopOf(state, seat);
  const { noted, visits, rounds } = style;
  const perRound = (n: number): number => n / Math.max(1, rounds);
  const morning = Object.entries(noted).map(([note, n]) => {
    switch (note as (typeof NOTES)[number]) {
      case 'gold at the end':
        return shop.gold;
      case 'pets sold':
        return shop.sales.length;
      case 'sold big':
        return sum(shop.sales.map(({ size }) => Number(size > 5)));
      case 'sold from the platform':
        return sum(shop.sales.map(({ platform }) => Number(platform)));
      default:
        return perRound(n);
    }
  });
  return [...kinds.map((kind) => perRound(visits[kind] ?? 0)), ...morning];
}

interface Styled {
  /** How each shop was run, by `styleFeatures`. */
  styles: number[][];
  outcome: Petz['outcome'];
}

/** Plays a game and notes how each shop was run. */
function playStyled(cell: TableCell, names: readonly string[], seed: string, budget: number): Styled {
  const styles = names.map(emptyStyle);
  const { state } = playPetz(tableSetup(cell), names, seed, {
    budget,
    watch({ state, seat, choice }) {
      const style = styles[seat];
      if (style === undefined) return;
      if (state.ask?.kind === 'petz.group') noteMorning(style, state, seat, choiceOf('petz.group', choice));
      if (state.ask?.kind !== 'petz.send') return;
      const kind = spaceById(choiceOf('petz.send', choice).space)?.kind;
      if (kind !== undefined) style.visits[kind] = (style.visits[kind] ?? 0) + 1;
    },
  });
  const kinds = kindsIn(cell);
  return { styles: styles.map((style, seat) => finish(style, kinds, state, seat)), outcome: state.outcome };
}

export interface StyleSample {
  /** Whose style it is. */
  name: string;
  style: number[];
}

/** What has been learned: to say whose a style is. */
interface Judge {
  names: string[];
  mean: number[];
  sd: number[];
  /** By name; the last weight goes with 1. */
  weights: number[][];
}

const STEPS = 600;
const RATE = 0.3;
/** Keeps weights small, so that little chances are not learned by heart. */
const DECAY = 0.01;

function scaled({ mean, sd }: Pick<Judge, 'mean' | 'sd'>, style: readonly number[]): number[] {
  return [...style.map((x, i) => (x - (mean[i] ?? 0)) / (sd[i] || 1)), 1];
}

function chances(weights: readonly number[][], input: readonly number[]): number[] {
  const raw = weights.map((row) => sum(row.map((w, i) => w * (input[i] ?? 0))));
  const most = Math.max(...raw);
  const odds = raw.map((x) => Math.exp(x - most));
  const all = sum(odds);
  return odds.map((x) => x / all);
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** Learns to tell the names apart: gradient descent, the same from the same samples. */
export function learnStyles(samples: readonly StyleSample[]): Judge {
  const names = [...new Set(samples.map(({ name }) => name))];
  const columns = (samples[0]?.style ?? []).map((_, i) => samples.map(({ style }) => style[i] ?? 0));
  const mean = columns.map((column) => sum(column) / samples.length);
  const sd = columns.map((column, i) =>
    Math.sqrt(sum(column.map((x) => (x - (mean[i] ?? 0)) ** 2)) / samples.length),
  );
  const inputs = samples.map(({ style }) => scaled({ mean, sd }, style));
  const weights = names.map(() => new Array<number>(columns.length + 1).fill(0));
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((row) => row.map((w) => DECAY * w));
    for (const [n, input] of inputs.entries()) {
      for (const [k, chance] of chances(weights, input).entries()) {
        const off = (chance - Number(names[k] === samples[n]?.name)) / samples.length;
        for (const [i, x] of input.entries()) (slopes[k] as number[])[i] = (slopes[k]?.[i] ?? 0) + off * x;
      }
    }
    for (const [k, row] of weights.entries()) {
      for (const i of row.keys()) row[i] = (row[i] ?? 0) - RATE * (slopes[k]?.[i] ?? 0);
    }
  }
  return {
    names,
    mean: mean.map(rounded),
    sd: sd.map(rounded),
    weights: weights.map((row) => row.map(rounded)),
  };
}

/** Whose style it most likely is. */
function judged(judge: Judge, style: readonly number[]): string {
  const found = chances(judge.weights, scaled(judge, style));
  return judge.names[found.indexOf(Math.max(...found))] ?? '';
}

/** How often each is taken for each. */
function confusion(judge: Judge, samples: readonly StyleSample[]): Record<string, Record<string, number>> {
  const table = Object.fromEntries(
    judge.names.map((name) => [name, Object.fromEntries(judge.names.map((other) => [other, 0]))]),
  );
  for (const { name, style } of samples) {
    const row = table[name] as Record<string, number>;
    const taken = judged(judge, style);
    row[taken] = (row[taken] ?? 0) + 1;
  }
  return table;
}

export function shareRight(judge: Judge, samples: readonly StyleSample[]): number {
  return samples.filter(({ name, style }) => judged(judge, style) === name).length / samples.length;
}

const FILE = join(import.meta.dirname, '..', '..', '..', 'test', 'bots', 'characters.json');

/** The tables at which characters meet each other. */
export const CHARACTER_CELLS = CELLS.filter(({ pool }) => pool !== undefined);

/** The names of those who have a character. */
const FOND = CHARACTERS.map((character) => `master:${character}`);

export interface CharacterReport {
  seed: string;
  budget: number;
  /** Shops that were learned from, and shops that were judged after that; none of one seed is among both. */
  learnedFrom: number;
  judged: number;
  /** Of the shops judged. */
  share: number;
  confusion: Record<string, Record<string, number>>;
  judge: Judge;
}

interface Sitting extends LongRun {
  seed: string;
  budget: number;
}

/** A shop of a bot with a character, and the block of games it comes from. */
interface Shown extends StyleSample {
  block: number;
}

/** The first games of each table of the cell, noted in `games` too if there are not as many already. */
export function showsOf(
  cell: TableCell,
  most: number,
  { seed, budget, ...run }: Sitting,
  games: Games = {},
): Shown[] {
  const tables = companies(cell.pool ?? [], cell.seats);
  const shown: Shown[] = [];
  games[cell.id] ??= {};
  const counted = games[cell.id] ?? {};
  for (const step of stepsInTime(run)) {
    const game = step - 1;
    if (game >= most) break;
    const company = tables[game % tables.length] ?? [];
    const number = Math.floor(game / tables.length);
    const { names, block } = lineup(company, number);
    const { styles, outcome } = playStyled(cell, names, `${seed}.${cell.id}.${block}`, budget);
    for (const [seat, style] of styles.entries()) {
      const name = names[seat] ?? '';
      if (FOND.includes(name)) shown.push({ name, style, block });
    }
    const list = counted[companyKey(company)] ?? [];
    counted[companyKey(company)] = list;
    if (list.length === number) list.push([[...(outcome?.scores ?? [])], [...(outcome?.winners ?? [])]]);
  }
  return shown;
}

/** What was found at each table, by its cell's name. */
type CharacterReports = Record<string, CharacterReport>;

export const readReports = (file = FILE): CharacterReports =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CharacterReports) : {};

/** Learns from every other seed and judges the rest. */
export function tellApart(
  cell: TableCell,
  most: number,
  sitting: Sitting,
  games: Games,
  out = FILE,
): CharacterReport {
  const shown = showsOf(cell, most, sitting, games);
  const lessons = shown.filter(({ block }) => block % 2 === 0);
  const exam = shown.filter(({ block }) => block % 2 === 1);
  const judge = learnStyles(lessons);
  const report: CharacterReport = {
    seed: sitting.seed,
    budget: sitting.budget,
    learnedFrom: lessons.length,
    judged: exam.length,
    share: Math.round(1000 * shareRight(judge, exam)) / 1000,
    confusion: confusion(judge, exam),
    judge,
  };
  writeFileSync(out, jsonText({ ...readReports(out), [cell.id]: report }));
  return report;
}
