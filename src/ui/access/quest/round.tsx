/** The World in force, if there are Worlds yet, whose turns are still to come, and what lies face up. */

import { isTolled, lastRoundOf, numbersOf, turnsAhead, worldFacts } from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { cardText, type QuestSpeech } from '../../../text/quest/index.ts';
import { Panel } from '../parts/pieces.tsx';

export function Round({
  speech,
  view,
  hasWorlds,
}: {
  speech: QuestSpeech;
  view: QuestView;
  hasWorlds: boolean;
}) {
  const { t } = speech;
  const world = hasWorlds ? worldFacts(view) : null;
  const turns = turnsAhead(view);
  const now = { round: view.round, rounds: lastRoundOf(view) };
  return (
    <Panel
      title={
        world === null ? t(hasWorlds ? 'ui.quest.noWorld' : 'ui.quest.round', now) : speech.world(world.id)
      }
      id="world"
      kind="wood"
    >
      {world === null ? null : (
        <>
          <p>
            {speech.energy(world.type)}. {cardText(speech, world.feature, { side: 'world' })}
          </p>
          {isTolled(view, view.round) ? (
            <p>{t('ui.quest.toll', { energy: speech.energy(world.type) })}</p>
          ) : null}
        </>
      )}
      {turns.length === 0 ? null : (
        <>
          <h3>{t('ui.quest.turns')}</h3>
          <ol class="turns">
            {turns.map((id) => (
              <li key={id}>
                {t('ui.quest.turnOf', {
                  name: speech.capital(speech.creature(id)),
                  init: numbersOf(view, id).init,
                })}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{t('ui.quest.display')}</h3>
      <p>{view.display.length === 0 ? t('ui.quest.nothing') : speech.cards(view.display)}</p>
      <p>{t('ui.quest.deck', { count: view.piles.energy })}</p>
    </Panel>
  );
}
