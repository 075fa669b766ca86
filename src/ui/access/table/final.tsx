/** Final scoring: who won, where every shop's reputation came from, round by round, and once more. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { rivalOf } from '../../../session/game/rivals.ts';
import type { Session } from '../../../session/game/session.ts';
import { breakdown, sourcesIn } from '../../../text/breakdown.ts';
import { placesOf, resultText, winnersIn } from '../../../text/result.ts';
import type { Speech } from '../../../text/speech.ts';
import { PLAYER_COLOURS, playerArt, REPUTATION } from '../../art-urls.ts';
import { ArtImage } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { EndPanel } from './end.tsx';

interface Ended {
  speech: Speech;
  session: Session;
  view: PetzView;
}

export function FinalScoring({ speech, session, view }: Ended) {
  const outcome = session.outcome();
  if (outcome === null) return null;
  const { scores, winners } = outcome;
  const ranking = placesOf(scores).map(({ seat }) => seat);
  return (
    <EndPanel
      session={session}
      kind="final"
      title={winnersIn(speech, winners)}
      result={resultText(speech, outcome)}
      again="newGame"
    >
      <ol class="ranking wrap apart">
        {ranking.map((seat) => {
          const hasWon = winners.includes(seat);
          return (
            <li
              key={seat}
              data-colour={PLAYER_COLOURS[seat]}
              class={`stack even tight card ${hasWon ? 'won' : ''}`}
            >
              <Portrait
                rival={rivalOf(speech.players[seat])?.id ?? null}
                seat={seat}
                face={hasWon ? 'happy' : 'neutral'}
                size={hasWon ? 120 : 88}
              />
              <strong>{speech.seat(seat)}</strong>
              <span>
                <ArtImage src={REPUTATION} size={28} /> {speech.number(scores[seat] ?? 0)}
              </span>
            </li>
          );
        })}
      </ol>
      {chartsOf({ speech, session, view }, scores).map(({ title, rows }) => (
        <table key={title}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {ranking.map((seat) => (
                <th key={seat} scope="col">
                  <ArtImage src={playerArt(seat)} /> {speech.seat(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {ranking.map((seat) => (
                  <td key={seat}>{cell(seat)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </EndPanel>
  );
}

/** A row for every source or round. */
interface Chart {
  title: string;
  rows: readonly { name: string; cell(seat: Seat): string }[];
}

/** Where reputation came from, and what it was at the end of every round; the last row is after the final exhibitions. */
function chartsOf({ speech, session, view }: Ended, scores: readonly number[]): Chart[] {
  const { t } = speech;
  const entries = session.story(null);
  const points = breakdown(entries, scores.length, view.setup);
  const sources = sourcesIn(entries, points).map((source) => ({
    name: t(`ui.final.source.${source}`),
    cell: (seat: Seat) => speech.signed(points[seat]?.[source] ?? 0),
  }));
  const total = { name: t('ui.final.total'), cell: (seat: Seat) => speech.number(scores[seat] ?? 0) };
  const rounds = view.shops[0]?.history ?? [];
  const race = rounds.map((_, i) => ({
    name: i === rounds.length - 1 ? t('ui.final.end') : t('ui.log.round', { round: i + 1 }),
    cell: (seat: Seat) => speech.number(view.shops[seat]?.history[i] ?? 0),
  }));
  return [
    { title: t('ui.final.sources'), rows: [...sources, total] },
    { title: t('ui.final.race'), rows: race },
  ];
}
