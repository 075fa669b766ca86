/** A hint in either game: asked for with one tap, thought about, told, and taken with another. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Json } from '../../../engine/kernel/state.ts';
import type { Hint } from '../../../session/game/thinker.ts';
import { iconArt } from '../../art-urls.ts';
import { hasUnreadHints } from '../campaign/hints-read.ts';
import { useMissing } from '../campaign/hooks.tsx';
import { useApp } from '../context.ts';

/** A hint in words. */
interface Advice {
  lines: readonly string[];
  why: string | null;
  /** What else was weighed. */
  others: ComponentChildren;
}

export function HintBox({
  t,
  wish,
  tell,
  answer,
}: {
  t(key: string): string;
  /** Null if nobody is asked any more. */
  wish(): Promise<Hint | null>;
  tell(thought: Hint): Advice;
  answer(choice: Json): void;
}) {
  const { go, levels } = useApp();
  const { run } = levels;
  const isMissing = useMissing();
  // A level's own hints come first, until all are read.
  const hasOwn = run !== null && hasUnreadHints(run.level);
  const [thought, setThought] = useState<Hint | 'thinking' | null>(null);
  const ask = () => {
    setThought('thinking');
    void wish().then(setThought);
  };
  const box = useRef<HTMLDivElement>(null);
  // The button that asked for the hint is gone: the focus waits where the hint is read.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (thought !== null && isLost) box.current?.focus({ preventScroll: true });
  }, [thought]);
  if (isMissing('hint')) return null;
  return (
    <div class="hint" aria-live="polite" ref={box} tabIndex={-1}>
      {hasOwn ? (
        <button type="button" class="small" onClick={() => go('goals')}>
          <img src={iconArt('ui-hint')} alt="" width={28} height={28} />
          <span>{t('ui.level.hints')}</span>
        </button>
      ) : thought === null ? (
        <button type="button" class="small" onClick={ask}>
          <img src={iconArt('ui-hint')} alt="" width={28} height={28} />
          <span>{t('ui.hint.ask')}</span>
        </button>
      ) : thought === 'thinking' ? (
        <p class="soft">{t('ui.hint.thinking')}</p>
      ) : (
        <Told t={t} advice={tell(thought)} take={() => answer(thought.choice)} />
      )}
    </div>
  );
}

function Told({ t, advice, take }: { t(key: string): string; advice: Advice; take(): void }) {
  return (
    <div class="bubble">
      <h3>{t('ui.hint.title')}</h3>
      <ul>
        {advice.lines.map((line, at) => (
          <li key={`${at}${line}`}>{line}</li>
        ))}
      </ul>
      {advice.why === null ? null : <p>{advice.why}</p>}
      {advice.others}
      <button type="button" class="green" onClick={take}>
        {t('ui.hint.take')}
      </button>
    </div>
  );
}
