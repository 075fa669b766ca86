/** What came in for a page, from then until the page has looked at it. */

import type { Level } from '../../../session/campaign/levels.ts';
import type { App } from '../context.ts';

/** A place for one thing: laid down here, and taken up once, whenever the page is shown. */
function place<T>() {
  let waiting: T | null = null;
  return {
    lay(it: T): void {
      waiting = it;
    },
    /** Null if nothing lies there. */
    take(): T | null {
      const it = waiting;
      waiting = null;
      return it;
    },
  };
}

/** What a player has shared. */
export type Incoming = { text: string } | { link: string };
export const received = place<Incoming>();
/** A file that is to be looked at on the page of what is saved. */
export const openedFile = place<string>();
/** The level the editor opens with. */
export const toChange = place<Level>();

let count = 0;

/** Lays something down and shows the page that looks at it. */
export function receive(go: App['go'], incoming: Incoming): void {
  received.lay(incoming);
  // Another address for each, so that the page begins anew.
  go('shared', `in ${++count}`);
}

/** Shows the editor with a level that came from elsewhere. */
export function changeLevel(go: App['go'], level: Level): void {
  toChange.lay(level);
  go('editor');
}

let tried: string | null = null;

/** The level with this id is made here and played to try it. */
export function markTried(id: string): void {
  tried = id;
}

export const isTried = (id: string): boolean => id === tried;

const MARK = '#play=';

/** Follows the page's address: a link that is opened now, or while the page is there. */
export function followLinks(go: App['go']): void {
  const look = () => {
    const { hash, pathname, search } = window.location;
    if (!hash.startsWith(MARK)) return;
    // It is taken in once: loading the page again does not open the link again.
    window.history.replaceState(window.history.state, '', pathname + search);
    receive(go, { link: hash });
  };
  window.addEventListener('hashchange', look);
  look();
}
