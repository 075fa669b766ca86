/** The hints of a level, one after the other, each a little plainer than the one before. */

import { useState } from 'preact/hooks';
import type { Level } from '../../../session/campaign/levels.ts';
import { iconArt } from '../../art-urls.ts';
import { ArtImage, Button } from '../parts/pieces.tsx';
import { hintsRead, readHint } from './hints-read.ts';
import { useLevels } from './hooks.tsx';

export function Hints({ level }: { level: Level }) {
  const { levels, words, t } = useLevels();
  const all = Array.from({ length: level.hints ?? 0 }, (_, i) => words.text(level, `hint.${i + 1}`)).filter(
    (hint) => hint !== null,
  );
  const [open, setOpen] = useState(hintsRead(level));
  const show = () => {
    readHint(level);
    if (levels.run?.level.id === level.id) levels.run.help();
    setOpen(hintsRead(level));
  };
  if (all.length === 0) return null;
  return (
    <div class="hints">
      <ol class="list" aria-live="polite">
        {all.slice(0, open).map((hint, i) => (
          <li class="row apart top gilt bright pad" key={hint} data-hint={i + 1}>
            <ArtImage src={iconArt('ui-hint')} size={32} />
            <span>{hint}</span>
          </li>
        ))}
      </ol>
      {open < all.length ? (
        <Button class="small" data-hint-next tap={show}>
          {t('ui.level.hint', { n: open + 1, of: all.length })}
        </Button>
      ) : (
        <p class="soft">{t('ui.level.hintsRead')}</p>
      )}
    </div>
  );
}
