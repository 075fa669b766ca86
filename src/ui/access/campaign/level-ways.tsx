/** What the menu offers in a level besides the rest: what it brought, its goals, once more, give up; where it leads back to. */

import { useState } from 'preact/hooks';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import { firstPartOf, type Level } from '../../../session/campaign/levels.ts';
import { type Screen, useApp } from '../context.ts';
import { Button } from '../parts/pieces.tsx';
import { campaignArt } from './art.ts';
import { useLevels, useWays } from './hooks.tsx';
import { changeLevel, isTried } from './incoming.ts';

/** Nothing in a free game. */
export function LevelWays() {
  const { go, settings, trainer } = useApp();
  const { again, leave } = useWays();
  const { levels, t } = useLevels();
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
    const { screen, at } = homeOf(level);
    leave(screen, at);
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
        <Button class="gold across" data-level-end-open tap={() => go('levelEnd')} art={campaignArt('star')}>
          {t('ui.level.brought')}
        </Button>
      ) : (
        <Button class="across" data-goals-open tap={() => go('goals')} art={campaignArt('star')}>
          {t('ui.level.about')}
        </Button>
      )}
      <Button data-again tap={sure('again', again)} icon="ui-undo">
        {t(asked === 'again' ? 'ui.level.againSure' : 'ui.level.again')}
      </Button>
      <Button data-give-up tap={sure('giveUp', giveUp)} icon="ui-close">
        {t(run.isOver ? homeOf(level).words : asked === 'giveUp' ? 'ui.level.giveUpSure' : 'ui.level.giveUp')}
      </Button>
    </>
  );
}

/** What the menu offers while a level that is made is tried: back to the editor, as it was or to begin where one is. */
function TriedWays({ run: { level, session } }: { run: LevelRun }) {
  const { go, t } = useApp();
  const [hasFailed, setFailed] = useState(false);
  const beginHere = async () => {
    const { levelFromHere } = await import('../../../session/campaign/level-of-moment.ts');
    const next = levelFromHere(level, session.toSave());
    if (next === null) setFailed(true);
    else changeLevel(go, next);
  };
  return (
    <>
      <Button class="gold" data-back-to-editor tap={() => go('editor')} icon="ui-back">
        {t('ui.editor.back')}
      </Button>
      <Button data-begin-here tap={() => void beginHere()} icon="icon-start">
        {t('ui.editor.beginHere')}
      </Button>
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
