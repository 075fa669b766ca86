/** Answers side by side, each with a bar of what it was expected to bring. */

import type { GameId } from '../../../engine/games.ts';
import type { Weighed } from '../../../session/game/thinker.ts';
import type { AskedQuestion, Wording } from './wording.ts';
import '../styles/insight.css';

/** The given answer fills so much of its bar; others more or less. */
const GIVEN = 55;

function width(more: number, range: number): number {
  return Math.max(4, Math.min(100, GIVEN + (more / range) * (100 - GIVEN)));
}

export function WeighedList<G extends GameId>({
  wording,
  question,
  weighed,
}: {
  wording: Wording<G>;
  question: AskedQuestion<G>;
  weighed: readonly Weighed[];
}) {
  const { t } = wording.speech;
  const [given] = weighed;
  if (given === undefined) return null;
  return (
    <ol class="weighed">
      {weighed.map((one, at) => {
        const more = one.worth - given.worth;
        return (
          <li
            key={at}
            class={at === 0 ? 'given' : Math.abs(more) < wording.least ? 'even' : more > 0 ? 'more' : 'less'}
          >
            <b>{t(at === 0 ? 'ui.insight.chosen' : 'ui.insight.instead')}</b>
            <span>{wording.choice(question, one.choice)}</span>
            <i class="worth" aria-hidden="true" style={{ '--worth': `${width(more, wording.range)}%` }} />
            <small>{at === 0 ? null : wording.gain(more)}</small>
          </li>
        );
      })}
    </ol>
  );
}
