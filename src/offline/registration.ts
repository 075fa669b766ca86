/** The page's side of the service worker: registers it, hears of new versions, lets one take over. */
import { FETCH_REST, SKIP_WAITING } from './words.ts';

interface UpdateListeners {
  /** Everything lies here: the game can be played offline from now on. */
  onReady(): void;
  /** A new version lies beside the one that runs. */
  onWaiting(): void;
  /** Another version serves this page from now on. */
  onTakenOver(): void;
}

/** Null where there are no service workers, or none may be had: private windows, pages without https, blocked ones. */
export async function register(ears: UpdateListeners): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  let isServed = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one comes to a page that has fetched the same version itself.
    if (isServed) ears.onTakenOver();
    isServed = true;
  });
  try {
    const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register('./sw.js', {
      scope: './',
      updateViaCache: 'none',
    });
    // Blocked browsers may give nothing in return.
    if (registration === undefined) return null;
    listen(registration, ears);
    return registration;
  } catch {
    return null;
  }
}

function listen(registration: ServiceWorkerRegistration, ears: UpdateListeners): void {
  const ready = () => {
    registration.active?.postMessage(FETCH_REST);
    ears.onReady();
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active !== null) ears.onWaiting();
      if (worker.state === 'activated') ready();
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.active !== null) ready();
  if (registration.waiting !== null) ears.onWaiting();
}

/** Tells the waiting version to take over; it does so a moment later, and all pages hear of it. */
export function skipWaiting(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage(SKIP_WAITING);
}
