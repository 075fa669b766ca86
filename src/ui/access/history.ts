/**
 * The browser's way back, by its button or a swipe from the edge: one step back in the game, as far as the title, and only
 * from there away from it. One entry of the history stands for all screens beside the title.
 */

import type { Screen } from './context.ts';

interface HistoryHandlers {
  screen(): Screen;
  /** One step back, as by Escape. */
  back(): void;
}

const INSIDE = 'dungeon-petz';

/** Follows the history from now on; the returned function is to be called whenever another screen is shown. */
export function followHistory({ screen, back }: HistoryHandlers): () => void {
  const isInside = () => window.history.state === INSIDE;
  let { hash } = window.location;
  const update = () => {
    if (screen() !== 'title' && !isInside()) window.history.pushState(INSIDE, '');
    ({ hash } = window.location);
  };
  window.addEventListener('popstate', () => {
    // A link that is opened in the page comes as such an event, too.
    const isLink = window.location.hash !== hash;
    ({ hash } = window.location);
    if (isLink) return;
    // A link has put an entry over that of the screens: the title is left past both.
    if (screen() === 'title') window.history.back();
    else if (!isInside()) {
      back();
      update();
    }
  });
  return update;
}
