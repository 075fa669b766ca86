/** What a player must know before a new game begins: what is missing, and what becomes of the unfinished one. */

import { Lines } from '../../panels/lines.tsx';
import { useApp } from '../context.ts';

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
