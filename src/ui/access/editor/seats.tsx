/** Who sits where in a level that is made: how many, and in each seat a person, a friend or a bot. */

import { characterKey, strengthKey } from '../../../i18n/keys.ts';
import { withLevelSeat, withSeats } from '../../../session/campaign/campaign-core.ts';
import type { LevelSeat } from '../../../session/campaign/levels.ts';
import { RIVAL_IDS, RIVALS } from '../../../session/game/rivals.ts';
import { CHARACTERS, STRENGTHS } from '../../../session/game/seats.ts';
import { useApp } from '../context.ts';
import { Select } from '../parts/field.tsx';
import { Panel } from '../parts/pieces.tsx';
import type { EditorPart } from './part.ts';

const WHO = ['person', 'bot', 'friend'] as const;

export function LevelSeats({ draft, onChange }: EditorPart) {
  const { t } = useApp();
  const [least, most] = draft.game === 'petz' ? [2, 4] : [1, draft.lord ? 6 : 5];
  const counts = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
  return (
    <Panel title={t('ui.newGame.shops')} id="editor-seats">
      <Select
        name="seats"
        title={t('ui.editor.seats')}
        value={String(draft.seats.length)}
        options={counts.map((value) => [value, value])}
        onChange={(value) => onChange(withSeats(draft, Number(value)))}
      />
      <ol class="below list">
        {draft.seats.map((seat, at) => (
          <li class="wrap" key={at}>
            <SeatRow
              seat={seat}
              at={at}
              isShop={draft.game === 'petz'}
              onChange={(who, as) => onChange(withLevelSeat(draft, at, who, as))}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface Row {
  seat: LevelSeat;
  at: number;
  isShop: boolean;
  onChange(who: LevelSeat['who'], as?: Partial<LevelSeat>): void;
}

function SeatRow({ seat, at, isShop, onChange }: Row) {
  const { t } = useApp();
  const of = (part: string) => t('ui.editor.of', { part, n: at + 1 });
  return (
    <>
      <Select
        name={`who${at}`}
        title={t('ui.editor.seat', { n: at + 1 })}
        value={seat.who}
        options={WHO.map((who) => [who, t(`ui.editor.who.${who}`)])}
        onChange={(who) => onChange(who as LevelSeat['who'])}
      />
      {seat.who === 'person' ? null : (
        <>
          {isShop ? (
            <Select
              name={`rival${at}`}
              title={of(t('ui.editor.rival'))}
              value={seat.rival ?? ''}
              options={RIVAL_IDS.map((id) => [id, RIVALS[id].name])}
              onChange={(rival) => onChange(seat.who, { rival } as Partial<LevelSeat>)}
            />
          ) : null}
          <Select
            name={`strength${at}`}
            title={of(t('ui.editor.strength'))}
            value={seat.strength}
            options={STRENGTHS.map((strength) => [strength, t(strengthKey(strength))])}
            onChange={(strength) => onChange(seat.who, { strength } as Partial<LevelSeat>)}
          />
          {isShop ? (
            <Select
              name={`character${at}`}
              title={of(t('ui.editor.character'))}
              value={seat.character ?? ''}
              options={CHARACTERS.map((character) => [character, t(characterKey(character))])}
              onChange={(character) => onChange(seat.who, { character } as Partial<LevelSeat>)}
            />
          ) : null}
        </>
      )}
    </>
  );
}
