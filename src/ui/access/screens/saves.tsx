/** What is saved here: for everybody the games and the progress, what the device says of its room, and files. */

import { useEffect, useState } from 'preact/hooks';
import { exportProfile, type Holding, lettersOf, survey } from '../../../session/profiles/profile-files.ts';
import { Lines } from '../../panels/lines.tsx';
import { type App, useApp } from '../context.ts';
import { fetchedPart, useArrived } from '../parts/fetched.tsx';
import { Page } from '../parts/page.tsx';
import { ImportPanel } from '../saves/import-panel.tsx';
import '../styles/saves.css';
import { writeGame } from '../../../session/saves/load.ts';
import { iconArt, PLAYER_COLOURS } from '../../art-urls.ts';
import { ArtImage, Button, Chip, Panel } from '../parts/pieces.tsx';
import { ProfileFace, profileColour, profileName } from '../parts/portrait.tsx';
import { StarChip, useSize } from '../saves/chips.tsx';
import {
  deviceStorage,
  fileName,
  handOver,
  requestPersistence,
  type StorageRoom,
} from '../saves/device-storage.ts';
import { whatIs, whereArt, whereIs } from '../saves/whereabouts.tsx';

export function SavesScreen() {
  const app = useApp();
  const { t } = app.words;
  const [count, setCount] = useState(0);
  const inventory = useInventory(app, count);
  return (
    <Page kind="saves" title={t('ui.saves.title')} back={() => app.back()}>
      <p class="mid centre night edged pad">{t('ui.saves.lead')}</p>
      <div class="split" style="--split: minmax(0, 1.15fr) minmax(0, 1fr)">
        <section class="stack apart" aria-labelledby="holdings">
          <h2 id="holdings" class="unseen">
            {t('ui.saves.everybody')}
          </h2>
          <ul class="stack apart">
            {inventory?.holdings.map((holding) => (
              <ProfileSaves
                key={holding.profile.id}
                holding={holding}
                bytes={inventory.letters.get(holding.profile.id) ?? 0}
              />
            ))}
          </ul>
          <Button class="row apart start" tap={() => app.go('profiles')} icon="icon-person" size={32}>
            {t('ui.profiles.title')}
          </Button>
        </section>
        <div class="saves-side stack apart">
          <ImportPanel onTaken={() => setCount((n) => n + 1)} />
          <StoragePanel />
          <Home />
          <GoodToKnow />
        </div>
      </div>
    </Page>
  );
}

/** How the game moves onto the device; what it says comes later than the page. */
const Home = fetchedPart(async () => (await import('../offline/offline.ts')).HomePanel);

/** Looked up when the page opens, and again when something was taken in. */
function useInventory({ sessions }: App, count: number) {
  return useArrived(async () => {
    await sessions.settled();
    const [holdings, letters] = await Promise.all([survey(sessions), lettersOf(sessions.deviceData.store)]);
    return { holdings, letters };
  }, [count]);
}

/** What is saved for one profile: its games with where they stand, its stars, its size, and all of it as a file. */
function ProfileSaves({ holding, bytes }: { holding: Holding; bytes: number }) {
  const { sessions, words, settings, t } = useApp();
  const size = useSize();
  const { profile, games, stars } = holding;
  const name = profileName(words, sessions.profiles, profile);
  const exportAll = async () => {
    const text = await exportProfile({ sessions, settings }, profile.id);
    if (text !== null) handOver(text, fileName(name));
  };
  return (
    <li
      class="panel holding stack"
      data-colour={PLAYER_COLOURS[profileColour(profile)]}
      data-holding={profile.id}
    >
      <div class="holding-head">
        <span class="holding-face centred">
          <ProfileFace profile={profile} size={64} />
        </span>
        <div>
          <h3>{name}</h3>
          <p class="chips cluster">
            <StarChip stars={stars} />
            <Chip art={null}>{size(bytes)}</Chip>
          </p>
        </div>
        <Button data-export={profile.id} tap={() => void exportAll()}>
          {t('ui.saves.export')}
          <span class="unseen">{` (${name})`}</span>
        </Button>
      </div>
      {games.length === 0 ? (
        <p class="soft pad">{t('ui.saves.noGames')}</p>
      ) : (
        <ul class="stack pad">
          {games.map(({ slot, where, save }) => (
            <li class="row apart" key={slot} data-slot={slot}>
              <ArtImage src={whereArt(where)} size={40} />
              <span class="stretch">
                <strong class="name">{whatIs(words, where)}</strong>
                <small class="about">{whereIs(words, where)}</small>
              </span>
              <Button
                class="small"
                tap={() => handOver(writeGame(save), fileName(name, t(`ui.saves.slot.${slot}`)))}
              >
                {t('ui.saves.asFile')}
                <span class="unseen">{` (${name}, ${whatIs(words, where)})`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The device: how much room there is, whether the browser promises to keep it, and what is saved nowhere else. */
function StoragePanel() {
  const { t } = useApp();
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
      <p class="row apart" data-lasting={room?.isLasting ?? 'unknown'}>
        <ArtImage src={iconArt(room?.isLasting ? 'ui-check' : 'ui-info')} size={32} />
        <span>{t(lastingKey(room?.isLasting ?? null))}</span>
      </p>
      {room?.isLasting === false ? <Button tap={() => void ask()} words={t('ui.saves.ask')} /> : null}
      <p role="status">{isRefused ? t('ui.saves.refused') : ''}</p>
    </Panel>
  );
}

function lastingKey(isLasting: boolean | null): string {
  if (isLasting === null) return 'ui.saves.lasting.unknown';
  return isLasting ? 'ui.saves.lasting.yes' : 'ui.saves.lasting.no';
}

/** What only this browser saves, and what not even it saves. */
function GoodToKnow() {
  const { t } = useApp();
  return (
    <Panel title={t('ui.saves.know')} id="know">
      <ul class="good-to-know stack">
        <Lines of={[1, 2, 3, 4].map((n) => t(`ui.saves.know.${n}`))} as="li" />
      </ul>
    </Panel>
  );
}
