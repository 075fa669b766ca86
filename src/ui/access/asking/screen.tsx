/** The way to the questions: loaded when one is asked, with their words. */

import { useApp } from '../context.ts';
import { fetchedPart } from '../parts/fetched.tsx';
import { Page } from '../parts/page.tsx';

/** `at`: the question that is answered at once. */
export const AskingScreen = fetchedPart<{ at: string | null }>(async ({ words }) => {
  const [{ AskScreen }, hasWords] = await Promise.all([import('./asking.tsx'), words.more()]);
  if (!hasWords) throw new Error('the words of the questions are missing');
  return AskScreen;
}, Asked);

function Asked({ isLost }: { isLost: boolean }) {
  const { words, back } = useApp();
  return (
    <Page kind="asking" title={words.t('ui.asking.title')} back={back}>
      <p class="panel" role="status">
        {words.t(isLost ? 'ui.asking.lost' : 'ui.asking.coming')}
      </p>
    </Page>
  );
}
