/** A button of a panel. Its id is one of the ids of the picture: keyboard, gamepad and tests find it among those. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Over the picture the keyboard's ring goes over all that can be pressed, and no button takes the focus; in a page Tab does. */
export const TabIndex = createContext(-1);

export interface Pressable {
  id: string;
  words: string;
  /** Its name where the words are but a sign. */
  says?: string;
  /** Where its drawing lies. */
  art?: string | null;
  /** Only the drawing is shown; the words are its name. */
  isIcon?: boolean;
  /** One of several that may be picked: is it? */
  isOn?: boolean;
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
  says,
  art = null,
  isIcon = false,
  isOn,
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
      tabIndex={useContext(TabIndex)}
      title={why ?? (isIcon ? words : undefined)}
      aria-label={says ?? (isIcon ? words : undefined)}
      disabled={tap === null && explain === undefined}
      aria-pressed={isOn}
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

/** The small buttons of a panel: hint, undo, rule. */
export function ToolButtons({ of, areIcons }: { of: readonly Pressable[]; areIcons?: boolean }) {
  return of.map((tool) => (
    <Pressed key={tool.id} {...tool} isIcon={areIcons || tool.isIcon === true} class="tool" />
  ));
}

/** Everything beside a panel that lies over the picture: a tap there closes it. */
export function Beside({ words, tap }: { words: string | undefined; tap(): void }) {
  return <button type="button" class="flat outside" tabIndex={-1} aria-label={words} onClick={tap} />;
}
