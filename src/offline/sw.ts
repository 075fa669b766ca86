/**
 * The service worker: keeps every file of one version of the game and serves the game out of it. A newer version is
 * cached beside it and waits: it takes over when no page of the game is open any more, or when the page says so
 * (`registration.ts`). Until then the pages of the old version find everything they may still need.
 */
import { cleanupOutdatedCaches, PrecacheController } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { LOST_PAGE } from './error-page.ts';
import { cacheModeOf, isDeferred, isFrontPage, type Listed } from './file-list.ts';
import { inTurns } from './queue.ts';
import { VersionCache } from './version-cache.ts';
import { FETCH_REST, PART_MISSING, SKIP_WAITING } from './words.ts';

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
  readonly __WB_MANIFEST: (Listed & { revision: string | null })[];
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(word: string): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: Word) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
}
declare const self: WorkerWorld;

const entries = self.__WB_MANIFEST;
const { scope } = self.registration;
const first = entries.filter((entry) => !isDeferred(entry));

const cupboard = new PrecacheController();
cupboard.addToCacheList(first);
cleanupOutdatedCaches();

/** How many files are fetched at a time. Workbox's own way is one, and there are hundreds of small drawings. */
const AT_ONCE = 8;

/** Fetches what is not cached yet; rejects with the first file that cannot be had, and the version is not installed. */
async function fill(event: LifeEvent): Promise<void> {
  await inTurns(first, AT_ONCE, (entry) => {
    const url = new URL(entry.url, scope).href;
    const cacheKey = cupboard.getCacheKeyForURL(url) ?? url;
    // The browser refuses what is not, byte for byte, of this version: the version is tried again another time.
    const { integrity } = entry;
    const request = new Request(url, { cache: cacheModeOf(entry), credentials: 'same-origin', integrity });
    return Promise.all(cupboard.strategy.handleAll({ request, event, params: { cacheKey } }));
  });
}
self.addEventListener('install', (event) => event.waitUntil(fill(event)));

/** Pages say it to their player. */
async function tellMissing(): Promise<void> {
  for (const page of await self.clients.matchAll()) page.postMessage(PART_MISSING);
}

const cached = new VersionCache(first, scope, {
  open: () => caches.open(cupboard.strategy.cacheName),
  fetch: (address) => fetch(address, { cache: 'reload', credentials: 'same-origin' }),
  keyOf: (address) => cupboard.getCacheKeyForURL(address),
  onMissing: () => void tellMissing(),
});
const later = new VersionCache(entries.filter(isDeferred), scope, {
  open: () => caches.open(`dungeon-petz/later ${scope}`),
  fetch: (address) => fetch(address, { cache: 'no-cache', credentials: 'same-origin' }),
});

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isFrontPage(url, scope),
  () =>
    cached
      .get(new URL('index.html', scope).href)
      .catch(() => new Response(LOST_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } })),
);
registerRoute(
  ({ url }) => cached.has(withoutHash(url)),
  ({ url }) => cached.get(withoutHash(url)),
);
registerRoute(
  ({ url }) => later.has(url.href),
  async ({ request }) => {
    const response = await later.get(request.url);
    // Sound is asked for in pieces by some browsers.
    return request.headers.has('range') ? createPartialResponse(request, response) : response;
  },
);

/** The address of a file, without the place in it that is meant. */
function withoutHash({ href }: URL): string {
  return href.replace(/#.*$/, '');
}

self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) void self.skipWaiting();
  if (event.data === FETCH_REST) event.waitUntil(later.fill());
});
// What only older versions had goes. The very first visit, too, is served from here on: what it has not fetched yet may
// be wanted offline.
self.addEventListener('activate', (event) => {
  event.waitUntil(cupboard.activate(event));
  // Not waited for: a page that is just being opened waits for the activation, and taking it over would wait for the page.
  void self.clients.claim();
});
