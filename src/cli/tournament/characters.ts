/**
 * Are the characters to be told apart by how they run their shops? Plays the games of the characters' own cell, so that
 * they count for the ratings as well; what was learned is written to `test/bots/characters.json`.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS } from '../../bots/names.ts';
import { CELLS, companies, lineup, type TableCell, tableSetup } from './cells.ts';
import { companyKey, type Games } from './counts.ts';
import { confusion, type Judge, learnStyles, playStyled, type StyleSample, shareRight } from './style.ts';

const FILE = join(import.meta.dirname, '..', '..', '..', 'test', 'bots', 'characters.json');

const CELL = CELLS.find(({ id }) => id === 'characters-4') as TableCell;

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

interface Sitting {
  seed: string;
  budget: number;
  inTime(): boolean;
}

/** A shop of somebody with a character, and the block of games it comes from. */
interface Shown extends StyleSample {
  block: number;
}

/** The first games of each table of the cell, noted in `games` too if there are not as many already. */
export function showsOf(most: number, { seed, budget, inTime }: Sitting, games: Games = {}): Shown[] {
  const tables = companies(CELL.pool ?? [], CELL.seats);
  const shown: Shown[] = [];
  games[CELL.id] ??= {};
  const kept = games[CELL.id] ?? {};
  for (let game = 0; game < most && inTime(); game++) {
    const company = tables[game % tables.length] ?? [];
    const number = Math.floor(game / tables.length);
    const { names, block } = lineup(company, number);
    const { styles, outcome } = playStyled(tableSetup(CELL), names, `${seed}.${CELL.id}.${block}`, budget);
    for (const [seat, style] of styles.entries()) {
      const name = names[seat] ?? '';
      if (FOND.includes(name)) shown.push({ name, style, block });
    }
    const list = kept[companyKey(company)] ?? [];
    kept[companyKey(company)] = list;
    if (list.length === number) list.push([[...(outcome?.scores ?? [])], [...(outcome?.winners ?? [])]]);
  }
  return shown;
}

/** Learns from every other seed and judges the rest. */
export function tellApart(most: number, sitting: Sitting, games: Games, out = FILE): CharacterReport {
  const shown = showsOf(most, sitting, games);
  const lessons = shown.filter(({ block }) => block % 2 === 0);
  const exam = shown.filter(({ block }) => block % 2 === 1);
  const judge = learnStyles(lessons);
  const told: CharacterReport = {
    seed: sitting.seed,
    budget: sitting.budget,
    learnedFrom: lessons.length,
    judged: exam.length,
    share: Math.round(1000 * shareRight(judge, exam)) / 1000,
    confusion: confusion(judge, exam),
    judge,
  };
  const lists = /\[[\s\d.,-]+\]/g;
  const text = JSON.stringify(told, null, 2).replace(lists, (list) =>
    list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
  writeFileSync(out, `${text}\n`);
  return told;
}
