/** What a lesson has brought, shown: the pets that live in the shop at its end, and how they grew. */

import type { EventOf } from '../../../engine/games.ts';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import { petArt } from '../../art-urls.ts';
import type { LevelWords } from './words.ts';

/** Nothing in Pug Quest, or where nobody lives. */
export function LessonGain({ words, run }: { words: LevelWords; run: LevelRun }) {
  const { t } = words;
  const { view, events: story } = run.look;
  const pets = 'shops' in view ? (view.shops[run.seat]?.plots ?? []).flatMap(({ pet }) => pet ?? []) : [];
  if (pets.length === 0) return null;
  const events = story as readonly EventOf<'petz'>[];
  const wasOf = (id: string, size: number) => {
    const grown = events.find(
      (event) => event.type === 'petz.grew' && event.seat === run.seat && event.pet === id,
    );
    return grown?.type === 'petz.grew' ? grown.from : size;
  };
  return (
    <section class="panel lesson-gain" aria-labelledby="lesson-gain">
      <h2 id="lesson-gain">{t('ui.level.pets', { count: pets.length })}</h2>
      <ul>
        {pets.map(({ id, size }) => (
          <li key={id} data-pet={id}>
            <img src={petArt(id)} alt="" width={96} height={96} />
            <span>
              {t(wasOf(id, size) < size ? 'ui.level.grew' : 'ui.level.size', {
                pet: t(`petz.pet.${id}.name`),
                from: wasOf(id, size),
                size,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
