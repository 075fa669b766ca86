/** Who leads a seat: a person, or a bot of some strength; faces with their names. */

import type { Leader } from '../../../session/party.ts';
import { STRENGTHS } from '../../../session/seats.ts';
import { iconArt } from '../art.ts';
import { useApp } from '../context.ts';

/** So many names are proposed to persons who had none yet. */
const PROPOSED = 4;

/** The name that is proposed for the person at a seat: the one that sat there last, or one to begin with. */
export function useProposed(): (seat: number) => string {
  const { settings, words } = useApp();
  return (seat) =>
    settings.value.lastNames[seat] ?? (seat < PROPOSED ? words.t(`ui.newGame.name.${seat + 1}`) : '');
}

/** A bot that plays at random spoils the party for the others: it stays for tests. */
const LEADERS: readonly Leader[] = ['person', ...STRENGTHS.filter((strength) => strength !== 'random')];

const SIGNS: Readonly<Record<Leader, string>> = {
  person: iconArt('icon-person'),
  random: iconArt('bot-mild'),
  easy: iconArt('bot-mild'),
  hard: iconArt('bot-ruthless'),
};

export function LeaderChoice({
  n,
  value,
  onChange,
}: {
  n: number;
  value: Leader;
  onChange(leader: Leader): void;
}) {
  const { t } = useApp().words;
  return (
    <fieldset class="strengths leader">
      <legend class="unseen">{t('ui.party.leaderOf', { n })}</legend>
      <div>
        {LEADERS.map((leader) => (
          <label key={leader} title={t(`ui.party.leader.${leader}`)}>
            <input
              type="radio"
              name={`leader${n}`}
              value={leader}
              checked={leader === value}
              onChange={() => onChange(leader)}
            />
            <img src={SIGNS[leader]} alt="" width={40} height={40} />
            <span class="unseen">{t(`ui.party.leader.${leader}`)}</span>
          </label>
        ))}
      </div>
      <small aria-hidden="true">{t(`ui.party.leader.${value}`)}</small>
    </fieldset>
  );
}

/** The name of the person who leads a seat. */
export function LeaderName({
  title,
  value,
  onChange,
}: {
  title: string;
  value: string;
  onChange(name: string): void;
}) {
  const { t } = useApp().words;
  return (
    <label class="leader-name">
      <span class="unseen">{title}</span>
      <input
        value={value}
        maxLength={20}
        autocomplete="off"
        placeholder={t('ui.party.name')}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
