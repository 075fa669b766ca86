/** The layer's frame: which screen is shown, notices over it, language and text size on the page. */

import { useEffect } from 'preact/hooks';
import { saveKey } from '../../i18n/keys.ts';
import { type App, AppContext, type Screen, useApp, useChanges } from './context.ts';
import { NewGameScreen } from './screens/new-game.tsx';
import { Rules } from './screens/rules.tsx';
import { Settings } from './screens/settings.tsx';
import { Title } from './screens/title.tsx';
import { Table } from './table/table.tsx';
import './styles/base.css';
import './styles/controls.css';
import './styles/screens.css';
import './styles/rules.css';
import './styles/table.css';
import './styles/town.css';
import './styles/prompts.css';

export function Root({ app, screen, at }: { app: App; screen: Screen; at: string | null }) {
  const { desk, words, settings } = app;
  useChanges(desk, words, settings);
  const { language } = words;
  const { textSize } = settings.value;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.documentElement.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  }, [textSize]);
  return (
    <AppContext.Provider value={app}>
      <div class="access" data-screen={screen} lang={language}>
        <Notice />
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
    case 'table':
      return null;
  }
}

/** What there is to say about saving, until it is waved away. */
function Notice() {
  const { desk, words } = useApp();
  const { notice } = desk;
  return (
    <div class="notices" role="status">
      {notice === null ? null : (
        <div class="notice-bar" data-notice={notice}>
          <p>{words.t(saveKey(notice))}</p>
          <button type="button" class="small" onClick={() => desk.dismissNotice()}>
            {words.t('ui.save.ok')}
          </button>
        </div>
      )}
    </div>
  );
}
