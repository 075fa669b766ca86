/** A puzzle is over, in the table in words: nobody has won against anybody, and its own page says what there was to find. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../context.ts';
import { Button } from '../parts/pieces.tsx';
import { useLevels } from './hooks.tsx';

export function PuzzleOver() {
  const { go } = useApp();
  const { levels, words } = useLevels();
  const heading = useRef<HTMLHeadingElement>(null);
  // Here the game's last question was.
  useLayoutEffect(() => heading.current?.focus(), []);
  const { run } = levels;
  if (run === null) return null;
  return (
    <section class="panel final" aria-labelledby="question" data-final>
      <h2 id="question" ref={heading} tabIndex={-1}>
        {words.title(run.level)}
      </h2>
      <div class="actions wrap apart">
        <Button class="gold" data-puzzle-end tap={() => go('levelEnd')} words={words.t('ui.level.brought')} />
      </div>
    </section>
  );
}
