/** What is chosen before a level: who else plays, and which pet of the album goes along. */

import { nameKey } from '../../../i18n/keys.ts';
import type { Level, Picks } from '../../../session/campaign/levels.ts';
import { petArt } from '../../art-urls.ts';
import { Choices, Toggle } from '../parts/choices.tsx';
import type { CampaignState } from './hooks.tsx';

const NOBODY = 'nobody';

export function PicksForm({
  campaign,
  level,
  picks,
  onChange,
}: {
  campaign: CampaignState;
  level: Level;
  picks: Picks;
  onChange(picks: Picks): void;
}) {
  const { words, levels } = campaign;
  const { t } = words;
  const friends = level.seats.flatMap(({ who }, seat) => (who === 'friend' ? [seat] : []));
  const pets = levels.companions(level);
  const wants = level.game === 'quest' && level.companion !== undefined;
  if (friends.length === 0 && !wants) return null;
  const sit = (seat: number, isPerson: boolean) => {
    const others = (picks.friends ?? []).filter((one) => one !== seat);
    onChange({ ...picks, friends: isPerson ? [...others, seat].sort((a, b) => a - b) : others });
  };
  const take = (pet: string) => {
    const { companion: _, ...rest } = picks;
    onChange(pet === NOBODY ? rest : { ...rest, companion: pet });
  };
  return (
    <section class="panel picks" aria-label={t('ui.level.picks')}>
      {friends.map((seat) => (
        <Toggle
          key={seat}
          title={t('ui.level.friendJoins', { n: seat + 1 })}
          hint={t('ui.level.friendHint', { name: words.sitter(level, seat) ?? '' })}
          value={picks.friends?.includes(seat) === true}
          onChange={(isPerson) => sit(seat, isPerson)}
        />
      ))}
      {!wants ? null : pets.length === 0 ? (
        <p class="soft">{t('ui.level.noCompanion')}</p>
      ) : (
        <Choices
          title={t('ui.level.companion')}
          hint={t('ui.level.companionHint')}
          value={picks.companion ?? NOBODY}
          choices={[
            { value: NOBODY, words: t('ui.level.companionNobody') },
            ...pets.map((pet) => ({ value: pet, words: t(nameKey('pet', pet)), art: petArt(pet) })),
          ]}
          onChange={take}
        />
      )}
    </section>
  );
}
