/** The story in lines: who did what, each with the sign of what it is about; and what happened since one's last turn. */

import '../styles/news.css';
import type { GameId } from '../../../engine/games.ts';
import type { StoryLine } from '../../../text/story.ts';
import { useApp } from '../context.ts';
import { type Openable, opener } from '../insight/why.tsx';
import { ArtImage } from './pieces.tsx';

interface StoryLinesProps<G extends GameId> {
  lines: readonly StoryLine[];
  newestFirst?: boolean;
  about?: Openable<G> | null;
}

/** `newestFirst` begins with the end; `about` is the game whose answers may be explained. */
export function StoryLines<G extends GameId>({
  lines,
  newestFirst = false,
  about = null,
}: StoryLinesProps<G>) {
  const open = opener(about);
  const all = lines.map(({ id, entry, seat, emblem, before, words, sign }) => (
    <li key={id} data-line={id} data-seat={emblem?.seat}>
      {emblem === null ? <span /> : <ArtImage src={emblem.art} size={28} />}
      <p>
        {before.map((step, at) => (
          <span key={at} class="step">
            <ArtImage src={step.sign} size={30} />
            <span class={step.sign === null ? '' : 'unseen'}>{step.words} </span>
          </span>
        ))}
        {words}
      </p>
      <ArtImage src={sign} size={32} />
      {open(seat, entry)}
    </li>
  ));
  return (
    <ol class="entries" reversed={newestFirst}>
      {newestFirst ? all.reverse() : all}
    </ol>
  );
}

/** What the others did since one's own last answer. */
export function StoryNews({ lines, isOpen }: { lines: readonly StoryLine[]; isOpen: boolean }) {
  const { t } = useApp();
  if (lines.length === 0) return null;
  return (
    <details class="recap" open={isOpen}>
      <summary>{t('ui.recap.button', { n: lines.length })}</summary>
      <StoryLines lines={lines} />
    </details>
  );
}
