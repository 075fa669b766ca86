/** The device: how much room there is, whether the browser promises to keep it, and what is saved nowhere else. */

import { useEffect, useState } from 'preact/hooks';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { ArtImage, Panel } from '../parts/pieces.tsx';
import { useSize } from './chips.tsx';
import { deviceStorage, requestPersistence, type StorageRoom } from './device-storage.ts';

export function StoragePanel() {
  const { t } = useApp().words;
  const size = useSize();
  const [room, setRoom] = useState<StorageRoom | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => void deviceStorage().then(setRoom), []);
  const ask = async () => {
    setIsRefused(!(await requestPersistence()));
    setRoom(await deviceStorage());
  };
  return (
    <Panel title={t('ui.saves.device')} id="device">
      {room?.used == null ? (
        <p>{t('ui.saves.room.unknown')}</p>
      ) : (
        <p>
          {room.free === null
            ? t('ui.saves.room.used', { used: size(room.used) })
            : t('ui.saves.room', { used: size(room.used), free: size(room.free) })}
        </p>
      )}
      <p class="lasting" data-lasting={room?.isLasting ?? 'unknown'}>
        <ArtImage src={iconArt(room?.isLasting ? 'ui-check' : 'ui-info')} size={32} />
        <span>{t(lastingKey(room?.isLasting ?? null))}</span>
      </p>
      {room?.isLasting === false ? (
        <button type="button" onClick={() => void ask()}>
          {t('ui.saves.ask')}
        </button>
      ) : null}
      <p role="status">{isRefused ? t('ui.saves.refused') : ''}</p>
    </Panel>
  );
}

function lastingKey(isLasting: boolean | null): string {
  if (isLasting === null) return 'ui.saves.lasting.unknown';
  return isLasting ? 'ui.saves.lasting.yes' : 'ui.saves.lasting.no';
}

/** What nobody keeps but this browser, and what not even it keeps. */
export function GoodToKnow() {
  const { t } = useApp().words;
  return (
    <Panel title={t('ui.saves.know')} id="know">
      <ul class="good-to-know">
        {[1, 2, 3, 4].map((n) => (
          <li key={n}>{t(`ui.saves.know.${n}`)}</li>
        ))}
      </ul>
    </Panel>
  );
}
