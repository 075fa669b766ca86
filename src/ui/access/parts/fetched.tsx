/** Parts of the page that come when they are first wanted, in files of their own; and what comes by itself a moment later. */

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type App, useApp } from '../context.ts';

interface PartState {
  /** It cannot be had now. */
  isLost: boolean;
  /** Asks for it again. */
  again(): void;
}

/**
 * A component in place of the one that is fetched, with its words if it has any of its own; until that has come, and where
 * it cannot be had, it shows `Until`, or nothing.
 */
export function fetchedPart<P extends object>(
  fetch: (app: App) => Promise<ComponentType<P>>,
  Until?: ComponentType<P & PartState>,
): (props: P) => JSX.Element | null {
  let known: { language: string; Part: ComponentType<P> } | null = null;
  return (props) => {
    const app = useApp();
    const { language } = app.words;
    const [Part, show] = useState(() => (known?.language === language ? known.Part : null));
    const [isLost, setLost] = useState(false);
    const again = () =>
      void fetch(app).then(
        (part) => {
          known = { language, Part: part };
          show(() => part);
        },
        () => setLost(true),
      );
    useEffect(() => (Part === null ? again() : undefined), []);
    if (Part !== null) return <Part {...props} />;
    return Until === undefined ? null : <Until {...props} isLost={isLost} again={again} />;
  };
}

/**
 * What was asked for, as soon as it is there: undefined until then, and where it cannot be had. It is asked for anew with
 * another `of`; what came before stays until then.
 */
export function useArrived<T>(ask: () => Promise<T> | null, of: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<T | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    ask()?.then(
      (it) => {
        if (!isGone) setFound(() => it);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, of);
  return found;
}
