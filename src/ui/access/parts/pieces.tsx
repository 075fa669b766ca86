/** Small pieces that every screen is made of: pictures, chips, panels. */

import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { iconArt } from '../../art-urls.ts';

/** A picture beside its word; it says nothing itself. */
export function ArtImage({ src, size = 28 }: { src: string | null; size?: number }) {
  return src === null ? null : <img class="art" src={src} alt="" width={size} height={size} />;
}

interface ButtonProps
  extends Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'icon' | 'size' | 'ref' | 'onClick'> {
  /** What a press does; a form is sent by its button. */
  tap?: (() => void) | undefined;
  words?: string;
  /** Its picture: one of the icons by name, or where another lies. */
  icon?: string;
  art?: string | undefined;
  /** How large that is. */
  size?: number;
  children?: ComponentChildren;
}

/** A button of a page: a picture, words, or both. */
export function Button({ tap, words, icon, art, size = 36, children, ...rest }: ButtonProps) {
  const src = icon === undefined ? art : iconArt(icon);
  return (
    <button type="button" {...rest} onClick={tap}>
      {src === undefined ? null : <img src={src} alt="" width={size} height={size} />}
      {words}
      {children}
    </button>
  );
}

/** Takes away the card it lies on. */
export function AwayButton({ words, tap }: { words: string; tap(): void }) {
  return (
    <Button class="small away" aria-label={words} tap={tap}>
      <img class="block" style="margin: auto" src={iconArt('ui-close')} alt="" width={22} height={22} />
    </Button>
  );
}

interface ChipProps {
  art: string | null;
  look?: 'plain' | 'good' | 'bad';
  children: ComponentChildren;
}

/** A picture and a value with its name: `[coin] 3 gold`. */
export function Chip({ art, look = 'plain', children }: ChipProps) {
  return (
    <span class={`chip gilt inline ${look}`}>
      <ArtImage src={art} size={24} />
      <span>{children}</span>
    </span>
  );
}

/** What the ids of panels begin with where the same panels stand on the page twice: the table stays behind other screens. */
export const PanelIds = createContext('');

interface PanelProps extends Omit<JSX.HTMLAttributes<HTMLElement>, 'title' | 'id' | 'class'> {
  title: string;
  id: string;
  class?: string | undefined;
}

/** A part of a page under its heading. */
export function Panel({ title, id, class: look = '', children, ...rest }: PanelProps) {
  const own = `${useContext(PanelIds)}${id}`;
  return (
    <section class={`panel ${look}`} aria-labelledby={own} {...rest}>
      <h2 id={own}>{title}</h2>
      {children}
    </section>
  );
}

interface FoldProps {
  title: string;
  open: boolean;
  look?: string;
  /** Beside its title. */
  note?: ComponentChildren;
  /** As a function: what is not put together at all while it is folded up. */
  children: ComponentChildren | (() => ComponentChildren);
}

/** A panel that folds, closed or open at first. */
export function Fold({ title, open, look = '', note, children }: FoldProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      class={`panel fold ${look}`}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        {note}
      </summary>
      {typeof children !== 'function' ? children : isOpen ? children() : null}
    </details>
  );
}

interface NumberStepperProps {
  value: number;
  min: number;
  max: number;
  label: string;
  less: string;
  more: string;
  onChange(value: number): void;
}

/** One more, one fewer. The buttons name what they change. */
export function NumberStepper({ value, min, max, label, less, more, onChange }: NumberStepperProps) {
  return (
    <div class="stepper stretch centre close">
      <button type="button" aria-label={less} disabled={value <= min} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{label}</output>
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}

interface ScreenTitleProps {
  children: ComponentChildren;
  look?: string;
}

/** A heading that takes the focus when its screen appears: at once, before the player can have gone on from there. */
export function ScreenTitle({ children, look = 'plank outlined' }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <h1 class={look} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
