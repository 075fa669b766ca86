/** How to play: the game in eight steps, the needs, and tips. */

import { needKey, needTextKey } from '../../../i18n/keys.ts';
import { NEEDS } from '../../../session/facts.ts';
import { needArt } from '../art.ts';
import { useApp } from '../context.ts';
import { Art, ScreenTitle } from '../parts/pieces.tsx';

const STEPS = 8;
const TIPS = 21;
const count = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

export function Rules() {
  const { words, desk, go } = useApp();
  const { t } = words;
  return (
    <main class="screen">
      <ScreenTitle>{t('ui.title.howToPlay')}</ScreenTitle>
      <ol class="steps">
        {count(STEPS).map((n) => (
          <li key={n} class="panel paper">
            <h2>{t(`ui.howToPlay.${n}.title`)}</h2>
            <p>{t(`ui.howToPlay.${n}.text`)}</p>
          </li>
        ))}
      </ol>
      <section class="panel paper">
        <h2>{t('ui.rules.needs')}</h2>
        <dl class="needs">
          {NEEDS.map((need) => (
            <div key={need}>
              <dt>
                <Art src={needArt(need)} /> {t(needKey(need))}
              </dt>
              <dd>{t(needTextKey(need))}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="panel paper">
        <h2>{t('ui.rules.tips')}</h2>
        <ul class="tips">
          {count(TIPS).map((n) => (
            <li key={n}>{t(`ui.tip.${n}`)}</li>
          ))}
        </ul>
      </section>
      <button type="button" class="gold" onClick={() => go(desk.session === null ? 'title' : 'table')}>
        {t('ui.back')}
      </button>
    </main>
  );
}
