/** The table of Pug Quest in words: the question in hand, the party, the enemies, the turns ahead, the story. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ROUNDS, WORLDS, worldFacts } from '../../../session/quest-facts.ts';
import type { Session } from '../../../session/session.ts';
import { useApp, useChanges } from '../context.ts';
import { QuestSpeech, tellQuest } from '../text/quest/index.ts';
import { QuestCurtain } from './curtain.tsx';
import { QuestEnd } from './end.tsx';
import { Enemies } from './enemies.tsx';
import { Heroes } from './heroes.tsx';
import { QuestQuestion } from './question.tsx';
import { Round } from './round.tsx';
import '../styles/quest.css';

export function QuestTable({ session }: { session: Session<'quest'> }) {
  const app = useApp();
  useChanges(session);
  const { words } = app;
  const { viewer, curtain } = session.device();
  const view = session.view(curtain === null ? viewer : null);
  const voice = useMemo(() => new QuestSpeech(words, session.players), [words.language, session.players]);
  const speech = voice.at(view);
  if (curtain !== null) return <QuestCurtain speech={speech} session={session} seat={curtain} />;
  const { t } = speech;
  const isOver = session.outcome() !== null;
  return (
    <div class="table quest-table" data-world={worldFacts(view)?.id}>
      <header class="strip">
        <h1>
          {t('ui.quest.world', { number: Math.max(1, view.number), worlds: WORLDS })}
          <small>{t('ui.quest.round', { round: view.round, rounds: ROUNDS })}</small>
        </h1>
        <TableButtons session={session} />
      </header>
      <main class="table-main">
        {isOver ? (
          <QuestEnd speech={speech} session={session} view={view} />
        ) : (
          <QuestQuestion speech={speech} session={session} view={view} seat={viewer} />
        )}
        <Heroes speech={speech} session={session} view={view} seat={viewer} />
      </main>
      <aside class="table-side" aria-label={t('ui.quest.side')}>
        <Enemies speech={speech} view={view} />
        <Round speech={speech} view={view} />
        <button type="button" class="story-link" onClick={() => app.go('log')}>
          {t('ui.log.title')}
        </button>
      </aside>
      <Announcer voice={voice} session={session} />
    </div>
  );
}

function TableButtons({ session }: { session: Session<'quest'> }) {
  const { desk, go, words } = useApp();
  const { t } = words;
  return (
    <div class="strip-buttons">
      <button type="button" class="small" disabled={!session.canUndo()} onClick={() => session.undo()}>
        {t('ui.table.undo')}
      </button>
      <button type="button" class="small" onClick={() => go('couch')}>
        {t('ui.couch.title')}
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
function Announcer({ voice, session }: { voice: QuestSpeech; session: Session<'quest'> }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const live = useRef(voice);
  live.current = voice;
  useEffect(
    () =>
      session.subscribe((change) => {
        if (change.type === 'undone') setLines([live.current.t('ui.table.undone')]);
        if (change.type !== 'answered') return;
        const { viewer } = session.device();
        const speech = live.current.at(session.view(viewer));
        const told = (session.entry(change.entry, viewer)?.events ?? []).flatMap(
          (event) => tellQuest(speech, event) ?? [],
        );
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
