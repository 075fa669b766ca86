/** Which box is played, and how long: the base game, or Dark Alleys with one of its lengths. */

import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Choices } from '../parts/choices.tsx';
import { draftLength, type GameDraft, lengthsFor } from './draft.ts';
import '../styles/expansion.css';

const BOXES = ['base', 'darkAlleys'] as const;
const SIGNS = { base: iconArt('phase-shopping'), darkAlleys: iconArt('icon-alley') } as const;

export function ExpansionChoice({ draft, onChange }: { draft: GameDraft; onChange(draft: GameDraft): void }) {
  const { t } = useApp().words;
  const length = draftLength(draft);
  const box = length === null ? 'base' : 'darkAlleys';
  return (
    <div class="panel expansion">
      <Choices
        title={t('ui.newGame.expansion')}
        hint={t(`ui.newGame.expansion.${box}.hint`)}
        value={box}
        choices={BOXES.map((value) => ({
          value,
          words: t(`ui.newGame.expansion.${value}`),
          art: SIGNS[value],
        }))}
        onChange={(value) => onChange({ ...draft, length: value === 'base' ? null : (length ?? 'standard') })}
      />
      {length === null ? null : (
        <Choices
          title={t('ui.newGame.length')}
          hint={t(`ui.newGame.length.${length}.hint`)}
          value={length}
          choices={lengthsFor(draft.seats.length).map((value) => ({
            value,
            words: t(`ui.newGame.length.${value}`),
          }))}
          onChange={(value) => onChange({ ...draft, length: value })}
        />
      )}
    </div>
  );
}
