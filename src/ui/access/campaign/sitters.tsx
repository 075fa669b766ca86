/** Who sits where in a level: faces, names, how well they play. */

import { strengthKey } from '../../../i18n/keys.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { PLAYER_COLOURS } from '../../art-urls.ts';
import { ArtImage } from '../parts/pieces.tsx';
import { FACES, Portrait } from '../parts/portrait.tsx';
import { StrengthStars } from '../rivals/strength-stars.tsx';
import { heroAddress, speakerArt } from './art.ts';
import { useLevels } from './hooks.tsx';

export function Sitters({ level }: { level: Level }) {
  const { levels, words, t } = useLevels();
  const mine = level.seats.findIndex(({ who }) => who === 'person');
  return (
    <ul class="sitters-of list" aria-label={t('ui.level.sitters')}>
      {level.seats.map((seat, at) => {
        const colour = PLAYER_COLOURS[at % PLAYER_COLOURS.length];
        const name = at === mine ? t('ui.level.you', { name: levels.ownName }) : words.sitter(level, at);
        return (
          <li class="row apart card" key={at} data-colour={colour} data-who={seat.who}>
            <Face level={level} at={at} />
            <span>
              <strong class="name">{name ?? t('ui.level.friend')}</strong>
              {seat.who === 'person' ? null : (
                <small class="row">
                  <ArtImage src={FACES[seat.strength]} size={26} />
                  {t(strengthKey(seat.strength))}
                  <StrengthStars strength={seat.strength} />
                </small>
              )}
              {seat.who === 'friend' ? <small class="row">{t('ui.level.friendSeat')}</small> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** In the shops a face, in a quest the Hero, or the Evil Lord on the last seat. */
function Face({ level, at }: { level: Level; at: number }) {
  const size = 64;
  if (level.game === 'petz') {
    const seat = level.seats[at];
    const rival = seat === undefined || seat.who === 'person' ? null : (seat.rival ?? null);
    return <Portrait rival={rival} seat={at} face="neutral" size={size} />;
  }
  const heroes = Array.isArray(level.heroes) ? level.heroes : [];
  const hero = heroes[at];
  const src = hero === undefined ? speakerArt('lord') : heroAddress(hero);
  return src === null ? null : <img src={src} alt="" width={size} height={size} />;
}
