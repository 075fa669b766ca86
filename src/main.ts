/** Where the page starts: the HTML layer first, then the drawn game over it. */
import type { Scenes } from './scenes/boot.ts';
import { titleWords } from './scenes/title/strings.ts';
import type { TitleActions, TitleInit, TitleLanguage } from './scenes/title/types.ts';
import './ui/theme/base.css';

const languages: readonly TitleLanguage[] = ['en', 'fr', 'es'];
const page = document.documentElement;
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

let language = preferred();
let scenes: Scenes | null = null;

/** The first of the player's languages that we speak. */
function preferred(): TitleLanguage {
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2));
  return wishes.flatMap((wish) => languages.find((known) => known === wish) ?? [])[0] ?? 'en';
}

const actions: TitleActions = {
  onContinue: () => undefined,
  onNewGame: () => undefined,
  onRules: () => undefined,
  onSettings: () => undefined,
  onLanguage: () => {
    language = languages[(languages.indexOf(language) + 1) % languages.length] ?? 'en';
    showTitle();
  },
};

function title(): TitleInit {
  page.lang = language;
  return { actions, info: { canContinue: null, language }, t: titleWords(language), still: calm.matches };
}

function showTitle(): void {
  scenes?.showTitle(title());
}

async function start(): Promise<void> {
  const parent = document.querySelector<HTMLElement>('#game');
  if (!parent) return;
  try {
    const { bootScenes } = await import('./scenes/boot.ts');
    scenes = await bootScenes({ parent, title: title() });
    page.dataset.scenes = 'on';
  } catch {
    // No canvas, no scripts from the cache, no matter: the HTML layer has the page for itself.
    page.dataset.scenes = 'off';
  }
}

calm.addEventListener('change', showTitle);
void start();
