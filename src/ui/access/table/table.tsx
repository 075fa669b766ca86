/** The game table: the question in hand, the own shop, the town, the rivals, the story. */

import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../engine/kernel/state.ts';
import { tableFacts } from '../../../engine/petz/read.ts';
import { phaseKey } from '../../../i18n/keys.ts';
import type { Session } from '../../../session/game/session.ts';
import { calendarItem } from '../../../text/calendar.ts';
import { ownShopItem } from '../../../text/shop.ts';
import { Speech } from '../../../text/speech.ts';
import { tell } from '../../../text/tell.ts';
import { townItem } from '../../../text/town.ts';
import { PLAYER_COLOURS } from '../../art-urls.ts';
import { useChangesBehind } from '../behind.ts';
import { useMissing } from '../campaign/hooks.tsx';
import { LevelStrip } from '../campaign/level-strip.tsx';
import { useApp } from '../context.ts';
import { petzWording } from '../insight/wording.ts';
import { ScreenTitle } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { Announcer, TableButtons } from '../parts/table-strip.tsx';
import { petzPrompt } from '../prompts/petz.tsx';
import { QuestionInWords } from '../question/question.tsx';
import { FinalScoring } from './final.tsx';
import { ItemFold, ItemPanel } from './items.tsx';
import { Recap, StoryLink } from './log.tsx';
import { Rivals } from './shops.tsx';
import { Twists } from './twists.tsx';
import '../styles/curtain.css';

/** Between two people: a curtain over everything private, until the one whose turn it is says so. */
function Curtain({ speech, session, seat }: { speech: Speech; session: Session; seat: Seat }) {
  const { t } = speech;
  const name = speech.seat(seat);
  const undoer = session.undoer();
  return (
    <main class="curtain" data-colour={PLAYER_COLOURS[seat]}>
      <div class="drape left" />
      <div class="drape right" />
      <div class="spot gilded stack apart">
        <Portrait rival={null} seat={seat} face="neutral" size={200} />
        <ScreenTitle>{t('ui.curtain.title', { name })}</ScreenTitle>
        <p>{t('ui.curtain.hint', { name })}</p>
        <button type="button" class="gold big" onClick={() => session.lift(seat)}>
          {t('ui.curtain.lift', { name })}
        </button>
        {undoer === null ? null : (
          <button type="button" class="small" onClick={() => session.undo()}>
            {t('ui.curtain.undo', { name: speech.seat(undoer) })}
          </button>
        )}
      </div>
    </main>
  );
}

export function TableScreen({ session }: { session: Session }) {
  const app = useApp();
  useChangesBehind(session);
  const { words } = app;
  const isMissing = useMissing();
  const speech = useMemo(
    () => new Speech(words, session.players),
    [words.language, session, session.players],
  );
  const { viewer, curtain } = session.device();
  if (curtain !== null) {
    return <Curtain speech={speech} session={session} seat={curtain} />;
  }
  const view = session.view(viewer);
  const story = session.story(viewer);
  const { t } = speech;
  const told = (entry: number) =>
    (session.entry(entry, session.device().viewer)?.events ?? []).map((event) => tell(speech, event));
  const isOver = session.outcome() !== null;
  const without = [
    ...(isMissing('shows') ? ['exhibition' as const] : []),
    ...(isMissing('customers') ? ['customer' as const] : []),
  ];
  return (
    <div class="table">
      <header class="strip cluster">
        <h1 class="wrap">
          {t('ui.table.round', { round: view.round, rounds: tableFacts(view).rounds })}
          <small>{t(phaseKey(view.phase))}</small>
        </h1>
        <TableButtons session={session} />
      </header>
      <main class="table-main stack apart">
        <LevelStrip />
        {isOver ? (
          <FinalScoring speech={speech} session={session} view={view} />
        ) : (
          <QuestionInWords
            session={session}
            wording={petzWording(speech)}
            view={view}
            seat={viewer}
            called={(seat) => speech.seat(seat)}
            special={viewer === null ? undefined : petzPrompt({ speech, view, seat: viewer })}
            recap={(isOpen) =>
              viewer === null ? null : (
                <Recap speech={speech} entries={session.recap(viewer)} viewer={viewer} open={isOpen} />
              )
            }
          />
        )}
        {viewer === null ? null : (
          <ItemPanel
            item={ownShopItem(
              speech,
              view,
              viewer,
              t('ui.shop.mine', { name: speech.seat(viewer) }),
              t('ui.shop.hand'),
            )}
            kind="wood"
          />
        )}
      </main>
      <aside class="table-side stack apart" aria-label={t('ui.table.side')}>
        <Twists speech={speech} view={view} seat={viewer} />
        <ItemFold item={townItem(speech, view)} open={view.ask?.kind === 'petz.group'} />
        {without.length === 2 ? null : <ItemPanel item={calendarItem(speech, view, without)} />}
        {isMissing('rivals') ? null : <Rivals speech={speech} view={view} seat={viewer} story={story} />}
        <StoryLink speech={speech} />
      </aside>
      <Announcer session={session} told={told} />
    </div>
  );
}
