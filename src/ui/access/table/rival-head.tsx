/** The head of a rival's card: the portrait, the name, and what was last said. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { lastLine } from '../../../session/game/lines.ts';
import type { Entry } from '../../../session/game/log.ts';
import { rivalOf } from '../../../session/game/rivals.ts';
import type { Speech } from '../../../text/speech.ts';
import { Portrait } from '../parts/portrait.tsx';

export function RivalHead({ speech, seat, story }: { speech: Speech; seat: Seat; story: readonly Entry[] }) {
  const rival = rivalOf(speech.players[seat]);
  const name = <h3>{speech.seat(seat)}</h3>;
  if (rival === null) return name;
  const line = lastLine(story, speech.players, seat);
  return (
    <div class="rival-head">
      <Portrait rival={rival.id} seat={seat} face={line?.face ?? 'neutral'} size={72} />
      <div>
        {name}
        {line === null ? null : (
          <p key={line.entry} class="says">
            {speech.t(line.key)}
          </p>
        )}
      </div>
    </div>
  );
}
