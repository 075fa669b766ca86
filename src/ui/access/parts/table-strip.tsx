/** What every table in words has: the buttons of its strip, and a voice for whoever does not see what happens. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnySession } from '../../../session/game/session.ts';
import { useMissing } from '../campaign/hooks.tsx';
import { useApp } from '../context.ts';
import { useShortcut } from './key-sign.tsx';
import { Button } from './pieces.tsx';

interface TableButtonsProps {
  session: Pick<AnySession, 'canUndo' | 'undo'>;
  children?: ComponentChildren;
}

/** `children` stand behind the way back. */
export function TableButtons({ session, children }: TableButtonsProps) {
  const { sessions, go, t } = useApp();
  const isMissing = useMissing();
  return (
    <div class="strip-buttons wrap">
      {isMissing('undo') ? null : (
        <Button class="small" disabled={!session.canUndo()} tap={() => session.undo()}>
          {t('ui.table.undo')}
        </Button>
      )}
      {children}
      <Button class="small" aria-keyshortcuts={useShortcut('ask')} tap={() => go('asking')}>
        {t('ui.asking.title')}
      </Button>
      {isMissing('help') ? null : (
        <Button class="small" tap={() => go('rules')} words={t('ui.title.howToPlay')} />
      )}
      <Button class="small" tap={() => go('settings')} words={t('ui.title.settings')} />
      <Button
        class="small"
        tap={() => {
          sessions.leave();
          go('title');
        }}
      >
        {t('ui.table.leave')}
      </Button>
    </div>
  );
}

/** How many lines are read out at once: whoever was away reads the log. */
const AT_ONCE = 6;

interface AnnouncerProps {
  session: Pick<AnySession, 'subscribe'>;
  newsOf(entry: number): readonly string[];
}

/** Says what happens to whoever does not see it; `told` words an answer's events as far as the person may know them. */
export function Announcer({ session, newsOf }: AnnouncerProps) {
  const { t } = useApp();
  const [lines, setLines] = useState<readonly string[]>([]);
  const live = useRef({ t, newsOf });
  live.current = { t, newsOf };
  useEffect(
    () =>
      session.subscribe((change) => {
        if (change.type === 'undone') setLines([live.current.t('ui.table.undone')]);
        if (change.type !== 'answered') return;
        const news = live.current.newsOf(change.entry);
        setLines((before) => [...before, ...news].slice(-AT_ONCE));
      }),
    [session],
  );
  return (
    <div class="unseen" aria-live="polite" data-announcer>
      {lines.map((line, at) => (
        <p key={`${at}${line}`}>{line}</p>
      ))}
    </div>
  );
}
