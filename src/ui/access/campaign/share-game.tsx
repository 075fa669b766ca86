/** A finished game to be passed on: as a link with which a friend plays the very same cards, or as a file. */

import type { AnySession } from '../../../session/game/session.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { ShareButton } from '../parts/share-button.tsx';
import { fileName, handOver } from '../saves/device-storage.ts';
import { linkTo } from './share-link.ts';

export function ShareGame({ session }: { session: AnySession }) {
  const { t } = useApp().words;
  const text = async () => {
    const { gameFile } = await import('../../../session/saves/sharing.ts');
    return gameFile(session.toSave() as never);
  };
  return (
    <span class="share-game">
      <ShareButton name="game" text={async () => linkTo(await text(), t('ui.shared.challenge'))}>
        {t('ui.shared.share')}
      </ShareButton>
      <button
        type="button"
        class="round"
        data-share-file
        aria-label={t('ui.shared.asFile')}
        title={t('ui.shared.asFile')}
        onClick={async () => handOver(await text(), fileName(t('ui.shared.fileGame')))}
      >
        <img src={iconArt('ui-log')} alt="" width={30} height={30} />
      </button>
    </span>
  );
}
