/** What a puzzle fixes and no picture shows: in which order Need Cards are drawn, and when the game ends. */

import { colourKey, needKey } from '../../../i18n/keys.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { Lines } from '../../panels/lines.tsx';
import { useLevels } from './hooks.tsx';
import type { LevelWords } from './words.ts';

/** `Green: hunger, poop`, a line a pile, from the top; nothing where the piles are left to chance. */
function draws({ t }: LevelWords, level: Level): string[] {
  if (level.game !== 'petz') return [];
  return Object.entries(level.needs ?? {}).map(([colour, needs]) =>
    t('ui.puzzles.pile', {
      colour: t(colourKey(colour)),
      needs: needs.map((need) => t(needKey(need))).join(', '),
    }),
  );
}

/** `Hunger (green)`, the cards that the player begins with. */
function hand({ t }: LevelWords, level: Level): string[] {
  if (level.game !== 'petz') return [];
  const seat = level.seats.findIndex(({ who }) => who === 'person');
  const cards = level.start?.shops?.[seat]?.hand ?? [];
  return cards.map((card) => {
    const [colour = '', need = ''] = card.split('.');
    return t('ui.puzzles.card', { colour: t(colourKey(colour)), need: t(needKey(need)) });
  });
}

function end({ t }: LevelWords, level: Level): string | null {
  if (level.game !== 'petz' || level.stop === undefined) return null;
  const { round, after, scoring } = level.stop;
  if (after === 'grouping') return t('ui.inPlay.stopsGrouping');
  return t(scoring === 'final' ? 'ui.puzzles.ends.final' : `ui.puzzles.ends.${after}`, { round });
}

/** Nothing for levels that are no puzzles. */
export function PuzzleFacts({ level }: { level: Level }) {
  const { words, t } = useLevels();
  if (level.kind !== 'puzzle') return null;
  const piles = draws(words, level);
  const held = hand(words, level);
  const ends = end(words, level);
  if (piles.length === 0 && ends === null) return null;
  return (
    <section class="panel puzzle-facts" aria-label={t('ui.puzzles.known')}>
      {held.length === 0 ? null : <p>{t('ui.puzzles.hand', { cards: held.join(', ') })}</p>}
      {piles.length === 0 ? null : (
        <>
          <h2>{t('ui.puzzles.piles')}</h2>
          <ul>
            <Lines of={piles} as="li" />
          </ul>
        </>
      )}
      {ends === null ? null : <p>{ends}</p>}
    </section>
  );
}
