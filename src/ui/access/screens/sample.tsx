/** A pet that tries out the settings: its words in the size chosen, a coin that flies as fast as things will. */

import { isStill } from '../../../session/profiles/settings.ts';
import { needArt, petArt, playerArt, TOKEN_ART } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { ArtImage } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';

const PET = 'uni';

export function Sample() {
  const { settings, t } = useApp();
  const { value } = settings;
  const still = isStill(value, window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const flight = value.speed === 'instant' ? 'instant' : still ? 'still' : value.speed;
  return (
    <section class="sample shade stack apart card" aria-label={t('ui.settings.sample')}>
      <p class="sample-says anchor tile pad">{t('ui.settings.sample.says')}</p>
      <div class="sample-stage anchor" data-flight={flight} aria-hidden="true">
        <img class="sample-pet" src={petArt(PET)} alt="" width={150} height={150} />
        {/* Keyed by the flight, so that a new speed starts at once. */}
        <img class="sample-coin" key={flight} src={TOKEN_ART.gold} alt="" width={44} height={44} />
      </div>
      {value.forecast ? (
        <p class="bright row tile pad">
          <ArtImage src={needArt('hunger')} size={32} /> {t('ui.settings.sample.forecast')}
        </p>
      ) : null}
      <div class="sample-rival row apart">
        <Portrait rival="pip" seat={2} face="happy" size={56} />
        <ul>
          {value.rivals === 'whole' ? (
            <>
              <li class="row">
                <ArtImage src={playerArt(2)} size={22} /> {t('ui.settings.sample.step.1')}
              </li>
              <li class="row">
                <ArtImage src={playerArt(2)} size={22} /> {t('ui.settings.sample.step.2')}
              </li>
            </>
          ) : null}
          <li class="row">
            <ArtImage src={playerArt(2)} size={22} /> {t('ui.settings.sample.step.3')}
          </li>
        </ul>
      </div>
    </section>
  );
}
