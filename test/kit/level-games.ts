/** Games of levels, played by chance: to be lost, gone back in, and found in a save. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picks } from '../../src/campaign/picks.ts';
import { emptyProgress } from '../../src/campaign/progress.ts';
import type { Level } from '../../src/campaign/schema.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import { versionOf } from '../../src/engine/games.ts';
import { hash } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import { onlyChoice } from '../../src/session/game/forced.ts';
import { type LogLine, replayLog } from '../../src/session/game/replay.ts';
import type { GameFile } from '../../src/session/saves/game-file.ts';
import { SAVE_FORMAT } from '../../src/session/saves/save-format.ts';

const root = join(import.meta.dirname, '../..');

/** A level that is shipped. */
export function shippedLevel(file: string): Level {
  return JSON.parse(readFileSync(join(root, 'levels', file), 'utf8')) as Level;
}

interface Chance {
  setup: PetzSetup;
  seed: string;
  log: LogLine[];
  /** Before each answer, and after the last. */
  states: Petz[];
}

/** A level of the shops to its end, every answer by these dice. */
function playedByChance(level: Level, word: string): Chance {
  const dealt = levelSetup(level, emptyProgress(), {});
  if (dealt.game !== 'petz') throw new Error(`${level.id} is none of the shops`);
  const { setup } = dealt;
  const seed = dealt.seed ?? word;
  const rng = dice(word);
  const log: LogLine[] = [];
  const states = [petzEngine.start(setup, seed).state];
  for (;;) {
    const state = states.at(-1) as Petz;
    const [seat] = state.outcome === null ? petzEngine.waiting(state) : [];
    if (seat === undefined) return { setup, seed, log, states };
    const choice: Json = petzEngine.sample(state, seat, rng);
    const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    log.push([seat, choice]);
    states.push(applied.state);
  }
}

/**
 * The save of a game of a level that its player is about to lose: the last answers are still to be given, by the seat that
 * takes it up. `id` calls the level otherwise than it is.
 */
export function aboutToLose(level: Level, id = level.id): GameFile {
  for (let n = 0; n < 40; n++) {
    const { setup, seed, log, states } = playedByChance(level, `lost-${n}`);
    const [mine = 0, ...others] = states.at(-1)?.outcome?.scores ?? [];
    // Well behind, so that no last answer can turn it.
    if (mine + 15 > Math.max(...others)) continue;
    const cut = log.findLastIndex(([seat]) => seat === 0);
    const at = { setup, seed, log: log.slice(0, cut), snapshot: states[cut] as Petz };
    return saved({ ...level, id }, at);
  }
  throw new Error(`no bot loses ${level.id}`);
}

/** The save of a game of a level at its first question, its rivals hatchlings. */
export function begun(level: Level): GameFile {
  const dealt = levelSetup(level, emptyProgress(), {});
  const seed = dealt.seed ?? level.id;
  const { state } =
    dealt.game === 'petz' ? petzEngine.start(dealt.setup, seed) : questEngine.start(dealt.setup, seed);
  return saved(level, { setup: dealt.setup, seed, log: [], snapshot: state });
}

function saved(
  { id, game, seats }: Level,
  { setup, seed, log, snapshot }: { setup: object; seed: string; log: LogLine[]; snapshot: Petz | Quest },
): GameFile {
  return {
    format: SAVE_FORMAT,
    game,
    version: versionOf(game),
    setup,
    seed,
    players: seats.map((seat, at) =>
      seat.who === 'person'
        ? { kind: 'person', name: 'Ember' }
        : { kind: 'bot', name: `Bot ${at}`, strength: 'hatchling' },
    ),
    log,
    snapshot,
    hash: hash(snapshot),
    level: { id, picks: {} },
  } as unknown as GameFile;
}

/** The save of a level's recorded game before its player's last answer, and what is left for the player to answer. */
export function aboutToWin(level: Level, file: string): { file: GameFile; left: Json[] } {
  const { seed, log } = solutionOf(file);
  const { setup } = levelSetup(level, emptyProgress(), {});
  const cut = log.findLastIndex(([seat]) => seat === 0);
  const { state } = replayLog(setup as PetzSetup, seed, log.slice(0, cut));
  const at = { setup, seed, log: log.slice(0, cut), snapshot: state };
  return {
    file: saved(level, at),
    left: log.slice(cut).flatMap(([seat, choice]) => (seat === 0 ? [choice] : [])),
  };
}

/** What is left for the player to answer in the recorded solution of a quest, who is asked nothing that only has one answer. */
export function decided(file: string): Json[] {
  const { seed, log, picks = {} } = solutionOf(file);
  const dealt = levelSetup(shippedLevel(file), emptyProgress(), picks);
  if (dealt.game !== 'quest') throw new Error(`${file} is no quest`);
  let { state } = questEngine.start(dealt.setup, seed);
  return log.flatMap(([seat, choice]) => {
    const domain = questEngine.domain(state, seat);
    const applied = questEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (domain === null || !applied.ok) throw new Error(`${file}: the solution does not hold`);
    state = applied.state;
    return seat !== 0 || onlyChoice(domain) !== undefined ? [] : [choice];
  });
}

function solutionOf(file: string): { seed: string; log: LogLine[]; picks?: Picks } {
  return JSON.parse(readFileSync(join(root, 'levels', file.replace('.json', '.solution.json')), 'utf8'));
}

/** What the player answers in the recorded solution of a level, in order. */
export function recorded(file: string): Json[] {
  return solutionOf(file).log.flatMap(([seat, choice]) => (seat === 0 ? [choice] : []));
}
