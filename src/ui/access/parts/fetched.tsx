/** A part of the page that comes when it is first wanted, in a file of its own. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component in place of the one that is fetched; until that has come, and where it cannot be had, it shows nothing. */
export function fetchedPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
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
    return Part === null ? null : <Part {...props} />;
  };
}
