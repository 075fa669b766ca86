/** Puts the layer onto the page and gives out the few handles that the drawn game and tests need. */

// The common styles first: those of a screen come with it and build on them.
import './styles/base.css';
import './styles/controls.css';
import './styles/choices.css';
import './styles/pages.css';
import './styles/screens.css';
import './styles/title.css';
import './styles/rules.css';
import './styles/table.css';
import './styles/prompts.css';
import './styles/log.css';
import { render } from 'preact';
import type { Seat } from '../../engine/kernel/state.ts';
import type { AnySession } from '../../session/game/session.ts';
import { type App, type Screen, screenFacts } from './context.ts';
import { Overlays } from './overlays.tsx';
import { Root } from './root.tsx';

interface AccessDeps
  extends Pick<
    App,
    'sessions' | 'levels' | 'trainer' | 'coach' | 'words' | 'settings' | 'newSeed' | 'untilShown' | 'today'
  > {
  /** Called whenever another screen is shown. */
  onScreen?: (screen: Screen) => void;
  /** Called when the player wants the table in words. */
  onWords?: () => void;
  /** Called when the player wants to look at a shop of the drawn table. */
  onVisit?: (seat: Seat) => void;
}

/** What other parts may do with the pages. */
export interface Access {
  continueGame(): void;
  /** `at` opens the rules at an entry (`shopping.cage`), a rule (`PB-SHOP-10`) or a question (`petz.feed`). */
  go(screen: Screen, at?: string): void;
  screen(): Screen;
}

/** Where the table was left for another screen. */
interface LeftTable {
  session: AnySession | null;
  focus: HTMLElement | null;
  y: number;
}

function leaveTable(session: AnySession | null): LeftTable {
  const { activeElement } = document;
  return { session, focus: activeElement instanceof HTMLElement ? activeElement : null, y: window.scrollY };
}

/** The table stayed behind the other screen; so do the eye and the focus. */
function returnTo({ focus, y }: LeftTable): void {
  focus?.focus({ preventScroll: true });
  window.scrollTo(0, y);
}

export function mountAccess(root: HTMLElement, deps: AccessDeps): Access {
  const { sessions, words } = deps;
  let screen: Screen = 'title';
  let place: string | null = null;
  let left: LeftTable | null = null;
  /** The screens passed on the way here, nearest last. */
  let way: Screen[] = [];
  let fromPicture = false;
  const show = (next: Screen, at?: string) => {
    const before = screen;
    // What is missing of the words comes after the first screen; where it could not be had it is asked for again.
    void words.more();
    screen = screenFacts(next).ofGame && sessions.session === null ? 'title' : next;
    place = at ?? null;
    const { classList } = document.body;
    if (before === 'table' && screen !== 'table') {
      left = leaveTable(sessions.session);
      fromPicture = classList.contains('table-drawn');
    }
    // The picture stands still meanwhile.
    classList.toggle('over-picture', screenFacts(screen).isOver === true && fromPicture);
    classList.toggle('access-open', screen !== 'title');
    deps.onScreen?.(screen);
    draw();
    if (screen === 'table' && left !== null && left.session === sessions.session) returnTo(left);
    else window.scrollTo(0, 0);
  };
  const go = (next: Screen, at?: string) => {
    if (next === 'table' || next === 'title') way = [];
    else if (next !== screen) way.push(screen);
    show(next, at);
  };
  const back = () => show(way.pop() ?? (sessions.session === null ? 'title' : 'table'));
  const app: App = {
    ...deps,
    t: words.t,
    go,
    back,
    showWords: () => {
      go('table');
      deps.onWords?.();
    },
    visit: (seat) => {
      go('table');
      deps.onVisit?.(seat);
    },
    continueGame: () => {
      if (sessions.resume() !== null) go('table');
    },
  };
  // What is said over any screen, the drawn ones too: it must not lie in the layer, which they clip.
  const over = document.createElement('div');
  over.id = 'overlays';
  root.after(over);
  const draw = () => {
    render(<Root app={app} screen={screen} at={place} />, root);
    render(<Overlays app={app} isAtTable={screen === 'table'} />, over);
  };
  draw();
  void words.more();
  // Another page may take the open game at any time. Who leaves it by themselves says where to go in the same breath.
  sessions.subscribe(() =>
    queueMicrotask(() => {
      if (sessions.elsewhere !== null && screen !== 'elsewhere') go('elsewhere');
      else if (sessions.session === null && screenFacts(screen).ofGame) go('title');
    }),
  );
  // The skip link brings the focus to the layer itself: from then on the title is shown in words.
  root.addEventListener('focus', () => document.body.classList.add('words'));
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !screenFacts(screen).isLight) return;
    // The picture that comes back must not take it for the wish to have the menu.
    event.stopPropagation();
    event.preventDefault();
    back();
  });
  return {
    continueGame: app.continueGame,
    go,
    screen: () => screen,
  };
}
