/** Where the page starts: the HTML layer first, then the drawn game over it. */

import type { GameId } from './engine/games.ts';
import { firstEvents } from './offline/first-events.ts';
import type { Scenes } from './scenes/boot.ts';
import type { SpeechOf, TableLink } from './scenes/table/contract.ts';
import type { AnyTable, TableInit } from './scenes/table/open-table.ts';
import type { TitleInit } from './scenes/title/types.ts';
import { MOTION } from './session/game/pacing.ts';
import type { Player } from './session/game/seats.ts';
import type { AnySession, Session } from './session/game/session.ts';
import { motionLevel } from './session/profiles/comfort.ts';
import { isStill } from './session/profiles/settings.ts';
import { type ConnectedSound, connectSound } from './sound/connect-sound.ts';
import { QuestSpeech } from './text/quest/speech.ts';
import { Speech } from './text/speech.ts';
import { goalBoard } from './ui/access/campaign/board.ts';
import { startContrast } from './ui/access/contrast.ts';
import { tellHits } from './ui/access/dev.ts';
import { DrawnTable } from './ui/access/drawn.ts';
import { followHistory } from './ui/access/history.ts';
import { followPads, stepBack } from './ui/access/pads.ts';
import { savedWords, titleHits } from './ui/access/screens/title.tsx';
import { followShortcuts } from './ui/access/shortcuts.ts';
import { type Started, startAccess } from './ui/access/start.ts';
import { rectInWindow } from './ui/turned.ts';
import './ui/theme/base.css';

const page = document.documentElement;
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
const address = new URLSearchParams(window.location.search);
/** `?words` in the address: without the drawn game, for weak devices and for players who like it so. */
const inWordsOnly = address.has('words');
// `?coarse`: drawn with a fifth as many dots each way, for machines without a graphics card.
if (address.has('coarse')) page.dataset.coarse = '';
// `?frames=15`: no more pictures a second than that, for the same machines.
const frames = Math.max(0, Number(address.get('frames')) || 0);
let scenes: Scenes | null = null;
/** What makes the game heard, as soon as it stands. */
let heard: ConnectedSound | null = null;
/** Letters of the drawn table grow no further. */
const LARGEST = 2;

function titleOf({ access, sessions, words, settings }: Started): TitleInit {
  const saved = sessions.unfinished();
  return {
    onNewGame: () => access.go('newGame'),
    onNewQuest: () => access.go('newQuest'),
    saved: saved === null ? null : savedWords(words.t, saved),
    t: words.t,
    still: isStill(settings.value, calm.matches),
    onDoor: (door) => {
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        if (door === null) page.style.removeProperty(`--door-${side}`);
        else page.style.setProperty(`--door-${side}`, `${door[side]}px`);
      }
    },
  };
}

/** How fast things move: 1, 2, 4, or 0 for at once. */
const speedNow =
  ({ settings }: Pick<Started, 'settings'>) =>
  (): number => {
    const { motion, speed } = settings.value;
    const isAtOnce = address.get('speed') === '0' || motionLevel(motion, calm.matches) === 'none';
    return isAtOnce ? 0 : MOTION[speed];
  };

/** The drawn table of a session, as the rest of the page serves it; `speak` makes its words. */
function linkTo<G extends GameId>(
  session: Session<G>,
  speak: (players: readonly Player[]) => SpeechOf<G>,
  { access, coach, sessions, levels, words, settings }: Started,
): TableLink<G> {
  let speech = speak(session.players);
  const pace = speedNow({ settings });
  return {
    session,
    get speech() {
      // A seat may change hands.
      if (speech.players !== session.players) speech = speak(session.players);
      return speech;
    },
    get still() {
      return isStill(settings.value, calm.matches);
    },
    get speed() {
      return pace();
    },
    get textScale() {
      // The setting of the page, and that of the viewer at its start.
      const { viewer } = session.device();
      const own = viewer === null ? 1 : (session.players[viewer]?.prefs?.text ?? 1);
      return Math.min(LARGEST, (settings.value.textSize / 100) * own);
    },
    get hold() {
      return settings.value.hold;
    },
    get double() {
      return settings.value.double;
    },
    get keys() {
      return settings.value.keys;
    },
    get sent() {
      return settings.value.sent;
    },
    get forecast() {
      return settings.value.forecast;
    },
    get goals() {
      return goalBoard(levels, coach, words);
    },
    get brief() {
      return settings.value.rivals === 'brief';
    },
    hear: (events, speed) => heard?.shown(events, speed),
    side: (side) => heard?.side(side),
    skipped: () => {
      if (settings.value.paceAsked === 'never') settings.change({ paceAsked: 'now' });
    },
    open: (where, at) => {
      // Only a game that is over is left this way.
      if (where === 'newGame' || where === 'newQuest' || where === 'title') void sessions.finish();
      access.go(where, at);
    },
  };
}

/** The drawn table of the open game. */
function tableOf(
  session: AnySession,
  started: Started,
  stage: Pick<TableInit, 'onPicture' | 'isSeen' | 'isChosen'>,
): AnyTable {
  const { words } = started;
  return session.game === 'quest'
    ? { ...stage, link: linkTo(session, (players) => new QuestSpeech(words, players), started) }
    : { ...stage, link: linkTo(session, (players) => new Speech(words, players), started) };
}

/** Shows the drawn title or the drawn table of the game that is open; else the drawn game sleeps. */
function follow(started: Started, found: Scenes): () => void {
  const { access, coach, sessions, levels, words, settings } = started;
  const { loop } = found.game;
  let shown: AnySession | null = null;
  let isDrawn = false;
  const drawn = new DrawnTable(() => found.hurryTable());
  heard?.pictures(() => drawn.isShown());
  const update = () => {
    const screen = access.screen();
    const { session } = sessions;
    drawn.open(screen === 'table', words.t);
    if (screen === 'table' && session !== null) {
      if (session === shown) {
        if (!isDrawn) return;
        loop.wake();
        found.renewTable();
        return;
      }
      shown = session;
      isDrawn = false;
      drawn.draw(false);
      drawn.restart();
      loop.wake();
      const onPicture = (name: string | null) => {
        isDrawn = name !== null;
        if (isDrawn) loop.wake();
        else loop.sleep();
        drawn.draw(isDrawn);
      };
      const show = () => {
        if (shown !== session) return;
        const isSeen = () => drawn.isShown();
        const isChosen = () => drawn.isChosen();
        void found.showTable(tableOf(session, started, { onPicture, isSeen, isChosen }));
      };
      // The picture of a level has its goals from the first.
      if (session.level === null || levels.book !== null) show();
      else void levels.load().then(show);
      return;
    }
    if (screen !== 'title') return loop.sleep();
    shown = null;
    loop.wake();
    found.showTitle(titleOf(started));
  };
  started.onWords(() => drawn.showWords());
  settings.subscribe(update);
  let missing = '';
  levels.subscribe(() => {
    const before = missing;
    missing = coach.missing.join();
    // A lesson has come to another part of the table.
    if (access.screen() === 'table' && missing !== before) update();
  });
  tellHits(() => {
    if (access.screen() === 'title') return titleHits();
    const hits = drawn.isShown() ? found.hits() : [];
    return hits.map((hit) => ({ ...hit, rect: rectInWindow(hit.rect) }));
  });
  return update;
}

/** The service worker and what there is to say about it: after everything that the player waits for. */
async function goOffline(started: Started): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { startOffline } = await import('./ui/access/offline/offline.ts');
  await startOffline(started);
}

async function start(): Promise<void> {
  const started = await raise();
  // A part that does not load is reported where it is needed.
  if (started !== null) await goOffline(started).catch(() => undefined);
}

/** Puts the game in words up, and the drawn game over it; null if the page has no place for them. */
async function raise(): Promise<Started | null> {
  const parent = document.querySelector<HTMLElement>('#game');
  const layer = document.querySelector<HTMLElement>('#access');
  if (!parent || !layer) return null;
  // Asked for at once: it comes over the net while the layer is being put together.
  const code = inWordsOnly ? null : import('./scenes/boot.ts');
  // Whether it came is looked at below.
  code?.catch(() => undefined);
  const started = await startAccess(layer, {
    onVisit: (seat) => scenes?.visit(seat),
    untilShown: () => scenes?.idle() ?? Promise.resolve(),
  });
  page.dataset.game = 'up';
  const { access, sessions } = started;
  heard = connectSound(started, speedNow(started));
  const undo = () => {
    if (sessions.session?.canUndo()) void sessions.session.undo();
  };
  followShortcuts({
    screen: access.screen,
    go: access.go,
    bindings: () => started.settings.value.keys,
    undo,
    kind: () => sessions.session?.ask()?.kind,
    sound: () => started.settings.change({ sound: !started.settings.value.sound }),
  });
  followPads({ screen: access.screen, go: access.go, undo });
  started.onScreen(followHistory({ screen: access.screen, back: () => stepBack(access) }));
  if (code === null) {
    page.dataset.scenes = 'off';
    return started;
  }
  try {
    const { bootScenes } = await code;
    scenes = await bootScenes({ parent, title: titleOf(started), frames });
    page.dataset.scenes = 'on';
  } catch {
    // No canvas, no scripts from the cache, no matter: the HTML layer has the page for itself.
    page.dataset.scenes = 'off';
    return started;
  }
  const update = follow(started, scenes);
  calm.addEventListener('change', update);
  started.words.subscribe(update);
  started.sessions.subscribe(update);
  started.onScreen(update);
  // The player may have gone on in words while the drawings loaded.
  update();
  return started;
}

firstEvents.listen();
startContrast();
start().catch((error: unknown) => {
  // `assets/guard.js` sees to it that the page is fetched anew, or says so.
  window.dispatchEvent(new Event('petz-lost'));
  throw error;
});
// Everything that the page begins with has come; `up`: it stands.
page.dataset.game ??= 'begun';
