/** Who leads a seat: a person, or a bot of some strength; faces with their names. */

import type { Leader } from '../../../session/game/party.ts';
import { STRENGTHS } from '../../../session/game/seats.ts';
import { seenName } from '../../../session/profiles/names.ts';
import '../styles/stepper.css';
import { strengthKey, strengthTextKey } from '../../../i18n/keys.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { RivalChance } from '../parts/chance.tsx';
import { LineField } from '../parts/field.tsx';
import { FACES } from '../parts/portrait.tsx';
import { ChoiceStepper } from '../parts/stepper.tsx';

/** A name for a person without one: that of who sat there last, or one to begin with; with many Heroes they run out. */
function useNamed(n: number, name: string): (leader: Leader) => string {
  const { settings, words } = useApp();
  const proposed = (seat: number) => settings.value.lastNames[seat] ?? words.t(`ui.newGame.name.${seat + 1}`);
  const isNameless = seenName(name) === '';
  return (leader) => (leader === 'person' && isNameless ? proposed(n - 1) || proposed(0) : name);
}

/** A bot that plays at random spoils the party for the others: it stays for tests. */
const LEADERS: readonly Leader[] = ['person', ...STRENGTHS];

const SIGNS: Readonly<Record<Leader, string>> = { person: iconArt('icon-person'), ...FACES };

interface LeaderChoiceProps {
  n: number;
  value: Leader;
  name: string;
  /** What the field for the name is called. */
  title: string;
  /** Whether it is played against, and not with. */
  isRival?: boolean;
  onChange(leader: Leader, name: string): void;
  onName(name: string): void;
}

/** Who leads the seat of that number; below it, of a person, the name. */
export function LeaderChoice({
  n,
  value,
  name,
  title,
  isRival = false,
  onChange,
  onName,
}: LeaderChoiceProps) {
  const named = useNamed(n, name);
  const lead = (leader: Leader) => onChange(leader, named(leader));
  const { t } = useApp();
  // Chance is no choice; it only plays on where it did before.
  const shown = value === 'random' ? 'hatchling' : value;
  return (
    <>
      <ChoiceStepper
        title={t('ui.party.leaderOf', { n })}
        name={`leader${n}`}
        value={shown}
        steps={LEADERS.map((leader) => ({
          value: leader,
          words: leader === 'person' ? t('ui.party.leader.person') : t(strengthKey(leader)),
          art: SIGNS[leader],
        }))}
        isRing
        onChange={lead}
      >
        {shown === 'person' ? null : <small class="block centre">{t(strengthTextKey(shown))}</small>}
        {isRival && shown !== 'person' ? (
          <RivalChance kind="lord" strength={shown} onStrength={lead} />
        ) : null}
      </ChoiceStepper>
      {shown === 'person' ? (
        <LineField
          look="leader-name"
          class="centre label"
          isUntitled
          title={title}
          value={name}
          maxLength={20}
          placeholder={t('ui.party.name')}
          onChange={onName}
        />
      ) : null}
    </>
  );
}
