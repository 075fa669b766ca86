/** The menu of the table: everything that is not a move. It lies over the picture it was called from. */

import { useState } from 'preact/hooks';
import { rivalOf } from '../../../session/game/rivals.ts';
import { persons } from '../../../session/game/seats.ts';
import type { AnySession, Session } from '../../../session/game/session.ts';
import type { AnyGameFile } from '../../../session/saves/game-file.ts';
import { Speech } from '../../../text/speech.ts';
import { iconArt } from '../../art-urls.ts';
import { changeLevel } from '../campaign/incoming.ts';
import { LevelWays } from '../campaign/level-ways.tsx';
import { useApp } from '../context.ts';
import { canGoBack } from '../insight/go-back.tsx';
import { hasTurningPoints } from '../insight/turning.tsx';
import { watchGame } from '../insight/watch-game.tsx';
import { KeySign, SoundButton, useShortcut } from '../parts/key-sign.tsx';
import { Button, ScreenTitle } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';

export function Menu() {
  const app = useApp();
  const { sessions, levels, go, showWords, t } = app;
  const { session } = sessions;
  const isOver = session?.outcome() != null;
  const leave = (screen: 'title' | 'newGame' | 'newQuest') => {
    if (isOver) void sessions.finish();
    else sessions.leave();
    go(screen);
  };
  return (
    <main class="page pause stack even middle">
      <ScreenTitle>{t(isOver ? 'ui.menu.over' : 'ui.menu.title')}</ScreenTitle>
      <nav class="pause-board columns plank" style="--least: 14rem" aria-label={t('ui.title.menu')}>
        <Button
          class={isOver ? 'across' : 'gold across'}
          tap={() => go('table')}
          art={iconArt(isOver ? 'phase-final' : 'ui-speed1')}
        >
          {t(isOver ? 'ui.menu.result' : 'ui.menu.continue')}
        </Button>
        <LevelWays />
        {isOver && (session?.level == null || levels.lost !== null) ? (
          <Button
            class="gold across"
            tap={() => leave(session?.game === 'quest' ? 'newQuest' : 'newGame')}
            icon="phase-setup"
          >
            {t('ui.final.again')}
          </Button>
        ) : null}
        {isOver || session?.game !== 'quest' ? null : (
          <Button tap={() => go('couch')} icon="quest-couch" words={t('ui.couch.title')} />
        )}
        {isOver || session?.game !== 'petz' ? null : <Neighbours session={session} />}
        <Button aria-keyshortcuts={useShortcut('ask')} tap={() => go('asking')} icon="icon-person">
          {t('ui.asking.title')}
          <KeySign action="ask" />
        </Button>
        <Button aria-keyshortcuts={useShortcut('log')} tap={() => go('log')} icon="ui-log">
          {t('ui.log.title')}
          <KeySign action="log" />
        </Button>
        {session !== null && (isOver ? hasTurningPoints(session) : canGoBack(session)) ? (
          <Button data-turning-open tap={() => go('turning')} art={iconArt(isOver ? 'ui-hint' : 'ui-undo')}>
            {t(isOver ? 'ui.insight.turning' : 'ui.insight.goBackTitle')}
          </Button>
        ) : null}
        {session !== null && isOver && !sessions.isWatching && session.past() !== null ? (
          <Button
            data-watch
            tap={() => void watchGame(app, session.toSave() as AnyGameFile)}
            icon="ui-speed1"
          >
            {t('ui.replay.watch')}
          </Button>
        ) : null}
        {session !== null && !isOver && session.level === null ? <MakeLevel session={session} /> : null}
        <Button aria-keyshortcuts={useShortcut('rules')} tap={() => go('rules')} icon="ui-rules">
          {t('ui.title.howToPlay')}
          <KeySign action="rules" />
        </Button>
        <Button tap={() => go('settings')} icon="ui-settings" words={t('ui.title.settings')} />
        <SoundButton />
        <Button tap={() => go('saves')} icon="icon-person" words={t('ui.saves.title')} />
        <Button tap={showWords} icon="ui-menu" words={t('ui.menu.words')} />
        <Button class="across" tap={() => leave('title')} icon="ui-back">
          {t(isOver ? 'ui.final.title' : 'ui.menu.leave')}
        </Button>
        {isOver ? null : <p class="across centre outlined">{t('ui.menu.kept')}</p>}
        {session === null ? null : (
          <p class="across centre outlined">{t('ui.menu.seed', { seed: session.toSave().seed })}</p>
        )}
      </nav>
    </main>
  );
}

/** The other shops, to go and look at; in words they stand at the table anyway. */
function Neighbours({ session }: { session: Session }) {
  const { words, visit } = useApp();
  const { viewer } = session.device();
  const speech = new Speech(words, session.players);
  if (viewer === null || document.documentElement.dataset.scenes !== 'on') return null;
  return (
    <fieldset class="neighbours cluster apart across">
      <legend class="aside">{words.t('ui.menu.visit')}</legend>
      {session.players.map((player, seat) =>
        seat === viewer ? null : (
          <Button key={seat} tap={() => visit(seat)}>
            <Portrait rival={rivalOf(player)?.id ?? null} seat={seat} face="neutral" size={44} />
            {speech.seat(seat)}
          </Button>
        ),
      )}
    </fieldset>
  );
}

/** The editor, with a level that begins where this game has got to; the game itself stays saved. */
function MakeLevel({ session }: { session: AnySession }) {
  const { sessions, words, go } = useApp();
  const [hasFailed, setFailed] = useState(false);
  const make = async () => {
    const { levelOfGame } = await import('../../../session/campaign/level-of-moment.ts');
    const seat = session.device().viewer ?? persons(session.players)[0] ?? 0;
    const level = levelOfGame(session.toSave(), seat);
    if (level === null) return setFailed(true);
    sessions.leave();
    changeLevel(go, level);
  };
  return (
    <>
      <Button data-make-level tap={() => void make()} icon="icon-start" words={words.t('ui.menu.level')} />
      {hasFailed ? (
        <p class="across centre outlined" role="alert">
          {words.t('ui.menu.levelNone')}
        </p>
      ) : null}
    </>
  );
}
