/**
 * The service worker: keeps every file of one version of the game and serves the game out of it. A newer version is
 * kept beside it and waits: it takes over when no page of the game is open any more, or when the page says so
 * (`registration.ts`). Until then the pages of the old version find everything they may still need.
 */
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { Later } from './later.ts';
import { cacheModeOf, isFrontPage, mayComeLater } from './list.ts';
import { inTurns } from './queue.ts';
import { goesWith, isWhatItSays } from './whole.ts';
import { FETCH_REST, TAKE_OVER } from './words.ts';

/** The types of a page know nothing of it. */
type LifeEvent = Parameters<PrecacheController['activate']>[0];

/** What a page says; `waitUntil` keeps the worker awake. */
interface Word {
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

/** What of a service worker's world is used here; the types of a page know nothing of it. */
interface WorkerWorld {
  /** All files of this version, written here by the build. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: Word) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
}
declare const self: WorkerWorld;

const entries = self.__WB_MANIFEST;
const files = new Set(entries.map(({ url }) => url));
const { scope } = self.registration;
const first = entries.filter((entry) => !mayComeLater(entry));

/** Only what is whole and of this version is kept; with anything else the version is tried again another time. */
async function whatMayBeKept(request: Request, response: Response): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (response.status !== 200 || !isWhatItSays(pathname, response.headers.get('content-type'))) return null;
  if (!pathname.endsWith('.html')) return response;
  return goesWith(await response.clone().text(), files) ? response : null;
}

const cupboard = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => whatMayBeKept(request, response),
    },
  ],
});
cupboard.addToCacheList(first);
registerRoute(new PrecacheRoute(cupboard));
cleanupOutdatedCaches();

/** How many files are fetched at a time. Workbox's own way is one, and there are hundreds of small drawings. */
const AT_ONCE = 8;

/** Fetches what is not kept yet; rejects with the first file that cannot be had, and the version is not installed. */
async function fill(event: LifeEvent): Promise<void> {
  const modes = new Map(first.map((entry) => [new URL(entry.url, scope).href, cacheModeOf(entry)]));
  await inTurns([...cupboard.getURLsToCacheKeys()], AT_ONCE, ([url, cacheKey]) => {
    const request = new Request(url, { cache: modes.get(url) ?? 'default', credentials: 'same-origin' });
    return Promise.all(cupboard.strategy.handleAll({ request, event, params: { cacheKey } }));
  });
}
self.addEventListener('install', (event) => event.waitUntil(fill(event)));

const later = new Later(entries.filter(mayComeLater), scope, {
  open: () => caches.open(`dungeon-petz/later ${scope}`),
  fetch: (address) => fetch(address, { cache: 'no-cache', credentials: 'same-origin' }),
});
registerRoute(
  ({ url }) => later.has(url.href),
  async ({ request }) => {
    const response = await later.get(request.url);
    // Sound is asked for in pieces by some browsers.
    return request.headers.has('range') ? createPartialResponse(request, response) : response;
  },
);

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isFrontPage(url, scope),
  cupboard.createHandlerBoundToURL('index.html'),
);

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
  if (event.data === FETCH_REST) event.waitUntil(later.fill());
});
// What only older versions had goes. The very first visit, too, is served from here on: what it has not fetched yet may
// be wanted offline.
self.addEventListener('activate', (event) => {
  event.waitUntil(cupboard.activate(event));
  event.waitUntil(self.clients.claim());
});
