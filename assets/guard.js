/**
 * Loaded before everything else: sees whether the page comes up. If it does not, something of it is damaged: what the
 * browser keeps of this game's files is thrown away (never the saves), everything is fetched anew, once, and if that
 * does not help, or cannot be done, the page says so.
 */
(() => {
  const page = document.documentElement;
  const TRIED = 'dungeon-petz/fetched-anew';
  /** Not again within so many milliseconds: the page would be loaded for ever. */
  const AGAIN = 60_000;
  let isLost = false;

  /** The part of the page that says so; it is there as soon as the page is read. */
  const say = () => document.body.append(document.querySelector('#missing').content);

  /** Whether the page is about to be loaded again. */
  const fetchAnew = async () => {
    if (Date.now() - Number(sessionStorage.getItem(TRIED)) < AGAIN) return false;
    // Without a connection what is kept here is all there is.
    const answer = await fetch('./sw.js', { cache: 'no-store' });
    if (!answer.ok) return false;
    sessionStorage.setItem(TRIED, String(Date.now()));
    const home = new URL('./', location.href).href;
    const names = 'caches' in window ? await caches.keys() : [];
    const ours = names.filter(
      (name) => name.endsWith(home) && /^(workbox-precache|dungeon-petz\/)/.test(name),
    );
    for (const name of ours) await caches.delete(name);
    const parts = [...document.querySelectorAll('script[src], link[href]')].map(
      (part) => part.src ?? part.href,
    );
    // The browser may have another, damaged copy: past that, too.
    await Promise.allSettled([home, ...parts].map((part) => fetch(part, { cache: 'reload' })));
    location.reload();
    return true;
  };

  const lose = async () => {
    if (isLost || page.dataset.game === 'up') return;
    isLost = true;
    if (!(await fetchAnew().catch(() => false))) say();
  };

  // `src/main.ts` sets `data-game`, and tells when it cannot go on.
  addEventListener('load', () => page.dataset.game === undefined && lose());
  addEventListener('petz-lost', lose);
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && lose(),
    true,
  );
})();
