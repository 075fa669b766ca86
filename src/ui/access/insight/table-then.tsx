/**
 * What a seat could see when it answered: the table in words as it was then and as that seat saw it, to be read only. What
 * was hidden from it is hidden here as well.
 */

import { useMemo } from 'preact/hooks';
import type { GameId } from '../../../engine/games.ts';
import type { PastStep } from '../../../session/game/past.ts';
import type { AnySession, Session } from '../../../session/game/session.ts';
import { calendarItem } from '../../../text/calendar.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { enemiesItem, worldItem } from '../../../text/quest/items.ts';
import { ownShopItem } from '../../../text/shop.ts';
import { Speech } from '../../../text/speech.ts';
import { townItem } from '../../../text/town.ts';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { PanelIds } from '../parts/pieces.tsx';
import { Heroes } from '../quest/heroes.tsx';
import { ItemFold, ItemPanel } from '../table/items.tsx';
import { Rivals } from '../table/shops.tsx';
import { useWording } from './turning.tsx';
import type { Wording } from './wording.ts';
import '../styles/insight.css';
import '../styles/quest.css';

/** `at`: the id of the answer. */
export function TableThenScreen({ at }: { at: string | null }) {
  const { session } = useApp().sessions;
  const wording = useWording(session);
  if (session === null || wording === null) return null;
  const step = (session.past()?.step(Number(at)) ?? null) as PastStep<GameId> | null;
  if (step === null) return <Nothing />;
  return <KnowledgePage session={session} wording={wording} step={step} />;
}

function PetzThen({ speech, step }: { speech: Speech; step: PastStep }) {
  const { view } = step.question;
  const { seat } = step;
  const { t } = speech;
  const name = speech.seat(seat);
  return (
    <>
      <div class="stack apart slim">
        <ItemPanel
          item={ownShopItem(
            speech,
            view,
            seat,
            t('ui.insight.shopOf', { name }),
            t('ui.insight.handOf', { name }),
          )}
          look="wood"
        />
        <Rivals speech={speech} view={view} seat={seat} story={[]} />
      </div>
      <div class="stack apart slim">
        <ItemFold item={townItem(speech, view)} open={view.phase === 'shopping'} />
        <ItemPanel item={calendarItem(speech, view)} />
      </div>
    </>
  );
}

function QuestThen({ session, step }: { session: Session<'quest'>; step: PastStep<'quest'> }) {
  const { words } = useApp();
  const { view } = step.question;
  const speech = useMemo(
    () => new QuestSpeech(words, session.players).at(view),
    [words.language, session.players, view],
  );
  return (
    <>
      <div class="stack apart slim">
        <Heroes speech={speech} session={session} view={view} seat={step.seat} />
      </div>
      <div class="stack apart slim">
        <ItemPanel item={enemiesItem(speech, view)} look="wood" />
        <ItemPanel item={worldItem(speech, view, true)} look="wood" />
      </div>
    </>
  );
}

function Then({ session, step }: { session: AnySession; step: PastStep<GameId> }) {
  const { words } = useApp();
  if (session.game === 'quest') return <QuestThen session={session} step={step as PastStep<'quest'>} />;
  return <PetzThen speech={new Speech(words, session.players)} step={step as PastStep} />;
}

/** The table in words as it was when a seat answered, to be read only; the answer may be of another line of play. */
export function TableThen({ session, step }: { session: AnySession; step: PastStep<GameId> }) {
  return (
    <PanelIds.Provider value="then-">
      <div class="split late apart quest-table" style="--split: minmax(0, 1.6fr) minmax(18rem, 1fr)">
        <Then session={session} step={step} />
      </div>
    </PanelIds.Provider>
  );
}

interface KnowledgePageProps {
  session: AnySession;
  wording: Wording<GameId>;
  step: PastStep<GameId>;
}

function KnowledgePage({ session, wording, step }: KnowledgePageProps) {
  const { back } = useApp();
  const { t } = wording.speech;
  const name = wording.name(step.seat);
  return (
    <Page kind="moment-page" title={t('ui.insight.knewTitle', { name })} back={back}>
      <section class="panel table-then-head">
        <p class="soft">{wording.when(step)}</p>
        <dl class="list">
          <div>
            <dt class="soft">{t('ui.insight.asked')}</dt>
            <dd>{wording.asks(step.question)}</dd>
          </div>
          <div>
            <dt class="soft">{t('ui.insight.answered', { name })}</dt>
            <dd>{wording.choice(step.question, step.choice)}</dd>
          </div>
        </dl>
        <p class="soft">{t('ui.insight.knewHint', { name })}</p>
      </section>
      <TableThen session={session} step={step} />
    </Page>
  );
}

/** The game is not the one this was about. */
function Nothing() {
  const { back, words } = useApp();
  return (
    <Page kind="moment-page" title={words.t('ui.log.title')} back={back}>
      <p class="panel">{words.t('ui.insight.unknown')}</p>
    </Page>
  );
}
