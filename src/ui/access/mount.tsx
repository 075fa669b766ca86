/** Puts the layer onto the page and gives out the few handles that the drawn game and tests need. */

import { render } from 'preact';
import { LANGUAGES } from '../../i18n/words.ts';
import type { Session } from '../../session/session.ts';
import type { App, Screen, TitleButton } from './context.ts';
import { Root } from './root.tsx';

export interface AccessDeps extends Pick<App, 'desk' | 'words' | 'settings' | 'newSeed'> {
  onTitleFocus?: (button: TitleButton | null) => void;
  /** Told whenever another screen is shown. */
  onScreen?: (screen: Screen) => void;
}

/** What may be done from outside: the drawn title's buttons do the same as the ones in words. */
export interface Access {
  continueGame(): void;
  /** `at` opens the rules at an entry (`shopping.cage`), a rule (`PB-SHOP-10`) or a question (`petz.feed`). */
  go(screen: Screen, at?: string): void;
  nextLanguage(): void;
  screen(): Screen;
  destroy(): void;
}

/** Where the table was left for another screen. */
interface LeftTable {
  session: Session | null;
  focus: HTMLElement | null;
  y: number;
}

function leaveTable(session: Session | null): LeftTable {
  const { activeElement } = document;
  return { session, focus: activeElement instanceof HTMLElement ? activeElement : null, y: window.scrollY };
}

/** The table stayed behind the other screen; so do the eye and the focus. */
function returnTo({ focus, y }: LeftTable): void {
  focus?.focus({ preventScroll: true });
  window.scrollTo(0, y);
}

export function mountAccess(root: HTMLElement, deps: AccessDeps): Access {
  const { desk, words, settings, newSeed } = deps;
  let screen: Screen = 'title';
  let place: string | null = null;
  let left: LeftTable | null = null;
  const go = (next: Screen, at?: string) => {
    const before = screen;
    screen = next === 'table' && desk.session === null ? 'title' : next;
    place = at ?? null;
    if (before === 'table' && screen !== 'table') left = leaveTable(desk.session);
    document.body.classList.toggle('access-open', screen !== 'title');
    deps.onScreen?.(screen);
    draw();
    if (screen === 'table' && left !== null && left.session === desk.session) returnTo(left);
    else window.scrollTo(0, 0);
  };
  const app: App = {
    desk,
    words,
    settings,
    newSeed,
    go,
    continueGame: () => {
      if (desk.resume() !== null) go('table');
    },
    nextLanguage: () => {
      const next = LANGUAGES[(LANGUAGES.indexOf(words.language) + 1) % LANGUAGES.length] ?? 'en';
      settings.change({ language: next });
      void words.change(next);
    },
    onTitleFocus: deps.onTitleFocus ?? (() => undefined),
  };
  const draw = () => render(<Root app={app} screen={screen} at={place} />, root);
  draw();
  // The skip link brings the focus to the layer itself: from then on the title is shown in words.
  root.addEventListener('focus', () => document.body.classList.add('words'));
  return {
    continueGame: app.continueGame,
    nextLanguage: app.nextLanguage,
    go,
    screen: () => screen,
    destroy: () => render(null, root),
  };
}
