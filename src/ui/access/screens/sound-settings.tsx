/** What is heard and how loud: three volumes and a switch for all of them. */
import { useApp } from '../context.ts';
import { Toggle } from '../parts/choices.tsx';
import { Slider } from '../parts/slider.tsx';

const VOLUMES = ['effects', 'voices', 'music'] as const;

export function SoundSettings() {
  const { words, settings } = useApp();
  const { t } = words;
  const { value } = settings;
  return (
    <>
      <Toggle
        title={t('ui.settings.sound')}
        hint={t('ui.settings.sound.hint')}
        value={value.sound}
        onChange={(sound) => settings.change({ sound })}
      />
      {VOLUMES.map((name) => (
        <Slider
          key={name}
          title={t(`ui.settings.${name}`)}
          value={value[name]}
          words={t('ui.settings.percent', { size: value[name] })}
          disabled={!value.sound}
          onChange={(volume) => settings.change({ [name]: volume })}
        />
      ))}
    </>
  );
}
