/** The way to the questions: they come when somebody asks, with their words. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';

/** `at`: the question that is answered at once. */
export function AskingScreen({ at }: { at: string | null }) {
  const { words, back } = useApp();
  const [Asking, setAsking] = useState<ComponentType<{ at: string | null }> | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isHere = true;
    const fetch = async () => {
      try {
        const [{ AskScreen: found }, isTold] = await Promise.all([import('./asking.tsx'), words.more()]);
        if (!isTold) throw new Error('the words of the questions are missing');
        if (isHere) setAsking(() => found);
      } catch {
        if (isHere) setLost(true);
      }
    };
    void fetch();
    return () => {
      isHere = false;
    };
  }, []);
  if (Asking !== null) return <Asking at={at} />;
  return (
    <Page kind="asking" title={words.t('ui.asking.title')} back={back}>
      <p class="panel" role="status">
        {words.t(isLost ? 'ui.asking.lost' : 'ui.asking.coming')}
      </p>
    </Page>
  );
}
