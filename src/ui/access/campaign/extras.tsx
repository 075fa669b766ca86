/** What is taken along into a level: one of the pieces that were earned. */

import type { Extra } from '../../../campaign/extras.ts';
import { nameKey, textKey } from '../../../i18n/keys.ts';
import { questNameKey, questTextKey } from '../../../i18n/quest-keys.ts';
import type { Level, Picks } from '../../../session/campaign/levels.ts';
import { Choices } from '../parts/choices.tsx';
import type { CampaignState } from './hooks.tsx';
import type { LevelWords } from './words.ts';

const NOTHING = '';

/** The name of a piece and what its card says; single cards of a kind share both. */
export function extraWords({ t }: LevelWords, extra: Extra): { id: string; name: string; text: string } {
  if ('artifact' in extra) {
    const id = extra.artifact;
    return { id, name: t(nameKey('artifact', id)), text: t(textKey('artifact', id)) };
  }
  const [family, id] =
    'hero' in extra ? (['hero', extra.hero] as const) : (['treasure', extra.treasure] as const);
  const kind = id.split('.')[0] ?? id;
  return { id, name: t(questNameKey(family, kind)), text: t(questTextKey(family, kind)) };
}

/** Nothing where nothing that was earned can go along. */
export function ExtraPicker({
  levels,
  words,
  level,
  picks,
  onChange,
}: Pick<CampaignState, 'levels' | 'words'> & { level: Level; picks: Picks; onChange(picks: Picks): void }) {
  const { t } = words;
  const { extra: _, ...rest } = picks;
  const pieces = levels.steps.extrasFor(level, rest).map((extra) => extraWords(words, extra));
  if (pieces.length === 0) return null;
  const chosen = pieces.find(({ id }) => id === picks.extra);
  return (
    <section class="panel extras" aria-label={t('ui.extra.title')}>
      <Choices
        title={t('ui.extra.title')}
        hint={chosen?.text ?? t('ui.extra.hint')}
        value={picks.extra ?? NOTHING}
        choices={[
          { value: NOTHING, words: t('ui.extra.none') },
          ...pieces.map(({ id, name }) => ({ value: id, words: name })),
        ]}
        onChange={(id) => onChange(id === NOTHING ? rest : { ...rest, extra: id })}
      />
    </section>
  );
}
