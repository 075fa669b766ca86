/** What others did since one's turn: a line a group, with the signs of all that it did, and the sentence of what came of it. */

import { newsLines } from '../../../session/advice/news.ts';
import type { Entry } from '../../../session/game/log.ts';
import { signOf } from '../../../text/signs.ts';
import type { Speech } from '../../../text/speech.ts';
import { tell } from '../../../text/tell.ts';
import { playerArt } from '../../art-urls.ts';
import { ArtImage } from '../parts/pieces.tsx';
import '../styles/news.css';

export function News({
  speech,
  entries,
  viewer,
}: {
  speech: Speech;
  entries: readonly Entry[];
  viewer: number;
}) {
  return (
    <ol class="entries news">
      {newsLines(entries, viewer).map(({ seat, events }, i) => {
        const before = events.slice(0, -1);
        const last = events.at(-1);
        return last === undefined ? null : (
          <li key={i} data-line={i} data-seat={seat}>
            {seat === null ? <span class="nobody" /> : <ArtImage src={playerArt(seat)} size={28} />}
            <p>
              {before.map((event, at) => (
                <span key={at} class="step">
                  <ArtImage src={signOf(event)} size={30} />
                  <span class="unseen">{tell(speech, event)}</span>
                </span>
              ))}
              {tell(speech, last)}
            </p>
            <ArtImage src={signOf(last)} size={32} />
          </li>
        );
      })}
    </ol>
  );
}
