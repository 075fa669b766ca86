/** The page of the album that says what was decided in the story, and what became of it. */

import type { Outcome } from '../../../session/campaign/levels.ts';
import { Page } from '../parts/page.tsx';
import { changeWords } from './change-words.ts';
import type { CampaignState } from './hooks.tsx';
import type { LevelWords } from './words.ts';

export function OutcomesScreen({ campaign, back }: { campaign: CampaignState; back(): void }) {
  const { levels, t } = campaign;
  const outcomes = levels.outcomes.all();
  return (
    <Page kind="campaign-page outcomes-page" title={t('ui.album.outcomes')} back={back}>
      <p class="panel">{t(outcomes.length === 0 ? 'ui.album.outcomesEmpty' : 'ui.album.outcomesLead')}</p>
      {outcomes.map((outcome) => (
        <OneOutcome
          key={`${outcome.origin?.id} ${outcome.choice?.id} ${outcome.who}`}
          campaign={campaign}
          outcome={outcome}
        />
      ))}
    </Page>
  );
}

/** What was decided, and a line for every level in which something came of it. */
function OneOutcome({ campaign, outcome }: { campaign: CampaignState; outcome: Outcome }) {
  const { words, t } = campaign;
  const { origin, who, choice, came } = outcome;
  if (who !== null) return <Came words={words} name={who} title={words.speaker(who)} came={came} />;
  if (origin === null) return null;
  const decided = choice === null ? null : words.text(origin, `choice.${choice.id}.${choice.option}`);
  const from = decided === null ? undefined : t('ui.level.from', { level: words.title(origin) });
  return (
    <Came
      words={words}
      name={choice?.id ?? origin.id}
      title={decided ?? words.title(origin)}
      came={came}
      from={from}
    />
  );
}

interface CameProps extends Pick<Outcome, 'came'> {
  words: LevelWords;
  name: string;
  title: string;
  from?: string | undefined;
}

/** What came of one thing. */
function Came({ words, name, title, came, from }: CameProps) {
  return (
    <section class="panel consequences" data-outcome={name}>
      <h2>{title}</h2>
      {from === undefined ? null : <p class="soft">{from}</p>}
      {came.length === 0 ? <p>{words.t('ui.album.notYet')}</p> : null}
      <ul>
        {came.map(({ level, change }) => (
          <li class="list tight pad" key={`${level.id} ${JSON.stringify(change.if)}`}>
            <strong>{changeWords(words, level, change)}</strong>
            <small>{words.title(level)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
