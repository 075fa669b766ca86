/** `npm run tournament -- --quest`: plays the cells of Pug Quest, and writes the page anew where there is one. */

import { writeFileSync } from 'node:fs';
import { printLine } from '../terminal.ts';
import { UsageError } from '../usage.ts';
import { readCounts } from './counts.ts';
import { tournamentPage } from './page.ts';
import {
  beginQuest,
  earlierQuest,
  emptyQuest,
  playOneQuest,
  QUEST_CELLS,
  type QuestCell,
  type QuestCounts,
  writeQuest,
} from './quest.ts';
import { questPart } from './quest-page.ts';

/** The cells of these names; all of them for none. */
export function chosenQuests(text: string): QuestCell[] {
  if (text === '') return [...QUEST_CELLS];
  return text.split(',').map((id) => {
    const cell = QUEST_CELLS.find((one) => one.id === id.trim());
    if (cell !== undefined) return cell;
    const all = QUEST_CELLS.map((one) => one.id).join(', ');
    throw new UsageError(`--cells: there is no '${id}' with --quest; there are ${all}`);
  });
}

export interface HowQuests {
  seed: string;
  budget: number;
  minutes: number;
  only: readonly string[];
  resume: boolean;
}

/** The page stands beside the games of the first game; without them only the quests are kept. */
function write(out: string, counts: QuestCounts): void {
  try {
    writeQuest(out, counts);
    const others = readCounts(out.replace(/(\.md)?$/, '.json'));
    if (others !== null) writeFileSync(out, tournamentPage(others, counts));
  } catch {
    throw new UsageError(`--out: '${out}' cannot be written`);
  }
}

/** Counts are written again and again, so that what is stopped is not lost. */
const WRITE_EVERY = 20;

/** Plays so many games at every table of the cells. */
export function playQuests(
  cells: readonly QuestCell[],
  games: number,
  { seed, budget, minutes, only, resume }: HowQuests,
  out: string,
): number {
  const stop = performance.now() + 60_000 * minutes;
  const counts = resume ? earlierQuest(out, seed) : emptyQuest(seed);
  for (const cell of cells) beginQuest(counts, cell.id, budget);
  for (let i = 1; performance.now() < stop && playOneQuest(cells, only, counts, games); i++) {
    if (i % WRITE_EVERY === 0) write(out, counts);
  }
  write(out, counts);
  printLine(questPart(counts).join('\n'));
  return 0;
}
