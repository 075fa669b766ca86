/** Levels in two parts on the pages of the campaign: what goes along into the second part, and its goals. */

import { broughtFor, type Level } from '../../../session/campaign/levels.ts';
import { useLevels } from './hooks.tsx';
import { OpenGoals } from './stars.tsx';
import { Consequences } from './twists.tsx';

/** At the end of the first part: what comes of it in the second, `next`. */
export function PartBrings({ next }: { next: Level }) {
  const { levels, words, t } = useLevels();
  const changes = levels.outcomes.of(next, broughtFor(levels.progress, next.id));
  const lines = changes.filter(({ if: condition }) => 'first' in condition);
  return (
    <section class="end-part" data-part={next.id} aria-label={t('ui.level.part.brings')}>
      {lines.length === 0 ? (
        <p class="panel">{t('ui.level.part.nothing', { level: words.title(next) })}</p>
      ) : null}
      <Consequences
        level={next}
        changes={lines}
        title={t('ui.level.part.brings', { level: words.title(next) })}
      />
    </section>
  );
}

/** In the briefing of the first part: what has to be reached in the second. */
export function PartGoals({ next }: { next: Level }) {
  const { levels, words, t } = useLevels();
  return (
    <OpenGoals
      level={next}
      won={levels.record(next.id)?.goals}
      title={t('ui.level.part.then', { level: words.title(next) })}
      id="part-goals"
      data-part={next.id}
    />
  );
}
