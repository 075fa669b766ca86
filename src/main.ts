/** Where the page starts: the HTML layer first, then the drawn game over it. */
import { phaseKey } from './i18n/keys.ts';
import type { Scenes } from './scenes/boot.ts';
import type { TitleActions, TitleInit } from './scenes/title/types.ts';
import { type Started, startAccess } from './ui/access/start.ts';
import './ui/theme/base.css';

const page = document.documentElement;
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
/** `?words` in the address: without the drawn game, for weak devices and for whoever likes it so. */
const inWordsOnly = new URLSearchParams(window.location.search).has('words');
let scenes: Scenes | null = null;

function titleOf({ access, desk, words }: Started): TitleInit {
  const saved = desk.unfinished();
  const canContinue =
    saved === null ? null : { round: saved.round, rounds: saved.rounds, phaseKey: phaseKey(saved.phase) };
  const actions: TitleActions = {
    onContinue: () => access.continueGame(),
    onNewGame: () => access.go('newGame'),
    onRules: () => access.go('rules'),
    onSettings: () => access.go('settings'),
    onLanguage: () => access.nextLanguage(),
  };
  return { actions, info: { canContinue, language: words.language }, t: words.t, still: calm.matches };
}

async function start(): Promise<void> {
  const parent = document.querySelector<HTMLElement>('#game');
  const layer = document.querySelector<HTMLElement>('#access');
  if (!parent || !layer) return;
  const started = await startAccess(layer, { onTitleFocus: (button) => scenes?.focusTitle(button) });
  const showTitle = () => {
    // Behind the table the drawn title sleeps: what it tells is news only when it is seen.
    if (started.access.screen() !== 'title') return scenes?.game.loop.sleep();
    scenes?.game.loop.wake();
    scenes?.showTitle(titleOf(started));
  };
  if (inWordsOnly) {
    page.dataset.scenes = 'off';
    return;
  }
  try {
    const { bootScenes } = await import('./scenes/boot.ts');
    scenes = await bootScenes({ parent, title: titleOf(started) });
    page.dataset.scenes = 'on';
  } catch {
    // No canvas, no scripts from the cache, no matter: the HTML layer has the page for itself.
    page.dataset.scenes = 'off';
  }
  calm.addEventListener('change', showTitle);
  started.words.subscribe(showTitle);
  started.desk.subscribe(showTitle);
  started.onScreen(showTitle);
}

void start();
