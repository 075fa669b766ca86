/**
 * The keys of the table where it is read in words: the same as over its picture, as far as they have a use here. One
 * works everywhere, over every picture and on every page: that of the sound.
 */

import { actionOfKey, type KeyAction, type KeyBindings, PAD } from '../../session/profiles/key-map.ts';
import type { Screen } from './context.ts';

interface ShortcutHandlers {
  screen(): Screen;
  go(screen: Screen, at?: string): void;
  bindings(): KeyBindings;
  /** Takes the last move back, if that may be. */
  undo(): void;
  /** What is asked now: the rules open there. */
  kind(): string | undefined;
  /** The sound off, or on again. */
  sound(): void;
}

const WRITING =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';
const PAGES = { ask: 'asking', log: 'log', menu: 'menu' } as const satisfies Partial<
  Record<KeyAction, Screen>
>;

/** Listens from now on; returns what stops it. The picture listens for itself, so do gamepads. */
export function followShortcuts(handlers: ShortcutHandlers): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.code === PAD) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.activeElement?.matches(WRITING)) return;
    const action = actionOfKey(handlers.bindings(), event);
    if (action !== null && (action === 'sound' || isInWords(handlers)) && obey(action, handlers))
      event.preventDefault();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

/** Is it the table, and not its picture? */
function isInWords({ screen }: ShortcutHandlers): boolean {
  return screen() === 'table' && !document.body.classList.contains('table-drawn');
}

function obey(action: KeyAction, { go, kind, undo, sound }: ShortcutHandlers): boolean {
  switch (action) {
    case 'ask':
    case 'log':
    case 'menu':
      go(PAGES[action]);
      return true;
    case 'rules':
      go('rules', kind());
      return true;
    case 'undo':
      undo();
      return true;
    case 'sound':
      sound();
      return true;
    case 'hint':
      return pressHint();
    default:
      return false;
  }
}

function pressHint(): boolean {
  const button = document.querySelector<HTMLElement>('.question [data-hit="hint"]');
  button?.click();
  return button !== null;
}
