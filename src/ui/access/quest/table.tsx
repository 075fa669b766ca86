/** The table of Pug Quest in words: the question in hand, the party, the enemies, the turns ahead, the story. */

import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../engine/kernel/state.ts';
import { lastRoundOf, lordSeat, WORLD_COUNT, worldFacts } from '../../../engine/quest/read.ts';
import type { Session } from '../../../session/game/session.ts';
import { QuestSpeech, tellQuest } from '../../../text/quest/index.ts';
import { enemiesItem, worldItem } from '../../../text/quest/items.ts';
import { useChangesBehind } from '../behind.ts';
import { useMissing } from '../campaign/hooks.tsx';
import { LevelStrip } from '../campaign/level-strip.tsx';
import { useApp } from '../context.ts';
import { questWording } from '../insight/wording.ts';
import { ScreenTitle } from '../parts/pieces.tsx';
import { Announcer, TableButtons } from '../parts/table-strip.tsx';
import { QuestionInWords } from '../question/question.tsx';
import { ItemPanel } from '../table/items.tsx';
import { QuestEnd } from './end.tsx';
import { HeroPicture, LORD } from './hero.tsx';
import { Heroes } from './heroes.tsx';
import { QuestRecap } from './story.tsx';
import '../styles/quest.css';
import '../styles/curtain.css';

/** Between the Heroes and the Evil Lord: a curtain over the hands, until the other side has the device. */
function QuestCurtain({
  speech,
  session,
  seat,
}: {
  speech: QuestSpeech;
  session: Session<'quest'>;
  seat: Seat;
}) {
  const { t } = speech;
  const isLord = seat === lordSeat(session.setup);
  const name = isLord ? speech.heroAndPlayer(seat) : t('ui.quest.theHeroes');
  const hero = session.view(null).heroes[seat]?.card;
  const undoer = session.undoer();
  return (
    <main class="curtain" data-colour={isLord ? 'rose' : 'blue'}>
      <div class="drape left" />
      <div class="drape right" />
      <div class="spot gilded stack apart">
        {hero === undefined ? (
          <img src={LORD} alt="" width={200} height={200} />
        ) : (
          <HeroPicture id={hero} own={session.setup.own ?? []} size={200} />
        )}
        <ScreenTitle>{speech.capital(t('ui.curtain.title', { name }))}</ScreenTitle>
        <p>{t(isLord ? 'ui.quest.curtainLord' : 'ui.quest.curtainHeroes')}</p>
        <button type="button" class="gold big" onClick={() => session.lift(seat)}>
          {isLord ? t('ui.curtain.lift', { name }) : t('ui.quest.liftHeroes')}
        </button>
        {undoer === null ? null : (
          <button type="button" class="small" onClick={() => session.undo()}>
            {t('ui.curtain.undo', { name: speech.hero(undoer) })}
          </button>
        )}
      </div>
    </main>
  );
}

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
      <header class="strip cluster">
        <h1 class="wrap">
          {hasWorlds ? t('ui.quest.world', { number: Math.max(1, view.number), worlds: WORLD_COUNT }) : null}
          <small>{round}</small>
        </h1>
        <TableButtons session={session}>
          <button type="button" class="small" onClick={() => app.go('couch')}>
            {t('ui.couch.title')}
          </button>
        </TableButtons>
      </header>
      <main class="table-main stack apart">
        <LevelStrip />
        {isOver ? (
          <QuestEnd speech={speech} session={session} view={view} />
        ) : (
          <QuestionInWords
            session={session}
            wording={questWording(speech)}
            view={view}
            seat={viewer}
            called={(seat) => speech.heroAndPlayer(seat)}
            recap={(isOpen) =>
              viewer === null ? null : (
                <QuestRecap speech={speech} entries={session.recap(viewer)} open={isOpen} />
              )
            }
          />
        )}
        <Heroes speech={speech} session={session} view={view} seat={viewer} />
      </main>
      <aside class="table-side stack apart" aria-label={hasWorlds ? t('ui.quest.side') : round}>
        <ItemPanel item={enemiesItem(speech, view)} kind="wood" />
        <ItemPanel item={worldItem(speech, view, hasWorlds)} kind="wood" />
        <button type="button" class="story-link" onClick={() => app.go('log')}>
          {t('ui.log.title')}
        </button>
      </aside>
      <Announcer session={session} told={told} />
    </div>
  );
}
