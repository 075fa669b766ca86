/** What the menu offers in a level besides the rest: what it brought, its goals, once more, give up; where it leads back to. */

import { useState } from 'preact/hooks';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import { firstPartOf, type Level } from '../../../session/campaign/levels.ts';
import { iconArt } from '../../art-urls.ts';
import { type Screen, useApp } from '../context.ts';
import { campaignArt } from './art.ts';
import { useLevels } from './hooks.tsx';
import { changeLevel, isTried } from './incoming.ts';

/** Nothing in a free game. */
export function LevelWays() {
  const { sessions, go, settings, trainer } = useApp();
  const { levels, words } = useLevels();
  const { t } = words;
  const { run } = levels;
  const [asked, setAsked] = useState<'again' | 'giveUp' | null>(null);
  if (run === null) return null;
  const { level } = run;
  const giveUp = () => {
    const serving = trainer();
    // A puzzle that is given up shows what there was to be found; in a storm there is no time for it.
    if (level.kind === 'puzzle' && !run.isOver && !serving?.stormOf(run)) {
      if (serving?.state.open?.id === level.id) serving.giveUp();
      go('levelEnd');
      return;
    }
    void sessions.finish();
    const { screen, at } = homeOf(level);
    go(screen, at);
  };
  const again = () => {
    if (levels.again()) go('table');
  };
  /** What throws the game away is asked twice. */
  const sure = (what: 'again' | 'giveUp', act: () => void) => () => {
    if (run.isOver || !settings.value.confirm || asked === what) act();
    else setAsked(what);
  };
  return (
    <>
      {isTried(level.id) ? <TriedWays run={run} /> : null}
      {run.isOver ? (
        <button type="button" class="gold across" data-level-end-open onClick={() => go('levelEnd')}>
          <img src={campaignArt('star')} alt="" width={36} height={36} />
          {t('ui.level.brought')}
        </button>
      ) : (
        <button type="button" class="across" data-goals-open onClick={() => go('goals')}>
          <img src={campaignArt('star')} alt="" width={36} height={36} />
          {t('ui.level.about')}
        </button>
      )}
      <button type="button" data-again onClick={sure('again', again)}>
        <img src={iconArt('ui-undo')} alt="" width={36} height={36} />
        {t(asked === 'again' ? 'ui.level.againSure' : 'ui.level.again')}
      </button>
      <button type="button" data-give-up onClick={sure('giveUp', giveUp)}>
        <img src={iconArt('ui-close')} alt="" width={36} height={36} />
        {t(run.isOver ? homeOf(level).words : asked === 'giveUp' ? 'ui.level.giveUpSure' : 'ui.level.giveUp')}
      </button>
    </>
  );
}

/** What the menu offers while a level that is made is tried: back to the editor, as it was or to begin where one is. */
function TriedWays({ run: { level, session } }: { run: LevelRun }) {
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

const HOMES: Readonly<Record<string, { screen: Screen; words: string }>> = {
  puzzles: { screen: 'puzzles', words: 'ui.puzzles.title' },
  ladder: { screen: 'ladder', words: 'ui.map.place.ladder' },
  daily: { screen: 'daily', words: 'ui.map.place.daily' },
  shared: { screen: 'shared', words: 'ui.shared.title' },
};

/** `at`: the level that is shown there; a second part stands under its first. */
export function homeOf({ chapter, id }: Pick<Level, 'chapter' | 'id'>) {
  const home = HOMES[chapter] ?? { screen: 'campaign' as const, words: 'ui.level.map' };
  return { ...home, at: firstPartOf(id) ?? id };
}
