/** The list of files that the build writes into the service worker: what is cached when, and how it is asked for. */

/** A file of the build; `revision` is a hash of it, null where its name has one; `integrity` is one that cannot be forged. */
export interface Listed {
  readonly url: string;
  readonly integrity: string;
  readonly revision?: string | null | undefined;
}

/** Music is much to carry, and the game runs without it: it is cached when all else is, and a version waits not for it. */
export function isDeferred({ url }: Omit<Listed, 'integrity'>): boolean {
  return url.startsWith('sound/music/');
}

/** What has no hash in its name may lie in the browser's own cache from an older version. */
export function cacheModeOf({ revision }: Omit<Listed, 'integrity'>): 'reload' | 'default' {
  return revision ? 'reload' : 'default';
}

/** Whether an address is that of the game's one page; what else may lie below it is not ours. */
export function isFrontPage(address: URL, scope: string): boolean {
  const home = new URL(scope);
  const isOurs = address.origin === home.origin;
  return isOurs && [home.pathname, `${home.pathname}index.html`].includes(address.pathname);
}
