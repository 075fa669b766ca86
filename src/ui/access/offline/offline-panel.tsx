/** On the page of what is saved: whether the game runs without a connection, and how it moves onto the device. */

import { devicePlace, type InstallWay } from '../../../offline/device.ts';
import { firstEvents } from '../../../offline/first-events.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp, useChanges } from '../context.ts';
import { useArrived } from '../parts/fetched.tsx';
import { ArtImage, Button, Panel } from '../parts/pieces.tsx';
import { installApp, isInstalled } from './install.ts';

type State = 'ready' | 'soon' | 'never';

const WAYS: Readonly<Record<InstallWay, string>> = {
  share: 'ui.offline.way.share',
  dock: 'ui.offline.way.dock',
  menu: 'ui.offline.way.menu',
};

export function OfflinePanel() {
  const { words, t } = useApp();
  useChanges(firstEvents, words.later);
  const state = useArrived(offlineState, []);
  const { userAgent, maxTouchPoints } = navigator;
  const place = devicePlace({ userAgent, touchPoints: maxTouchPoints, standsAlone: isInstalled() });
  if (state === undefined || !words.has('ui.offline.home')) return null;
  return (
    <Panel title={t('ui.offline.home')} id="home">
      <p class="row apart" data-offline={state}>
        <ArtImage src={iconArt(state === 'ready' ? 'ui-check' : 'ui-info')} size={32} />
        <span>{t(`ui.offline.state.${state}`)}</span>
      </p>
      {place.isInstalled ? <p>{t('ui.offline.installed')}</p> : null}
      {place.forgets ? <p data-forgets>{t('ui.offline.forgets.why')}</p> : null}
      {place.isInstalled || state === 'never' ? null : firstEvents.prompt === null ? (
        <p data-way={place.way}>{t(WAYS[place.way])}</p>
      ) : (
        <Button data-install tap={() => void installApp()} words={t('ui.offline.install.do')} />
      )}
      {place.forgets ? <p>{t('ui.offline.takeAlong')}</p> : null}
    </Panel>
  );
}

async function offlineState(): Promise<State> {
  if (!('serviceWorker' in navigator)) return 'never';
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.getRegistration();
    if (registration === undefined) return 'never';
    return registration.active === null ? 'soon' : 'ready';
  } catch {
    return 'never';
  }
}
