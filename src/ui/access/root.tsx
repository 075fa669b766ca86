/** The layer's frame: which screen is shown, language, size of the text and calm on the page. */

import { useEffect, useState } from 'preact/hooks';
import { isStill } from '../../session/settings.ts';
import { type App, AppContext, type Screen, useChanges } from './context.ts';
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
  const { textSize, colourFree } = settings.value;
  const still = isStill(settings.value, useSystemWish());
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    style.fontSize = textSize === 100 ? '' : `${textSize}%`;
    dataset.text = textSize < 150 ? 'usual' : 'large';
  }, [textSize]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.still = String(still);
    dataset.colour = colourFree ? 'off' : 'on';
  }, [still, colourFree]);
  return (
    <AppContext.Provider value={app}>
      <div class="access" data-screen={screen} lang={language}>
        {desk.session === null ? null : (
          <div hidden={screen !== 'table'}>
            <Table session={desk.session} />
          </div>
        )}
        <Shown key={`${screen} ${at}`} screen={screen} at={at} />
      </div>
    </AppContext.Provider>
  );
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
    case 'rules':
      return <Rules at={at} />;
    case 'settings':
      return <Settings />;
    case 'log':
      return <LogScreen />;
    case 'menu':
      return <Menu />;
    case 'table':
      return null;
  }
}
