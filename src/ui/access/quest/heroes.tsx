/** The party in words: where each Hero stands, Life, XP, hand, treasures, and what its sheet allows. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { handLimitOf, heroId, numbersOf, sheetOf, standsAt } from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { handSeen, isFaceDown, showingHand } from '../../../session/game/hands.ts';
import type { Session } from '../../../session/game/session.ts';
import { cardText, type QuestSpeech } from '../../../text/quest/index.ts';
import { Panel } from '../parts/pieces.tsx';
import { CostRow } from './facts.tsx';
import { HeroPicture } from './hero.tsx';
import { EnemyMarks } from './round.tsx';

interface Props {
  speech: QuestSpeech;
  view: QuestView;
}

export function Heroes({
  speech,
  session,
  view,
  seat,
}: Props & { session: Session<'quest'>; seat: Seat | null }) {
  const { t } = speech;
  const order = [...view.heroes.keys()].sort((a, b) => Number(b === seat) - Number(a === seat));
  return (
    <Panel title={t('ui.quest.theHeroes')} id="heroes">
      <ul class="heroes stack">
        {order.map((one) => (
          <HeroEntry
            key={one}
            speech={speech}
            session={session}
            view={view}
            seat={one}
            isOpen={one === seat}
          />
        ))}
      </ul>
      {view.lord === null ? null : (
        <p class="lord">
          {t('ui.quest.lordHolds', { cards: speech.part('cards', view.counts.at(-1) ?? 0) })}{' '}
          {view.lord.hand === null ? null : speech.cards(view.lord.hand)}
        </p>
      )}
    </Panel>
  );
}

function HeroEntry({
  speech,
  session,
  view,
  seat,
  isOpen,
}: Props & { session: Session<'quest'>; seat: Seat; isOpen: boolean }) {
  const { t } = speech;
  const hero = view.heroes[seat];
  if (hero === undefined) return null;
  const id = heroId(seat);
  const { left, life, type, marks } = numbersOf(view, id);
  const spot = standsAt(view, id);
  const player = session.players[seat];
  const hand = handSeen(session.players, view, seat);
  return (
    <li data-status={hero.status}>
      <HeroPicture id={hero.card} own={session.setup.own ?? []} size={56} />
      <div>
        <strong>{speech.capital(speech.heroAndPlayer(seat))}</strong>
        <p>
          {hero.status === 'in'
            ? t('ui.quest.heroNumbers', { left, life, type: speech.energy(type), xp: hero.xp.length })
            : t(`ui.quest.status.${hero.status}`)}{' '}
          {spot === null
            ? null
            : t('ui.quest.stands', { column: speech.column(spot.column), row: spot.row + 1 })}
        </p>
        <p>
          {t('ui.quest.hand', {
            cards:
              hand === null || hand.length === 0
                ? speech.part('cards', view.counts[seat] ?? 0)
                : speech.cards(hand),
            limit: handLimitOf(view, seat),
          })}
        </p>
        {player !== undefined && isFaceDown(session.players, view, seat) ? (
          <button
            type="button"
            class="small"
            aria-label={t('ui.couch.showHandOf', { name: speech.heroAndPlayer(seat) })}
            onClick={() => session.setPlayer(seat, showingHand(player, view))}
          >
            {t('ui.couch.showHand')}
          </button>
        ) : null}
        <EnemyMarks speech={speech} marks={marks.map(({ tag }) => tag)} />
        <Sheet speech={speech} view={view} seat={seat} isOpen={isOpen} />
      </div>
    </li>
  );
}

/** Special, Combos, treasures and Prizes, with price and text. */
function Sheet({ speech, view, seat, isOpen }: Props & { seat: Seat; isOpen: boolean }) {
  const { t } = speech;
  return (
    <details class="sheet" open={isOpen}>
      <summary>{t('ui.quest.sheet')}</summary>
      <ul class="combos stack">
        {sheetOf(view, seat).map((row) => (
          <li key={row.id} class="combo tile" data-open={row.isOpen}>
            <strong>{speech.card(row.id)}</strong>
            <CostRow cost={row.cost} speech={speech} />
            <small>{cardText(speech, row.ability, { side: 'hero' })}</small>
            {row.isOpen || row.needs === null ? null : (
              <span class="locked row close">{t('ui.party.opens', { xp: row.needs })}</span>
            )}
            {row.isUsed ? <span class="locked row close">{t('ui.quest.used')}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
