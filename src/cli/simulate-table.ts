/** Adding up simulated games, and showing them to a person. */

interface SummaryResult {
  game: string;
  seats: string[];
  games: number;
  gamesPerSecond: number;
  /** Games won by each seat; a shared victory counts for everybody who shares it. */
  wins: number[];
  meanScores: number[];
  meanDecisions: number;
}

export interface Summary {
  add(line: GameLine): void;
  result(): SummaryResult;
}

const round2 = (n: number): number => Math.round(n * 100) / 100;

export function summarise(game: string, seats: string[]): Summary {
  const wins = seats.map(() => 0);
  const sums = seats.map(() => 0);
  let games = 0;
  let ms = 0;
  let decisions = 0;
  return {
    add(line) {
      games++;
      ms += line.ms;
      decisions += line.decisions;
      for (const seat of line.winners) wins[seat] = (wins[seat] ?? 0) + 1;
      for (const [seat, score] of line.scores.entries()) sums[seat] = (sums[seat] ?? 0) + score;
    },
    result: () => ({
      game,
      seats,
      games,
      gamesPerSecond: round2((1000 * games) / Math.max(ms, 0.001)),
      wins,
      meanScores: sums.map((sum) => round2(sum / Math.max(games, 1))),
      meanDecisions: round2(decisions / Math.max(games, 1)),
    }),
  };
}

const WIDTH = 12;

function row(first: string, cells: readonly (string | number)[], rest = ''): string {
  return `${first.padEnd(WIDTH)}${cells.map((cell) => String(cell).padStart(9)).join('')}${rest}`;
}

export function headRow(seats: readonly string[]): string {
  return row('game', seats, `   ${'decisions'.padStart(9)}${'ms'.padStart(9)}  state`);
}

/** Winners carry a star. */
export function gameRow(line: GameLine): string {
  const cells = line.scores.map((score, seat) => `${line.winners.includes(seat) ? '*' : ''}${score}`);
  const rest = `   ${String(line.decisions).padStart(9)}${line.ms.toFixed(1).padStart(9)}  ${line.hash}`;
  return row(line.seed, cells, rest);
}

export function summaryRows(sum: SummaryResult): string {
  return [
    row('wins', sum.wins),
    row('mean score', sum.meanScores),
    `${sum.games} games, ${sum.gamesPerSecond} a second, ${sum.meanDecisions} decisions a game`,
  ].join('\n');
}

/** One game as it is printed with `--json`. */
export interface GameLine {
  game: string;
  seed: string;
  seats: string[];
  scores: number[];
  winners: number[];
  rounds: number;
  decisions: number;
  ms: number;
  hash: string;
}
