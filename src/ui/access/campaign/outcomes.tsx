/** The page of the album that says what was decided in the story, and what became of it. */

import type { Outcome } from '../../../session/campaign/levels.ts';
import { Page } from '../parts/page.tsx';
import { changeWords } from './change-words.ts';
import type { CampaignState } from './hooks.tsx';

export function OutcomesScreen({ campaign, back }: { campaign: CampaignState; back(): void }) {
  const { levels, words } = campaign;
  const { t } = words;
  const outcomes = levels.outcomes.all();
  return (
    <Page kind="campaign-page outcomes-page" title={t('ui.album.outcomes')} back={back}>
      <p class="panel">{t(outcomes.length === 0 ? 'ui.album.outcomesEmpty' : 'ui.album.outcomesLead')}</p>
      {outcomes.map((outcome) => (
        <OneOutcome
          key={`${outcome.origin?.id} ${outcome.choice?.id}`}
          campaign={campaign}
          outcome={outcome}
        />
      ))}
    </Page>
  );
}

/** What was decided, and a line for every level in which something came of it. */
function OneOutcome({ campaign, outcome }: { campaign: CampaignState; outcome: Outcome }) {
  const { words } = campaign;
  const { t } = words;
  const { origin, choice, came } = outcome;
  if (origin === null) return null;
  const decided = choice === null ? null : words.text(origin, `choice.${choice.id}.${choice.option}`);
  return (
    <section class="panel consequences" data-outcome={choice?.id ?? origin.id}>
      <h2>{decided ?? words.title(origin)}</h2>
      {decided === null ? null : <p class="soft">{t('ui.level.from', { level: words.title(origin) })}</p>}
      {came.length === 0 ? <p>{t('ui.album.notYet')}</p> : null}
      <ul>
        {came.map(({ level, change }) => (
          <li key={`${level.id} ${JSON.stringify(change.if)}`}>
            <strong>{changeWords(words, level, change)}</strong>
            <small>{words.title(level)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
