/** The party in words: the viewer first, and beside a held hand the button that shows it. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { isFaceDown, showingHand } from '../../../session/game/hands.ts';
import type { Session } from '../../../session/game/session.ts';
import { heroItem, lordLines } from '../../../text/quest/items.ts';
import type { QuestSpeech } from '../../../text/quest/speech.ts';
import { Lines } from '../../panels/lines.tsx';
import { Button, Panel } from '../parts/pieces.tsx';
import { ItemEntry } from '../table/items.tsx';
import { HeroPicture } from './hero.tsx';

interface Props {
  speech: QuestSpeech;
  session: Session<'quest'>;
  view: QuestView;
}

export function Heroes({ speech, session, view, seat }: Props & { seat: Seat | null }) {
  const order = [...view.heroes.keys()].sort((a, b) => Number(b === seat) - Number(a === seat));
  return (
    <Panel title={speech.t('ui.quest.theHeroes')} id="heroes">
      <ul class="items">
        {order.map((one) => (
          <li key={one} data-look={view.heroes[one]?.status}>
            <ItemEntry
              item={heroItem(speech, view, one, one === seat ? 'open' : 'closed')}
              picture={
                <HeroPicture id={view.heroes[one]?.card ?? ''} own={session.setup.own ?? []} size={56} />
              }
            >
              <ShowHand speech={speech} session={session} view={view} seat={one} />
            </ItemEntry>
          </li>
        ))}
      </ul>
      <Lines of={lordLines(speech, view)} />
    </Panel>
  );
}

function ShowHand({ speech, session, view, seat }: Props & { seat: Seat }) {
  const player = session.players[seat];
  if (player === undefined || !isFaceDown(session.players, view, seat)) return null;
  return (
    <Button
      class="small"
      aria-label={speech.t('ui.couch.showHandOf', { name: speech.heroAndPlayer(seat) })}
      tap={() => session.setPlayer(seat, showingHand(player, view))}
    >
      {speech.t('ui.couch.showHand')}
    </Button>
  );
}
