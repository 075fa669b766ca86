/** The World in force, if there are Worlds yet, whose turns are still to come, and what lies face up. */

import {
  arrowsOf,
  attackOf,
  COLUMNS,
  isTolled,
  lastRoundOf,
  numbersOf,
  turnsAhead,
  whoIs,
  worldFacts,
} from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { attackText, cardText, type QuestSpeech, textOf } from '../../../text/quest/index.ts';
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
          <ol class="turns wrap">
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

interface Props {
  speech: QuestSpeech;
  view: QuestView;
}

/** The Monsters and the Boss in words: column by column, each with its numbers, what it does and what lies on it. */
export function Enemies({ speech, view }: Props) {
  const { t } = speech;
  const columns = Array.from({ length: COLUMNS }, (_, column) => view.halves.foes[column] ?? []);
  return (
    <Panel title={t('ui.quest.enemies')} id="enemies" kind="wood">
      {view.foes.length === 0 ? <p>{t('ui.quest.noEnemies')}</p> : null}
      {columns.map((stack, column) =>
        stack.length === 0 ? null : (
          <section key={column}>
            <h3>{speech.capital(speech.column(column))}</h3>
            <ul class="creatures stack">
              {stack.map((id) => (
                <Enemy key={id} speech={speech} view={view} id={id} />
              ))}
            </ul>
          </section>
        ),
      )}
    </Panel>
  );
}

function Enemy({ speech, view, id }: Props & { id: CreatureId }) {
  const { t } = speech;
  const { left, life, type, init, marks } = numbersOf(view, id);
  const arrows = arrowsOf(view, id);
  const { kind, card } = whoIs(view, id);
  return (
    <li>
      <strong>{speech.kind(id)}</strong>
      <p>
        {t('ui.quest.numbers', { left, life, type: speech.energy(type), init })}{' '}
        {t('ui.quest.arrows', {
          context: arrows === 0 ? 'none' : arrows < 0 ? 'left' : 'right',
          count: Math.abs(arrows),
        })}
      </p>
      <p>{attackText(speech, attackOf(view, id), 'foe')}</p>
      {kind === 'boss' ? <p>{textOf(speech, card, { heroes: view.heroes.length })}</p> : null}
      <EnemyMarks speech={speech} marks={marks.map(({ tag }) => tag)} />
    </li>
  );
}

export function EnemyMarks({ speech, marks }: { speech: QuestSpeech; marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return <p>{speech.list(marks.map((tag) => speech.word('mark', tag)))}</p>;
}
