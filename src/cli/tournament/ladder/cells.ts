/** The tables of the ladder, and who meets whom at them: each strength only the one below it. */

import { STRENGTHS } from '../../../bots/names.ts';
import { LAST_WORLD } from '../../../engine/quest/data/cards.ts';
import type { QuestEvent } from '../../../engine/quest/events.ts';
import type { QuestSetup } from '../../../engine/quest/schema-setup.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { replayLog } from '../../../session/game/replay.ts';
import { type PlayedGame, playPetz, playQuest } from '../../playing.ts';
import { balanceSetup, heroesWon, type QuestKind } from '../balance-cells.ts';
import { CELLS, type TableCell, tableSetup } from '../cells.ts';
import { meetings } from '../elo.ts';

/** A stronger bot and a weaker one. Of Pug Quest both stand on one side: `lord` for the Evil Lord's. */
export interface Rung {
  readonly upper: string;
  readonly lower: string;
  readonly lord?: boolean;
}

/** What two games of a pair have come to, the upper one's first. In Pug Quest: how far the Heroes came. */
export type PairResult = readonly [number, number];

/** How a pair of games ran, so that a later run can tell whether it still runs so. */
interface PlayedPair {
  result: PairResult;
  logs: unknown;
}

export interface LadderCell {
  readonly id: string;
  /** As in the heading of its table. */
  readonly title: string;
  readonly game: 'petz' | 'quest';
  /** How much bots think, see `BotTools.budget`: a number of thoughts and no time, so that a busy machine changes nothing. */
  readonly budget: number;
  readonly lord: boolean;
  /** Plays two games on one seed with the sides of both exchanged. */
  play(rung: Rung, seed: string): PlayedPair;
  /** The upper one's share of a pair; null where it says nothing. */
  share(rung: Rung, result: PairResult): number | null;
}

const BUDGET = 0.5;

/** Both at every second seat, and once more with all seats exchanged. */
function petzCell(cell: TableCell): LadderCell {
  const setup = tableSetup(cell);
  const game = ({ upper, lower }: Rung, seed: string, turn: number) => {
    const names = Array.from({ length: cell.seats }, (_, seat) => (seat % 2 === turn ? upper : lower));
    const { state, log } = playPetz(setup, names, seed, { budget: BUDGET });
    const { scores = [], winners = [] } = state.outcome ?? {};
    const { won, games } = meetings([{ names, scores, winners, block: 0 }], upper, lower);
    return { share: won / games, log };
  };
  return {
    id: cell.id,
    title: cell.title,
    game: 'petz',
    budget: BUDGET,
    lord: false,
    play(rung, seed) {
      const [one, other] = [game(rung, seed, 0), game(rung, seed, 1)];
      return { result: [one.share, other.share], logs: [one.log, other.log] };
    },
    share: (_rung, [one, other]) => (one + other) / 2,
  };
}

/** Heroes who have won have come farther than any who have not. */
export const HEROES_WON = LAST_WORLD + 1;

/**
 * How far the Heroes have come: Worlds that they have left undefeated, and the share of the Boss's Life they have taken.
 * Which World it was in the end says nothing in the hard mode, where defeated Heroes are in the next one sooner.
 */
export function comeTo(setup: QuestSetup, seed: string, { state, log }: PlayedGame<Quest>): number {
  if (heroesWon(state)) return HEROES_WON;
  let left = 0;
  const look = ({ events }: { events: readonly QuestEvent[] }): undefined => {
    for (const event of events) if (event.type === 'quest.worldOver' && event.how !== 'wiped') left++;
  };
  replayLog(setup, seed, log, look, 'quest');
  const boss = state.foes.find((foe) => foe.boss);
  return left + (boss === undefined ? 0 : boss.damage / boss.life);
}

/**
 * Both on one seed in the same place, against the same others: the rulebook's Monsters, or the weaker strength of the
 * two on the other side, against which neither always wins. The bot that has come farther is ahead; where both have come
 * equally far the seed says nothing.
 */
function questCell(id: string, title: string, kind: QuestKind, heroes: number): LadderCell {
  const setup = balanceSetup(kind, heroes);
  const game = ({ lower, lord = false }: Rung, own: string, seed: string) => {
    const names = Array.from({ length: setup.seats }, (_, seat) => (seat < heroes === lord ? lower : own));
    const played = playQuest(setup, names, seed, { budget: BUDGET });
    return { end: comeTo(setup, seed, played), log: played.log };
  };
  return {
    id,
    title,
    game: 'quest',
    budget: BUDGET,
    lord: kind !== 'normal' && kind !== 'hard',
    play(rung, seed) {
      const [one, other] = [game(rung, rung.upper, seed), game(rung, rung.lower, seed)];
      return { result: [one.end, other.end], logs: [one.log, other.log] };
    },
    share({ lord = false }, [one, other]) {
      if (one === other) return null;
      return one > other === lord ? 0 : 1;
    },
  };
}

export const LADDER: readonly LadderCell[] = [
  ...CELLS.filter(({ pool }) => pool === undefined).map(petzCell),
  questCell('quest-1', 'One Hero against the Monsters', 'normal', 1),
  questCell('quest-3', 'Three Heroes against the Monsters', 'normal', 3),
  questCell('quest-5', 'Five Heroes against the Monsters', 'normal', 5),
  questCell('quest-hard-3', 'Three Heroes, hard mode', 'hard', 3),
  questCell('lord-1', 'One Hero against the Evil Lord, even match', 'even', 1),
  questCell('lord-3', 'Three Heroes against the Evil Lord, even match', 'even', 3),
  questCell('lord-5', 'Five Heroes against the Evil Lord, even match', 'even', 5),
];

/** Each of these and the one before it, on both sides where an Evil Lord plays. */
export function rungsOf(cell: LadderCell, names: readonly string[] = STRENGTHS): Rung[] {
  const rungs = names.slice(1).map((upper, i): Rung => ({ upper, lower: names[i] ?? '' }));
  return cell.lord ? [...rungs, ...rungs.map((rung): Rung => ({ ...rung, lord: true }))] : rungs;
}

/** A rung's key among the counts: `master over trader`, `lord master over trader`. */
export const rungKey = ({ upper, lower, lord = false }: Rung): string =>
  `${lord ? 'lord ' : ''}${upper} over ${lower}`;
