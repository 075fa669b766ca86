/** Keys by their names. */

import '../styles/keys.css';
import type { Words } from '../../../i18n/words.ts';
import { type KeyAction, keyOfEvent } from '../../../session/profiles/key-map.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Button } from './pieces.tsx';

/** Keys whose names are words; the others are what they write. */
const NAMED = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Enter', 'Escape'],
  ...['Home', 'End', 'Backspace', 'Delete', 'Insert'],
];

/** `Left arrow`, `H`, `?`. */
export function keyWords(t: Words['t'], key: string): string {
  if (NAMED.includes(key)) return t(`ui.keys.key.${key}`);
  return key.length === 1 ? key.toLocaleUpperCase() : key;
}

/** The key that does the same as a button, written on it. */
export function KeySign({ action }: { action: KeyAction }) {
  const { words, settings } = useApp();
  return (
    <span class="key-sign" aria-hidden="true">
      {keyWords(words.t, keyOfEvent(settings.value.keys, action))}
    </span>
  );
}

/** For `aria-keyshortcuts`. */
export function useShortcut(action: KeyAction): string {
  return keyOfEvent(useApp().settings.value.keys, action);
}

/** Switches the sound off and on, in the menu. */
export function SoundButton() {
  const { words, settings } = useApp();
  const { sound } = settings.value;
  return (
    <Button
      data-sound={sound ? 'on' : 'off'}
      aria-keyshortcuts={useShortcut('sound')}
      tap={() => settings.change({ sound: !sound })}
      art={iconArt(sound ? 'ui-sound' : 'ui-sound-off')}
    >
      {words.t(sound ? 'ui.menu.soundOn' : 'ui.menu.soundOff')}
      <KeySign action="sound" />
    </Button>
  );
}
