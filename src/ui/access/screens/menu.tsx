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
import { ScreenTitle } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';

export function Menu() {
  const app = useApp();
  const { sessions, levels, words, go, showWords } = app;
  const { t } = words;
  const { session } = sessions;
  const isOver = session?.outcome() != null;
  const leave = (screen: 'title' | 'newGame' | 'newQuest') => {
    if (isOver) void sessions.finish();
    else sessions.leave();
    go(screen);
  };
  return (
    <main class="page pause stack">
      <ScreenTitle>{t(isOver ? 'ui.menu.over' : 'ui.menu.title')}</ScreenTitle>
      <nav class="pause-board columns plank" style="--least: 14rem" aria-label={t('ui.title.menu')}>
        <button type="button" class={isOver ? 'across' : 'gold across'} onClick={() => go('table')}>
          <Sign name={isOver ? 'phase-final' : 'ui-speed1'} />
          {t(isOver ? 'ui.menu.result' : 'ui.menu.continue')}
        </button>
        <LevelWays />
        {isOver && (session?.level == null || levels.lost !== null) ? (
          <button
            type="button"
            class="gold across"
            onClick={() => leave(session?.game === 'quest' ? 'newQuest' : 'newGame')}
          >
            <Sign name="phase-setup" />
            {t('ui.final.again')}
          </button>
        ) : null}
        {isOver || session?.game !== 'quest' ? null : (
          <button type="button" onClick={() => go('couch')}>
            <Sign name="quest-couch" />
            {t('ui.couch.title')}
          </button>
        )}
        {isOver || session?.game !== 'petz' ? null : <Neighbours session={session} />}
        <button type="button" aria-keyshortcuts={useShortcut('ask')} onClick={() => go('asking')}>
          <Sign name="icon-person" />
          {t('ui.asking.title')}
          <KeySign deed="ask" />
        </button>
        <button type="button" aria-keyshortcuts={useShortcut('log')} onClick={() => go('log')}>
          <Sign name="ui-log" />
          {t('ui.log.title')}
          <KeySign deed="log" />
        </button>
        {session !== null && (isOver ? hasTurningPoints(session) : canGoBack(session)) ? (
          <button type="button" data-turning-open onClick={() => go('turning')}>
            <Sign name={isOver ? 'ui-hint' : 'ui-undo'} />
            {t(isOver ? 'ui.insight.turning' : 'ui.insight.goBackTitle')}
          </button>
        ) : null}
        {session !== null && isOver && !sessions.isWatching && session.past() !== null ? (
          <button
            type="button"
            data-watch
            onClick={() => void watchGame(app, session.toSave() as AnyGameFile)}
          >
            <Sign name="ui-speed1" />
            {t('ui.replay.watch')}
          </button>
        ) : null}
        {session !== null && !isOver && session.level === null ? <MakeLevel session={session} /> : null}
        <button type="button" aria-keyshortcuts={useShortcut('rules')} onClick={() => go('rules')}>
          <Sign name="ui-rules" />
          {t('ui.title.howToPlay')}
          <KeySign deed="rules" />
        </button>
        <button type="button" onClick={() => go('settings')}>
          <Sign name="ui-settings" />
          {t('ui.title.settings')}
        </button>
        <SoundButton />
        <button type="button" onClick={() => go('saves')}>
          <Sign name="icon-person" />
          {t('ui.saves.title')}
        </button>
        <button type="button" onClick={showWords}>
          <Sign name="ui-menu" />
          {t('ui.menu.words')}
        </button>
        <button type="button" class="across" onClick={() => leave('title')}>
          <Sign name="ui-back" />
          {t(isOver ? 'ui.final.title' : 'ui.menu.leave')}
        </button>
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
    <fieldset class="neighbours row apart across">
      <legend class="aside">{words.t('ui.menu.visit')}</legend>
      {session.players.map((player, seat) =>
        seat === viewer ? null : (
          <button type="button" key={seat} onClick={() => visit(seat)}>
            <Portrait rival={rivalOf(player)?.id ?? null} seat={seat} face="neutral" size={44} />
            {speech.seat(seat)}
          </button>
        ),
      )}
    </fieldset>
  );
}

/** The editor, with a level that begins where this game has got to; the game itself is kept. */
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
      <button type="button" data-make-level onClick={() => void make()}>
        <Sign name="icon-start" />
        {words.t('ui.menu.level')}
      </button>
      {hasFailed ? (
        <p class="across centre outlined" role="alert">
          {words.t('ui.menu.levelNone')}
        </p>
      ) : null}
    </>
  );
}

function Sign({ name }: { name: string }) {
  return <img src={iconArt(name)} alt="" width={36} height={36} />;
}
