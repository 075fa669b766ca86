/** What a game has unlocked: hats, signs, outfits, and the levels that may be played now. */

import { campaignArt } from './art.ts';
import type { CampaignState } from './hooks.tsx';

export function Unlocked({ campaign }: { campaign: CampaignState }) {
  const { book, levels, words } = campaign;
  const { t } = words;
  const { brought } = levels;
  const things = (brought?.unlocked ?? []).filter((name) => !name.startsWith('level:'));
  const opened = (brought?.levels ?? []).flatMap((id) => book?.level(id) ?? []);
  const step = brought?.step ?? 0;
  if (things.length === 0 && opened.length === 0 && step === 0) return null;
  return (
    <section class="panel unlocked" aria-labelledby="unlocked">
      <h2 id="unlocked">{t('ui.level.unlocked')}</h2>
      <ul>
        {things.map((name) => (
          <li key={name} data-unlocked={name}>
            <img src={campaignArt('medal-gold')} alt="" width={40} height={40} />
            {words.t(`cosmetic.${name}`)}
          </li>
        ))}
        {step === 0 ? null : (
          <li data-unlocked={`step.${step}`}>
            <img src={campaignArt('medal-gold')} alt="" width={40} height={40} />
            {t('ui.step.opened', { n: step })}
          </li>
        )}
        {opened.map((level) => (
          <li key={level.id} data-unlocked={level.id}>
            <img src={campaignArt('star-empty')} alt="" width={40} height={40} />
            {t('ui.level.opens', { chapter: words.chapter(level.chapter), title: words.title(level) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
