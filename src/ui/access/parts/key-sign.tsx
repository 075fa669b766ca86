/** The key that does the same as a button, written on it. */

import { type KeyDeed, keyOfEvent } from '../../../session/profiles/key-map.ts';
import { useApp } from '../context.ts';
import { keyWords } from './key-words.ts';
import '../styles/keys.css';

export function KeySign({ deed }: { deed: KeyDeed }) {
  const { words, settings } = useApp();
  return (
    <span class="key-sign" aria-hidden="true">
      {keyWords(words.t, keyOfEvent(settings.value.keys, deed))}
    </span>
  );
}

/** For `aria-keyshortcuts`. */
export function useShortcut(deed: KeyDeed): string {
  return keyOfEvent(useApp().settings.value.keys, deed);
}
