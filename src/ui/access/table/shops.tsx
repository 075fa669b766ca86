/** The other shops: who leads them, what was last said, what is public of each. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { lastLine } from '../../../session/game/lines.ts';
import type { Entry } from '../../../session/game/log.ts';
import { rivalOf } from '../../../session/game/rivals.ts';
import { publicShopItem } from '../../../text/shop.ts';
import type { Speech } from '../../../text/speech.ts';
import { Panel } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { ItemBody } from './items.tsx';

interface Props {
  speech: Speech;
  seat: Seat;
  story: readonly Entry[];
}

/** The head of a rival's card: the portrait, the name, and what was last said. */
function RivalHead({ speech, seat, story }: Props) {
  const rival = rivalOf(speech.players[seat]);
  const name = <h3>{speech.seat(seat)}</h3>;
  if (rival === null) return name;
  const line = lastLine(story, speech.players, seat);
  return (
    <div class="rival-head row apart">
      <Portrait rival={rival.id} seat={seat} face={line?.face ?? 'neutral'} size={72} />
      <div>
        {name}
        {line === null ? null : (
          <p key={line.entry} class="says anchor tailed">
            {speech.t(line.key)}
          </p>
        )}
      </div>
    </div>
  );
}

export function Rivals({
  speech,
  view,
  seat,
  story,
}: Omit<Props, 'seat'> & { view: PetzView; seat: Seat | null }) {
  const others = [...view.shops.keys()].filter((owner) => owner !== seat);
  return (
    <Panel title={speech.t('ui.shop.rivals')} id="rivals">
      <ul class="items">
        {others.map((owner) => (
          <li key={owner} class="rival">
            <RivalHead speech={speech} seat={owner} story={story} />
            <ItemBody item={publicShopItem(speech, view, owner)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
