/** The end of a game in a few lines, to be passed on: who won, and everybody by rank. */

import type { Seat } from '../engine/kernel/state.ts';
import type { Speech } from './speech.ts';

interface Outcome {
  scores: readonly number[];
  winners: readonly Seat[];
}

/** Who won, in a sentence. */
export function winnersIn(speech: Speech, winners: readonly Seat[]): string {
  const names = speech.list(winners.map((seat) => speech.seat(seat)));
  return speech.t('ui.final.won', { count: winners.length, names });
}

/** Everybody's place; who has as many points shares it. */
export function placesOf(scores: readonly number[]): { seat: Seat; place: number; score: number }[] {
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((other) => other > score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The result as a text of its own. */
export function resultText(speech: Speech, { scores, winners }: Outcome): string {
  const head = speech.t('ui.share.head', { won: winnersIn(speech, winners) });
  const lines = placesOf(scores).map(({ seat, place, score }) =>
    speech.t('ui.share.line', {
      place: speech.number(place),
      name: speech.seat(seat),
      score: speech.number(score),
    }),
  );
  return [head, ...lines].join('\n');
}
