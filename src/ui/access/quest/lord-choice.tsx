/** Whether an Evil Lord commands the Monsters, who that is, and how much the Heroes are helped against him. */

import type { Handicap } from '../../../engine/quest/state.ts';
import {
  evenBoss,
  FIRST_HANDICAP,
  type Leader,
  type QuestParty,
  withLord,
} from '../../../session/game/party.ts';
import { useApp } from '../context.ts';
import { Choices, Toggle } from '../parts/choices.tsx';
import { LORD } from './hero.tsx';
import { LeaderChoice, LeaderName, useProposed } from './leader.tsx';

const HELPS: readonly Handicap[] = ['even', 'refill', 'none'];

export function LordChoice({ party, onChange }: { party: QuestParty; onChange(party: QuestParty): void }) {
  const { t } = useApp().words;
  const { lord } = party;
  const proposed = useProposed();
  const lead = (leader: Leader) => {
    if (lord === null) return;
    const isNameless = leader === 'person' && lord.name.trim() === '';
    // With many Heroes the names run out before him.
    const name = isNameless ? proposed(party.seats.length) || proposed(0) : lord.name;
    onChange(withLord(party, { ...lord, leader, name }));
  };
  return (
    <div class="lord-choice" data-on={lord !== null}>
      <div class="lord-head">
        <img class="lord-face" src={LORD} alt="" width={104} height={104} />
        <Toggle
          title={t('ui.party.lord')}
          hint={t('ui.party.lordText')}
          value={lord !== null}
          onChange={(isOn) =>
            onChange(withLord(party, isOn ? { leader: 'master', name: '', handicap: FIRST_HANDICAP } : null))
          }
        />
      </div>
      {lord === null ? null : (
        <>
          <div class="lord-led">
            <LeaderChoice
              n={party.seats.length + 1}
              value={lord.leader}
              isRival={party.seats.some(({ leader }) => leader === 'person')}
              onChange={lead}
            />
            {lord.leader === 'person' ? (
              <LeaderName
                title={t('ui.party.lordName')}
                value={lord.name}
                onChange={(name) => onChange(withLord(party, { ...lord, name }))}
              />
            ) : null}
          </div>
          {lord.leader === 'person' && party.seats.some(({ leader }) => leader === 'person') ? (
            <Toggle
              title={t('ui.couch.open')}
              hint={t('ui.couch.openText')}
              value={lord.open ?? false}
              onChange={(open) => onChange(withLord(party, { ...lord, open }))}
            />
          ) : null}
          <Choices
            title={t('ui.party.help')}
            hint={t(`ui.party.help.${lord.handicap}.text`, { percent: evenBoss(party.seats.length) })}
            value={lord.handicap}
            choices={HELPS.map((value) => ({ value, words: t(`ui.party.help.${value}.name`) }))}
            onChange={(handicap) => onChange(withLord(party, { ...lord, handicap }))}
          />
        </>
      )}
    </div>
  );
}
