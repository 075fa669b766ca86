/** What a player must know before a new game begins: what is missing, and what becomes of the unfinished one. */

import { Lines } from '../../panels/lines.tsx';
import { useApp } from '../context.ts';
import { Button } from './pieces.tsx';

interface Props {
  /** What is missing, in words. */
  problems: string[];
  /** Whether the button has been pressed once and asks again. */
  asksAgain: boolean;
  /** Whether an unfinished game will be lost. */
  replaces: boolean;
}

export function StartNotes({ problems, asksAgain, replaces }: Props) {
  const { t, settings } = useApp();
  return (
    <>
      <div role="alert" class="problems">
        <Lines of={problems} look="tile" />
        {asksAgain && problems.length === 0 ? <p class="tile">{t('ui.newGame.sure')}</p> : null}
      </div>
      {replaces && !settings.value.confirm ? <p class="note tile">{t('ui.newGame.replaces')}</p> : null}
    </>
  );
}

/** Over the first game of a player who has begun none and won no level: where the rules are taught. */
export function NewcomerNote() {
  const { t, levels, settings, go } = useApp();
  if (settings.value.lastNames.length > 0 || Object.keys(levels.progress.levels).length > 0) return null;
  return (
    <div class="panel cluster apart" data-newcomer>
      <p style="flex: 1 1 9rem">{t('ui.newGame.newcomer')}</p>
      <Button class="green" tap={() => go('lessons')}>
        {t('ui.newGame.lessons')}
      </Button>
    </div>
  );
}
