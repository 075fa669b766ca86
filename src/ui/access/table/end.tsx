/** How a game of either kind has ended: the panel in place of its last question, with the ways on. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AnySession } from '../../../session/game/session.ts';
import { LevelWords } from '../campaign/words.ts';
import { useApp } from '../context.ts';
import { hasTurningPoints } from '../insight/turning.tsx';
import { ShareButton, ShareGame } from '../parts/share.tsx';
import '../styles/final.css';
import { Button } from '../parts/pieces.tsx';

interface EndPanelProps {
  session: AnySession;
  kind: string;
  title: string;
  picture?: ComponentChildren;
  /** The result as a text to be passed on. */
  result?: string;
  /** Where another game begins. */
  again: 'newGame' | 'newQuest';
  children: ComponentChildren;
}

export function EndPanel({ session, kind, title, picture, result, again, children }: EndPanelProps) {
  const { sessions, levels, go, words, t } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  // Here the game's last question was.
  useLayoutEffect(() => heading.current?.focus(), []);
  const { run } = levels;
  // Without a winner a page of its own says what there was to find.
  if (run?.level.kind === 'puzzle')
    return (
      <section class="panel final" aria-labelledby="question" data-final>
        <h2 id="question" ref={heading} tabIndex={-1}>
          {new LevelWords(words).title(run.level)}
        </h2>
        <div class="actions wrap apart">
          <Button class="gold" data-puzzle-end tap={() => go('levelEnd')} words={t('ui.level.brought')} />
        </div>
      </section>
    );
  const leave = (screen: 'title' | typeof again) => {
    void sessions.finish();
    go(screen);
  };
  return (
    <section class={`panel ${kind}`} aria-labelledby="question" data-final>
      {picture}
      <h2 id="question" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div class="actions wrap apart">
        <Button tap={() => leave('title')} words={t('ui.final.title')} />
        {result === undefined ? null : (
          <ShareButton name="result" text={() => result} words={t('ui.share.button')} />
        )}
        {session.level === null ? <ShareGame session={session} /> : null}
        {hasTurningPoints(session) ? (
          <Button data-turning-open tap={() => go('turning')} words={t('ui.insight.turning')} />
        ) : null}
        {session.level === null || levels.lost !== null ? (
          <Button class="gold" tap={() => leave(again)} words={t('ui.final.again')} />
        ) : null}
      </div>
    </section>
  );
}
