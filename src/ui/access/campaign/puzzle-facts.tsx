/** What a puzzle fixes and no picture shows: in which order Need Cards are drawn, and when the game ends. */

import { colourKey, needKey } from '../../../i18n/keys.ts';
import type { Level } from '../../../session/levels.ts';
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

function end({ t }: LevelWords, level: Level): string | null {
  if (level.game !== 'petz' || level.stop === undefined) return null;
  const { round, after, scoring } = level.stop;
  return t(scoring === 'final' ? 'ui.puzzles.ends.final' : `ui.puzzles.ends.${after}`, { round });
}

/** Nothing for levels that are no puzzles. */
export function PuzzleFacts({ words, level }: { words: LevelWords; level: Level }) {
  if (level.kind !== 'puzzle') return null;
  const piles = draws(words, level);
  const ends = end(words, level);
  return (
    <>
      {piles.length === 0 ? null : (
        <section class="panel puzzle-piles">
          <h2>{words.t('ui.puzzles.piles')}</h2>
          <ul>
            {piles.map((pile) => (
              <li key={pile}>{pile}</li>
            ))}
          </ul>
        </section>
      )}
      {ends === null ? null : <p class="soft">{ends}</p>}
    </>
  );
}
