/** What is saved here: for everybody the games and the progress, what the device says of its room, and files. */

import { useState } from 'preact/hooks';
import { lettersOf, survey } from '../../../session/profiles/profile-files.ts';
import { type App, useApp } from '../context.ts';
import { fetchedPart, useArrived } from '../parts/fetched.tsx';
import { Page } from '../parts/page.tsx';
import { ImportPanel } from '../saves/import-panel.tsx';
import { GoodToKnow, ProfileSaves, StoragePanel } from '../saves/profile-saves.tsx';
import '../styles/saves.css';
import { Button } from '../parts/pieces.tsx';

export function SavesScreen() {
  const app = useApp();
  const { t } = app.words;
  const [count, setCount] = useState(0);
  const inventory = useInventory(app, count);
  return (
    <Page kind="saves" title={t('ui.saves.title')} back={() => app.back()}>
      <p class="mid centre night edged pad">{t('ui.saves.lead')}</p>
      <div class="split" style="--split: minmax(0, 1.15fr) minmax(0, 1fr)">
        <section class="stack apart" aria-labelledby="holdings">
          <h2 id="holdings" class="unseen">
            {t('ui.saves.everybody')}
          </h2>
          <ul class="stack apart">
            {inventory?.holdings.map((holding) => (
              <ProfileSaves
                key={holding.profile.id}
                holding={holding}
                bytes={inventory.letters.get(holding.profile.id) ?? 0}
              />
            ))}
          </ul>
          <Button class="row apart start" tap={() => app.go('profiles')} icon="icon-person" size={32}>
            {t('ui.profiles.title')}
          </Button>
        </section>
        <div class="saves-side stack apart">
          <ImportPanel onTaken={() => setCount((n) => n + 1)} />
          <StoragePanel />
          <Home />
          <GoodToKnow />
        </div>
      </div>
    </Page>
  );
}

/** How the game moves onto the device; what it says comes later than the page. */
const Home = fetchedPart(async () => (await import('../offline/offline.ts')).HomePanel);

/** Looked up when the page opens, and again when something was taken in. */
function useInventory({ sessions }: App, count: number) {
  return useArrived(async () => {
    await sessions.settled();
    const [holdings, letters] = await Promise.all([survey(sessions), lettersOf(sessions.deviceData.store)]);
    return { holdings, letters };
  }, [count]);
}
