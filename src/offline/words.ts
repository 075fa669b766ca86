/** What pages and the service worker agree on. */

/** The page's word to a version that waits. */
export const SKIP_WAITING = 'take-over';

/** The page's word to the version that serves it: now there is time for what may come later. */
export const FETCH_REST = 'fetch-rest';

/** The service worker's word to the pages: something that is saved here is damaged, and cannot be had now. */
export const PART_MISSING = 'part-missing';

/** Held, together, by all pages that are in a game or on a page where something may be half done. */
export const BUSY = 'dungeon-petz/busy';
