/** A new game to be passed on before it is played: who sits where, the rules and the seed as a little level. */

import type { Dealt } from '../../../session/campaign/as-level.ts';
import { hasOwnHeroes } from '../../../session/profiles/own-heroes.ts';
import { linkTo } from '../campaign/share-link.ts';
import { useApp } from '../context.ts';
import { ShareButton } from './share-button.tsx';
import '../styles/fair.css';

/** `dealt`: null while something is missing. */
export function ShareSetup({ dealt }: { dealt: () => Dealt | null }) {
  const { t } = useApp().words;
  const text = async () => {
    const { asLevel } = await import('../../../session/campaign/as-level.ts');
    const game = dealt();
    const made = game === null ? null : asLevel(game);
    return made === null ? null : linkTo(made.text, t('ui.shared.challenge'));
  };
  // A link holds ids only, and Heroes of the workshop have theirs on this device alone.
  const barred = () => (hasOwnHeroes(dealt()) ? t('ui.shared.ownHeroes') : null);
  return (
    <ShareButton name="setup" text={text} barred={barred}>
      {t('ui.shared.setup')}
    </ShareButton>
  );
}
