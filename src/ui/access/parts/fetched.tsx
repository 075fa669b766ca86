/** A part of the page that comes when it is first wanted, in a file of its own. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component in place of the one that is fetched; until that has come, and where it cannot be had, it shows `Until`, or nothing. */
export function fetchedPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Until?: ComponentType,
): (props: P) => preact.JSX.Element | null {
  let known: ComponentType<P> | null = null;
  return (props) => {
    const [Part, show] = useState<ComponentType<P> | null>(() => known);
    useEffect(() => {
      if (known === null)
        void fetch().then(
          (part) => show(() => (known = part)),
          () => undefined,
        );
    }, []);
    if (Part !== null) return <Part {...props} />;
    return Until === undefined ? null : <Until />;
  };
}
