/** The sign at the title and at the campaign's map: a new version, all is here, an icon of one's own. */

import { useEffect } from 'preact/hooks';
import type { Words } from '../../../i18n/words.ts';
import { firstEvents } from '../../../offline/first-events.ts';
import type { OfflineSign } from '../../../offline/policy.ts';
import { iconArt } from '../../art-urls.ts';
import { useChanges } from '../context.ts';
import { installApp } from './install.ts';
import type { Updates } from './updates.ts';
import './signs.css';
import { Button } from '../parts/pieces.tsx';

interface SignsProps {
  house: Updates;
  words: Words;
  /** Opens the page of what is saved. */
  toSaves(): void;
}

export function OfflineSigns({ house, words, toSaves }: SignsProps) {
  useChanges(house, firstEvents, words, words.later);
  const { t } = words;
  const sign = house.sign();
  // The words come a moment after the title.
  const isWorded = words.has('ui.offline.update');
  useEffect(() => {
    if (sign !== 'ready' || !isWorded) return;
    // Said once: gone with the next visit, or with the button.
    return () => house.wave('ready');
  }, [sign, isWorded]);
  return (
    <div class="access toasts offline-signs middle" data-at="foot" lang={words.language} role="status">
      {sign === null || !isWorded ? null : (
        <div class="toast gilded row apart" data-sign={sign}>
          <img src={iconArt(PICTURES[sign])} alt="" width={30} height={30} />
          <p>{t(sign === 'update' && house.isHeld ? 'ui.offline.held' : `ui.offline.${sign}`)}</p>
          <Deed sign={sign} house={house} words={words} toSaves={toSaves} />
          {sign === 'update' ? null : (
            <Button class="small" data-wave tap={() => house.wave(sign)}>
              {t(sign === 'ready' ? 'ui.save.ok' : 'ui.offline.never')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const PICTURES: Readonly<Record<OfflineSign, string>> = {
  update: 'ui-info',
  ready: 'ui-check',
  install: 'icon-imp',
  forgets: 'ui-info',
};

/** What can be done about it. */
function Deed({ sign, house, words: { t }, toSaves }: SignsProps & { sign: OfflineSign }) {
  if (sign === 'ready') return null;
  const deeds = { update: () => void house.take(true), install: () => void installApp(), forgets: toSaves };
  return <Button class="small gold" data-deed={sign} tap={deeds[sign]} words={t(`ui.offline.${sign}.do`)} />;
}
