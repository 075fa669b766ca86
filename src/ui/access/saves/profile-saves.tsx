/** What is saved for one profile: its games with where they stand, its stars, its size, and all of it as a file. */

import { exportProfile, type Holding } from '../../../session/profiles/profile-files.ts';
import { writeGame } from '../../../session/saves/load.ts';
import { PLAYER_COLOURS } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { ArtImage, Chip } from '../parts/pieces.tsx';
import { ProfileFace, profileColour, profileName } from '../parts/profile.tsx';
import { StarChip, useSize } from './chips.tsx';
import { fileName, handOver } from './device-storage.ts';
import { whatIs, whereArt, whereIs } from './whereabouts.tsx';

export function ProfileSaves({ holding, bytes }: { holding: Holding; bytes: number }) {
  const { sessions, words, settings } = useApp();
  const { t } = words;
  const size = useSize();
  const { profile, games, stars } = holding;
  const name = profileName(words, sessions.profiles, profile);
  const has = (key: string) => words.has(key);
  const exportAll = async () => {
    const text = await exportProfile({ sessions, settings }, profile.id);
    if (text !== null) handOver(text, fileName(name));
  };
  return (
    <li class="panel holding" data-colour={PLAYER_COLOURS[profileColour(profile)]} data-holding={profile.id}>
      <div class="holding-head">
        <span class="holding-face">
          <ProfileFace profile={profile} size={64} />
        </span>
        <div>
          <h3>{name}</h3>
          <p class="chips">
            <StarChip stars={stars} />
            <Chip art={null}>{size(bytes)}</Chip>
          </p>
        </div>
        <button type="button" data-export={profile.id} onClick={() => void exportAll()}>
          {t('ui.saves.export')}
          <span class="unseen">{` (${name})`}</span>
        </button>
      </div>
      {games.length === 0 ? (
        <p class="soft">{t('ui.saves.noGames')}</p>
      ) : (
        <ul class="saved-games">
          {games.map(({ slot, where, save }) => (
            <li key={slot} data-slot={slot}>
              <ArtImage src={whereArt(where)} size={40} />
              <span>
                <strong>{whatIs({ t, has }, where)}</strong>
                <small>{whereIs({ t }, where)}</small>
              </span>
              <button
                type="button"
                class="small"
                onClick={() => handOver(writeGame(save), fileName(name, t(`ui.saves.slot.${slot}`)))}
              >
                {t('ui.saves.asFile')}
                <span class="unseen">{` (${name}, ${whatIs({ t, has }, where)})`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
