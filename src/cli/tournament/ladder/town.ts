/** What players read of the town's games: how often each strength does better than the one below it. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STRENGTHS } from '../../../bots/names.ts';
import { LADDER, type LadderCell } from './cells.ts';
import { findingOf, type LadderCounts } from './counts.ts';

const FILE = join(import.meta.dirname, '..', '..', '..', 'ui', 'access', 'rivals', 'town.json');

/** The tables that stand for a kind of rival. */
const TABLES: Readonly<Record<'shop' | 'lord', (cell: LadderCell) => boolean>> = {
  shop: ({ id }) => id.startsWith('base-'),
  lord: ({ lord }) => lord,
};

/** By kind of rival and strength: its share against the one below it, in hundredths of all tables of the kind. */
export function townFigures(counts: LadderCounts): Record<string, Record<string, number>> {
  const share = (kind: 'shop' | 'lord', upper: string, lower: string): number | null => {
    const rung = { upper, lower, lord: kind === 'lord' };
    const found = LADDER.filter(TABLES[kind]).map((cell) => findingOf(counts, cell, rung));
    const samples = found.reduce((sum, one) => sum + one.samples, 0);
    if (samples === 0) return null;
    return Math.round((100 * found.reduce((sum, one) => sum + one.samples * one.share, 0)) / samples) / 100;
  };
  const figures = (kind: 'shop' | 'lord') =>
    STRENGTHS.slice(1).flatMap((upper, i): [string, number][] => {
      const found = share(kind, upper, STRENGTHS[i] ?? '');
      return found === null ? [] : [[upper, found]];
    });
  return { shop: Object.fromEntries(figures('shop')), lord: Object.fromEntries(figures('lord')) };
}

/** Writes what the game tells. */
export function writeTown(counts: LadderCounts): void {
  writeFileSync(FILE, `${JSON.stringify(townFigures(counts), null, 2)}\n`);
}
