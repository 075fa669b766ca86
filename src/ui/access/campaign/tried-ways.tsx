/** What the menu offers while a level that is made is tried: back to the editor, as it was or to begin where one is. */

import { useState } from 'preact/hooks';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { changeLevel } from './incoming.ts';

export function TriedWays({ run: { level, session } }: { run: LevelRun }) {
  const { go, words } = useApp();
  const { t } = words;
  const [hasFailed, setFailed] = useState(false);
  const beginHere = async () => {
    const { levelFromHere } = await import('../../../session/campaign/level-of-moment.ts');
    const next = levelFromHere(level, session.toSave());
    if (next === null) setFailed(true);
    else changeLevel(go, next);
  };
  return (
    <>
      <button type="button" class="gold" data-back-to-editor onClick={() => go('editor')}>
        <img src={iconArt('ui-back')} alt="" width={36} height={36} />
        {t('ui.editor.back')}
      </button>
      <button type="button" data-begin-here onClick={() => void beginHere()}>
        <img src={iconArt('icon-start')} alt="" width={36} height={36} />
        {t('ui.editor.beginHere')}
      </button>
      {hasFailed ? <p role="alert">{t('ui.editor.beginNowhere')}</p> : null}
    </>
  );
}
