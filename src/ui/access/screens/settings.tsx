/** Settings: language, size of the text, how fast rivals play, and the saved game as a file. */

import { SPEEDS, type Speed } from '../../../session/pacing.ts';
import { useApp } from '../context.ts';
import { ScreenTitle } from '../parts/pieces.tsx';
import { ImportButton, LanguageChoice } from './title.tsx';

const SIZES = [100, 115, 130] as const;

export function Settings() {
  const { words, settings, desk, go } = useApp();
  const { t } = words;
  const { speed, textSize } = settings.value;
  return (
    <main class="screen narrow">
      <ScreenTitle>{t('ui.title.settings')}</ScreenTitle>
      <div class="panel paper form">
        <LanguageChoice />
        <label class="field">
          <span>{t('ui.settings.textSize')}</span>
          <select
            value={textSize}
            onChange={(event) => {
              const size = SIZES.find((x) => x === Number(event.currentTarget.value));
              if (size !== undefined) settings.change({ textSize: size });
            }}
          >
            {SIZES.map((size) => (
              <option key={size} value={size}>
                {t('ui.settings.percent', { size })}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t('ui.settings.speed')}</span>
          <select
            value={speed}
            onChange={(event) => settings.change({ speed: event.currentTarget.value as Speed })}
          >
            {(Object.keys(SPEEDS) as Speed[]).map((name) => (
              <option key={name} value={name}>
                {t(`ui.settings.speed.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="panel paper form">
        <ImportButton />
        <ExportButton />
      </div>
      <button type="button" class="gold" onClick={() => go(desk.session === null ? 'title' : 'table')}>
        {t('ui.back')}
      </button>
    </main>
  );
}

/** Hands the game at hand over as a file. */
function ExportButton() {
  const { words, desk } = useApp();
  const hand = () => {
    const text = desk.exportGame();
    if (text === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = 'dungeon-petz.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button type="button" disabled={desk.unfinished() === null} onClick={hand}>
      {words.t('ui.settings.export')}
    </button>
  );
}
