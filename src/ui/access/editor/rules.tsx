/** The rules a level is played by: its variants, its twists, and whether everybody gets the same cards. */

import { twistsOf, withEvilLord, withMode, withTwists } from '../../../session/campaign/campaign-core.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { useApp } from '../context.ts';
import { Toggle } from '../parts/choices.tsx';
import { LineField, Select } from '../parts/field.tsx';
import { Panel } from '../parts/pieces.tsx';
import { TwistPicker } from '../parts/twist-picker.tsx';
import type { EditorPart } from './part.ts';

/** The Full Variant, as a new game offers it. */
const FULL = { doubles: true, foresight: 'more', meatStand: true } as const;
const SEED_LETTERS = 60;

export function LevelRules({ draft, onChange }: EditorPart) {
  const { t } = useApp();
  const twists = twistsOf(draft);
  return (
    <>
      <Panel title={t('ui.editor.rules')} id="editor-rules">
        {draft.game === 'petz' ? (
          <PetzRules draft={draft} onChange={onChange} />
        ) : (
          <QuestRules draft={draft} onChange={onChange} />
        )}
        <LineField
          title={t('ui.newGame.seed')}
          data-seed
          maxLength={SEED_LETTERS}
          value={draft.seed ?? ''}
          onChange={(value) => onChange({ ...draft, seed: value === '' ? null : value })}
        >
          <small>{t('ui.editor.seedHint')}</small>
        </LineField>
      </Panel>
      {twists === null ? null : (
        <TwistPicker
          of={twists.of}
          chosen={twists.chosen}
          onChange={(chosen) => onChange(withTwists(draft, chosen))}
        />
      )}
    </>
  );
}

function PetzRules({ draft, onChange }: EditorPart<Extract<Level, { game: 'petz' }>>) {
  const { t } = useApp();
  const { variants: _, expansions: __, ...plain } = draft;
  const length = draft.expansions?.darkAlleys?.length ?? '';
  return (
    <>
      <Toggle
        title={t('ui.newGame.full')}
        value={draft.variants !== undefined}
        onChange={(on) =>
          onChange({
            ...plain,
            ...(draft.expansions === undefined ? {} : { expansions: draft.expansions }),
            ...(on ? { variants: FULL } : {}),
          })
        }
      />
      <Select
        name="length"
        title={t('ui.newGame.expansion.darkAlleys')}
        value={length}
        options={[
          ['', t('ui.editor.without')],
          ...(['standard', 'extended', 'compromise'] as const).map(
            (one) => [one, t(`ui.newGame.length.${one}`)] as const,
          ),
        ]}
        onChange={(value) =>
          onChange({
            ...plain,
            ...(draft.variants === undefined ? {} : { variants: draft.variants }),
            ...(value === '' ? {} : { expansions: { darkAlleys: { length: value as 'standard' } } }),
          })
        }
      />
    </>
  );
}

function QuestRules({ draft, onChange }: EditorPart<Extract<Level, { game: 'quest' }>>) {
  const { t } = useApp();
  return (
    <>
      <Select
        name="mode"
        title={t('ui.editor.mode')}
        value={draft.mode ?? 'normal'}
        options={(['normal', 'hard'] as const).map((mode) => [mode, t(`quest.mode.${mode}.name`)])}
        onChange={(mode) => onChange(withMode(draft, mode as 'normal'))}
      />
      <Select
        name="lord"
        title={t('ui.editor.lord')}
        value={draft.lord?.handicap ?? ''}
        options={[
          ['', t('ui.editor.without')],
          ...(['none', 'refill', 'even'] as const).map(
            (handicap) => [handicap, t(`quest.handicap.${handicap}.name`)] as const,
          ),
        ]}
        onChange={(value) =>
          onChange(withEvilLord(draft, value === '' ? null : { handicap: value as 'none' }))
        }
      />
    </>
  );
}
