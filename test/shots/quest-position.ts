/** A position of Pug Quest at a question looked for, as a file of a game; `--help` says how it is called. */
import { writeFileSync } from 'node:fs';
import { playQuest } from '../../src/cli/playing.ts';
import { printLine } from '../../src/cli/terminal.ts';
import { command, readArgs, readWholeNumber, runCommand, UsageError } from '../../src/cli/usage.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { lordSeat } from '../../src/engine/quest/query.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import { ASK_KINDS } from '../../src/engine/quest/words.ts';
import type { LogLine } from '../../src/session/game/replay.ts';
import type { Player } from '../../src/session/game/seats.ts';
import type { GameFile } from '../../src/session/saves/game-file.ts';
import { gameAt } from './game-at.ts';

/** Thrown to leave a game that has come to the question looked for. */
class Found extends Error {}

interface Wanted {
  /** A kind of question, `any`, or `over`. */
  kind: string;
  nth: number;
  setup: QuestSetup;
  seed: string;
  bots: string;
  /** Every Hero is a person, not only who is asked. */
  all: boolean;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay'] as const;

function playersFor(setup: QuestSetup, asked: Seat, all: boolean): Player[] {
  const lord = lordSeat(setup);
  return Array.from({ length: setup.seats }, (_, seat): Player => {
    const name = NAMES[seat] ?? `Player ${seat + 1}`;
    const isPerson = seat === asked || (all && seat !== lord && asked !== lord);
    return isPerson ? { kind: 'person', name } : { kind: 'bot', name, strength: 'apprentice' };
  });
}

/** The game at the n-th question of a kind; null if that game never asks it so often. */
export function questPosition({ kind, nth, setup, seed, bots, all }: Wanted): GameFile<'quest'> | null {
  const log: LogLine[] = [];
  let left = nth;
  let found: { state: Quest; seat: Seat } | null = null;
  try {
    const { state } = playQuest(
      setup,
      Array.from({ length: setup.seats }, () => bots),
      seed,
      {
        watch({ state, seat, choice }) {
          const isOne = kind === 'any' || state.ask?.kind === kind;
          if (isOne && --left <= 0) {
            found = { state: structuredClone(state), seat };
            throw new Found();
          }
          log.push([seat, choice]);
        },
      },
    );
    if (kind === 'over') found = { state: structuredClone(state), seat: 0 };
  } catch (error) {
    if (!(error instanceof Found)) throw error;
  }
  const at = found as { state: Quest; seat: Seat } | null;
  if (at === null) return null;
  return gameAt('quest', { setup, seed, state: at.state, log, players: playersFor(setup, at.seat, all) });
}

const COMMAND = command({
  call: 'npx tsx test/shots/quest-position.ts',
  about:
    'Plays Pug Quest between bots up to the n-th question of a kind, or any, or till it is over, and writes the game to a file, the seat that is asked taken by a person.',
  operands: 'KIND [NTH] OUT.json',
  options: {
    heroes: { type: 'string', value: 'N', default: '3', help: 'how many Heroes' },
    lord: { type: 'boolean', default: false, help: 'with an Evil Lord' },
    hard: { type: 'boolean', default: false, help: 'in hard mode' },
    all: { type: 'boolean', default: false, help: 'every Hero is a person' },
    seed: { type: 'string', value: 'TEXT', default: 'look', help: 'which game' },
    bots: { type: 'string', value: 'NAME', default: 'apprentice', help: 'who plays' },
  },
  example: 'riposte 2 game.json --lord',
});

function main(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, COMMAND);
  const [asked = '', ...rest] = positionals;
  const out = rest.at(-1);
  const kind = asked.includes('.') || asked === 'any' || asked === 'over' ? asked : `quest.${asked}`;
  if (kind !== 'any' && kind !== 'over' && !ASK_KINDS.some((one) => one === kind))
    throw new UsageError(`no question is called '${asked}'; there are ${ASK_KINDS.join(', ')}`);
  if (out === undefined) throw new UsageError('say where to write the game: KIND [NTH] OUT.json');
  const nth = rest.length > 1 ? readWholeNumber('NTH', rest[0] ?? '1', 1, 10_000) : 1;
  const heroes = readWholeNumber('--heroes', values.heroes, 1, 5);
  const mode = values.hard ? 'hard' : 'normal';
  const lord = values.lord ? { handicap: 'none' as const } : null;
  const setup = questSetup(heroes, { mode, lord });
  // Some questions are rare: other games are tried until one asks it often enough.
  for (let game = 0; game < 60; game++) {
    const seed = game === 0 ? values.seed : `${values.seed} ${game}`;
    const file = questPosition({ kind, nth, setup, seed, bots: values.bots, all: values.all });
    if (file === null) continue;
    writeFileSync(out, JSON.stringify(file));
    printLine(`${out}: ${kind}, answer ${file.log.length} of the game '${seed}'`);
    return 0;
  }
  printLine(`60 games never asked '${kind}' so often`);
  return 1;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, main);
