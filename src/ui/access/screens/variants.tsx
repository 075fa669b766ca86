/** The variants as cards of rules, each with its sign and a short line; one switch for all of them. */

import type { ComponentChildren } from 'preact';
import { FORESIGHT } from '../../../engine/petz/read.ts';
import { foresightKey, variantKey, variantTextKey } from '../../../i18n/keys.ts';
import { iconArt, TOKEN_ART } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { ChoiceRow, Toggle } from '../parts/choices.tsx';
import { ArtImage } from '../parts/pieces.tsx';
import { draftLength, type GameDraft, hasFinalOrder, isFullGame, withFull } from './draft.ts';

const SWITCHES = ['doubles', 'meatStand', 'finalOrder'] as const;

const SIGNS = {
  doubles: iconArt('phase-needs'),
  meatStand: TOKEN_ART.meat,
  finalOrder: iconArt('icon-start'),
  foresight: iconArt('phase-showing'),
} as const;

interface Props {
  draft: GameDraft;
  onChange(draft: GameDraft): void;
}

/** `children` lie behind the last card. */
export function RuleCards({ draft, onChange, children }: Props & { children: ComponentChildren }) {
  const { t } = useApp();
  return (
    <fieldset class="variants anchor">
      <legend class="tag heading">{t('ui.newGame.variants')}</legend>
      <Toggle
        title={t('ui.newGame.full')}
        value={isFullGame(draft)}
        onChange={(full) => onChange(withFull(draft, full))}
      />
      <div class="rule-cards wrap">
        {SWITCHES.map((name) => (
          <RuleCard key={name} name={name} draft={draft} onChange={onChange} />
        ))}
        <Foresight draft={draft} onChange={onChange} />
        {children}
      </div>
    </fieldset>
  );
}

function RuleCard({ name, draft, onChange }: Props & { name: (typeof SWITCHES)[number] }) {
  const { t } = useApp();
  const { variants } = draft;
  const isExtended = name === 'finalOrder' && draftLength(draft) === 'extended';
  const isOff = name === 'finalOrder' && !hasFinalOrder(draft);
  return (
    <label class="rule-card facing anchor card" title={isExtended ? undefined : t(variantTextKey(name))}>
      <input
        type="checkbox"
        checked={variants[name] && !isOff}
        disabled={isOff}
        onChange={(event) =>
          onChange({ ...draft, variants: { ...variants, [name]: event.currentTarget.checked } })
        }
      />
      <ArtImage src={SIGNS[name]} size={48} />
      <span>
        <strong class="name">{t(variantKey(name))}</strong>
        <small>{isExtended ? t('ui.newGame.finalOrder.extended') : t(`ui.newGame.variant.${name}`)}</small>
      </span>
      <img class="tick" src={iconArt('ui-check')} alt="" width={34} height={34} />
    </label>
  );
}

/** How many exhibitions and customers lie open: one of three. */
function Foresight({ draft, onChange }: Props) {
  const { t } = useApp();
  const { variants } = draft;
  return (
    <fieldset class="rule-card facing anchor foresight card">
      <legend class="unseen">{t(variantKey('foresight'))}</legend>
      <ArtImage src={SIGNS.foresight} size={48} />
      <span>
        <strong class="name" aria-hidden="true">
          {t(variantKey('foresight'))}
        </strong>
        <small>{t('ui.newGame.variant.foresight')}</small>
      </span>
      <ChoiceRow
        look="across"
        value={variants.foresight}
        values={FORESIGHT}
        called={(foresight) => t(foresightKey(foresight))}
        onChange={(foresight) => onChange({ ...draft, variants: { ...variants, foresight } })}
      />
    </fieldset>
  );
}
