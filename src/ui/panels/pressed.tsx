/** A button of a panel. Its id is one of the ids of the picture: keyboard, gamepad and tests find it among those. */
import type { ComponentChildren } from 'preact';

export interface Pressable {
  id: string;
  words: string;
  /** Where its drawing lies. */
  art?: string | null;
  /** Only the drawing is shown; the words are its name. */
  isIcon?: boolean;
  /** Null: it is off. */
  tap: (() => void) | null;
  /** Why it is off, or what it does. */
  why?: string | null;
  /** Says more about it: after a long press, or where it is off. */
  explain?: () => void;
}

export function Pressed({
  id,
  words,
  art = null,
  isIcon = false,
  tap,
  why = null,
  explain,
  class: look = '',
  children,
}: Pressable & { class?: string; children?: ComponentChildren }) {
  return (
    <button
      type="button"
      class={look}
      data-hit={id}
      tabIndex={-1}
      title={why ?? (isIcon ? words : undefined)}
      aria-label={isIcon ? words : undefined}
      disabled={tap === null && explain === undefined}
      aria-disabled={tap === null ? 'true' : undefined}
      onContextMenu={(event) => {
        event.preventDefault();
        explain?.();
      }}
      onClick={() => (tap ?? explain)?.()}
    >
      {art === null ? null : <img class="picture" src={art} alt="" />}
      {isIcon ? null : (
        <span class="words">
          <span>{words}</span>
          {children}
        </span>
      )}
    </button>
  );
}
