/** Passes a text on, and says what came of it. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { shareText } from '../../share.ts';
import { useApp } from '../context.ts';
import '../styles/fair.css';

export function ShareButton({
  text,
  name,
  isGold = false,
  barred,
  children,
}: {
  /** What is passed on, made when it is wanted; null if it cannot be had. */
  text: () => string | null | Promise<string | null>;
  /** For tests: `data-share`. */
  name: string;
  isGold?: boolean;
  /** Why it cannot be passed on at all, in words; null if it can. */
  barred?: () => string | null;
  children: ComponentChildren;
}) {
  const { t } = useApp().words;
  const [message, setMessage] = useState('');
  const share = async () => {
    // Emptied first, so that the same message is read out again.
    setMessage('');
    const why = barred?.() ?? null;
    if (why !== null) {
      // A moment later, so that the emptied line has been seen by whoever reads it out.
      await Promise.resolve();
      setMessage(why);
      return;
    }
    const made = await text();
    const how = made === null ? 'tooLong' : await shareText(made);
    if (how !== 'left') setMessage(t(how === 'tooLong' ? 'ui.shared.tooLong' : `ui.share.${how}`));
  };
  return (
    <span class="share">
      <button type="button" class={isGold ? 'gold' : ''} data-share={name} onClick={() => void share()}>
        {children}
      </button>
      <span role="status" class="shared-message">
        {message}
      </span>
    </span>
  );
}
