/** The layer's frame: which screen is shown, language, size of the text and calm on the page. */

import { useEffect, useState } from 'preact/hooks';
import type { AnySession } from '../../session/session.ts';
import { isStill } from '../../session/settings.ts';
import { type App, AppContext, type Screen, useChanges } from './context.ts';
import { KnewScreen } from './insight/knew.tsx';
import { TurningScreen } from './insight/turning.tsx';
import { CouchScreen } from './quest/couch.tsx';
import { NewQuestScreen } from './quest/new-quest.tsx';
import { QuestTable } from './quest/table.tsx';
import { WorkshopScreen } from './quest/workshop.tsx';
import { LogScreen } from './screens/log.tsx';
import { Menu } from './screens/menu.tsx';
import { NewGameScreen } from './screens/new-game.tsx';
import { Rules } from './screens/rules.tsx';
import { Settings } from './screens/settings.tsx';
import { Title } from './screens/title.tsx';
import { Table } from './table/table.tsx';

export function Root({ app, screen, at }: { app: App; screen: Screen; at: string | null }) {
  const { desk, words, settings } = app;
  useChanges(desk, words, settings);
  const { language } = words;
  const { session } = desk;
  const { textSize, colourFree } = settings.value;
  const still = isStill(settings.value, useSystemWish());
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
    dataset.colour = colourFree ? 'off' : 'on';
  }, [still, colourFree]);
  return (
    <AppContext.Provider value={app}>
      <div class="access" data-screen={screen} lang={language}>
        {session === null ? null : (
          <div hidden={screen !== 'table'}>
            {session.game === 'quest' ? <QuestTable session={session} /> : <Table session={session} />}
          </div>
        )}
        <Shown key={`${screen} ${at}`} screen={screen} at={at} />
      </div>
    </AppContext.Provider>
  );
}

/** Where whoever sits before the device reads. */
const READ_AT_TABLE: readonly Screen[] = ['table', 'log', 'knew', 'turning', 'rules', 'menu'];

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
    case 'newGame':
      return <NewGameScreen />;
    case 'newQuest':
      return <NewQuestScreen />;
    case 'workshop':
      return <WorkshopScreen />;
    case 'couch':
      return <CouchScreen />;
    case 'rules':
      return <Rules at={at} />;
    case 'settings':
      return <Settings />;
    case 'log':
      return <LogScreen />;
    case 'knew':
      return <KnewScreen at={at} />;
    case 'turning':
      return <TurningScreen />;
    case 'menu':
      return <Menu />;
    case 'table':
      return null;
  }
}
