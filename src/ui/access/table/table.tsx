/** The game table: the question in hand, the own shop, the town, the rivals, the story. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { phaseKey } from '../../../i18n/keys.ts';
import { tableFacts } from '../../../session/facts.ts';
import type { Session } from '../../../session/session.ts';
import { useApp, useChanges } from '../context.ts';
import { Speech } from '../text/speech.ts';
import { tell } from '../text/tell.ts';
import { Calendar } from './calendar.tsx';
import { Curtain } from './curtain.tsx';
import { FinalScoring } from './final.tsx';
import { StoryLink } from './log.tsx';
import { QuestionPanel } from './question.tsx';
import { MyShop, Rivals } from './shops.tsx';
import { Town } from './town.tsx';

export function Table({ session }: { session: Session }) {
  const app = useApp();
  useChanges(session);
  const { words } = app;
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
  const isOver = session.outcome() !== null;
  return (
    <div class="table">
      <header class="strip">
        <h1>
          {t('ui.table.round', { round: view.round, rounds: tableFacts(view).rounds })}
          <small>{t(phaseKey(view.phase))}</small>
        </h1>
        <TableButtons speech={speech} session={session} />
      </header>
      <main class="table-main">
        {isOver ? (
          <FinalScoring speech={speech} session={session} view={view} />
        ) : (
          <QuestionPanel speech={speech} session={session} view={view} seat={viewer} />
        )}
        {viewer === null ? null : <MyShop speech={speech} view={view} seat={viewer} />}
      </main>
      <aside class="table-side" aria-label={t('ui.table.side')}>
        <Town speech={speech} view={view} />
        <Calendar speech={speech} view={view} />
        <Rivals speech={speech} view={view} seat={viewer} story={story} />
        <StoryLink speech={speech} />
      </aside>
      <Announcer speech={speech} session={session} />
    </div>
  );
}

function TableButtons({ speech, session }: { speech: Speech; session: Session }) {
  const { desk, go } = useApp();
  const { t } = speech;
  return (
    <div class="strip-buttons">
      <button type="button" class="small" disabled={!session.canUndo()} onClick={() => session.undo()}>
        {t('ui.table.undo')}
      </button>
      <button type="button" class="small" onClick={() => go('rules')}>
        {t('ui.title.howToPlay')}
      </button>
      <button type="button" class="small" onClick={() => go('settings')}>
        {t('ui.title.settings')}
      </button>
      <button
        type="button"
        class="small"
        onClick={() => {
          desk.leave();
          go('title');
        }}
      >
        {t('ui.table.leave')}
      </button>
    </div>
  );
}

/** How many lines are read out at once: whoever was away reads the log. */
const AT_ONCE = 6;

/** Says what happens to whoever does not see it. */
function Announcer({ speech, session }: { speech: Speech; session: Session }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const live = useRef(speech);
  live.current = speech;
  useEffect(
    () =>
      session.subscribe((change) => {
        if (change.type === 'undone') setLines([live.current.t('ui.table.undone')]);
        if (change.type !== 'answered') return;
        const entry = session.entry(change.entry, session.device().viewer);
        const told = (entry?.events ?? []).map((event) => tell(live.current, event));
        setLines((before) => [...before, ...told].slice(-AT_ONCE));
      }),
    [session],
  );
  return (
    <div class="unseen" aria-live="polite" data-announcer>
      {lines.map((line, at) => (
        <p key={`${at}${line}`}>{line}</p>
      ))}
    </div>
  );
}
