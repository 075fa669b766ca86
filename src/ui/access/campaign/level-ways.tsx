/** What the menu offers in a level besides the rest: what it brought, its goals, once more, give up. */

import { useState } from 'preact/hooks';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { campaignArt } from './art.ts';
import { homeOf } from './home.ts';
import { useLevels } from './hooks.tsx';
import { isTried } from './incoming.ts';
import { TriedWays } from './tried-ways.tsx';

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
        <button type="button" class="gold wide" data-level-end-open onClick={() => go('levelEnd')}>
          <img src={campaignArt('star')} alt="" width={36} height={36} />
          {t('ui.level.brought')}
        </button>
      ) : (
        <button type="button" class="wide" data-goals-open onClick={() => go('goals')}>
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
