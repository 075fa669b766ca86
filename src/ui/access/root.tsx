/** The layer's frame: which screen is shown, language, size of the text and calm on the page, whom the picture is turned to. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnySession } from '../../session/game/session.ts';
import { facing } from '../../session/game/sides.ts';
import { motionLevel } from '../../session/profiles/comfort.ts';
import { isStill } from '../../session/profiles/settings.ts';
import { AskingScreen } from './asking/screen.tsx';
import { AlbumScreen } from './campaign/album.tsx';
import { BriefingScreen } from './campaign/briefing.tsx';
import { DailyScreen } from './campaign/daily.tsx';
import { GoalsScreen } from './campaign/goals-page.tsx';
import { LadderScreen } from './campaign/ladder.tsx';
import { LessonsScreen } from './campaign/lessons.tsx';
import { LevelEndScreen } from './campaign/level-end.tsx';
import { LazyPuzzles, LazyTrainer } from './campaign/puzzle-lazy.ts';
import { SharedScreen } from './campaign/shared.tsx';
import { type App, AppContext, type Screen, screenFacts, useChanges } from './context.ts';
import { followContrast } from './contrast.ts';
import { EditorScreen } from './editor/screen.tsx';
import { TableThenScreen } from './insight/table-then.tsx';
import { TurningScreen } from './insight/turning.tsx';
import { LazyCampaign } from './map/map-lazy.tsx';
import { CouchScreen } from './quest/couch.tsx';
import { NewQuestScreen } from './quest/new-quest.tsx';
import { WorkshopScreen } from './quest/workshop.tsx';
import { ElsewhereScreen } from './screens/elsewhere.tsx';
import { LogScreen, RecapScreen } from './screens/log.tsx';
import { Menu } from './screens/menu.tsx';
import { NewGameScreen } from './screens/new-game.tsx';
import { ProfilesScreen } from './screens/profiles.tsx';
import { RulesScreen } from './screens/rules.tsx';
import { SavesScreen } from './screens/saves.tsx';
import { SettingsScreen } from './screens/settings.tsx';
import { Title } from './screens/title.tsx';
import { TableInWords } from './table-lazy.tsx';
import './styles/sides.css';

/** Every screen; the table stays behind all of them, so that nothing half-decided is lost. */
const SHOWN: Readonly<Record<Screen, ComponentType<{ at: string | null }> | null>> = {
  title: Title,
  campaign: LazyCampaign,
  briefing: BriefingScreen,
  levelEnd: LevelEndScreen,
  puzzles: LazyPuzzles,
  trainer: LazyTrainer,
  daily: DailyScreen,
  ladder: LadderScreen,
  shared: SharedScreen,
  album: AlbumScreen,
  editor: EditorScreen,
  goals: GoalsScreen,
  lessons: LessonsScreen,
  newGame: NewGameScreen,
  newQuest: NewQuestScreen,
  workshop: WorkshopScreen,
  couch: CouchScreen,
  rules: RulesScreen,
  settings: SettingsScreen,
  profiles: ProfilesScreen,
  saves: SavesScreen,
  log: LogScreen,
  recap: RecapScreen,
  asking: AskingScreen,
  tableThen: TableThenScreen,
  turning: TurningScreen,
  menu: Menu,
  elsewhere: ElsewhereScreen,
  table: null,
};

export function Root({ app, screen, at }: { app: App; screen: Screen; at: string | null }) {
  const { sessions, words, settings } = app;
  useChanges(sessions, words, settings, words.later);
  const { language } = words;
  const { session } = sessions;
  useSeatSide(app, screen);
  const { textSize, colourFree, contrast } = settings.value;
  const systemWish = useSystemWish();
  const still = isStill(settings.value, systemWish);
  const motion = motionLevel(settings.value.motion, systemWish);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const percent = Math.round(textSize * useSeatText(session, screen));
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    style.fontSize = percent === 100 ? '' : `${percent}%`;
    dataset.text = percent < 150 ? 'usual' : 'large';
  }, [percent]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.still = String(still);
    dataset.motion = motion;
    dataset.colour = colourFree ? 'off' : 'on';
  }, [still, motion, colourFree]);
  useEffect(() => followContrast(contrast), [contrast]);
  const Shown = SHOWN[screen];
  return (
    <AppContext.Provider value={app}>
      <div class="access" data-screen={screen} lang={language}>
        <div hidden={screen !== 'table'}>
          <TableInWords session={session} />
        </div>
        {Shown === null ? null : <Shown key={`${screen} ${at}`} at={at} />}
      </div>
    </AppContext.Provider>
  );
}

/** How much larger than the setting the words are for the player in turn: 1 to 2. */
function useSeatText(session: AnySession | null, screen: Screen): number {
  const wish = () => {
    const viewer = session?.device().viewer ?? null;
    return viewer === null ? 1 : (session?.players[viewer]?.prefs?.text ?? 1);
  };
  const [, redraw] = useState(1);
  useEffect(() => session?.subscribe(() => redraw(wish())), [session]);
  return screenFacts(screen).atTable ? wish() : 1;
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the system wishes for reduced motion, now. */
function useSystemWish(): boolean {
  const [wish, setWish] = useState(calm.matches);
  useEffect(() => {
    const follow = () => setWish(calm.matches);
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, []);
  return wish;
}

/** Turns the picture to the player who is asked, as soon as what happened before has been shown. */
function useSeatSide({ sessions: { session }, untilShown }: App, screen: Screen): void {
  const isTurned = screen === 'table' || screenFacts(screen).isOver === true;
  useEffect(() => {
    const { dataset } = document.documentElement;
    const end = () => {
      delete dataset.side;
    };
    if (session === null || !isTurned) return end();
    let isOpen = true;
    const turn = () => {
      if (!isOpen) return;
      const { viewer, curtain } = session.device();
      const side = facing(session.players, curtain ?? viewer);
      if (side === 'bottom') end();
      else dataset.side = side;
    };
    turn();
    const stop = session.subscribe(() => {
      // Behind a curtain nothing is shown.
      if (session.device().curtain !== null) turn();
      else void untilShown().then(turn);
    });
    return () => {
      isOpen = false;
      stop();
    };
  }, [session, isTurned]);
}
