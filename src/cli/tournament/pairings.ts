/**
 * One bot among others of one kind, at every seat in turn: how often it wins, and by how much, with 95 % intervals,
 * written to `test/bots/strength.json`.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVariants } from '../game-options.ts';
import { jsonText } from '../json-text.ts';
import { playPetz } from '../playing.ts';
import { printLine } from '../terminal.ts';

const FILE = join(import.meta.dirname, '..', '..', '..', 'test', 'bots', 'strength.json');

interface Pairing {
  bot: string;
  against: string;
  seats: number;
  variants: string;
  /** Share of the full number of games. */
  share: number;
}

const PAIRINGS: readonly Pairing[] = [
  { bot: 'master', against: 'random', seats: 4, variants: '', share: 1 },
  { bot: 'master', against: 'apprentice', seats: 4, variants: '', share: 1 },
  { bot: 'apprentice', against: 'random', seats: 4, variants: '', share: 1 },
  { bot: 'master', against: 'apprentice', seats: 2, variants: '', share: 0.5 },
  { bot: 'master', against: 'apprentice', seats: 3, variants: '', share: 0.5 },
  { bot: 'master', against: 'apprentice', seats: 4, variants: 'full', share: 0.5 },
  { bot: 'apprentice', against: 'random', seats: 2, variants: '', share: 0.5 },
  { bot: 'apprentice', against: 'random', seats: 3, variants: '', share: 0.5 },
  { bot: 'master', against: 'master', seats: 4, variants: '', share: 0.25 },
  { bot: 'master', against: 'random', seats: 4, variants: 'full,dark-alleys,extended', share: 1 },
  { bot: 'master', against: 'apprentice', seats: 4, variants: 'full,dark-alleys,extended', share: 0.5 },
  { bot: 'master', against: 'apprentice', seats: 2, variants: 'dark-alleys,compromise', share: 0.25 },
  { bot: 'apprentice', against: 'random', seats: 3, variants: 'dark-alleys', share: 0.25 },
];

export interface StrengthResult {
  bot: string;
  against: string;
  seats: number;
  variants: string;
  games: number;
  /** A shared victory counts for a part. */
  winPercent: number;
  /** Wilson's interval for 95 %. */
  winInterval: [number, number];
  meanScore: number;
  meanScoreAgainst: number;
  /** Mean lead over the average of the others, with its interval for 95 %. */
  lead: number;
  leadInterval: [number, number];
}

const round1 = (n: number): number => Math.round(n * 10) / 10;

/** Wilson’s interval for 95 %, in percent. */
export function wilson(wins: number, games: number): [number, number] {
  const z = 1.96;
  const p = wins / games;
  const middle = p + z ** 2 / (2 * games);
  const width = z * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2));
  const scale = 1 + z ** 2 / games;
  return [round1((100 * (middle - width)) / scale), round1((100 * (middle + width)) / scale)];
}

/** Plays one pairing; the bot sits at each seat equally often. */
export function playPairing(pairing: Players, games: number, seed: string, budget = 1): StrengthResult {
  const { bot, against, seats, variants } = pairing;
  const setup = readVariants(variants, seats);
  let wins = 0;
  let own = 0;
  let others = 0;
  const leads: number[] = [];
  for (let i = 0; i < games; i++) {
    const at = i % seats;
    const names = Array.from({ length: seats }, (_, seat) => (seat === at ? bot : against));
    const { outcome } = playPetz(setup, names, `${seed}.${bot}.${against}.${i}`, { budget }).state;
    const scores = outcome?.scores ?? [];
    const score = scores[at] ?? 0;
    const rest = (scores.reduce((sum, x) => sum + x, 0) - score) / (seats - 1);
    if (outcome?.winners.includes(at)) wins += 1 / outcome.winners.length;
    own += score;
    others += rest;
    leads.push(score - rest);
  }
  const lead = leads.reduce((sum, x) => sum + x, 0) / games;
  const variance = leads.reduce((sum, x) => sum + (x - lead) ** 2, 0) / Math.max(1, games - 1);
  const width = 1.96 * Math.sqrt(variance / games);
  return {
    bot,
    against,
    seats,
    variants,
    games,
    winPercent: round1((100 * wins) / games),
    winInterval: wilson(wins, games),
    meanScore: round1(own / games),
    meanScoreAgainst: round1(others / games),
    lead: round1(lead),
    leadInterval: [round1(lead - width), round1(lead + width)],
  };
}

function row(r: StrengthResult): string {
  const who = `${r.bot} among ${r.seats - 1} ${r.against}${r.variants === '' ? '' : ` (${r.variants})`}`;
  const win = `${r.winPercent.toFixed(1)} % won [${r.winInterval.map((x) => x.toFixed(1)).join(' to ')}]`;
  const lead = `lead ${r.lead.toFixed(1)} [${r.leadInterval.map((x) => x.toFixed(1)).join(' to ')}]`;
  return `${who.padEnd(30)} ${String(r.games).padStart(4)} games  ${win.padEnd(32)} ${r.meanScore} : ${r.meanScoreAgainst}, ${lead}`;
}

type Players = Omit<Pairing, 'share'>;

/** Plays all pairings and writes their table. */
export function playPairings(games: number, seed: string, out = FILE): number {
  const results: StrengthResult[] = [];
  for (const { share, ...pairing } of PAIRINGS) {
    const count = Math.max(pairing.seats, Math.round(games * share));
    const result = playPairing(pairing, count, seed);
    results.push(result);
    printLine(row(result));
  }
  writeFileSync(out, jsonText({ seed, results }));
  return 0;
}
