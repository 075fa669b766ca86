/** Switches the sound off and on, in the menu. */
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { KeySign, useShortcut } from './key-sign.tsx';

export function SoundButton() {
  const { words, settings } = useApp();
  const { sound } = settings.value;
  return (
    <button
      type="button"
      data-sound={sound ? 'on' : 'off'}
      aria-keyshortcuts={useShortcut('sound')}
      onClick={() => settings.change({ sound: !sound })}
    >
      <img src={iconArt(sound ? 'ui-sound' : 'ui-sound-off')} alt="" width={36} height={36} />
      {words.t(sound ? 'ui.menu.soundOn' : 'ui.menu.soundOff')}
      <KeySign deed="sound" />
    </button>
  );
}
