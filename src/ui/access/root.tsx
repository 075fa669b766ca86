/** The layer's frame: which screen is shown, language, size of the text and calm on the page. */

import { useEffect, useState } from 'preact/hooks';
import type { AnySession } from '../../session/game/session.ts';
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
import { type App, AppContext, type Screen, useChanges } from './context.ts';
import { followContrast } from './contrast.ts';
import { EditorScreen } from './editor/screen.tsx';
import { TableThenScreen } from './insight/table-then.tsx';
import { TurningScreen } from './insight/turning.tsx';
import { LazyCampaign } from './map/map-lazy.tsx';
import { CouchScreen } from './quest/couch.tsx';
import { NewQuestScreen } from './quest/new-quest.tsx';
import { WorkshopScreen } from './quest/workshop.tsx';
import { ElsewhereScreen } from './screens/elsewhere.tsx';
import { LogScreen } from './screens/log.tsx';
import { Menu } from './screens/menu.tsx';
import { NewGameScreen } from './screens/new-game.tsx';
import { ProfilesScreen } from './screens/profiles.tsx';
import { RecapScreen } from './screens/recap.tsx';
import { RulesScreen } from './screens/rules.tsx';
import { SavesScreen } from './screens/saves.tsx';
import { SettingsScreen } from './screens/settings.tsx';
import { Title } from './screens/title.tsx';
import { useSeatSide } from './seat-side.ts';
import { TableInWords } from './table-lazy.tsx';

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
  return (
    <AppContext.Provider value={app}>
      <div class="access" data-screen={screen} lang={language}>
        <div hidden={screen !== 'table'}>
          <TableInWords session={session} />
        </div>
        <Shown key={`${screen} ${at}`} screen={screen} at={at} />
      </div>
    </AppContext.Provider>
  );
}

/** Where whoever sits before the device reads. */
const READ_AT_TABLE: readonly Screen[] = [
  'table',
  'log',
  'recap',
  'asking',
  'then',
  'turning',
  'rules',
  'menu',
  'goals',
];

/** How much larger than the setting the words are for whoever plays now: 1 to 2. */
function useSeatText(session: AnySession | null, screen: Screen): number {
  const wish = () => {
    const viewer = session?.device().viewer ?? null;
    return viewer === null ? 1 : (session?.players[viewer]?.prefs?.text ?? 1);
  };
  const [, redraw] = useState(1);
  useEffect(() => session?.subscribe(() => redraw(wish())), [session]);
  return READ_AT_TABLE.includes(screen) ? wish() : 1;
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

/** The table stays behind the other screens, so that nothing half-decided is lost. */
function Shown({ screen, at }: { screen: Screen; at: string | null }) {
  switch (screen) {
    case 'title':
      return <Title />;
    case 'campaign':
      return <LazyCampaign at={at} />;
    case 'briefing':
      return <BriefingScreen at={at} />;
    case 'levelEnd':
      return <LevelEndScreen />;
    case 'puzzles':
      return <LazyPuzzles at={at} />;
    case 'trainer':
      return <LazyTrainer />;
    case 'daily':
      return <DailyScreen />;
    case 'ladder':
      return <LadderScreen at={at} />;
    case 'shared':
      return <SharedScreen at={at} />;
    case 'album':
      return <AlbumScreen />;
    case 'editor':
      return <EditorScreen at={at} />;
    case 'goals':
      return <GoalsScreen />;
    case 'lessons':
      return <LessonsScreen />;
    case 'newGame':
      return <NewGameScreen />;
    case 'newQuest':
      return <NewQuestScreen />;
    case 'workshop':
      return <WorkshopScreen />;
    case 'couch':
      return <CouchScreen />;
    case 'rules':
      return <RulesScreen at={at} />;
    case 'settings':
      return <SettingsScreen />;
    case 'profiles':
      return <ProfilesScreen />;
    case 'saves':
      return <SavesScreen />;
    case 'log':
      return <LogScreen />;
    case 'recap':
      return <RecapScreen />;
    case 'asking':
      return <AskingScreen at={at} />;
    case 'then':
      return <TableThenScreen at={at} />;
    case 'turning':
      return <TurningScreen />;
    case 'menu':
      return <Menu />;
    case 'elsewhere':
      return <ElsewhereScreen />;
    case 'table':
      return null;
  }
}
