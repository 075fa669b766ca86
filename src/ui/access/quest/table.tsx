/** The table of Pug Quest in words: the question in hand, the party, the enemies, the turns ahead, the story. */

import { useMemo } from 'preact/hooks';
import { lastRoundOf, WORLD_COUNT, worldFacts } from '../../../engine/quest/read.ts';
import type { Session } from '../../../session/game/session.ts';
import { QuestSpeech, tellQuest } from '../../../text/quest/index.ts';
import { useChangesBehind } from '../behind.ts';
import { useMissing } from '../campaign/hooks.tsx';
import { LevelStrip } from '../campaign/level-strip.tsx';
import { useApp } from '../context.ts';
import { Announcer, TableButtons } from '../parts/table-strip.tsx';
import { QuestCurtain } from './curtain.tsx';
import { QuestEnd } from './end.tsx';
import { Enemies } from './enemies.tsx';
import { Heroes } from './heroes.tsx';
import { QuestQuestion } from './question.tsx';
import { Round } from './round.tsx';
import '../styles/quest.css';

export function QuestTable({ session }: { session: Session<'quest'> }) {
  const app = useApp();
  useChangesBehind(session);
  const isMissing = useMissing();
  const hasWorlds = !isMissing('worlds');
  const { words } = app;
  const { viewer, curtain } = session.device();
  const view = session.view(curtain === null ? viewer : null);
  const voice = useMemo(() => new QuestSpeech(words, session.players), [words.language, session.players]);
  const speech = voice.at(view);
  if (curtain !== null) return <QuestCurtain speech={speech} session={session} seat={curtain} />;
  const { t } = speech;
  const told = (entry: number) => {
    const seat = session.device().viewer;
    const now = voice.at(session.view(seat));
    return (session.entry(entry, seat)?.events ?? []).flatMap((event) => tellQuest(now, event) ?? []);
  };
  const isOver = session.outcome() !== null;
  const round = t('ui.quest.round', { round: view.round, rounds: lastRoundOf(view) });
  return (
    <div class="table quest-table" data-world={worldFacts(view)?.id}>
      <header class="strip">
        <h1>
          {hasWorlds ? t('ui.quest.world', { number: Math.max(1, view.number), worlds: WORLD_COUNT }) : null}
          <small>{round}</small>
        </h1>
        <TableButtons session={session}>
          <button type="button" class="small" onClick={() => app.go('couch')}>
            {t('ui.couch.title')}
          </button>
        </TableButtons>
      </header>
      <main class="table-main">
        <LevelStrip />
        {isOver ? (
          <QuestEnd speech={speech} session={session} view={view} />
        ) : (
          <QuestQuestion speech={speech} session={session} view={view} seat={viewer} />
        )}
        <Heroes speech={speech} session={session} view={view} seat={viewer} />
      </main>
      <aside class="table-side" aria-label={hasWorlds ? t('ui.quest.side') : round}>
        <Enemies speech={speech} view={view} />
        <Round speech={speech} view={view} hasWorlds={hasWorlds} />
        <button type="button" class="story-link" onClick={() => app.go('log')}>
          {t('ui.log.title')}
        </button>
      </aside>
      <Announcer session={session} told={told} />
    </div>
  );
}
