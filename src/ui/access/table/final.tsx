/** Final scoring: who won, where every shop's reputation came from, round by round, and once more. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import type { Entry } from '../../../session/game/log.ts';
import { rivalOf } from '../../../session/game/rivals.ts';
import type { Session } from '../../../session/game/session.ts';
import { breakdown, sourcesIn } from '../../../text/breakdown.ts';
import { resultText, winnersIn } from '../../../text/result.ts';
import type { Speech } from '../../../text/speech.ts';
import { PLAYER_COLOURS, playerArt, REPUTATION } from '../../art-urls.ts';
import { PuzzleOver } from '../campaign/puzzle-over.tsx';
import { useApp } from '../context.ts';
import { hasTurningPoints } from '../insight/turning.tsx';
import { ArtImage } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { ShareGame, shareText } from '../parts/share.tsx';
import '../styles/final.css';

export function FinalScoring({
  speech,
  session,
  view,
}: {
  speech: Speech;
  session: Session;
  view: PetzView;
}) {
  const { sessions, levels, go } = useApp();
  const { t } = speech;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const outcome = session.outcome();
  if (outcome === null) return null;
  if (levels.run?.level.kind === 'puzzle') return <PuzzleOver />;
  const ranking = view.shops
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.scores[b] ?? 0) - (outcome.scores[a] ?? 0));
  const leave = (screen: 'title' | 'newGame') => {
    void sessions.finish();
    go(screen);
  };
  return (
    <section class="panel paper final" aria-labelledby="question" data-final>
      <h2 id="question" ref={heading} tabIndex={-1}>
        {winnersIn(speech, outcome.winners)}
      </h2>
      <Ranking speech={speech} ranking={ranking} scores={outcome.scores} winners={outcome.winners} />
      <Points
        speech={speech}
        entries={session.story(null)}
        view={view}
        ranking={ranking}
        scores={outcome.scores}
      />
      <Race speech={speech} view={view} ranking={ranking} />
      <div class="actions wrap apart">
        <button type="button" onClick={() => leave('title')}>
          {t('ui.final.title')}
        </button>
        <ShareButton speech={speech} text={resultText(speech, outcome)} />
        {session.level === null ? <ShareGame session={session} /> : null}
        {hasTurningPoints(session) ? (
          <button type="button" data-turning-open onClick={() => go('turning')}>
            {t('ui.insight.turning')}
          </button>
        ) : null}
        {session.level === null || levels.lost !== null ? (
          <button type="button" class="gold" onClick={() => leave('newGame')}>
            {t('ui.final.again')}
          </button>
        ) : null}
      </div>
    </section>
  );
}

/** Passes the result on, and says what came of it. */
function ShareButton({ speech, text }: { speech: Speech; text: string }) {
  const [message, setMessage] = useState('');
  const share = async () => {
    // Emptied first, so that the same message is read out again.
    setMessage('');
    const how = await shareText(text);
    if (how !== 'left') setMessage(speech.t(`ui.share.${how}`));
  };
  return (
    <>
      <button type="button" data-share onClick={() => void share()}>
        {speech.t('ui.share.button')}
      </button>
      <p role="status" class="shared">
        {message}
      </p>
    </>
  );
}

/** Everybody in the order of the scores, the winners crowned. */
function Ranking({
  speech,
  ranking,
  scores,
  winners,
}: {
  speech: Speech;
  ranking: readonly Seat[];
  scores: readonly number[];
  winners: readonly Seat[];
}) {
  return (
    <ol class="ranking wrap apart">
      {ranking.map((seat) => {
        const hasWon = winners.includes(seat);
        return (
          <li key={seat} data-colour={PLAYER_COLOURS[seat]} class={hasWon ? 'won card' : 'card'}>
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
  );
}

/** A row for every source or round, a column for every shop, the best one first. */
function Chart({
  speech,
  title,
  ranking,
  rows,
}: {
  speech: Speech;
  title: string;
  ranking: readonly Seat[];
  rows: readonly { name: string; cell(seat: Seat): string }[];
}) {
  return (
    <table>
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
  );
}

/** The sources of every shop's reputation. */
function Points({
  speech,
  entries,
  view,
  ranking,
  scores,
}: {
  speech: Speech;
  entries: readonly Entry[];
  view: PetzView;
  ranking: readonly Seat[];
  scores: readonly number[];
}) {
  const { t } = speech;
  const points = breakdown(entries, scores.length, view.setup);
  const sources = sourcesIn(entries, points).map((source) => ({
    name: t(`ui.final.source.${source}`),
    cell: (seat: Seat) => speech.signed(points[seat]?.[source] ?? 0),
  }));
  const total = { name: t('ui.final.total'), cell: (seat: Seat) => speech.number(scores[seat] ?? 0) };
  return <Chart speech={speech} title={t('ui.final.sources')} ranking={ranking} rows={[...sources, total]} />;
}

/** Reputation at the end of every round; the last row is after the final exhibitions. */
function Race({ speech, view, ranking }: { speech: Speech; view: PetzView; ranking: readonly Seat[] }) {
  const { t } = speech;
  const rounds = view.shops[0]?.history.length ?? 0;
  const rows = Array.from({ length: rounds }, (_, i) => ({
    name: i === rounds - 1 ? t('ui.final.end') : t('ui.log.round', { round: i + 1 }),
    cell: (seat: Seat) => speech.number(view.shops[seat]?.history[i] ?? 0),
  }));
  return <Chart speech={speech} title={t('ui.final.race')} ranking={ranking} rows={rows} />;
}
