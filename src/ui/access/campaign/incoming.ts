/** What somebody has shared, from where it came in until the page has looked at it. */

import type { Level } from '../../../session/campaign/levels.ts';
import type { App } from '../context.ts';

export type Incoming = { text: string } | { link: string };

let waiting: Incoming | null = null;
let count = 0;

/** Lays something down and shows the page that looks at it. */
export function receive(go: App['go'], incoming: Incoming): void {
  waiting = incoming;
  // Another address for each, so that the page begins anew.
  go('shared', `in ${++count}`);
}

/** Takes it up; null if nothing lies there. */
export function takeIncoming(): Incoming | null {
  const incoming = waiting;
  waiting = null;
  return incoming;
}

let toChange: Level | null = null;

/** The editor opens with this level, whenever that is. */
export function keepToChange(level: Level): void {
  toChange = level;
}

/** Shows the editor with a level that came from elsewhere. */
export function changeLevel(go: App['go'], level: Level): void {
  keepToChange(level);
  go('editor');
}

/** The level that is to be changed, once; null if the editor was opened for another reason. */
export function takeLevelToChange(): Level | null {
  const level = toChange;
  toChange = null;
  return level;
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
    // It is taken in once: whoever loads the page again has not opened the link again.
    window.history.replaceState(window.history.state, '', pathname + search);
    receive(go, { link: hash });
  };
  window.addEventListener('hashchange', look);
  look();
}
