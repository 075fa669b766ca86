/** Puts the layer onto the page and gives out the few handles that the drawn game and tests need. */

import { render } from 'preact';
import { LANGUAGES } from '../../i18n/words.ts';
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
  go(screen: Screen): void;
  nextLanguage(): void;
  screen(): Screen;
  destroy(): void;
}

export function mountAccess(root: HTMLElement, deps: AccessDeps): Access {
  const { desk, words, settings, newSeed } = deps;
  let screen: Screen = 'title';
  const go = (next: Screen) => {
    screen = next === 'table' && desk.session === null ? 'title' : next;
    document.body.classList.toggle('access-open', screen !== 'title');
    deps.onScreen?.(screen);
    draw();
    window.scrollTo(0, 0);
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
  const draw = () => render(<Root app={app} screen={screen} />, root);
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
