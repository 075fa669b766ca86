/** The cells of the table: how the Heroes fare in one kind of game, and how such games are counted. */

import { BOSSES } from '../../engine/quest/data/cards.ts';
import { bossLife } from '../../engine/quest/deploy.ts';
import { HANDICAPS, type QuestSetup } from '../../engine/quest/schema-setup.ts';
import { questSetup } from '../../engine/quest/setup.ts';
import type { Quest } from '../../engine/quest/state.ts';
import { playQuest } from '../playing.ts';

export const PARTY_SIZES = [1, 2, 3, 4, 5];

/** Kinds of games by name: the two modes against the rulebook's Monsters, and the Evil Lord with each handicap. */
export const QUEST_KINDS = ['normal', 'hard', ...HANDICAPS] as const;
export type QuestKind = (typeof QUEST_KINDS)[number];

export function balanceSetup(kind: QuestKind, heroes: number): QuestSetup {
  if (kind === 'normal' || kind === 'hard') return questSetup(heroes, { mode: kind });
  return questSetup(heroes, { lord: { handicap: kind } });
}

/** Games and those of them that the Heroes have won. */
export interface WinCount {
  games: number;
  won: number;
}

/** The Life of each Boss in a kind of game, by id: games of another are not counted together. */
export function bossLivesOf(kind: QuestKind, heroes: number): string {
  const bosses = Object.keys(BOSSES).sort();
  return bosses.map((card) => bossLife(balanceSetup(kind, heroes), card)).join(' ');
}

export interface BalanceCell extends WinCount {
  /** See `lifeOf`. */
  life: string;
  /** All Rounds played. */
  rounds: number;
  /** By the Boss that the third World held. */
  bosses: Record<string, WinCount>;
  /** By each Hero that took part. */
  heroes: Record<string, WinCount>;
  /** How the first games have ended, so that it can be seen later whether they still do. */
  first?: string[];
}

/** So many of the first games are remembered. */
const REMEMBERED = 3;

export const emptyCell = (life: string): BalanceCell => ({
  life,
  games: 0,
  won: 0,
  rounds: 0,
  bosses: {},
  heroes: {},
});

function add(tallies: Record<string, WinCount>, key: string, won: boolean): void {
  const tally = tallies[key] ?? { games: 0, won: 0 };
  tallies[key] = { games: tally.games + 1, won: tally.won + (won ? 1 : 0) };
}

/** Rounds played so far, however they are numbered: those of Worlds that are over, and the running one. */
class RoundCount {
  #over = 0;
  #world = 0;
  #first = 1;
  #now = 1;

  see({ number, round }: Quest): void {
    if (number !== this.#world) {
      if (this.#world > 0) this.#over += this.#now - this.#first + 1;
      this.#world = number;
      this.#first = round;
    }
    this.#now = round;
  }

  total(): number {
    return this.#over + this.#now - this.#first + 1;
  }
}

export function heroesWon(s: Quest): boolean {
  return s.outcome?.winners.includes(0) ?? false;
}

/** How a game that is the only one of a cell has ended: won or lost, its Rounds, its Boss. */
const endOf = ({ won, rounds, bosses }: BalanceCell): string =>
  `${won} ${rounds} ${Object.keys(bosses)[0] ?? '-'}`;

/** Whether a game, played again, ends as it was remembered. */
export function endsAs(
  remembered: string,
  setup: QuestSetup,
  bot: string,
  seed: string,
  budget: number,
): boolean {
  const again = emptyCell('');
  playInto(again, setup, bot, seed, budget);
  return endOf(again) === remembered;
}

/** Plays one game, every seat by the same bot, and counts it. */
export function playInto(
  cell: BalanceCell,
  setup: QuestSetup,
  bot: string,
  seed: string,
  budget: number,
): void {
  const rounds = new RoundCount();
  const names = Array.from({ length: setup.seats }, () => bot);
  const { state } = playQuest(setup, names, seed, { budget, after: (s) => rounds.see(s) });
  const won = heroesWon(state);
  const { first = [] } = cell;
  cell.games++;
  cell.won += won ? 1 : 0;
  cell.rounds += rounds.total();
  const boss = state.foes.find((foe) => foe.boss)?.card;
  if (boss !== undefined) add(cell.bosses, boss, won);
  for (const { card } of state.heroes) add(cell.heroes, card, won);
  if (first.length !== cell.games - 1 || first.length >= REMEMBERED) return;
  const bosses = boss === undefined ? {} : { [boss]: { games: 1, won: 0 } };
  cell.first = [...first, endOf({ ...emptyCell(''), won: won ? 1 : 0, rounds: rounds.total(), bosses })];
}
