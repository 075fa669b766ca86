/** The World in force, whose turns are still to come, and what lies face up. */

import type { QuestView } from '../../../engine/quest/view.ts';
import { isTolled, numbersOf, turnsAhead, worldFacts } from '../../../session/quest-facts.ts';
import { Panel } from '../parts/pieces.tsx';
import { cardText, type QuestSpeech } from '../text/quest/index.ts';

export function Round({ speech, view }: { speech: QuestSpeech; view: QuestView }) {
  const { t } = speech;
  const world = worldFacts(view);
  const turns = turnsAhead(view);
  return (
    <Panel title={world === null ? t('ui.quest.noWorld') : speech.world(world.id)} id="world" kind="wood">
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
